/* Distance maps, on pictures: '#' is no ground, a sign of base 36 (0 to 9, a to z) is a cell's steps, '.' a cell that is
 * not reached. Goals are the cells of 0 steps. Steps past a corner of '#' are not allowed. */
#include "support/check.h"

#include "base/random.h"
#include "path/distance_map.h"

#include <stdlib.h>
#include <string.h>

struct field {
    const char *picture;
    struct grid grid;
};

static char sign_at(const struct field *field, struct point p)
{
    return field->picture[p.y * (field->grid.width + 1) + p.x];
}

static struct field field_of(const char *picture)
{
    int width = (int)strcspn(picture, "\n");
    int height = (int)strlen(picture) / (width + 1);
    return (struct field){picture, {width, height}};
}

static bool is_ground(const struct field *field, struct point p)
{
    return grid_contains(field->grid, p) && sign_at(field, p) != '#';
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct field *field = context;
    struct point to = point_step(from, direction);
    return is_ground(field, to) && is_ground(field, point_make(to.x, from.y)) &&
           is_ground(field, point_make(from.x, to.y));
}

static struct distance_map map_create(struct grid grid)
{
    struct arena arena = arena_measuring();
    distance_map_alloc(&arena, grid);
    arena = arena_over(calloc(1, arena.used), arena.used);
    assert_non_null(arena.memory);
    return distance_map_alloc(&arena, grid);
}

/* The first piece of its memory is the map's own. */
static void map_destroy(struct distance_map *map)
{
    free(map->marks);
}

static void add_goals(struct distance_map *map, const struct field *field)
{
    for (size_t cell = 0; cell < grid_cells(field->grid); cell++)
        if (sign_at(field, grid_point(field->grid, cell)) == '0')
            distance_map_add_goal(map, grid_point(field->grid, cell));
}

static char sign_of(const struct distance_map *map, const struct field *field, struct point p)
{
    uint32_t steps = distance_map_get(map, p);
    if (steps == DISTANCE_UNREACHED)
        return sign_at(field, p) == '#' ? '#' : '.';
    return "0123456789abcdefghijklmnopqrstuvwxyz"[steps % 36];
}

static void check(const struct distance_map *map, const char *picture)
{
    struct field field = field_of(picture);
    char *drawn = malloc(strlen(picture) + 1);
    assert_non_null(drawn);
    strcpy(drawn, picture);
    for (size_t cell = 0; cell < grid_cells(field.grid); cell++) {
        struct point p = grid_point(field.grid, cell);
        drawn[p.y * (field.grid.width + 1) + p.x] = sign_of(map, &field, p);
    }
    assert_string_equal(drawn, picture);
    free(drawn);
}

/* Fills a map from the picture's goals and checks that it comes out as the picture. */
static void check_filled(const char *picture, uint32_t limit)
{
    struct field field = field_of(picture);
    struct distance_map map = map_create(field.grid);
    add_goals(&map, &field);
    distance_map_fill(&map, may_step, &field, limit);
    check(&map, picture);
    map_destroy(&map);
}

static void steps_spread_in_eight_directions(void **unused)
{
    check_filled("222223\n"
                 "211123\n"
                 "210123\n"
                 "211123\n",
                 DISTANCE_UNREACHED);
    (void)unused;
}

static void no_step_goes_past_a_corner(void **unused)
{
    check_filled("01#44\n"
                 "11234\n"
                 "###44\n",
                 DISTANCE_UNREACHED);
    (void)unused;
}

static void what_is_cut_off_is_not_reached(void **unused)
{
    check_filled("0123#..\n"
                 "1123#..\n"
                 "2223#..\n",
                 DISTANCE_UNREACHED);
    (void)unused;
}

static void the_nearest_of_several_goals_counts(void **unused)
{
    check_filled("0123210\n"
                 "#######\n"
                 "0000000\n",
                 DISTANCE_UNREACHED);
    (void)unused;
}

static void a_fill_ends_at_its_limit(void **unused)
{
    check_filled("0123...\n", 3);
    check_filled("0......\n", 0);
    (void)unused;
}

static void a_further_fill_goes_on_from_there(void **unused)
{
    struct field field = field_of("012345\n"
                                  "1123#6\n");
    struct distance_map map = map_create(field.grid);
    add_goals(&map, &field);
    for (uint32_t limit = 0; limit <= 6; limit++)
        distance_map_fill(&map, may_step, &field, limit);
    check(&map, field.picture);
    map_destroy(&map);
    (void)unused;
}

/* A corridor of ten cells, all walked on. */
struct corridor {
    uint64_t words;
    struct bit_grid cells;
    struct distance_ground ground;
    struct distance_map map;
};

static void corridor_create(struct corridor *corridor)
{
    struct grid grid = {10, 1};
    corridor->words = 0x3ff;
    corridor->cells = (struct bit_grid){grid, 1, &corridor->words};
    corridor->ground = (struct distance_ground){
        .walked = &corridor->cells, .open = &corridor->cells, .shut = &corridor->cells};
    corridor->map = map_create(grid);
    distance_map_add_goal(&corridor->map, point_make(0, 0));
}

static void a_fill_to_a_cell_ends_where_that_is_reached(void **unused)
{
    struct corridor corridor;
    corridor_create(&corridor);
    distance_map_flood_ground_to(&corridor.map, &corridor.ground, point_make(3, 0));
    assert_int_equal(distance_map_get(&corridor.map, point_make(3, 0)), 3);
    assert_int_equal(distance_map_get(&corridor.map, point_make(4, 0)), DISTANCE_UNREACHED);
    distance_map_fill_ground(&corridor.map, &corridor.ground, DISTANCE_UNREACHED);
    assert_int_equal(distance_map_get(&corridor.map, point_make(9, 0)), 9);
    map_destroy(&corridor.map);
    (void)unused;
}

static void ends_are_left_only_by_goals(void **unused)
{
    struct corridor corridor;
    uint64_t words = 1 << 0 | 1 << 4;
    struct bit_grid ends = {{10, 1}, 1, &words};
    corridor_create(&corridor);
    corridor.ground.ends = &ends;
    distance_map_fill_ground(&corridor.map, &corridor.ground, DISTANCE_UNREACHED);
    assert_int_equal(distance_map_get(&corridor.map, point_make(4, 0)), 4);
    assert_int_equal(distance_map_get(&corridor.map, point_make(5, 0)), DISTANCE_UNREACHED);
    map_destroy(&corridor.map);
    (void)unused;
}

static bool is_even(const void *unused, struct point p)
{
    (void)unused;
    return (p.x + p.y) % 2 == 0;
}

/* About that share of the cells. */
static void draw_set(struct bit_grid *set, struct random *random, int percent)
{
    bit_grid_clear(set);
    for (size_t cell = 0; cell < grid_cells(set->grid); cell++)
        bit_grid_put(set, grid_point(set->grid, cell), random_chance(random, percent, 100));
}

/* In pieces of some steps at a time, as the searches do. */
static void check_flood(struct distance_map *filled, struct distance_map *flooded,
                        const struct distance_ground *ground, struct random *random)
{
    for (int i = 0; i < 4; i++) {
        struct point goal =
            grid_point(filled->grid, (size_t)random_below(random, (int)grid_cells(filled->grid)));
        distance_map_add_goal(filled, goal);
        distance_map_add_goal(flooded, goal);
    }
    for (uint32_t limit = 0; limit < 60; limit += 7) {
        distance_map_fill_ground(filled, ground, limit);
        distance_map_flood_ground(flooded, ground, limit);
        for (size_t cell = 0; cell < grid_cells(filled->grid); cell++) {
            struct point p = grid_point(filled->grid, cell);
            assert_int_equal(distance_map_get(flooded, p), distance_map_get(filled, p));
        }
        assert_int_equal(distance_map_count(flooded), distance_map_count(filled));
    }
}

static void a_flood_reaches_what_a_fill_does(void **unused)
{
    static uint64_t words[4][3 * 40];
    struct grid grid = {140, 40};
    struct random random = random_make(7);
    struct bit_grid sets[4];
    for (int i = 0; i < 4; i++)
        sets[i] = (struct bit_grid){grid, 3, words[i]};
    for (int round = 0; round < 32; round++) {
        struct distance_map filled = map_create(grid);
        struct distance_map flooded = map_create(grid);
        draw_set(&sets[0], &random, 40 + round);
        for (int i = 1; i < 4; i++)
            draw_set(&sets[i], &random, 10);
        struct distance_ground ground = {.walked = &sets[0],
                                         .open = &sets[0],
                                         .shut = &sets[1],
                                         .passes_straight = round & 1,
                                         .ends = round & 2 ? &sets[2] : NULL,
                                         .may_enter = round & 4 ? is_even : NULL,
                                         .asked = {round & 8 ? &sets[3] : NULL}};
        check_flood(&filled, &flooded, &ground, &random);
        map_destroy(&filled);
        map_destroy(&flooded);
    }
    (void)unused;
}

static void a_reset_forgets_and_takes_a_new_size(void **unused)
{
    struct field wide = field_of("0123456789\n1123456789\n");
    struct field tall = field_of("01\n11\n22\n33\n44\n55\n");
    struct field empty = field_of("....\n....\n....\n....\n");
    struct distance_map map = map_create(wide.grid);
    for (int i = 0; i < 3; i++) {
        distance_map_reset(&map, wide.grid);
        add_goals(&map, &wide);
        distance_map_fill(&map, may_step, &wide, DISTANCE_UNREACHED);
        check(&map, wide.picture);
        distance_map_reset(&map, tall.grid);
        add_goals(&map, &tall);
        distance_map_fill(&map, may_step, &tall, DISTANCE_UNREACHED);
        check(&map, tall.picture);
        distance_map_reset(&map, empty.grid);
        check(&map, empty.picture);
    }
    map_destroy(&map);
    (void)unused;
}

static void a_filled_map_takes_further_goals(void **unused)
{
    struct field field = field_of("012#012#..\n");
    struct distance_map map = map_create(field.grid);
    distance_map_add_goal(&map, point_make(0, 0));
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    assert_int_equal(distance_map_count(&map), 3);
    distance_map_add_goal(&map, point_make(4, 0));
    distance_map_add_goal(&map, point_make(1, 0));
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    check(&map, field.picture);
    assert_int_equal(distance_map_count(&map), 6);
    assert_true(point_is_equal(distance_map_cell(&map, 5), point_make(6, 0)));
    map_destroy(&map);
    (void)unused;
}

static void downhill_leads_to_the_goal_by_straight_steps_first(void **unused)
{
    struct field field = field_of("#####.#\n"
                                  "0.#...#\n"
                                  ".......\n");
    struct distance_map map = map_create(field.grid);
    distance_map_add_goal(&map, point_make(0, 1));
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    struct point p = {5, 0};
    enum direction direction;
    int steps = 0;
    while (distance_map_downhill(&map, may_step, &field, p, &direction)) {
        assert_true(may_step(&field, p, direction));
        p = point_step(p, direction);
        steps++;
    }
    assert_true(point_is_equal(p, point_make(0, 1)));
    assert_int_equal(steps, 6);
    map_destroy(&map);

    /* From (2, 1) both west and north-west lie nearer to the goals. */
    struct field two = field_of("0..\n0..\n");
    map = map_create(two.grid);
    add_goals(&map, &two);
    distance_map_fill(&map, may_step, &two, DISTANCE_UNREACHED);
    assert_true(distance_map_downhill(&map, may_step, &two, point_make(2, 1), &direction));
    assert_int_equal(direction, DIRECTION_WEST);

    map_destroy(&map);
    (void)unused;
}

static void downhill_is_nowhere_at_a_goal_or_out_of_reach(void **unused)
{
    struct field field = field_of("01#.\n");
    struct distance_map map = map_create(field.grid);
    add_goals(&map, &field);
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    enum direction direction;
    assert_false(distance_map_downhill(&map, may_step, &field, point_make(0, 0), &direction));
    assert_false(distance_map_downhill(&map, may_step, &field, point_make(3, 0), &direction));
    assert_true(distance_map_downhill(&map, may_step, &field, point_make(1, 0), &direction));
    map_destroy(&map);
    (void)unused;
}

static void the_way_to_the_goal_can_be_the_goal(void **unused)
{
    struct field field = field_of("0000000\n"
                                  "#1#####\n"
                                  "3234567\n");
    struct distance_map map = map_create(field.grid);
    distance_map_add_goal(&map, point_make(0, 0));
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    distance_map_start_from_way(&map, may_step, &field, point_make(6, 0));
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    check(&map, field.picture);
    map_destroy(&map);
    (void)unused;
}

static void a_lent_map_keeps_its_steps_and_can_be_reset(void **unused)
{
    struct field field = field_of("0123456\n");
    struct field again = field_of("3210123\n");
    struct distance_map map = map_create(field.grid);
    add_goals(&map, &field);
    distance_map_fill(&map, may_step, &field, DISTANCE_UNREACHED);
    struct arena arena = distance_map_lend(&map);
    assert_int_equal(arena.size, 7 * sizeof(uint32_t));
    unsigned char *lent = arena_alloc(&arena, arena.size);
    for (size_t i = 0; i < arena.size; i++)
        assert_int_equal(lent[i], 0);
    memset(lent, 0xff, arena.size);
    check(&map, field.picture);
    distance_map_reset(&map, again.grid);
    add_goals(&map, &again);
    distance_map_fill(&map, may_step, &again, DISTANCE_UNREACHED);
    check(&map, again.picture);
    map_destroy(&map);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_spread_in_eight_directions),
        cmocka_unit_test(no_step_goes_past_a_corner),
        cmocka_unit_test(what_is_cut_off_is_not_reached),
        cmocka_unit_test(the_nearest_of_several_goals_counts),
        cmocka_unit_test(a_fill_ends_at_its_limit),
        cmocka_unit_test(a_further_fill_goes_on_from_there),
        cmocka_unit_test(a_fill_to_a_cell_ends_where_that_is_reached),
        cmocka_unit_test(ends_are_left_only_by_goals),
        cmocka_unit_test(a_flood_reaches_what_a_fill_does),
        cmocka_unit_test(a_reset_forgets_and_takes_a_new_size),
        cmocka_unit_test(a_filled_map_takes_further_goals),
        cmocka_unit_test(downhill_leads_to_the_goal_by_straight_steps_first),
        cmocka_unit_test(downhill_is_nowhere_at_a_goal_or_out_of_reach),
        cmocka_unit_test(the_way_to_the_goal_can_be_the_goal),
        cmocka_unit_test(a_lent_map_keeps_its_steps_and_can_be_reset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
