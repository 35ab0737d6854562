#include "app/lab/lab.h"
#include "app/map_file.h"
#include "app/options.h"
#include "base/array.h"
#include "base/error.h"
#include "base/grid.h"
#include "sight/fov.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct lab_map {
    struct grid grid;
    char *cells; /* y * width + x; owned */
};

static bool check_line(const char *line, int length, int number, const struct lab_map *map,
                       const char *path, struct error *error)
{
    if (length == 0)
        return error_set(error, "%s line %d is empty", path, number);
    if (length > GRID_SIDE_MAX || number > GRID_SIDE_MAX)
        return error_set(error, "%s line %d: a map has up to %d x %d cells", path, number,
                         GRID_SIDE_MAX, GRID_SIDE_MAX);
    if (number > 1 && length != map->grid.width)
        return error_set(error, "%s line %d has %d characters, line 1 has %d", path, number, length,
                         map->grid.width);
    for (int x = 0; x < length; x++)
        if (line[x] < ' ' || line[x] > '~')
            return error_set(error, "%s line %d, column %d: not a printable character", path,
                             number, x + 1);
    return true;
}

/* Moves the lines of the text together, so that it is left with cells alone. */
static bool pack_lines(struct lab_map *map, const char *path, struct error *error)
{
    const char *rest = map->cells;
    char *end = map->cells;
    while (*rest) {
        size_t length = strcspn(rest, "\n");
        const char *next = rest + length + (rest[length] == '\n');
        if (length > 0 && rest[length] == '\n' && rest[length - 1] == '\r')
            length--;
        int width = length > GRID_SIDE_MAX ? GRID_SIDE_MAX + 1 : (int)length;
        if (!check_line(rest, width, map->grid.height + 1, map, path, error))
            return false;
        map->grid.width = width;
        map->grid.height++;
        memmove(end, rest, length);
        end += length;
        rest = next;
    }
    return map->grid.height > 0 || error_set(error, "%s: the map is empty", path);
}

static void lab_map_clear(struct lab_map *map)
{
    free(map->cells);
    *map = (struct lab_map){{0, 0}, NULL};
}

/* Reads a file, or standard input for "-". After a failure there is nothing to clear. */
static bool lab_map_read(struct lab_map *map, const char *path, struct error *error)
{
    *map = (struct lab_map){.cells = map_file_read(path, error)};
    if (map->cells && pack_lines(map, path, error))
        return true;
    lab_map_clear(map);
    return false;
}

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
        return error_set(error, "not enough memory for %s", request->path);
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
