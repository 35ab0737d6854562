/* One floor: terrain, what lies and stands on it, and what the hero knows of it. */
#ifndef WORLD_LEVEL_H
#define WORLD_LEVEL_H

#include "base/bit_grid.h"
#include "base/pool.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/terrain.h"
#include "sight/light.h"
#include "sight/opacity.h"
#include "world/actor.h"
#include "world/site.h"

/* What the hero last saw in a cell. */
struct memory {
    uint8_t terrain; /* enum terrain; TERRAIN_NONE: never seen */
    uint8_t item;    /* enum item */
    uint8_t cloud;   /* enum cloud */
    /* The same of a cell that he saw and that was eaten out of his memory, until it is given back or seen again. */
    uint8_t eaten_terrain; /* TERRAIN_NONE: it was not */
    uint8_t eaten_item;
    bool eaten_is_charted;
    bool is_charted; /* a map said so: he has not seen it */
    uint32_t turn;   /* when it was last seen, or read */
};

struct level {
    struct grid grid;
    int depth;
    bool is_built; /* generated or drawn; the hero may have been here */
    int room_count;
    int attempts;         /* that generating it took; 0: it was drawn */
    bool is_fallback;     /* chance came to nothing: it has the plain layout that always does */
    struct point arrival; /* where the hero comes in: the stairs up, if there are any */

    struct site sites[SITE_CAPACITY];
    int site_count;

    uint8_t *terrain;        /* enum terrain, y * width + x; changed by level_set_terrain alone */
    struct opacity opacity;  /* follows the terrain, as do these: */
    uint8_t *shown;          /* what each seems to who has not found it out, enum terrain */
    struct bit_grid secrets; /* those that may be found out */
    int secret_count;
    struct bit_grid traps;   /* found out or not */
    struct bit_grid mirrors; /* those that nothing hides from sight */
    int mirror_count;
    struct bit_grid walkable;
    struct bit_grid flyable;      /* for those who fly: walkable or to be flown over */
    struct bit_grid sound_passes; /* what sound passes unhindered */
    struct bit_grid water;        /* for those who swim */
    struct bit_grid shut;         /* what opens when bumped into */
    struct bit_grid muffling;     /* what sound passes late: all that is shut, locked or not */
    uint32_t *lamps;              /* the cells whose terrain gives light, as indices, in no order */
    int lamp_count;
    struct bit_grid lamp_cells; /* those whose terrain or cloud gives light */
    struct light floor_light;   /* on every cell, by some terrain of the level; black: none */
    int floor_light_count;      /* cells of such terrain */
    struct bit_grid fixtures;   /* what some tend: lamps, lit or not, fires and flares, doors */
    uint8_t *items;             /* enum item, y * width + x */
    uint8_t *item_counts;       /* how many lie there */
    /* Walking over does not pick them up: the hero put them there, or is to choose. */
    struct bit_grid no_auto_pickup;
    uint8_t *clouds;      /* enum cloud; changed by level_set_cloud alone */
    uint8_t *cloud_turns; /* that it still lasts, if it does not last for good */
    struct bit_grid cloud_cells;
    int cloud_count;

    struct pool actor_pool;
    struct actor *actors;
    uint64_t *awake;     /* bit i % 64 of word i / 64: the actor of slot i is there and awake */
    uint16_t *occupants; /* y * width + x: 1 + the index of the actor there, or 0 */
    struct bit_grid occupied; /* the same as a set */

    struct bit_grid visible; /* the cells that the hero sees now */
    struct bit_grid seen;    /* the cells that the hero has ever seen, or read of */
    size_t seen_count;       /* how many those are */
    struct memory *memory;   /* y * width + x */
};

/* How many actors a level has room for. */
uint16_t level_actor_capacity(struct grid grid);

/* A level of that size, all of its terrain TERRAIN_NONE, its storage taken from the arena. */
struct level level_alloc(struct arena *arena, struct grid grid);

/* Fills the whole level with a terrain: where generating starts. */
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

/* What the terrain of a cell seems to be. */
static inline enum terrain level_shown(const struct level *level, struct point p)
{
    return (enum terrain)level->shown[grid_index(level->grid, p)];
}

/* Changes the terrain of a cell; opacity, lamps, fixtures and the ground to walk on follow. */
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

/* Lays so many of an item there; ITEM_NONE takes away what lies there. */
static inline void level_set_items(struct level *level, struct point p, enum item item, int count)
{
    level->items[grid_index(level->grid, p)] = (uint8_t)item;
    level->item_counts[grid_index(level->grid, p)] = (uint8_t)count;
}

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

/* Whether something burns in the cell. */
static inline bool level_is_on_fire(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->burns;
}

/* Puts a cloud into a cell for so many turns, 1 .. 255, or CLOUD_NONE; opacity, lamps and fixtures follow. */
void level_set_cloud(struct level *level, struct point p, enum cloud cloud, int turns);

/* Whether what hangs in a cell of the level keeps what is shut there from opening. */
bool level_is_sealed(const struct level *level, struct point p);

/* Whether some terrain of the level lights all of it. */
static inline bool level_is_lit(const struct level *level)
{
    return light_brightness(level->floor_light) > 0;
}

/* The light that the cell itself gives, by its cloud or its terrain. */
struct lamp {
    int radius; /* 0: none */
    struct light colour;
};

struct lamp level_lamp(const struct level *level, struct point p);

/* What sight and light depend on in a cell. */
struct cell_look {
    bool blocks_sight;
    bool is_mirror; /* and shows what its cell sees */
    int light_radius;
    bool lights_floor;
};

struct cell_look level_look(const struct level *level, struct point p);

static inline const struct memory *level_memory(const struct level *level, struct point p)
{
    return &level->memory[grid_index(level->grid, p)];
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

/* Whether the hero remembers a cell and does not see it now: what can be eaten out of his memory. */
bool level_is_remembered(const struct level *level, struct point p);

/* Eats such a cell out of his memory. */
void level_eat_memory(struct level *level, struct point p);

/* Gives back all that was eaten and not seen again since. How many cells it was. */
int level_give_back_memory(struct level *level);

/* A map tells the hero, in that turn, what terrain is in a cell of which he knows nothing. */
void level_chart(struct level *level, struct point p, enum terrain terrain, int turn);

/* Whether the cell can be seen from some cell, be it only from within tall grass: it is no solid rock all about. */
bool level_is_exposed(const struct level *level, struct point p);

/* Whether an actor is in the cell; false outside the level. */
static inline bool level_is_occupied(const struct level *level, struct point p)
{
    return bit_grid_has(&level->occupied, p);
}

/* The actor in a cell of the level, or HANDLE_NONE. */
struct handle level_actor_at(const struct level *level, struct point p);

/* Whether what seems to lie in a cell of the level is an actor who hides as it. */
bool level_is_bait(const struct level *level, struct point p);

/* The handle of the actor in a slot in use. */
static inline struct handle level_handle(const struct level *level, uint16_t slot)
{
    return pool_handle(&level->actor_pool, slot);
}

/* The actor of a handle that resolves. */
struct actor *level_actor(struct level *level, struct handle handle);
const struct actor *level_actor_const(const struct level *level, struct handle handle);

/* Puts an actor on its position, a cell that nobody stands on; HANDLE_NONE when the level is full. Without health it gets
 * all that its kind has there; without a round that cell is its post. Under one that hides in
 * the guise of a thing, and not of the door that it is in, something lies. A captive is an ally. */
struct handle level_add_actor(struct level *level, struct actor actor);
void level_remove_actor(struct level *level, struct handle handle);

/* Puts an actor, as it is, into a slot that the pool has in use, on a cell of the level that nobody stands on: how a saved
 * level gets those who were on it. */
void level_restore_actor(struct level *level, uint16_t slot, const struct actor *actor);

/* The actor's twin, or NULL if it has none here. */
const struct actor *level_find_twin(const struct level *level, const struct actor *actor);

/* Makes twins of those who should have one and have none: in the order of their slots, each with the nearest of its kind
 * that is left. One stays single. */
void level_pair_twins(struct level *level);

/* Wakes an actor that is asleep. */
void level_wake_actor(struct level *level, struct handle handle);

/* Moves *slot to the first slot in use from there on; false if there is none:
 * for (uint16_t i = 0; level_next_actor(level, &i); i++) visits every actor. */
static inline bool level_next_actor(const struct level *level, uint16_t *slot)
{
    while (*slot < level->actor_pool.end && !pool_is_used(&level->actor_pool, *slot))
        ++*slot;
    return *slot < level->actor_pool.end;
}

/* The same for actors that are awake. */
bool level_next_awake(const struct level *level, uint16_t *slot);

/* Moves an actor to a cell that nobody stands on. */
void level_move_actor(struct level *level, struct handle handle, struct point to);

/* Makes two actors change places. */
void level_swap_actors(struct level *level, struct handle a, struct handle b);

/* The first cell, in reading order, of that terrain; false if there is none. */
bool level_find_terrain(const struct level *level, enum terrain terrain, struct point *found);

/* The first stairs that add `leads` to the depth; false if there are none. */
bool level_find_stairs(const struct level *level, int leads, struct point *found);

/* The special room whose floor the cell belongs to, or NULL. */
const struct site *level_find_site(const struct level *level, struct point p);

/* Whether there is something in the cell that can be put out: a lamp, or a cloud that gives light and does not last. */
bool level_can_douse(const struct level *level, struct point p);

/* Whether there is something in the cell that can be dug through: nothing on the level's edge can. */
bool level_can_dig(const struct level *level, struct point p);

#endif
