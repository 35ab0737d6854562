/* Changed bytes of a journal are found, the records before them are kept, and reading never fails otherwise. */
#include "support/check.h"

#include "support/recorder.h"
#include "support/seeds.h"

#include "base/random.h"
#include "game/save/journal_mend.h"
#include "game/save/player_action.h"
#include "game/save/replay.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define SEED 20260103
#define MUTATIONS 6000
#define MENDINGS 60
#define ACTION_GAMES 60
#define ACTIONS_A_GAME 400

/* A copy of a short journal in memory of exactly its size. */
struct copy {
    unsigned char *data;
    size_t length;
};

static struct copy copy_of(const struct bytes *bytes, size_t length)
{
    struct copy copy = {malloc(length > 0 ? length : 1), length};
    assert_non_null(copy.data);
    memcpy(copy.data, bytes->data, length);
    return copy;
}

/* Reads to the end, and checks that all actions are the recorder's. Returns how many; -1 if the journal can't be opened. */
static int read_all(const struct recorder *recorder, struct copy copy,
                    struct journal_reader *reader)
{
    struct journal_start start;
    struct journal_record record;
    if (!journal_open(reader, copy.data, copy.length, &start))
        return -1;
    while (journal_next(reader, &record))
        assert_int_equal(record.kind, JOURNAL_ACTION);
    assert_true(reader->actions <= (uint64_t)recorder->actions);
    assert_int_equal(reader->good, recorder->ends[reader->actions]);
    return (int)reader->actions;
}

/* The number of actions with records that end before a byte; -1 if the start does not. */
static int actions_before(const struct recorder *recorder, size_t at)
{
    int actions = -1;
    while (actions < recorder->actions && recorder->ends[actions + 1] <= at)
        actions++;
    return actions;
}

static void any_length_keeps_the_records_before_it(void **unused)
{
    struct recorder recorder;
    recorder_play_short(&recorder);
    for (size_t length = 0; length <= recorder.bytes.length; length++) {
        struct journal_reader reader;
        struct copy copy = copy_of(&recorder.bytes, length);
        int actions = read_all(&recorder, copy, &reader);
        assert_int_equal(actions, actions_before(&recorder, length));
        bool is_whole = actions >= 0 && recorder.ends[actions] == length;
        assert_int_equal(reader.end, is_whole ? JOURNAL_WHOLE : JOURNAL_TORN);
        free(copy.data);
    }
    recorder_clear(&recorder);
    (void)unused;
}

static void any_bit_that_flips_is_found(void **unused)
{
    struct recorder recorder;
    recorder_play_short(&recorder);
    struct copy copy = copy_of(&recorder.bytes, recorder.bytes.length);
    for (size_t bit = 0; bit < 8 * copy.length; bit++) {
        struct journal_reader reader;
        size_t at = bit / 8;
        copy.data[at] ^= (unsigned char)(1U << bit % 8);
        int actions = read_all(&recorder, copy, &reader);
        if (actions != actions_before(&recorder, at))
            fail_msg("bit %zu of byte %zu: %d actions", bit % 8, at, actions);
        bool is_told = reader.end == JOURNAL_TORN || reader.end == JOURNAL_DAMAGED ||
                       (reader.end == JOURNAL_FOREIGN && at < strlen(JOURNAL_MAGIC));
        if (!is_told || !reader.error.message[0])
            fail_msg("bit %zu of byte %zu: end %d", bit % 8, at, (int)reader.end);
        /* Only the last record may be taken for a torn one. */
        bool is_last = at >= recorder.ends[recorder.actions - 1];
        if (reader.end == JOURNAL_TORN && !is_last && at >= recorder.ends[0])
            fail_msg("bit %zu of byte %zu: taken for torn", bit % 8, at);
        copy.data[at] ^= (unsigned char)(1U << bit % 8);
    }
    free(copy.data);
    recorder_clear(&recorder);
    (void)unused;
}

/* The start, and then the actions with these numbers, from 1. */
static struct copy put_together(const struct recorder *recorder, const int *order, int count)
{
    struct bytes bytes = {0};
    bytes_put(&bytes, recorder->bytes.data, recorder->ends[0]);
    for (int i = 0; i < count; i++) {
        size_t begin = recorder->ends[order[i] - 1];
        bytes_put(&bytes, recorder->bytes.data + begin, recorder->ends[order[i]] - begin);
    }
    struct copy copy = copy_of(&bytes, bytes.length);
    bytes_clear(&bytes);
    return copy;
}

static void check_kept(const struct recorder *recorder, const int *order, int count, int kept)
{
    struct journal_reader reader;
    struct copy copy = put_together(recorder, order, count);
    assert_int_equal(read_all(recorder, copy, &reader), kept);
    assert_int_equal(reader.end, JOURNAL_DAMAGED);
    free(copy.data);
}

static void records_dropped_exchanged_or_repeated_are_found(void **unused)
{
    struct recorder recorder;
    int order[RECORDER_ACTIONS_MAX + 1];
    recorder_play_short(&recorder);
    int count = recorder.actions;
    for (int n = 1; n < count; n++) {
        for (int i = 0; i < count - 1; i++)
            order[i] = i + 1 < n ? i + 1 : i + 2;
        check_kept(&recorder, order, count - 1, n - 1);
        for (int i = 0; i < count; i++)
            order[i] = i + 1;
        order[n - 1] = n + 1;
        order[n] = n;
        check_kept(&recorder, order, count, n - 1);
        for (int i = 0; i <= count; i++)
            order[i] = i < n ? i + 1 : i;
        check_kept(&recorder, order, count + 1, n);
    }
    recorder_clear(&recorder);
    (void)unused;
}

/* Changes a few bytes, mostly of actions, sometimes of the start. */
static void mutate(struct copy copy, size_t start, struct random *random)
{
    int changes = random_between(random, 1, 3);
    for (int i = 0; i < changes; i++) {
        bool is_start = random_chance(random, 1, 5);
        size_t low = is_start ? strlen(JOURNAL_MAGIC) : start;
        size_t high = is_start ? start : copy.length;
        size_t at = low + (size_t)random_below(random, (int)(high - low));
        if (random_chance(random, 1, 2))
            copy.data[at] = (unsigned char)random_below(random, 256);
        else
            copy.data[at] = (unsigned char)(copy.data[at] + random_between(random, -2, 2));
    }
}

/* How the replays of the changed journals ended. */
struct outcomes {
    int played;
    int ends[REPLAY_GAP + 1];
};

static void try_changed(const struct recorder *recorder, struct random *random,
                        struct outcomes *outcomes)
{
    struct copy copy = copy_of(&recorder->bytes, recorder->bytes.length);
    struct replay replay;
    struct error error;
    mutate(copy, recorder->ends[0], random);
    recorder_seal(copy.data, copy.length);
    if (replay_begin(&replay, copy.data, copy.length, NULL, &error)) {
        while (replay_step(&replay))
            outcomes->played++;
        outcomes->ends[replay.end]++;
        replay_clear(&replay);
    } else {
        assert_true(error.message[0] != '\0');
    }
    free(copy.data);
}

/* A mended journal never has fewer actions than before, and only those that were played. */
static void mending_loses_and_invents_nothing(void **unused)
{
    struct recorder recorder;
    struct random random = random_make(SEED + 1);
    int mended = 0;
    recorder_play_short(&recorder);
    for (int i = 0; i < MENDINGS; i++) {
        struct journal_reader reader;
        struct copy copy = copy_of(&recorder.bytes, recorder.bytes.length);
        mutate(copy, recorder.ends[0], &random);
        int before = read_all(&recorder, copy, &reader);
        mended += journal_mend(copy.data, copy.length) > 0;
        if (read_all(&recorder, copy, &reader) < before)
            fail_msg("change %d", i);
        free(copy.data);
    }
    assert_in_range(mended, MENDINGS / 3, MENDINGS);
    recorder_clear(&recorder);
    (void)unused;
}

static void any_forged_journal_is_refused_or_played(void **unused)
{
    struct recorder recorder;
    recorder_play_short(&recorder);
    recorder_end(&recorder);
    for (struct seeds seeds = SEEDS(SEED, SEED); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct outcomes outcomes = {.played = 0};
        for (int i = 0; i < MUTATIONS; i++)
            try_changed(&recorder, &random, &outcomes);
        /* Every way to end occurs. */
        assert_true(outcomes.played > 2 * MUTATIONS);
        assert_true(outcomes.ends[REPLAY_READ] > 0 && outcomes.ends[REPLAY_DIFFERS] > 0 &&
                    outcomes.ends[REPLAY_IMPOSSIBLE] > 0);
    }
    recorder_clear(&recorder);
    (void)unused;
}

static int choose_carried(const struct state *state, struct random *random)
{
    int item = random_between(random, 1, ITEM_COUNT - 1);
    for (int i = 0; i < ITEM_COUNT && pack_count(&state->pack, (enum item)item) == 0; i++)
        item = item % (ITEM_COUNT - 1) + 1;
    return item;
}

/* Any number, most often one that is nearly possible. */
static struct player_action any_action(const struct state *state, struct random *random)
{
    struct player_action played = {.skips_lesson = random_chance(random, 1, 100)};
    struct point hero = state_hero_const(state)->position;
    played.action.kind = (enum action_kind)random_below(random, ACTION_COUNT);
    played.action.direction = (enum direction)random_below(random, DIRECTION_COUNT + 1);
    played.action.target.x = hero.x + random_between(random, -7, 7);
    played.action.target.y = hero.y + random_between(random, -7, 7);
    if (random_chance(random, 1, 10))
        played.action.target.x = (int32_t)random_next(random);
    played.action.item = (enum item)choose_carried(state, random);
    if (random_chance(random, 1, 10))
        played.action.item = (enum item)random_between(random, 0, ITEM_COUNT);
    played.action.leads = random_between(random, -2, 2);
    played.action.lantern = (enum lantern)random_between(random, 0, LANTERN_COUNT);
    played.action.choice =
        random_chance(random, 1, 10) ? (int32_t)random_next(random) : random_between(random, -1, 4);
    played.action.fov = random_between(random, -1, fov_count());
    return played;
}

/* In every second game the hero is at the edge of the grid, among items. */
static struct game *begin_game(int number)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    char seed[32];
    struct text text = text_init(seed, sizeof seed);
    text_append(&text, "journal-%d", number);
    setup.seed = seed;
    setup.has_lesson = number % 4 == 0;
    if (number % 2 == 0) {
        setup.first_depth = number % FLOOR_COUNT + 1;
    } else {
        setup.map_name = "edge";
        setup.map_text = "!?)*^+.r[\n"
                         "@.`$`0>V.\n"
                         "!?)*]/+.&\n";
    }
    struct game *game = game_create(&setup, &error);
    if (!game)
        fail_msg("%s", error.message);
    return game;
}

static void any_possible_action_can_be_performed(void **unused)
{
    int refused = 0;
    int performed = 0;
    for (struct seeds seeds = SEEDS(1, ACTION_GAMES); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct game *game = begin_game(seeds.seed);
        int after = 0; /* a few actions after the end too */
        for (int i = 0; i < ACTIONS_A_GAME && after < 20; i++) {
            after += state_is_over(game_state(game));
            struct player_action played = any_action(game_state(game), &random);
            if (!player_action_is_possible(game_state(game), &played)) {
                refused++;
                continue;
            }
            game_perform(game, &played);
            performed++;
        }
        game_destroy(game);
    }
    if (seeds_count(ACTION_GAMES) >= ACTION_GAMES)
        assert_true(performed > ACTION_GAMES * 30 && refused > ACTION_GAMES * 30);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_length_keeps_the_records_before_it),
        cmocka_unit_test(any_bit_that_flips_is_found),
        cmocka_unit_test(records_dropped_exchanged_or_repeated_are_found),
        cmocka_unit_test(mending_loses_and_invents_nothing),
        cmocka_unit_test(any_forged_journal_is_refused_or_played),
        cmocka_unit_test(any_possible_action_can_be_performed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
