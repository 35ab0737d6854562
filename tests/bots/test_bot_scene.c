/* How bots judge special creatures: kept off by light, holding, clinging. */
#include "support/check.h"

#include "bots/bot.h"
#include "bots/bot_errands.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"
#include "rules/visibility.h"

#include <string.h>

struct play {
    struct game *game;
    struct bot *bot;
    struct state *state; /* the test may change it */
};

/* The drawn floor, the hero's lantern set, its creatures hunting. */
static struct play start(const char *picture, enum lantern lantern)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "scene";
    setup.map_text = picture;
    setup.map_name = "picture";
    struct play play = {.game = game_create(&setup, &error)};
    assert_non_null(play.game);
    const struct state *state = game_state(play.game);
    memcpy(&play.state, &state, sizeof state);
    struct level *level = state_level(play.state);
    state_hero(play.state)->lantern = lantern;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)))
            level->actors[i].suspicion = SUSPICION_MAX;
    visibility_note_all(play.state);
    visibility_refresh(play.state);
    play.bot = bot_create(bot_find("adaptive"), play.game);
    assert_non_null(play.bot);
    bot_scene_look(&play.bot->scene, play.bot->sight);
    bot_scene_note(play.bot);
    return play;
}

static void end(struct play *play)
{
    bot_destroy(play->bot);
    game_destroy(play->game);
}

static void check_hunters(const char *picture, enum lantern lantern, int expected)
{
    struct play play = start(picture, lantern);
    assert_int_equal(play.bot->scene.other_count, 1);
    assert_int_equal(play.bot->scene.hunters, expected);
    assert_int_equal(play.bot->scene.nearest_hunter < BOT_FAR, expected);
    end(&play);
}

static void test_a_statue_that_is_seen_does_not_come(void **fixture)
{
    (void)fixture;
    check_hunters("########\n#@...w.#\n########\n", LANTERN_OPEN, 0);
    check_hunters("########\n#@w....#\n########\n", LANTERN_OPEN, 1);
    check_hunters("########\n#@...s.#\n########\n", LANTERN_OPEN, 1);
}

static void test_a_shade_does_not_come_into_bright_light(void **fixture)
{
    (void)fixture;
    check_hunters("########\n#@.z...#\n########\n", LANTERN_OPEN, 0);
    check_hunters("########\n#@.z...#\n########\n", LANTERN_HOODED, 1);
}

static void test_light_is_opened_to_creatures_that_it_keeps_off(void **fixture)
{
    (void)fixture;
    struct play play = start("########\n#@.z...#\n########\n", LANTERN_HOODED);
    assert_true(bot_light_is_wanted(play.bot));
    assert_int_equal(bot_play(play.bot).kind, COMMAND_LANTERN);
    end(&play);
    play = start("########\n#@.s...#\n########\n", LANTERN_HOODED);
    assert_false(bot_light_is_wanted(play.bot));
    end(&play);
}

static const char pool[] = "#########\n"
                           "#@...--.#\n"
                           "#########\n";

static void test_a_light_that_clings_is_shed_in_water_near_by(void **fixture)
{
    (void)fixture;
    struct command command = {.kind = COMMAND_WAIT};
    struct play play = start(pool, LANTERN_OPEN);
    assert_false(bot_errands_wash(play.bot, &command));
    state_hero(play.state)->statuses[STATUS_PINNED] = 90;
    assert_true(bot_errands_wash(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    end(&play);
}

static void test_a_web_that_is_seen_is_gone_round(void **fixture)
{
    (void)fixture;
    enum direction direction = DIRECTION_COUNT;
    struct play play = start("#########\n"
                             "#.......#\n"
                             "#@......#\n"
                             "#########\n",
                             LANTERN_OPEN);
    level_set_cloud(state_level(play.state), point_make(2, 2), CLOUD_WEB, 1);
    assert_true(bot_way_step(play.bot, point_make(5, 2), &direction, NULL));
    assert_int_equal(direction, DIRECTION_NORTH_EAST);
    end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_statue_that_is_seen_does_not_come),
        cmocka_unit_test(test_a_shade_does_not_come_into_bright_light),
        cmocka_unit_test(test_light_is_opened_to_creatures_that_it_keeps_off),
        cmocka_unit_test(test_a_light_that_clings_is_shed_in_water_near_by),
        cmocka_unit_test(test_a_web_that_is_seen_is_gone_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
