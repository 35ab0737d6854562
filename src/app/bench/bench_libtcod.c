#include "app/bench/bench_libtcod.h"

#include "app/bench/bench_load.h"
#include "base/array.h"
#include "sight/fov.h"

#include <stdlib.h>
#include <string.h>

/* In the order of the library's own numbers. Which rule each follows was seen in an open field. */
static const struct {
    const char *name;
    enum bench_libtcod_rule rule;
} algorithms[] = {
    {"BASIC", BENCH_LIBTCOD_DISC},          {"DIAMOND", BENCH_LIBTCOD_DISC},
    {"SHADOW", BENCH_LIBTCOD_DISC},         {"PERMISSIVE_0", BENCH_LIBTCOD_SQUARE},
    {"PERMISSIVE_1", BENCH_LIBTCOD_SQUARE}, {"PERMISSIVE_2", BENCH_LIBTCOD_SQUARE},
    {"PERMISSIVE_3", BENCH_LIBTCOD_SQUARE}, {"PERMISSIVE_4", BENCH_LIBTCOD_SQUARE},
    {"PERMISSIVE_5", BENCH_LIBTCOD_SQUARE}, {"PERMISSIVE_6", BENCH_LIBTCOD_SQUARE},
    {"PERMISSIVE_7", BENCH_LIBTCOD_SQUARE}, {"PERMISSIVE_8", BENCH_LIBTCOD_SQUARE},
    {"RESTRICTIVE", BENCH_LIBTCOD_SQUARE},  {BENCH_LIBTCOD_SYMMETRIC, BENCH_LIBTCOD_INSIDE},
};

/* The library's functions for maps of cells, as its header fov.h declares them; enumerations are int. */
struct bench_libtcod {
    void *map;
    struct grid grid;
    void *(*map_new)(int width, int height);
    void (*map_delete)(void *map);
    void (*set_properties)(void *map, int x, int y, bool is_transparent, bool is_walkable);
    int (*compute_fov)(void *map, int x, int y, int radius, bool lights_walls, int algorithm);
    bool (*is_in_fov)(const void *map, int x, int y);
};

static void *load(void)
{
    static const char *const files[] = {"libtcod.so.2", "libtcod.so.1", "libtcod.so",
                                        "libtcod.dll"};
    void *library = NULL;
    for (size_t i = 0; !library && i < ARRAY_LENGTH(files); i++)
        library = bench_load(files[i]);
    return library;
}

static bool find_all(struct bench_libtcod *libtcod, void *library)
{
    return bench_load_find(library, "TCOD_map_new", &libtcod->map_new) &&
           bench_load_find(library, "TCOD_map_delete", &libtcod->map_delete) &&
           bench_load_find(library, "TCOD_map_set_properties", &libtcod->set_properties) &&
           bench_load_find(library, "TCOD_map_compute_fov", &libtcod->compute_fov) &&
           bench_load_find(library, "TCOD_map_is_in_fov", &libtcod->is_in_fov);
}

/* Whether it has all of the algorithms: an older one does nothing when the last is asked for. */
static bool is_complete(const struct bench_libtcod *libtcod)
{
    void *map = libtcod->map_new(1, 1);
    if (!map)
        return false;
    libtcod->set_properties(map, 0, 0, true, true);
    libtcod->compute_fov(map, 0, 0, 0, true, bench_libtcod_count() - 1);
    bool is_seen = libtcod->is_in_fov(map, 0, 0);
    libtcod->map_delete(map);
    return is_seen;
}

struct bench_libtcod *bench_libtcod_open(void)
{
    void *library = load();
    struct bench_libtcod *libtcod = library ? calloc(1, sizeof *libtcod) : NULL;
    if (libtcod && find_all(libtcod, library) && is_complete(libtcod))
        return libtcod;
    bench_libtcod_close(libtcod);
    return NULL;
}

/* The library stays loaded, with what it keeps for itself. */
void bench_libtcod_close(struct bench_libtcod *libtcod)
{
    if (libtcod && libtcod->map)
        libtcod->map_delete(libtcod->map);
    free(libtcod);
}

int bench_libtcod_count(void)
{
    return (int)ARRAY_LENGTH(algorithms);
}

const char *bench_libtcod_name(int algorithm)
{
    return algorithms[algorithm].name;
}

enum bench_libtcod_rule bench_libtcod_rule(int algorithm)
{
    return algorithms[algorithm].rule;
}

bool bench_libtcod_set_level(struct bench_libtcod *libtcod, const struct opacity *opacity)
{
    if (libtcod->map)
        libtcod->map_delete(libtcod->map);
    libtcod->grid = opacity->grid;
    libtcod->map = libtcod->map_new(libtcod->grid.width, libtcod->grid.height);
    if (!libtcod->map)
        return false;
    for (size_t i = 0; i < grid_cells(libtcod->grid); i++) {
        struct point p = grid_point(libtcod->grid, i);
        bool is_open = !opacity_blocks(opacity, p);
        libtcod->set_properties(libtcod->map, p.x, p.y, is_open, is_open);
    }
    return true;
}

void bench_libtcod_compute(struct bench_libtcod *libtcod, int algorithm, struct point origin,
                           int radius)
{
    libtcod->compute_fov(libtcod->map, origin.x, origin.y, radius == FOV_UNLIMITED ? 0 : radius,
                         true, algorithm);
}

size_t bench_libtcod_count_seen(const struct bench_libtcod *libtcod)
{
    size_t count = 0;
    for (size_t i = 0; i < grid_cells(libtcod->grid); i++) {
        struct point p = grid_point(libtcod->grid, i);
        count += libtcod->is_in_fov(libtcod->map, p.x, p.y);
    }
    return count;
}
