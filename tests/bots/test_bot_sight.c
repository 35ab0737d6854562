/* A bot knows what the hero perceives and remembers; only the oracle knows the truth. */
#include "support/check.h"

#include "bots/bot.h"
#include "support/player.h"

static struct game *start(const char *picture)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "sight";
    setup.map_text = picture;
    setup.map_name = "picture";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static struct bot_sight *look(const struct game *game, enum bot_sight_extent extent)
{
    struct bot_sight *sight = bot_sight_create(game, extent);
    assert_non_null(sight);
    return sight;
}

static int count_others(const struct bot_sight *sight)
{
    struct bot_other others[BOT_OTHERS_MAX];
    return bot_sight_others(sight, others);
}

static const char walled_off[] = "#########\n"
                                 "#@..#.r!#\n"
                                 "#########\n";

static void test_a_creature_behind_a_wall_is_not_known(void **fixture)
{
    (void)fixture;
    struct game *game = start(walled_off);
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    assert_int_equal(count_others(sight), 0);
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_what_lies_behind_a_wall_is_not_known(void **fixture)
{
    (void)fixture;
    struct game *game = start(walled_off);
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    assert_int_equal(bot_sight_terrain(sight, point_make(5, 1)), TERRAIN_NONE);
    assert_int_equal(bot_sight_item(sight, point_make(7, 1)), ITEM_NONE);
    assert_false(bot_sight_is_ground(sight, point_make(5, 1)));
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_a_bot_that_sees_all_knows_of_both(void **fixture)
{
    (void)fixture;
    struct game *game = start(walled_off);
    struct bot_sight *sight = look(game, BOT_SIGHT_ALL);
    assert_int_equal(count_others(sight), 1);
    assert_int_equal(bot_sight_item(sight, point_make(7, 1)), ITEM_HEALING_POTION);
    assert_true(bot_sight_is_ground(sight, point_make(5, 1)));
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_a_bot_with_a_map_knows_of_the_floor_alone(void **fixture)
{
    (void)fixture;
    struct game *game = start(walled_off);
    struct bot_sight *sight = look(game, BOT_SIGHT_FLOOR);
    assert_int_equal(count_others(sight), 0);
    assert_int_equal(bot_sight_item(sight, point_make(7, 1)), ITEM_NONE);
    assert_true(bot_sight_is_ground(sight, point_make(5, 1)));
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_of_eyes_in_the_dark_only_the_place_is_known(void **fixture)
{
    (void)fixture;
    struct game *game = start("###################\n"
                              "#@...............r#\n"
                              "###################\n");
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    struct bot_other others[BOT_OTHERS_MAX];
    assert_int_equal(bot_sight_others(sight, others), 1);
    assert_true(others[0].is_eyes_only);
    assert_int_equal(others[0].kind, MONSTER_COUNT);
    assert_true(point_is_equal(others[0].position, point_make(17, 1)));
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_eyes_are_known_where_an_immobile_creature_was_seen(void **fixture)
{
    (void)fixture;
    struct game *game = start("################\n"
                              "#@.....V.......#\n"
                              "################\n");
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    struct bot_other others[BOT_OTHERS_MAX];
    game_play(game, (struct command){.kind = COMMAND_LANTERN}); /* hooded: it sees but the eyes */
    assert_int_equal(bot_sight_others(sight, others), 1);
    assert_int_equal(game_state(game)->vision.eye_count, 1);
    assert_false(others[0].is_eyes_only);
    assert_int_equal(others[0].kind, MONSTER_DARK_MERCHANT);
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_the_nearest_comes_first(void **fixture)
{
    (void)fixture;
    struct game *game = start("########\n"
                              "#r..@.m#\n"
                              "########\n");
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    struct bot_other others[BOT_OTHERS_MAX];
    assert_int_equal(bot_sight_others(sight, others), 2);
    assert_int_equal(others[0].kind, MONSTER_WICK_MOTH);
    assert_int_equal(others[1].kind, MONSTER_GUTTER_RAT);
    bot_sight_destroy(sight);
    game_destroy(game);
}

static void test_a_potion_that_is_not_learned_says_nothing_of_itself(void **fixture)
{
    (void)fixture;
    struct game *game = start("######\n"
                              "#@?..#\n"
                              "######\n");
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    struct bot_thing things[ITEM_COUNT];
    game_play(game, (struct command){.kind = COMMAND_STEP, .direction = DIRECTION_EAST});
    int unknown = 0;
    int count = bot_sight_things(sight, things);
    for (int i = 0; i < count; i++)
        unknown += things[i].known == NULL;
    assert_int_equal(unknown, 1);
    bot_sight_destroy(sight);
    game_destroy(game);
}

/* Whether the hero perceives a creature there, by the game's own answer. */
static bool is_perceived(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_actor_at(level, p);
    if (handle_is_none(handle))
        return false;
    const struct actor *actor = level_actor_const(level, handle);
    return actor->is_seen || actor->shines;
}

/* Plays a game and checks in every turn that every creature the bot knows of is perceived. */
static void check_fairness(int index, const char *seed)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = seed;
    struct game *game = game_create(&setup, &error);
    struct bot *bot = bot_create(index, game);
    struct bot_sight *sight = look(game, BOT_SIGHT_OWN);
    for (int i = 0; i < 400 && !state_is_over(game_state(game)); i++) {
        struct bot_other others[BOT_OTHERS_MAX];
        bot_play(bot);
        assert_false(bot_sight_sees_all(bot->sight));
        int count = bot_sight_others(sight, others);
        for (int k = 0; k < count; k++)
            assert_true(is_perceived(game_state(game), others[k].position));
    }
    bot_sight_destroy(sight);
    bot_destroy(bot);
    game_destroy(game);
}

static void test_only_oracles_learn_of_creatures_the_hero_does_not_perceive(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < bot_count(); i++)
        if (i != bot_find("oracle") && i != bot_find("vigil"))
            check_fairness(i, "fair");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_creature_behind_a_wall_is_not_known),
        cmocka_unit_test(test_what_lies_behind_a_wall_is_not_known),
        cmocka_unit_test(test_a_bot_that_sees_all_knows_of_both),
        cmocka_unit_test(test_a_bot_with_a_map_knows_of_the_floor_alone),
        cmocka_unit_test(test_of_eyes_in_the_dark_only_the_place_is_known),
        cmocka_unit_test(test_eyes_are_known_where_an_immobile_creature_was_seen),
        cmocka_unit_test(test_the_nearest_comes_first),
        cmocka_unit_test(test_a_potion_that_is_not_learned_says_nothing_of_itself),
        cmocka_unit_test(test_only_oracles_learn_of_creatures_the_hero_does_not_perceive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
