/* Automatic movement stops before a closed door that the hero should not open in this light. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"

#include <string.h>

/* A hero before the closed door of a room, after those keys. */
static struct player *before_room(enum site_type type, const char *keys, const char *picture)
{
    struct player *player = player_start(picture);
    struct level *level = state_level((struct state *)(uintptr_t)player_state(player));
    level->sites[level->site_count++] = (struct site){
        .type = type, .area = {point_make(5, 1), point_make(7, 1)}, .door = point_make(4, 1)};
    player_press(player, keys);
    return player;
}

static void exploring_stops_before_a_door_of_a_dark_vault(void **unused)
{
    (void)unused;
    struct player *player = before_room(SITE_DARK_VAULT, "o",
                                        "#########\n"
                                        "#@..+...#\n"
                                        "#########\n");
    const struct level *level = state_level_const(player_state(player));
    assert_int_equal(level_terrain(level, point_make(4, 1)), TERRAIN_DOOR_CLOSED);
    assert_true(player_was_told(player, "Light may spoil what is behind this door: darken your "
                                        "lantern first, or go on anyway?"));
    player_press(player, "<Enter>");
    assert_true(level_terrain(level, point_make(4, 1)) != TERRAIN_DOOR_CLOSED);
    player_end(player);
}

/* Only bright light wakes what sleeps there. */
static void exploring_stops_before_a_door_of_a_den_in_bright_light(void **unused)
{
    static const char *const keys[] = {"o", "vo"};
    for (int i = 0; i < 2; i++) {
        struct player *player = before_room(SITE_COLD_DEN, keys[i],
                                            "#########\n"
                                            "#@..+...#\n"
                                            "#########\n");
        const struct level *level = state_level_const(player_state(player));
        bool is_shut = level_terrain(level, point_make(4, 1)) == TERRAIN_DOOR_CLOSED;
        assert_int_equal(is_shut, i == 0);
        assert_int_equal(player_was_told(player, "Light may spoil what is behind this door: hood "
                                                 "or darken your lantern first, or go on anyway?"),
                         i == 0);
        player_end(player);
    }
    (void)unused;
}

static void opening_a_dark_vault_in_spite_of_its_light_minds_hunters(void **unused)
{
    (void)unused;
    struct player *player = before_room(SITE_DARK_VAULT, "o",
                                        "#########\n"
                                        "#@..+..d#\n"
                                        "#########\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct actor *hunter = game_picture_who(state, 'd');
    hunter->suspicion = SUSPICION_MAX;
    hunter->is_seen = true;
    player_press(player, "o");
    assert_int_equal(level_terrain(state_level(state), point_make(4, 1)), TERRAIN_DOOR_CLOSED);
    assert_true(player_was_told(
        player, "The doorward hunts you, and the way leads nearer to it: go on anyway?"));
    player_end(player);
}

static void exploring_leaves_such_a_door_for_last(void **unused)
{
    (void)unused;
    struct player *player = before_room(SITE_DARK_VAULT, "",
                                        "####################\n"
                                        "#@..+...############\n"
                                        "#.##################\n"
                                        "#................!.#\n"
                                        "####################\n");
    for (int i = 0; i < 8 && !strstr(player->told, "Light may spoil"); i++)
        player_press(player, "o");
    assert_non_null(strstr(player->told, "Light may spoil"));
    assert_int_equal(level_item(state_level_const(player_state(player)), point_make(17, 3)),
                     ITEM_NONE);
    player_end(player);
}

static void no_lantern_is_named_that_a_key_holds_open(void **unused)
{
    struct player *player = player_start("##########\n#..@+d..>#\n##########\n");
    (void)unused;
    game_picture_give(player->game->state, ITEM_GLOWING_KEY, 1);
    player_press(player, "o");
    assert_true(player_was_told(player, "A shadow shows under this door: go on anyway?"));
    player_end(player);
}

/* It would leap at what opens the door with an open lantern, in a floor seen by plain sight too. */
static void a_shadow_under_a_door_stops_automatic_movement_once(void **unused)
{
    static const char picture[] = "##########\n"
                                  "#..@+d..>#\n"
                                  "##########\n";
    static const struct command travel = {.kind = COMMAND_TRAVEL, .target = {4, 1}};
    for (int i = 0; i < 3; i++) {
        struct player *player = i < 2 ? player_start(picture) : player_start_seeing_all(picture);
        struct command command = i == 0 ? (struct command){.kind = COMMAND_EXPLORE} : travel;
        const struct level *level = state_level_const(player_state(player));
        player_play(player, command);
        assert_int_equal(player_hero(player).x, 3);
        assert_int_equal(level_terrain(level, point_make(4, 1)), TERRAIN_DOOR_CLOSED);
        assert_true(player_was_told(player, "A shadow shows under this door: hood or darken your "
                                            "lantern first, or go on anyway?"));
        player_play(player, command);
        assert_true(level_terrain(level, point_make(4, 1)) != TERRAIN_DOOR_CLOSED);
        player_end(player);
    }
    (void)unused;
}

/* Then the hero opens it unnoticed: nothing is to be changed first. */
static void such_a_shadow_stops_a_hooded_hero_too(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#..@+d..>#\n"
                                         "##########\n");
    const struct level *level = state_level_const(player_state(player));
    player_press(player, "vo");
    assert_int_equal(level_terrain(level, point_make(4, 1)), TERRAIN_DOOR_CLOSED);
    assert_true(player_was_told(player, "A shadow shows under this door: go on anyway?"));
    player_press(player, "<Enter>");
    assert_true(level_terrain(level, point_make(4, 1)) != TERRAIN_DOOR_CLOSED);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_stops_before_a_door_of_a_dark_vault),
        cmocka_unit_test(exploring_stops_before_a_door_of_a_den_in_bright_light),
        cmocka_unit_test(exploring_leaves_such_a_door_for_last),
        cmocka_unit_test(opening_a_dark_vault_in_spite_of_its_light_minds_hunters),
        cmocka_unit_test(no_lantern_is_named_that_a_key_holds_open),
        cmocka_unit_test(a_shadow_under_a_door_stops_automatic_movement_once),
        cmocka_unit_test(such_a_shadow_stops_a_hooded_hero_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
