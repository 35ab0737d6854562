#include "rules/boons.h"

#include "base/hash.h"
#include "rules/visibility.h"
#include "world/hero.h"

bool boons_are_offered(const struct state *state)
{
    return state->offers[0] != BOON_NONE;
}

void boons_offer(struct state *state, const char *purpose)
{
    /* The draw depends on the run and the floor alone; boons the hero has are skipped. */
    struct random random =
        random_make(hash_mix(state->seed_hash ^ hash_text((uint64_t)state->depth, purpose)));
    enum boon bag[BOON_COUNT];
    int count = 0;
    int offered = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        bag[count++] = (enum boon)b;
    while (offered < state->traits.offers && count > 0) {
        int drawn = random_below(&random, count);
        enum boon boon = bag[drawn];
        bag[drawn] = bag[--count];
        if (state->boons[boon] == 0 || boon_get(boon)->is_endless)
            state->offers[offered++] = boon;
    }
    while (offered < BOON_OFFERS)
        state->offers[offered++] = BOON_NONE;
    ADD_EVENT(state, .kind = EVENT_OFFERED);
}

static void strengthen_allies(struct state *state, int health)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (level->actors[i].is_ally)
            level->actors[i].health += health;
}

struct outcome boons_choose(struct state *state, struct handle handle, int choice)
{
    struct actor *hero = state_hero(state);
    if (choice < 0 || choice >= BOON_OFFERS || state->offers[choice] == BOON_NONE)
        return outcome_refused(state, handle, REFUSAL_NO_CHOICE, hero->position);
    enum boon boon = state->offers[choice];
    state->boons[boon]++;
    for (int i = 0; i < BOON_OFFERS; i++)
        state->offers[i] = BOON_NONE;
    hero->health += boon_get(boon)->gain.health;
    strengthen_allies(state, boon_get(boon)->gain.ally_health);
    hero_update_traits(state);
    state->surprise_charges += boon_get(boon)->gain.surprise_charges;
    visibility_note_light(state, handle);
    visibility_note_sight(state);
    ADD_EVENT(state, .kind = EVENT_BOON, .boon = boon);
    return outcome_done(0);
}
