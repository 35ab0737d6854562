#include "support/sight_picture.h"

#include "support/check.h"

#include <string.h>

static void lay_out(struct arena *arena, struct grid grid, struct sight_level *level)
{
    level->opacity = opacity_take(arena, grid);
    level->view = view_take(arena, grid);
}

struct sight_level sight_level_create(struct grid grid)
{
    struct sight_level level = {.origin = {0, 0}};
    struct arena measure = arena_measuring();
    lay_out(&measure, grid, &level);
    level.memory = calloc(1, measure.used);
    assert_non_null(level.memory);
    struct arena arena = arena_over(level.memory, measure.used);
    lay_out(&arena, grid, &level);
    return level;
}

void sight_level_destroy(struct sight_level *level)
{
    free(level->memory);
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

void sight_picture_check(const char *picture, const char *algorithm, int radius,
                         const char *expected)
{
    struct sight_level level = sight_picture_read(picture);
    fov_compute(fov_get(fov_find(algorithm)), &level.opacity, level.origin, radius, &level.view);
    char *seen = sight_picture_of(&level.opacity, level.origin, &level.view);
    bool is_equal = strcmp(seen, expected) == 0;
    if (!is_equal)
        print_error("%s, radius %d: seen\n%sinstead of\n%s", algorithm, radius, seen, expected);
    free(seen);
    sight_level_destroy(&level);
    assert_true(is_equal);
}
