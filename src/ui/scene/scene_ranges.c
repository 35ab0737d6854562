/* Where the creatures in view would notice the hero: a wash over each cell, and a line where a range ends. */
#include "base/array.h"
#include "game/knowledge.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"

#define EDGE_ALPHA 150

/* A cell's mark is the tile of its wash, or: */
enum {
    MARK_NONE = TILE_COUNT,
    MARK_UNDER_BODY /* none is drawn under a creature, but no range ends there */
};

/* The marks of three rows of cells, each with a column to the left and to the right of those drawn. */
struct marks {
    const struct scene *scene;
    int left; /* of the first column */
    int count;
    int rows[3][GRID_SIDE_MAX + 2];
};

static int mark_at(const struct scene *scene, struct point p)
{
    static const int washes[] = {MARK_NONE, TILE_RANGE_FAR, TILE_RANGE_MIDDLE, TILE_RANGE_NEAR,
                                 TILE_RANGE_NEAR};
    const struct state *state = scene->state;
    if (!grid_contains(scene->stage->grid, p))
        return MARK_NONE;
    struct knowledge known = knowledge_of(state, p);
    if (known.has_actor && !state_is_hero(state, known.actor))
        return MARK_UNDER_BODY;
    struct range range = ranges_at(state, scene->ranges, p);
    return range.urgency == 0 && range.stirs ? TILE_RANGE_STIRS : washes[range.urgency];
}

static void find_row(struct marks *marks, int y)
{
    for (int i = 0; i < marks->count; i++)
        marks->rows[(y + 3) % 3][i] = mark_at(marks->scene, point_make(marks->left + i, y));
}

/* Draws a line along each side where the neighbour's mark differs. */
static void draw_edges(const struct marks *marks, struct canvas *canvas, struct point p, int mark)
{
    static const uint32_t colours[] = {[TILE_RANGE_FAR] = THEME_COLD,
                                       [TILE_RANGE_MIDDLE] = THEME_WARNING,
                                       [TILE_RANGE_NEAR] = THEME_DANGER,
                                       [TILE_RANGE_STIRS] = THEME_COLD};
    static const enum direction sides[] = {DIRECTION_NORTH, DIRECTION_SOUTH, DIRECTION_WEST,
                                           DIRECTION_EAST};
    int left = p.x * TILE_SIDE - marks->scene->camera.x;
    int top = p.y * TILE_SIDE - marks->scene->camera.y;
    for (int i = 0; i < (int)ARRAY_LENGTH(sides); i++) {
        struct point way = direction_offset(sides[i]);
        int beside = marks->rows[(p.y + way.y + 3) % 3][p.x + way.x - marks->left];
        struct rectangle edge = {left + (way.x > 0 ? TILE_SIDE - 1 : 0),
                                 top + (way.y > 0 ? TILE_SIDE - 1 : 0), way.x ? 1 : TILE_SIDE,
                                 way.y ? 1 : TILE_SIDE};
        if (beside != mark && beside != MARK_UNDER_BODY)
            canvas_shade(canvas, edge, colours[mark], EDGE_ALPHA);
    }
}

void scene_draw_ranges(const struct scene *scene, struct canvas *canvas)
{
    if (!scene->ranges)
        return;
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    struct marks marks = {
        .scene = scene, .left = cells.first.x - 1, .count = cells.last.x - cells.first.x + 3};
    find_row(&marks, cells.first.y - 1);
    find_row(&marks, cells.first.y);
    for (int y = cells.first.y; y <= cells.last.y; y++) {
        find_row(&marks, y + 1);
        for (int x = cells.first.x; x <= cells.last.x; x++) {
            struct point p = {x, y};
            int mark = marks.rows[y % 3][x - marks.left];
            if (mark >= MARK_NONE)
                continue;
            scene_draw_at(scene, canvas, scene->tileset->tiles[mark], 0, p, (struct drawing){0});
            draw_edges(&marks, canvas, p, mark);
        }
    }
}
