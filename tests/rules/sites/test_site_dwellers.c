/* Rooms with a rule about what lives there: sleepers that light wakes, and watchers. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"

/* A room with an item in each far corner; the hero stands in its door. */
static struct state *room(enum site_type type, const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = type,
                                                      .area = {{2, 1}, {8, 3}},
                                                      .door = {1, 2},
                                                      .loot = {{8, 1}, {8, 3}},
                                                      .loot_count = 2};
    game_picture_set_lantern(state, lantern);
    return state;
}

static const struct site *site_of(const struct state *state)
{
    return &state_level_const(state)->sites[0];
}

/* Capital letters sleep. */
static struct state *den(enum lantern lantern)
{
    return room(SITE_COLD_DEN,
                "##########\n"
                "##R.....*#\n"
                "#@.....R.#\n"
                "##......*#\n"
                "##########\n",
                lantern);
}

static int sleepers(const struct state *state)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        count += level->actors[i].is_asleep;
    return count;
}

static void bright_light_wakes_all_sleepers_of_a_den_after_three_turns(void **unused)
{
    struct state *state = den(LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_BEGUN);
    game_picture_pass(state, 1);
    assert_int_equal(sleepers(state), 2);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_BROKEN);
    assert_int_equal(sleepers(state), 0);
    assert_false(site_of(state)->is_settled);
    state_destroy(state);
    (void)unused;
}

static void dim_light_and_darkness_let_a_den_sleep(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_HOODED, LANTERN_DARK};
    for (size_t i = 0; i < sizeof lanterns / sizeof *lanterns; i++) {
        struct state *state = den(lanterns[i]);
        game_picture_pass(state, 6);
        assert_int_equal(sleepers(state), 2);
        assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
        state_destroy(state);
    }
    (void)unused;
}

/* The hero in the door, or steps into the room, with an eye at its far end. */
static struct state *hall(int x, enum lantern lantern)
{
    struct state *state = room(SITE_WATCHED_HALL,
                               "##########\n"
                               "##......*#\n"
                               "#@......e#\n"
                               "##......*#\n"
                               "##########\n",
                               lantern);
    game_picture_who(state, 'e')->facing = DIRECTION_WEST;
    if (x > 1)
        level_move_actor(state_level(state), state->hero, point_make(x, 2));
    game_picture_set_lantern(state, lantern);
    return state;
}

static void what_is_seen_for_five_turns_loses_the_loot(void **unused)
{
    struct state *state = hall(4, LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_BEGUN);
    game_picture_pass(state, 3);
    assert_true(level_item(state_level(state), point_make(8, 1)) != ITEM_NONE);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SPOILT);
    assert_true(level_item(state_level(state), point_make(8, 1)) == ITEM_NONE);
    state_destroy(state);
    (void)unused;
}

static void the_unseen_and_those_outside_keep_the_loot(void **unused)
{
    struct state *state = hall(4, LANTERN_DARK);
    game_picture_pass(state, 6);
    assert_false(site_of(state)->is_settled);
    state_destroy(state);
    state = hall(1, LANTERN_OPEN);
    game_picture_pass(state, 6);
    assert_false(site_of(state)->is_settled);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bright_light_wakes_all_sleepers_of_a_den_after_three_turns),
        cmocka_unit_test(dim_light_and_darkness_let_a_den_sleep),
        cmocka_unit_test(what_is_seen_for_five_turns_loses_the_loot),
        cmocka_unit_test(the_unseen_and_those_outside_keep_the_loot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
