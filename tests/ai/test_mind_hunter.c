/* Night hunters get past other creatures to the hero. */
#include "base/array.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

#include "rules/perform.h"
#include "world/perception.h"

static struct point where(const struct state *state, struct handle actor)
{
    return level_actor_const(state_level_const(state), actor)->position;
}

/* A night hunter that believes the hero to be in that cell. */
static struct handle send(struct state *state, struct handle hunter, struct point clue)
{
    struct actor *actor = level_actor(state_level(state), hunter);
    actor->suspicion = SUSPICION_MAX;
    actor->pursuit = PURSUIT_FOLLOWING;
    actor->clue = clue;
    return hunter;
}

static struct handle add_hunter(struct state *state, struct point at, struct point clue)
{
    struct handle hunter = level_add_actor(
        state_level(state), (struct actor){.kind = MONSTER_NIGHT_HUNTER, .position = at});
    return send(state, hunter, clue);
}

/* Lets it act until it is adjacent to a cell. Returns how many steps that takes, or -1 for more than `limit`. */
static int steps_to(struct state *state, struct handle hunter, struct point to, int max)
{
    for (int steps = 0; steps <= max; steps++) {
        if (point_chebyshev(where(state, hunter), to) <= 1)
            return steps;
        mind_play_act(state, hunter, 1);
    }
    return -1;
}

static void a_sleeper_in_a_corridor_does_not_stop_it(void **unused)
{
    struct state *state = game_picture("##############\n"
                                       "#n...R......@#\n"
                                       "##############\n");
    struct point hero = state_hero(state)->position;
    struct handle rat = level_actor_at(state_level(state), point_make(5, 1));
    struct handle hunter = send(state, game_picture_actor(state, 'n'), hero);
    assert_int_equal(steps_to(state, hunter, hero, 20), 10);
    assert_true(point_is_equal(where(state, rat), point_make(4, 1)));
    assert_true(level_actor(state_level(state), rat)->is_asleep);
    state_destroy(state);
    (void)unused;
}

/* It used to turn to the long way around at each step that brought it closer, and back at the next. */
static void an_actor_in_the_short_way_does_not_make_it_turn_back_and_forth(void **unused)
{
    struct state *state = game_picture("#################\n"
                                       "#n....l.......@.#\n"
                                       "#.#############.#\n"
                                       "#.#############.#\n"
                                       "#.#############.#\n"
                                       "#...............#\n"
                                       "#################\n");
    struct point hero = state_hero(state)->position;
    struct handle hunter = send(state, game_picture_actor(state, 'n'), hero);
    assert_int_equal(steps_to(state, hunter, hero, 40), 12);
    state_destroy(state);
    (void)unused;
}

/* The same on a path longer than a short walk, through doors. */
static void the_same_holds_on_a_path_over_the_whole_floor(void **unused)
{
    struct state *state = game_picture("##########################################\n"
                                       "#n..+..c...............................@.#\n"
                                       "#.######################################.#\n"
                                       "#.######################################.#\n"
                                       "#.######################################.#\n"
                                       "#........................................#\n"
                                       "##########################################\n");
    struct point hero = state_hero(state)->position;
    struct handle hunter = send(state, game_picture_actor(state, 'n'), hero);
    assert_int_equal(steps_to(state, hunter, hero, 60), 38); /* 37 cells, and the door */
    state_destroy(state);
    (void)unused;
}

static void two_that_meet_in_a_corridor_pass_each_other(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@##############\n"
                                       "################\n"
                                       "#..............#\n"
                                       "################\n");
    struct point west = point_make(1, 3);
    struct point east = point_make(14, 3);
    struct handle there = add_hunter(state, west, east);
    struct handle back = add_hunter(state, east, west);
    for (int i = 0; i < 11; i++) {
        mind_play_act(state, there, 1);
        mind_play_act(state, back, 1);
    }
    assert_int_equal(where(state, there).x, 12);
    assert_int_equal(where(state, back).x, 2);
    state_destroy(state);
    (void)unused;
}

/* The last of them acts first. */
static void actors_going_the_same_way_keep_their_order(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@##############\n"
                                       "################\n"
                                       "#..............#\n"
                                       "################\n");
    struct point east = point_make(14, 3);
    struct handle last = add_hunter(state, point_make(1, 3), east);
    struct handle first = add_hunter(state, point_make(2, 3), east);
    level_actor(state_level(state), first)->facing = DIRECTION_EAST;
    for (int i = 0; i < 10; i++) {
        mind_play_act(state, last, 1);
        mind_play_act(state, first, 1);
        assert_true(where(state, last).x < where(state, first).x);
    }
    assert_int_equal(where(state, first).x, 12);
    assert_int_equal(where(state, last).x, 10);
    state_destroy(state);
    (void)unused;
}

/* The others stay while the hero looks. */
static void a_watched_statue_keeps_its_place(void **unused)
{
    struct state *state = game_picture("##########\n#..nw...@#\n##########\n");
    struct handle hunter = send(state, game_picture_actor(state, 'n'), state_hero(state)->position);
    struct handle statue = game_picture_actor(state, 'w');
    assert_true(perception_is_watched(state, level_actor(state_level(state), statue)));
    mind_play_act(state, hunter, 3);
    assert_true(point_is_equal(where(state, statue), point_make(4, 1)));
    state_destroy(state);
    (void)unused;
}

/* Only one has room beside the hero; swapping places with it would gain nothing. */
static void a_striking_actor_keeps_its_place(void **unused)
{
    static const char *const pictures[] = {"##########\n#....nn@##\n##########\n",
                                           "##########\n#....nc@##\n##########\n"};
    for (size_t i = 0; i < ARRAY_LENGTH(pictures); i++) {
        struct state *state = game_picture(pictures[i]);
        struct point hero = state_hero(state)->position;
        struct handle hunter =
            send(state, level_actor_at(state_level(state), point_make(5, 1)), hero);
        struct handle first =
            send(state, level_actor_at(state_level(state), point_make(6, 1)), hero);
        level_actor(state_level(state), first)->facing = DIRECTION_WEST;
        mind_play_act(state, hunter, 3);
        assert_true(point_is_equal(where(state, first), point_make(6, 1)));
        state_destroy(state);
    }
    (void)unused;
}

/* The hero stands in bright light, where a shade does not strike; a crawler never strikes; a rat is asleep. */
static void a_harmless_actor_beside_the_hero_makes_way(void **unused)
{
    static const char *const pictures[] = {"##########\n#....nz@##\n##########\n",
                                           "##########\n#....nb@##\n##########\n",
                                           "##########\n#....nR@##\n##########\n"};
    for (size_t i = 0; i < ARRAY_LENGTH(pictures); i++) {
        struct state *state = game_picture(pictures[i]);
        struct point hero = state_hero(state)->position;
        struct handle hunter = send(state, game_picture_actor(state, 'n'), hero);
        struct handle other = level_actor_at(state_level(state), point_make(6, 1));
        if (!level_actor(state_level(state), other)->is_asleep)
            send(state, other, hero);
        mind_play_act(state, hunter, 1);
        assert_true(point_is_equal(where(state, hunter), point_make(6, 1)));
        state_destroy(state);
    }
    (void)unused;
}

/* Near the hero, and on a path over the whole floor. */
static void it_goes_around_if_there_is_room(void **unused)
{
    static const char *const pictures[] = {"##############\n"
                                           "#....R.......#\n"
                                           "#n...R......@#\n"
                                           "#............#\n"
                                           "##############\n",
                                           "######################################\n"
                                           "#....R...............................#\n"
                                           "#n...R..............................@#\n"
                                           "#....................................#\n"
                                           "######################################\n"};
    for (size_t i = 0; i < ARRAY_LENGTH(pictures); i++) {
        struct state *state = game_picture(pictures[i]);
        struct point hero = state_hero(state)->position;
        struct handle rats[2];
        for (int n = 0; n < 2; n++)
            rats[n] = level_actor_at(state_level(state), point_make(5, n + 1));
        struct handle hunter = send(state, game_picture_actor(state, 'n'), hero);
        assert_int_equal(steps_to(state, hunter, hero, 50), hero.x - 2);
        for (int n = 0; n < 2; n++)
            assert_true(point_is_equal(where(state, rats[n]), point_make(5, n + 1)));
        state_destroy(state);
    }
    (void)unused;
}

/* Monks can't pass. */
static void other_kinds_do_not_swap_places(void **unused)
{
    struct state *state = game_picture("##############\n"
                                       "#o...R......@#\n"
                                       "##############\n");
    struct point hero = state_hero(state)->position;
    struct handle monk = send(state, level_actor_at(state_level(state), point_make(1, 1)), hero);
    mind_play_act(state, monk, 20);
    assert_int_equal(where(state, monk).x, 4);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sleeper_in_a_corridor_does_not_stop_it),
        cmocka_unit_test(an_actor_in_the_short_way_does_not_make_it_turn_back_and_forth),
        cmocka_unit_test(the_same_holds_on_a_path_over_the_whole_floor),
        cmocka_unit_test(two_that_meet_in_a_corridor_pass_each_other),
        cmocka_unit_test(actors_going_the_same_way_keep_their_order),
        cmocka_unit_test(a_watched_statue_keeps_its_place),
        cmocka_unit_test(a_striking_actor_keeps_its_place),
        cmocka_unit_test(a_harmless_actor_beside_the_hero_makes_way),
        cmocka_unit_test(it_goes_around_if_there_is_room),
        cmocka_unit_test(other_kinds_do_not_swap_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
