#include "world/state.h"

#include "base/hash.h"
#include "base/integer.h"
#include "world/hero.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Of all floors: what the memory of a state is laid out for. */
struct sizes {
    struct grid lesson; /* no cells: there is none */
    struct grid floors[FLOOR_COUNT];
};

static struct grid larger(struct grid a, struct grid b)
{
    return (struct grid){int_max(a.width, b.width), int_max(a.height, b.height)};
}

static struct grid largest(const struct sizes *sizes)
{
    struct grid max = sizes->lesson;
    for (int i = 0; i < FLOOR_COUNT; i++)
        max = larger(max, sizes->floors[i]);
    return max;
}

static struct level lay_out_level(struct arena *arena, struct grid grid, int depth)
{
    struct level level = {.depth = depth};
    if (grid_cells(grid) > 0)
        level = level_alloc(arena, grid);
    level.depth = depth;
    return level;
}

static void lay_out_levels(struct arena *arena, const struct sizes *sizes, struct state *state)
{
    for (int i = 0; i < FLOOR_COUNT; i++) {
        struct level level = lay_out_level(arena, sizes->floors[i], i + 1);
        if (state)
            state->levels[i] = level;
    }
    struct level lesson = lay_out_level(arena, sizes->lesson, LESSON_DEPTH);
    if (state)
        state->lesson = lesson;
}

static struct state *lay_out(struct arena *arena, const struct sizes *sizes)
{
    struct state *state = arena_alloc(arena, sizeof *state);
    struct grid max = largest(sizes);
    struct vision vision = {.view = view_alloc(arena, max),
                            .light = light_grid_alloc(arena, max),
                            .lamp_light = light_grid_alloc(arena, max),
                            .laid_light = light_dynamic_alloc(arena, level_actor_capacity(max)),
                            .casts = light_cache_alloc(arena, max),
                            .perceived = bit_grid_alloc(arena, (struct grid){UINT16_MAX, 1}),
                            .source_view = view_alloc(arena, max)};
    struct ai_memory ai_memory = {.view = view_alloc(arena, max),
                                  .distances = distance_map_alloc(arena, max),
                                  .flood = flood_alloc(arena, max),
                                  .shared = {{.map = distance_map_alloc(arena, max)},
                                             {.map = distance_map_alloc(arena, max)}}};
    if (state) {
        state->vision = vision;
        state->ai_memory = ai_memory;
    }
    lay_out_levels(arena, sizes, state);
    return state;
}

static size_t measure(const struct sizes *sizes)
{
    struct arena arena = arena_measuring();
    lay_out(&arena, sizes);
    return arena.used;
}

static struct random stream(const struct state *state, const char *purpose)
{
    return random_make(hash_mix(state->seed_hash ^ hash_text(HASH_START, purpose)));
}

uint64_t state_seed_hash(const char *seed)
{
    return hash_mix(hash_text(HASH_START, seed));
}

/* A state at its start, in zeroed memory of that size. */
static struct state *start(void *memory, size_t size, const char *seed, const struct sizes *sizes)
{
    struct arena arena = arena_over(memory, size);
    struct state *state = lay_out(&arena, sizes);
    assert(state);
    strcpy(state->seed, seed);
    state->seed_hash = state_seed_hash(seed);
    state->plain_radius = -1;
    state->depth = 1;
    state->first_depth = 1;
    state->watch = watch_plain();
    state->minds_random = stream(state, "minds");
    state->blows_random = stream(state, "blows");
    hero_start(state);
    return state;
}

struct state *state_create_with_lesson(const char *seed, struct grid lesson,
                                       const struct grid sizes[FLOOR_COUNT])
{
    assert(strlen(seed) <= SEED_LENGTH_MAX);
    struct sizes all = {.lesson = lesson};
    memcpy(all.floors, sizes, sizeof all.floors);
    size_t size = measure(&all);
    void *memory = calloc(1, size);
    return memory ? start(memory, size, seed, &all) : NULL;
}

struct state *state_create(const char *seed, const struct grid sizes[FLOOR_COUNT])
{
    return state_create_with_lesson(seed, (struct grid){0, 0}, sizes);
}

void state_restart(struct state *state)
{
    char seed[SEED_LENGTH_MAX + 1];
    struct sizes sizes = {.lesson = state->lesson.grid};
    strcpy(seed, state->seed);
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes.floors[i] = state->levels[i].grid;
    size_t size = measure(&sizes);
    memset((void *)state, 0, size);
    start(state, size, seed, &sizes);
}

void state_destroy(struct state *state)
{
    free(state); /* the state is the first piece of its allocation */
}

static uint64_t hash_point(uint64_t hash, struct point p)
{
    return hash_number(hash, (uint64_t)(uint32_t)p.x << 32 | (uint32_t)p.y);
}

static uint64_t hash_handle(uint64_t hash, struct handle handle)
{
    return hash_number(hash, (uint64_t)handle.index << 16 | handle.generation);
}

static uint64_t hash_suspicion(uint64_t hash, const struct actor *actor)
{
    hash = hash_number(hash, (uint64_t)actor->suspicion << 16 |
                                 (uint64_t)actor->pursuit_turns << 1 | actor_is_searching(actor));
    hash = hash_number(hash,
                       (uint64_t)actor_is_summoned(actor) << 3 | (uint64_t)actor->has_hunted << 2 |
                           (uint64_t)actor->has_shouted << 1 | (uint64_t)actor_has_clue(actor));
    hash =
        hash_number(hash, (uint64_t)actor->clue_source << 9 | (uint64_t)actor->ignores_lures << 8 |
                              (uint64_t)actor->heard << 1 | (uint64_t)actor->has_heard);
    return actor_has_clue(actor) ? hash_point(hash, actor->clue) : hash;
}

static uint64_t hash_actor(uint64_t hash, const struct actor *actor)
{
    hash = hash_number(hash, (uint64_t)actor->kind << 32 | (uint32_t)actor->health);
    hash = hash_point(hash, actor->position);
    hash = hash_number(hash, (uint64_t)(uint32_t)actor->energy);
    hash = hash_number(hash, (uint64_t)actor->is_asleep << 8 | (uint64_t)actor->lantern);
    hash = hash_number(hash, (uint64_t)actor->is_ally << 8 | (uint64_t)actor->facing);
    for (int i = 0; i < STATUS_COUNT; i++)
        hash = hash_number(hash, actor->statuses[i]);
    hash = hash_suspicion(hash, actor);
    if (actor->has_goal)
        hash = hash_point(hash, actor->goal);
    hash = hash_number(hash, (uint64_t)(uint32_t)actor->mood << 8 |
                                 (uint64_t)actor->is_cut_off << 1 | (uint64_t)actor->has_round);
    hash = hash_point(hash_point(hash, actor->anchors[0]), actor->anchors[1]);
    hash = hash_handle(hash, actor->twin);
    hash = hash_number(hash, (uint64_t)actor->carried << 4 | (uint64_t)actor->was_in_beam << 3 |
                                 (uint64_t)actor->may_be_close_call << 2 |
                                 (uint64_t)actor->is_announced << 1 | (uint64_t)actor->is_revealed);
    hash = hash_number(hash, actor->slept_when_seen);
    return hash_number(hash, (uint64_t)actor->seen_until << 32 | (uint32_t)actor->shone_until);
}

static uint64_t hash_actors(uint64_t hash, const struct level *level)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        hash = hash_actor(hash_number(hash, i), &level->actors[i]);
    return hash;
}

static uint64_t hash_bits(uint64_t hash, const struct bit_grid *bits)
{
    struct area all = area_of_grid(bits->grid);
    for (struct point p = area_before(all); bit_grid_next(bits, all, &p);)
        hash = hash_point(hash, p);
    return hash;
}

static uint64_t hash_site(uint64_t hash, const struct site *site)
{
    hash = hash_number(hash, (uint64_t)site->type << 32 | (uint32_t)site->stage);
    hash = hash_number(hash, (uint64_t)site->is_entered << 1 | (uint64_t)site->is_settled);
    hash = hash_point(hash_point(hash, site->area.first), site->area.last);
    for (int i = 0; i < site->loot_count; i++)
        hash = hash_point(hash, site->loot[i]);
    for (int i = 0; i < site->spot_count; i++)
        hash = hash_point(hash, site->spots[i]);
    hash = hash_number(hash, (uint64_t)site->lies);
    hash = hash_bytes(hash, site->wares, sizeof site->wares);
    for (int i = 0; i < SITE_LEVERS; i++)
        hash = hash_number(hash, (uint64_t)site->ties[i]);
    return hash_point(hash, site->door);
}

static uint64_t hash_level(uint64_t hash, const struct level *level)
{
    size_t cells = grid_cells(level->grid);
    hash = hash_number(hash, (uint64_t)level->grid.width << 32 | (uint32_t)level->grid.height);
    hash = hash_number(hash, level->was_hunted);
    if (level->omen != OMEN_NONE || level->stairs_told != 0)
        hash = hash_number(hash_text(hash, omen_get(level->omen)->id), level->stairs_told);
    hash = hash_bytes(hash, level->terrain, cells);
    hash = hash_bytes(hash, level->items, cells);
    hash = hash_bytes(hash, level->item_counts, cells);
    hash = hash_number(hash, (uint64_t)level->warmth_spent);
    hash = hash_bits(hash, &level->no_auto_pickup);
    if (level->cloud_count > 0) {
        hash = hash_bytes(hash, level->clouds, cells);
        hash = hash_bytes(hash, level->cloud_turns, cells);
    }
    for (int i = 0; i < level->site_count; i++)
        hash = hash_site(hash, &level->sites[i]);
    hash = hash_actors(hash, level);
    for (size_t cell = 0; cell < cells; cell++) {
        const struct memory *memory = &level->memory[cell];
        if (memory->terrain != TERRAIN_NONE)
            hash = hash_number(hash, (uint64_t)memory->is_charted << 63 | (uint64_t)cell << 24 |
                                         (uint64_t)memory->cloud << 16 |
                                         (uint64_t)memory->item << 8 | memory->terrain);
        else if (memory->is_eaten)
            hash = hash_number(hash, cell);
    }
    return hash;
}

static uint64_t hash_finale(uint64_t hash, const struct finale *finale)
{
    hash = hash_number(hash, (uint64_t)finale->turns_left << 8 | (uint64_t)finale->is_held);
    hash = hash_number(hash, (uint64_t)finale->beam << 8 | finale->fixed_beams);
    return hash_point(hash_number(hash, (uint64_t)finale->depth), finale->lamp);
}

/* The hero's pack, boons, night and followers. */
static uint64_t hash_run(uint64_t hash, const struct state *state)
{
    hash = hash_bytes(hash, state->pack.counts, sizeof state->pack.counts);
    hash = hash_bytes(hash, state->pack.letters, sizeof state->pack.letters);
    for (int slot = 0; slot < SLOT_COUNT; slot++)
        hash = hash_number(hash, (uint64_t)state->pack.worn[slot]);
    hash = hash_number(hash, (uint64_t)state->pack.last_weapon << 1 | state->pack.has_lantern);
    for (int i = 0; i < ITEM_COUNT; i++)
        hash = hash_number(hash, state->knows[i]);
    hash = hash_bytes(hash, state->boons, sizeof state->boons);
    for (int i = 0; i < BOON_OFFERS; i++)
        hash = hash_number(hash, (uint64_t)state->offers[i] << 32 | state->declined[i]);
    hash =
        hash_number(hash, (uint64_t)(state->still_turns + 1) << 8 | (uint64_t)state->turn_lantern);
    hash = hash_number(hash, (uint64_t)state->heal_turns << 8 | (uint64_t)state->keystone_charges);
    hash = hash_number(hash, (uint64_t)state->quick_turn << 32 | (uint32_t)state->turned_turn);
    hash = hash_number(hash, (uint64_t)state->growth);
    hash = hash_number(hash, (uint64_t)state->is_night_told << 63 | (uint64_t)state->night << 8 |
                                 (uint64_t)state->night_called);
    hash = hash_number(hash, (uint64_t)state->night_parts);
    hash = hash_number(hash, (uint64_t)state->hero_noise << 1 | state->is_hushed);
    hash = hash_point(hash_point(hash, state->came_in), state->warned_cell);
    hash = hash_number(hash, (uint64_t)state->trail.count);
    for (int i = 0; i < state->trail.count; i++)
        hash = hash_point(hash, state->trail.cells[i]);
    for (int i = 0; i < state->follower_count; i++)
        hash = hash_actor(hash_number(hash, (uint64_t)state->followers[i].turns << 2 |
                                                (uint64_t)state->followers[i].is_to_lamp << 1 |
                                                state->followers[i].is_by_stairs_up),
                          &state->followers[i].actor);
    if (!state->pack.has_lantern)
        hash = hash_number(hash, (uint64_t)state->ember.depth << 16 |
                                     (uint64_t)state->ember.thief << 1 | state->ember.is_known);
    if (state->finale.is_on)
        hash = hash_finale(hash, &state->finale);
    if (state->vigil.last != VIGIL_NONE)
        hash = hash_number(hash, (uint64_t)state->vigil.turns << 8 | (uint64_t)state->vigil.last);
    return hash_number(hash, (uint64_t)state->result << 16 | (uint64_t)state->cause << 8 |
                                 (uint64_t)state->killer);
}

bool state_is_drawn(const struct state *state)
{
    const struct level *first = state_floor_const(state, 1);
    return first->is_built && first->attempts == 0;
}

static uint64_t hash_without_floors(const struct state *state)
{
    uint64_t hash = hash_text(HASH_START, state->seed);
    hash = hash_number(hash, (uint64_t)state->fov);
    hash = hash_number(hash, (uint64_t)state->plain_radius);
    if (state->is_revealed || state->first_depth != 1)
        hash = hash_number(hash, (uint64_t)state->first_depth << 1 | state->is_revealed);
    if (state->start != 0)
        hash = hash_text(hash, start_get(state->start)->id);
    if (state->watch != watch_plain())
        hash = hash_text(hash, watch_get(state->watch)->id);
    hash = hash_number(hash, (uint64_t)state->turn << 32 | (uint32_t)state->clock);
    hash = hash_number(hash, (uint64_t)state->depth);
    hash = hash_number(hash, state->hero.index);
    hash = hash_number(hash, state->minds_random.state);
    hash = hash_number(hash, state->blows_random.state);
    return hash_run(hash, state);
}

uint64_t state_quick_hash(const struct state *state)
{
    return hash_actors(hash_without_floors(state), state_level_const(state));
}

uint64_t state_hash(const struct state *state)
{
    uint64_t hash = hash_without_floors(state);
    for (int i = 0; i < FLOOR_COUNT; i++)
        if (state->levels[i].is_built)
            hash = hash_level(hash_number(hash, (uint64_t)i), &state->levels[i]);
    if (state->lesson.is_built)
        hash = hash_level(hash, &state->lesson);
    return hash;
}
