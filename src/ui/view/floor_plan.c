#include "ui/view/floor_plan.h"

#include "base/area.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/sights.h"
#include "sight/fov.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"

#include <stdlib.h>

/* Side of a cell in pixels at text scale 1. */
#define SIDE_MAX 16
/* Cells have tiles from this side on; marks and creatures then have pictures, which hang over small cells. */
#define TILES_SIDE_MIN 8
/* Height of a letter above its baseline, in unscaled pixels. */
#define SIGN_HEIGHT 9
#define FLOOR_COLOUR 0x23263c
#define FLOOR_SEEN_COLOUR 0x54463e /* in view now */
#define SIGN_COLOUR 0x181a28
#define WALL_COLOUR 0x6a74a0
#define WALL_SEEN_COLOUR 0xe0b070
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

/* Whether cells have tiles, which need no legend. */
static bool has_tiles(const struct display *display, const struct state *state,
                      struct floor_plan plan)
{
    const struct scene scene = {.state = state, .tileset = &display->art.tileset};
    return plan.side >= TILES_SIDE_MIN && !scene_has_letters(&scene);
}

void floor_plan_note_signs(const struct display *display, const struct state *state,
                           struct rectangle area, struct floor_plan_sign *signs, size_t count)
{
    const struct level *level = state_level_const(state);
    struct grid grid = level->grid;
    bool has_pictures = has_tiles(display, state, plan_of(display, state, area));
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        enum mark mark = mark_of(state, p, &known);
        if (!has_pictures || (mark != MARK_NONE && mark != MARK_LAMP))
            note_colour(signs, count, colour_of(mark, &known));
    }
    struct point at;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (find_drawn(state, level_handle(level, i), &at))
            note_colour(signs, count, colour_of_actor(&level->actors[i]));
    if (state->vision.eye_count > 0)
        note_colour(signs, count, THEME_EYES);
}

/* What the plan is drawn on: the frame, or a canvas of tiles that is then fitted into it. */
struct sheet {
    struct canvas *canvas;
    const struct artwork *art;
    const struct state *state;
    struct floor_plan plan; /* on the canvas */
    bool has_tiles;
};

static struct rectangle cell_on(const struct sheet *sheet, struct point p)
{
    return floor_plan_cell(sheet->plan, p);
}

#define BEHIND_COLOUR 0x0c0c14
#define BEHIND_ALPHA 110 /* of 255 */
#define RIM_ALPHA 190
#define CORNER 4 /* pixels along each side of a corner */

static void draw_corners(const struct sheet *sheet, struct rectangle cell, uint32_t colour)
{
    int right = cell.x + cell.width - 1;
    int below = cell.y + cell.height - 1;
    for (int i = 0; i < 4; i++) {
        int x = i % 2 ? right - CORNER + 1 : cell.x;
        int y = i / 2 ? below - CORNER + 1 : cell.y;
        canvas_fill(sheet->canvas, (struct rectangle){x, i / 2 ? below : y, CORNER, 1}, colour);
        canvas_fill(sheet->canvas, (struct rectangle){i % 2 ? right : x, y, 1, CORNER}, colour);
    }
}

/* Draws a sprite over a cell, on its foot; over its neighbours too if the cell is small. */
static void draw_picture(const struct sheet *sheet, struct point p, const struct sprite *sprite)
{
    struct rectangle cell = cell_on(sheet, p);
    canvas_draw(sheet->canvas, atlas_frame(&sheet->art->atlas, sprite, 0),
                cell.x + (cell.width - sprite->width) / 2,
                cell.y + (cell.height + TILE_SIDE) / 2 - sprite->height, (struct drawing){0});
}

/* What stands in a cell: its sprite, marked by corners on darker ground, or by a square behind it where it hangs over the cell;
 * without tiles only a square. */
static void draw_being(const struct sheet *sheet, struct point p, const struct sprite *sprite,
                       uint32_t colour)
{
    struct rectangle cell = cell_on(sheet, p);
    int rim = (TILE_SIDE + 3 - cell.width) / 2;
    if (!sheet->has_tiles) {
        canvas_fill(sheet->canvas, cell, colour);
    } else if (cell.width >= TILE_SIDE) {
        canvas_shade(sheet->canvas, cell, BEHIND_COLOUR, BEHIND_ALPHA);
        draw_picture(sheet, p, sprite);
        draw_corners(sheet, cell, colour);
    } else {
        canvas_shade(sheet->canvas,
                     (struct rectangle){cell.x - rim, cell.y - rim, cell.width + 2 * rim,
                                        cell.height + 2 * rim},
                     colour, RIM_ALPHA);
        draw_picture(sheet, p, sprite);
    }
}

/* Stairs that have no room for a picture: a square of their colour with their letter, if there is room for that. */
static void draw_stairs(const struct sheet *sheet, struct point p, enum mark mark, uint32_t colour)
{
    const char *sign = mark == MARK_DOWN ? ">" : "<";
    const struct font *font = &sheet->art->font;
    struct rectangle cell = cell_on(sheet, p);
    canvas_fill(sheet->canvas, cell, colour);
    int scale = cell.height / SIGN_HEIGHT;
    if (scale > 0)
        font_draw(sheet->canvas, font, cell.x + (cell.width - font_width(font, sign) * scale) / 2,
                  cell.y + (cell.height - font->height * scale) / 2, scale, SIGN_COLOUR, sign);
}

static void draw_mark(const struct sheet *sheet, struct point p, enum mark mark,
                      const struct knowledge *known)
{
    const struct tileset *tileset = &sheet->art->tileset;
    const struct sprite *sprite =
        mark == MARK_ITEM ? tileset_item(tileset, sheet->state, known->item)
                          : tileset_ground(tileset, sheet->state->depth)->terrain[known->terrain];
    bool has_room = sheet->has_tiles && cell_on(sheet, p).width >= TILE_SIDE;
    if ((mark == MARK_DOWN || mark == MARK_UP) && !has_room)
        draw_stairs(sheet, p, mark, colour_of(mark, known));
    else if (mark == MARK_LAMP && sheet->has_tiles)
        draw_picture(sheet, p, sprite);
    else
        draw_being(sheet, p, sprite, colour_of(mark, known));
}

/* Draws the known cells with a mark; or as squares those without. */
static void draw_cells(const struct sheet *sheet, bool are_marked)
{
    struct grid grid = state_level_const(sheet->state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(sheet->state, p);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        enum mark mark = mark_of(sheet->state, p, &known);
        if (are_marked && mark != MARK_NONE)
            draw_mark(sheet, p, mark, &known);
        else if (!are_marked && mark == MARK_NONE)
            canvas_fill(sheet->canvas, cell_on(sheet, p), colour_of(mark, &known));
    }
}

/* Whether what is known of a cell is not rock. */
static bool is_open(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    return known.kind != KNOWLEDGE_UNSEEN && !terrain_get(known.terrain)->is_masonry;
}

/* Lights the open ground around a lamp that is known to burn. */
static void draw_glow(const struct sheet *sheet, struct point lamp)
{
    const struct state *state = sheet->state;
    const struct level *level = state_level_const(state);
    struct area area = area_around(lamp, GLOW_RADIUS, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);) {
        int dx = p.x - lamp.x;
        int dy = p.y - lamp.y;
        int left = (GLOW_RADIUS + 1) * (GLOW_RADIUS + 1) - dx * dx - dy * dy;
        if (left > 0 && is_open(state, p) &&
            fov_sees(fov_get(state->fov), &level->opacity, lamp, FOV_UNLIMITED, p))
            canvas_shade(sheet->canvas, cell_on(sheet, p), GLOW_COLOUR,
                         GLOW_ALPHA * left / ((GLOW_RADIUS + 1) * (GLOW_RADIUS + 1)));
    }
}

static void draw_glows(const struct sheet *sheet)
{
    struct grid grid = state_level_const(sheet->state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct knowledge known = knowledge_of(sheet->state, grid_point(grid, cell));
        if (known.kind != KNOWLEDGE_UNSEEN && terrain_get(known.terrain)->light_radius > 0)
            draw_glow(sheet, grid_point(grid, cell));
    }
}

/* Creatures that the hero sees, or where the hero last knew them to be. */
static void draw_creatures(const struct sheet *sheet)
{
    const struct level *level = state_level_const(sheet->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct point at;
        if (find_drawn(sheet->state, level_handle(level, i), &at))
            draw_being(sheet, at, sheet->art->tileset.monsters[actor->kind],
                       colour_of_actor(actor));
    }
}

/* What is on the ground, from the light to the hero. */
static void draw_contents(const struct sheet *sheet)
{
    const struct state *state = sheet->state;
    const struct tileset *tileset = &sheet->art->tileset;
    const struct actor *hero = state_hero_const(state);
    draw_glows(sheet);
    draw_cells(sheet, true);
    for (int i = 0; i < state->vision.eye_count; i++)
        draw_being(sheet, state->vision.eyes[i], tileset->tiles[TILE_EYESHINE], THEME_EYES);
    draw_creatures(sheet);
    draw_being(sheet, hero->position, tileset->heroes[state->start][hero->lantern], THEME_KEY);
}

/* Draws the tiles of the known part of the floor at their own size. False when out of memory. */
static bool draw_tiles(struct sheet *sheet, struct canvas *tiles)
{
    struct point first;
    struct point last;
    floor_plan_find_known(sheet->state, &first, &last);
    struct camera camera = {.x = first.x * TILE_SIDE,
                            .y = first.y * TILE_SIDE,
                            .width = (last.x - first.x + 1) * TILE_SIDE,
                            .height = (last.y - first.y + 1) * TILE_SIDE};
    struct stage stage = {.grid = state_level_const(sheet->state)->grid};
    struct scene scene = {
        .state = sheet->state, .tileset = &sheet->art->tileset, .stage = &stage, .camera = camera};
    if (!canvas_resize(tiles, camera.width, camera.height))
        return false;
    scene_draw_terrain(&scene, tiles);
    sheet->has_tiles = true;
    sheet->canvas = tiles;
    sheet->plan =
        (struct floor_plan){.side = TILE_SIDE, .shrink = 1, .x = -camera.x, .y = -camera.y};
    return true;
}

/* Small tiles are fitted into the frame before what is on them is drawn, which would lose its lines, large ones after. */
struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area)
{
    struct floor_plan plan = plan_of(display, state, area);
    struct sheet sheet = {&display->frame, &display->art, state, plan, false};
    struct canvas tiles = {.palette = display->frame.palette};
    bool is_fitted = has_tiles(display, state, plan) && draw_tiles(&sheet, &tiles);
    canvas_clip(&display->frame, area);
    canvas_fill(&display->frame, area, 0);
    if (is_fitted && plan.side >= TILE_SIDE)
        draw_contents(&sheet);
    if (is_fitted)
        canvas_fit_tiles(&display->frame, &tiles, plan.x - sheet.plan.x * plan.side / TILE_SIDE,
                         plan.y - sheet.plan.y * plan.side / TILE_SIDE, plan.side);
    else
        draw_cells(&sheet, false);
    if (!is_fitted || plan.side < TILE_SIDE) {
        sheet.canvas = &display->frame;
        sheet.plan = plan;
        draw_contents(&sheet);
    }
    canvas_unclip(&display->frame);
    free(tiles.pixels);
    return plan;
}
