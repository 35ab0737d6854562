#include "support/level_picture.h"

#include "support/check.h"

#include "dungeon/map_text.h"

#include <stdlib.h>

static void lay_out(struct level_picture *picture, struct arena *arena, struct grid grid)
{
    picture->level = level_alloc(arena, grid);
    picture->scratch = distance_map_alloc(arena, grid);
}

struct level_picture level_picture_create(struct grid grid, int depth)
{
    struct level_picture picture = {.memory = NULL};
    struct arena arena = arena_measuring();
    lay_out(&picture, &arena, grid);
    picture.memory = calloc(1, arena.used);
    assert_non_null(picture.memory);
    arena = arena_over(picture.memory, arena.used);
    lay_out(&picture, &arena, grid);
    picture.level.depth = depth;
    return picture;
}

void level_picture_destroy(struct level_picture *picture)
{
    free(picture->memory);
    picture->memory = NULL;
}

struct level_picture level_picture_read(const char *rows, int depth)
{
    struct grid grid;
    struct error error;
    struct point hero;
    if (!map_text_measure(rows, "picture", &grid, &error))
        fail_msg("%s", error.message);
    struct level_picture picture = level_picture_create(grid, depth);
    map_text_draw(rows, &picture.level, &hero);
    return picture;
}

char *level_picture_of(const struct level *level)
{
    size_t row_chars = (size_t)level->grid.width + 1;
    char *rows = malloc(row_chars * (size_t)level->grid.height + 1);
    assert_non_null(rows);
    for (int y = 0; y < level->grid.height; y++) {
        char *row = rows + row_chars * (size_t)y;
        map_text_write_row(level, y, row);
        row[level->grid.width] = '\n';
    }
    rows[row_chars * (size_t)level->grid.height] = '\0';
    return rows;
}
