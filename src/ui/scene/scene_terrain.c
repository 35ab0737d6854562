/* Draws terrain: in full where visible; where remembered, with special sprites for walls and a dark overlay on the
 * rest; nothing where unseen. A wall's look depends only on what is known of the cells around it. */
#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "rules/light/warmth.h"
#include "ui/art/sprite_form.h"
#include "ui/scene/scene.h"

/* How much a wall's side is shaded that has less light than another, and lifted by all its light; of 255. */
#define SIDE_SHADE 180
#define SIDE_GLOW 60
#define SIDE_DARK 0x08080e
#define SIDE_LIT 0xffe4bc

struct cell {
    const struct scene *scene;
    struct canvas *canvas;
    const struct ground *ground;
    struct point at;
    struct knowledge known;
    /* The rows above, here and below, from the cell to the west on. */
    const struct knowledge *around[3];
};

/* What is known of the neighbour; NULL if nothing. */
static const struct knowledge *find_known(const struct cell *cell, enum direction direction)
{
    struct point to = point_step(point_make(1, 1), direction);
    const struct knowledge *known = &cell->around[to.y][to.x];
    return known->kind != KNOWLEDGE_UNSEEN ? known : NULL;
}

/* Masonry that nothing passes: wall or window, but no door or grate. */
static bool is_mass(enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return kind->is_masonry && !kind->is_gateway;
}

/* Unknown cells count as wall: a rim must not reveal what lies behind. */
static bool is_open_towards(const struct cell *cell, enum direction direction)
{
    const struct knowledge *known = find_known(cell, direction);
    return known && !is_mass(known->terrain);
}

static bool is_mass_towards(const struct cell *cell, enum direction direction)
{
    const struct knowledge *known = find_known(cell, direction);
    return known && is_mass(known->terrain);
}

static bool is_masonry_towards(const struct cell *cell, enum direction direction)
{
    const struct knowledge *known = find_known(cell, direction);
    return known && terrain_get(known->terrain)->is_masonry;
}

static void clear(const struct cell *cell)
{
    canvas_fill(cell->canvas,
                (struct rectangle){cell->at.x * TILE_SIDE - cell->scene->camera.x,
                                   cell->at.y * TILE_SIDE - cell->scene->camera.y, TILE_SIDE,
                                   TILE_SIDE},
                0);
}

static struct image image_of(const struct cell *cell, const struct sprite *sprite, int frame)
{
    const struct atlas *atlas = cell->scene->tileset->atlas;
    return cell->known.kind == KNOWLEDGE_REMEMBERED ? atlas_frame_faded(atlas, sprite, frame)
                                                    : atlas_frame(atlas, sprite, frame);
}

static void draw(const struct cell *cell, const struct sprite *sprite, int frame)
{
    const struct camera *camera = &cell->scene->camera;
    canvas_draw(cell->canvas, image_of(cell, sprite, frame), cell->at.x * TILE_SIDE - camera->x,
                cell->at.y * TILE_SIDE - camera->y, (struct drawing){0});
}

/* Draws what lies lowest. What was in the cell is gone. */
static void draw_base(const struct cell *cell, const struct sprite *sprite, int frame)
{
    if (!image_of(cell, sprite, frame).is_opaque)
        clear(cell);
    draw(cell, sprite, frame);
}

int scene_variant(struct point p)
{
    /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): it forgets the cast */
    return (int)(hash_mix((uint64_t)p.x << 32 | (uint32_t)p.y) >> 40);
}

static void draw_tile(const struct cell *cell, enum tile tile)
{
    draw(cell, cell->ground->tiles[tile], scene_variant(cell->at));
}

/* The top edges of a wall seen from above, towards the open cells around it. The order matters: later pieces close
 * the corners of earlier ones. */
static void draw_rims(const struct cell *cell)
{
    bool north = is_open_towards(cell, DIRECTION_NORTH);
    bool east = is_open_towards(cell, DIRECTION_EAST);
    bool west = is_open_towards(cell, DIRECTION_WEST);
    if (!west && is_open_towards(cell, DIRECTION_SOUTH_WEST))
        draw_tile(cell, TILE_RIM_SOUTH_WEST);
    if (!east && is_open_towards(cell, DIRECTION_SOUTH_EAST))
        draw_tile(cell, TILE_RIM_SOUTH_EAST);
    if (west)
        draw_tile(cell, TILE_RIM_WEST);
    if (east)
        draw_tile(cell, TILE_RIM_EAST);
    if (north)
        draw_tile(cell, TILE_RIM_NORTH);
    if (!north && !west && is_open_towards(cell, DIRECTION_NORTH_WEST))
        draw_tile(cell, TILE_RIM_NORTH_WEST);
    if (!north && !east && is_open_towards(cell, DIRECTION_NORTH_EAST))
        draw_tile(cell, TILE_RIM_NORTH_EAST);
}

/* The sides of a wall that can be lit apart, and what of its cell they fill. */
static const struct wall_side {
    enum direction direction;
    struct rectangle top;  /* seen from above */
    struct rectangle face; /* with its front */
} wall_sides[] = {{DIRECTION_NORTH, {0, 0, TILE_SIDE, 4}, {0, 0, TILE_SIDE, 3}},
                  {DIRECTION_WEST, {0, 0, 4, TILE_SIDE}, {0, 0, 2, TILE_SIDE - 1}},
                  {DIRECTION_EAST, {12, 0, 4, TILE_SIDE}, {14, 0, 2, TILE_SIDE - 1}},
                  {DIRECTION_SOUTH, {0, 0, 0, 0}, {0, 4, TILE_SIDE, 12}}};

enum { WALL_SIDES = ARRAY_LENGTH(wall_sides), SOUTH_SIDE = WALL_SIDES - 1 };

/* The light that falls on a wall's side: that of the open cell before it; -1: no open cell that is seen. */
static int light_before(const struct cell *cell, enum direction direction)
{
    const struct knowledge *known = find_known(cell, direction);
    if (!known || known->kind != KNOWLEDGE_VISIBLE || is_mass(known->terrain))
        return -1;
    return light_brightness(knowledge_light(cell->scene->state, point_step(cell->at, direction)));
}

/* A wall is lit on the side that the light is on: the others lie in its own shadow. */
static void draw_sides(const struct cell *cell, bool has_face)
{
    int lights[WALL_SIDES];
    int max = 0;
    if (scene_has_letters(cell->scene))
        return;
    for (int i = 0; i < WALL_SIDES; i++) {
        lights[i] = light_before(cell, wall_sides[i].direction);
        max = int_max(max, lights[i]);
    }
    if (has_face && lights[SOUTH_SIDE] < 0)
        lights[SOUTH_SIDE] = 0; /* light from behind does not come through */
    for (int i = 0; i < WALL_SIDES; i++) {
        struct rectangle area = has_face ? wall_sides[i].face : wall_sides[i].top;
        area.x += cell->at.x * TILE_SIDE - cell->scene->camera.x;
        area.y += cell->at.y * TILE_SIDE - cell->scene->camera.y;
        if (lights[i] < 0)
            continue;
        int lack = (max - lights[i]) * SIDE_SHADE / 255;
        canvas_shade(cell->canvas, area, SIDE_DARK, lack);
        canvas_shade(cell->canvas, area, SIDE_LIT, int_max(lights[i] * SIDE_GLOW / 255 - lack, 0));
    }
}

/* The front of a wall, with open ground to its south. */
static void draw_face(const struct cell *cell)
{
    bool is_remembered = cell->known.kind == KNOWLEDGE_REMEMBERED;
    draw_base(cell,
              is_remembered ? cell->ground->tiles[TILE_SEEN_WALL]
                            : cell->ground->terrain[cell->known.terrain],
              scene_variant(cell->at));
    if (is_remembered)
        return;
    if (is_open_towards(cell, DIRECTION_WEST))
        draw_tile(cell, TILE_WALL_END_WEST);
    if (is_open_towards(cell, DIRECTION_EAST))
        draw_tile(cell, TILE_WALL_END_EAST);
    draw_sides(cell, true);
}

static void draw_wall(const struct cell *cell)
{
    if (is_open_towards(cell, DIRECTION_SOUTH)) {
        draw_face(cell);
        return;
    }
    bool is_visible = cell->known.kind == KNOWLEDGE_VISIBLE;
    draw_base(cell, cell->ground->tiles[is_visible ? TILE_WALL_TOP : TILE_SEEN_WALL_TOP],
              scene_variant(cell->at));
    draw_rims(cell);
    if (is_visible)
        draw_sides(cell, false);
}

static void draw_shadows(const struct cell *cell)
{
    if (is_masonry_towards(cell, DIRECTION_NORTH))
        draw_tile(cell, TILE_WALL_SHADOW);
    if (is_mass_towards(cell, DIRECTION_WEST))
        draw_tile(cell, TILE_WALL_SHADOW_SIDE);
}

/* A flame as large as the floor's warmth. */
static const struct sprite *flame_of(const struct cell *cell, enum terrain terrain)
{
    const struct sprite *const flames[] = {cell->ground->terrain_low[terrain],
                                           cell->ground->terrain_half[terrain],
                                           cell->ground->terrain[terrain]};
    const struct sprite *flame = flames[warmth_flame(cell->scene->state)];
    return flame ? flame : cell->ground->terrain[terrain];
}

/* Doors and openings in a north-south wall are drawn from the side. */
static const struct sprite *sprite_of(const struct cell *cell)
{
    enum terrain terrain = cell->known.terrain;
    if (terrain != TERRAIN_NONE && terrain_get(terrain)->warms)
        return flame_of(cell, terrain);
    const struct sprite *side = cell->ground->terrain_side[terrain];
    bool is_from_side =
        is_mass_towards(cell, DIRECTION_NORTH) && is_mass_towards(cell, DIRECTION_SOUTH);
    return side && is_from_side ? side : cell->ground->terrain[terrain];
}

/* Reads what is known of cells of a row, perhaps beyond the level. */
static void read_row(const struct scene *scene, struct point first, int count,
                     struct knowledge *known)
{
    for (int i = 0; i < count; i++)
        known[i] = knowledge_of(scene->state, point_make(first.x + i, first.y));
}

const struct sprite *scene_terrain_sprite(const struct scene *scene, enum terrain terrain,
                                          struct point at)
{
    struct knowledge known[3][3];
    for (int i = 0; i < 3; i++)
        read_row(scene, point_make(at.x - 1, at.y - 1 + i), 3, known[i]);
    struct cell cell = {.scene = scene,
                        .ground = tileset_ground(scene->tileset, scene->state->depth),
                        .at = at,
                        .known.terrain = terrain,
                        .around = {known[0], known[1], known[2]}};
    return sprite_of(&cell);
}

/* Whether the terrain in the cell is still sliding towards it. */
static bool is_on_its_way(const struct cell *cell)
{
    int done;
    const struct stage_effect *effect =
        scene_effect_at(cell->scene, STAGE_EFFECT_PUSH, cell->at, &done);
    return effect && effect->terrain == cell->known.terrain;
}

/* An edge piece of water or a chasm towards other ground; later pieces close the corners. */
struct edge {
    enum direction direction;
    enum tile tile;
};

#define EDGES 4

static bool goes_on(const struct terrain_kind *kind, const struct terrain_kind *beside)
{
    return (kind->is_water && beside->is_water) || (kind->is_chasm && beside->is_chasm);
}

/* Draws edges only towards known cells, so that they reveal nothing. */
static void draw_edges(const struct cell *cell, const struct edge edges[EDGES])
{
    const struct terrain_kind *kind = terrain_get(cell->known.terrain);
    for (int i = 0; i < EDGES; i++) {
        const struct knowledge *beside = find_known(cell, edges[i].direction);
        if (beside && !goes_on(kind, terrain_get(beside->terrain)))
            draw_tile(cell, edges[i].tile);
    }
}

/* Whether there is shallow water in that direction. */
static bool is_shallow_towards(const struct cell *cell, enum direction direction)
{
    const struct knowledge *known = find_known(cell, direction);
    return known && terrain_get(known->terrain)->is_water &&
           terrain_get(known->terrain)->is_walkable;
}

/* Deep water meets shallow water along a ragged line instead of the cell's edge. */
static void draw_shoals(const struct cell *cell)
{
    static const struct edge sides[] = {{DIRECTION_NORTH, TILE_SHOAL_NORTH},
                                        {DIRECTION_EAST, TILE_SHOAL_EAST},
                                        {DIRECTION_SOUTH, TILE_SHOAL_SOUTH},
                                        {DIRECTION_WEST, TILE_SHOAL_WEST},
                                        {DIRECTION_NORTH_EAST, TILE_SHOAL_NORTH_EAST},
                                        {DIRECTION_SOUTH_EAST, TILE_SHOAL_SOUTH_EAST},
                                        {DIRECTION_SOUTH_WEST, TILE_SHOAL_SOUTH_WEST},
                                        {DIRECTION_NORTH_WEST, TILE_SHOAL_NORTH_WEST}};
    for (size_t i = 0; i < ARRAY_LENGTH(sides); i++)
        if (is_shallow_towards(cell, sides[i].direction))
            draw_tile(cell, sides[i].tile);
}

static void draw_water(const struct cell *cell, int frame)
{
    static const struct edge banks[EDGES] = {{DIRECTION_SOUTH, TILE_BANK_SOUTH},
                                             {DIRECTION_WEST, TILE_BANK_WEST},
                                             {DIRECTION_EAST, TILE_BANK_EAST},
                                             {DIRECTION_NORTH, TILE_BANK_NORTH}};
    draw_base(cell, cell->ground->terrain[cell->known.terrain], frame);
    if (!terrain_get(cell->known.terrain)->is_walkable)
        draw_shoals(cell);
    draw_edges(cell, banks);
}

static void draw_chasm(const struct cell *cell, int frame)
{
    static const struct edge rims[EDGES] = {{DIRECTION_SOUTH, TILE_CHASM_RIM_SOUTH},
                                            {DIRECTION_NORTH, TILE_CHASM_RIM_NORTH},
                                            {DIRECTION_WEST, TILE_CHASM_RIM_WEST},
                                            {DIRECTION_EAST, TILE_CHASM_RIM_EAST}};
    draw_base(cell, cell->ground->terrain[cell->known.terrain], frame);
    draw_edges(cell, rims);
}

/* Whether a corner of the cell, counted in reading order, touches ground in view. */
static bool touches_view(const struct cell *cell, int corner)
{
    for (int i = 0; i < CANVAS_CORNERS; i++) {
        const struct knowledge *known = &cell->around[corner / 2 + i / 2][corner % 2 + i % 2];
        if (known->kind == KNOWLEDGE_VISIBLE && !is_mass(known->terrain))
            return true;
    }
    return false;
}

/* Darkens remembered ground, softly towards ground in view. */
static void draw_dark(const struct cell *cell)
{
    const struct camera *camera = &cell->scene->camera;
    int parts[CANVAS_CORNERS];
    bool is_whole = true;
    for (int i = 0; i < CANVAS_CORNERS; i++) {
        parts[i] = touches_view(cell, i) ? 0 : 255;
        is_whole = is_whole && parts[i] > 0;
    }
    if (is_whole)
        draw_tile(cell, TILE_DARK);
    else
        canvas_draw_softly(cell->canvas, image_of(cell, cell->ground->tiles[TILE_DARK], 0),
                           cell->at.x * TILE_SIDE - camera->x, cell->at.y * TILE_SIDE - camera->y,
                           parts);
}

/* A film on the floor runs together with the films beside it. */
static void draw_film(const struct cell *cell, int frame)
{
    unsigned goes_on = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        const struct knowledge *beside = find_known(cell, (enum direction)d);
        if (beside && beside->terrain == cell->known.terrain)
            goes_on |= 1u << d;
    }
    struct sprite_form form;
    struct image image =
        sprite_form_spread(&form, image_of(cell, sprite_of(cell), frame), goes_on, false);
    canvas_draw(cell->canvas, image, cell->at.x * TILE_SIDE - cell->scene->camera.x,
                cell->at.y * TILE_SIDE - cell->scene->camera.y, (struct drawing){0});
}

/* Draws everything except walls: the floor, shadows on it, and what stands there; water and chasms fill their cell. */
static void draw_ground(const struct cell *cell)
{
    const struct scene *scene = cell->scene;
    const struct terrain_kind *kind = terrain_get(cell->known.terrain);
    enum terrain floor = band_of_depth(scene->state->depth)->floor;
    int frame = scene_variant(cell->at) + (kind->is_animated ? scene->idle_frame : 0);
    if (kind->is_water)
        draw_water(cell, frame);
    else if (kind->is_chasm)
        draw_chasm(cell, frame);
    else
        draw_base(cell, cell->ground->terrain[floor], scene_variant(cell->at));
    draw_shadows(cell);
    bool is_filled = kind->is_water || kind->is_chasm;
    /* Features such as stairs are not darkened with the ground: players look for them. */
    if (cell->known.kind == KNOWLEDGE_REMEMBERED)
        draw_dark(cell);
    if (kind->is_oily && !scene_has_letters(scene))
        draw_film(cell, frame);
    else if (cell->known.terrain != floor && !is_filled && !is_on_its_way(cell))
        draw(cell, sprite_of(cell), frame);
}

/* Draws the ground of an unseen cell with shining eyes like most of its known neighbours, so that there is no black
 * hole in a known floor. */
static void draw_guess(const struct cell *cell)
{
    int grounds = 0;
    enum terrain water = TERRAIN_NONE;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        const struct knowledge *known = find_known(cell, (enum direction)d);
        if (!known || terrain_get(known->terrain)->is_masonry)
            continue;
        if (terrain_get(known->terrain)->is_water)
            water = known->terrain;
        grounds += terrain_get(known->terrain)->is_water ? -1 : 1;
    }
    enum terrain floor = band_of_depth(cell->scene->state->depth)->floor;
    draw_base(cell, cell->ground->terrain[grounds < 0 ? water : floor], scene_variant(cell->at));
}

static void draw_cell(const struct cell *cell)
{
    if (cell->known.kind == KNOWLEDGE_UNSEEN && cell->known.has_eyes)
        draw_guess(cell);
    else if (cell->known.kind == KNOWLEDGE_UNSEEN)
        clear(cell);
    else if (is_mass(cell->known.terrain) && terrain_get(cell->known.terrain)->blocks_sight)
        draw_wall(cell);
    else
        draw_ground(cell);
}

static void note(struct scene_contents *contents, const struct knowledge *known)
{
    contents->has_clouds = contents->has_clouds || known->cloud != CLOUD_NONE;
    contents->has_water = contents->has_water || (known->kind == KNOWLEDGE_VISIBLE &&
                                                  terrain_get(known->terrain)->is_water);
}

#define ROW_CELLS 64 /* of a row, drawn at a time */

static void draw_columns(const struct scene *scene, struct canvas *canvas, struct point first,
                         int count, int last_row, struct scene_contents *contents)
{
    struct knowledge known[3][ROW_CELLS + 2];
    struct cell cell = {.scene = scene,
                        .canvas = canvas,
                        .ground = tileset_ground(scene->tileset, scene->state->depth)};
    for (int y = first.y - 1; y <= last_row + 1; y++) {
        read_row(scene, point_make(first.x - 1, y), count + 2, known[(y + 1) % 3]);
        if (y <= first.y)
            continue;
        cell.at.y = y - 1;
        for (int x = 0; x < count; x++) {
            for (int i = 0; i < 3; i++)
                cell.around[i] = &known[(y - 1 + i) % 3][x];
            cell.at.x = first.x + x;
            cell.known = cell.around[1][1];
            draw_cell(&cell);
            note(contents, &cell.known);
        }
    }
}

/* Blackens all but these cells. */
static void clear_around(const struct scene *scene, struct canvas *canvas, struct area cells)
{
    int left = cells.first.x * TILE_SIDE - scene->camera.x;
    int top = cells.first.y * TILE_SIDE - scene->camera.y;
    int right = (cells.last.x + 1) * TILE_SIDE - scene->camera.x;
    int bottom = (cells.last.y + 1) * TILE_SIDE - scene->camera.y;
    canvas_fill(canvas, (struct rectangle){0, 0, canvas->width, top}, 0);
    canvas_fill(canvas, (struct rectangle){0, bottom, canvas->width, canvas->height}, 0);
    canvas_fill(canvas, (struct rectangle){0, top, left, bottom - top}, 0);
    canvas_fill(canvas, (struct rectangle){right, top, canvas->width, bottom - top}, 0);
}

struct scene_contents scene_draw_terrain(const struct scene *scene, struct canvas *canvas)
{
    struct scene_contents contents = {.has_clouds = false};
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    clear_around(scene, canvas, cells);
    for (int x = cells.first.x; x <= cells.last.x; x += ROW_CELLS)
        draw_columns(scene, canvas, point_make(x, cells.first.y),
                     int_min(ROW_CELLS, cells.last.x + 1 - x), cells.last.y, &contents);
    return contents;
}
