/* Floor 0: each hint appears where it is useful and ends when it is followed. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/pupil.h"

#include "base/array.h"
#include "game/floor.h"
#include "rules/noise.h"
#include "rules/suspicion.h"

#include <stdint.h>
#include <string.h>

static void each_hint_appears_and_goes_as_it_is_followed(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_EXPLORE);
    pupil_press(&pupil, "o");
    assert_true(pupil_shown(&pupil) != LESSON_EXPLORE);
    player_end(pupil.player);
    (void)unused;
}

static void the_hero_wakes_hurt_and_its_lantern_lies_in_view(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    const struct state *state = player_state(pupil.player);
    assert_int_equal(state_hero_const(state)->health, 22);
    assert_false(state->pack.has_lantern);
    pupil_press(&pupil, "v");
    assert_true(
        player_was_told(pupil.player, "You don't have your lantern: it lies 7 steps north-east."));
    player_end(pupil.player);
    (void)unused;
}

static void armour_that_was_just_found_is_not_left_unworn_by_exploring_on(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_WEAR);
    struct point at = player_hero(pupil.player);
    pupil_press(&pupil, "o");
    assert_true(point_is_equal(player_hero(pupil.player), at));
    player_end(pupil.player);
    (void)unused;
}

static void a_hint_is_skipped_once_its_part_is_passed(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_REST);
    pupil_press(&pupil, "kllllllllllll");
    assert_int_equal(pupil_shown(&pupil), LESSON_HOOD);
    pupil_press(&pupil, "hhh");
    assert_int_equal(pupil_shown(&pupil), LESSON_HOOD);
    player_end(pupil.player);
    (void)unused;
}

static void a_hint_stays_until_it_is_followed(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_LOOK);
    pupil_press(&pupil, "...v");
    assert_int_equal(pupil_shown(&pupil), LESSON_LOOK);
    pupil_press(&pupil, "hh");
    assert_int_equal(pupil_shown(&pupil), LESSON_LOOK);
    pupil_look(&pupil);
    assert_int_equal(pupil_shown(&pupil), LESSON_REST);
    player_end(pupil.player);
    (void)unused;
}

static void exploring_anew_is_held_again_and_going_on_is_not(void **unused)
{
    const struct command anew = {.kind = COMMAND_EXPLORE, .begins_anew = true};
    struct pupil pupil = pupil_begin("ash");
    struct lesson *lesson = &pupil.lesson;
    (void)unused;
    assert_int_equal(pupil_shown(&pupil), LESSON_WAKE);
    assert_null(lesson_held_command(lesson));
    assert_true(lesson_holds(lesson, &anew));
    assert_true(lesson_holds(lesson, &anew));
    assert_false(lesson_holds(lesson, lesson_held_command(lesson)));
    assert_false(lesson_holds(lesson, &(struct command){.kind = COMMAND_EXPLORE})); /* goes on */
    assert_true(lesson_holds(lesson, &anew));
    assert_false(lesson_holds(lesson, &(struct command){.kind = COMMAND_WAIT}));
    assert_null(lesson_held_command(lesson));
    player_end(pupil.player);
}

static void exploring_waits_for_the_hint(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    for (size_t i = 0; i < 2; i++) {
        pupil_follow_to(&pupil, i == 0 ? LESSON_WAKE : LESSON_STAB);
        int turn = player_state(pupil.player)->turn;
        pupil_press(&pupil, "o");
        assert_int_equal(player_state(pupil.player)->turn, turn);
        assert_true(pupil.lesson.has_held);
    }
    player_end(pupil.player);
    (void)unused;
}

/* The hero starts at the last door and walks. */
static void the_stairs_hint_appears_without_exploring_too(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_EXPLORE);
    struct state *state = (struct state *)(uintptr_t)player_state(pupil.player);
    level_move_actor(state_level(state), state->hero, point_make(11, 17));
    pupil_press(&pupil, "h");
    assert_int_equal(pupil_shown(&pupil), LESSON_EXPLORE);
    pupil_press(&pupil, "h"); /* the door is open */
    assert_int_equal(pupil_shown(&pupil), LESSON_LEAVE);
    player_end(pupil.player);
    (void)unused;
}

static void a_refused_command_ends_no_hint(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_EXPLORE);
    struct state *state = (struct state *)(uintptr_t)player_state(pupil.player);
    struct point hero = player_hero(pupil.player);
    level_add_actor(state_level(state), (struct actor){.kind = MONSTER_DOORWARD,
                                                       .position = {hero.x - 3, hero.y},
                                                       .health = 5,
                                                       .suspicion = SUSPICION_MAX,
                                                       .is_seen = true});
    state->vision.perceived_is_current = false;
    pupil_press(&pupil, "o");
    assert_true(event_list_has(&state->events, EVENT_REFUSED));
    assert_int_equal(pupil_shown(&pupil), LESSON_EXPLORE);
    player_end(pupil.player);
    (void)unused;
}

static void a_hint_on_what_is_done_does_not_appear(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_REST);
    pupil_press(&pupil, "vkllllllllllll");
    assert_int_equal(pupil_shown(&pupil), LESSON_PASS);
    player_end(pupil.player);
    (void)unused;
}

/* The first creature of the kind. */
static struct handle creature(const struct pupil *pupil, enum monster kind)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].kind == kind)
            return level_handle(level, i);
    fail_msg("no such creature");
    return HANDLE_NONE;
}

static struct level *level_of(const struct pupil *pupil)
{
    return state_level((struct state *)(uintptr_t)player_state(pupil->player));
}

static void a_hint_about_a_creature_goes_with_it(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_STAB);
    suspicion_wake((struct state *)(uintptr_t)player_state(pupil.player),
                   creature(&pupil, MONSTER_BELL_CRAWLER));
    pupil_press(&pupil, ".");
    assert_int_equal(pupil.lesson.hint, LESSON_HIDE);
    player_end(pupil.player);
    pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_LURE);
    level_remove_actor(level_of(&pupil), creature(&pupil, MONSTER_BLIND_DIGGER));
    pupil_press(&pupil, ".");
    assert_int_equal(pupil.lesson.hint, LESSON_LIGHT);
    player_end(pupil.player);
    (void)unused;
}

static void actions_of_others_end_no_hint(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_AMBUSH);
    const struct state *state = player_state(pupil.player);
    for (int i = 0; i < 60 && state_hero_const(state)->health == state->traits.health; i++)
        pupil_press(&pupil, ".");
    assert_true(event_list_has(&state->events, EVENT_STRUCK));
    assert_int_equal(pupil_shown(&pupil), LESSON_AMBUSH);
    player_end(pupil.player);
    (void)unused;
}

static void looking_around_ends_no_other_hint(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_look(&pupil);
    assert_int_equal(pupil_shown(&pupil), LESSON_WAKE);
    player_end(pupil.player);
    (void)unused;
}

static void the_night_does_not_fall_during_the_lesson(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_press(&pupil, "................");
    assert_int_equal(player_state(pupil.player)->night, 0);
    player_end(pupil.player);
    (void)unused;
}

/* Attacks an adjacent creature. False: there is none in reach; one past a corner isn't. */
static bool strike(struct pupil *pupil)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(player_hero(pupil->player), (enum direction)d);
        struct handle other = level_actor_at(level, beside);
        if (handle_is_none(other) || level_actor_const(level, other)->kind == MONSTER_WICK_MOTH)
            continue;
        pupil_play(pupil, (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d});
        if (!event_list_has(&player_state(pupil->player)->events, EVENT_REFUSED))
            return true;
    }
    return false;
}

static bool is_about_light(enum lesson_hint hint)
{
    return hint == LESSON_SCOUT || hint == LESSON_HOOD || hint == LESSON_LIGHT;
}

/* Follows only the hints about the lantern; explores, and finally leaves. Goes step by step while that is refused, and waits
 * while that is too. */
static void go_on(struct pupil *pupil)
{
    int turn = player_state(pupil->player)->turn;
    enum lesson_hint hint = pupil_shown(pupil);
    pupil_press(pupil, is_about_light(hint) ? "v" : hint == LESSON_LEAVE ? ">" : "o");
    if (state_is_lesson(player_state(pupil->player)) && player_state(pupil->player)->turn == turn)
        pupil_play(pupil, (struct command){.kind = COMMAND_EXPLORE, .is_stepwise = true});
    if (state_is_lesson(player_state(pupil->player)) && player_state(pupil->player)->turn == turn)
        pupil_press(pupil, ".");
}

/* For every seed: the hero survives and reaches the end. */
static void exploring_leads_to_its_end_for_every_seed(void **unused)
{
    static const char *const seeds[] = {"a", "ash", "kelp-7", "tern", "wick", "2026-11-21"};
    for (size_t i = 0; i < ARRAY_LENGTH(seeds); i++) {
        struct pupil pupil = pupil_begin(seeds[i]);
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
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_DOOR);
    pupil_press(&pupil, "hjjjjjl");
    lesson_write_transition(NULL, &pupil.lesson, player_state(pupil.player), &text);
    assert_string_equal(says, "Go east: a room where something moves.");
    player_end(pupil.player);
    (void)unused;
}

static void check_says(const struct pupil *pupil, const char *expected)
{
    char says[512];
    struct text text = text_init(says, sizeof says);
    lesson_write_current(NULL, &pupil->lesson, player_state(pupil->player), &text);
    assert_memory_equal(says, expected, strlen(expected));
}

static void the_hunted_get_advice_before_the_next_hint(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_PASS);
    struct actor *archer = level_actor(level_of(&pupil), creature(&pupil, MONSTER_GLASS_ARCHER));
    struct actor *digger = level_actor(level_of(&pupil), creature(&pupil, MONSTER_BLIND_DIGGER));
    game_picture_set_lantern((struct state *)(uintptr_t)player_state(pupil.player), LANTERN_OPEN);
    check_says(&pupil, "Go along the water");
    archer->suspicion = SUSPICION_HUNTING;
    check_says(&pupil, "The archer shoots");
    assert_true(lesson_warns(&pupil.lesson, player_state(pupil.player)));
    game_picture_set_lantern((struct state *)(uintptr_t)player_state(pupil.player), LANTERN_HOODED);
    archer->suspicion = 0;
    pupil_follow_to(&pupil, LESSON_TAKE);
    digger->suspicion = SUSPICION_HUNTING;
    check_says(&pupil, "You are hunted! It is blind");
    archer->suspicion = SUSPICION_HUNTING;
    check_says(&pupil, "You are hunted! Break its line of sight");
    archer->suspicion = 0;
    digger->suspicion = 0;
    check_says(&pupil, "Armour lies");
    player_end(pupil.player);
    (void)unused;
}

static void the_hunted_in_the_hall_need_no_warning_while_the_lantern_is_hooded(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_PASS);
    level_actor(level_of(&pupil), creature(&pupil, MONSTER_GLASS_ARCHER))->suspicion =
        SUSPICION_HUNTING;
    check_says(&pupil, "Go along the water");
    assert_false(lesson_warns(&pupil.lesson, player_state(pupil.player)));
    player_end(pupil.player);
    (void)unused;
}

/* Begun again from the game alone. Only a door that was opened for its noise is asked for again. */
static void a_continued_lesson_goes_on_where_it_was(void **unused)
{
    static const enum lesson_hint all[] = {LESSON_SCOUT, LESSON_DOOR,   LESSON_HOOD, LESSON_PASS,
                                           LESSON_TAKE,  LESSON_WEAR,   LESSON_STAB, LESSON_LURE,
                                           LESSON_LIGHT, LESSON_EXPLORE};
    struct pupil pupil = pupil_begin("ash");
    for (size_t i = 0; i < ARRAY_LENGTH(all); i++) {
        struct lesson again;
        pupil_follow_to(&pupil, all[i]);
        lesson_begin(&again, player_state(pupil.player), game_visited(pupil.player->game));
        if (again.hint != pupil.lesson.hint || !again.is_shown)
            fail_msg("hint %d comes again as %d", pupil.lesson.hint, again.hint);
    }
    player_end(pupil.player);
    (void)unused;
}

static void its_floor_has_one_entrance_one_exit_and_a_sleeper(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
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

/* Elsewhere a creature falls for one lure. */
static void a_pupil_may_lure_as_often_as_it_takes(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    (void)unused;
    pupil_follow_to(&pupil, LESSON_LURE);
    struct state *state = (struct state *)(uintptr_t)player_state(pupil.player);
    const struct actor *digger = game_picture_who(state, 'g');
    struct point hero = player_hero(pupil.player);
    for (int i = 0; i < 3; i++) {
        noise_make(state, HANDLE_NONE, point_make(digger->position.x + 2, digger->position.y),
                   LOUDNESS_LOUD);
        assert_true(digger->has_heard || digger->clue_source == CLUE_LURE);
        pupil_press(&pupil, "..............................");
        assert_false(digger->ignores_lures);
    }
    assert_true(point_is_equal(hero, player_hero(pupil.player)));
    player_end(pupil.player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_hint_appears_and_goes_as_it_is_followed),
        cmocka_unit_test(the_hero_wakes_hurt_and_its_lantern_lies_in_view),
        cmocka_unit_test(exploring_waits_for_the_hint),
        cmocka_unit_test(exploring_anew_is_held_again_and_going_on_is_not),
        cmocka_unit_test(armour_that_was_just_found_is_not_left_unworn_by_exploring_on),
        cmocka_unit_test(a_hint_is_skipped_once_its_part_is_passed),
        cmocka_unit_test(a_hint_stays_until_it_is_followed),
        cmocka_unit_test(the_stairs_hint_appears_without_exploring_too),
        cmocka_unit_test(a_refused_command_ends_no_hint),
        cmocka_unit_test(a_hint_on_what_is_done_does_not_appear),
        cmocka_unit_test(a_hint_about_a_creature_goes_with_it),
        cmocka_unit_test(actions_of_others_end_no_hint),
        cmocka_unit_test(looking_around_ends_no_other_hint),
        cmocka_unit_test(the_night_does_not_fall_during_the_lesson),
        cmocka_unit_test(exploring_leads_to_its_end_for_every_seed),
        cmocka_unit_test(between_two_hints_the_way_is_described),
        cmocka_unit_test(the_hunted_get_advice_before_the_next_hint),
        cmocka_unit_test(the_hunted_in_the_hall_need_no_warning_while_the_lantern_is_hooded),
        cmocka_unit_test(a_continued_lesson_goes_on_where_it_was),
        cmocka_unit_test(its_floor_has_one_entrance_one_exit_and_a_sleeper),
        cmocka_unit_test(a_pupil_may_lure_as_often_as_it_takes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
