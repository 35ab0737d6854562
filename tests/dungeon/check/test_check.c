/* dungeon_check finds each fault: a sound floor, and the same floor with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"
#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"
#include "dungeon/layout/loops.h"

#include <string.h>

/* Two rooms with three corridors between them; '@' is the arrival. */
static const char sound[] = "##############################\n"
                            "#......################......#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "#......################......#\n"
                            "#.&....################...&..#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "#.@....################......#\n"
                            "#......################...>..#\n"
                            "#......+..............+......#\n"
                            "#......################......#\n"
                            "##############################\n";

/* Draws the sound floor with some cells changed and checks the message; none if `message` is NULL. */
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

/* Puts oil on cells of the sound floor. */
static void check_deposit(const struct point *cells, int count, const char *message)
{
    struct level_picture picture = level_picture_read(sound, 4);
    struct error why = {""};
    for (int i = 0; i < count; i++)
        level_set_terrain(&picture.level, cells[i], TERRAIN_OIL_SLICK);
    bool is_sound = check_deposits(&picture.level, &picture.scratch, &why);
    assert_int_equal(is_sound, message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&picture);
}

static void a_deposit_keeps_off_the_arrival_and_the_ways(void **unused)
{
    static const struct point corner[] = {{27, 1}, {27, 2}, {28, 2}};
    static const struct point near_arrival = {4, 9};
    check_deposit(corner, 2, NULL);
    check_deposit(corner, 3, "at (28, 1): only a deposit leads here");
    check_deposit(&near_arrival, 1, "at (4, 9): a deposit too close to the arrival");
    (void)unused;
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

static void unreachable_cells_are_found(void **unused)
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

static void a_door_beside_a_curtain_is_found(void **unused)
{
    struct level_picture picture = level_picture_read(sound, 1);
    struct error why;
    level_set_terrain(&picture.level, point_make(7, 2), TERRAIN_CURTAIN);
    assert_true(dungeon_check(&picture.level, &picture.scratch, &why));
    level_set_terrain(&picture.level, point_make(8, 3), TERRAIN_DOOR_CLOSED);
    level_set_terrain(&picture.level, point_make(8, 4), TERRAIN_FLOOR);
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (7, 2): a door beside a door");
    level_picture_destroy(&picture);
    (void)unused;
}

static void missing_and_extra_stairs_are_found(void **unused)
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
    check_changed(1, "the way through is 3 steps, and the longest way 28", 2, places, ".>");
    (void)unused;
}

static void too_few_loops_are_found(void **unused)
{
    check_with(15, 6, '#', "the ways have 1 loops, and should have 2");
    struct point both[] = {{15, 6}, {15, 2}};
    check_changed(1, "the ways have 0 loops, and should have 2", 2, both, "##");
    (void)unused;
}

static void items_out_of_reach_are_found(void **unused)
{
    struct level_picture picture = level_picture_read(sound, 1);
    struct error why;
    level_set_item(&picture.level, point_make(10, 4), ITEM_FLARE);
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (10, 4): a flare lies out of reach");
    level_set_item(&picture.level, point_make(10, 4), ITEM_NONE);
    level_set_items(&picture.level, point_make(4, 4), ITEM_FLARE, 0);
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (4, 4): none of a flare lies there");
    level_picture_destroy(&picture);
    (void)unused;
}

static void actors_out_of_place_are_found(void **unused)
{
    check_with(5, 3, 'r', "at (5, 3): a gutter rat is too close to the arrival");
    check_with(4, 2, 'r', "at (4, 2): a gutter rat is too close to the arrival");
    check_with(21, 10, 'r', NULL); /* behind a closed door */
    (void)unused;
}

/* The sound floor with a passage straight ahead of the arrival, and an actor in it. */
static struct level_picture picture_of_passage(struct actor actor)
{
    char rows[sizeof sound];
    strcpy(rows, sound);
    memcpy(rows + 8 * 31 + 7, "..........", 10);
    struct level_picture picture = level_picture_read(rows, 1);
    level_add_actor(&picture.level, actor);
    return picture;
}

static void check_actor(struct actor actor, const char *message)
{
    struct level_picture picture = picture_of_passage(actor);
    struct error why = {""};
    bool is_sound = dungeon_check(&picture.level, &picture.scratch, &why);
    assert_string_equal(is_sound ? "" : why.message, message);
    level_picture_destroy(&picture);
}

static void awake_actors_are_farther_off_and_out_of_sight(void **unused)
{
    struct actor lighter = {.kind = MONSTER_LAMPLIGHTER, .position = {16, 8}};
    check_actor(lighter, "at (16, 8): a lamplighter is awake in sight of the arrival");
    lighter.is_asleep = true;
    check_actor(lighter, "");
    lighter.position.x = 11;
    check_actor(lighter, "");
    lighter.position.x = 10;
    check_actor(lighter, "at (10, 8): a lamplighter is too close to the arrival");
    lighter.position.x = 14;
    lighter.is_asleep = false;
    check_actor(lighter, "at (14, 8): a lamplighter is too close to the arrival");
    (void)unused;
}

static void kinds_that_never_sleep_are_awake(void **unused)
{
    check_actor(
        (struct actor){.kind = MONSTER_NIGHT_HUNTER, .position = {26, 6}, .is_asleep = true},
        "at (26, 6): a night hunter never sleeps");
    (void)unused;
}

static void rounds_can_be_walked(void **unused)
{
    struct actor lighter = {.kind = MONSTER_LAMPLIGHTER, .position = {24, 1}, .has_round = true};
    lighter.anchors[0] = lighter.position;
    lighter.anchors[1] = point_make(24, 9);
    check_actor(lighter, "");
    lighter.anchors[1] = point_make(24, 8);
    check_actor(lighter, "at (24, 1): a lamplighter has no round");
    lighter.anchors[1] = point_make(12, 2); /* behind a closed door */
    check_actor(lighter, "at (24, 1): a lamplighter has no round");
    lighter.anchors[0] = point_make(20, 2); /* it would begin behind one */
    lighter.anchors[1] = point_make(9, 2);
    check_actor(lighter, "at (24, 1): a lamplighter has no round");
    lighter.anchors[0] = lighter.position;
    lighter.anchors[1] = point_make(24, 9);
    lighter.is_asleep = true;
    check_actor(lighter, "at (24, 1): a lamplighter can't walk a round");
    (void)unused;
}

static void actors_stand_at_their_posts(void **unused)
{
    struct level_picture picture =
        picture_of_passage((struct actor){.kind = MONSTER_GUTTER_RAT, .position = {26, 6}});
    struct handle rat = level_actor_at(&picture.level, point_make(26, 6));
    struct error why;
    assert_true(dungeon_check(&picture.level, &picture.scratch, &why));
    level_actor(&picture.level, rat)->anchors[0].x--;
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "at (26, 6): a gutter rat is not at its post");
    level_picture_destroy(&picture);
    (void)unused;
}

static void half_a_pair_is_found(void **unused)
{
    struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = {26, 6}};
    rat.twin = (struct handle){0, 1};
    check_actor(rat, "at (26, 6): a gutter rat is half a pair");
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (monster_get((enum monster)m)->is_twin) {
            struct level_picture picture =
                picture_of_passage((struct actor){.kind = (enum monster)m, .position = {26, 6}});
            struct error why;
            assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
            assert_non_null(strstr(why.message, "is half a pair"));
            level_picture_destroy(&picture);
        }
    (void)unused;
}

static void a_crowd_is_found(void **unused)
{
    char rows[sizeof sound];
    strcpy(rows, sound);
    for (int y = 1; y <= 8; y += 1)
        rows[y * 31 + 24] = rows[(y + 1) / 2 * 31 + 25] = 'r';
    struct level_picture picture = level_picture_read(rows, 1);
    struct error why;
    assert_true(dungeon_check(&picture.level, &picture.scratch, &why));
    level_add_actor(&picture.level,
                    (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {26, 3}});
    assert_false(dungeon_check(&picture.level, &picture.scratch, &why));
    assert_string_equal(why.message, "13 actors, and there should be 0 to 12");
    level_picture_destroy(&picture);
    (void)unused;
}

/* The sound floor at a depth below the first, with some cells changed. */
static void check_below(int depth, const char *message, int count, const struct point *places,
                        const char *signs)
{
    char rows[sizeof sound];
    strcpy(rows, sound);
    rows[9 * 31 + 26] = depth == 12 ? '9' : '>';
    for (int i = 0; i < count; i++)
        rows[places[i].y * 31 + places[i].x] = signs[i];
    struct level_picture picture = level_picture_read(rows, depth);
    level_set_terrain(&picture.level, picture.level.arrival, TERRAIN_STAIRS_UP);
    struct error why = {""};
    bool is_sound = dungeon_check(&picture.level, &picture.scratch, &why);
    assert_string_equal(is_sound ? "" : why.message, message);
    level_picture_destroy(&picture);
}

static void the_last_floor_ends_at_its_lamp(void **unused)
{
    const struct point end = {26, 9};
    const struct point near_arrival = {5, 5};
    const struct point cramped[] = {{25, 9}};
    const struct point moved[] = {end, near_arrival};
    check_below(12, "", 0, NULL, "");
    check_below(12, "floor 12 has 1 stairs down", 1, &end, ">");
    check_below(12, "floor 12 has 0 lamps to light", 1, &end, ".");
    check_below(12, "floor 12 has 2 lamps to light", 1, &near_arrival, "9");
    check_below(11, "floor 11 has 1 lamps to light", 1, &near_arrival, "9");
    check_below(12, "at (26, 9): too little room about the lamps to light", 1, cramped, "#");
    check_below(12, "the way through is 5 steps, and the longest way 29", 2, moved, ".9");
    (void)unused;
}

static void beacons_out_of_place_are_found(void **unused)
{
    const struct point place = {3, 3};
    const struct point two[] = {{3, 3}, {25, 4}};
    const struct point cramped = {1, 3};
    check_below(4, "", 1, &place, "6");
    check_below(4, "", 0, NULL, ""); /* on a floor of the usual size there would have to be one */
    check_below(4, "floor 4 has 2 beacons", 2, two, "66");
    check_below(5, "floor 5 has 1 beacons", 1, &place, "6");
    check_below(4, "at (1, 3): too little room about the beacon", 1, &cramped, "6");
    (void)unused;
}

static void the_keeper_of_the_lamp_is_on_the_last_floor(void **unused)
{
    const struct point place = {25, 3};
    check_below(12, "", 1, &place, "2");
    check_below(11, "floor 11 has 1 keepers of its lamp", 1, &place, "2");
    (void)unused;
}

static void chasms_and_cages_out_of_place_are_found(void **unused)
{
    const struct point place = {4, 4};
    const struct point two[] = {{4, 4}, {24, 4}};
    const struct point shut_in[] = {{1, 1}, {2, 1}, {1, 2}};
    check_with(4, 4, '0', NULL);
    check_below(11, "", 1, &place, "0");
    check_below(12, "at (4, 4): a chasm with no floor below", 1, &place, "0");
    check_with(4, 4, '8', "at (4, 4): a cage too many");
    check_below(2, "", 1, &place, "8");
    check_below(2, "at (24, 4): a cage too many", 2, two, "88");
    check_below(2, "at (1, 1): a cage that can't be reached", 3, shut_in, "8##");
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
    /* Islands that touch only by a corner are one. */
    check_loop_count("############\n"
                     "#..........#\n"
                     "#.####.....#\n"
                     "#.####.....#\n"
                     "#.....####.#\n"
                     "#.....####.#\n"
                     "#.........@#\n"
                     "############\n",
                     1);
    /* A closed door is passable. */
    check_loop_count("##########\n"
                     "#....+...#\n"
                     "#.######.#\n"
                     "#.######.#\n"
                     "#.......@#\n"
                     "##########\n",
                     1);
    (void)unused;
}

static void check_hung_with_webs(int depth, const char *message, int count,
                                 const struct point *places)
{
    struct level_picture picture = level_picture_read(sound, depth);
    struct error why = {""};
    for (int i = 0; i < count; i++)
        level_set_cloud(&picture.level, places[i], CLOUD_WEB, 1);
    assert_int_equal(check_webs(&picture.level, &picture.scratch, &why), message == NULL);
    assert_string_equal(why.message, message ? message : "");
    level_picture_destroy(&picture);
}

static void webs_out_of_place_are_found(void **unused)
{
    const struct point corner[] = {{1, 1}, {2, 1}, {2, 2}};
    check_hung_with_webs(4, NULL, 3, corner);
    check_hung_with_webs(3, "at (1, 1): no place for a web", 1, corner);
    const struct point door = {7, 2};
    check_hung_with_webs(4, "at (7, 2): no place for a web", 1, &door);
    const struct point wall = {15, 4};
    check_hung_with_webs(4, "at (15, 4): no place for a web", 1, &wall);
    const struct point open = {3, 3};
    check_hung_with_webs(4, "at (3, 3): a web in the open", 1, &open);
    const struct point way = {15, 2};
    check_hung_with_webs(4, "at (15, 2): a web in the open", 1, &way);
    const struct point arrival = {1, 11};
    check_hung_with_webs(4, "at (1, 11): a web too near the stairs", 1, &arrival);
    const struct point stairs = {28, 11};
    check_hung_with_webs(4, "at (28, 11): a web too near the stairs", 1, &stairs);
    (void)unused;
}

static void webs_across_every_way_are_found(void **unused)
{
    const struct point rows[] = {{10, 2}, {11, 2}, {10, 6}, {11, 6}, {10, 10}, {11, 10}};
    check_hung_with_webs(4, "webs close every way between the arrival and the end", 6, rows);
    check_hung_with_webs(4, NULL, 4, rows);
    (void)unused;
}

/* The fallback is always a fault on a level of the usual size. */
static void the_fallback_layout_is_found_out(void **unused)
{
    struct level_picture large = level_picture_create((struct grid){80, 45}, 3);
    struct error why = {""};
    dungeon_build(&large.level, 1, &large.scratch);
    assert_in_range(large.level.attempts, 1, DUNGEON_CHANCES);
    assert_true(dungeon_check(&large.level, &large.scratch, &why));
    large.level.is_fallback = true;
    large.level.attempts = 21;
    assert_false(dungeon_check(&large.level, &large.scratch, &why));
    assert_string_equal(why.message, "it has the fallback layout, after 21 attempts");
    level_picture_destroy(&large);
    struct level_picture small = level_picture_read(sound, 1);
    small.level.is_fallback = true;
    assert_true(dungeon_check(&small.level, &small.scratch, &why));
    level_picture_destroy(&small);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_floor_passes),
        cmocka_unit_test(a_deposit_keeps_off_the_arrival_and_the_ways),
        cmocka_unit_test(the_fallback_layout_is_found_out),
        cmocka_unit_test(an_open_edge_is_found),
        cmocka_unit_test(unreachable_cells_are_found),
        cmocka_unit_test(doors_out_of_place_are_found),
        cmocka_unit_test(a_door_beside_a_curtain_is_found),
        cmocka_unit_test(missing_and_extra_stairs_are_found),
        cmocka_unit_test(stairs_too_close_are_found),
        cmocka_unit_test(too_few_loops_are_found),
        cmocka_unit_test(items_out_of_reach_are_found),
        cmocka_unit_test(actors_out_of_place_are_found),
        cmocka_unit_test(awake_actors_are_farther_off_and_out_of_sight),
        cmocka_unit_test(kinds_that_never_sleep_are_awake),
        cmocka_unit_test(rounds_can_be_walked),
        cmocka_unit_test(actors_stand_at_their_posts),
        cmocka_unit_test(half_a_pair_is_found),
        cmocka_unit_test(a_crowd_is_found),
        cmocka_unit_test(the_last_floor_ends_at_its_lamp),
        cmocka_unit_test(beacons_out_of_place_are_found),
        cmocka_unit_test(the_keeper_of_the_lamp_is_on_the_last_floor),
        cmocka_unit_test(chasms_and_cages_out_of_place_are_found),
        cmocka_unit_test(loops_are_islands_of_masonry),
        cmocka_unit_test(webs_out_of_place_are_found),
        cmocka_unit_test(webs_across_every_way_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
