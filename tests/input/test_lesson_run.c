/* The end of the lesson: the run after it is as without it, and death begins the lesson again. */
#include "support/check.h"
#include "support/pupil.h"

#include "game/floor.h"
#include "game/text/chronicle.h"

#include <stdint.h>

static uint64_t hash_of(const struct pupil *pupil)
{
    return state_hash(player_state(pupil->player));
}

/* The rest is found by exploring. */
static void go_down(struct pupil *pupil)
{
    for (int i = 0; i < 60 && pupil_shown(pupil) != LESSON_LEAVE; i++)
        pupil_press(pupil, "o");
    assert_int_equal(pupil_shown(pupil), LESSON_LEAVE);
    for (int i = 0; i < 20 && state_is_lesson(player_state(pupil->player)); i++)
        pupil_press(pupil, ">");
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
    struct game_setup setup = pupil_setup("ash");
    struct pupil pupil = pupil_begin_with(&setup);
    pupil_follow_to(&pupil, LESSON_EXPLORE);
    assert_true(player_state(pupil.player)->turn > 0);
    go_down(&pupil);
    check_begins_as_without(&pupil, setup);
    player_end(pupil.player);
    (void)unused;
}

static void after_a_skipped_lesson_the_run_is_as_without_it(void **unused)
{
    struct game_setup setups[] = {pupil_setup("kelp"), pupil_setup("kelp"), pupil_setup("kelp")};
    setups[1].plain_radius = 6;
    setups[1].fov = fov_find("raycast");
    setups[2].size = (struct grid){40, 24};
    for (int i = 0; i < 3; i++) {
        struct pupil pupil = pupil_begin_with(&setups[i]);
        pupil_press(&pupil, "<F2>vlll");
        pupil_play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
        check_begins_as_without(&pupil, setups[i]);
        player_end(pupil.player);
    }
    (void)unused;
}

static void the_first_message_of_the_run_names_its_floor(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
    const struct event *first = &player_state(pupil.player)->events.events[0];
    assert_int_equal(first->kind, EVENT_ARRIVED);
    assert_int_equal(first->depth, 1);
    player_end(pupil.player);
    (void)unused;
}

static void a_run_has_no_lesson_to_skip(void **unused)
{
    struct game_setup setup = pupil_setup("ash");
    setup.has_lesson = false;
    struct pupil pupil = pupil_begin_with(&setup);
    assert_int_equal(pupil.lesson.hint, LESSON_COUNT);
    uint64_t before = hash_of(&pupil);
    player_play(pupil.player, (struct command){.kind = COMMAND_SKIP_LESSON});
    assert_true(hash_of(&pupil) == before);
    assert_true(player_was_told(pupil.player, "The lesson is over."));
    player_end(pupil.player);
    (void)unused;
}

static void a_death_restarts_the_floor_and_its_hints(void **unused)
{
    struct pupil pupil = pupil_begin("ash");
    pupil_follow_to(&pupil, LESSON_PASS);
    state_hero((struct state *)(uintptr_t)player_state(pupil.player))->health = 1;
    pupil_press(&pupil, "vlljjjl"); /* in the dark */
    for (int i = 0; i < 60 && player_state(pupil.player)->turn > 0; i++)
        pupil_press(&pupil, "l");
    const struct state *state = player_state(pupil.player);
    struct point start = player_hero(pupil.player);
    assert_int_equal(state->turn, 0);
    assert_true(event_list_has(&state->events, EVENT_WOKE));
    assert_false(event_list_has(&state->events, EVENT_LOST));
    assert_false(state_is_over(state));
    assert_int_equal(state->depth, LESSON_DEPTH);
    assert_int_equal(floor_lesson_part(start), 'a');
    assert_int_equal(pupil_shown(&pupil), LESSON_WAKE);
    struct pupil fresh = pupil_begin("ash");
    assert_true(hash_of(&fresh) == hash_of(&pupil));
    assert_true(point_is_equal(player_hero(fresh.player), start));
    pupil_press(&pupil, "lll");
    pupil_play(&pupil, (struct command){.kind = COMMAND_SKIP_LESSON});
    check_begins_as_without(&pupil, pupil_setup("ash"));
    player_end(fresh.player);
    player_end(pupil.player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(after_the_lesson_the_run_is_as_without_it),
        cmocka_unit_test(after_a_skipped_lesson_the_run_is_as_without_it),
        cmocka_unit_test(the_first_message_of_the_run_names_its_floor),
        cmocka_unit_test(a_run_has_no_lesson_to_skip),
        cmocka_unit_test(a_death_restarts_the_floor_and_its_hints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
