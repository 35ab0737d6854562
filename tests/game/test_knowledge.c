/* The player's knowledge of a cell: only what the hero sees and remembers. */
#include "support/check.h"

#include "game/knowledge.h"
#include "game/turn.h"
#include "support/game_picture.h"

static void check_described(const struct state *state, int x, int y, const char *expected)
{
    char chars[256];
    struct text text = text_init(chars, sizeof chars);
    knowledge_describe(state, point_make(x, y), &text);
    assert_string_equal(chars, expected);
}

static void step(struct state *state, enum direction direction)
{
    turn_play(state, (struct action){.kind = ACTION_STEP, .direction = direction});
}

/* The hero has looked into the room and left, and remembers what was in it. */
static struct state *leave_room(void)
{
    struct state *state = game_picture("#########\n"
                                       "#..@/.!.#\n"
                                       "#...#.R.#\n"
                                       "#.###...#\n"
                                       "#.#######\n"
                                       "#.#######\n"
                                       "#########\n");
    step(state, DIRECTION_SOUTH_WEST);
    step(state, DIRECTION_WEST);
    step(state, DIRECTION_SOUTH);
    step(state, DIRECTION_SOUTH);
    step(state, DIRECTION_SOUTH);
    return state;
}

static void test_a_secret_door_has_a_hint_from_the_cell_beside_it(void **fixture)
{
    struct state *state = game_picture("#####\n#.@.#\n#####\n");
    (void)fixture;
    game_picture_set_lantern(state, LANTERN_HOODED);
    level_set_terrain(state_level(state), point_make(1, 0), TERRAIN_SECRET_DOOR);
    check_described(state, 1, 0, "You see a wall; a draught comes out of it.");
    check_described(state, 2, 0, "You see a wall.");
    step(state, DIRECTION_EAST);
    check_described(state, 1, 0, "You see a wall.");
    state_destroy(state);
}

static void test_a_visible_cell_is_described(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@.R.!.#\n"
                                       "#......#\n"
                                       "########\n");
    check_described(state, 1, 1, "You are here, on the floor.");
    check_described(state, 2, 1, "You see the floor.");
    check_described(state, 3, 1, "You see a gutter rat on the floor.");
    check_described(state, 5, 1, "You see a healing potion on the floor.");
    check_described(state, 0, 0, "You see a wall.");
    state_destroy(state);
}

static void test_an_actor_on_an_item_does_not_hide_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@!..#\n"
                                       "######\n");
    bit_grid_put(&state_level(state)->no_auto_pickup, point_make(2, 1), true);
    step(state, DIRECTION_EAST);
    check_described(state, 2, 1, "You are here, on the floor, and a healing potion.");
    state_destroy(state);
}

static void test_an_actor_is_described_as_in_a_doorway(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@/..#\n"
                                       "######\n");
    step(state, DIRECTION_EAST);
    check_described(state, 2, 1, "You are here, in an open door.");
    state_destroy(state);
}

static void test_an_unseen_cell_is_not_described(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#######\n"
                                       "#@+.!.#\n"
                                       "#######\n");
    check_described(state, 4, 1, "You have not seen what is there.");
    check_described(state, -1, 40, "You have not seen what is there.");
    assert_int_equal(knowledge_of(state, point_make(4, 1)).kind, KNOWLEDGE_UNSEEN);
    assert_int_equal(knowledge_of(state, point_make(4, 1)).item, ITEM_NONE);
    state_destroy(state);
}

static void test_items_are_remembered(void **fixture)
{
    (void)fixture;
    struct state *state = leave_room();
    check_described(state, 6, 1, "You remember a healing potion on the floor, seen 3 turns ago.");
    assert_int_equal(knowledge_of(state, point_make(6, 1)).kind, KNOWLEDGE_REMEMBERED);
    state_destroy(state);
}

static void test_actors_are_not_remembered(void **fixture)
{
    (void)fixture;
    struct state *state = leave_room();
    assert_int_equal(knowledge_of(state, point_make(6, 2)).kind, KNOWLEDGE_REMEMBERED);
    check_described(state, 6, 2, "You remember the floor, seen 4 turns ago.");
    assert_false(knowledge_of(state, point_make(6, 2)).has_actor);
    state_destroy(state);
}

static void test_changes_out_of_sight_do_not_change_the_memory(void **fixture)
{
    (void)fixture;
    struct state *state = leave_room();
    level_set_terrain(state_level(state), point_make(4, 1), TERRAIN_DOOR_CLOSED);
    level_set_item(state_level(state), point_make(6, 1), ITEM_NONE);
    check_described(state, 4, 1, "You remember an open door, seen 2 turns ago.");
    check_described(state, 6, 1, "You remember a healing potion on the floor, seen 3 turns ago.");
    state_destroy(state);
}

static void test_eyes_show_where_an_actor_is_but_not_which(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#@................r#\n"
                                       "####################\n");
    assert_int_equal(state->vision.eye_count, 1);
    struct knowledge known = knowledge_of(state, point_make(18, 1));
    assert_true(known.has_eyes);
    assert_false(known.has_actor);
    check_described(state, 18, 1, "Eyes shine there. You have not seen what is there.");
    state_destroy(state);
}

static void test_a_row_shows_what_is_known(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#@.R.!............r#\n"
                                       "####################\n");
    char row[21];
    knowledge_write_row(state, 1, row);
    assert_string_equal(row, "#@.r.!...         % ");
    state_destroy(state);
}

static void test_remembered_cells_are_drawn_and_unseen_ones_are_blank(void **fixture)
{
    (void)fixture;
    struct state *state = leave_room();
    char row[10];
    knowledge_write_row(state, 1, row);
    assert_string_equal(row, "#.../.!.#");
    knowledge_write_row(state, 2, row);
    assert_int_equal(row[6], '.');
    state_destroy(state);
}

static void test_plain_sight_shows_full_light(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("#####\n"
                                             "#@..#\n"
                                             "#####\n",
                                             5);
    struct light light = knowledge_light(state, point_make(3, 1));
    assert_int_equal(light.red, 255);
    assert_int_equal(light.green, 255);
    assert_int_equal(light.blue, 255);
    state_destroy(state);
}

static void test_a_wall_shows_the_light_on_the_heros_side(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#@...#.&..#\n"
                                       "#....#....#\n"
                                       "###########\n");
    struct light wall = knowledge_light(state, point_make(5, 1));
    struct light before = knowledge_light(state, point_make(4, 1));
    struct light beside = knowledge_light(state, point_make(4, 2));
    assert_int_equal(wall.red, before.red > beside.red ? before.red : beside.red);
    state_destroy(state);
}

static void test_a_cell_seen_only_in_a_mirror_is_described_so(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#########\n"
                                       "#...@...1\n"
                                       "#######.#\n"
                                       "#######R#\n"
                                       "######.&#\n"
                                       "#########\n");
    check_described(state, 7, 3, "You see a gutter rat on the floor, in the mirror.");
    check_described(state, 7, 1, "You see the floor.");
    check_described(state, 8, 1, "You see a mirror.");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_secret_door_has_a_hint_from_the_cell_beside_it),
        cmocka_unit_test(test_a_visible_cell_is_described),
        cmocka_unit_test(test_an_actor_on_an_item_does_not_hide_it),
        cmocka_unit_test(test_an_actor_is_described_as_in_a_doorway),
        cmocka_unit_test(test_an_unseen_cell_is_not_described),
        cmocka_unit_test(test_items_are_remembered),
        cmocka_unit_test(test_actors_are_not_remembered),
        cmocka_unit_test(test_changes_out_of_sight_do_not_change_the_memory),
        cmocka_unit_test(test_eyes_show_where_an_actor_is_but_not_which),
        cmocka_unit_test(test_a_row_shows_what_is_known),
        cmocka_unit_test(test_remembered_cells_are_drawn_and_unseen_ones_are_blank),
        cmocka_unit_test(test_plain_sight_shows_full_light),
        cmocka_unit_test(test_a_wall_shows_the_light_on_the_heros_side),
        cmocka_unit_test(test_a_cell_seen_only_in_a_mirror_is_described_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
