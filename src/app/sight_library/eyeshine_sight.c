/* The library's interface over src/sight. It checks arguments, which inside the game are asserted, and names everything by the
 * one prefix that is exported. */
#pragma GCC visibility push(default)
#include "app/sight_library/eyeshine_sight.h"
#pragma GCC visibility pop

#include "base/arena.h"
#include "sight/fov.h"
#include "sight/light.h"
#include "sight/light_shown.h"
#include "sight/missile_line.h"

#include <assert.h>
#include <string.h>

static_assert(EYESHINE_SIDE_MAX == GRID_SIDE_MAX, "the side of a map");
static_assert(EYESHINE_RADIUS_MAX == FOV_RADIUS_MAX, "the radius of a view");
static_assert(EYESHINE_LIGHT_RADIUS_MAX == LIGHT_RADIUS_MAX, "the radius of a light");
static_assert(EYESHINE_LIGHT_MIN == LIGHT_DIM_FROM, "the least light");
static_assert(EYESHINE_LIGHT_SOURCES * UINT8_MAX < 1 << LIGHT_SUM_BITS, "a sum of lights");

struct eyeshine_map {
    struct opacity opacity;
};

struct eyeshine_view {
    struct view view;
};

struct eyeshine_light {
    struct light_grid lights;
    struct view view; /* of the source that is being added */
    int sources;
};

/* Takes the object and what it points to from the arena; NULL while measuring. */
typedef void *lay_out(struct arena *arena, struct grid grid);

static void *map_lay_out(struct arena *arena, struct grid grid)
{
    struct eyeshine_map *map = arena_alloc(arena, sizeof *map);
    struct opacity opacity = opacity_alloc(arena, grid);
    if (map)
        map->opacity = opacity;
    return map;
}

static void *view_lay_out(struct arena *arena, struct grid grid)
{
    struct eyeshine_view *view = arena_alloc(arena, sizeof *view);
    struct view cells = view_alloc(arena, grid);
    if (view)
        view->view = cells;
    return view;
}

static void *light_lay_out(struct arena *arena, struct grid grid)
{
    struct eyeshine_light *light = arena_alloc(arena, sizeof *light);
    struct light_grid lights = light_grid_alloc(arena, grid);
    struct view view = view_alloc(arena, grid);
    if (light)
        *light = (struct eyeshine_light){lights, view, 0};
    return light;
}

static size_t size_of(lay_out *object, struct grid grid)
{
    if (grid.width < 1 || grid.height < 1 || grid_longer_side(grid) > GRID_SIDE_MAX)
        return 0;
    struct arena arena = arena_measuring();
    object(&arena, grid);
    return arena.used;
}

static void *build(lay_out *object, void *memory, struct grid grid)
{
    size_t size = size_of(object, grid);
    if (!memory || size == 0)
        return NULL;
    memset(memory, 0, size);
    struct arena arena = arena_over(memory, size);
    return object(&arena, grid);
}

static bool is_equal(struct grid a, struct grid b)
{
    return a.width == b.width && a.height == b.height;
}

/* ---- Maps ---- */

size_t eyeshine_map_size(int width, int height)
{
    return size_of(map_lay_out, (struct grid){width, height});
}

struct eyeshine_map *eyeshine_map_init(void *memory, int width, int height)
{
    return build(map_lay_out, memory, (struct grid){width, height});
}

bool eyeshine_map_set(struct eyeshine_map *map, int x, int y, bool blocks)
{
    struct point p = {x, y};
    if (!grid_contains(map->opacity.grid, p))
        return false;
    opacity_set(&map->opacity, p, blocks);
    return true;
}

void eyeshine_map_read(struct eyeshine_map *map, eyeshine_blocks *blocks, void *context)
{
    for (int y = 0; y < map->opacity.grid.height; y++)
        for (int x = 0; x < map->opacity.grid.width; x++)
            opacity_set(&map->opacity, point_make(x, y), blocks(context, x, y));
}

bool eyeshine_map_read_bits(struct eyeshine_map *map, const uint64_t *rows, size_t row_words)
{
    if (row_words * 64 < (size_t)map->opacity.grid.width)
        return false;
    opacity_set_rows(&map->opacity, rows, row_words);
    return true;
}

bool eyeshine_map_blocks(const struct eyeshine_map *map, int x, int y)
{
    return opacity_blocks(&map->opacity, point_make(x, y));
}

/* ---- Algorithms: rows of the registry under a name of their own ---- */

static const struct eyeshine_algorithm *algorithm_of(const struct fov_algorithm *row)
{
    return (const struct eyeshine_algorithm *)row;
}

static const struct fov_algorithm *row_of(const struct eyeshine_algorithm *algorithm)
{
    return (const struct fov_algorithm *)algorithm;
}

const struct eyeshine_algorithm *eyeshine_algorithm_find(const char *name)
{
    return eyeshine_algorithm_get(fov_find(name));
}

int eyeshine_algorithm_count(void)
{
    return fov_count();
}

const struct eyeshine_algorithm *eyeshine_algorithm_get(int index)
{
    return index >= 0 && index < fov_count() ? algorithm_of(fov_get(index)) : NULL;
}

const char *eyeshine_algorithm_name(const struct eyeshine_algorithm *algorithm)
{
    return row_of(algorithm)->name;
}

const char *eyeshine_algorithm_summary(const struct eyeshine_algorithm *algorithm)
{
    return row_of(algorithm)->summary;
}

/* ---- Views ---- */

/* Whether the algorithm can compute a view from there. */
static bool can_see(const struct eyeshine_map *map, const struct eyeshine_algorithm *algorithm,
                    struct point origin, int radius)
{
    return algorithm && radius >= FOV_UNLIMITED && radius <= FOV_RADIUS_MAX &&
           grid_contains(map->opacity.grid, origin);
}

size_t eyeshine_view_size(int width, int height)
{
    return size_of(view_lay_out, (struct grid){width, height});
}

struct eyeshine_view *eyeshine_view_init(void *memory, int width, int height)
{
    return build(view_lay_out, memory, (struct grid){width, height});
}

static bool can_fill(const struct eyeshine_view *view, const struct eyeshine_map *map,
                     const struct eyeshine_algorithm *algorithm, struct point origin, int radius)
{
    return can_see(map, algorithm, origin, radius) &&
           is_equal(view->view.cells.grid, map->opacity.grid);
}

bool eyeshine_view_compute(struct eyeshine_view *view, const struct eyeshine_map *map,
                           const struct eyeshine_algorithm *algorithm, int x, int y, int radius)
{
    struct point origin = {x, y};
    if (!can_fill(view, map, algorithm, origin, radius))
        return false;
    fov_compute(row_of(algorithm), &map->opacity, origin, radius, &view->view);
    return true;
}

bool eyeshine_view_add(struct eyeshine_view *view, const struct eyeshine_map *map,
                       const struct eyeshine_algorithm *algorithm, int x, int y, int radius)
{
    struct point origin = {x, y};
    if (!can_fill(view, map, algorithm, origin, radius))
        return false;
    fov_add(row_of(algorithm), &map->opacity, origin, radius, &view->view);
    return true;
}

bool eyeshine_view_has(const struct eyeshine_view *view, int x, int y)
{
    return view_has(&view->view, point_make(x, y));
}

bool eyeshine_view_next(const struct eyeshine_view *view, int *x, int *y)
{
    const struct view *cells = &view->view;
    struct area rows = area_of_grid(cells->cells.grid);
    struct point p = {int_min(int_max(*x, -1), rows.last.x), *y};
    rows.first.y = cells->first_row;
    rows.last.y = cells->last_row;
    if (p.y < rows.first.y)
        p = area_before(rows);
    if (!bit_grid_next(&cells->cells, rows, &p))
        return false;
    *x = p.x;
    *y = p.y;
    return true;
}

const uint64_t *eyeshine_view_row(const struct eyeshine_view *view, int y)
{
    const struct bit_grid *cells = &view->view.cells;
    return y >= 0 && y < cells->grid.height ? bit_grid_row(cells, y) : NULL;
}

bool eyeshine_sees(const struct eyeshine_map *map, const struct eyeshine_algorithm *algorithm,
                   int x, int y, int radius, int to_x, int to_y)
{
    struct point origin = {x, y};
    return can_see(map, algorithm, origin, radius) &&
           fov_sees(row_of(algorithm), &map->opacity, origin, radius, point_make(to_x, to_y));
}

/* ---- Lines ---- */

int eyeshine_line(const struct eyeshine_map *map, int x, int y, int to_x, int to_y,
                  struct eyeshine_point *cells, int capacity)
{
    struct point from = {x, y};
    struct point to = {to_x, to_y};
    if (!grid_contains(map->opacity.grid, from) || !grid_contains(map->opacity.grid, to))
        return -1;
    int length = point_chebyshev(from, to);
    for (int step = 1; step <= length && step <= capacity; step++) {
        struct point p = missile_line_cell(&map->opacity, from, to, step);
        cells[step - 1] = (struct eyeshine_point){p.x, p.y};
    }
    return length;
}

/* ---- Light ---- */

size_t eyeshine_light_size(int width, int height)
{
    return size_of(light_lay_out, (struct grid){width, height});
}

struct eyeshine_light *eyeshine_light_init(void *memory, int width, int height)
{
    return build(light_lay_out, memory, (struct grid){width, height});
}

void eyeshine_light_clear(struct eyeshine_light *light)
{
    light_grid_reset(&light->lights, light->lights.grid);
    light->sources = 0;
}

bool eyeshine_light_add(struct eyeshine_light *light, const struct eyeshine_map *map,
                        const struct eyeshine_algorithm *algorithm, int x, int y, int radius,
                        struct eyeshine_colour colour)
{
    struct point source = {x, y};
    struct light at_source = {colour.red, colour.green, colour.blue};
    struct light_cast cast;
    if (!can_see(map, algorithm, source, radius) || radius < 0 || radius > LIGHT_RADIUS_MAX ||
        !is_equal(light->lights.grid, map->opacity.grid) ||
        light_brightness(at_source) < LIGHT_DIM_FROM || light->sources == EYESHINE_LIGHT_SOURCES)
        return false;
    fov_compute(row_of(algorithm), &map->opacity, source, radius, &light->view);
    light_cast_fill(&cast, &light->view, source, radius);
    light_grid_add(&light->lights, &cast, at_source, area_of_grid(light->lights.grid));
    light->sources++;
    return true;
}

static struct eyeshine_colour colour_of(struct light light)
{
    return (struct eyeshine_colour){light.red, light.green, light.blue};
}

struct eyeshine_colour eyeshine_light_get(const struct eyeshine_light *light, int x, int y)
{
    return colour_of(light_grid_get(&light->lights, point_make(x, y)));
}

bool eyeshine_light_shown(const struct eyeshine_light *light, const struct eyeshine_map *map,
                          const struct eyeshine_view *view, int viewer_x, int viewer_y, int x,
                          int y, struct eyeshine_colour *shown)
{
    struct point p = {x, y};
    if (!is_equal(light->lights.grid, map->opacity.grid) ||
        !is_equal(view->view.cells.grid, map->opacity.grid) || !grid_contains(map->opacity.grid, p))
        return false;
    *shown = colour_of(
        light_shown(&light->lights, &map->opacity, &view->view, point_make(viewer_x, viewer_y), p));
    return true;
}
