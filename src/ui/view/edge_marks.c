#include "ui/view/edge_marks.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "ui/art/theme.h"

/* Pixels from the map's edge to the middle of a mark, at text scale 1. */
#define INSET 12
/* Rows of the arrow between a mark and the edge. The first row is the longest. */
#define ARROW_ROWS 3
/* Height of the pips in pixels. */
#define PIPS_HEIGHT 5

/* Draws rows of pixels outwards, each one pixel shorter at both ends. */
static void draw_arrow(struct display *display, int x, int y, int dx, int dy, uint32_t colour)
{
    int scale = display->layout.text_scale;
    if (!dx && !dy)
        return;
    for (int row = 0; row <= ARROW_ROWS; row++)
        for (int rim = 1; rim >= 0;
             rim--) { /* a dark rim first, so that the arrow shows on any ground */
            int half = (ARROW_ROWS - row + rim) * scale;
            int off = (INSET - ARROW_ROWS - 1 + row) * scale;
            struct rectangle line = {x + dx * off, y + dy * off, scale, scale};
            if (dx)
                line = (struct rectangle){line.x, line.y - half, scale, 2 * half + scale};
            else
                line = (struct rectangle){line.x - half, line.y, 2 * half + scale, scale};
            if (rim || row < ARROW_ROWS)
                canvas_fill(&display->frame, line, rim ? THEME_GROUND : colour);
        }
}

/* Draws them above the mark, or below it if there is no room above. */
static void draw_pips(struct display *display, int x, int y, enum awareness awareness)
{
    int scale = display->layout.text_scale;
    const struct sprite *sprite = display->art.tileset.tiles[TILE_PIPS];
    int top = y - (TILE_SIDE / 2 + PIPS_HEIGHT - 1) * scale;
    if (top < display->layout.map.y)
        top = y + (TILE_SIDE / 2 - 1) * scale;
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, (int)awareness - 1),
                x - sprite->width * scale / 2, top, (struct drawing){.scale = scale});
}

static int side_of(int value, int low, int length)
{
    return value < low ? -1 : value >= low + length;
}

/* Draws a sprite at the edge of the map towards a cell that is not seen, with arrows that point there and the pips of the
 * actor there. It has no background block: that would look like a hole in the floor. */
static void mark(struct display *display, const struct state *state, struct point cell,
                 const struct sprite *sprite, uint32_t colour)
{
    struct rectangle map = display->layout.map;
    int zoom = display->layout.zoom;
    int x = map.x + (cell.x * TILE_SIDE + TILE_SIDE / 2 - display->camera.x) * zoom;
    int y = map.y + (cell.y * TILE_SIDE + TILE_SIDE / 2 - display->camera.y) * zoom;
    int dx = side_of(x, map.x, map.width);
    int dy = side_of(y, map.y, map.height);
    if (layout_shows_map(&display->layout, x, y))
        return;
    int scale = display->layout.text_scale;
    int inset = INSET * scale;
    enum awareness awareness = awareness_at(state, cell);
    x = int_max(int_min(x, map.x + map.width - inset), map.x + inset);
    y = int_max(int_min(y, map.y + map.height - inset), map.y + inset);
    draw_arrow(display, x, y, dx, 0, colour);
    draw_arrow(display, x, y, 0, dy, colour);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0),
                x - sprite->width * scale / 2, y - sprite->height * scale / 2,
                (struct drawing){.scale = scale});
    if (awareness != AWARENESS_NONE)
        draw_pips(display, x, y, awareness);
}

/* Marks the stairs and items that were spotted in this turn. */
static void mark_spotted(struct display *display, const struct state *state)
{
    const struct tileset *tileset = &display->art.tileset;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_SPOTTED)
            continue;
        mark(display, state, event->to,
             event->item != ITEM_NONE
                 ? tileset_item(tileset, state, event->item)
                 : tileset_ground(tileset, state->depth)->terrain[event->terrain],
             THEME_KEY);
    }
}

static uint32_t colour_of(const struct state *state, const struct actor *actor)
{
    if (actor->is_ally)
        return THEME_FRIEND;
    return awareness_is_hunt(awareness_of(state, actor)) ? THEME_DANGER : THEME_TEXT;
}

void edge_marks_draw(struct display *display, const struct state *state)
{
    const struct level *level = state_level_const(state);
    mark_spotted(display, state);
    for (int i = 0; i < state->vision.eye_count; i++)
        mark(display, state, state->vision.eyes[i], display->art.tileset.tiles[TILE_EYESHINE],
             THEME_EYES);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (knowledge_of(state, actor->position).has_actor &&
            !state_is_hero(state, level_handle(level, i)))
            mark(display, state, actor->position, display->art.tileset.monsters[actor->kind],
                 colour_of(state, actor));
    }
}
