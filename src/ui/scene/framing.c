#include "ui/scene/framing.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

#include <stdlib.h>

/* Around what should be in the window. */
#define AIR TILE_SIDE
/* The part of the window that the hero keeps from its edges, and while the mouse points at the map. */
#define BORDER_PART 3
#define MOUSE_BORDER_PART 6

/* The hero's cell, and how far from it a window could show anything: along the axis, and beside it. */
struct reach {
    struct point from;
    int across;
    int down;
};

/* The columns count of what lies in rows that a window with the hero a third from an edge shows, and the other way round. */
static void include(struct area *extent, struct reach reach, struct point p)
{
    int across = abs(p.x - reach.from.x);
    int down = abs(p.y - reach.from.y);
    bool has_column =
        across <= reach.across && down * BORDER_PART <= reach.down * (BORDER_PART - 1);
    bool has_row = down <= reach.down && across * BORDER_PART <= reach.across * (BORDER_PART - 1);
    if (has_column) {
        extent->first.x = int_min(extent->first.x, p.x);
        extent->last.x = int_max(extent->last.x, p.x);
    }
    if (has_row) {
        extent->first.y = int_min(extent->first.y, p.y);
        extent->last.y = int_max(extent->last.y, p.y);
    }
}

static void include_alive(const struct state *state, struct reach reach, struct area *alive)
{
    const struct level *level = state_level_const(state);
    for (int i = 0; i < state->vision.eye_count; i++)
        include(alive, reach, state->vision.eyes[i]);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].is_seen && bit_grid_has(&level->visible, level->actors[i].position))
            include(alive, reach, level->actors[i].position);
}

static struct span span_of(int first, int last)
{
    return (struct span){first * TILE_SIDE - AIR, (last + 1) * TILE_SIDE + AIR};
}

struct framing framing_of(const struct state *state, struct point hero, int width, int height)
{
    struct point cell = state_hero_const(state)->position;
    struct reach reach = {cell, width / TILE_SIDE, height / TILE_SIDE};
    struct grid grid = state_level_const(state)->grid;
    struct area alive = {cell, cell};
    include_alive(state, reach, &alive);
    return (struct framing){
        .x = {hero.x, grid.width * TILE_SIDE, span_of(alive.first.x, alive.last.x)},
        .y = {hero.y, grid.height * TILE_SIDE, span_of(alive.first.y, alive.last.y)},
        .cell = cell,
        .turn = state->turn};
}

static int nearest_in(struct span starts, int start)
{
    return int_max(int_min(start, starts.last), starts.first);
}

/* Of `starts`, those that show the whole span, or if it is longer than the window, nothing else; if there are none, the
 * nearest. */
static struct span narrowed(struct span starts, struct span shown, int size)
{
    int first = int_min(shown.first, shown.last - size);
    int last = int_max(shown.first, shown.last - size);
    return (struct span){nearest_in(starts, first), nearest_in(starts, last)};
}

/* The starts with which the hero is that far inside, also where the level ends. Its own cell always is, if there is room. */
static struct span starts_of(const struct framing_axis *axis, int size, int border)
{
    border = int_min(int_max(border, TILE_SIDE), size / 2);
    return (struct span){axis->hero + border - size, axis->hero - border};
}

int framing_place_near(const struct framing_axis *axis, int start, int size)
{
    struct span starts = starts_of(axis, size, size / BORDER_PART);
    starts = narrowed(starts, axis->alive, size);
    starts = narrowed(starts, (struct span){0, axis->length}, size);
    return nearest_in(starts, start);
}

int framing_place(const struct framing_axis *axis, int size)
{
    return framing_place_near(axis, axis->hero - size / 2, size);
}

int framing_keep_hero(const struct framing_axis *axis, int start, int size)
{
    return nearest_in(starts_of(axis, size, size / BORDER_PART), start);
}

bool framing_may_stay(const struct framing_axis *axis, int start, int size)
{
    struct span starts = starts_of(axis, size, size / MOUSE_BORDER_PART);
    return start >= starts.first && start <= starts.last;
}
