/* Floor 0: each hint appears where it is useful and ends when it is followed; the run after it is as without it. */
#include "support/check.h"
#include "support/player.h"

#include "base/array.h"
#include "game/floor.h"
#include "game/text/chronicle.h"
#include "input/lesson.h"

#include <stdint.h>
#include <string.h>

/* A game in the lesson. */
struct pupil {
    struct player *player;
    struct lesson lesson;
};

static struct game_setup setup_of(const char *seed)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.has_lesson = true;
    return setup;
}

static struct pupil begin_with(const struct game_setup *setup)
{
    struct pupil pupil = {.player = player_start_with(setup)};
    lesson_note(&pupil.lesson, player_state(pupil.player), NULL);
    return pupil;
}

static struct pupil begin(const char *seed)
{
    struct game_setup setup = setup_of(seed);
    return begin_with(&setup);
}

static void play(struct pupil *pupil, struct command command)
{
    struct game *game = pupil->player->game;
    game_play(game, command);
    lesson_note(&pupil->lesson, game_state(game), &command);
    while (game_is_under_way(game)) {
        game_continue(game);
        lesson_note(&pupil->lesson, game_state(game), NULL);
    }
}

static void press(struct pupil *pupil, const char *keys)
{
    struct error error;
    struct key key;
    while (*keys) {
        struct command command;
        assert_true(key_read(&keys, &key, &error));
        if (key_reader_feed(&pupil->player->reader, player_state(pupil->player), key, &command) ==
            KEY_READING_COMMAND)
            play(pupil, command);
    }
}

static void look(struct pupil *pupil)
{
    lesson_note_look(&pupil->lesson, player_state(pupil->player));
}

#define NO_HINT LESSON_COUNT

static enum lesson_hint shown(const struct pupil *pupil)
{
    return pupil->lesson.is_shown ? (enum lesson_hint)pupil->lesson.hint : NO_HINT;
}

static uint64_t hash_of(const struct pupil *pupil)
{
    return state_hash(player_state(pupil->player));
}

/* The whole lesson by keys, with the hint that is shown after each row. */
static const struct step {
    const char *keys; /* "x": look around; "*h": h until that hint is shown */
    enum lesson_hint after;
} steps[] = {
    {"", LESSON_WALK},
    {"l", LESSON_DOOR},
    {"l", LESSON_DOOR},
    {"l", NO_HINT}, /* the door is open */
    {"ll", LESSON_LOOK},
    {"x", NO_HINT},
    {"ulllllllll", NO_HINT},
    {"l", NO_HINT},
    {"ll", LESSON_LANTERN},
    {"v", NO_HINT},
    {"llllll", NO_HINT},
    {"kkk", NO_HINT},
    {"llllllll", LESSON_STAB},
    {"ll....", LESSON_STAB},
    {"l", NO_HINT},
    {"lllllllllllllllll", NO_HINT},
    {"j", NO_HINT},
    {"jj", LESSON_SNEAK},
    {"jjjjjj", LESSON_SNEAK},
    {"jj", LESSON_THROW},
    {"td<Right><Right><Down><Down><Enter>", NO_HINT},
    {"v", NO_HINT},
    {"jjj", NO_HINT},
    {"*h", LESSON_TAKE},
    {"v", LESSON_TAKE},
    {"*h", LESSON_WEAR},
    {"ifw", NO_HINT},
    {"hhhhhh", LESSON_EXPLORE},
};

/* Follows the rows up to the first after which a hint is shown. */
static void follow_to(struct pupil *pupil, enum lesson_hint hint)
{
    for (size_t i = 0; i < ARRAY_LENGTH(steps) && shown(pupil) != hint; i++) {
        bool is_repeated = steps[i].keys[0] == '*';
        if (strcmp(steps[i].keys, "x") == 0)
            look(pupil);
        else if (!is_repeated)
            press(pupil, steps[i].keys);
        for (int more = 0; more < 40 && is_repeated && shown(pupil) != steps[i].after; more++)
            press(pupil, steps[i].keys + 1);
        if (shown(pupil) != steps[i].after)
            fail_msg("after '%s' hint %d is shown, not %d", steps[i].keys, (int)shown(pupil),
                     (int)steps[i].after);
    }
    assert_int_equal(shown(pupil), hint);
}

static void each_hint_appears_and_goes_as_it_is_followed(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_EXPLORE);
    press(&pupil, "o");
    assert_true(shown(&pupil) != LESSON_EXPLORE);
    player_end(pupil.player);
    (void)unused;
}

/* The rest is found by exploring. */
static void go_down(struct pupil *pupil)
{
    for (int i = 0; i < 60 && shown(pupil) != LESSON_LEAVE; i++)
        press(pupil, "o");
    assert_int_equal(shown(pupil), LESSON_LEAVE);
    for (int i = 0; i < 20 && state_is_lesson(player_state(pupil->player)); i++)
        press(pupil, ">");
    assert_false(state_is_lesson(player_state(pupil->player)));
}

/* The pupil's run must be as one that began without a lesson. */
static void check_begins_as_without(const struct pupil *pupil, struct game_setup setup)
{
    setup.has_lesson = false;
    struct player *without = player_start_with(&setup);
    const struct state *state = player_state(pupil->player);
    assert_int_equal(state->depth, 1);
    assert_int_equal(state->turn, 0);
    assert_int_equal(state->fov, setup.fov);
    assert_int_equal(state->plain_radius, setup.plain_radius);
    assert_true(state_hash(player_state(without)) == state_hash(state));
    assert_int_equal(pupil->lesson.hint, LESSON_COUNT);
    assert_false(pupil->lesson.is_shown);
    player_press(without, "oovloo>");
    player_press(pupil->player, "oovloo>");
    assert_true(state_hash(player_state(without)) == state_hash(state));
    assert_int_equal(game_chronicle(without->game)->arrivals[0],
                     game_chronicle(pupil->player->game)->arrivals[0]);
    player_end(without);
}

static void after_the_lesson_the_run_is_as_without_it(void **unused)
{
    struct game_setup setup = setup_of("ash");
    struct pupil pupil = begin_with(&setup);
    follow_to(&pupil, LESSON_EXPLORE);
    assert_true(player_state(pupil.player)->turn > 0);
    go_down(&pupil);
    check_begins_as_without(&pupil, setup);
    player_end(pupil.player);
    (void)unused;
}

static void after_a_skipped_lesson_the_run_is_as_without_it(void **unused)
{
    struct game_setup setups[] = {setup_of("kelp"), setup_of("kelp"), setup_of("kelp")};
    setups[1].plain_radius = 6;
    setups[1].fov = fov_find("raycast");
    setups[2].size = (struct grid){40, 24};
    for (int i = 0; i < 3; i++) {
        struct pupil pupil = begin_with(&setups[i]);
        press(&pupil, "<F2>vlll");
        play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
        check_begins_as_without(&pupil, setups[i]);
        player_end(pupil.player);
    }
    (void)unused;
}

static void the_first_message_of_the_run_names_its_floor(void **unused)
{
    struct pupil pupil = begin("ash");
    play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
    const struct event *first = &player_state(pupil.player)->events.events[0];
    assert_int_equal(first->kind, EVENT_ARRIVED);
    assert_int_equal(first->depth, 1);
    player_end(pupil.player);
    (void)unused;
}

static void a_run_has_no_lesson_to_skip(void **unused)
{
    struct game_setup setup = setup_of("ash");
    setup.has_lesson = false;
    struct pupil pupil = begin_with(&setup);
    assert_int_equal(pupil.lesson.hint, LESSON_COUNT);
    uint64_t before = hash_of(&pupil);
    player_play(pupil.player, (struct command){.kind = COMMAND_SKIP_LESSON});
    assert_true(hash_of(&pupil) == before);
    assert_true(player_was_told(pupil.player, "The lesson is over."));
    player_end(pupil.player);
    (void)unused;
}

static bool was_told_of(const struct state *state, enum event_kind kind)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == kind)
            return true;
    return false;
}

static void a_death_restarts_the_floor_and_keeps_the_progress(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_STAB);
    press(&pupil, "llhlhl"); /* steps in the light wake the rat, and it bites */
    for (int i = 0; i < 300 && player_state(pupil.player)->turn > 0; i++)
        press(&pupil, ".");
    const struct state *state = player_state(pupil.player);
    struct point start = player_hero(pupil.player);
    assert_int_equal(state->turn, 0);
    assert_true(was_told_of(state, EVENT_WOKE));
    assert_false(was_told_of(state, EVENT_LOST));
    assert_false(state_is_over(state));
    assert_int_equal(state->depth, LESSON_DEPTH);
    assert_int_equal(state_hero_const(state)->health, state->traits.health);
    assert_int_equal(floor_lesson_part(start), 'a');
    assert_int_equal(pupil.lesson.hint, LESSON_STAB);
    struct pupil fresh = begin("ash");
    assert_true(hash_of(&fresh) == hash_of(&pupil));
    assert_true(point_is_equal(player_hero(fresh.player), start));
    press(&pupil, "lll");
    play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
    check_begins_as_without(&pupil, setup_of("ash"));
    player_end(fresh.player);
    player_end(pupil.player);
    (void)unused;
}

static void a_hint_is_skipped_once_its_part_is_passed(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_LANTERN);
    press(&pupil, "lllllllkkk");
    assert_int_equal(pupil.lesson.hint, LESSON_STAB);
    press(&pupil, "hhjjj");
    assert_int_equal(pupil.lesson.hint, LESSON_STAB);
    player_end(pupil.player);
    (void)unused;
}

static void a_hint_stays_until_it_is_followed(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_LOOK);
    press(&pupil, "...v");
    assert_int_equal(shown(&pupil), LESSON_LOOK);
    press(&pupil, "hh");
    assert_int_equal(shown(&pupil), LESSON_LOOK);
    look(&pupil);
    assert_int_equal(shown(&pupil), NO_HINT);
    player_end(pupil.player);
    (void)unused;
}

/* The hero starts at the last door and walks. */
static void the_stairs_hint_appears_without_exploring_too(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_EXPLORE);
    struct state *state = (struct state *)(uintptr_t)player_state(pupil.player);
    level_move_actor(state_level(state), state->hero, point_make(10, 13));
    press(&pupil, "hh");
    assert_int_equal(shown(&pupil), LESSON_EXPLORE);
    press(&pupil, "h"); /* the door is open */
    assert_int_equal(shown(&pupil), LESSON_LEAVE);
    player_end(pupil.player);
    (void)unused;
}

static void a_refused_command_ends_no_hint(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_EXPLORE);
    struct state *state = (struct state *)(uintptr_t)player_state(pupil.player);
    struct point hero = player_hero(pupil.player);
    level_add_actor(state_level(state), (struct actor){.kind = MONSTER_DOORWARD,
                                                       .position = {hero.x - 3, hero.y},
                                                       .health = 5,
                                                       .suspicion = SUSPICION_MAX,
                                                       .is_seen = true});
    press(&pupil, "o");
    assert_true(was_told_of(state, EVENT_REFUSED));
    assert_int_equal(shown(&pupil), LESSON_EXPLORE);
    player_end(pupil.player);
    (void)unused;
}

static void without_light_the_lantern_hint_does_not_appear(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_LOOK);
    look(&pupil);
    press(&pupil, "vulllllllllllll");
    assert_int_equal(pupil.lesson.hint, LESSON_LANTERN);
    assert_int_equal(floor_lesson_part(player_hero(pupil.player)), 'c');
    assert_int_equal(shown(&pupil), NO_HINT);
    press(&pupil, "vv"); /* dark, and open again */
    assert_int_equal(shown(&pupil), LESSON_LANTERN);
    player_end(pupil.player);
    (void)unused;
}

static void actions_of_others_end_no_hint(void **unused)
{
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_STAB);
    press(&pupil, "llhlhl"); /* steps in the light wake the rat, and it strikes */
    const struct state *state = player_state(pupil.player);
    for (int i = 0; i < 60 && state_hero_const(state)->health == state->traits.health; i++)
        press(&pupil, ".");
    assert_true(was_told_of(state, EVENT_STRUCK));
    assert_int_equal(shown(&pupil), LESSON_STAB);
    player_end(pupil.player);
    (void)unused;
}

static void looking_around_ends_no_other_hint(void **unused)
{
    struct pupil pupil = begin("ash");
    look(&pupil);
    assert_int_equal(shown(&pupil), LESSON_WALK);
    player_end(pupil.player);
    (void)unused;
}

static void the_night_does_not_fall_during_the_lesson(void **unused)
{
    struct pupil pupil = begin("ash");
    press(&pupil, "................");
    assert_int_equal(player_state(pupil.player)->night, 0);
    player_end(pupil.player);
    (void)unused;
}

/* Attacks an adjacent creature. False: there is none. */
static bool strike(struct pupil *pupil)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(player_hero(pupil->player), (enum direction)d);
        struct handle other = level_actor_at(level, beside);
        if (handle_is_none(other) || level_actor_const(level, other)->kind == MONSTER_WICK_MOTH)
            continue;
        play(pupil, (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d});
        return true;
    }
    return false;
}

/* Explores and finally leaves; goes step by step while noticed, and waits while a hunter is in view. */
static void go_on(struct pupil *pupil)
{
    int turn = player_state(pupil->player)->turn;
    press(pupil, shown(pupil) == LESSON_LEAVE ? ">" : "o");
    if (state_is_lesson(player_state(pupil->player)) && player_state(pupil->player)->turn == turn)
        play(pupil, (struct command){.kind = COMMAND_EXPLORE, .is_stepwise = true});
    if (state_is_lesson(player_state(pupil->player)) && player_state(pupil->player)->turn == turn)
        press(pupil, ".");
}

/* For every seed: the hero survives and reaches the end. */
static void exploring_leads_to_its_end_for_every_seed(void **unused)
{
    static const char *const seeds[] = {"a", "ash", "kelp-7", "tern", "wick", "2026-11-21"};
    for (size_t i = 0; i < ARRAY_LENGTH(seeds); i++) {
        struct pupil pupil = begin(seeds[i]);
        int latest = 0;
        for (int turn = 0; turn < 400 && state_is_lesson(player_state(pupil.player)); turn++) {
            latest = player_state(pupil.player)->turn;
            if (!strike(&pupil))
                go_on(&pupil);
            if (state_is_lesson(player_state(pupil.player)) &&
                player_state(pupil.player)->turn < latest)
                fail_msg("seed %s: the hero died in turn %d", seeds[i], latest);
        }
        if (state_is_lesson(player_state(pupil.player)))
            fail_msg("seed %s: hint %d, turn %d", seeds[i], pupil.lesson.hint,
                     player_state(pupil.player)->turn);
        player_end(pupil.player);
    }
    (void)unused;
}

static void between_two_hints_the_way_is_described(void **unused)
{
    char says[512];
    struct text text = text_init(says, sizeof says);
    struct pupil pupil = begin("ash");
    press(&pupil, "lll");
    lesson_write_transition(NULL, &pupil.lesson, player_state(pupil.player), &text);
    assert_string_equal(says, "Go east: a room where something moves.");
    player_end(pupil.player);
    (void)unused;
}

static void the_hunted_get_advice_before_the_next_hint(void **unused)
{
    char says[512];
    struct text text = text_init(says, sizeof says);
    struct pupil pupil = begin("ash");
    follow_to(&pupil, LESSON_SNEAK);
    struct level *level = state_level((struct state *)(uintptr_t)player_state(pupil.player));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].kind == MONSTER_BELL_CRAWLER)
            level->actors[i].suspicion = SUSPICION_HUNTING;
    lesson_write_current(NULL, &pupil.lesson, player_state(pupil.player), &text);
    assert_memory_equal(says, "You are hunted!", strlen("You are hunted!"));
    assert_non_null(strstr(says, "go dark with v and"));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        level->actors[i].suspicion = 0;
    text = text_init(says, sizeof says);
    lesson_write_current(NULL, &pupil.lesson, player_state(pupil.player), &text);
    assert_memory_equal(says, "Something watches.", strlen("Something watches."));
    player_end(pupil.player);
    (void)unused;
}

static void its_floor_has_one_entrance_one_exit_and_a_sleeper(void **unused)
{
    struct pupil pupil = begin("ash");
    const struct level *level = state_level_const(player_state(pupil.player));
    struct grid size = floor_lesson_size();
    int asleep = 0;
    struct point stairs;
    assert_int_equal(level->grid.width, size.width);
    assert_int_equal(level->grid.height, size.height);
    assert_true(level_find_stairs(level, 1, &stairs));
    assert_false(level_find_stairs(level, -1, &stairs));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (pool_is_used(&level->actor_pool, i) && level->actors[i].is_asleep) {
            asleep++;
            assert_int_equal(floor_lesson_part(level->actors[i].position), 'z');
        }
    assert_int_equal(asleep, 1);
    player_end(pupil.player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_hint_appears_and_goes_as_it_is_followed),
        cmocka_unit_test(after_the_lesson_the_run_is_as_without_it),
        cmocka_unit_test(after_a_skipped_lesson_the_run_is_as_without_it),
        cmocka_unit_test(the_first_message_of_the_run_names_its_floor),
        cmocka_unit_test(a_run_has_no_lesson_to_skip),
        cmocka_unit_test(a_death_restarts_the_floor_and_keeps_the_progress),
        cmocka_unit_test(a_hint_is_skipped_once_its_part_is_passed),
        cmocka_unit_test(a_hint_stays_until_it_is_followed),
        cmocka_unit_test(the_stairs_hint_appears_without_exploring_too),
        cmocka_unit_test(a_refused_command_ends_no_hint),
        cmocka_unit_test(without_light_the_lantern_hint_does_not_appear),
        cmocka_unit_test(actions_of_others_end_no_hint),
        cmocka_unit_test(looking_around_ends_no_other_hint),
        cmocka_unit_test(the_night_does_not_fall_during_the_lesson),
        cmocka_unit_test(exploring_leads_to_its_end_for_every_seed),
        cmocka_unit_test(between_two_hints_the_way_is_described),
        cmocka_unit_test(the_hunted_get_advice_before_the_next_hint),
        cmocka_unit_test(its_floor_has_one_entrance_one_exit_and_a_sleeper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
