#include "ui/view/floor_plan.h"

#include "base/area.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/sights.h"
#include "sight/fov.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"
#include "ui/view/floor_plan_ground.h"

/* Side of a cell in pixels at text scale 1: as large as fits; larger where the known part fills that much of the area. */
#define SIDE_FULL 22
#define SIDE_MAX 48
#define SMALL_PERCENT 80
/* Space around the known cells in which the drawn page shows, at text scale 1. */
#define PAGE_MARGIN 7
/* Cells are drawn by hand from this side on; marks and creatures then have pictures, which hang over small cells. */
#define DRAWN_SIDE_MIN 8
/* Pictures are magnified by whole numbers, and may be that much larger than their cell; and those on chips. */
#define OVERHANG 2
#define CHIP_OVERHANG 8
/* The plaque with the band's name, at text scale 1: around its words, and to the paper's edges. */
#define CARTOUCHE_PADDING 8
#define CARTOUCHE_MARGIN 12
/* How a lamp that is known to burn lights the plan around it. */
#define GLOW_COLOUR 0xf0a040
#define GLOW_ALPHA 110
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
        return is_seen_now ? FLOOR_PLAN_WALL_SEEN_COLOUR : FLOOR_PLAN_WALL_COLOUR;
    if (kind->is_water)
        return FLOOR_PLAN_WATER_COLOUR;
    if (kind->is_chasm)
        return FLOOR_PLAN_CHASM_COLOUR;
    if (!kind->is_walkable)
        return FLOOR_PLAN_OBSTACLE_COLOUR;
    return is_seen_now ? FLOOR_PLAN_FLOOR_SEEN_COLOUR : FLOOR_PLAN_FLOOR_COLOUR;
}

struct area floor_plan_known(const struct state *state)
{
    struct grid grid = state_level_const(state)->grid;
    struct point hero = state_hero_const(state)->position;
    struct area area = {hero, hero};
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind != KNOWLEDGE_UNSEEN || known.has_eyes)
            area = area_unite(area, (struct area){p, p});
    }
    return area;
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

static void note_sign(struct floor_plan_sign *signs, size_t count, uint32_t colour,
                      const struct sprite *sprite)
{
    for (size_t i = 0; i < count; i++) {
        if (signs[i].colour != colour)
            continue;
        signs[i].found++;
        if (!signs[i].sprite)
            signs[i].sprite = sprite;
    }
}

/* The largest side of a cell that fits, up to SIDE_FULL; for a small part of a floor more, in steps of half a tile. */
static int side_of(const struct display *display, int width, int height, struct point cells)
{
    int across = width / cells.x;
    int down = height / cells.y;
    int side = across < down ? across : down;
    int scale = display->layout.text_scale;
    if (side <= SIDE_FULL * scale)
        return side;
    side = int_min(side * SMALL_PERCENT / 100, SIDE_MAX * scale);
    return int_max(side / (TILE_SIDE / 2) * (TILE_SIDE / 2), SIDE_FULL * scale);
}

/* Centres the known part of the floor in the area. */
static struct floor_plan plan_of(const struct display *display, const struct state *state,
                                 struct rectangle area)
{
    struct area known = floor_plan_known(state);
    struct point first = known.first;
    struct point cells = {known.last.x - first.x + 1, known.last.y - first.y + 1};
    int margin = 2 * PAGE_MARGIN * display->layout.text_scale;
    int width = int_max(area.width - margin, 1);
    int height = int_max(area.height - margin, 1);
    struct floor_plan plan = {
        .area = area, .side = side_of(display, width, height, cells), .shrink = 1};
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

/* Whether cells are drawn by hand and need no legend. */
static bool is_drawn(const struct display *display, const struct state *state,
                     struct floor_plan plan)
{
    const struct scene scene = {.state = state, .tileset = &display->art.tileset};
    return plan.side >= DRAWN_SIDE_MIN && !scene_has_letters(&scene);
}

static const struct sprite *sprite_of(const struct display *display, const struct state *state,
                                      struct point p, const struct knowledge *known)
{
    const struct tileset *tileset = &display->art.tileset;
    const struct scene scene = {.state = state, .tileset = tileset};
    return known->item != ITEM_NONE ? tileset_item(tileset, state, known->item)
                                    : scene_terrain_sprite(&scene, known->terrain, p);
}

static const struct sprite *sprite_of_hero(const struct display *display, const struct state *state)
{
    return display->art.tileset.heroes[state->start][state_hero_const(state)->lantern];
}

/* Whether the ground alone doesn't say what the cell is. */
static bool needs_picture(const struct state *state, const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_ground = known->terrain == band_of_depth(state->depth)->floor || kind->is_water ||
                     kind->is_chasm || (kind->is_masonry && !kind->is_gateway);
    return !is_ground;
}

/* Whether the drawn plan shows the cell as anything but floor and rock. */
static bool needs_sign(const struct state *state, const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    return kind->is_water || kind->is_chasm || needs_picture(state, known);
}

static bool is_floor(uint32_t colour)
{
    return colour == FLOOR_PLAN_FLOOR_COLOUR || colour == FLOOR_PLAN_FLOOR_SEEN_COLOUR;
}

static void note_cells(const struct display *display, const struct state *state, bool is_drawn_plan,
                       struct floor_plan_sign *signs, size_t count)
{
    struct grid grid = state_level_const(state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        enum mark mark = mark_of(state, p, &known);
        uint32_t colour = colour_of(mark, &known);
        if (!is_drawn_plan)
            note_sign(signs, count, colour, NULL);
        else if (mark != MARK_NONE || needs_sign(state, &known))
            note_sign(signs, count, is_floor(colour) ? FLOOR_PLAN_GROWTH_COLOUR : colour,
                      sprite_of(display, state, p, &known));
    }
}

void floor_plan_note_signs(const struct display *display, const struct state *state,
                           struct rectangle area, struct floor_plan_sign *signs, size_t count)
{
    const struct tileset *tileset = &display->art.tileset;
    const struct level *level = state_level_const(state);
    bool has_pictures = is_drawn(display, state, plan_of(display, state, area));
    note_sign(signs, count, THEME_KEY, has_pictures ? sprite_of_hero(display, state) : NULL);
    note_cells(display, state, has_pictures, signs, count);
    struct point at;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (find_drawn(state, level_handle(level, i), &at))
            note_sign(signs, count, colour_of_actor(&level->actors[i]),
                      has_pictures ? tileset->monsters[level->actors[i].kind] : NULL);
    for (int i = 0; i < state->vision.eye_count; i++)
        note_sign(signs, count, THEME_EYES, has_pictures ? tileset->tiles[TILE_EYESHINE] : NULL);
}

#define CHIP_COLOUR 0x17121a

/* On a dark round-cornered chip with a rim of that colour, so that it stands out from any ground. */
void floor_plan_draw_chip(struct display *display, int x, int y, int scale, uint32_t colour,
                          const struct sprite *sprite)
{
    int side = FLOOR_PLAN_CHIP_SIDE * scale;
    struct canvas *frame = &display->frame;
    canvas_fill(frame, (struct rectangle){x + scale, y, side - 2 * scale, side}, colour);
    canvas_fill(frame, (struct rectangle){x, y + scale, side, side - 2 * scale}, colour);
    canvas_fill(frame, (struct rectangle){x + scale, y + scale, side - 2 * scale, side - 2 * scale},
                CHIP_COLOUR);
    canvas_draw(frame, atlas_frame(&display->art.atlas, sprite, 0),
                x + (side - sprite->width * scale) / 2,
                y + (side + TILE_SIDE * scale) / 2 - sprite->height * scale,
                (struct drawing){.scale = scale});
}

/* What the plan is drawn on. */
struct sheet {
    struct display *display;
    const struct state *state;
    struct floor_plan plan;
    bool is_drawn;
};

/* How much larger pictures are than their sprites. */
static int magnification(const struct sheet *sheet, int overhang)
{
    return int_max((sheet->plan.side + overhang) / TILE_SIDE, 1);
}

/* What stands in a cell: its picture on a chip, or a square. */
static void draw_being(const struct sheet *sheet, struct point p, const struct sprite *sprite,
                       uint32_t colour)
{
    struct rectangle cell = floor_plan_cell(sheet->plan, p);
    int scale = magnification(sheet, CHIP_OVERHANG);
    int side = FLOOR_PLAN_CHIP_SIDE * scale;
    if (sheet->is_drawn)
        floor_plan_draw_chip(sheet->display, cell.x + (cell.width - side) / 2,
                             cell.y + (cell.height - side) / 2, scale, colour, sprite);
    else
        canvas_fill(&sheet->display->frame, cell, colour);
}

/* Draws a sprite over a cell, on its foot; over its neighbours too if the cell is small. What is only remembered is faint,
 * except fires. */
static void draw_picture(const struct sheet *sheet, struct point p, const struct knowledge *known)
{
    const struct sprite *sprite = sprite_of(sheet->display, sheet->state, p, known);
    struct rectangle cell = floor_plan_cell(sheet->plan, p);
    int scale = magnification(sheet, OVERHANG);
    bool is_faint =
        known->kind != KNOWLEDGE_VISIBLE && terrain_get(known->terrain)->light_radius == 0;
    uint32_t tint = !is_faint ? 0 : FLOOR_PLAN_FLOOR_COLOUR;
    canvas_draw(&sheet->display->frame, atlas_frame(&sheet->display->art.atlas, sprite, 0),
                cell.x + (cell.width - sprite->width * scale) / 2,
                cell.y + (cell.height + TILE_SIDE * scale) / 2 - sprite->height * scale,
                (struct drawing){.scale = scale, .tint = tint});
}

static void draw_cell(const struct sheet *sheet, struct point p, const struct knowledge *known,
                      bool is_marked)
{
    enum mark mark = mark_of(sheet->state, p, known);
    bool is_picture = sheet->is_drawn && (mark == MARK_LAMP || mark == MARK_NONE);
    if (is_marked != (mark != MARK_NONE))
        return;
    if (!is_picture)
        draw_being(sheet, p, sprite_of(sheet->display, sheet->state, p, known),
                   colour_of(mark, known));
    else if (needs_picture(sheet->state, known))
        draw_picture(sheet, p, known);
}

/* Draws the known cells with a mark, or those without. */
static void draw_cells(const struct sheet *sheet, bool are_marked)
{
    struct grid grid = state_level_const(sheet->state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        struct knowledge known = knowledge_of(sheet->state, p);
        if (known.kind != KNOWLEDGE_UNSEEN)
            draw_cell(sheet, p, &known, are_marked);
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
            canvas_shade(&sheet->display->frame, floor_plan_cell(sheet->plan, p), GLOW_COLOUR,
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
    const struct tileset *tileset = &sheet->display->art.tileset;
    const struct level *level = state_level_const(sheet->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct point at;
        if (find_drawn(sheet->state, level_handle(level, i), &at))
            draw_being(sheet, at, tileset->monsters[actor->kind], colour_of_actor(actor));
    }
}

/* All below the marks. Light falls on the ground and on squares, but not on pictures, so that they stay clear. */
static void draw_ground(const struct sheet *sheet)
{
    struct canvas *frame = &sheet->display->frame;
    if (sheet->is_drawn) {
        floor_plan_ground_draw(frame, sheet->state, sheet->plan);
        draw_glows(sheet);
        draw_cells(sheet, false);
    } else {
        canvas_fill(frame, sheet->plan.area, 0);
        draw_cells(sheet, false);
        draw_glows(sheet);
    }
}

struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area)
{
    struct floor_plan plan = plan_of(display, state, area);
    struct sheet sheet = {display, state, plan, is_drawn(display, state, plan)};
    canvas_clip(&display->frame, area);
    draw_ground(&sheet);
    draw_cells(&sheet, true);
    for (int i = 0; i < state->vision.eye_count; i++)
        draw_being(&sheet, state->vision.eyes[i], display->art.tileset.tiles[TILE_EYESHINE],
                   THEME_EYES);
    draw_creatures(&sheet);
    draw_being(&sheet, state_hero_const(state)->position, sprite_of_hero(display, state),
               THEME_KEY);
    canvas_unclip(&display->frame);
    return plan;
}

/* Where a plaque covers nothing known: the first of the paper's corners, clockwise from the upper left, but not the lower left,
 * where the compass is. Without width if there is none, or if the plaque doesn't fit on the paper. */
static struct rectangle find_cartouche(const struct state *state, struct floor_plan plan, int width,
                                       int height, int margin)
{
    struct area cells = floor_plan_known(state);
    struct rectangle known = floor_plan_cell(plan, cells.first);
    struct rectangle end = floor_plan_cell(plan, cells.last);
    known.width = end.x + end.width - known.x;
    known.height = end.y + end.height - known.y;
    bool fits = width + 2 * margin <= plan.area.width && height + 2 * margin <= plan.area.height;
    for (int corner = 0; fits && corner < 3; corner++) {
        struct rectangle place = {plan.area.x + margin, plan.area.y + margin, width, height};
        if (corner > 0)
            place.x += plan.area.width - width - 2 * margin;
        if (corner == 2)
            place.y += plan.area.height - height - 2 * margin;
        struct rectangle shared = rectangle_intersect(known, place);
        if (shared.width == 0 || shared.height == 0)
            return place;
    }
    return (struct rectangle){0, 0, 0, 0};
}

void floor_plan_draw_title(struct display *display, const struct state *state,
                           struct floor_plan plan)
{
    const char *name = band_of_depth(state->depth)->name;
    int scale = display->layout.text_scale;
    int width = display_text_width(display, name) + 2 * CARTOUCHE_PADDING * scale;
    int height = display_text_height(display) + CARTOUCHE_PADDING * scale;
    struct rectangle place = find_cartouche(state, plan, width, height, CARTOUCHE_MARGIN * scale);
    if (place.width == 0 || !is_drawn(display, state, plan))
        return;
    floor_plan_ground_draw_cartouche(&display->frame, place, scale);
    display_write(display, place.x + CARTOUCHE_PADDING * scale,
                  place.y + CARTOUCHE_PADDING * scale / 2, FLOOR_PLAN_INK_COLOUR, name);
}
