/* Every kind of room, dug and furnished on its own, at its sizes. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/layout/cell.h"
#include "dungeon/layout/plan.h"

#include <string.h>

static void keys_are_unique_words(void **unused)
{
    assert_true(room_kind_count() >= 8);
    for (int i = 0; i < room_kind_count(); i++) {
        const char *key = room_kind_get(i)->key;
        assert_true(strlen(key) > 0);
        assert_int_equal(strspn(key, "abcdefghijklmnopqrstuvwxyz_"), strlen(key));
        for (int j = 0; j < i; j++)
            assert_string_not_equal(key, room_kind_get(j)->key);
    }
    (void)unused;
}

static void sizes_are_in_order_and_fit_the_usual_level(void **unused)
{
    for (int i = 0; i < room_kind_count(); i++) {
        const struct room_kind *kind = room_kind_get(i);
        assert_in_range(kind->width_min, 3, kind->width_max);
        assert_in_range(kind->height_min, 3, kind->height_max);
        assert_in_range(kind->width_max, 3, 80 / 2 - 2);
        assert_in_range(kind->height_max, 3, 45 / 2 - 1);
        assert_non_null(kind->dig);
    }
    (void)unused;
}

static void every_built_kind_is_chosen_in_some_band(void **unused)
{
    bool is_chosen[64] = {false};
    struct random random = random_make(1);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        for (int i = 0; i < 500; i++)
            is_chosen[room_kind_choose(band_of_depth(depth), &random)] = true;
    for (int i = 0; i < room_kind_count(); i++)
        assert_int_equal(is_chosen[i], !room_kind_get(i)->is_natural);
    (void)unused;
}

/* How many cells are reached from the first passable one, and how many are passable. */
static void check_connected(struct level_picture *picture, const char *key)
{
    const struct level *level = &picture->level;
    size_t ground = 0;
    distance_map_reset(&picture->scratch, level->grid);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!cell_is_passable(level, p))
            continue;
        if (ground++ == 0)
            distance_map_add_goal(&picture->scratch, p);
    }
    distance_map_fill(&picture->scratch, cell_may_step, level, DISTANCE_UNREACHED);
    if (ground < 6 || distance_map_count(&picture->scratch) != ground)
        fail_msg("a %s of %zu cells, only %zu connected", key, ground,
                 distance_map_count(&picture->scratch));
}

static void check_inside(const struct plan *plan)
{
    const struct level *level = plan->level;
    const struct room *room = &plan->rooms[0];
    const struct grid box = {room->width, room->height};
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        bool is_wall = level_terrain(level, p) == plan->band->wall;
        assert_true(is_wall || grid_contains(box, point_subtract(p, room->corner)));
    }
}

static void build_alone(int kind, int width, int height, int depth, int seed)
{
    static struct plan plan;
    struct random random = random_make((uint64_t)seed);
    struct level_picture picture =
        level_picture_create((struct grid){width + 2, height + 2}, depth);
    plan_init(&plan, &picture.level, &picture.scratch);
    plan.rooms[plan.room_count++] =
        (struct room){.corner = {1, 1}, .width = width, .height = height, .kind = kind};
    room_kind_get(kind)->dig(&plan, 0, &random);
    check_inside(&plan);
    if (room_kind_get(kind)->furnish)
        room_kind_get(kind)->furnish(&plan, 0, &random);
    check_inside(&plan);
    check_connected(&picture, room_kind_get(kind)->key);
    level_picture_destroy(&picture);
}

static void every_kind_is_connected_inside_its_box(void **unused)
{
    for (int i = 0; i < room_kind_count(); i++) {
        const struct room_kind *kind = room_kind_get(i);
        for (int width = kind->width_min; width <= kind->width_max; width++)
            for (int height = kind->height_min; height <= kind->height_max; height++)
                for (int depth = 1; depth <= FLOOR_COUNT; depth += 3)
                    build_alone(i, width, height, depth, width * 100 + height * 10 + depth);
    }
    (void)unused;
}

static void check_can_block(const char *rows, int x, int y, bool can)
{
    struct level_picture picture = level_picture_read(rows, 1);
    assert_int_equal(cell_can_block(&picture.level, point_make(x, y)), can);
    level_picture_destroy(&picture);
}

static void cells_that_would_cut_a_way_off_are_not_blocked(void **unused)
{
    check_can_block("...\n...\n@..\n", 1, 1, true);
    check_can_block("...\n#.#\n@..\n", 1, 1, false);
    check_can_block("#..\n#..\n@..\n", 1, 1, true);
    check_can_block("#.#\n...\n@..\n", 1, 1, false);
    check_can_block("###\n@.#\n###\n", 1, 1, true);
    /* Ground that touches only by a corner needs no way through the cell. */
    check_can_block(".#.\n#..\n@..\n", 1, 1, true);
    check_can_block("#..\n...\n@.#\n", 1, 1, false);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_are_unique_words),
        cmocka_unit_test(sizes_are_in_order_and_fit_the_usual_level),
        cmocka_unit_test(every_built_kind_is_chosen_in_some_band),
        cmocka_unit_test(every_kind_is_connected_inside_its_box),
        cmocka_unit_test(cells_that_would_cut_a_way_off_are_not_blocked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
