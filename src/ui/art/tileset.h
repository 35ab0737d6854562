/* Finds the sprite of every kind once by name, so that a missing one is reported at the start. */
#ifndef UI_ART_TILESET_H
#define UI_ART_TILESET_H

#include "content/band.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/status.h"
#include "content/terrain.h"
#include "ui/art/atlas.h"
#include "world/state.h"

/* Side of a cell in pixels, at map zoom 1. */
#define TILE_SIDE 16

/* Side in pixels of the panel sprite: the frame of boxes, in 3 x 3 parts. */
#define PANEL_SIDE 24

/* Sprites without a kind of content: TILE_<ID> is the sprite <name>, a square with that side in pixels, or of any
 * size if it is 0. These make up walls, floors and water. */
#define TILESET_GROUND_NAMES(ROW)                        \
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
    ROW(CHASM_RIM_NORTH, "chasm_rim_north", TILE_SIDE)   \
    ROW(CHASM_RIM_EAST, "chasm_rim_east", TILE_SIDE)     \
    ROW(CHASM_RIM_SOUTH, "chasm_rim_south", TILE_SIDE)   \
    ROW(CHASM_RIM_WEST, "chasm_rim_west", TILE_SIDE)     \
    ROW(SHOAL_NORTH, "shoal_north", TILE_SIDE)           \
    ROW(SHOAL_EAST, "shoal_east", TILE_SIDE)             \
    ROW(SHOAL_SOUTH, "shoal_south", TILE_SIDE)           \
    ROW(SHOAL_WEST, "shoal_west", TILE_SIDE)             \
    ROW(SHOAL_NORTH_EAST, "shoal_north_east", TILE_SIDE) \
    ROW(SHOAL_SOUTH_EAST, "shoal_south_east", TILE_SIDE) \
    ROW(SHOAL_SOUTH_WEST, "shoal_south_west", TILE_SIDE) \
    ROW(SHOAL_NORTH_WEST, "shoal_north_west", TILE_SIDE)

#define TILESET_SIGN_NAMES(ROW)                      \
    ROW(EYESHINE, "eyeshine", TILE_SIDE)             \
    ROW(ASLEEP, "asleep", TILE_SIDE)                 \
    ROW(FALLEN, "fallen", TILE_SIDE)                 \
    ROW(PIPS, "pips", TILE_SIDE)                     \
    ROW(ALLY_MARK, "captive_mark", TILE_SIDE)        \
    ROW(BEAM, "beam", TILE_SIDE)                     \
    ROW(TELL, "tell", TILE_SIDE)                     \
    ROW(SLASH, "slash", TILE_SIDE)                   \
    ROW(RIPPLE, "ripple", TILE_SIDE)                 \
    ROW(MISSILE, "missile", TILE_SIDE)               \
    ROW(CURSOR, "cursor", TILE_SIDE)                 \
    ROW(TARGET, "target", TILE_SIDE)                 \
    ROW(TARGET_BLOCKED, "target_blocked", TILE_SIDE) \
    ROW(RANGE_NEAR, "range_near", TILE_SIDE)         \
    ROW(RANGE_MIDDLE, "range_middle", TILE_SIDE)     \
    ROW(RANGE_FAR, "range_far", TILE_SIDE)           \
    ROW(ICON_EYE, "icon_eye", 0)                     \
    ROW(ICON_HUNTED, "icon_hunted", 0)               \
    ROW(ICON_HEART, "icon_heart", 0)                 \
    ROW(ICON_HEART_EMPTY, "icon_heart_empty", 0)     \
    ROW(ICON_MOON, "icon_moon", 0)                   \
    ROW(ICON_NOISE, "icon_noise", 0)                 \
    ROW(PANEL, "panel", PANEL_SIDE)                  \
    ROW(TITLE, "title", 0)                           \
    ROW(LIGHTHOUSE, "lighthouse", 0)                 \
    ROW(SHIP, "ship", 0)                             \
    ROW(SEA, "sea", 0)                               \
    ROW(ICON_APP, "icon_app", 0)

/* Buttons for hints, and events in a cell. */
#define TILESET_HINT_NAMES(ROW)        \
    ROW(PAD_A, "pad_a", 0)             \
    ROW(PAD_B, "pad_b", 0)             \
    ROW(PAD_X, "pad_x", 0)             \
    ROW(PAD_Y, "pad_y", 0)             \
    ROW(PAD_LB, "pad_lb", 0)           \
    ROW(PAD_RB, "pad_rb", 0)           \
    ROW(PAD_START, "pad_start", 0)     \
    ROW(PAD_BACK, "pad_back", 0)       \
    ROW(PAD_DPAD, "pad_dpad", 0)       \
    ROW(MOUSE_LEFT, "mouse_left", 0)   \
    ROW(MOUSE_RIGHT, "mouse_right", 0) \
    ROW(MOUSE_WHEEL, "mouse_wheel", 0) \
    ROW(ICON_BOON, "icon_boon", 0)     \
    ROW(SPLASH, "splash", TILE_SIDE)   \
    ROW(SPARK, "spark", TILE_SIDE)     \
    ROW(BLOOM, "bloom", TILE_SIDE)     \
    ROW(FALL, "fall", TILE_SIDE)       \
    ROW(FOOTPRINT, "footprint", TILE_SIDE)

#define TILESET_NAMES(ROW)    \
    TILESET_GROUND_NAMES(ROW) \
    TILESET_SIGN_NAMES(ROW)   \
    TILESET_HINT_NAMES(ROW)

/* Sprites without a kind of content: ground, signs and hints. */
enum tile {
#define ROW(id, name, side) TILE_##id,
    TILESET_GROUND_NAMES(ROW) TILE_GROUND_COUNT,
    TILE_BEFORE_SIGNS = TILE_GROUND_COUNT - 1,
    TILESET_SIGN_NAMES(ROW) TILESET_HINT_NAMES(ROW)
#undef ROW
        TILE_COUNT
};

/* The look of a band of floors. If a band has no sprite <band's key>_<name> of its own, it uses the common <name>. */
struct ground {
    const struct sprite *tiles[TILE_GROUND_COUNT];
    const struct sprite *terrain[TERRAIN_COUNT]; /* by enum terrain */
    /* The side view in a wall that runs north to south; may be NULL. */
    const struct sprite *terrain_side[TERRAIN_COUNT];
};

/* Sprites by kind of content, and the tiles; pointers into the atlas. */
struct tileset {
    const struct atlas *atlas;
    const struct sprite *tiles[TILE_COUNT];
    struct ground grounds[BAND_COUNT];
    const struct sprite *monsters[MONSTER_COUNT];
    const struct sprite *items[ITEM_COUNT]; /* NULL for kinds drawn by their look */
    const struct sprite *looks[LOOK_COUNT];
    const struct sprite *clouds[CLOUD_COUNT];
    const struct sprite *cloud_sides[CLOUD_COUNT]; /* the side view, as in struct ground */
    const struct sprite *statuses[STATUS_COUNT];   /* icons */
    const struct sprite *boons[BOON_COUNT];        /* icons; NULL for BOON_NONE */
    const struct sprite *heroes[LANTERN_COUNT];    /* the hero, by lantern stance */
    const struct sprite *lanterns[LANTERN_COUNT];
};

/* Finds every sprite the game needs; a missing one, or one of the wrong size, is an error that names it. The atlas
 * must outlive the tileset. */
bool tileset_load(struct tileset *tileset, const struct atlas *atlas, struct error *error);

/* The ground of a floor at that depth. */
const struct ground *tileset_ground(const struct tileset *tileset, int depth);

/* How an item looks to the hero: as its kind, or by the look of its kind in this game. */
const struct sprite *tileset_item(const struct tileset *tileset, const struct state *state,
                                  enum item item);

#endif
