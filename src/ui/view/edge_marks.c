#include "ui/view/edge_marks.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "ui/art/theme.h"

#include <stdio.h>

/* Lengths in pixels at text scale 1. From the map's edge to a plate, where the arrow stands: */
#define INSET 6
/* Rows of that arrow. The first row is the longest. */
#define ARROW_ROWS 3
/* Inside a plate, around what it shows. */
#define PAD 2
#define PIPS_HEIGHT 5
/* Of the ground of a plate, over the map. */
#define GROUND_ALPHA 205
/* Plates drawn; what is perceived farther away besides is not marked. */
#define PLATES_MAX 12
#define MARKS_MAX 64

/* What a plate stands for. */
struct mark {
    struct point cell;
    const struct sprite *sprite;
    uint32_t colour;
    enum awareness awareness;
    int steps; /* from the hero */
};

/* Plates at the edges of the map, so that no mark can be taken for something that stands on the floor there. */
struct plates {
    struct display *display;
    const struct state *state;
    struct mark marks[MARKS_MAX]; /* from the nearest on */
    int mark_count;
    struct rectangle taken[PLATES_MAX];
    const struct mark *taken_by[PLATES_MAX];
    int count;
};

/* Draws rows of pixels from the plate's side outwards, each one pixel shorter at both ends. */
static void draw_arrow(struct display *display, struct rectangle plate, int dx, int dy,
                       uint32_t colour)
{
    int scale = display->layout.text_scale;
    int x = dx < 0 ? plate.x - scale : dx > 0 ? plate.x + plate.width : plate.x + plate.width / 2;
    int y = dy < 0 ? plate.y - scale : dy > 0 ? plate.y + plate.height : plate.y + plate.height / 2;
    for (int row = 0; row < ARROW_ROWS && (dx || dy); row++) {
        int half = (ARROW_ROWS - 1 - row) * scale;
        struct rectangle line = {x + dx * row * scale, y + dy * row * scale, scale, scale};
        if (dx)
            line = (struct rectangle){line.x, line.y - half, scale, 2 * half + scale};
        else
            line = (struct rectangle){line.x - half, line.y, 2 * half + scale, scale};
        canvas_fill(&display->frame, line, colour);
    }
}

/* Only what hunts the hero or is on the hero's side has a frame, in its colour: a frame is a call. */
static void draw_ground(struct display *display, struct rectangle plate, uint32_t colour)
{
    int scale = display->layout.text_scale;
    struct rectangle within = {plate.x + scale, plate.y + scale, plate.width - 2 * scale,
                               plate.height - 2 * scale};
    if (colour == THEME_DANGER || colour == THEME_FRIEND)
        canvas_fill(&display->frame, plate, colour);
    canvas_shade(&display->frame, within, THEME_GROUND, GROUND_ALPHA);
}

/* The picture, and beside it how many steps away it is and the pips of the actor there. */
static void draw_plate(const struct plates *plates, struct rectangle plate, const struct mark *mark,
                       const char *steps)
{
    struct display *display = plates->display;
    const struct sprite *pips = display->art.tileset.tiles[TILE_PIPS];
    int scale = display->layout.text_scale;
    int pad = PAD * scale;
    int side = TILE_SIDE * scale;
    int right = plate.x + pad + side + scale;
    draw_ground(display, plate, mark->colour);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, mark->sprite, 0),
                plate.x + pad + (side - mark->sprite->width * scale) / 2,
                plate.y + pad + (side - mark->sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
    int down = (plate.height - display_text_height(display)) / 2;
    if (mark->awareness != AWARENESS_NONE) {
        down = pad + PIPS_HEIGHT * scale;
        canvas_draw(&display->frame,
                    atlas_frame(&display->art.atlas, pips, (int)mark->awareness - 1), right,
                    plate.y + pad, (struct drawing){.scale = scale});
    }
    font_draw(&display->frame, &display->art.font, right, plate.y + down, scale, mark->colour,
              steps);
}

static bool meets(struct rectangle a, struct rectangle b)
{
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

static bool is_free(const struct plates *plates, struct rectangle plate)
{
    for (int i = 0; i < plates->count; i++)
        if (meets(plates->taken[i], plate))
            return false;
    return true;
}

/* Whether the player knows of something in the cell: a body, eyes, an item, stairs or a brazier. */
static bool is_worth_seeing(const struct state *state, struct point cell)
{
    if (!grid_contains(state_level_const(state)->grid, cell))
        return false;
    struct knowledge known = knowledge_of(state, cell);
    if (known.has_actor || known.has_eyes || known.item != ITEM_NONE)
        return true;
    return known.terrain != TERRAIN_NONE &&
           (terrain_get(known.terrain)->leads || terrain_get(known.terrain)->warms);
}

static bool hides_something(const struct plates *plates, struct rectangle plate)
{
    const struct display *display = plates->display;
    struct rectangle map = display->layout.map;
    int zoom = display->layout.zoom;
    int left = (plate.x - map.x) / zoom + display->camera.x;
    int top = (plate.y - map.y) / zoom + display->camera.y;
    int right = (plate.x + plate.width - 1 - map.x) / zoom + display->camera.x;
    int bottom = (plate.y + plate.height - 1 - map.y) / zoom + display->camera.y;
    for (int y = top / TILE_SIDE; y <= bottom / TILE_SIDE; y++)
        for (int x = left / TILE_SIDE; x <= right / TILE_SIDE; x++)
            if (is_worth_seeing(plates->state, point_make(x, y)))
                return true;
    return false;
}

/* What a plate spares, besides the other plates. */
enum care { CARE_NOTHING, CARE_LOG, CARE_ALL };

/* Moves the plate along its edge to the nearest place that no other has taken, with that care; false if there is none. */
static bool find_place(const struct plates *plates, bool is_beside, enum care care,
                       struct rectangle *plate)
{
    struct rectangle map = plates->display->layout.map;
    int step = plates->display->layout.text_scale;
    int length = is_beside ? map.height - plate->height : map.width - plate->width;
    for (int away = 0; away <= length; away += step)
        for (int sign = -1; sign <= 1; sign += 2) {
            struct rectangle to = *plate;
            *(is_beside ? &to.y : &to.x) += sign * away;
            if (to.x < map.x || to.y < map.y || to.x + to.width > map.x + map.width ||
                to.y + to.height > map.y + map.height || !is_free(plates, to) ||
                (care >= CARE_LOG && meets(plates->display->layout.log_drawn, to)) ||
                (care == CARE_ALL && hides_something(plates, to)))
                continue;
            *plate = to;
            return true;
        }
    return false;
}

static int side_of(int value, int low, int length)
{
    return value < low ? -1 : value >= low + length;
}

/* Whether such a mark's plate at that place would only repeat the plate of a nearer one of its kind. */
static bool is_said(const struct plates *plates, const struct mark *mark, struct rectangle plate)
{
    for (int i = 0; i < plates->count; i++)
        if (plates->taken_by[i]->sprite == mark->sprite &&
            plates->taken_by[i]->colour == mark->colour &&
            plates->taken_by[i]->awareness == mark->awareness && meets(plates->taken[i], plate))
            return true;
    return false;
}

/* Along the edge, or where the words of the log take all of it, above them. */
static bool place(const struct plates *plates, bool is_beside, struct rectangle *plate)
{
    const struct layout *layout = &plates->display->layout;
    struct rectangle raised = *plate;
    int above =
        layout->log_drawn.y - plate->height - INSET * layout->text_scale; /* for the arrow */
    raised.y = int_min(plate->y, above);
    if (find_place(plates, is_beside, CARE_ALL, plate) ||
        find_place(plates, is_beside, CARE_LOG, plate))
        return true;
    if (find_place(plates, false, CARE_LOG, &raised)) {
        *plate = raised;
        return true;
    }
    return find_place(plates, is_beside, CARE_NOTHING, plate);
}

/* Draws a plate at the edge of the map towards a cell that is not in sight there, with arrows that point out of it. */
static void draw_mark(struct plates *plates, const struct mark *mark)
{
    struct display *display = plates->display;
    struct rectangle map = display->layout.map;
    int zoom = display->layout.zoom;
    int x = map.x + (mark->cell.x * TILE_SIDE + TILE_SIDE / 2 - display->camera.x) * zoom;
    int y = map.y + (mark->cell.y * TILE_SIDE + TILE_SIDE / 2 - display->camera.y) * zoom;
    int dx = side_of(x, map.x, map.width);
    int dy = side_of(y, map.y, map.height);
    if (layout_shows_map(&display->layout, x, y) || plates->count == PLATES_MAX)
        return;
    char steps[16];
    snprintf(steps, sizeof steps, "%d", mark->steps);
    int scale = display->layout.text_scale;
    int text = int_max(font_width(&display->art.font, steps),
                       display->art.tileset.tiles[TILE_PIPS]->width);
    struct rectangle plate = {.width = (2 * PAD + TILE_SIDE + 1 + text) * scale,
                              .height = (2 * PAD + TILE_SIDE) * scale};
    int inset = INSET * scale;
    plate.x = int_max(int_min(x - plate.width / 2, map.x + map.width - inset - plate.width),
                      map.x + inset);
    plate.y = int_max(int_min(y - plate.height / 2, map.y + map.height - inset - plate.height),
                      map.y + inset);
    if (is_said(plates, mark, plate) || !place(plates, dx != 0, &plate))
        return;
    plates->taken[plates->count] = plate;
    plates->taken_by[plates->count++] = mark;
    draw_plate(plates, plate, mark, steps);
    draw_arrow(display, plate, dx, 0, mark->colour);
    draw_arrow(display, plate, 0, dy, mark->colour);
}

/* Puts a mark among the others by its distance; the farthest gives way where they are too many. */
static void add(struct plates *plates, struct point cell, const struct sprite *sprite,
                uint32_t colour)
{
    int steps = point_chebyshev(state_hero_const(plates->state)->position, cell);
    int at = plates->mark_count;
    if (at == MARKS_MAX && plates->marks[--at].steps <= steps)
        return;
    for (; at > 0 && plates->marks[at - 1].steps > steps; at--)
        plates->marks[at] = plates->marks[at - 1];
    plates->marks[at] =
        (struct mark){cell, sprite, colour, awareness_at(plates->state, cell), steps};
    plates->mark_count = int_min(plates->mark_count + 1, MARKS_MAX);
}

/* Marks the stairs and items that were spotted in this turn. */
static void add_spotted(struct plates *plates)
{
    const struct state *state = plates->state;
    const struct tileset *tileset = &plates->display->art.tileset;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_SPOTTED)
            continue;
        const struct sprite *sprite =
            event->item != ITEM_NONE
                ? tileset_item(tileset, state, event->item)
                : tileset_ground(tileset, state->depth)->terrain[event->terrain];
        add(plates, event->to, sprite, THEME_KEY);
    }
}

static uint32_t colour_of(enum awareness awareness, bool is_ally, uint32_t calm)
{
    return is_ally ? THEME_FRIEND : awareness_is_hunt(awareness) ? THEME_DANGER : calm;
}

void edge_marks_draw(struct display *display, const struct state *state)
{
    const struct level *level = state_level_const(state);
    const struct tileset *tileset = &display->art.tileset;
    struct plates plates = {.display = display, .state = state};
    for (int i = 0; i < state->vision.eye_count; i++)
        add(&plates, state->vision.eyes[i], tileset->tiles[TILE_EYESHINE],
            colour_of(awareness_at(state, state->vision.eyes[i]), false, THEME_EYES));
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (knowledge_of(state, actor->position).has_actor &&
            !state_is_hero(state, level_handle(level, i)))
            add(&plates, actor->position, tileset->monsters[actor->kind],
                colour_of(awareness_of(state, actor), actor->is_ally, THEME_TEXT));
    }
    add_spotted(&plates);
    for (int i = 0; i < plates.mark_count; i++)
        draw_mark(&plates, &plates.marks[i]);
}
