#include "ui/view/edge_marks.h"

#include "game/knowledge.h"

/* From the map's edge to the middle of a mark, at text scale 1. */
#define INSET 11

static int clamp(int value, int low, int high)
{
    return value < low ? low : (value > high ? high : value);
}

/* Draws a sprite at the edge of the map towards a cell that lies outside it. */
static void mark(struct ui *ui, struct point cell, const struct sprite *sprite)
{
    struct rectangle map = ui->layout.map;
    int zoom = ui->layout.zoom;
    int x = map.x + (cell.x * TILE_SIDE + TILE_SIDE / 2 - ui->camera.x) * zoom;
    int y = map.y + (cell.y * TILE_SIDE + TILE_SIDE / 2 - ui->camera.y) * zoom;
    if (rectangle_has(map, x, y))
        return;
    int scale = ui->layout.text_scale;
    int inset = INSET * scale;
    x = clamp(x, map.x + inset, map.x + map.width - inset);
    y = clamp(y, map.y + inset, map.y + map.height - inset);
    struct rectangle ground = {x - inset + scale, y - inset + scale, 2 * (inset - scale),
                               2 * (inset - scale)};
    canvas_shade(&ui->frame, ground, 0, 170);
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, sprite, 0), x - sprite->width * scale / 2,
                y - sprite->height * scale / 2, (struct drawing){.scale = scale});
}

void edge_marks_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct level *level = state_level_const(state);
    for (int i = 0; i < state->vision.eye_count; i++)
        mark(ui, state->vision.eyes[i], ui->art.tileset.tiles[TILE_EYESHINE]);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (pool_is_used(&level->actor_pool, i) && knowledge_of(state, actor->position).has_actor &&
            !state_is_hero(state, pool_handle(&level->actor_pool, i)))
            mark(ui, actor->position, ui->art.tileset.monsters[actor->kind]);
    }
}
