/* Which sprite draws what: looked up by name once, so that a missing one is found at the start. */
#ifndef UI_TILESET_H
#define UI_TILESET_H

#include "content/item.h"
#include "content/lantern.h"
#include "content/monster.h"
#include "content/terrain.h"
#include "ui/atlas.h"

/* Pixels of a cell's side, at map zoom 1. */
#define TILE_SIDE 16

/* The panel's side: the frame of boxes, in 3 x 3 parts. */
#define PANEL_SIDE 24

/* Sprites that the game names by itself: TILE_<ID> is the sprite <name>, a square of that side in pixels; of any
 * size where the side is 0. */
#define TILESET_NAMES(ROW)                               \
    ROW(WALL_TOP, "wall_top", TILE_SIDE)                 \
    ROW(SEEN_WALL, "seen_wall", TILE_SIDE)               \
    ROW(SEEN_WALL_TOP, "seen_wall_top", TILE_SIDE)       \
    ROW(DARK, "dark", TILE_SIDE)                         \
    ROW(WALL_SHADOW, "wall_shadow", TILE_SIDE)           \
    ROW(WALL_SHADOW_SIDE, "wall_shadow_side", TILE_SIDE) \
    ROW(RIM_NORTH, "rim_north", TILE_SIDE)               \
    ROW(RIM_EAST, "rim_east", TILE_SIDE)                 \
    ROW(RIM_WEST, "rim_west", TILE_SIDE)                 \
    ROW(RIM_NORTH_EAST, "rim_north_east", TILE_SIDE)     \
    ROW(RIM_SOUTH_EAST, "rim_south_east", TILE_SIDE)     \
    ROW(RIM_SOUTH_WEST, "rim_south_west", TILE_SIDE)     \
    ROW(RIM_NORTH_WEST, "rim_north_west", TILE_SIDE)     \
    ROW(WALL_END_EAST, "wall_end_east", TILE_SIDE)       \
    ROW(WALL_END_WEST, "wall_end_west", TILE_SIDE)       \
    ROW(BANK_NORTH, "bank_north", TILE_SIDE)             \
    ROW(BANK_EAST, "bank_east", TILE_SIDE)               \
    ROW(BANK_SOUTH, "bank_south", TILE_SIDE)             \
    ROW(BANK_WEST, "bank_west", TILE_SIDE)               \
    ROW(EYESHINE, "eyeshine", TILE_SIDE)                 \
    ROW(ASLEEP, "asleep", TILE_SIDE)                     \
    ROW(CURSOR, "cursor", TILE_SIDE)                     \
    ROW(ICON_EYE, "icon_eye", 0)                         \
    ROW(PANEL, "panel", PANEL_SIDE)                      \
    ROW(TITLE, "title", 0)                               \
    ROW(ICON_APP, "icon_app", 0)

enum tile {
#define ROW(id, name, side) TILE_##id,
    TILESET_NAMES(ROW)
#undef ROW
        TILE_COUNT
};

struct tileset {
    const struct atlas *atlas;
    const struct sprite *tiles[TILE_COUNT];
    const struct sprite *terrain[TERRAIN_COUNT]; /* by enum terrain */
    const struct sprite
        *terrain_side[TERRAIN_COUNT]; /* in a wall that runs north to south; may be NULL */
    const struct sprite *monsters[MONSTER_COUNT];
    const struct sprite *items[ITEM_COUNT];
    const struct sprite *heroes[LANTERN_COUNT]; /* the hero, by the stance of his lantern */
    const struct sprite *lanterns[LANTERN_COUNT];
};

/* Finds every sprite that the game needs; a missing one, or one of the wrong size, is an error that names it.
 * The atlas must outlive the tileset. */
bool tileset_load(struct tileset *tileset, const struct atlas *atlas, struct error *error);

#endif
