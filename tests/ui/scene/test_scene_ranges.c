/* The ranges: where creatures would notice the hero. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "world/noticing.h"

#include <stdlib.h>

/* The hero in the light, and a rat in view. */
static const char room[] = "################\n"
                           "#..............#\n"
                           "#..............#\n"
                           "#..@...r.......#\n"
                           "#..............#\n"
                           "################\n";

static const struct point rat_cell = {7, 3};

static struct scene_show begin(void)
{
    return scene_show_begin(game_picture(room), true);
}

static struct actor *rat_of(struct scene_show *show)
{
    return level_actor(state_level(show->state),
                       level_actor_at(state_level(show->state), rat_cell));
}

static void test_ranges_are_drawn_only_where_the_hero_would_be_noticed(void **unused)
{
    (void)unused;
    struct point near = {6, 4};
    struct scene_show show = begin();
    uint64_t plain = scene_show_sum(&show, near);
    struct ranges ranges = {.lantern = LANTERN_OPEN};
    show.scene.ranges = &ranges;
    uint64_t ranged = scene_show_sum(&show, near);
    assert_true(ranged != plain);
    ranges = (struct ranges){.lantern = LANTERN_OPEN, .has_only = true, .only = {1, 1}};
    assert_true(scene_show_sum(&show, near) == plain);
    ranges.only = rat_cell;
    assert_true(scene_show_sum(&show, near) == ranged);
    rat_of(&show)->is_asleep = true;
    assert_true(scene_show_sum(&show, near) != plain);
    ranges.lantern = LANTERN_HOODED;
    assert_true(scene_show_sum(&show, near) == plain);
    ranges.lantern = LANTERN_OPEN;
    rat_of(&show)->is_asleep = false;
    rat_of(&show)->is_seen = false;
    assert_true(scene_show_sum(&show, near) == plain);
    scene_show_end(&show);
}

/* The sum of the red of a column of pixels in a cell. */
static int red_of_column(const struct scene_show *show, struct point cell, int x)
{
    int sum = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        sum += (int)(scene_show_row(show, cell, row)[x] >> 16 & 0xff);
    return sum;
}

static void test_ranges_have_a_line_where_they_end(void **unused)
{
    (void)unused;
    enum { INNER = TILE_SIDE - 3, OUTER = TILE_SIDE - 1 };
    struct scene_show show = begin();
    struct ranges ranges = {.lantern = LANTERN_OPEN};
    int lines = 0;
    for (int x = 1; x < 6; x++) {
        struct point p = {x, 4};
        bool is_edge = ranges_at(show.state, &ranges, p).urgency !=
                       ranges_at(show.state, &ranges, point_make(x + 1, 4)).urgency;
        show.scene.ranges = NULL;
        scene_show_draw(&show);
        int inner = red_of_column(&show, p, INNER);
        int outer = red_of_column(&show, p, OUTER);
        show.scene.ranges = &ranges;
        scene_show_draw(&show);
        inner = abs(red_of_column(&show, p, INNER) - inner);
        outer = abs(red_of_column(&show, p, OUTER) - outer);
        assert_int_equal(outer > 2 * inner, is_edge);
        lines += is_edge;
    }
    assert_true(lines > 0);
    scene_show_end(&show);
}

/* A creature in the middle of a range: no box is drawn around it. */
static void test_no_range_ends_at_a_creature(void **unused)
{
    (void)unused;
    struct scene_show show = begin();
    struct ranges ranges = {.lantern = LANTERN_OPEN};
    struct point beside = {rat_cell.x - 1, rat_cell.y};
    show.scene.ranges = &ranges;
    scene_show_draw(&show);
    int inner = red_of_column(&show, beside, TILE_SIDE - 3);
    int outer = red_of_column(&show, beside, TILE_SIDE - 1);
    assert_true(ranges_at(show.state, &ranges, beside).urgency > 0);
    assert_true(outer < inner * 5 / 4);
    scene_show_end(&show);
}

/* At a gain of one what is unaware would hunt after ten turns, what has pips already sooner. */
static void test_ranges_count_the_pips_that_it_has(void **unused)
{
    (void)unused;
    static const int suspicions[] = {0, 4, 5, 6};
    uint64_t marked[4];
    struct point far = {1, 4};
    struct scene_show show = begin();
    struct ranges ranges = {.lantern = LANTERN_OPEN};
    show.scene.ranges = &ranges;
    assert_int_equal(noticing_gain_if(show.state, rat_of(&show), far, LANTERN_OPEN), 1);
    for (int i = 0; i < 4; i++) {
        rat_of(&show)->suspicion = suspicions[i];
        marked[i] = scene_show_sum(&show, far);
    }
    assert_true(marked[1] == marked[0]);
    assert_true(marked[2] != marked[1]);
    assert_true(marked[3] != marked[2]);
    scene_show_end(&show);
}

static void test_a_twin_that_has_lost_the_other_has_no_ranges(void **unused)
{
    (void)unused;
    struct point near = {6, 4};
    struct scene_show show = begin();
    struct ranges ranges = {.lantern = LANTERN_OPEN};
    uint64_t plain = scene_show_sum(&show, near);
    show.scene.ranges = &ranges;
    assert_true(scene_show_sum(&show, near) != plain);
    rat_of(&show)->kind = MONSTER_TWIN_HOUND;
    assert_true(scene_show_sum(&show, near) == plain);
    scene_show_end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranges_are_drawn_only_where_the_hero_would_be_noticed),
        cmocka_unit_test(test_ranges_have_a_line_where_they_end),
        cmocka_unit_test(test_no_range_ends_at_a_creature),
        cmocka_unit_test(test_ranges_count_the_pips_that_it_has),
        cmocka_unit_test(test_a_twin_that_has_lost_the_other_has_no_ranges),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
