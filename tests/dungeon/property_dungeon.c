/* The promises of dungeon.h, over many seeds, depths and sizes. These checks are written apart from dungeon_check, which
 * must agree with them. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "base/array.h"
#include "content/band.h"
#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"
#include "sight/fov.h"

#include <stdlib.h>

static bool is_door(const struct level *level, struct point p)
{
    enum terrain terrain = level_terrain(level, p);
    return terrain == TERRAIN_DOOR_CLOSED || terrain == TERRAIN_DOOR_OPEN ||
           terrain == TERRAIN_DOOR_LOCKED;
}

static bool is_secret_door(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && level_terrain(level, p) == TERRAIN_SECRET_DOOR;
}

/* Gates open when their special room is solved; check_sites makes sure that it can be. */
static bool is_gate(const struct level *level, struct point p)
{
    return level_terrain(level, p) == TERRAIN_LIGHT_GATE;
}

static bool is_ground(const struct level *level, struct point p)
{
    return level_is_walkable(level, p) ||
           (grid_contains(level->grid, p) && (is_door(level, p) || is_gate(level, p)));
}

/* Ground, if all secret doors are found. */
static bool is_ground_or_secret(const struct level *level, struct point p)
{
    return is_ground(level, p) || is_secret_door(level, p);
}

typedef bool ground_test(const struct level *level, struct point p);

/* How many cells straight steps over such ground reach. */
static size_t flood(const struct level *level, struct point from, ground_test *is_open)
{
    static const struct point steps[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    size_t cells = grid_cells(level->grid);
    bool *is_reached = calloc(cells, sizeof *is_reached);
    struct point *stack = malloc(cells * sizeof *stack);
    assert_non_null(is_reached);
    assert_non_null(stack);
    size_t height = 0;
    size_t reached = 0;
    stack[height++] = from;
    is_reached[grid_index(level->grid, from)] = true;
    while (height > 0) {
        struct point p = stack[--height];
        reached++;
        for (int i = 0; i < 4; i++) {
            struct point next = point_add(p, steps[i]);
            if (is_open(level, next) && !is_reached[grid_index(level->grid, next)]) {
                is_reached[grid_index(level->grid, next)] = true;
                stack[height++] = next;
            }
        }
    }
    free(is_reached);
    free(stack);
    return reached;
}

static void check_ways(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    size_t ground = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        ground += is_ground_or_secret(level, grid_point(level->grid, cell));
    struct point arrival = level->arrival;
    floor_sample_expect(sample, level_is_walkable(level, arrival), "one can't arrive", arrival);
    floor_sample_expect(sample, flood(level, arrival, is_ground_or_secret) == ground,
                        "not all is connected", arrival);
    floor_sample_expect(sample, ground * 100 >= grid_cells(level->grid) * 10, "hardly any ground",
                        arrival);
}

/* How many pieces the ground has if no secret door is found: one, and one behind each secret door of a nook. */
static long count_pieces(const struct level *level)
{
    size_t ground = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        ground += is_ground(level, grid_point(level->grid, cell));
    return 1 + (flood(level, level->arrival, is_ground) < ground);
}

/* By Euler's formula ground has pieces - (cells - pairs + squares) holes: at least the loops. */
static void check_loops(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    long euler = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        bool here = is_ground(level, p);
        bool east = is_ground(level, point_make(p.x + 1, p.y));
        bool south = is_ground(level, point_make(p.x, p.y + 1));
        bool both = is_ground(level, point_make(p.x + 1, p.y + 1));
        euler += here - (here && east) - (here && south) + (here && east && south && both);
    }
    floor_sample_expect(sample, count_pieces(level) - euler >= 2, "fewer than two loops",
                        level->arrival);
}

static void check_stairs(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct point arrival = level->arrival;
    struct point up = arrival;
    struct point down = arrival;
    bool is_last = level->depth == FLOOR_COUNT;
    int ups = floor_sample_count(level, TERRAIN_STAIRS_UP, &up);
    int downs = floor_sample_count(level, TERRAIN_STAIRS_DOWN, &down);
    int lamps = floor_sample_count(level, TERRAIN_GREAT_LAMP, &down);
    floor_sample_expect(sample, ups == (level->depth == 1 ? 0 : 1), "stairs up", up);
    floor_sample_expect(sample,
                        downs == (is_last                 ? 0
                                  : level->depth % 3 == 0 ? 2
                                                          : 1),
                        "stairs down", down);
    floor_sample_expect(sample, lamps == (is_last ? 1 : 0), "lamps that win", down);
    floor_sample_expect(sample, point_is_equal(up, arrival), "the arrival is not at the stairs up",
                        arrival);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(arrival, (enum direction)d);
        floor_sample_expect(sample, level_is_walkable(level, beside) && !is_door(level, beside),
                            "the arrival is cramped", arrival);
        beside = point_step(down, (enum direction)d);
        floor_sample_expect(sample, level_is_walkable(level, beside) && !is_door(level, beside),
                            "the stairs down are cramped", down);
    }
}

static void check_doors(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!is_door(level, p))
            continue;
        bool n = is_ground(level, point_make(p.x, p.y - 1));
        bool e = is_ground(level, point_make(p.x + 1, p.y));
        bool s = is_ground(level, point_make(p.x, p.y + 1));
        bool w = is_ground(level, point_make(p.x - 1, p.y));
        if (!level_is_occupied(level, p))
            floor_sample_expect(sample, n == s && e == w && n != e, "a door in no doorway", p);
        else
            floor_sample_expect(sample, n + e + s + w == 1, "a false door that leads on", p);
        for (int d = 0; d < DIRECTION_COUNT; d++)
            floor_sample_expect(sample, !is_door(level, point_step(p, (enum direction)d)),
                                "two doors in touch", p);
    }
}

/* Whether a straight way of five cells leads to the cell. */
static bool ends_long_way(const struct level *level, struct point p, enum direction back)
{
    for (int cells = 0; cells < 5; cells++) {
        p = point_step(p, back);
        if (!is_ground(level, p))
            return false;
    }
    return true;
}

/* property_sites and check_maze check the shafts of shutter rooms and the mirrors of mazes; drawn rooms have glass where it is
 * drawn. */
static bool is_of_site(const struct level *level, struct point p)
{
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        int reach = site->type == SITE_MIRROR_MAZE;
        bool is_drawn = site_kind_get(site->type)->picture_count > 0;
        if ((reach > 0 || is_drawn || site->type == SITE_SHUTTER_ROOM) &&
            area_intersects(area_expand(site->area, reach, level->grid), (struct area){p, p}))
            return true;
    }
    return false;
}

/* Windows and grates show ground from ground; mirrors do so too, or end a long way. No lamp stands beside a door. */
static void check_fixtures(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum terrain terrain = level_terrain(level, p);
        bool is_end = false;
        for (int d = 0; terrain == TERRAIN_MIRROR && d < DIRECTION_COUNT; d += 2)
            is_end = is_end || ends_long_way(level, p, (enum direction)d);
        bool is_opening =
            terrain == TERRAIN_WINDOW || terrain == TERRAIN_GRATE || terrain == TERRAIN_MIRROR;
        if (is_opening && !is_of_site(level, p)) {
            bool is_level = is_ground(level, point_make(p.x - 1, p.y)) &&
                            is_ground(level, point_make(p.x + 1, p.y));
            bool is_upright = is_ground(level, point_make(p.x, p.y - 1)) &&
                              is_ground(level, point_make(p.x, p.y + 1));
            floor_sample_expect(sample, is_end || is_level != is_upright,
                                "an opening between nothing", p);
        }
        bool is_lamp = terrain == TERRAIN_BRAZIER || terrain == TERRAIN_BRAZIER_OUT;
        for (int d = 0; is_lamp && d < DIRECTION_COUNT; d++)
            floor_sample_expect(sample, !is_door(level, point_step(p, (enum direction)d)),
                                "a lamp in a doorway", p);
    }
}

/* Crates stand in rooms, where a way is at least two cells wide, and not beside doors and stairs. */
static void check_crates(const struct floor_sample *sample, int *crates)
{
    const struct level *level = &sample->picture.level;
    int here = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level_terrain(level, p) != TERRAIN_CRATE)
            continue;
        int open = 0;
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            struct point beside = point_step(p, (enum direction)d);
            open += level_is_walkable(level, beside);
            floor_sample_expect(sample, !is_door(level, beside), "a crate at a door", p);
            floor_sample_expect(sample, terrain_get(level_terrain(level, beside))->leads == 0,
                                "a crate at the stairs", p);
        }
        bool n = is_ground(level, point_make(p.x, p.y - 1));
        bool e = is_ground(level, point_make(p.x + 1, p.y));
        bool s = is_ground(level, point_make(p.x, p.y + 1));
        bool w = is_ground(level, point_make(p.x - 1, p.y));
        floor_sample_expect(sample, open >= 2 && (n != s || e != w || n == e),
                            "a crate in a passage", p);
        here++;
    }
    floor_sample_expect(sample, here <= 3, "too many crates", level->arrival);
    crates[here > 3 ? 3 : here]++;
}

static void crates_stand_out_of_the_way_on_some_floors(void **unused)
{
    int crates[4] = {0};
    for (struct seeds seeds = SEEDS(60, 99); seeds_next(&seeds);)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, dungeon_usual_size(depth));
            check_crates(&sample, crates);
            floor_sample_destroy(&sample);
        }
    if (seeds_count(40) < 40)
        skip();
    assert_true(crates[0] > 0 && crates[1] > 0 && crates[2] > 0 && crates[3] > 0);
    assert_true(crates[0] < seeds_count(40) * FLOOR_COUNT * 3 / 4);
    (void)unused;
}

/* The steps from one cell to another, by a separate search; -1: no way. */
static int steps_beside(const struct level *level, struct point from, struct point to)
{
    size_t cells = grid_cells(level->grid);
    int *steps = malloc(cells * sizeof *steps);
    size_t *queue = malloc(cells * sizeof *queue);
    size_t count = 0;
    for (size_t i = 0; i < cells; i++)
        steps[i] = -1;
    steps[grid_index(level->grid, from)] = 0;
    queue[count++] = grid_index(level->grid, from);
    for (size_t i = 0; i < count; i++)
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            struct point p = grid_point(level->grid, queue[i]);
            struct point beside = point_step(p, (enum direction)d);
            if (!is_ground(level, beside) || steps[grid_index(level->grid, beside)] >= 0 ||
                (direction_is_diagonal((enum direction)d) &&
                 (!level_is_walkable(level, point_make(p.x, beside.y)) ||
                  !level_is_walkable(level, point_make(beside.x, p.y)))))
                continue;
            steps[grid_index(level->grid, beside)] = steps[queue[i]] + 1;
            queue[count++] = grid_index(level->grid, beside);
        }
    int min = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        int beside = steps[grid_index(level->grid, point_step(to, (enum direction)d))];
        if (beside >= 0 && (min < 0 || beside + 1 < min))
            min = beside + 1;
    }
    free(steps);
    free(queue);
    return min;
}

static void beacons_stand_on_4_7_and_10_far_from_the_stairs_down(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 19); seeds_next(&seeds);)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, dungeon_usual_size(depth));
            const struct level *level = &sample.picture.level;
            struct point beacon = level->arrival;
            struct point down = level->arrival;
            int count = floor_sample_count(level, TERRAIN_BEACON, &beacon);
            bool is_due = depth == 4 || depth == 7 || depth == 10;
            floor_sample_expect(&sample, count == is_due, "beacons", beacon);
            floor_sample_count(level, TERRAIN_STAIRS_DOWN, &down);
            if (is_due)
                floor_sample_expect(&sample, steps_beside(level, down, beacon) >= 40,
                                    "a beacon near the stairs down, or out of reach", beacon);
            floor_sample_destroy(&sample);
        }
    (void)unused;
}

/* The first cell from the lamp outward that is no floor: the tower's wall, its windows and ways. */
static void check_tower(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct point lamp = level->arrival;
    int windows = 0;
    floor_sample_count(level, TERRAIN_GREAT_LAMP, &lamp);
    for (int y = lamp.y - 5; y <= lamp.y + 5; y++)
        for (int x = lamp.x - 5; x <= lamp.x + 5; x++)
            windows += level_terrain(level, point_make(x, y)) == TERRAIN_WINDOW;
    floor_sample_expect(sample, windows >= 8, "no windows about the lamp", lamp);
    for (int d = 0; d < DIRECTION_COUNT; d += 2) {
        struct point p = lamp;
        for (int steps = 1; steps <= 7; steps++) {
            p = point_step(p, (enum direction)d);
            floor_sample_expect(sample, is_ground(level, p), "no way out of the tower", p);
        }
    }
    int far = steps_beside(level, level->arrival, lamp);
    floor_sample_expect(sample, far >= 40, "the lamp is near the arrival", lamp);
}

static void the_great_lamp_stands_in_a_tower_with_four_ways_in(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 59); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct floor_sample sample =
            floor_sample_build(seed, FLOOR_COUNT, dungeon_usual_size(FLOOR_COUNT));
        check_tower(&sample);
        floor_sample_destroy(&sample);
    }
    (void)unused;
}

static void check_all(int seed, int depth, struct grid grid)
{
    struct floor_sample sample = floor_sample_build(seed, depth, grid);
    const struct level *level = &sample.picture.level;
    floor_sample_expect(&sample, level->is_built && level->room_count >= 2, "no rooms",
                        level->arrival);
    check_ways(&sample);
    check_loops(&sample);
    check_stairs(&sample);
    check_doors(&sample);
    check_fixtures(&sample);
    struct error why;
    if (!dungeon_check(level, &sample.picture.scratch, &why))
        floor_sample_expect(&sample, false, why.message, level->arrival);
    floor_sample_destroy(&sample);
}

static void floors_of_the_usual_size_are_sound(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 59); seeds_next(&seeds);)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            check_all(seeds.seed, depth, dungeon_usual_size(depth));
    (void)unused;
}

static void floors_of_odd_sizes_are_sound(void **unused)
{
    static const struct grid sizes[] = {
        {DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN},
        {25, 17},
        {24, 97},
        {131, 16},
        {33, 33},
        {64, 64},
        {65, 129},
        {30, 20},
        {200, 60},
        {DUNGEON_WIDTH_MIN, 16},
    };
    for (struct seeds seeds = SEEDS(0, 299); seeds_next(&seeds);)
        check_all(seeds.seed, seeds.seed % FLOOR_COUNT + 1,
                  sizes[seeds.seed % (int)ARRAY_LENGTH(sizes)]);
    (void)unused;
}

static void the_smallest_size_always_succeeds(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 299); seeds_next(&seeds);)
        check_all(seeds.seed, seeds.seed % FLOOR_COUNT + 1,
                  (struct grid){DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN});
    (void)unused;
}

static void the_largest_sizes_are_sound(void **unused)
{
    check_all(1, 2, (struct grid){GRID_SIDE_MAX, GRID_SIDE_MAX});
    check_all(2, 8, (struct grid){GRID_SIDE_MAX, DUNGEON_HEIGHT_MIN});
    check_all(3, 5, (struct grid){DUNGEON_WIDTH_MIN, GRID_SIDE_MAX});
    (void)unused;
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    return is_ground(context, to) && level_is_walkable(context, point_make(to.x, from.y)) &&
           level_is_walkable(context, point_make(from.x, to.y));
}

/* Straight steps pass doors, diagonal ones don't. */
static bool may_step_by_the_rules(const void *context, struct point from, enum direction direction)
{
    if (direction_is_diagonal(direction))
        return may_step(context, from, direction);
    return is_ground(context, point_step(from, direction));
}

/* The steps from one cell to another, and to the farthest cell. */
static uint32_t steps_between(struct floor_sample *sample, struct point from, struct point to,
                              uint32_t *farthest)
{
    struct distance_map *map = &sample->picture.scratch;
    distance_map_reset(map, sample->picture.level.grid);
    distance_map_add_goal(map, from);
    distance_map_fill(map, may_step_by_the_rules, &sample->picture.level, DISTANCE_UNREACHED);
    *farthest = distance_map_get(map, distance_map_cell(map, distance_map_count(map) - 1));
    return distance_map_get(map, to);
}

/* Compared with the true greatest distance between any two cells. */
static void expect_stairs_far_apart(struct floor_sample sample)
{
    const struct level *level = &sample.picture.level;
    struct point down = level->arrival;
    assert_true(level_find_terrain(level, TERRAIN_STAIRS_DOWN, &down));
    uint32_t longest = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        uint32_t farthest = 0;
        if (is_ground(level, p))
            steps_between(&sample, p, p, &farthest);
        longest = longest > farthest ? longest : farthest;
    }
    uint32_t farthest;
    uint32_t apart = steps_between(&sample, level->arrival, down, &farthest);
    floor_sample_count(level, TERRAIN_STAIRS_DOWN, &down); /* the last, if there are two */
    uint32_t other = steps_between(&sample, level->arrival, down, &farthest);
    apart = apart > other ? apart : other;
    floor_sample_expect(&sample, apart * 2 >= longest, "the stairs lie too close to each other",
                        down);
    floor_sample_destroy(&sample);
}

static void stairs_lie_half_the_longest_way_apart(void **unused)
{
    static const struct grid sizes[] = {{24, 16}, {33, 21}, {24, 16}, {50, 30}};
    for (struct seeds seeds = SEEDS(0, 119); seeds_next(&seeds);) {
        int depth = seeds.seed % (FLOOR_COUNT - 1) + 1;
        expect_stairs_far_apart(floor_sample_build(seeds.seed, depth, sizes[seeds.seed % 4]));
    }
    (void)unused;
}

/* On these floors the first choice of stairs is less than half the longest way apart, on the last once all is built. */
static void stairs_that_lie_too_close_are_chosen_anew(void **unused)
{
    expect_stairs_far_apart(floor_sample_of_run("718", 3));
    expect_stairs_far_apart(floor_sample_of_run("103", 7));
    expect_stairs_far_apart(floor_sample_build(72002043, 4, (struct grid){50, 30}));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(beacons_stand_on_4_7_and_10_far_from_the_stairs_down),
        cmocka_unit_test(the_great_lamp_stands_in_a_tower_with_four_ways_in),
        cmocka_unit_test(floors_of_the_usual_size_are_sound),
        cmocka_unit_test(floors_of_odd_sizes_are_sound),
        cmocka_unit_test(crates_stand_out_of_the_way_on_some_floors),
        cmocka_unit_test(the_smallest_size_always_succeeds),
        cmocka_unit_test(the_largest_sizes_are_sound),
        cmocka_unit_test(stairs_lie_half_the_longest_way_apart),
        cmocka_unit_test(stairs_that_lie_too_close_are_chosen_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
