#include "support/sight_picture.h"

#include "support/check.h"

#include <string.h>

/* Separate blocks, so that the sanitizers see reads beyond one of them. */
static struct arena allocate(struct arena measure, void **memory)
{
    *memory = calloc(1, measure.used);
    assert_non_null(*memory);
    return arena_over(*memory, measure.used);
}

struct sight_level sight_level_create(struct grid grid)
{
    struct sight_level level = {.origin = {0, 0}};
    struct arena opacity_size = arena_measuring();
    struct arena view_size = arena_measuring();
    opacity_alloc(&opacity_size, grid);
    view_alloc(&view_size, grid);
    struct arena opacity_arena = allocate(opacity_size, &level.opacity_memory);
    struct arena view_arena = allocate(view_size, &level.view_memory);
    level.opacity = opacity_alloc(&opacity_arena, grid);
    level.view = view_alloc(&view_arena, grid);
    return level;
}

void sight_level_destroy(struct sight_level *level)
{
    free(level->opacity_memory);
    free(level->view_memory);
}

struct sight_level sight_picture_read(const char *picture)
{
    int width = (int)strcspn(picture, "\n");
    struct sight_level level =
        sight_level_create((struct grid){width, (int)(strlen(picture) / ((size_t)width + 1))});
    for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
        struct point p = grid_point(level.opacity.grid, i);
        char sign = picture[p.y * (width + 1) + p.x];
        opacity_set(&level.opacity, p, sign == '#' || sign == 'W');
        if (sign == '@' || sign == 'W')
            level.origin = p;
    }
    return level;
}

char *sight_picture_of(const struct opacity *opacity, struct point origin, const struct view *view)
{
    struct grid grid = opacity->grid;
    char *picture = malloc(((size_t)grid.width + 1) * (size_t)grid.height + 1);
    char *next = picture;
    assert_non_null(picture);
    for (int y = 0; y < grid.height; y++) {
        for (int x = 0; x < grid.width; x++) {
            struct point p = {x, y};
            char sign = opacity_blocks(opacity, p) ? '#' : '.';
            sign = point_is_equal(p, origin) ? '@' : sign;
            *next++ = view_has(view, p) ? sign : ' ';
        }
        *next++ = '\n';
    }
    *next = '\0';
    return picture;
}

/* Whether the view of the level is as expected; shows both if not. */
static bool has_view(const struct sight_level *level, const char *algorithm, int radius,
                     const char *how, const char *expected)
{
    char *seen = sight_picture_of(&level->opacity, level->origin, &level->view);
    bool is_equal = strcmp(seen, expected) == 0;
    if (!is_equal)
        print_error("%s, radius %d, %s:\n%sinstead of\n%s", algorithm, radius, how, seen, expected);
    free(seen);
    return is_equal;
}

/* The view built from fov_sees for each cell. */
static void see_cell_by_cell(struct sight_level *level, const struct fov_algorithm *algorithm,
                             int radius)
{
    struct grid grid = level->opacity.grid;
    view_reset(&level->view, grid);
    for (size_t i = 0; i < grid_cells(grid); i++)
        if (fov_sees(algorithm, &level->opacity, level->origin, radius, grid_point(grid, i)))
            view_add(&level->view, grid_point(grid, i));
}

bool sight_picture_is_seen(const char *picture, const char *algorithm, int radius,
                           const char *expected)
{
    struct sight_level level = sight_picture_read(picture);
    const struct fov_algorithm *fov = fov_get(fov_find(algorithm));
    fov_compute(fov, &level.opacity, level.origin, radius, &level.view);
    bool is_seen = has_view(&level, algorithm, radius, "seen", expected);
    see_cell_by_cell(&level, fov, radius);
    bool is_seen_alone = has_view(&level, algorithm, radius, "seen cell by cell", expected);
    sight_level_destroy(&level);
    return is_seen && is_seen_alone;
}
