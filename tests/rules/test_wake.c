#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "rules/wake.h"

/* Whether the rat of the picture sleeps on when the hero steps. */
static bool sleeps_on(const char *picture, enum lantern lantern, int steps)
{
    struct state *state = game_picture(picture);
    struct handle rat = game_picture_actor(state, 'r');
    game_picture_set_lantern(state, lantern);
    for (int i = 0; i < steps; i++)
        perform(state, state->hero,
                (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    bool is_asleep = level_actor(state_level(state), rat)->is_asleep;
    state_destroy(state);
    return is_asleep;
}

static void a_lit_hero_wakes_a_rat_within_half_its_sight(void **unused)
{
    assert_true(sleeps_on("#########\n#@....R.#\n#########\n", LANTERN_OPEN, 1));
    assert_false(sleeps_on("#########\n#@....R.#\n#########\n", LANTERN_OPEN, 2));
    (void)unused;
}

static void a_dark_hero_wakes_a_rat_only_within_half_its_dark_sight(void **unused)
{
    assert_true(sleeps_on("#########\n#@....R.#\n#########\n", LANTERN_DARK, 2));
    assert_false(sleeps_on("#########\n#@....R.#\n#########\n", LANTERN_DARK, 3));
    (void)unused;
}

static void a_wall_between_lets_it_sleep(void **unused)
{
    assert_true(sleeps_on("#########\n#@..#R..#\n#########\n", LANTERN_OPEN, 2));
    (void)unused;
}

static void a_hero_in_the_corner_of_a_square_view_lets_it_sleep(void **unused)
{
    const char *const pictures[] = {"@....\n.....\n.....\n...R.\n", "@....\n.....\n..R..\n.....\n"};
    for (int i = 0; i < 2; i++) {
        struct state *state = game_picture(pictures[i]);
        struct handle rat = game_picture_actor(state, 'r');
        state->fov = fov_find("bresenham-box");
        wake_sleepers(state);
        assert_int_equal(level_actor(state_level(state), rat)->is_asleep, i == 0);
        state_destroy(state);
    }
    (void)unused;
}

static void a_woken_rat_opens_eyes_that_may_shine(void **unused)
{
    struct state *state = game_picture("#####\n"
                                       "&..@#\n"
                                       "###.#\n"
                                       "###.#\n"
                                       "###R#\n"
                                       "#####\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(state->vision.eye_count, 0);
    wake_sleepers(state);
    visibility_refresh(state);
    assert_int_equal(state->vision.eye_count, 1);
    assert_int_equal(game_picture_count(state, EVENT_EYES), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lit_hero_wakes_a_rat_within_half_its_sight),
        cmocka_unit_test(a_dark_hero_wakes_a_rat_only_within_half_its_dark_sight),
        cmocka_unit_test(a_wall_between_lets_it_sleep),
        cmocka_unit_test(a_hero_in_the_corner_of_a_square_view_lets_it_sleep),
        cmocka_unit_test(a_woken_rat_opens_eyes_that_may_shine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
