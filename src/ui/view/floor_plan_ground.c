#include "ui/view/floor_plan_ground.h"

#include "base/integer.h"
#include "game/knowledge.h"
#include "ui/scene/scene.h"
#include "ui/view/scenery.h"

#include <stdlib.h>

#define PAPER_COLOUR 0x937850
#define STAIN_COLOUR 0x4c3823
#define DRAWING_COLOUR 0x3e2a1a /* of what adorns the paper */
#define FLOOR_SEEN_COLOUR 0xdcc490
#define FLOOR_COLOUR 0x7e786e
#define ROCK_SEEN_COLOUR 0x5e3f24
#define ROCK_COLOUR 0x453b34
#define WATER_COLOUR 0x4a666f
#define WATER_SEEN_COLOUR 0x5a9cb0
#define CHASM_COLOUR 0x1a1213
#define LIGHT_COLOUR 0xffeec8
/* The paper is stained from that part of the way to its edges on, of 256, in dithered steps, in squares of that many pixels. */
#define STAIN_BEGIN 100
#define STAIN_STEPS 5
#define STAIN_DOT 3
/* How far cells differ from each other. */
#define GRAIN_ALPHA 9
#define SEAM_ALPHA 26
#define HATCH_ALPHA 120
/* Parts of a cell's side. */
#define INK_PART 6
/* The star of the compass: the length of its points, and the room from its middle to the paper's edges, in its pixels. */
#define COMPASS_POINT 9
#define COMPASS_ROOM 21
#define ORNATE_WIDTH_MIN 800 /* pixels of paper, from which lines are doubled */
#define HATCH_PART 4

/* What a cell is on the paper. */
enum paper_cell { GROUND_UNKNOWN, GROUND_ROCK, GROUND_OPEN };

struct pen {
    struct canvas *canvas;
    const struct state *state;
    struct floor_plan plan;
};

static enum paper_cell ground_of(const struct state *state, struct point p)
{
    if (!grid_contains(state_level_const(state)->grid, p))
        return GROUND_UNKNOWN;
    struct knowledge known = knowledge_of(state, p);
    if (known.kind == KNOWLEDGE_UNSEEN)
        return GROUND_UNKNOWN;
    const struct terrain_kind *kind = terrain_get(known.terrain);
    return kind->is_masonry && !kind->is_gateway ? GROUND_ROCK : GROUND_OPEN;
}

/* How much of the stain a place of the paper has, of 255: the nearer to an edge the more, most in the corners. */
static int stain_at(struct rectangle area, int x, int y)
{
    int across = abs(2 * (x - area.x) - area.width) * 256 / area.width - STAIN_BEGIN;
    int down = abs(2 * (y - area.y) - area.height) * 256 / area.height - STAIN_BEGIN;
    across = int_max(across, 0);
    down = int_max(down, 0);
    int whole = (256 - STAIN_BEGIN) * (256 - STAIN_BEGIN);
    return int_min((across * across + down * down) * 255 / whole, 255);
}

static void draw_paper(const struct pen *pen)
{
    struct rectangle area = pen->plan.area;
    canvas_fill(pen->canvas, area, PAPER_COLOUR);
    for (int y = 0; y * STAIN_DOT < area.height; y++)
        for (int x = 0; x * STAIN_DOT < area.width; x++) {
            struct rectangle dot = {area.x + x * STAIN_DOT, area.y + y * STAIN_DOT, STAIN_DOT,
                                    STAIN_DOT};
            int stain = stain_at(area, dot.x, dot.y) * STAIN_STEPS;
            int steps = stain / 255 + scenery_is_dithered(x, y, stain % 255);
            canvas_shade(pen->canvas, dot, STAIN_COLOUR, steps * 255 / STAIN_STEPS);
        }
}

/* The outline of a rectangle. */
static void draw_border(struct canvas *canvas, struct rectangle r, int line)
{
    const struct rectangle edges[] = {{r.x, r.y, r.width, line},
                                      {r.x, r.y + r.height - line, r.width, line},
                                      {r.x, r.y, line, r.height},
                                      {r.x + r.width - line, r.y, line, r.height}};
    for (int edge = 0; edge < 4; edge++)
        canvas_fill(canvas, edges[edge], DRAWING_COLOUR);
}

/* Two lines around it, and notched corners. */
void floor_plan_ground_draw_cartouche(struct canvas *canvas, struct rectangle place, int line)
{
    struct rectangle inner = {place.x + 2 * line, place.y + 2 * line, place.width - 4 * line,
                              place.height - 4 * line};
    canvas_fill(canvas, place, FLOOR_SEEN_COLOUR);
    draw_border(canvas, place, line);
    draw_border(canvas, inner, int_max(line / 2, 1));
    for (int corner = 0; corner < 4; corner++)
        canvas_fill(canvas,
                    (struct rectangle){place.x + corner % 2 * (place.width - 3 * line),
                                       place.y + corner / 2 * (place.height - 3 * line), 3 * line,
                                       3 * line},
                    DRAWING_COLOUR);
}

/* A star with four points, the one to the north longest, in the lower left corner. */
static void draw_compass(const struct pen *pen, int unit)
{
    struct rectangle area = pen->plan.area;
    int x = area.x + COMPASS_ROOM * unit;
    int y = area.y + area.height - COMPASS_ROOM * unit;
    for (int i = 0; i < COMPASS_POINT; i++) {
        int wide = (COMPASS_POINT - i + 1) / 3 * unit;
        int far = i * unit;
        const struct rectangle points[] = {{x - wide / 2, y - far * 3 / 2, wide, 2 * unit},
                                           {x - wide / 2, y + far, wide, unit},
                                           {x - far, y - wide / 2, unit, wide},
                                           {x + far, y - wide / 2, unit, wide}};
        for (int point = 0; point < 4; point++)
            canvas_fill(pen->canvas, points[point], DRAWING_COLOUR);
    }
}

static void draw_ornaments(const struct pen *pen)
{
    struct rectangle area = pen->plan.area;
    int unit = area.width >= ORNATE_WIDTH_MIN ? 2 : 1;
    for (int i = 2; i <= 4; i += 2) {
        int in = i * unit;
        draw_border(
            pen->canvas,
            (struct rectangle){area.x + in, area.y + in, area.width - 2 * in, area.height - 2 * in},
            i == 2 ? unit : 1);
    }
    draw_compass(pen, unit);
}

/* Strokes from lower left to upper right, which go on from cell to cell. */
static void hatch(const struct pen *pen, struct rectangle cell, int gap, uint32_t colour, int alpha)
{
    for (int y = 0; y < cell.height; y++)
        for (int x = gap - 1 - (cell.x + cell.y + y) % gap; x < cell.width; x += gap)
            canvas_shade(pen->canvas, (struct rectangle){cell.x + x, cell.y + y, 1, 1}, colour,
                         alpha);
}

/* A wash of water with two short waves. */
static void draw_water(const struct pen *pen, struct point p, struct rectangle cell, bool is_seen)
{
    int part = int_max(cell.width / 8, 1);
    int shift = scene_variant(p) % 3 * part;
    canvas_fill(pen->canvas, cell, is_seen ? WATER_SEEN_COLOUR : WATER_COLOUR);
    for (int i = 0; i < 2; i++)
        canvas_shade(pen->canvas,
                     (struct rectangle){cell.x + part + (i ? 2 * part - shift : shift),
                                        cell.y + (2 + 4 * i) * part, 3 * part,
                                        int_max(part / 2, 1)},
                     LIGHT_COLOUR, is_seen ? 110 : 50);
}

/* The strip of a cell on the side of its neighbour; or the corner. */
static struct rectangle strip(struct rectangle cell, int dx, int dy, int ink)
{
    return (struct rectangle){dx > 0 ? cell.x + cell.width - ink : cell.x,
                              dy > 0 ? cell.y + cell.height - ink : cell.y, dx ? ink : cell.width,
                              dy ? ink : cell.height};
}

/* A broken line where the drawing ends: nobody has seen how the floor goes on. */
static void draw_unknown_sides(const struct pen *pen, struct point p, struct rectangle cell)
{
    int dash = int_max(cell.width / 5, 2);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        int dx = beside.x - p.x;
        int dy = beside.y - p.y;
        if ((dx && dy) || ground_of(pen->state, beside) != GROUND_UNKNOWN)
            continue;
        struct rectangle side = strip(cell, dx, dy, int_max(cell.width / INK_PART / 2, 1));
        for (int at = dash / 2; at < cell.width; at += 2 * dash)
            canvas_shade(pen->canvas,
                         dx ? (struct rectangle){side.x, side.y + at, side.width, dash}
                            : (struct rectangle){side.x + at, side.y, dash, side.height},
                         FLOOR_PLAN_INK_COLOUR, HATCH_ALPHA);
    }
}

static void draw_open(const struct pen *pen, struct point p, struct rectangle cell)
{
    struct knowledge known = knowledge_of(pen->state, p);
    const struct terrain_kind *kind = terrain_get(known.terrain);
    bool is_seen = known.kind == KNOWLEDGE_VISIBLE;
    if (kind->is_water) {
        draw_water(pen, p, cell, is_seen);
        return;
    }
    if (kind->is_chasm) {
        canvas_fill(pen->canvas, cell, CHASM_COLOUR);
        hatch(pen, cell, int_max(cell.width / HATCH_PART, 3), FLOOR_PLAN_CHASM_COLOUR, 255);
        return;
    }
    canvas_fill(pen->canvas, cell, is_seen ? FLOOR_SEEN_COLOUR : FLOOR_COLOUR);
    canvas_shade(pen->canvas, cell, FLOOR_PLAN_INK_COLOUR, scene_variant(p) % 4 * GRAIN_ALPHA);
    if (!is_seen)
        hatch(pen, cell, int_max(cell.width / HATCH_PART, 3), FLOOR_PLAN_INK_COLOUR, SEAM_ALPHA);
    draw_unknown_sides(pen, p, cell);
    canvas_shade(pen->canvas, (struct rectangle){cell.x, cell.y, cell.width, 1},
                 FLOOR_PLAN_INK_COLOUR, SEAM_ALPHA);
    canvas_shade(pen->canvas, (struct rectangle){cell.x, cell.y, 1, cell.height},
                 FLOOR_PLAN_INK_COLOUR, SEAM_ALPHA);
}

/* Rock, hatched, with a line of ink where open ground begins. */
static void draw_rock(const struct pen *pen, struct point p, struct rectangle cell)
{
    bool is_seen = knowledge_of(pen->state, p).kind == KNOWLEDGE_VISIBLE;
    canvas_fill(pen->canvas, cell, is_seen ? ROCK_SEEN_COLOUR : ROCK_COLOUR);
    hatch(pen, cell, int_max(cell.width / HATCH_PART, 3), FLOOR_PLAN_INK_COLOUR, HATCH_ALPHA);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (ground_of(pen->state, beside) == GROUND_OPEN)
            canvas_fill(
                pen->canvas,
                strip(cell, beside.x - p.x, beside.y - p.y, int_max(cell.width / INK_PART, 1)),
                FLOOR_PLAN_INK_COLOUR);
    }
}

void floor_plan_ground_draw(struct canvas *canvas, const struct state *state,
                            struct floor_plan plan)
{
    const struct pen pen = {canvas, state, plan};
    struct area known = floor_plan_known(state);
    draw_paper(&pen);
    draw_ornaments(&pen);
    for (struct point p = area_before(known); area_next(known, &p);) {
        enum paper_cell ground = ground_of(state, p);
        if (ground == GROUND_OPEN)
            draw_open(&pen, p, floor_plan_cell(plan, p));
        else if (ground == GROUND_ROCK)
            draw_rock(&pen, p, floor_plan_cell(plan, p));
    }
}
