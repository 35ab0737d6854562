/* Finds the sprite of every kind once by name, so that a missing one is reported at the start. */
#ifndef UI_ART_TILESET_H
#define UI_ART_TILESET_H

#include "content/band.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/omen.h"
#include "content/status.h"
#include "content/terrain.h"
#include "ui/art/atlas.h"
#include "world/state.h"

/* Side of a cell in pixels, at map zoom 1. */
#define TILE_SIDE 16

/* Side in pixels of the panel sprite: the frame of boxes, in 3 x 3 parts. */
#define PANEL_SIDE 24

/* Sprites without a kind of content: ground, signs and hints. */
enum tile {
#define TILE(id, name, side) TILE_##id,
#include "ui/art/tiles.def"
    TILE_COUNT,
    TILE_GROUND_COUNT = TILE_SHOAL_NORTH_WEST + 1
};

/* The look of a band of floors. If a band has no sprite <band's key>_<name> of its own, it uses the common <name>. */
struct ground {
    const struct sprite *tiles[TILE_GROUND_COUNT];
    const struct sprite *terrain[TERRAIN_COUNT]; /* by enum terrain */
    /* The side view in a wall that runs north to south; may be NULL. */
    const struct sprite *terrain_side[TERRAIN_COUNT];
    /* What warms, with a smaller flame: when half of the floor's warmth is spent, and all of it. May be NULL. */
    const struct sprite *terrain_half[TERRAIN_COUNT];
    const struct sprite *terrain_low[TERRAIN_COUNT];
};

enum { TILESET_HERO_STILL = LANTERN_COUNT, TILESET_HERO_FALLEN, TILESET_HEROES };

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
    const struct sprite *paths[PATH_COUNT];
    const struct sprite *boons[BOON_COUNT];
    const struct sprite *omens[OMEN_COUNT]; /* icons; NULL for OMEN_NONE */
    /* By start, and by lantern stance, then standing still and fallen. */
    const struct sprite *heroes[START_COUNT][TILESET_HEROES];
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
