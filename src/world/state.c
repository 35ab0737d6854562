#include "world/state.h"

#include "base/hash.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static struct grid largest(const struct grid sizes[FLOOR_COUNT])
{
    struct grid most = {0, 0};
    for (int i = 0; i < FLOOR_COUNT; i++) {
        most.width = sizes[i].width > most.width ? sizes[i].width : most.width;
        most.height = sizes[i].height > most.height ? sizes[i].height : most.height;
    }
    return most;
}

/* Lays the state and all it points to out in the arena; on a measuring arena `state` is NULL. */
static struct state *lay_out(struct arena *arena, const struct grid sizes[FLOOR_COUNT])
{
    struct state *state = arena_take(arena, sizeof *state);
    struct grid most = largest(sizes);
    struct vision vision = {.view = view_take(arena, most),
                            .light = light_grid_take(arena, most),
                            .lamp_light = light_grid_take(arena, most),
                            .casts = light_casts_take(arena, most),
                            .perceived = bit_grid_take(arena, (struct grid){UINT16_MAX, 1}),
                            .source_view = view_take(arena, most)};
    struct thought thought = {.view = view_take(arena, most),
                              .distances = distance_map_take(arena, most)};
    if (state) {
        state->vision = vision;
        state->thought = thought;
    }
    for (int i = 0; i < FLOOR_COUNT; i++) {
        struct level level = level_take(arena, sizes[i]);
        level.depth = i + 1;
        if (state)
            state->levels[i] = level;
    }
    return state;
}

struct state *state_create(const char *seed, const struct grid sizes[FLOOR_COUNT])
{
    assert(strlen(seed) <= SEED_LENGTH_MAX);
    struct arena arena = arena_measuring();
    lay_out(&arena, sizes);
    void *memory = calloc(1, arena.used);
    if (!memory)
        return NULL;
    arena = arena_over(memory, arena.used);
    struct state *state = lay_out(&arena, sizes);
    strcpy(state->seed, seed);
    state->seed_hash = hash_mix(hash_text(HASH_START, seed));
    state->plain_radius = -1;
    state->depth = 1;
    state->minds_random = random_make(hash_mix(state->seed_hash ^ hash_text(HASH_START, "minds")));
    return state;
}

void state_destroy(struct state *state)
{
    free(state); /* the state is the first piece of its allocation */
}

static uint64_t hash_actor(uint64_t hash, const struct actor *actor)
{
    hash = hash_number(hash, (uint64_t)actor->kind);
    hash = hash_number(hash, (uint64_t)actor->position.x << 32 | (uint32_t)actor->position.y);
    hash = hash_number(hash, (uint64_t)actor->energy);
    hash = hash_number(hash, (uint64_t)actor->is_asleep << 8 | (uint64_t)actor->lantern);
    hash = hash_number(hash, (uint64_t)actor->facing);
    hash = hash_number(hash, (uint64_t)actor->seen_until << 32 | (uint32_t)actor->shone_until);
    if (actor->has_goal)
        hash = hash_number(hash, (uint64_t)actor->goal.x << 32 | (uint32_t)actor->goal.y);
    return hash;
}

static uint64_t hash_level(uint64_t hash, const struct level *level)
{
    size_t cells = grid_cells(level->grid);
    hash = hash_number(hash, (uint64_t)level->grid.width << 32 | (uint32_t)level->grid.height);
    hash = hash_bytes(hash, level->terrain, cells);
    hash = hash_bytes(hash, level->items, cells);
    for (uint16_t i = 0; i < level->actor_pool.end; i++)
        if (pool_is_used(&level->actor_pool, i))
            hash = hash_actor(hash_number(hash, i), &level->actors[i]);
    for (size_t cell = 0; cell < cells; cell++) {
        const struct memory *memory = &level->memory[cell];
        if (memory->terrain != TERRAIN_NONE)
            hash = hash_number(hash, (uint64_t)cell << 16 | (uint64_t)memory->item << 8 |
                                         memory->terrain);
    }
    return hash;
}

uint64_t state_hash(const struct state *state)
{
    uint64_t hash = hash_text(HASH_START, state->seed);
    hash = hash_number(hash, (uint64_t)state->fov);
    hash = hash_number(hash, (uint64_t)state->plain_radius);
    hash = hash_number(hash, (uint64_t)state->turn);
    hash = hash_number(hash, (uint64_t)state->depth);
    hash = hash_number(hash, state->hero.index);
    hash = hash_number(hash, (uint64_t)state->pressed.index << 16 | state->pressed.generation);
    hash = hash_number(hash, state->minds_random.state);
    for (int i = 0; i < FLOOR_COUNT; i++)
        if (state->levels[i].is_built)
            hash = hash_level(hash_number(hash, (uint64_t)i), &state->levels[i]);
    return hash;
}
