#include "world/captive.h"

#include "base/hash.h"
#include "world/perception.h"

/* The mood of one that waits; its mind counts nothing else. */
#define WAITS 1

static bool may_be_caged(enum monster monster, int depth)
{
    const struct monster_kind *kind = monster_get(monster);
    return monster == monster_captive() ||
           (kind->lends != GIFT_NONE && depth >= kind->first_floor && depth <= kind->last_floor);
}

enum monster captive_in_cage(const struct state *state)
{
    uint64_t hash = hash_number(hash_text(state->seed_hash, "captive"), (uint64_t)state->depth);
    struct random random = random_make(hash_mix(hash));
    enum monster drawn = monster_captive();
    int count = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (may_be_caged((enum monster)m, state->depth) && random_below(&random, ++count) == 0)
            drawn = (enum monster)m;
    return drawn;
}

bool captive_hears(const struct state *state, const struct actor *actor)
{
    return actor->is_ally &&
           point_chebyshev(actor->position, state_hero_const(state)->position) <= CAPTIVE_HEARS;
}

struct handle captive_find(const struct state *state, bool lends)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    struct handle found = HANDLE_NONE;
    int nearest = CAPTIVE_HEARS + 1;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        int steps = point_chebyshev(actor->position, hero);
        if (!captive_hears(state, actor) || actor_is_stunned(actor) || steps >= nearest ||
            (lends && monster_get(actor->kind)->lends == GIFT_NONE))
            continue;
        nearest = steps;
        found = level_handle(level, i);
    }
    return found;
}

bool captive_waits(const struct actor *actor)
{
    return actor->is_ally && actor->mood == WAITS;
}

void captive_set_waiting(struct actor *actor, bool waits)
{
    actor->mood = waits ? WAITS : 0;
}

/* Whether it is a freed captive in earshot that shares its sight. */
static bool is_scout(const struct state *state, const struct actor *actor)
{
    enum gift gift = (enum gift)monster_get(actor->kind)->lends;
    return gift != GIFT_NONE && gift_get(gift)->shares_sight && captive_hears(state, actor);
}

bool captive_has_scouts(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (is_scout(state, &level->actors[i]))
            return true;
    return false;
}

bool captive_sees(const struct state *state, const struct actor *other)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_scout(state, actor) && !perception_is_hidden(state, other) &&
            perception_sees(state, actor, NULL, other->position))
            return true;
    }
    return false;
}
