/* The careful bot solves special rooms, in the light that each needs. */
#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "bots/bot_choices.h"
#include "rules/ground.h"

#define TURNS_MAX 120

static const char room[] = "##############\n"
                           "#....#.......#\n"
                           "#....#.......#\n"
                           "#...@/.......#\n"
                           "#....#.......#\n"
                           "#....#.......#\n"
                           "##############\n";

/* The room in the east is special. */
static struct bot_game start(struct site site)
{
    struct bot_game play = bot_game_start("adaptive", "rooms", room);
    site.area = (struct area){{6, 1}, {12, 5}};
    site.door = point_make(5, 3);
    state_level(play.state)->sites[state_level(play.state)->site_count++] = site;
    return play;
}

static void put(struct bot_game *play, int x, int y, enum terrain terrain)
{
    ground_set_terrain(play->state, point_make(x, y), terrain);
}

static void put_loot(struct bot_game *play, int x, int y)
{
    struct site *site = &state_level(play->state)->sites[0];
    ground_set_items(play->state, point_make(x, y), ITEM_HASTE, 1);
    site->loot[site->loot_count++] = point_make(x, y);
}

/* Visits rooms until there is nothing left to do there. */
static int visit(struct bot_game *play)
{
    struct command command;
    int turns = 0;
    for (bot_game_look(play); turns < TURNS_MAX && bot_rooms_visit(play->bot, &command); turns++) {
        bot_perform(play->bot, &command);
        bot_game_look(play);
    }
    return turns;
}

static void test_it_reads_the_true_maps_of_a_library_and_no_others(void **fixture)
{
    (void)fixture;
    struct bot_game play = start((struct site){
        .type = SITE_LIBRARY, .spots = {{7, 2}, {9, 2}, {11, 2}}, .spot_count = 3, .lies = 1 << 1});
    for (int x = 7; x <= 11; x += 2)
        put(&play, x, 2, TERRAIN_SPREAD_MAP);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    assert_in_range(visit(&play), 1, TURNS_MAX - 1);
    assert_int_equal(state_level(play.state)->sites[0].stage & 7, 1 << 0 | 1 << 2);
    bot_game_end(&play);
}

static void test_it_reads_by_the_hood_if_something_is_awake(void **fixture)
{
    (void)fixture;
    for (int is_awake = 0; is_awake < 2; is_awake++) {
        struct bot_game play = bot_game_start("adaptive", "rooms",
                                              "##############\n"
                                              "#............#\n"
                                              "#.@.......r..#\n"
                                              "##############\n");
        struct command command;
        state_level(play.state)->sites[state_level(play.state)->site_count++] =
            (struct site){.type = SITE_LIBRARY,
                          .area = {{1, 1}, {12, 2}},
                          .is_entered = true,
                          .spots = {{2, 2}},
                          .spot_count = 1};
        put(&play, 2, 2, TERRAIN_SPREAD_MAP);
        game_picture_who(play.state, 'r')->is_asleep = !is_awake;
        game_picture_set_lantern(play.state, LANTERN_OPEN);
        bot_game_look(&play);
        assert_true(bot_rooms_visit(play.bot, &command));
        assert_int_equal(command.kind, is_awake ? COMMAND_LANTERN : COMMAND_WAIT);
        bot_game_end(&play);
    }
}

static void test_it_hides_at_a_shrine_until_the_altar_heals(void **fixture)
{
    (void)fixture;
    struct bot_game play = start((struct site){.type = SITE_SHRINE, .is_entered = true});
    put(&play, 9, 3, TERRAIN_ALTAR);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    visit(&play);
    assert_true(state_level(play.state)->sites[0].is_settled);
    assert_int_equal(state_hero(play.state)->lantern, LANTERN_DARK);
    bot_game_end(&play);
}

static void test_it_keeps_its_light_until_it_is_near_the_room(void **fixture)
{
    (void)fixture;
    for (int x = 1; x <= 2; x++) {
        struct command command;
        struct bot_game play = start((struct site){.type = SITE_SHRINE, .is_entered = true});
        put(&play, 9, 3, TERRAIN_ALTAR);
        game_picture_set_lantern(play.state, LANTERN_OPEN);
        level_move_actor(state_level(play.state), play.state->hero, point_make(x, 3));
        bot_game_look(&play);
        assert_true(bot_rooms_visit(play.bot, &command));
        assert_int_equal(command.kind, x == 1 ? COMMAND_STEP : COMMAND_LANTERN);
        bot_game_end(&play);
    }
}

static void test_it_hides_at_no_shrine_beside_what_is_awake(void **fixture)
{
    (void)fixture;
    for (int is_awake = 0; is_awake < 2; is_awake++) {
        struct command command;
        struct bot_game play = bot_game_start("adaptive", "rooms",
                                              "##############\n"
                                              "#...@....r...#\n"
                                              "##############\n");
        state_level(play.state)->sites[state_level(play.state)->site_count++] =
            (struct site){.type = SITE_SHRINE, .area = {{1, 1}, {12, 1}}, .is_entered = true};
        put(&play, 8, 1, TERRAIN_ALTAR);
        game_picture_set_lantern(play.state, LANTERN_OPEN);
        bot_game_look(&play);
        state_hero(play.state)->lantern = LANTERN_DARK;
        bot_game_look(&play);
        game_picture_who(play.state, 'r')->is_asleep = !is_awake;
        game_picture_who(play.state, 'r')->is_seen = true;
        bot_scene_look(&play.bot->scene, play.bot->sight);
        assert_int_equal(bot_rooms_visit(play.bot, &command), !is_awake);
        bot_game_end(&play);
    }
}

static void test_it_knows_a_room_that_it_has_entered_or_seen_the_piece_of(void **fixture)
{
    (void)fixture;
    struct bot_room rooms[SITE_CAPACITY];
    for (int is_open = 0; is_open < 2; is_open++) {
        struct bot_game play =
            start((struct site){.type = SITE_WATCHTOWER, .spots = {{9, 3}}, .spot_count = 1});
        struct site *site = &state_level(play.state)->sites[0];
        put(&play, 9, 3, TERRAIN_LOOKOUT);
        put(&play, 5, 3, is_open ? TERRAIN_DOOR_OPEN : TERRAIN_DOOR_CLOSED);
        game_picture_set_lantern(play.state, LANTERN_OPEN);
        bot_game_look(&play);
        assert_int_equal(bot_sight_rooms(play.bot->sight, 0, rooms), is_open);
        site->is_entered = true;
        assert_int_equal(bot_sight_rooms(play.bot->sight, 0, rooms), 1);
        site->is_settled = true;
        assert_int_equal(bot_sight_rooms(play.bot->sight, 0, rooms), 0);
        bot_game_end(&play);
    }
}

static void test_it_knows_a_dark_vault_once_it_stood_at_the_door(void **fixture)
{
    (void)fixture;
    struct bot_room rooms[SITE_CAPACITY];
    struct bot_game play = start((struct site){.type = SITE_DARK_VAULT});
    put(&play, 5, 3, TERRAIN_DOOR_CLOSED);
    state_hero(play.state)->position = point_make(4, 3);
    assert_int_equal(bot_sight_rooms(play.bot->sight, 0, rooms), 1);
    state_hero(play.state)->position = point_make(3, 3);
    assert_int_equal(bot_sight_rooms(play.bot->sight, 0, rooms), 0);
    assert_int_equal(bot_sight_rooms(play.bot->sight, 1, rooms), 1);
    bot_game_end(&play);
}

static void test_it_takes_the_loot_of_a_dark_vault_in_the_dark(void **fixture)
{
    (void)fixture;
    struct bot_game play = start((struct site){.type = SITE_DARK_VAULT});
    put(&play, 5, 3, TERRAIN_DOOR_CLOSED);
    put_loot(&play, 12, 1);
    put_loot(&play, 12, 5);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    visit(&play);
    assert_int_equal(pack_count(&play.state->pack, ITEM_HASTE), 2);
    assert_true(state_level(play.state)->sites[0].is_settled);
    bot_game_end(&play);
}

static void test_it_climbs_a_watchtower(void **fixture)
{
    (void)fixture;
    struct bot_game play = start((struct site){
        .type = SITE_WATCHTOWER, .spots = {{9, 3}}, .spot_count = 1, .is_entered = true});
    put(&play, 9, 3, TERRAIN_LOOKOUT);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    visit(&play);
    assert_true(state_level(play.state)->sites[0].is_settled);
    bot_game_end(&play);
}

static void test_it_goes_round_the_webs_of_a_loft_in_light(void **fixture)
{
    (void)fixture;
    struct bot_game play = start((struct site){.type = SITE_WEB_LOFT, .is_entered = true});
    put_loot(&play, 11, 3);
    for (int y = 1; y <= 4; y++)
        ground_set_cloud(play.state, point_make(9, y), CLOUD_WEB, 1);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    visit(&play);
    assert_int_equal(state_hero(play.state)->lantern, LANTERN_HOODED);
    assert_int_equal(pack_count(&play.state->pack, ITEM_HASTE), 1);
    for (int y = 1; y <= 4; y++)
        assert_int_equal(level_cloud(state_level(play.state), point_make(9, y)), CLOUD_WEB);
    bot_game_end(&play);
}

static void test_it_robs_rooms_with_dwellers_in_the_dark(void **fixture)
{
    (void)fixture;
    static const enum site_type types[] = {SITE_THIN_TREASURY, SITE_DWELLER_WALK};
    for (int i = 0; i < 2; i++) {
        struct bot_game play = start((struct site){.type = types[i], .is_entered = true});
        put_loot(&play, 12, 3);
        game_picture_set_lantern(play.state, LANTERN_OPEN);
        visit(&play);
        assert_int_equal(pack_count(&play.state->pack, ITEM_HASTE), 1);
        assert_int_equal(state_hero(play.state)->lantern, LANTERN_DARK);
        bot_game_end(&play);
    }
}

static void test_it_gives_a_room_up_that_takes_too_long(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start((struct site){.type = SITE_SHRINE, .is_entered = true});
    put(&play, 9, 3, TERRAIN_ALTAR);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    bot_game_look(&play);
    assert_true(bot_rooms_visit(play.bot, &command));
    play.bot->memory.room_turns[0] = 1000;
    assert_false(bot_rooms_visit(play.bot, &command));
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_reads_the_true_maps_of_a_library_and_no_others),
        cmocka_unit_test(test_it_reads_by_the_hood_if_something_is_awake),
        cmocka_unit_test(test_it_hides_at_a_shrine_until_the_altar_heals),
        cmocka_unit_test(test_it_keeps_its_light_until_it_is_near_the_room),
        cmocka_unit_test(test_it_hides_at_no_shrine_beside_what_is_awake),
        cmocka_unit_test(test_it_knows_a_room_that_it_has_entered_or_seen_the_piece_of),
        cmocka_unit_test(test_it_knows_a_dark_vault_once_it_stood_at_the_door),
        cmocka_unit_test(test_it_takes_the_loot_of_a_dark_vault_in_the_dark),
        cmocka_unit_test(test_it_climbs_a_watchtower),
        cmocka_unit_test(test_it_goes_round_the_webs_of_a_loft_in_light),
        cmocka_unit_test(test_it_robs_rooms_with_dwellers_in_the_dark),
        cmocka_unit_test(test_it_gives_a_room_up_that_takes_too_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
