#include "app/bench/bench_library.h"

#include "app/bench/bench_load.h"
#include "app/sight_library/eyeshine_sight.h"
#include "sight/fov.h"

#include <stdlib.h>

#define ALGORITHMS_MAX 16

#define AS_TEXT(number) #number
#define SHARED_LIBRARY(major) "libeyeshine-sight.so." AS_TEXT(major)

struct bench_library {
    struct grid grid;
    struct eyeshine_map *map;
    struct eyeshine_view *view;
    /* By their index in the registry. */
    const struct eyeshine_algorithm *algorithms[ALGORITHMS_MAX];
    const struct eyeshine_algorithm *(*algorithm_find)(const char *name);
    size_t (*map_size)(int width, int height);
    struct eyeshine_map *(*map_init)(void *memory, int width, int height);
    bool (*map_set)(struct eyeshine_map *map, int x, int y, bool blocks);
    size_t (*view_size)(int width, int height);
    struct eyeshine_view *(*view_init)(void *memory, int width, int height);
    bool (*view_compute)(struct eyeshine_view *view, const struct eyeshine_map *map,
                         const struct eyeshine_algorithm *algorithm, int x, int y, int radius);
    bool (*view_has)(const struct eyeshine_view *view, int x, int y);
};

static bool find_all(struct bench_library *library, void *file)
{
    return bench_load_find(file, "eyeshine_algorithm_find", &library->algorithm_find) &&
           bench_load_find(file, "eyeshine_map_size", &library->map_size) &&
           bench_load_find(file, "eyeshine_map_init", &library->map_init) &&
           bench_load_find(file, "eyeshine_map_set", &library->map_set) &&
           bench_load_find(file, "eyeshine_view_size", &library->view_size) &&
           bench_load_find(file, "eyeshine_view_init", &library->view_init) &&
           bench_load_find(file, "eyeshine_view_compute", &library->view_compute) &&
           bench_load_find(file, "eyeshine_view_has", &library->view_has);
}

static bool find_algorithms(struct bench_library *library)
{
    for (int i = 0; i < fov_count(); i++)
        if (i == ALGORITHMS_MAX ||
            !(library->algorithms[i] = library->algorithm_find(fov_get(i)->name)))
            return false;
    return true;
}

struct bench_library *bench_library_open(void)
{
    void *file = bench_load(SHARED_LIBRARY(EYESHINE_SIGHT_MAJOR));
    struct bench_library *library = file ? calloc(1, sizeof *library) : NULL;
    if (library && find_all(library, file) && find_algorithms(library))
        return library;
    bench_library_close(library);
    return NULL;
}

static void clear(struct bench_library *library)
{
    free(library->map);
    free(library->view);
    library->map = NULL;
    library->view = NULL;
}

/* The library stays loaded. */
void bench_library_close(struct bench_library *library)
{
    if (library)
        clear(library);
    free(library);
}

bool bench_library_set_level(struct bench_library *library, const struct opacity *opacity)
{
    const struct grid grid = opacity->grid;
    clear(library);
    library->grid = grid;
    library->map = library->map_init(malloc(library->map_size(grid.width, grid.height)), grid.width,
                                     grid.height);
    library->view = library->view_init(malloc(library->view_size(grid.width, grid.height)),
                                       grid.width, grid.height);
    for (size_t i = 0; library->map && i < grid_cells(grid); i++) {
        struct point p = grid_point(grid, i);
        library->map_set(library->map, p.x, p.y, opacity_blocks(opacity, p));
    }
    return library->map && library->view;
}

void bench_library_compute(struct bench_library *library, int algorithm, struct point origin,
                           int radius)
{
    library->view_compute(library->view, library->map, library->algorithms[algorithm], origin.x,
                          origin.y, radius);
}

size_t bench_library_count_seen(const struct bench_library *library)
{
    size_t count = 0;
    for (size_t i = 0; i < grid_cells(library->grid); i++) {
        struct point p = grid_point(library->grid, i);
        count += library->view_has(library->view, p.x, p.y);
    }
    return count;
}
