/* Prizes: what exploring leaves to the player, names at its end, and the map leads to. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"
#include "game/prize.h"
#include "game/sights.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <string.h>

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

/* A floor with a room of that type, and its loot in row 1. */
static struct player *start(enum site_type type, const char *picture)
{
    struct player *player = player_start(picture);
    struct level *level = state_level(state_of(player));
    level->sites[level->site_count++] = (struct site){.type = type,
                                                      .area = {{5, 1}, {7, 1}},
                                                      .door = {4, 1},
                                                      .loot = {{5, 1}, {7, 1}},
                                                      .loot_count = 2};
    return player;
}

/* Explores it to the end. */
static struct player *explore(enum site_type type, const char *picture)
{
    struct player *player = start(type, picture);
    for (int i = 0; i < 12; i++)
        player_press(player, "o");
    return player;
}

static void exploring_leaves_loot_that_is_watched_and_names_it(void **unused)
{
    struct player *player = explore(SITE_WATCHED_HALL, "##########\n"
                                                       "#@...!.).#\n"
                                                       "#........#\n"
                                                       "##########\n");
    assert_true(player_was_told(player, "There is nothing left to explore here. Left behind: a "
                                        "healing potion (watched), a cudgel (watched)."));
    assert_int_equal(level_item(state_level(state_of(player)), point_make(5, 1)),
                     ITEM_HEALING_POTION);
    player_end(player);
    (void)unused;
}

static void loot_that_comes_into_view_is_told_with_why_exploring_leaves_it(void **unused)
{
    struct player *player = start(SITE_WATCHED_HALL, "##########\n"
                                                     "##...!...#\n"
                                                     "##.#######\n"
                                                     "#@.#######\n"
                                                     "##########\n");
    player_press(player, "ooo");
    assert_true(player_was_told(
        player, "You see a healing potion, 3 steps east. Exploring leaves it (watched)."));
    player_end(player);
    (void)unused;
}

static void nothing_is_left_in_a_cell_that_the_hero_does_not_know(void **unused)
{
    struct player *player = player_start("#####\n#@..#\n#####\n");
    struct state *state = state_of(player);
    ((struct memory *)(uintptr_t)level_memory(state_level(state), point_make(3, 1)))->terrain =
        TERRAIN_NONE;
    assert_null(prize_why_left(state, point_make(3, 1)));
    player_end(player);
    (void)unused;
}

static void things_of_one_name_are_counted(void **unused)
{
    struct player *player = explore(SITE_WATCHED_HALL, "##########\n"
                                                       "#@...!.!.#\n"
                                                       "#........#\n"
                                                       "##########\n");
    assert_true(player_was_told(player, "There is nothing left to explore here. Left behind: a "
                                        "healing potion (x2, watched)."));
    player_end(player);
    (void)unused;
}

static void loot_that_is_not_known_is_named_by_its_look(void **unused)
{
    char told[160];
    struct text text = text_init(told, sizeof told);
    struct player *player = start(SITE_WATCHED_HALL, "##########\n"
                                                     "#@.....).#\n"
                                                     "#........#\n"
                                                     "##########\n");
    struct state *state = state_of(player);
    level_set_item(state_level(state), point_make(5, 1), ITEM_HASTE);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_string_not_equal(hero_item_name(state, ITEM_HASTE), item_get(ITEM_HASTE)->name);
    text_append(&text,
                "There is nothing left to explore here. Left behind: %s "
                "(watched), a cudgel (watched).",
                hero_item_name(state, ITEM_HASTE));
    for (int i = 0; i < 12; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, told));
    player_end(player);
    (void)unused;
}

static void loot_that_light_destroys_is_named_as_such(void **unused)
{
    struct player *player = explore(SITE_DARK_VAULT, "##########\n"
                                                     "#@...!.).#\n"
                                                     "#........#\n"
                                                     "##########\n");
    assert_true(player_was_told(
        player, "There is nothing left to explore here. Left behind: a "
                "healing potion (light destroys it), a cudgel (light destroys it)."));
    player_end(player);
    (void)unused;
}

static void things_for_which_the_pack_is_full_are_named_as_such(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#@.....).#\n"
                                         "##########\n");
    state_of(player)->traits.slots = pack_slots_taken(&state_of(player)->pack);
    for (int i = 0; i < 6; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here. Left behind: a "
                                        "cudgel (pack full)."));
    player_end(player);
    (void)unused;
}

static void loot_of_a_settled_room_is_no_prize(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#@...!.).#\n"
                                         "##########\n");
    struct level *level = state_level(state_of(player));
    level->sites[level->site_count++] = (struct site){.type = SITE_WATCHED_HALL,
                                                      .area = {{5, 1}, {7, 1}},
                                                      .door = {4, 1},
                                                      .loot = {{5, 1}},
                                                      .loot_count = 1,
                                                      .is_settled = true};
    assert_false(prize_is_item(level, point_make(5, 1)));
    player_press(player, "oooo");
    assert_int_equal(level_item(level, point_make(5, 1)), ITEM_NONE);
    player_end(player);
    (void)unused;
}

static void a_choice_of_gifts_is_named_once(void **unused)
{
    struct player *player = explore(SITE_CROSSROADS, "##########\n"
                                                     "#@...!.).#\n"
                                                     "#........#\n"
                                                     "##########\n");
    char told[160];
    struct text text = text_init(told, sizeof told);
    text_append(&text, "There is nothing left to explore here. Left behind: %s.",
                site_kind_get(SITE_CROSSROADS)->name);
    assert_true(player_was_told(player, told));
    player_end(player);
    (void)unused;
}

static void every_choice_of_gifts_tells_that_exploring_takes_none(void **unused)
{
    int choices = 0;
    for (int i = 0; i < SITE_COUNT; i++) {
        const struct site_kind *kind = site_kind_get((enum site_type)i);
        if (kind->rule != SITE_RULE_CHOOSING)
            continue;
        choices++;
        assert_non_null(strstr(kind->on_enter, " Exploring takes n"));
    }
    assert_int_equal(choices, 2);
    (void)unused;
}

static void keys_are_left_named_and_found_on_the_map(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#@....!..#\n"
                                         "##########\n");
    struct level *level = state_level(state_of(player));
    level_set_item(level, point_make(4, 1), ITEM_GLASS_KEY);
    for (int i = 0; i < 6; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here. Left behind: a "
                                        "glass key."));
    assert_int_equal(level_item(level, point_make(4, 1)), ITEM_GLASS_KEY);
    struct point next = sights_next_known(state_of(player), point_make(1, 1));
    assert_true(point_is_equal(next, point_make(4, 1)));
    player_end(player);
    (void)unused;
}

static void a_locked_door_is_named_with_the_key_that_opens_it(void **unused)
{
    for (int has_key = 0; has_key < 2; has_key++) {
        struct player *player = player_start("##########\n"
                                             "#@...#...#\n"
                                             "#....#####\n"
                                             "##########\n");
        level_set_terrain(state_level(state_of(player)), point_make(5, 1), TERRAIN_DOOR_LOCKED);
        visibility_note_all(state_of(player));
        visibility_refresh(state_of(player));
        if (has_key)
            state_of(player)->pack.counts[ITEM_VAULT_KEY] = 1;
        player_press(player, "oooo");
        assert_true(player_was_told(
            player, has_key
                        ? "There is nothing left to explore here. Left behind: a locked door "
                          "(you have a key)."
                        : "There is nothing left to explore here. Left behind: a locked door."));
        player_end(player);
    }
    (void)unused;
}

/* What is dropped stays, and so does what there is no room for. */
static void exploring_takes_up_what_was_thrown_onto_ground_that_it_knows(void **unused)
{
    static const struct {
        bool is_dropped, is_full;
    } cases[] = {{false, false}, {true, false}, {false, true}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct player *player = player_start("###########\n"
                                             "#@........#\n"
                                             "###########\n");
        struct state *state = state_of(player);
        struct level *level = state_level(state);
        player_press(player, "llllll");
        level_set_item(level, point_make(2, 1), ITEM_HASTE);
        if (cases[i].is_dropped)
            bit_grid_put(&level->no_auto_pickup, point_make(2, 1), true);
        if (cases[i].is_full)
            state->traits.slots = 0;
        visibility_note_all(state);
        visibility_refresh(state);
        player_press(player, "ooo");
        bool is_there = level_item(level, point_make(2, 1)) != ITEM_NONE;
        assert_int_equal(is_there, cases[i].is_dropped || cases[i].is_full);
        assert_int_equal(player_hero(player).x == 2, !is_there);
        player_end(player);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_leaves_loot_that_is_watched_and_names_it),
        cmocka_unit_test(loot_that_comes_into_view_is_told_with_why_exploring_leaves_it),
        cmocka_unit_test(nothing_is_left_in_a_cell_that_the_hero_does_not_know),
        cmocka_unit_test(things_of_one_name_are_counted),
        cmocka_unit_test(loot_that_is_not_known_is_named_by_its_look),
        cmocka_unit_test(loot_that_light_destroys_is_named_as_such),
        cmocka_unit_test(things_for_which_the_pack_is_full_are_named_as_such),
        cmocka_unit_test(loot_of_a_settled_room_is_no_prize),
        cmocka_unit_test(a_choice_of_gifts_is_named_once),
        cmocka_unit_test(every_choice_of_gifts_tells_that_exploring_takes_none),
        cmocka_unit_test(exploring_takes_up_what_was_thrown_onto_ground_that_it_knows),
        cmocka_unit_test(a_locked_door_is_named_with_the_key_that_opens_it),
        cmocka_unit_test(keys_are_left_named_and_found_on_the_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
