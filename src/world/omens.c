#include "world/omens.h"

#include "base/hash.h"
#include "base/integer.h"

#define OMENS (OMEN_COUNT - OMEN_NONE - 1)
#define PAIRS (OMENS / 2)

/* All omens, in the order in which the floors of a run take them. */
struct omen_sequence {
    enum omen omens[OMENS];
};

static struct omen_sequence sequence_of(uint64_t seed_hash)
{
    struct random random = random_make(hash_mix(hash_text(seed_hash, "omens")));
    struct omen_sequence sequence = {{OMEN_NONE}};
    for (int i = 0; i < OMENS; i++) {
        int other = random_below(&random, i + 1);
        sequence.omens[i] = sequence.omens[other];
        sequence.omens[other] = (enum omen)(OMEN_NONE + 1 + i);
    }
    return sequence;
}

/* The one or other of a floor's pair. As many floors as there are pairs have no omen twice; the next ones pair others. */
static enum omen omen_of_pair(uint64_t seed_hash, int depth, int way)
{
    struct omen_sequence sequence = sequence_of(seed_hash);
    int first = 2 * (depth % PAIRS);
    return sequence.omens[way == 0 ? first : (first + 1 + 2 * (depth / PAIRS)) % OMENS];
}

enum omen omens_draw(uint64_t seed_hash, int depth, int way, int percent)
{
    uint64_t hash = hash_number(hash_text(seed_hash, "chance of omens"), (uint64_t)depth);
    struct random random = random_make(hash_mix(hash));
    int ways = depth > 1 ? band_stairs_down(depth - 1) : 0;
    if (ways > 1 || (ways == 1 && random_chance(&random, percent, 100)))
        return omen_of_pair(seed_hash, depth, ways > 1 ? way : 0);
    return OMEN_NONE;
}

/* How many stairs down come before the cell in reading order. */
static int way_of(const struct level *level, struct point p)
{
    int way = 0;
    struct point other = LEVEL_BEFORE_FIRST;
    while (level_next_stairs(level, 1, &other) && point_is_before(other, p))
        way++;
    return way;
}

/* The omen that the floor below one of those stairs has if they are the first that the hero takes. */
static enum omen drawn_below(const struct state *state, int depth, struct point stairs)
{
    const struct level *level = state_floor_const(state, depth);
    bool is_way = level_terrain_kind(level, stairs)->leads > 0;
    return omens_draw(state->seed_hash, depth + 1, is_way ? way_of(level, stairs) : 0,
                      state->traits.omen_percent);
}

enum omen omens_below(const struct state *state, struct point from)
{
    if (state_is_lesson(state) || state->depth == FLOOR_COUNT)
        return OMEN_NONE;
    const struct level *below = state_floor_const(state, state->depth + 1);
    return below->is_built ? below->omen : drawn_below(state, state->depth, from);
}

enum omen omens_told_by(const struct state *state, struct point stairs)
{
    bool is_way = level_terrain_kind(state_level_const(state), stairs)->leads > 0;
    return is_way && state->traits.omens_untold == 0 ? omens_below(state, stairs) : OMEN_NONE;
}

bool omens_find_stairs(const struct state *state, int depth, int leads, struct point *found)
{
    const struct level *level = state_floor_const(state, depth);
    if (!level_find_stairs(level, leads, found))
        return false;
    for (size_t cell = 0; cell < grid_cells(level->grid) && leads > 0; cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level_terrain_kind(level, p)->leads != leads ||
            drawn_below(state, depth, p) != state_floor_const(state, depth + 1)->omen)
            continue;
        *found = p;
        return true;
    }
    return true;
}
