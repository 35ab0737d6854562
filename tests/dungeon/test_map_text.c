/* Levels as text: errors, reading and writing. */
#include "support/check.h"
#include "support/level_picture.h"

#include "content/band.h"
#include "dungeon/map_text.h"

#include <stdlib.h>
#include <string.h>

static void check_refused(const char *text, const char *message)
{
    struct grid grid;
    struct error error;
    assert_false(map_text_measure(text, "cellar.txt", &grid, &error));
    assert_string_equal(error.message, message);
}

static void check_size(const char *text, int width, int height)
{
    struct grid grid;
    struct error error;
    if (!map_text_measure(text, "cellar.txt", &grid, &error))
        fail_msg("%s", error.message);
    assert_int_equal(grid.width, width);
    assert_int_equal(grid.height, height);
}

static void a_drawing_is_measured(void **unused)
{
    check_size("#####\n"
               "#@..#\n"
               "#####\n",
               5, 3);
    check_size("@", 1, 1);
    (void)unused;
}

static void line_ends_may_be_of_either_kind_and_the_last_may_lack(void **unused)
{
    check_size("##\n#@\n##", 2, 3);
    check_size("##\r\n#@\r\n##\r\n", 2, 3);
    check_size("##\r\n#@\n##", 2, 3);
    (void)unused;
}

static void an_empty_text_is_refused(void **unused)
{
    check_refused("", "cellar.txt: the map is empty");
    check_refused("\n", "cellar.txt: line 1 is empty");
    check_refused("\r\n", "cellar.txt: line 1 is empty");
    check_refused("#@\n##\n\n", "cellar.txt: line 3 is empty");
    (void)unused;
}

static void a_legend_below_the_map_names_creatures(void **unused)
{
    static const char text[] = "#####\n#@AB#\n#r..#\n#####\n\nA  flare_imp asleep\nB sun_lizard\n";
    struct level_picture picture = level_picture_read(text, 1);
    const struct level *level = &picture.level;
    struct handle imp = level_actor_at(level, point_make(2, 1));
    struct handle lizard = level_actor_at(level, point_make(3, 1));
    assert_int_equal(level->grid.height, 4);
    assert_int_equal(level_actor_const(level, imp)->kind, MONSTER_FLARE_IMP);
    assert_true(level_actor_const(level, imp)->is_asleep);
    assert_int_equal(level_actor_const(level, lizard)->kind, MONSTER_SUN_LIZARD);
    assert_false(level_actor_const(level, lizard)->is_asleep);
    level_picture_destroy(&picture);
    (void)unused;
}

static void a_legend_that_cannot_be_read_is_refused(void **unused)
{
    check_refused("#@\n##\n\nAB\n",
                  "cellar.txt line 4: below the map stand a sign, a blank and a creature's key, "
                  "\"A gutter_rat\" or \"A gutter_rat asleep\"");
    check_refused("#@\n##\n\nA flareimp\n", "cellar.txt line 4: 'flareimp' is no creature");
    check_refused("#@\nA#\n", "cellar.txt line 2, column 1: 'A' is not a known sign");
    check_refused("#@\nA#\n\nA flare_imp\nA sun_lizard\n",
                  "cellar.txt line 5: 'A' has a creature already");
    check_refused("#@\n##\n\nA hero\n", "cellar.txt line 4: 'hero' is no creature");
    (void)unused;
}

static void lines_of_several_lengths_are_refused(void **unused)
{
    check_refused("############\n"
                  "#.........@#\n"
                  "#.........#\n",
                  "cellar.txt: line 3 has 11 characters, line 1 has 12");
    check_refused("###\n#@##\n###\n", "cellar.txt: line 2 has 4 characters, line 1 has 3");
    (void)unused;
}

static void a_map_has_exactly_one_hero(void **unused)
{
    check_refused("###\n#.#\n###\n", "cellar.txt: no place for the hero: draw one '@'");
    check_refused("####\n#.@#\n#@.#\n",
                  "cellar.txt line 3, column 2: a second '@'; the first is at line 2, column 3");
    (void)unused;
}

static void unknown_glyphs_are_refused(void **unused)
{
    check_refused("#####\n#@..%\n#####\n", "cellar.txt line 2, column 5: '%' is not a known sign");
    check_refused("#%@\n", "cellar.txt line 1, column 2: '%' is not a known sign");
    check_refused("#@ #\n",
                  "cellar.txt line 1, column 3: a blank is not a sign; use # for solid wall");
    check_refused("#@\t#\n",
                  "cellar.txt line 1, column 3: a tab is not a sign; use . for the floor");
    (void)unused;
}

static void bytes_outside_ascii_are_named(void **unused)
{
    check_refused("#@\xc3\xa9\n",
                  "cellar.txt line 1, column 3: the byte \\xC3 is not a known sign");
    check_refused("\xff#@\n", "cellar.txt line 1, column 1: the byte \\xFF is not a known sign");
    check_refused("#@\x7f\n", "cellar.txt line 1, column 3: the byte \\x7F is not a known sign");
    check_refused("#\r@\n", "cellar.txt line 1, column 2: the byte \\x0D is not a known sign");
    check_refused("#@\r\r\n", "cellar.txt line 1, column 3: the byte \\x0D is not a known sign");
    check_refused("#@\r", "cellar.txt line 1, column 3: the byte \\x0D is not a known sign");
    (void)unused;
}

/* A text of equal lines, all floor except the hero in the first. The caller frees it. */
static char *field_of(int width, int height)
{
    size_t line = (size_t)width + 1;
    char *text = malloc(line * (size_t)height + 1);
    assert_non_null(text);
    memset(text, '.', line * (size_t)height);
    for (int y = 0; y < height; y++)
        text[line * (size_t)y + (size_t)width] = '\n';
    text[line * (size_t)height] = '\0';
    text[0] = '@';
    return text;
}

static void the_largest_map_is_1024_by_1024(void **unused)
{
    char *largest = field_of(1024, 1024);
    check_size(largest, 1024, 1024);
    free(largest);
    char *wide = field_of(1025, 2);
    check_refused(wide, "cellar.txt: line 1 has 1025 characters, more than 1024");
    free(wide);
    char *tall = field_of(2, 1025);
    check_refused(tall, "cellar.txt: line 1025 is one too many, 1024 are the most");
    free(tall);
    (void)unused;
}

static void more_creatures_than_a_level_holds_are_refused(void **unused)
{
    char *rats = field_of(100, 1);
    int max = level_actor_capacity((struct grid){100, 1}) - 1; /* beside the hero */
    memset(rats + 1, 'r', (size_t)max);
    struct level_picture picture = level_picture_read(rats, 1);
    assert_int_equal(picture.level.actor_pool.count, max);
    level_picture_destroy(&picture);
    rats[max + 1] = 'r';
    check_refused(rats, "cellar.txt: 35 creatures, and a map of this size has room for 34");
    free(rats);
    (void)unused;
}

static void the_first_fault_is_reported_in_one_line(void **unused)
{
    struct grid grid;
    struct error error;
    assert_false(map_text_measure("#%\n##\n", "a\nb", &grid, &error));
    assert_string_equal(error.message, "a?b line 1, column 2: '%' is not a known sign");
    (void)unused;
}

static void every_kind_is_drawn_by_its_glyph(void **unused)
{
    struct level_picture picture = level_picture_read("#.+/=|\"-~:&<>\n"
                                                      "@!r..........\n",
                                                      1);
    const struct level *level = &picture.level;
    assert_true(level->is_built);
    for (int x = 0; x < level->grid.width; x++) {
        enum terrain terrain = level_terrain(level, point_make(x, 0));
        assert_int_equal(terrain_get(terrain)->glyph, "#.+/=|\"-~:&<>"[x]);
    }
    assert_true(point_is_equal(level->arrival, point_make(0, 1)));
    assert_false(level_is_occupied(level, point_make(0, 1)));
    assert_int_equal(level_item(level, point_make(1, 1)), ITEM_HEALING_POTION);
    assert_int_equal(level_item(level, point_make(0, 0)), ITEM_NONE);
    struct handle rat = level_actor_at(level, point_make(2, 1));
    assert_int_equal(level_actor_const(level, rat)->kind, MONSTER_GUTTER_RAT);
    assert_false(level_actor_const(level, rat)->is_asleep);
    level_picture_destroy(&picture);
    (void)unused;
}

static void every_terrain_is_drawn_and_written_by_its_glyph(void **unused)
{
    char rows[TERRAIN_COUNT + 1] = "@";
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        rows[t] = terrain_get((enum terrain)t)->glyph;
    struct level_picture picture = level_picture_read(rows, 1);
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        assert_int_equal(level_terrain(&picture.level, point_make(t, 0)),
                         terrain_find_glyph(rows[t]));
    char written[TERRAIN_COUNT + 1];
    map_text_write_row(&picture.level, 0, written);
    assert_string_equal(written + 1, rows + 1);
    level_picture_destroy(&picture);
    (void)unused;
}

static void items_and_actors_are_on_the_floor_of_the_band(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        struct level_picture picture = level_picture_read("@!r", depth);
        for (int x = 0; x < 3; x++)
            assert_int_equal(level_terrain(&picture.level, point_make(x, 0)),
                             band_of_depth(depth)->floor);
        level_picture_destroy(&picture);
    }
    (void)unused;
}

static void a_level_is_written_as_it_was_drawn(void **unused)
{
    const char *rows = "##+###\n"
                       "#.m.!#\n"
                       "#~-:\"#\n"
                       "######\n";
    char *drawn = malloc(strlen(rows) + 1);
    assert_non_null(drawn);
    strcpy(drawn, rows);
    drawn[8] = '@';
    struct level_picture picture = level_picture_read(drawn, 1);
    free(drawn);
    char *written = level_picture_of(&picture.level);
    assert_string_equal(written, rows);
    free(written);
    level_picture_destroy(&picture);
    (void)unused;
}

static void actors_are_written_over_items_over_terrain(void **unused)
{
    struct level_picture picture = level_picture_read("@r!&", 1);
    struct level *level = &picture.level;
    level_set_item(level, point_make(1, 0), ITEM_HEALING_POTION);
    level_set_terrain(level, point_make(2, 0), TERRAIN_RUBBLE);
    char row[5];
    map_text_write_row(level, 0, row);
    assert_string_equal(row, ".r!&");
    level_remove_actor(level, level_actor_at(level, point_make(1, 0)));
    level_set_item(level, point_make(2, 0), ITEM_NONE);
    map_text_write_row(level, 0, row);
    assert_string_equal(row, ".!:&");
    level_picture_destroy(&picture);
    (void)unused;
}

static void an_unbuilt_level_is_written_blank(void **unused)
{
    struct level_picture picture = level_picture_create((struct grid){3, 2}, 1);
    char row[4];
    map_text_write_row(&picture.level, 1, row);
    assert_string_equal(row, "   ");
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_drawing_is_measured),
        cmocka_unit_test(line_ends_may_be_of_either_kind_and_the_last_may_lack),
        cmocka_unit_test(an_empty_text_is_refused),
        cmocka_unit_test(a_legend_below_the_map_names_creatures),
        cmocka_unit_test(a_legend_that_cannot_be_read_is_refused),
        cmocka_unit_test(lines_of_several_lengths_are_refused),
        cmocka_unit_test(a_map_has_exactly_one_hero),
        cmocka_unit_test(unknown_glyphs_are_refused),
        cmocka_unit_test(bytes_outside_ascii_are_named),
        cmocka_unit_test(the_largest_map_is_1024_by_1024),
        cmocka_unit_test(more_creatures_than_a_level_holds_are_refused),
        cmocka_unit_test(the_first_fault_is_reported_in_one_line),
        cmocka_unit_test(every_kind_is_drawn_by_its_glyph),
        cmocka_unit_test(every_terrain_is_drawn_and_written_by_its_glyph),
        cmocka_unit_test(items_and_actors_are_on_the_floor_of_the_band),
        cmocka_unit_test(a_level_is_written_as_it_was_drawn),
        cmocka_unit_test(actors_are_written_over_items_over_terrain),
        cmocka_unit_test(an_unbuilt_level_is_written_blank),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
