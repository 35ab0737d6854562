/* The layouts of the bands. */
#include "support/check.h"
#include "support/floor_sample.h"

#include "dungeon/dungeon.h"
#include "dungeon/layout/cell.h"
#include "dungeon/layout/floor_layout.h"

#include <string.h>

#define SEEDS 30
#define SAMPLES 60

struct dug {
    int natural; /* rooms that are parts of caves */
    int built;
    int longest; /* width of the widest built room */
    size_t ground;
};

static struct dug count_rooms(const struct plan *plan)
{
    struct dug dug = {.natural = 0};
    for (int i = 0; i < plan->room_count; i++) {
        const struct room *room = &plan->rooms[i];
        bool is_natural = room_kind_get(room->kind)->is_natural;
        dug.natural += is_natural;
        dug.built += !is_natural;
        if (!is_natural && room->width > dug.longest)
            dug.longest = room->width;
    }
    return dug;
}

/* Checks that all dug cells are connected and returns how many there are. */
static size_t check_connected(struct level_picture *picture, int depth, int seed)
{
    size_t ground = 0;
    distance_map_reset(&picture->scratch, picture->level.grid);
    for (size_t cell = 0; cell < grid_cells(picture->level.grid); cell++) {
        struct point p = grid_point(picture->level.grid, cell);
        if (cell_is_passable(&picture->level, p) && ground++ == 0)
            distance_map_add_goal(&picture->scratch, p);
    }
    distance_map_fill(&picture->scratch, cell_may_step, &picture->level, DISTANCE_UNREACHED);
    if (distance_map_count(&picture->scratch) != ground)
        fail_msg("seed %d, depth %d: of %zu cells %zu are connected", seed, depth, ground,
                 distance_map_count(&picture->scratch));
    return ground;
}

static struct dug dig(int depth, int seed)
{
    static struct plan plan;
    struct level_picture picture = level_picture_create(dungeon_usual_size(depth), depth);
    struct random random = random_make((uint64_t)seed);
    memset(&plan, 1, sizeof plan); /* what was in memory before decides nothing */
    plan_init(&plan, &picture.level, &picture.scratch);
    assert_true(floor_layout_dig(&plan, &random));
    struct dug dug = count_rooms(&plan);
    dug.ground = check_connected(&picture, depth, seed);
    level_picture_destroy(&picture);
    return dug;
}

static void every_layout_is_connected(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        for (int seed = 1; seed <= SEEDS; seed++)
            dig(depth, seed);
    (void)unused;
}

static void the_cellars_have_no_caves(void **unused)
{
    for (int seed = 1; seed <= SEEDS; seed++)
        assert_int_equal(dig(2, seed).natural, 0);
    (void)unused;
}

static void most_cisterns_are_caves_with_built_rooms_among_them(void **unused)
{
    int blended = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
        struct dug dug = dig(5, seed);
        blended += dug.natural > 0 && dug.built > 0;
    }
    assert_in_range(blended, SEEDS / 2, SEEDS - 1);
    (void)unused;
}

static void most_galleries_hold_a_hall_from_side_to_side(void **unused)
{
    int halls = 0;
    for (int seed = 1; seed <= SEEDS; seed++)
        halls += dig(8, seed).longest >= 40;
    assert_in_range(halls, SEEDS / 2, SEEDS - 1);
    (void)unused;
}

static void the_black_is_wider_than_the_cisterns(void **unused)
{
    size_t black = 0;
    size_t cisterns = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
        black += dig(11, seed).ground;
        cisterns += dig(5, seed).ground;
    }
    assert_true(black > cisterns * 11 / 10);
    (void)unused;
}

/* A floor without room for its special rooms is dug again, which should be rare. */
static void two_floors_of_three_succeed_at_the_first_attempt(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        int again = 0;
        for (int seed = 0; seed < SAMPLES; seed++) {
            struct floor_sample sample = floor_sample_build(seed, depth, dungeon_usual_size(depth));
            again += sample.picture.level.attempts > 1;
            floor_sample_destroy(&sample);
        }
        if (again > SAMPLES / 3)
            fail_msg("depth %d: %d floors of %d were dug again", depth, again, SAMPLES);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_layout_is_connected),
        cmocka_unit_test(the_cellars_have_no_caves),
        cmocka_unit_test(most_cisterns_are_caves_with_built_rooms_among_them),
        cmocka_unit_test(most_galleries_hold_a_hall_from_side_to_side),
        cmocka_unit_test(the_black_is_wider_than_the_cisterns),
        cmocka_unit_test(two_floors_of_three_succeed_at_the_first_attempt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
