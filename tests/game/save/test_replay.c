/* Games performed again from their journals. */
#include "support/check.h"

#include "support/recorder.h"

#include "base/array.h"
#include "base/random.h"
#include "game/save/replay.h"
#include "game/save/snapshot.h"

#include <string.h>

static void check_said(const struct error *error, const char *piece)
{
    if (!strstr(error->message, piece))
        fail_msg("'%s' does not say '%s'", error->message, piece);
}

static void begin(struct replay *replay, const struct bytes *bytes)
{
    struct error error;
    if (!replay_begin(replay, bytes->data, bytes->length, NULL, &error))
        fail_msg("%s", error.message);
}

static void replay_all(struct replay *replay, const struct bytes *bytes)
{
    begin(replay, bytes);
    while (replay_step(replay))
        continue;
}

/* Ends the recorder's game and checks that a replay leads to the same state. */
static void check_replays(struct recorder *recorder)
{
    struct replay replay;
    recorder_end(recorder);
    replay_all(&replay, &recorder->bytes);
    if (replay.end != REPLAY_READ || replay.reader.end != JOURNAL_WHOLE)
        fail_msg("%s", replay.error.message);
    assert_int_equal(replay.position, recorder->actions);
    assert_true(state_hash(game_state(replay.game)) == state_hash(game_state(recorder->game)));
    replay_clear(&replay);
    recorder_clear(recorder);
}

static void a_game_on_a_drawn_floor_is_replayed(void **unused)
{
    struct recorder recorder;
    recorder_play_short(&recorder);
    check_replays(&recorder);
    (void)unused;
}

static void play_about(struct recorder *recorder, int commands)
{
    static const enum command_kind kinds[] = {COMMAND_EXPLORE, COMMAND_STEP, COMMAND_RUN,
                                              COMMAND_STAIRS,  COMMAND_FOV,  COMMAND_LANTERN,
                                              COMMAND_WAIT,    COMMAND_REST};
    struct random random = random_make(3);
    for (int i = 0; i < commands; i++) {
        struct command command = {.leads = 1};
        command.kind = kinds[random_below(&random, (int)ARRAY_LENGTH(kinds))];
        command.direction = (enum direction)random_below(&random, DIRECTION_COUNT);
        recorder_play(recorder, command);
    }
}

static void a_game_that_begins_with_its_lesson_is_replayed(void **unused)
{
    struct recorder recorder;
    struct game_setup setup = game_setup_default();
    setup.seed = "taught";
    setup.has_lesson = true;
    recorder_begin(&recorder, &setup);
    play_about(&recorder, 20);
    recorder_play(&recorder, (struct command){.kind = COMMAND_SKIP_LESSON});
    play_about(&recorder, 20);
    check_replays(&recorder);
    (void)unused;
}

/* A journal has the actions that settings led to, not the settings. */
static void items_left_on_the_floor_are_left_again(void **unused)
{
    struct recorder recorder;
    struct game_setup setup = game_setup_default();
    setup.seed = "left";
    setup.map_name = "left";
    setup.map_text = "########\n"
                     "#@.!.!.#\n"
                     "########\n";
    recorder_begin(&recorder, &setup);
    struct command step = {.kind = COMMAND_STEP, .direction = DIRECTION_EAST};
    int had = pack_count(&game_state(recorder.game)->pack, ITEM_HEALING_POTION);
    for (int i = 0; i < 5; i++) {
        step.leaves_things = i < 3;
        recorder_play(&recorder, step);
    }
    const struct state *state = game_state(recorder.game);
    assert_int_equal(pack_count(&state->pack, ITEM_HEALING_POTION), had + 1);
    assert_int_equal(level_item(state_level_const(state), point_make(3, 1)), ITEM_HEALING_POTION);
    check_replays(&recorder);
    (void)unused;
}

static void a_game_with_an_unusual_setup_is_replayed(void **unused)
{
    struct recorder recorder;
    struct game_setup setup = game_setup_default();
    setup.seed = "other";
    setup.fov = 2;
    setup.plain_radius = 6;
    setup.first_depth = 7;
    setup.is_revealed = true;
    setup.size = (struct grid){100, 50};
    recorder_begin(&recorder, &setup);
    play_about(&recorder, 20);
    check_replays(&recorder);
    (void)unused;
}

static void seeking_goes_to_any_action(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    struct error error;
    uint64_t hashes[RECORDER_ACTIONS_MAX + 1];
    recorder_play_short(&recorder);
    begin(&replay, &recorder.bytes);
    hashes[0] = state_hash(game_state(replay.game));
    for (int i = 1; replay_step(&replay); i++)
        hashes[i] = state_hash(game_state(replay.game));
    static const int order[] = {3, 1, 9, 9, 0, 5};
    for (size_t i = 0; i < ARRAY_LENGTH(order); i++) {
        assert_true(replay_seek(&replay, (uint64_t)order[i], &error));
        assert_int_equal(replay.position, order[i]);
        assert_true(state_hash(game_state(replay.game)) == hashes[order[i]]);
    }
    assert_true(replay_seek(&replay, 1000000, &error));
    assert_int_equal(replay.position, recorder.actions);
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

/* A journal in which the hero waits in an empty room; the action with the number `wrong`, from 1, has a wrong hash. */
static void record_waiting(struct recorder *recorder, int actions, int wrong)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "waiting";
    setup.map_name = "room";
    setup.map_text = "####\n#@.#\n####\n";
    recorder_begin(recorder, &setup);
    game_set_observer(recorder->game, NULL, NULL);
    for (int i = 1; i <= actions; i++) {
        struct player_action played = {.action = {.kind = ACTION_WAIT}};
        recorder_play(recorder, (struct command){.kind = COMMAND_WAIT});
        uint64_t quick_hash = state_quick_hash(game_state(recorder->game));
        journal_put_action(&recorder->chain, &played, i == wrong ? quick_hash + 1 : quick_hash,
                           &recorder->bytes);
    }
}

static void a_turn_that_comes_out_differently_is_named(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 9, 6);
    replay_all(&replay, &recorder.bytes);
    assert_int_equal(replay.end, REPLAY_DIFFERS);
    assert_int_equal(replay.position, 6);
    assert_int_equal(replay.turn, 5); /* after five turns */
    check_said(&replay.error, "turn 5 (action 6)");
    assert_false(replay_step(&replay));
    assert_int_equal(replay.position, 6);
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

static void an_end_that_comes_out_differently_is_told(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 2, 0);
    journal_put_ended(&recorder.chain, state_hash(game_state(recorder.game)) ^ 1, RESULT_NONE,
                      &recorder.bytes);
    replay_all(&replay, &recorder.bytes);
    assert_int_equal(replay.end, REPLAY_DIFFERS);
    assert_int_equal(replay.position, 2);
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

static void check_impossible(struct player_action played)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 2, 0);
    journal_put_action(&recorder.chain, &played, 0, &recorder.bytes);
    replay_all(&replay, &recorder.bytes);
    assert_int_equal(replay.end, REPLAY_IMPOSSIBLE);
    assert_int_equal(replay.position, 2);
    check_said(&replay.error, "action 3 ");
    replay_clear(&replay);
    recorder_clear(&recorder);
}

static void impossible_actions_are_not_performed(void **unused)
{
    check_impossible((struct player_action){.skips_lesson = true});
    check_impossible((struct player_action){.action = {.kind = ACTION_STAIRS, .leads = 0}});
    check_impossible((struct player_action){.action = {.kind = ACTION_STAIRS, .leads = 2}});
    check_impossible((struct player_action){.action = {.kind = ACTION_EFFECT}});
    check_impossible(
        (struct player_action){.action = {.kind = ACTION_EFFECT, .effect = EFFECT_HEAL}});
    check_impossible((struct player_action){.action = {.kind = ACTION_STRIKE}});
    check_impossible((struct player_action){.action = {.kind = ACTION_TURN}});
    check_impossible(
        (struct player_action){.action = {.kind = ACTION_FIRE, .target = {INT32_MIN, INT32_MAX}}});
    check_impossible((struct player_action){
        .action = {.kind = ACTION_USE, .item = 1, .target = {1, INT32_MAX}}});
    (void)unused;
}

static void the_version_that_goes_on_is_named(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 2, 0);
    journal_put_resumed(&recorder.chain, "77.0", 2, &recorder.bytes);
    begin(&replay, &recorder.bytes);
    assert_string_equal(replay.start.version, RECORDER_VERSION);
    assert_string_equal(replay.version, RECORDER_VERSION);
    while (replay_step(&replay))
        continue;
    assert_int_equal(replay.end, REPLAY_READ);
    assert_string_equal(replay.version, "77.0");
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

static void a_gap_is_told(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 2, 0);
    size_t good = recorder.bytes.length;
    journal_put_resumed(&recorder.chain, "77.0", 3, &recorder.bytes);
    replay_all(&replay, &recorder.bytes);
    assert_int_equal(replay.end, REPLAY_READ);
    assert_int_equal(replay.reader.end, JOURNAL_DAMAGED);
    assert_int_equal(replay.good, good);
    check_said(&replay.error, "from action 3");
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

static void a_journal_without_its_snapshot_ends_at_once(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    record_waiting(&recorder, 0, 0);
    journal_put_resumed(&recorder.chain, "77.0", 3, &recorder.bytes);
    replay_all(&replay, &recorder.bytes);
    assert_int_equal(replay.end, REPLAY_GAP);
    assert_int_equal(replay.position, 0);
    check_said(&replay.error, "from action 3");
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

/* A journal that replaced a lost one: it begins after the actions of the snapshot beside it. */
struct replaced_journal {
    struct bytes snapshot;
    struct recorder recorder; /* of the new journal */
};

static void begin_replaced(struct replaced_journal *replaced, const char *seed, uint64_t position)
{
    struct error error;
    uint64_t unused;
    struct game_setup setup = game_setup_default();
    setup.seed = "anew";
    setup.size = (struct grid){40, 26};
    replaced->snapshot = (struct bytes){0};
    recorder_begin(&replaced->recorder, &setup);
    play_about(&replaced->recorder, 12);
    snapshot_put(replaced->recorder.game, 7, &replaced->snapshot);
    recorder_clear(&replaced->recorder);
    setup.seed = seed;
    recorder_begin(&replaced->recorder, &setup);
    journal_put_resumed(&replaced->recorder.chain, "2.0", position, &replaced->recorder.bytes);
    game_destroy(replaced->recorder.game);
    replaced->recorder.game =
        snapshot_read(replaced->snapshot.data, replaced->snapshot.length, &unused, &error);
    assert_non_null(replaced->recorder.game);
    recorder_watch(&replaced->recorder);
    play_about(&replaced->recorder, 12);
    recorder_end(&replaced->recorder);
}

static void clear_replaced(struct replaced_journal *replaced)
{
    bytes_clear(&replaced->snapshot);
    recorder_clear(&replaced->recorder);
}

static bool replay_replaced(struct replay *replay, const struct replaced_journal *replaced,
                            struct error *error)
{
    const struct bytes *bytes = &replaced->recorder.bytes;
    return replay_begin(replay, bytes->data, bytes->length, &replaced->snapshot, error);
}

static void a_journal_begun_anew_is_replayed_from_its_snapshot(void **unused)
{
    struct replaced_journal replaced;
    struct replay replay;
    struct error error;
    begin_replaced(&replaced, "anew", 7);
    assert_true(replay_replaced(&replay, &replaced, &error));
    assert_int_equal(replay.first, 7);
    assert_int_equal(replay.position, 7);
    uint64_t first = state_hash(game_state(replay.game));
    while (replay_step(&replay))
        continue;
    assert_int_equal(replay.end, REPLAY_READ);
    assert_int_equal(replay.reader.end, JOURNAL_WHOLE);
    assert_int_equal(replay.position, 7 + replaced.recorder.actions);
    assert_true(state_hash(game_state(replay.game)) ==
                state_hash(game_state(replaced.recorder.game)));
    assert_true(replay_seek(&replay, 0, &error)); /* goes back to its beginning */
    assert_int_equal(replay.position, 7);
    assert_true(state_hash(game_state(replay.game)) == first);
    assert_true(replay_seek(&replay, 9, &error));
    assert_int_equal(replay.position, 9);
    replay_clear(&replay);
    clear_replaced(&replaced);
    (void)unused;
}

static void a_snapshot_that_is_not_the_journals_start_is_refused(void **unused)
{
    struct replaced_journal replaced;
    struct replay replay;
    struct error error;
    begin_replaced(&replaced, "anew", 8);
    assert_false(replay_replaced(&replay, &replaced, &error));
    check_said(&error, "snapshot.start: it is of another game");
    clear_replaced(&replaced);
    begin_replaced(&replaced, "anew", 6);
    assert_false(replay_replaced(&replay, &replaced, &error));
    check_said(&error, "snapshot.start");
    clear_replaced(&replaced);
    begin_replaced(&replaced, "other", 7);
    assert_false(replay_replaced(&replay, &replaced, &error));
    check_said(&error, "snapshot.start: it is of another game");
    replaced.snapshot.data[replaced.snapshot.length / 2] ^= 1;
    assert_false(replay_replaced(&replay, &replaced, &error));
    check_said(&error, "snapshot.start: ");
    clear_replaced(&replaced);
    (void)unused;
}

static void a_journal_from_the_beginning_needs_no_snapshot(void **unused)
{
    struct recorder recorder;
    struct replay replay;
    struct error error;
    unsigned char nonsense[] = "ember";
    struct bytes snapshot = {.data = nonsense, .length = sizeof nonsense};
    recorder_play_short(&recorder);
    assert_true(
        replay_begin(&replay, recorder.bytes.data, recorder.bytes.length, &snapshot, &error));
    assert_int_equal(replay.position, 0);
    replay_clear(&replay);
    recorder_clear(&recorder);
    (void)unused;
}

/* The checksum is right, but the setup is impossible. */
static void a_start_that_makes_no_game_is_refused(void **unused)
{
    struct bytes bytes = {0};
    struct journal_chain chain;
    struct replay replay;
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = "";
    journal_put_start(&chain, &setup, "1", &bytes);
    assert_false(replay_begin(&replay, bytes.data, bytes.length, NULL, &error));
    check_said(&error, "a seed has");
    bytes.length = 0;
    setup.seed = "a";
    setup.first_depth = 0;
    journal_put_start(&chain, &setup, "1", &bytes);
    assert_false(replay_begin(&replay, bytes.data, bytes.length, NULL, &error));
    check_said(&error, "makes no sense");
    bytes_clear(&bytes);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_on_a_drawn_floor_is_replayed),
        cmocka_unit_test(a_game_that_begins_with_its_lesson_is_replayed),
        cmocka_unit_test(items_left_on_the_floor_are_left_again),
        cmocka_unit_test(a_game_with_an_unusual_setup_is_replayed),
        cmocka_unit_test(seeking_goes_to_any_action),
        cmocka_unit_test(a_turn_that_comes_out_differently_is_named),
        cmocka_unit_test(an_end_that_comes_out_differently_is_told),
        cmocka_unit_test(impossible_actions_are_not_performed),
        cmocka_unit_test(the_version_that_goes_on_is_named),
        cmocka_unit_test(a_gap_is_told),
        cmocka_unit_test(a_journal_without_its_snapshot_ends_at_once),
        cmocka_unit_test(a_journal_begun_anew_is_replayed_from_its_snapshot),
        cmocka_unit_test(a_snapshot_that_is_not_the_journals_start_is_refused),
        cmocka_unit_test(a_journal_from_the_beginning_needs_no_snapshot),
        cmocka_unit_test(a_start_that_makes_no_game_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
