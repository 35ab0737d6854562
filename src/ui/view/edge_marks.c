#include "ui/view/edge_marks.h"

#include "game/knowledge.h"
#include "ui/art/theme.h"

/* At text scale 1: from the map's edge to the middle of a mark, half of the mark's side, and the arrow outside of it. */
#define INSET 16
#define HALF 10
#define ARROW 5

static int clamp(int value, int low, int high)
{
    return value < low ? low : (value > high ? high : value);
}

/* The arrow outside of a mark: it points to the side that dx, or dy, is the sign of. */
static void draw_arrow(struct ui *ui, int x, int y, int dx, int dy, uint32_t colour)
{
    int scale = ui->layout.text_scale;
    for (int i = 0; i < ARROW && (dx || dy); i++) {
        int off = (HALF + i) * scale;
        int half = (ARROW - i) * scale;
        struct rectangle part = {x - half, y - half, 2 * half, 2 * half};
        if (dx) {
            part.x = dx > 0 ? x + off : x - off - scale;
            part.width = scale;
        } else {
            part.y = dy > 0 ? y + off : y - off - scale;
            part.height = scale;
        }
        canvas_fill(&ui->frame, part, colour);
    }
}

static int side_of(int value, int low, int length)
{
    return value < low ? -1 : value >= low + length;
}

/* Draws a sprite at the edge of the map, and arrows, towards a cell that lies outside it. */
static void mark(struct ui *ui, struct point cell, const struct sprite *sprite, uint32_t colour)
{
    struct rectangle map = ui->layout.map;
    int zoom = ui->layout.zoom;
    int x = map.x + (cell.x * TILE_SIDE + TILE_SIDE / 2 - ui->camera.x) * zoom;
    int y = map.y + (cell.y * TILE_SIDE + TILE_SIDE / 2 - ui->camera.y) * zoom;
    int dx = side_of(x, map.x, map.width);
    int dy = side_of(y, map.y, map.height);
    if (!dx && !dy)
        return;
    int scale = ui->layout.text_scale;
    int inset = INSET * scale;
    int half = HALF * scale;
    x = clamp(x, map.x + inset, map.x + map.width - inset);
    y = clamp(y, map.y + inset, map.y + map.height - inset);
    canvas_shade(&ui->frame, (struct rectangle){x - half, y - half, 2 * half, 2 * half}, 0, 170);
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, sprite, 0), x - sprite->width * scale / 2,
                y - sprite->height * scale / 2, (struct drawing){.scale = scale});
    draw_arrow(ui, x, y, dx, 0, colour);
    draw_arrow(ui, x, y, 0, dy, colour);
}

/* The stairs and things that he has just been told of. */
static void mark_spotted(struct ui *ui, const struct state *state)
{
    const struct tileset *tileset = &ui->art.tileset;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_SPOTTED)
            continue;
        mark(ui, event->to,
             event->item != ITEM_NONE
                 ? tileset_item(tileset, state, event->item)
                 : tileset_ground(tileset, state->depth)->terrain[event->terrain],
             THEME_KEY);
    }
}

static uint32_t colour_of(const struct actor *actor)
{
    if (actor->is_ally)
        return THEME_FRIEND;
    return actor_is_hunting(actor) ? THEME_DANGER : THEME_TEXT;
}

void edge_marks_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct level *level = state_level_const(state);
    mark_spotted(ui, state);
    for (int i = 0; i < state->vision.eye_count; i++)
        mark(ui, state->vision.eyes[i], ui->art.tileset.tiles[TILE_EYESHINE], THEME_EYES);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (pool_is_used(&level->actor_pool, i) && knowledge_of(state, actor->position).has_actor &&
            !state_is_hero(state, pool_handle(&level->actor_pool, i)))
            mark(ui, actor->position, ui->art.tileset.monsters[actor->kind], colour_of(actor));
    }
}
