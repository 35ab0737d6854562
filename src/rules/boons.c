#include "rules/boons.h"

#include "base/hash.h"
#include "rules/lighting.h"
#include "rules/visibility.h"
#include "world/hero.h"

bool boons_are_offered(const struct state *state)
{
    return state->offers[0] != BOON_NONE;
}

void boons_offer(struct state *state)
{
    /* What is offered on a floor depends on the run and the floor alone. */
    struct random random =
        random_make(hash_mix(state->seed_hash ^ hash_text((uint64_t)state->depth, "boons")));
    enum boon bag[BOON_COUNT];
    int count = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        if (state->boons[b] == 0 || boon_get((enum boon)b)->is_endless)
            bag[count++] = (enum boon)b;
    for (int i = 0; i < BOON_OFFERS; i++) {
        state->offers[i] = BOON_NONE;
        if (count == 0)
            continue;
        int drawn = random_below(&random, count);
        state->offers[i] = bag[drawn];
        bag[drawn] = bag[--count];
    }
    event_list_add(&state->events, (struct event){.kind = EVENT_OFFERED});
}

struct outcome boons_choose(struct state *state, struct handle handle, int choice)
{
    struct actor *hero = state_hero(state);
    if (choice < 0 || choice >= BOON_OFFERS || state->offers[choice] == BOON_NONE)
        return outcome_refused(state, handle, REFUSAL_NO_CHOICE, hero->position);
    enum boon boon = state->offers[choice];
    int light = lighting_radius(state, hero);
    state->boons[boon]++;
    for (int i = 0; i < BOON_OFFERS; i++)
        state->offers[i] = BOON_NONE;
    hero->health += boon_get(boon)->gain.health;
    hero_update_traits(state);
    state->quick_triples = state->traits.quick_triples;
    visibility_note_light(state, handle, light);
    visibility_note_sight(state);
    event_list_add(&state->events, (struct event){.kind = EVENT_BOON, .boon = boon});
    return outcome_done(0);
}
