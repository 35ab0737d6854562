#include "world/level.h"

#include "base/array.h"
#include "content/band.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

uint16_t level_actor_capacity(struct grid grid)
{
    size_t wanted = grid_cells(grid) / 32 + 32;
    return (uint16_t)(wanted < UINT16_MAX ? wanted : UINT16_MAX - 1);
}

struct level level_alloc(struct arena *arena, struct grid grid)
{
    assert(grid.width > 0 && grid.height > 0);
    size_t cells = grid_cells(grid);
    uint16_t actors = level_actor_capacity(grid);
    struct level level = {.grid = grid};
    level.terrain = arena_alloc(arena, cells * sizeof *level.terrain);
    level.shown = arena_alloc(arena, cells * sizeof *level.shown);
    level.opacity = opacity_alloc(arena, grid);
    level.secrets = bit_grid_alloc(arena, grid);
    level.traps = bit_grid_alloc(arena, grid);
    level.mirrors = bit_grid_alloc(arena, grid);
    level.walkable = bit_grid_alloc(arena, grid);
    level.flyable = bit_grid_alloc(arena, grid);
    level.sound_passes = bit_grid_alloc(arena, grid);
    level.water = bit_grid_alloc(arena, grid);
    level.shut = bit_grid_alloc(arena, grid);
    level.muffling = bit_grid_alloc(arena, grid);
    level.light_sources = arena_alloc(arena, cells * sizeof *level.light_sources);
    level.stairs = arena_alloc(arena, cells * sizeof *level.stairs);
    level.shade = bit_grid_alloc(arena, grid);
    level.lit_sources = bit_grid_alloc(arena, grid);
    level.fixtures = bit_grid_alloc(arena, grid);
    level.items = arena_alloc(arena, cells * sizeof *level.items);
    level.item_counts = arena_alloc(arena, cells * sizeof *level.item_counts);
    level.no_auto_pickup = bit_grid_alloc(arena, grid);
    level.clouds = arena_alloc(arena, cells * sizeof *level.clouds);
    level.cloud_turns = arena_alloc(arena, cells * sizeof *level.cloud_turns);
    level.cloud_cells = bit_grid_alloc(arena, grid);
    level.actor_pool = pool_alloc(arena, actors);
    level.actors = arena_alloc(arena, actors * sizeof *level.actors);
    level.awake = arena_alloc(arena, ((size_t)actors + 63) / 64 * sizeof *level.awake);
    level.met = arena_alloc(arena, ((size_t)actors + 63) / 64 * sizeof *level.met);
    level.occupants = arena_alloc(arena, cells * sizeof *level.occupants);
    level.occupied = bit_grid_alloc(arena, grid);
    level.visible = bit_grid_alloc(arena, grid);
    level.seen = bit_grid_alloc(arena, grid);
    level.seen_lit = bit_grid_alloc(arena, grid);
    level.memory = arena_alloc(arena, cells * sizeof *level.memory);
    level.known_walkable = bit_grid_alloc(arena, grid);
    level.known_shut = bit_grid_alloc(arena, grid);
    level.known_special = bit_grid_alloc(arena, grid);
    level.known_loud = bit_grid_alloc(arena, grid);
    level.known_landmarks = bit_grid_alloc(arena, grid);
    level.known_items = bit_grid_alloc(arena, grid);
    return level;
}

/* From a list in no order. */
static void remove_cell(uint32_t *cells, int *count, uint32_t cell)
{
    int i = 0;
    while (i < *count && cells[i] != cell)
        i++;
    assert(i < *count);
    cells[i] = cells[--*count];
}

static bool seals(enum cloud cloud)
{
    return cloud != CLOUD_NONE && cloud_get(cloud)->seals;
}

bool level_is_sealed(const struct level *level, struct point p)
{
    return seals(level_cloud(level, p));
}

bool level_would_ripple(const struct level *level, struct point p)
{
    return level_terrain_kind(level, p)->ripples &&
           (level_cloud(level, p) == CLOUD_NONE || level_ripples(level, p));
}

struct lamp level_lamp(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    if (cloud != CLOUD_NONE && cloud_get(cloud)->light_radius > 0)
        return (struct lamp){cloud_get(cloud)->light_radius, cloud_get(cloud)->light};
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    enum item item = level_item(level, p);
    if (item != ITEM_NONE && item_get(item)->light_radius > kind->light_radius)
        return (struct lamp){item_get(item)->light_radius, item_get(item)->light};
    return (struct lamp){kind->light_radius, kind->light};
}

static bool lights_floor(const struct terrain_kind *kind)
{
    return light_brightness(kind->floor_light) > 0;
}

struct cell_look level_look(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    enum item item = level_item(level, p);
    bool is_mirror = kind->is_mirror || (item != ITEM_NONE && item_get(item)->is_mirror);
    bool is_thick = cloud != CLOUD_NONE && cloud_get(cloud)->blocks_sight;
    bool blocks_sight = is_thick || kind->blocks_sight;
    bool darkens = cloud != CLOUD_NONE && cloud_get(cloud)->darkens;
    return (struct cell_look){.blocks_sight = blocks_sight,
                              .is_mirror = is_mirror && !blocks_sight && !darkens,
                              .darkens = darkens,
                              .light_radius = level_lamp(level, p).radius,
                              .lights_floor = lights_floor(kind)};
}

static bool is_fixture(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->kindles_to != TERRAIN_NONE || terrain_is_door(kind) || level_can_douse(level, p);
}

/* Updates opacity, mirrors, lamps and fixtures from terrain and cloud. */
static void follow_look(struct level *level, struct point p)
{
    struct cell_look look = level_look(level, p);
    bit_grid_put(&level->fixtures, p, is_fixture(level, p));
    bit_grid_put(&level->shade, p, look.darkens);
    bit_grid_put(&level->lit_sources, p, look.light_radius > 0);
    opacity_set(&level->opacity, p, look.blocks_sight);
    level->mirror_count += look.is_mirror - bit_grid_has(&level->mirrors, p);
    bit_grid_put(&level->mirrors, p, look.is_mirror);
}

void level_set_cloud(struct level *level, struct point p, enum cloud cloud, int turns)
{
    assert(grid_contains(level->grid, p));
    size_t cell = grid_index(level->grid, p);
    level->way_changes += seals(cloud) != level_is_sealed(level, p);
    level->cloud_count += (cloud != CLOUD_NONE) - (level->clouds[cell] != CLOUD_NONE);
    level->cloud_counts[level->clouds[cell]]--;
    level->cloud_counts[cloud]++;
    level->clouds[cell] = (uint8_t)cloud;
    level->cloud_turns[cell] = (uint8_t)turns;
    bit_grid_put(&level->cloud_cells, p, cloud != CLOUD_NONE);
    follow_look(level, p);
}

bool level_has_cloud(const struct level *level, level_cloud_is *is)
{
    bool has = false;
    for (int c = CLOUD_NONE + 1; level->cloud_count > 0 && !has && c < CLOUD_COUNT; c++)
        has = level->cloud_counts[c] > 0 && is(cloud_get((enum cloud)c));
    return has;
}

void level_set_items(struct level *level, struct point p, enum item item, int count)
{
    size_t cell = grid_index(level->grid, p);
    level->items[cell] = (uint8_t)item;
    level->item_counts[cell] = (uint8_t)count;
    follow_look(level, p);
}

/* If several terrains light the floor, the last one counts. */
static void follow_floor_light(struct level *level, enum terrain old,
                               const struct terrain_kind *kind)
{
    if (old != TERRAIN_NONE && lights_floor(terrain_get(old)) && --level->floor_light_count == 0)
        level->floor_light = (struct light){0, 0, 0};
    if (!lights_floor(kind))
        return;
    level->floor_light_count++;
    level->floor_light = kind->floor_light;
}

void level_set_terrain(struct level *level, struct point p, enum terrain terrain)
{
    assert(grid_contains(level->grid, p));
    size_t cell = grid_index(level->grid, p);
    enum terrain old = (enum terrain)level->terrain[cell];
    const struct terrain_kind *kind = terrain_get(terrain);
    if (old != TERRAIN_NONE && terrain_get(old)->light_radius > 0)
        remove_cell(level->light_sources, &level->light_source_count, (uint32_t)cell);
    if (kind->light_radius > 0)
        level->light_sources[level->light_source_count++] = (uint32_t)cell;
    if (old != TERRAIN_NONE && terrain_get(old)->leads != 0)
        remove_cell(level->stairs, &level->stair_count, (uint32_t)cell);
    if (kind->leads != 0)
        level->stairs[level->stair_count++] = (uint32_t)cell;
    follow_floor_light(level, old, kind);
    level->way_changes += old != terrain;
    level->terrain[cell] = (uint8_t)terrain;
    level->shown[cell] = (uint8_t)terrain_seems(terrain);
    level->secret_count += (kind->found_as != TERRAIN_NONE) - bit_grid_has(&level->secrets, p);
    bit_grid_put(&level->secrets, p, kind->found_as != TERRAIN_NONE);
    bit_grid_put(&level->traps, p, terrain_is_trap(kind));
    follow_look(level, p);
    bit_grid_put(&level->walkable, p, kind->is_walkable);
    bit_grid_put(&level->flyable, p, kind->is_walkable || kind->is_flyable);
    bool is_muffling = kind->opens_to != TERRAIN_NONE || kind->unlocks_to != TERRAIN_NONE;
    bit_grid_put(&level->muffling, p, is_muffling);
    bit_grid_put(&level->sound_passes, p, !kind->stops_sound && !is_muffling);
    bit_grid_put(&level->water, p, kind->is_water);
    bit_grid_put(&level->shut, p, kind->opens_to != TERRAIN_NONE);
}

static void fill_bits(struct bit_grid *bits, bool on)
{
    bit_grid_clear(bits);
    for (int y = 0; y < bits->grid.height && on; y++)
        bit_grid_put_run(bits, y, 0, bits->grid.width - 1);
}

/* Gives all cells the first cell's value. */
static void spread_bits(struct bit_grid *bits)
{
    fill_bits(bits, bit_grid_has(bits, point_make(0, 0)));
}

/* The same terrain everywhere, without clouds, lamps and stairs: computes one cell and copies it. */
static void fill_plain(struct level *level, enum terrain terrain)
{
    level->way_changes++;
    level_set_terrain(level, point_make(0, 0), terrain);
    memset(level->terrain, (int)terrain, grid_cells(level->grid));
    memset(level->shown, (int)terrain_seems(terrain), grid_cells(level->grid));
    struct bit_grid *const sets[] = {&level->mirrors,      &level->walkable,    &level->flyable,
                                     &level->sound_passes, &level->water,       &level->shut,
                                     &level->muffling,     &level->lit_sources, &level->fixtures,
                                     &level->secrets,      &level->traps};
    for (size_t i = 0; i < ARRAY_LENGTH(sets); i++)
        spread_bits(sets[i]);
    opacity_fill(&level->opacity, opacity_blocks(&level->opacity, point_make(0, 0)));
    level->mirror_count =
        bit_grid_has(&level->mirrors, point_make(0, 0)) ? (int)grid_cells(level->grid) : 0;
    level->secret_count =
        bit_grid_has(&level->secrets, point_make(0, 0)) ? (int)grid_cells(level->grid) : 0;
    level->floor_light_count = 0;
    level->floor_light = (struct light){0, 0, 0};
    level->light_source_count = 0;
    level->stair_count = 0;
}

void level_fill(struct level *level, enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    struct area all = area_of_grid(level->grid);
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);)
        level_set_cloud(level, p, CLOUD_NONE, 0);
    if (kind->light_radius == 0 && !lights_floor(kind) && kind->leads == 0) {
        fill_plain(level, terrain);
        return;
    }
    for (struct point p = area_before(all); area_next(all, &p);)
        level_set_terrain(level, p, terrain);
}

static bool is_open(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           (!opacity_blocks(&level->opacity, p) || bit_grid_has(&level->walkable, p));
}

bool level_is_exposed(const struct level *level, struct point p)
{
    bool is_exposed = is_open(level, p);
    for (int d = 0; d < DIRECTION_COUNT && !is_exposed; d++)
        is_exposed = is_open(level, point_step(p, (enum direction)d));
    return is_exposed;
}

struct handle level_actor_at(const struct level *level, struct point p)
{
    uint16_t occupant = level->occupants[grid_index(level->grid, p)];
    return occupant ? level_handle(level, (uint16_t)(occupant - 1)) : HANDLE_NONE;
}

struct handle level_perceived_at(const struct level *level, struct point p)
{
    struct handle handle = grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
    bool is_one = !handle_is_none(handle) && actor_is_perceived(level_actor_const(level, handle));
    return is_one ? handle : HANDLE_NONE;
}

/* Sets the occupant of a cell: 1 + the slot of an actor, or 0. */
static void set_occupant(struct level *level, struct point p, uint16_t occupant)
{
    level->occupants[grid_index(level->grid, p)] = occupant;
    bit_grid_put(&level->occupied, p, occupant != 0);
}

static void put_slot(uint64_t *bits, uint16_t slot, bool on)
{
    uint64_t bit = UINT64_C(1) << slot % 64;
    uint64_t *word = &bits[slot / 64];
    *word = on ? *word | bit : *word & ~bit;
}

static void put_actor(struct level *level, uint16_t slot, const struct actor *actor)
{
    bool is_disturbed = actor->suspicion > 0 || actor->has_heard;
    level->actors[slot] = *actor;
    put_slot(level->awake, slot, !actor->is_asleep);
    put_slot(level->met, slot, !actor->is_asleep || is_disturbed || actor_was_seen(actor));
    set_occupant(level, actor->position, (uint16_t)(slot + 1));
}

static void lay_bait(struct level *level, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (kind->hiding == HIDING_IN_GUISE && !actor->is_revealed &&
        !bit_grid_has(&level->shut, actor->position) &&
        level_item(level, actor->position) == ITEM_NONE)
        level_set_item(level, actor->position, (enum item)kind->bait);
}

bool level_is_bait(const struct level *level, struct point p)
{
    struct handle handle = level_actor_at(level, p);
    if (handle_is_none(handle))
        return false;
    const struct actor *actor = level_actor_const(level, handle);
    return monster_get(actor->kind)->hiding == HIDING_IN_GUISE && !actor->is_revealed &&
           !bit_grid_has(&level->shut, p);
}

/* It is whole, and what it carries burns. */
static void be_born(const struct level *level, struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    actor->health = band_combat_stats(level->depth, actor->kind).health;
    if (kind->bears_light)
        actor->statuses[kind->bears] = 1;
}

struct handle level_add_actor(struct level *level, struct actor actor)
{
    assert(!level_is_occupied(level, actor.position));
    struct handle handle = pool_claim(&level->actor_pool);
    if (handle_is_none(handle))
        return HANDLE_NONE;
    if (actor.health == 0)
        be_born(level, &actor);
    actor.is_ally |= actor.kind == monster_captive();
    if (!actor.has_round)
        actor.anchors[0] = actor.anchors[1] = actor.position;
    lay_bait(level, &actor);
    put_actor(level, handle.index, &actor);
    return handle;
}

void level_restore_actor(struct level *level, uint16_t slot, const struct actor *actor)
{
    assert(pool_is_used(&level->actor_pool, slot));
    assert(!level_is_occupied(level, actor->position));
    put_actor(level, slot, actor);
}

void level_remove_actor(struct level *level, struct handle handle)
{
    set_occupant(level, level_actor(level, handle)->position, 0);
    put_slot(level->awake, handle.index, false);
    put_slot(level->met, handle.index, false);
    pool_release(&level->actor_pool, handle);
}

const struct actor *level_find_actor_at(const struct level *level, struct point p)
{
    struct handle handle = grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
    return handle_is_none(handle) ? NULL : level_actor_const(level, handle);
}

const struct actor *level_find_twin(const struct level *level, const struct actor *actor)
{
    return pool_resolves(&level->actor_pool, actor->twin) ? &level->actors[actor->twin.index]
                                                          : NULL;
}

bool level_lacks_twin(const struct level *level, const struct actor *actor)
{
    return monster_get(actor->kind)->is_twin && !level_find_twin(level, actor);
}

bool level_never_hunts(const struct level *level, const struct actor *actor)
{
    return monster_get(actor->kind)->is_tame || level_lacks_twin(level, actor);
}

/* The nearest later slot that could be its twin, or the slot itself. */
static uint16_t nearest_twin(const struct level *level, uint16_t slot)
{
    const struct actor *actor = &level->actors[slot];
    uint16_t best = slot;
    int min = INT_MAX;
    for (uint16_t i = (uint16_t)(slot + 1); level_next_actor(level, &i); i++) {
        int steps = point_chebyshev(actor->position, level->actors[i].position);
        if (!level_lacks_twin(level, &level->actors[i]) || level->actors[i].kind != actor->kind ||
            steps >= min)
            continue;
        min = steps;
        best = i;
    }
    return best;
}

void level_pair_twins(struct level *level)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        uint16_t other = level_lacks_twin(level, &level->actors[i]) ? nearest_twin(level, i) : i;
        if (other == i)
            continue;
        level->actors[i].twin = level_handle(level, other);
        level->actors[other].twin = level_handle(level, i);
    }
}

void level_wake_actor(struct level *level, struct handle handle)
{
    level_actor(level, handle)->is_asleep = false;
    put_slot(level->awake, handle.index, true);
    level_note_met(level, handle);
}

void level_note_met(struct level *level, struct handle handle)
{
    put_slot(level->met, handle.index, true);
}

void level_move_actor(struct level *level, struct handle handle, struct point to)
{
    struct actor *actor = level_actor(level, handle);
    assert(!level_is_occupied(level, to));
    set_occupant(level, actor->position, 0);
    set_occupant(level, to, (uint16_t)(handle.index + 1));
    actor->position = to;
}

void level_swap_actors(struct level *level, struct handle a, struct handle b)
{
    struct actor *first = level_actor(level, a);
    struct actor *second = level_actor(level, b);
    struct point place = first->position;
    first->position = second->position;
    second->position = place;
    set_occupant(level, first->position, (uint16_t)(a.index + 1));
    set_occupant(level, second->position, (uint16_t)(b.index + 1));
}

/* Whether what hangs or burns in the cell can be put out. */
static bool can_douse_cloud(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->is_flame;
}

bool level_can_douse(const struct level *level, struct point p)
{
    return can_douse_cloud(level, p) || level_terrain_kind(level, p)->douses_to != TERRAIN_NONE;
}
