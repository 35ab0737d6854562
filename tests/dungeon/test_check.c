/* dungeon_check finds each fault: a sound floor, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check.h"
#include "dungeon/loops.h"

#include <string.h>

/* Two rooms with three corridors between; '@' is where one arrives. */
static const char sound[] = "##############################\n"
                            "#......################......#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "#......################......#\n"
                            "#......################......#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "#.@....################......#\n"
                            "#......################...>..#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "##############################\n";

/* Draws the sound floor with some cells changed and checks what is said of it: nothing, when `message` is
 * NULL. */
static void check_changed(int depth, const char *message, int count, const struct point *places,
                          const char *signs)
{
    char rows[sizeof sound];
    strcpy(rows, sound);
    for (int i = 0; i < count; i++)
        rows[places[i].y * 31 + places[i].x] = signs[i];
    struct level_picture picture = level_picture_read(rows, depth);
    struct error why = {""};
    bool is_sound = dungeon_check(&picture.level, &picture.scratch, &why);
    if (message)
        assert_string_equal(why.message, message);
    else if (!is_sound)
        fail_msg("%s", why.message);
    assert_int_equal(is_sound, message == NULL);
    level_picture_destroy(&picture);
}

static void check_with(int x, int y, char sign, const char *message)
{
    struct point place = {x, y};
    check_changed(1, message, 1, &place, &sign);
}

static void a_sound_floor_passes(void **unused)
{
    check_changed(1, NULL, 0, NULL, "");
    check_with(4, 4, '#', NULL);  /* a pillar */
    check_with(7, 2, '/', NULL);  /* an open door */
    check_with(26, 2, '!', NULL); /* an item */
    check_with(26, 6, 'r', NULL); /* out of sight of the arrival, behind doors */
    (void)unused;
}

static void an_open_edge_is_found(void **unused)
{
    check_with(0, 5, '.', "at (0, 5): the level's edge is open");
    (void)unused;
}

static void what_can_not_be_reached_is_found(void **unused)
{
    check_with(15, 4, '.', "at (15, 4): no way leads here from the arrival");
    /* Diagonally from the room's corner, past two walls. */
    struct point corner[] = {{1, 1}, {2, 1}, {1, 2}};
    check_changed(1, "at (1, 1): no way leads here from the arrival", 3, corner, ".##");
    (void)unused;
}

static void doors_out_of_place_are_found(void **unused)
{
    check_with(4, 4, '+', "at (4, 4): a door that is in no doorway");
    check_with(8, 2, '+', "at (7, 2): a door that is in no doorway");
    check_with(7, 3, '+', "at (7, 2): a door that is in no doorway");
    struct point beside[] = {{7, 3}, {7, 2}};
    check_changed(1, "at (7, 3): a door that is in no doorway", 2, beside, "+.");
    /* A door in the side wall of the corridor behind another. */
    struct point touching[] = {{8, 3}, {8, 4}};
    check_changed(1, "at (7, 2): a door beside a door", 2, touching, "+.");
    (void)unused;
}

static void missing_and_needless_stairs_are_found(void **unused)
{
    check_with(26, 9, '.', "floor 1 has 0 stairs down");
    check_with(4, 4, '<', "floor 1 has 1 stairs up");
    check_with(26, 2, '>', "floor 1 has 2 stairs down");
    check_with(25, 9, '#', "at (26, 9): too little room about the stairs down");
    struct point none = {0, 0};
    check_changed(2, "floor 2 has 0 stairs up", 0, &none, "");
    check_changed(12, "floor 12 has 0 stairs up", 0, &none, "");
    struct point away = {5, 4};
    check_changed(2, "the arrival is not on the stairs up", 1, &away, "<");
    (void)unused;
}

static void stairs_too_close_are_found(void **unused)
{
    struct point places[] = {{26, 9}, {5, 5}};
    check_changed(1, "the way through is 3 steps, and the longest way 27", 2, places, ".>");
    (void)unused;
}

static void too_few_loops_are_found(void **unused)
{
    check_with(15, 6, '#', "the ways have 1 loops, and should have 2");
    struct point both[] = {{15, 6}, {15, 2}};
    check_changed(1, "the ways have 0 loops, and should have 2", 2, both, "##");
    (void)unused;
}

static void what_lies_out_of_reach_is_found(void **unused)
{
    struct level_picture picture = level_picture_read(sound, 1);
    struct error why;
    level_set_item(&picture.level, point_make(10, 4), ITEM_FLARE);
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (10, 4): a flare lies out of reach");
    level_picture_destroy(&picture);
    (void)unused;
}

static void actors_out_of_place_are_found(void **unused)
{
    check_with(5, 3, 'r', "at (5, 3): a gutter rat is too close to the arrival");
    check_with(4, 2, 'r', "at (4, 2): a gutter rat is too close to the arrival");
    check_with(21, 10, 'r', NULL); /* behind a closed door */
    /* Straight ahead, in a passage broken into the wall. */
    struct point ahead[] = {{7, 8}, {8, 8}, {9, 8}, {10, 8}, {11, 8}, {12, 8}};
    check_changed(1, "at (12, 8): a gutter rat is awake in sight of the arrival", 6, ahead,
                  ".....r");
    (void)unused;
}

static void sleepers_may_be_in_sight(void **unused)
{
    char rows[sizeof sound];
    strcpy(rows, sound);
    memcpy(rows + 8 * 31 + 7, ".....", 5);
    struct level_picture picture = level_picture_read(rows, 1);
    struct actor actor = {.kind = MONSTER_GUTTER_RAT, .position = {11, 8}, .is_asleep = true};
    struct handle handle = level_add_actor(&picture.level, actor);
    struct error why;
    assert_true(dungeon_check(&picture.level, &picture.scratch, &why));
    level_wake_actor(&picture.level, handle);
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (11, 8): a gutter rat is awake in sight of the arrival");
    level_picture_destroy(&picture);
    (void)unused;
}

static void check_loop_count(const char *rows, int loops)
{
    struct level_picture picture = level_picture_read(rows, 1);
    assert_int_equal(loops_count(&picture.level, &picture.scratch), loops);
    level_picture_destroy(&picture);
}

static void loops_are_islands_of_masonry(void **unused)
{
    check_loop_count("#######\n"
                     "#.....#\n"
                     "#.#.#.#\n"
                     "#....@#\n"
                     "#######\n",
                     0);
    check_loop_count("##########\n"
                     "#........#\n"
                     "#.####.#.#\n"
                     "#.####.~~#\n"
                     "#.......@#\n"
                     "##########\n",
                     1);
    /* Islands that touch by a corner alone are one. */
    check_loop_count("############\n"
                     "#..........#\n"
                     "#.####.....#\n"
                     "#.####.....#\n"
                     "#.....####.#\n"
                     "#.....####.#\n"
                     "#.........@#\n"
                     "############\n",
                     1);
    /* A closed door is a way. */
    check_loop_count("##########\n"
                     "#....+...#\n"
                     "#.######.#\n"
                     "#.######.#\n"
                     "#.......@#\n"
                     "##########\n",
                     1);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_floor_passes),
        cmocka_unit_test(an_open_edge_is_found),
        cmocka_unit_test(what_can_not_be_reached_is_found),
        cmocka_unit_test(doors_out_of_place_are_found),
        cmocka_unit_test(missing_and_needless_stairs_are_found),
        cmocka_unit_test(stairs_too_close_are_found),
        cmocka_unit_test(too_few_loops_are_found),
        cmocka_unit_test(what_lies_out_of_reach_is_found),
        cmocka_unit_test(actors_out_of_place_are_found),
        cmocka_unit_test(sleepers_may_be_in_sight),
        cmocka_unit_test(loops_are_islands_of_masonry),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
