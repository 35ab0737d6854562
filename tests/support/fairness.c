#include "support/fairness.h"

#include "rules/harm.h"
#include "rules/visibility.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Ends the search for faults with one. */
#define CHECK(holds, what) \
    do                     \
        if (!(holds))      \
            return what;   \
    while (0)

static bool is_within_reach(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(actor->position, state_hero_const(state)->position) <=
           actor_reach(actor);
}

/* Whether he perceived who struck when he chose, or since it came within reach, or was told of it first. */
static bool was_foreseen(const struct fairness *fairness, int index)
{
    const struct event *struck = &fairness->state->events.events[index];
    uint16_t slot = struck->actor.index;
    for (int i = 0; i < index; i++) {
        const struct event *event = &fairness->state->events.events[i];
        if (event->kind == EVENT_TELL && handle_is_equal(event->actor, struck->actor))
            return true;
    }
    return handle_is_equal(fairness->known[slot], struck->actor) ||
           handle_is_equal(fairness->perceived[slot], struck->actor);
}

static const char *fault_of_blows(const struct fairness *fairness)
{
    const struct state *state = fairness->state;
    if (fairness->depth != state->depth)
        return NULL; /* events do not say whom he has left behind */
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_STRUCK &&
            state_is_hero(state, state->events.events[i].victim))
            CHECK(was_foreseen(fairness, i), "a blow at the hero without a tell");
    return NULL;
}

/* What the events of a turn add to the hero's health. */
static int told_change(const struct state *state)
{
    int change = 0;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        bool is_heros = state_is_hero(state, event->victim);
        if (event->kind == EVENT_FELL ||
            (is_heros && (event->kind == EVENT_STRUCK || event->kind == EVENT_HURT)))
            change -= event->damage;
        if (is_heros && event->kind == EVENT_HEALED)
            change += event->healed;
    }
    return change;
}

static const char *fault_of_health(const struct fairness *fairness)
{
    const struct state *state = fairness->state;
    const struct actor *hero = state_hero_const(state);
    CHECK(hero->health >= 0 && hero->health <= state->traits.health, "the hero's health");
    CHECK((hero->health == 0) == (state->result == RESULT_DIED), "without health he is dead");
    if (!state_is_over(state) && fairness->depth == state->depth &&
        fairness->health_most == state->traits.health)
        CHECK(hero->health == fairness->health + told_change(state), "a loss that is not told");
    return NULL;
}

static const char *fault_of_actor(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    struct handle handle = pool_handle(&level->actor_pool, slot);
    CHECK(actor->suspicion >= 0 && actor->suspicion <= SUSPICION_MOST, "suspicion");
    CHECK(!actor->has_hunted || actor_is_wary(actor), "who has hunted stays wary");
    CHECK(state_is_hero(state, handle) || actor->health > 0, "nobody lives without health");
    CHECK(actor->health <= harm_health_most(state, actor), "nobody has more than all his health");
    CHECK(grid_contains(level->grid, actor->position), "everybody is on the floor");
    CHECK(handle_is_equal(level_actor_at(level, actor->position), handle), "who is where he is");
    CHECK(bit_grid_has(&level->occupied, actor->position), "his cell is taken");
    CHECK(!(actor->is_seen && actor->shines), "who is seen has no shining eyes");
    CHECK((level->awake[slot / 64] >> slot % 64 & 1) == !actor->is_asleep, "who is awake");
    return NULL;
}

static const char *fault_of_actors(const struct state *state)
{
    const struct level *level = state_level_const(state);
    size_t taken = 0;
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++) {
        const char *fault =
            pool_is_used(&level->actor_pool, slot) ? fault_of_actor(state, slot) : NULL;
        CHECK(!fault, fault);
    }
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        taken += level->occupants[cell] != 0;
    CHECK(taken == level->actor_pool.count, "as many cells are taken as there are actors");
    CHECK(taken == bit_grid_count(&level->occupied), "and as many bits");
    return NULL;
}

static size_t bytes_of(const struct bit_grid *bits)
{
    return (size_t)bits->grid.height * bits->row_words * sizeof *bits->words;
}

static void *copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size);
    if (!copy)
        abort();
    memcpy(copy, bytes, size);
    return copy;
}

/* What is kept current of what the hero sees. */
struct sights {
    void *visible;
    void *light;
    struct actor *actors;
    int events;
    int eyes;
};

static struct sights sights_of(const struct state *state)
{
    const struct level *level = state_level_const(state);
    const struct light_grid *light = &state->vision.light;
    return (struct sights){
        .visible = copy_of(level->visible.words, bytes_of(&level->visible)),
        .light = copy_of(light->sums, grid_cells(level->grid) * sizeof *light->sums),
        .actors = copy_of(level->actors, level->actor_pool.end * sizeof *level->actors),
        .events = state->events.count,
        .eyes = state->vision.eye_count};
}

static const char *difference(const struct sights *sights, const struct state *state)
{
    const struct level *level = state_level_const(state);
    const struct light_grid *light = &state->vision.light;
    CHECK(memcmp(sights->visible, level->visible.words, bytes_of(&level->visible)) == 0,
          "what is seen");
    CHECK(memcmp(sights->light, light->sums, grid_cells(level->grid) * sizeof *light->sums) == 0,
          "what is lit");
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++)
        if (pool_is_used(&level->actor_pool, slot))
            CHECK(sights->actors[slot].is_seen == level->actors[slot].is_seen &&
                      sights->actors[slot].shines == level->actors[slot].shines,
                  "who is seen");
    CHECK(sights->eyes == state->vision.eye_count, "whose eyes shine");
    CHECK(sights->events == state->events.count, "all that is news has been told");
    return NULL;
}

const char *fairness_sight_fault(struct fairness *fairness)
{
    struct state *state = fairness->state;
    struct sights kept = sights_of(state);
    visibility_note_all(state);
    visibility_refresh(state);
    const char *fault = difference(&kept, state);
    free(kept.visible);
    free(kept.light);
    free(kept.actors);
    return fault;
}

void fairness_note(struct fairness *fairness)
{
    const struct level *level = state_level_const(fairness->state);
    bool is_same_floor = fairness->depth == fairness->state->depth;
    assert(level->actor_pool.end <= FAIRNESS_ACTORS_MAX);
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++) {
        const struct actor *actor = &level->actors[slot];
        struct handle handle = pool_handle(&level->actor_pool, slot);
        bool is_used = pool_is_used(&level->actor_pool, slot);
        bool is_perceived = is_used && (actor->is_seen || actor->shines);
        if (!is_same_floor || !is_used || !is_within_reach(fairness->state, actor))
            fairness->known[slot] = HANDLE_NONE;
        if (is_perceived && is_within_reach(fairness->state, actor))
            fairness->known[slot] = handle;
        fairness->perceived[slot] = is_perceived ? handle : HANDLE_NONE;
    }
    /* A tell is remembered as long as its actor stays within reach. */
    for (int i = 0; i < fairness->state->events.count; i++) {
        const struct event *event = &fairness->state->events.events[i];
        if (event->kind == EVENT_TELL && pool_resolves(&level->actor_pool, event->actor) &&
            is_within_reach(fairness->state, &level->actors[event->actor.index]))
            fairness->known[event->actor.index] = event->actor;
    }
    fairness->depth = fairness->state->depth;
    fairness->health = state_hero_const(fairness->state)->health;
    fairness->health_most = fairness->state->traits.health;
}

const char *fairness_fault(const struct fairness *fairness)
{
    const char *fault = fault_of_blows(fairness);
    if (!fault)
        fault = fault_of_health(fairness);
    return fault ? fault : fault_of_actors(fairness->state);
}
