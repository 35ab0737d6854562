#include "ui/view/floor_plan.h"

#include "base/area.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/sights.h"
#include "sight/fov.h"
#include "ui/art/theme.h"

/* Side of a cell in pixels at text scale 1. */
#define SIDE_MAX 16
/* Cells smaller than a sprite have pictures of marks and creatures from this side on, which hang over them. */
#define PICTURE_SIDE_MIN 10
/* Height of a letter above its baseline, in unscaled pixels. */
#define SIGN_HEIGHT 9
#define FLOOR_COLOUR 0x23263c
#define FLOOR_SEEN_COLOUR 0x54463e /* in view now */
#define ROCK_COLOUR 0x181a28
#define WALL_COLOUR 0x6a74a0
#define WALL_SEEN_COLOUR 0xe0b070
/* The face of a wall is a line that broad, of a cell's side. */
#define WALL_PART 5
/* How a lamp that is known to burn lights the plan around it. */
#define GLOW_COLOUR 0xf0a040
#define GLOW_ALPHA 84
#define GLOW_RADIUS 4

/* Marks stay visible even where several cells share a pixel. */
enum mark {
    MARK_NONE,
    MARK_PLACE,
    MARK_ITEM,
    MARK_DOWN,
    MARK_UP,
    MARK_LAMP,
    MARK_LOCK,
    MARK_TRAP,
    MARK_CAPTIVE
};

static enum mark mark_of(const struct state *state, struct point p, const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    if (kind->holds_wares)
        return MARK_PLACE;
    if (known->item != ITEM_NONE)
        return MARK_ITEM;
    if (kind->leads)
        return kind->leads > 0 ? MARK_DOWN : MARK_UP;
    if (kind->frees_to)
        return MARK_CAPTIVE;
    if ((kind->light_radius > 0 && !kind->grants_boon) || kind->wins || kind->blesses)
        return MARK_LAMP;
    if (kind->unlocks_to)
        return MARK_LOCK;
    if (terrain_is_trap(kind))
        return MARK_TRAP;
    bool is_place =
        !terrain_is_door(kind) && !kind->is_chasm && sights_is_place(state, p, known->terrain);
    return is_place ? MARK_PLACE : MARK_NONE;
}

static uint32_t colour_of(enum mark mark, const struct knowledge *known)
{
    static const uint32_t marks[] = {
        [MARK_PLACE] = FLOOR_PLAN_PLACE_COLOUR, [MARK_ITEM] = FLOOR_PLAN_ITEM_COLOUR,
        [MARK_DOWN] = FLOOR_PLAN_DOWN_COLOUR,   [MARK_UP] = FLOOR_PLAN_UP_COLOUR,
        [MARK_LAMP] = FLOOR_PLAN_LAMP_COLOUR,   [MARK_LOCK] = FLOOR_PLAN_DOOR_COLOUR,
        [MARK_TRAP] = FLOOR_PLAN_TRAP_COLOUR,   [MARK_CAPTIVE] = FLOOR_PLAN_CAPTIVE_COLOUR};
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_seen_now = known->kind == KNOWLEDGE_VISIBLE;
    if (mark != MARK_NONE)
        return marks[mark];
    if (terrain_is_door(kind) || (kind->is_gateway && kind->is_walkable))
        return FLOOR_PLAN_DOOR_COLOUR;
    if (kind->is_masonry)
        return is_seen_now ? WALL_SEEN_COLOUR : WALL_COLOUR;
    if (kind->is_water)
        return FLOOR_PLAN_WATER_COLOUR;
    if (kind->is_chasm)
        return FLOOR_PLAN_CHASM_COLOUR;
    if (!kind->is_walkable)
        return FLOOR_PLAN_OBSTACLE_COLOUR;
    return is_seen_now ? FLOOR_SEEN_COLOUR : FLOOR_COLOUR;
}

void floor_plan_find_known(const struct state *state, struct point *first, struct point *last)
{
    struct grid grid = state_level_const(state)->grid;
    *first = *last = state_hero_const(state)->position;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN && !known.has_eyes)
            continue;
        first->x = p.x < first->x ? p.x : first->x;
        first->y = p.y < first->y ? p.y : first->y;
        last->x = p.x > last->x ? p.x : last->x;
        last->y = p.y > last->y ? p.y : last->y;
    }
}

/* Whether the plan has the actor, and where. */
static bool find_drawn(const struct state *state, struct handle handle, struct point *at)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    enum last_known last_known = last_known_of(state, handle, at);
    bool is_known = last_known == LAST_KNOWN_REMEMBERED || last_known == LAST_KNOWN_SURELY;
    if (!is_known)
        *at = actor->position;
    return !state_is_hero(state, handle) &&
           (is_known || (actor->is_ally ? actor_is_perceived(actor)
                                        : knowledge_of(state, actor->position).has_actor));
}

static uint32_t colour_of_actor(const struct actor *actor)
{
    return actor->is_ally ? FLOOR_PLAN_CAPTIVE_COLOUR : FLOOR_PLAN_CREATURE_COLOUR;
}

static void note_colour(struct floor_plan_sign *signs, size_t count, uint32_t colour)
{
    for (size_t i = 0; i < count; i++)
        signs[i].is_shown |= signs[i].colour == colour;
}

void floor_plan_note_signs(const struct state *state, struct floor_plan_sign *signs, size_t count)
{
    const struct level *level = state_level_const(state);
    struct grid grid = level->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        note_colour(signs, count, colour_of(mark_of(state, p, &known), &known));
    }
    struct point at;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (find_drawn(state, level_handle(level, i), &at))
            note_colour(signs, count, colour_of_actor(&level->actors[i]));
    if (state->vision.eye_count > 0)
        note_colour(signs, count, THEME_EYES);
}

/* The largest side of a cell that fits, up to SIDE_MAX. */
static int side_of(const struct display *display, int width, int height, struct point cells)
{
    int across = width / cells.x;
    int down = height / cells.y;
    int side = across < down ? across : down;
    int max = SIDE_MAX * display->layout.text_scale;
    return side < max ? side : max;
}

/* Centres the known part of the floor in the area. */
static struct floor_plan plan_of(const struct display *display, const struct state *state,
                                 struct rectangle area)
{
    struct point first;
    struct point last;
    floor_plan_find_known(state, &first, &last);
    struct point cells = {last.x - first.x + 1, last.y - first.y + 1};
    int width = area.width > 0 ? area.width : 1;
    int height = area.height > 0 ? area.height : 1;
    struct floor_plan plan = {.side = side_of(display, width, height, cells), .shrink = 1};
    if (plan.side < 1) {
        plan.side = 1;
        while (cells.x > plan.shrink * width || cells.y > plan.shrink * height)
            plan.shrink++;
    }
    plan.x = area.x + (area.width - plan.side * cells.x / plan.shrink) / 2 -
             first.x / plan.shrink * plan.side;
    plan.y = area.y + (area.height - plan.side * cells.y / plan.shrink) / 2 -
             first.y / plan.shrink * plan.side;
    return plan;
}

struct rectangle floor_plan_cell(struct floor_plan plan, struct point p)
{
    return (struct rectangle){plan.x + p.x / plan.shrink * plan.side,
                              plan.y + p.y / plan.shrink * plan.side, plan.side, plan.side};
}

/* How much of its mark's colour a cell shows behind a picture, of 255; and behind one that hangs over it, as its rim. */
#define BEHIND_ALPHA 90
#define RIM_ALPHA 200

static void draw_behind(struct display *display, struct floor_plan plan, struct point p,
                        uint32_t colour)
{
    struct rectangle cell = floor_plan_cell(plan, p);
    int rim = plan.side < TILE_SIDE ? (TILE_SIDE + 3 - plan.side) / 2 : 0;
    canvas_shade(
        &display->frame,
        (struct rectangle){cell.x - rim, cell.y - rim, cell.width + 2 * rim, cell.height + 2 * rim},
        colour, rim > 0 ? RIM_ALPHA : BEHIND_ALPHA);
}

/* Draws a sprite over a cell, on its foot; over its neighbours too if it is small. */
static void draw_picture(struct display *display, struct floor_plan plan, struct point p,
                         const struct sprite *sprite)
{
    struct rectangle cell = floor_plan_cell(plan, p);
    int scale = int_max(cell.width / TILE_SIDE, 1);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0),
                cell.x + (cell.width - sprite->width * scale) / 2,
                cell.y + cell.height - (cell.height - TILE_SIDE * scale) / 2 -
                    sprite->height * scale,
                (struct drawing){.scale = scale});
}

/* The sprite of what is more than plain ground, rock or water; NULL if it is not, and for stairs, which have letters. */
static const struct sprite *picture_of(const struct display *display, const struct state *state,
                                       const struct knowledge *known, enum mark mark)
{
    const struct tileset *tileset = &display->art.tileset;
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_plain = !kind->is_gateway &&
                    (kind->is_masonry || kind->is_water || kind->is_chasm || kind->is_walkable);
    if (mark == MARK_ITEM)
        return tileset_item(tileset, state, known->item);
    if (kind->leads || (mark == MARK_NONE && is_plain))
        return NULL;
    return tileset_ground(tileset, state->depth)->terrain[known->terrain];
}

/* Whether what is known of a cell is not rock. */
static bool is_open(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    return known.kind != KNOWLEDGE_UNSEEN && !terrain_get(known.terrain)->is_masonry;
}

/* Rock, with a line where it borders on open ground. */
static void draw_rock(struct display *display, struct floor_plan plan, const struct state *state,
                      struct point p, uint32_t colour)
{
    struct rectangle cell = floor_plan_cell(plan, p);
    int broad = int_max(plan.side / WALL_PART, 1);
    canvas_fill(&display->frame, cell, ROCK_COLOUR);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point way = direction_offset((enum direction)d);
        struct rectangle face = cell;
        if (!is_open(state, point_step(p, (enum direction)d)))
            continue;
        if (way.x != 0) {
            face.x += way.x > 0 ? cell.width - broad : 0;
            face.width = broad;
        }
        if (way.y != 0) {
            face.y += way.y > 0 ? cell.height - broad : 0;
            face.height = broad;
        }
        canvas_fill(&display->frame, face, colour);
    }
}

/* Lights the open ground around a lamp that is known to burn. */
static void draw_glow(struct display *display, struct floor_plan plan, const struct state *state,
                      struct point lamp)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(lamp, GLOW_RADIUS, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);) {
        int dx = p.x - lamp.x;
        int dy = p.y - lamp.y;
        int left = (GLOW_RADIUS + 1) * (GLOW_RADIUS + 1) - dx * dx - dy * dy;
        if (left > 0 && is_open(state, p) &&
            fov_sees(fov_get(state->fov), &level->opacity, lamp, FOV_UNLIMITED, p))
            canvas_shade(&display->frame, floor_plan_cell(plan, p), GLOW_COLOUR,
                         GLOW_ALPHA * left / ((GLOW_RADIUS + 1) * (GLOW_RADIUS + 1)));
    }
}

/* The picture of a cell that has room for it; or NULL. */
static const struct sprite *fitting_picture(const struct display *display, struct floor_plan plan,
                                            const struct state *state,
                                            const struct knowledge *known, enum mark mark)
{
    bool fits = plan.side >= (mark == MARK_NONE ? TILE_SIDE : PICTURE_SIDE_MIN);
    return fits ? picture_of(display, state, known, mark) : NULL;
}

static void draw_ground(struct display *display, struct floor_plan plan, const struct state *state,
                        struct point p, const struct knowledge *known, enum mark mark)
{
    uint32_t colour = colour_of(mark, known);
    bool is_rock = mark == MARK_NONE && terrain_get(known->terrain)->is_masonry &&
                   !picture_of(display, state, known, mark);
    if (is_rock && plan.side >= WALL_PART) {
        draw_rock(display, plan, state, p, colour);
    } else if (fitting_picture(display, plan, state, known, mark)) {
        canvas_fill(&display->frame, floor_plan_cell(plan, p), FLOOR_COLOUR);
        draw_behind(display, plan, p, colour);
    } else {
        canvas_fill(&display->frame, floor_plan_cell(plan, p), colour);
    }
}

/* Draws the letter of stairs if the cell has room for it. */
static void draw_sign(struct display *display, struct floor_plan plan, struct point p,
                      enum mark mark)
{
    const char *sign = mark == MARK_DOWN ? ">" : "<";
    struct rectangle cell = floor_plan_cell(plan, p);
    int width = font_width(&display->art.font, sign);
    if ((mark != MARK_DOWN && mark != MARK_UP) || cell.height < SIGN_HEIGHT)
        return;
    int scale = cell.height / SIGN_HEIGHT;
    font_draw(&display->frame, &display->art.font, cell.x + (cell.width - width * scale) / 2,
              cell.y + (cell.height - display->art.font.height * scale) / 2, scale, ROCK_COLOUR,
              sign);
}

/* What stands on the ground of a cell, and may hang over its neighbours. */
static void draw_over(struct display *display, struct floor_plan plan, const struct state *state,
                      struct point p, const struct knowledge *known, enum mark mark)
{
    const struct sprite *picture = fitting_picture(display, plan, state, known, mark);
    if (picture)
        draw_picture(display, plan, p, picture);
    draw_sign(display, plan, p, mark);
}

typedef void cell_drawer(struct display *display, struct floor_plan plan, const struct state *state,
                         struct point p, const struct knowledge *known, enum mark mark);

/* Draws the known cells: either all with a mark or all without. */
static void draw_cells(struct display *display, struct floor_plan plan, const struct state *state,
                       bool are_marked, cell_drawer *draw)
{
    struct grid grid = state_level_const(state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        enum mark mark = mark_of(state, p, &known);
        if ((mark != MARK_NONE) != are_marked)
            continue;
        draw(display, plan, state, p, &known, mark);
    }
}

static void draw_glows(struct display *display, struct floor_plan plan, const struct state *state)
{
    struct grid grid = state_level_const(state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct knowledge known = knowledge_of(state, grid_point(grid, cell));
        if (known.kind != KNOWLEDGE_UNSEEN && terrain_get(known.terrain)->light_radius > 0)
            draw_glow(display, plan, state, grid_point(grid, cell));
    }
}

/* What stands in a cell: its sprite, or a square where there is no room for that. */
static void draw_being(struct display *display, struct floor_plan plan, struct point p,
                       const struct sprite *sprite, uint32_t colour)
{
    if (plan.side < PICTURE_SIDE_MIN) {
        canvas_fill(&display->frame, floor_plan_cell(plan, p), colour);
        return;
    }
    draw_behind(display, plan, p, colour);
    draw_picture(display, plan, p, sprite);
}

/* Creatures that the hero sees, or where the hero last knew them to be. */
static void draw_creatures(struct display *display, struct floor_plan plan,
                           const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct point at;
        if (find_drawn(state, level_handle(level, i), &at))
            draw_being(display, plan, at, display->art.tileset.monsters[actor->kind],
                       colour_of_actor(actor));
    }
}

struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area)
{
    struct floor_plan plan = plan_of(display, state, area);
    canvas_clip(&display->frame, area);
    draw_cells(display, plan, state, false, draw_ground);
    draw_cells(display, plan, state, false, draw_over);
    draw_glows(display, plan, state);
    draw_cells(display, plan, state, true, draw_ground);
    draw_cells(display, plan, state, true, draw_over);
    for (int i = 0; i < state->vision.eye_count; i++)
        draw_being(display, plan, state->vision.eyes[i], display->art.tileset.tiles[TILE_EYESHINE],
                   THEME_EYES);
    draw_creatures(display, plan, state);
    draw_being(display, plan, state_hero_const(state)->position,
               display->art.tileset.heroes[state->start][state_hero_const(state)->lantern],
               THEME_KEY);
    canvas_unclip(&display->frame);
    return plan;
}
