#include "app/lab/lab.h"
#include "app/lab/lab_map.h"
#include "app/options.h"
#include "base/array.h"
#include "sight/fov.h"

#include <stdio.h>
#include <stdlib.h>

struct request {
    const char *path;
    struct point at;
    int radius;
    int algorithm;
};

/* Everything the view is computed from, in one block. */
struct sight {
    struct opacity opacity;
    struct view view;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    const struct option options[] = {
        {.name = "--at",
         .kind = OPTION_POINT,
         .value = &request->at,
         .high = GRID_SIDE_MAX - 1,
         .is_required = true},
        {.name = "--radius", .kind = OPTION_RADIUS, .value = &request->radius, .is_required = true},
        {.name = "--algorithm",
         .kind = OPTION_FOV,
         .value = &request->algorithm,
         .is_required = true},
    };
    static const char *const names[] = {"MAP"};
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){names, &request->path, 1}, error);
}

static struct sight lay_out(struct arena *arena, struct grid grid)
{
    struct sight sight;
    sight.opacity = opacity_alloc(arena, grid);
    sight.view = view_alloc(arena, grid);
    return sight;
}

static void print_view(const struct lab_map *map, const struct view *view, struct point at)
{
    for (int y = 0; y < map->grid.height; y++) {
        for (int x = 0; x < map->grid.width; x++) {
            struct point p = point_make(x, y);
            char cell = map->cells[grid_index(map->grid, p)];
            putchar(point_is_equal(p, at) ? '@' : view_has(view, p) ? cell : ' ');
        }
        putchar('\n');
    }
}

static bool show(const struct lab_map *map, const struct request *request, struct error *error)
{
    if (!grid_contains(map->grid, request->at))
        return error_set(error, "--at %d,%d lies outside of %s, which has %d x %d cells",
                         request->at.x, request->at.y, request->path, map->grid.width,
                         map->grid.height);
    struct arena arena = arena_measuring();
    lay_out(&arena, map->grid);
    void *memory = calloc(1, arena.used);
    if (!memory)
        return error_set(error, "there is not enough memory for %s", request->path);
    arena = arena_over(memory, arena.used);
    struct sight sight = lay_out(&arena, map->grid);
    for (size_t cell = 0; cell < grid_cells(map->grid); cell++)
        if (map->cells[cell] == '#')
            opacity_set(&sight.opacity, grid_point(map->grid, cell), true);
    fov_compute(fov_get(request->algorithm), &sight.opacity, request->at, request->radius,
                &sight.view);
    print_view(map, &sight.view, request->at);
    free(memory);
    return true;
}

enum lab_status lab_fov(int argc, char *const *argv, struct error *error)
{
    struct request request;
    struct lab_map map;
    if (!read_request(&request, argc, argv, error) || !lab_map_read(&map, request.path, error))
        return LAB_FAILED;
    bool is_shown = show(&map, &request, error);
    lab_map_clear(&map);
    return is_shown ? LAB_DONE : LAB_FAILED;
}
