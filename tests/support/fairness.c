#include "support/fairness.h"

#include "rules/harm.h"
#include "rules/tells.h"
#include "rules/visibility.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Returns a fault. */
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

/* Whether the hero had a whole choice after it could first know of the attacker. */
static bool was_foreseen(const struct fairness *fairness, struct handle striker)
{
    return handle_is_equal(fairness->known[striker.index], striker) ||
           handle_is_equal(fairness->in_view[striker.index], striker);
}

static const char *fault_of_blows(const struct fairness *fairness)
{
    const struct state *state = fairness->state;
    if (fairness->depth != state->depth)
        return NULL; /* events don't name actors of the floor that the hero left */
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_STRUCK &&
            state_is_hero(state, state->events.events[i].victim))
            CHECK(was_foreseen(fairness, state->events.events[i].actor),
                  "a blow at the hero without a tell");
    return NULL;
}

/* How much the events of a turn add to the hero's health. */
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
    CHECK((hero->health == 0) == (state->result == RESULT_DIED),
          "the hero is dead exactly without health");
    if (!state_is_over(state) && fairness->depth == state->depth &&
        fairness->health_max == state->traits.health)
        CHECK(hero->health == fairness->health + told_change(state),
              "health changed without an event");
    return NULL;
}

static const char *fault_of_actor(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    struct handle handle = level_handle(level, slot);
    CHECK(actor->suspicion >= 0 && actor->suspicion <= SUSPICION_MAX, "suspicion");
    CHECK(!actor->has_hunted || actor_is_wary(actor), "hunters stay wary");
    CHECK(state_is_hero(state, handle) || actor->health > 0, "an actor without health is dead");
    CHECK(actor->health <= harm_health_max(state, actor), "an actor has no more than full health");
    CHECK(grid_contains(level->grid, actor->position), "actors are on the floor");
    CHECK(handle_is_equal(level_actor_at(level, actor->position), handle),
          "its cell holds the actor");
    CHECK(level_is_occupied(level, actor->position), "its cell is occupied");
    CHECK(!(actor->is_seen && actor->shines), "a seen actor has no shining eyes");
    CHECK((level->awake[slot / 64] >> slot % 64 & 1) == !actor->is_asleep,
          "the list of awake actors");
    CHECK(level->met[slot / 64] >> slot % 64 & 1 || (actor->is_asleep && actor->suspicion == 0 &&
                                                     !actor->has_heard && !actor_was_seen(actor)),
          "the list of those met");
    return NULL;
}

static const char *fault_of_actors(const struct state *state)
{
    const struct level *level = state_level_const(state);
    size_t taken = 0;
    for (uint16_t slot = 0; level_next_actor(level, &slot); slot++) {
        const char *fault = fault_of_actor(state, slot);
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

/* Checks the sets that are kept current of the hero's sight. */
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
    for (uint16_t slot = 0; level_next_actor(level, &slot); slot++)
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

static bool is_near(const struct state *state, const struct actor *actor)
{
    return tells_could_strike(actor, actor->position, state_hero_const(state)->position);
}

/* Whether the actor gave itself away in the last action, and still stands there. */
static bool has_told(const struct state *state, struct handle handle)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_TELL &&
            handle_is_equal(state->events.events[i].actor, handle))
            return true;
    return false;
}

static void note_actor(struct fairness *fairness, uint16_t slot, bool is_choice)
{
    const struct state *state = fairness->state;
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    struct handle handle = pool_handle(&level->actor_pool, slot);
    bool is_perceived = actor->is_seen || actor->shines;
    if (!is_within_reach(state, actor))
        fairness->known[slot] = HANDLE_NONE;
    if (!is_near(state, actor))
        fairness->in_view[slot] = HANDLE_NONE;
    if (!is_choice)
        return;
    if (is_within_reach(state, actor) && (is_perceived || has_told(state, handle)))
        fairness->known[slot] = handle;
    fairness->in_view[slot] = is_perceived ? handle : HANDLE_NONE;
}

/* Whether an actor of the kind, known on the floor that the hero has left, can be this one. It can be only one. */
static bool take_follower(enum monster kinds[FAIRNESS_ACTORS_MAX], int *count, enum monster kind)
{
    for (int i = 0; i < *count; i++)
        if (kinds[i] == kind) {
            kinds[i] = kinds[--*count];
            return true;
        }
    return false;
}

/* The kinds of the actors that were known, or told, on the floor that the hero has left. */
static int list_known_kinds(const struct fairness *fairness,
                            enum monster kinds[FAIRNESS_ACTORS_MAX])
{
    const struct event_list *events = &fairness->state->events;
    int count = 0;
    for (int slot = 0; slot < FAIRNESS_ACTORS_MAX; slot++)
        if (!handle_is_none(fairness->known[slot]))
            kinds[count++] = fairness->known_kinds[slot];
    for (int i = 0; i < events->count && count < FAIRNESS_ACTORS_MAX; i++)
        if (events->events[i].kind == EVENT_TELL)
            kinds[count++] = events->events[i].monster;
    return count;
}

/* Which of two of a kind is the known one can't be told from outside: those that gave themselves away come first. */
static void note_followers(struct fairness *fairness, enum monster kinds[FAIRNESS_ACTORS_MAX],
                           int *count, bool is_announced)
{
    const struct level *level = state_level_const(fairness->state);
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++)
        if (pool_is_used(&level->actor_pool, slot) &&
            level->actors[slot].is_announced == is_announced &&
            is_within_reach(fairness->state, &level->actors[slot]) &&
            take_follower(kinds, count, level->actors[slot].kind))
            fairness->known[slot] = pool_handle(&level->actor_pool, slot);
}

/* An actor that comes along with the hero, adjacent to it, never was out of reach. */
static void change_floor(struct fairness *fairness)
{
    enum monster kinds[FAIRNESS_ACTORS_MAX];
    int count = list_known_kinds(fairness, kinds);
    memset(fairness->known, 0, sizeof fairness->known);
    memset(fairness->in_view, 0, sizeof fairness->in_view);
    note_followers(fairness, kinds, &count, true);
    note_followers(fairness, kinds, &count, false);
}

void fairness_note(struct fairness *fairness, bool is_choice)
{
    const struct state *state = fairness->state;
    const struct level *level = state_level_const(state);
    assert(level->actor_pool.end <= FAIRNESS_ACTORS_MAX);
    if (fairness->depth != state->depth)
        change_floor(fairness);
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++) {
        if (pool_is_used(&level->actor_pool, slot))
            note_actor(fairness, slot, is_choice);
        else
            fairness->known[slot] = fairness->in_view[slot] = HANDLE_NONE;
        fairness->known_kinds[slot] = level->actors[slot].kind;
    }
    fairness->depth = state->depth;
    fairness->health = state_hero_const(state)->health;
    fairness->health_max = state->traits.health;
}

const char *fairness_fault(const struct fairness *fairness)
{
    const char *fault = fault_of_blows(fairness);
    if (!fault)
        fault = fault_of_health(fairness);
    return fault ? fault : fault_of_actors(fairness->state);
}
