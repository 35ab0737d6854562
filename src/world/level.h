/* One floor: terrain, what lies and stands on it, and what the hero knows of it. */
#ifndef WORLD_LEVEL_H
#define WORLD_LEVEL_H

#include "base/bit_grid.h"
#include "base/pool.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/omen.h"
#include "content/terrain.h"
#include "sight/light.h"
#include "sight/opacity.h"
#include "world/actor.h"
#include "world/site.h"

/* The hero's memory of a cell. */
struct memory {
    uint8_t terrain; /* enum terrain; TERRAIN_NONE: never seen */
    uint8_t item;    /* enum item */
    uint8_t cloud;   /* enum cloud */
    bool is_charted; /* known from a map, not seen */
    bool is_eaten;   /* forgotten since, and not seen again */
    uint32_t turn;   /* last seen or read */
};

struct level {
    struct grid grid;
    int depth;
    enum omen omen;
    int more_squads;      /* than usual; only until it is built */
    unsigned stairs_told; /* bit i: of the i-th stairs down in reading order, the omen was told */
    bool is_built;        /* generated or drawn; the hero may have been here */
    bool was_hunted;      /* something has hunted the hero here */
    int room_count;
    int attempts;         /* generation attempts; 0: it was drawn by hand */
    bool is_fallback;     /* generation failed: this is the plain fallback layout */
    struct point arrival; /* where the hero arrives: the stairs up, if any */

    int warmth_spent; /* of what its braziers heal */

    struct site sites[SITE_CAPACITY];
    int site_count;

    uint8_t *terrain;        /* enum terrain, y * width + x; changed by level_set_terrain alone */
    uint32_t way_changes;    /* of the terrain and of seals, so far: ways are to be found anew */
    struct opacity opacity;  /* follows the terrain, as do these: */
    uint8_t *shown;          /* what each cell looks like, enum terrain */
    struct bit_grid secrets; /* hidden terrain */
    int secret_count;
    struct bit_grid traps;   /* hidden or not */
    struct bit_grid mirrors; /* not covered by smoke */
    int mirror_count;
    struct bit_grid walkable;
    struct bit_grid flyable;      /* for fliers: walkable, or can be flown over */
    struct bit_grid sound_passes; /* sound passes freely */
    struct bit_grid water;        /* for swimmers */
    struct bit_grid shut;         /* opens when bumped into */
    struct bit_grid muffling;     /* sound passes late: closed doors, locked or not */
    uint32_t *light_sources;      /* indices of cells with light-giving terrain, in no order */
    int light_source_count;
    uint32_t *stairs; /* indices of cells with terrain that leads to other floors, in no order */
    int stair_count;
    struct bit_grid shade;       /* no light shines there */
    struct bit_grid lit_sources; /* terrain, cloud or item gives light */
    struct light floor_light;    /* on every cell of the level; black: none */
    int floor_light_count;       /* cells of such terrain */
    struct bit_grid fixtures;    /* lamps, lit or not, fires, flares and doors */
    uint8_t *items;              /* enum item, y * width + x */
    uint8_t *item_counts;        /* how many lie there */
    /* Items that walking over doesn't pick up. */
    struct bit_grid no_auto_pickup;
    uint8_t *clouds;      /* enum cloud; changed by level_set_cloud alone */
    uint8_t *cloud_turns; /* turns left, unless the cloud is lasting */
    struct bit_grid cloud_cells;
    int cloud_count;
    int cloud_counts[CLOUD_COUNT]; /* of each kind; CLOUD_NONE's means nothing */

    struct pool actor_pool;
    struct actor *actors;
    uint64_t *awake;     /* bit i % 64 of word i / 64: the actor of slot i is there and awake */
    uint64_t *met;       /* the same: awake, or ever seen, disturbed, or near the hero's light */
    uint16_t *occupants; /* y * width + x: 1 + the index of the actor there, or 0 */
    struct bit_grid occupied; /* the same as a set */

    struct bit_grid visible;  /* by the hero now */
    struct bit_grid seen;     /* ever seen by the hero, or known from a map */
    size_t seen_count;        /* how many those are */
    struct bit_grid seen_lit; /* of these, seen in light */
    /* y * width + x. Only level_remember changes terrain, items and clouds in it. */
    struct memory *memory;
    /* These follow it. */
    struct bit_grid known_walkable;
    struct bit_grid known_shut;
    struct bit_grid known_special; /* holds a cloud, or terrain that affects what enters it */
    struct bit_grid known_loud;    /* steps there are louder */
    struct bit_grid known_landmarks;
    struct bit_grid known_items;
};

uint16_t level_actor_capacity(struct grid grid);

/* A level with all terrain TERRAIN_NONE, in storage from the arena. */
struct level level_alloc(struct arena *arena, struct grid grid);

/* Makes every cell that terrain, without clouds. */
void level_fill(struct level *level, enum terrain terrain);

static inline enum terrain level_terrain(const struct level *level, struct point p)
{
    return (enum terrain)level->terrain[grid_index(level->grid, p)];
}

static inline const struct terrain_kind *level_terrain_kind(const struct level *level,
                                                            struct point p)
{
    return terrain_get(level_terrain(level, p));
}

/* The terrain that a cell looks like. */
static inline enum terrain level_shown(const struct level *level, struct point p)
{
    return (enum terrain)level->shown[grid_index(level->grid, p)];
}

/* Changes the terrain of a cell, and everything derived from it. */
void level_set_terrain(struct level *level, struct point p, enum terrain terrain);

/* Whether the cell is on the level and can be walked on. */
static inline bool level_is_walkable(const struct level *level, struct point p)
{
    return bit_grid_has(&level->walkable, p);
}

static inline enum item level_item(const struct level *level, struct point p)
{
    return (enum item)level->items[grid_index(level->grid, p)];
}

/* Puts `count` of an item there; ITEM_NONE clears the cell. */
void level_set_items(struct level *level, struct point p, enum item item, int count);

static inline void level_set_item(struct level *level, struct point p, enum item item)
{
    level_set_items(level, p, item, item != ITEM_NONE);
}

static inline int level_item_count(const struct level *level, struct point p)
{
    return level->item_counts[grid_index(level->grid, p)];
}

static inline enum cloud level_cloud(const struct level *level, struct point p)
{
    return (enum cloud)level->clouds[grid_index(level->grid, p)];
}

static inline bool level_is_on_fire(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->burns;
}

/* Puts a cloud into a cell for 1 to 255 turns, or CLOUD_NONE, and updates everything derived. */
void level_set_cloud(struct level *level, struct point p, enum cloud cloud, int turns);

/* Whether ripples in the cell show what is in it; whether they would if something walked into it. */
static inline bool level_ripples(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->ripples;
}
bool level_would_ripple(const struct level *level, struct point p);

/* Whether a cloud in the cell keeps the door there shut. */
bool level_is_sealed(const struct level *level, struct point p);

/* Whether some terrain of the level lights all of it. */
static inline bool level_is_lit(const struct level *level)
{
    return light_brightness(level->floor_light) > 0;
}

/* The light that the cloud, item or terrain of a cell gives. */
struct lamp {
    int radius; /* 0: none */
    struct light colour;
};

struct lamp level_lamp(const struct level *level, struct point p);

/* All that sight and light depend on in a cell. */
struct cell_look {
    bool blocks_sight;
    bool is_mirror; /* shows what is in view of its cell */
    bool darkens;   /* takes no light */
    int light_radius;
    bool lights_floor;
};

struct cell_look level_look(const struct level *level, struct point p);

static inline const struct memory *level_memory(const struct level *level, struct point p)
{
    return &level->memory[grid_index(level->grid, p)];
}

/* Updates what follows from the memory of a cell. */
void level_follow_memory(struct level *level, size_t cell);

/* Replaces the memory of the cell of that index. */
static inline void level_remember(struct level *level, size_t cell, struct memory memory)
{
    struct memory *old = &level->memory[cell];
    bool is_other =
        old->terrain != memory.terrain || old->item != memory.item || old->cloud != memory.cloud;
    /* Field by field: a copy of the whole, just put together from bytes, would wait for these. */
    old->is_charted = memory.is_charted;
    old->is_eaten = memory.is_eaten;
    old->turn = memory.turn;
    if (!is_other)
        return;
    old->terrain = memory.terrain;
    old->item = memory.item;
    old->cloud = memory.cloud;
    level_follow_memory(level, cell);
}

/* Marks cells as seen: bit i of `cells` is the cell word * 64 + i of row y. */
static inline void level_mark_seen(struct level *level, int y, int word, uint64_t cells)
{
    uint64_t *seen = &bit_grid_row(&level->seen, y)[word];
    uint64_t news = cells & ~*seen;
    if (!news)
        return;
    *seen |= news;
    level->seen_count += (size_t)bit_count(news);
}

/* Whether the hero remembers a cell without seeing it now. Only such memory can be eaten. */
bool level_is_remembered(const struct level *level, struct point p);

/* Renews the memory of a cell that the hero remembers, where it perceives or is told of a change, even in the dark. */
void level_update_memory(struct level *level, struct point p);

/* The first cell in reading order where the hero remembers the item to lie; false: none. */
bool level_find_remembered(const struct level *level, enum item item, struct point *found);

/* Eats the memory of such a cell. */
void level_eat_memory(struct level *level, struct point p);

/* Adds an unknown cell to the hero's memory, as known from a map. */
void level_chart(struct level *level, struct point p, enum terrain terrain, int turn);

/* Whether the cell can be seen from anywhere: it isn't enclosed by solid rock. */
bool level_is_exposed(const struct level *level, struct point p);

typedef bool level_cloud_is(const struct cloud_kind *kind);

/* Whether there is a cloud of such a kind anywhere. */
bool level_has_cloud(const struct level *level, level_cloud_is *is);

/* Whether an actor is in the cell; false outside the level. */
static inline bool level_is_occupied(const struct level *level, struct point p)
{
    return bit_grid_has(&level->occupied, p);
}

/* Whether a cloud is in the cell or beside it. */
static inline bool level_is_by_cloud(const struct level *level, struct point p)
{
    for (int y = p.y - 1; y <= p.y + 1 && level->cloud_count > 0; y++)
        if (bit_grid_three(&level->cloud_cells, point_make(p.x, y)))
            return true;
    return false;
}

/* Whether no actor is in the cell, and no cloud in it or beside it. */
static inline bool level_is_bare(const struct level *level, struct point p)
{
    return !level_is_occupied(level, p) && !level_is_by_cloud(level, p);
}

/* The actor in a cell of the level, or HANDLE_NONE. */
struct handle level_actor_at(const struct level *level, struct point p);

/* The actor in a cell, which need not be on the level; NULL: there is none. */
const struct actor *level_find_actor_at(const struct level *level, struct point p);

/* The same if the hero perceives it. Off the level there is none. */
struct handle level_perceived_at(const struct level *level, struct point p);

/* Whether the item in a cell is an actor in guise. */
bool level_is_bait(const struct level *level, struct point p);

/* The handle of the actor in a slot in use. */
static inline struct handle level_handle(const struct level *level, uint16_t slot)
{
    return pool_handle(&level->actor_pool, slot);
}

/* The actor of a handle that resolves. */
static inline struct actor *level_actor(struct level *level, struct handle handle)
{
    assert(pool_resolves(&level->actor_pool, handle));
    return &level->actors[handle.index];
}

static inline const struct actor *level_actor_const(const struct level *level, struct handle handle)
{
    assert(pool_resolves(&level->actor_pool, handle));
    return &level->actors[handle.index];
}

/* Puts an actor on its position, a free cell; HANDLE_NONE when the level is full. Without health it gets the maximum of its
 * kind; without a round the cell is its post. One in the guise of an item gets its bait. A captive is an ally. */
struct handle level_add_actor(struct level *level, struct actor actor);
void level_remove_actor(struct level *level, struct handle handle);

/* For loading: puts an actor unchanged into a slot that the pool has in use, on a free cell. */
void level_restore_actor(struct level *level, uint16_t slot, const struct actor *actor);

/* The actor's twin, or NULL if it has none here. */
const struct actor *level_find_twin(const struct level *level, const struct actor *actor);

/* Whether it is one of twins, and the other is not here. */
bool level_lacks_twin(const struct level *level, const struct actor *actor);

/* Whether it does not hunt, whatever it notices: it is tame, or lacks its twin. */
bool level_never_hunts(const struct level *level, const struct actor *actor);

/* Pairs twins that have none: in slot order, each with the nearest unpaired one of its kind. An odd one stays single. */
void level_pair_twins(struct level *level);

void level_wake_actor(struct level *level, struct handle handle);

/* The hero sees or disturbs the actor, or its light may reach it. */
void level_note_met(struct level *level, struct handle handle);

/* Moves *slot to the first slot in use from there on; false if there is none:
 * for (uint16_t i = 0; level_next_actor(level, &i); i++) visits every actor. */
static inline bool level_next_actor(const struct level *level, uint16_t *slot)
{
    while (*slot < level->actor_pool.end && !pool_is_used(&level->actor_pool, *slot))
        ++*slot;
    return *slot < level->actor_pool.end;
}

/* The same for the slots that have their bits set. */
static inline bool level_next_slot(const struct level *level, const uint64_t *bits, uint16_t *slot)
{
    for (; *slot < level->actor_pool.end; *slot = (uint16_t)((*slot / 64 + 1) * 64)) {
        uint64_t left = bits[*slot / 64] >> *slot % 64;
        if (left) {
            *slot = (uint16_t)(*slot + bit_lowest(left));
            return true;
        }
    }
    return false;
}

/* The same for actors that are awake. */
static inline bool level_next_awake(const struct level *level, uint16_t *slot)
{
    return level_next_slot(level, level->awake, slot);
}

/* The same for actors that are awake, or that the hero has ever seen, disturbed or come near with light: few of a large
 * level. */
static inline bool level_next_met(const struct level *level, uint16_t *slot)
{
    return level_next_slot(level, level->met, slot);
}

/* The same for actors that are awake and have a status. */
static inline bool level_next_afflicted(const struct level *level, uint16_t *slot)
{
    while (level_next_awake(level, slot)) {
        if (actor_is_afflicted(&level->actors[*slot]))
            return true;
        ++*slot;
    }
    return false;
}

/* Moves an actor to a free cell. */
void level_move_actor(struct level *level, struct handle handle, struct point to);

void level_swap_actors(struct level *level, struct handle a, struct handle b);

/* The first cell of that terrain in reading order; false: none. */
bool level_find_terrain(const struct level *level, enum terrain terrain, struct point *found);

/* The first stairs that add `leads` to the depth; false: none. */
bool level_find_stairs(const struct level *level, int leads, struct point *found);

#define LEVEL_BEFORE_FIRST point_make(-1, 0)

/* Goes on to the next stairs that add `leads` to the depth, in reading order behind *p; false: no more. It begins with
 * LEVEL_BEFORE_FIRST. */
bool level_next_stairs(const struct level *level, int leads, struct point *p);

/* The special room with the cell in its floor, or NULL. */
const struct site *level_find_site(const struct level *level, struct point p);

/* Whether the cell has a light that can be put out: a lamp, or a cloud that isn't lasting. */
bool level_can_douse(const struct level *level, struct point p);

/* Whether the cell can be dug through; never on the level's edge. */
static inline bool level_can_dig(const struct level *level, struct point p)
{
    return p.x > 0 && p.y > 0 && p.x < level->grid.width - 1 && p.y < level->grid.height - 1 &&
           level_terrain_kind(level, p)->digs_to != TERRAIN_NONE;
}

#endif
