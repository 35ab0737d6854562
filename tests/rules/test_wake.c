#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "rules/wake.h"

#include <string.h>

#define FIELD_SIDE 41

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

/* Whether one of the kind, asleep in an open field, is woken so many steps of a direction away from the hero. */
static bool is_woken_from(enum monster kind, enum lantern lantern, enum direction direction,
                          int steps)
{
    char field[FIELD_SIDE * (FIELD_SIDE + 1) + 1] = "";
    for (int y = 0; y < FIELD_SIDE; y++)
        strcat(field, ".........................................\n");
    field[FIELD_SIDE / 2 * (FIELD_SIDE + 1) + FIELD_SIDE / 2] = '@';
    struct state *state = game_picture(field);
    struct point offset = direction_offset(direction);
    struct point home =
        point_add(state_hero(state)->position, point_make(offset.x * steps, offset.y * steps));
    struct handle handle = level_add_actor(
        state_level(state), (struct actor){.kind = kind, .position = home, .is_asleep = true});
    game_picture_set_lantern(state, lantern);
    wake_sleepers(state);
    bool is_asleep = level_actor(state_level(state), handle)->is_asleep;
    state_destroy(state);
    return !is_asleep;
}

static void every_kind_is_woken_on_all_sides_out_to_half_its_sight_and_no_further(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        if (kind->mind == MIND_NONE)
            continue;
        for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
            enum direction direction = (enum direction)d;
            int lit = kind->light_sight / 2;
            int dark = kind->dark_sight / 2;
            bool is_light = kind->light_radius > 0; /* which would show it the hero */
            assert_true(is_woken_from((enum monster)m, LANTERN_OPEN, direction, lit));
            assert_false(is_woken_from((enum monster)m, LANTERN_OPEN, direction, lit + 1));
            if (is_light)
                continue;
            assert_true(is_woken_from((enum monster)m, LANTERN_DARK, direction, dark));
            assert_false(is_woken_from((enum monster)m, LANTERN_DARK, direction, dark + 1));
        }
    }
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
        cmocka_unit_test(every_kind_is_woken_on_all_sides_out_to_half_its_sight_and_no_further),
        cmocka_unit_test(a_wall_between_lets_it_sleep),
        cmocka_unit_test(a_hero_in_the_corner_of_a_square_view_lets_it_sleep),
        cmocka_unit_test(a_woken_rat_opens_eyes_that_may_shine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
