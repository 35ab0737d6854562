#include "game/last_known.h"

#include "base/integer.h"
#include "rules/sightings.h"
#include "world/captive.h"
#include "world/movement.h"
#include "world/omens.h"
#include "world/perception.h"
#include "world/silence.h"

#include <assert.h>
#include <limits.h>

/* Without a charm. */
#define REMEMBERED_TURNS 5
/* No start with a charm hears farther. */
#define HEARD_STEPS_MAX 16
#define SIDE (2 * HEARD_STEPS_MAX + 1)

/* The cells within some steps of a centre, by distance. */
struct search {
    const struct level *level;
    struct point centre;
    bool is_reached[SIDE * SIDE];
    struct point cells[SIDE * SIDE];
    int count;
};

static bool is_reached(const struct search *search, struct point p)
{
    struct point offset = point_subtract(p, search->centre);
    return search->is_reached[(offset.y + HEARD_STEPS_MAX) * SIDE + offset.x + HEARD_STEPS_MAX];
}

static void reach(struct search *search, struct point p)
{
    struct point offset = point_subtract(p, search->centre);
    if (is_reached(search, p) || !bit_grid_has(&search->level->flyable, p))
        return;
    search->is_reached[(offset.y + HEARD_STEPS_MAX) * SIDE + offset.x + HEARD_STEPS_MAX] = true;
    search->cells[search->count++] = p;
}

/* Whether a walk of up to `steps` steps reaches the cell; the first step is to `first`. */
static bool walk_reaches(const struct level *level, struct point first, struct point to, int steps)
{
    struct search search = {.level = level, .centre = first};
    int before = 0;
    reach(&search, first);
    for (int step = 1; step < steps; step++) {
        int end = search.count;
        for (int i = before; i < end; i++)
            for (int d = 0; d < DIRECTION_COUNT; d++) {
                struct point corner;
                if (!movement_find_corner(level, search.cells[i], (enum direction)d, &corner))
                    reach(&search, point_step(search.cells[i], (enum direction)d));
            }
        before = end;
    }
    return is_reached(&search, to);
}

/* How far the hero hears on this floor what it would hear so far elsewhere. */
static int hearing_within(const struct state *state, int cells)
{
    return omen_limit(cells, omens_here(state)->hearing_max);
}

/* Whether an actor is a few steps behind a closed door beside the hero. */
static bool is_heard(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int steps = hearing_within(state, state->traits.hears_doors);
    assert(steps <= HEARD_STEPS_MAX);
    if (actor->is_asleep || actor_is_silent(actor) || silence_is_at(level, hero) ||
        silence_is_at(level, actor->position))
        return false;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point door = point_step(hero, (enum direction)d);
        struct point behind = point_step(door, (enum direction)d);
        if (bit_grid_has(&level->shut, door) && point_chebyshev(behind, actor->position) < steps &&
            walk_reaches(level, behind, actor->position, steps))
            return true;
    }
    return false;
}

/* Whether the hero hears it through anything. */
static bool is_heard_near(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    return point_chebyshev(hero, actor->position) <=
               hearing_within(state, state->traits.hears_steps) &&
           !actor->is_asleep && !actor_is_silent(actor) && !silence_is_at(level, hero) &&
           !silence_is_at(level, actor->position);
}

/* The event by which its eyes began to shine in the last turn, if they have shut since; NULL: none. */
static const struct event *find_shut_eyes(const struct state *state, const struct actor *actor)
{
    const struct event_list *list = &state->events;
    bool has_shut =
        !actor_is_perceived(actor) && actor->shone_until > 0 && actor->shone_until >= state->turn;
    for (int i = 0; i < list->count && has_shut; i++)
        if (list->events[i].kind == EVENT_EYES &&
            point_chebyshev(list->events[i].to, actor->position) <= LAST_KNOWN_EYES_STEPS)
            return &list->events[i];
    return NULL;
}

bool last_known_has_shut_eyes(const struct state *state, const struct actor *actor)
{
    return find_shut_eyes(state, actor) != NULL;
}

static bool was_seen_within(const struct state *state, const struct actor *actor, int turns)
{
    return actor->seen_until > 0 && state->turn - (actor->seen_until - 1) <= turns;
}

bool last_known_was_seen_within(const struct state *state, const struct actor *actor, int turns)
{
    bool had_name = actor->shone_until - actor->seen_until <= SIGHTINGS_FORGOTTEN_AFTER;
    int until = had_name ? int_max(actor->seen_until, actor->shone_until) : actor->seen_until;
    return actor->seen_until > 0 && state->turn - (until - 1) <= turns &&
           !bit_grid_has(&state_level_const(state)->visible, actor->seen_at);
}

bool last_known_has_name(const struct state *state, const struct actor *actor)
{
    int turns = monster_get(actor->kind)->is_fixed ? INT_MAX : SIGHTINGS_FORGOTTEN_AFTER;
    return actor->is_seen || (actor->shines && was_seen_within(state, actor, turns));
}

const struct actor *last_known_find_named_at(const struct state *state, struct point p)
{
    const struct actor *actor = level_find_actor_at(state_level_const(state), p);
    bool has_name = actor && actor != state_hero_const(state) && last_known_has_name(state, actor);
    return has_name ? actor : NULL;
}

static bool is_remembered(const struct state *state, const struct actor *actor)
{
    bool stays = captive_waits(actor) || (monster_get(actor->kind)->is_fixed && !actor->is_ally);
    int turns = stays ? INT_MAX : int_max(state->traits.remembers, REMEMBERED_TURNS);
    return actor->slept_when_seen || last_known_was_seen_within(state, actor, turns);
}

static bool is_overlooked(const struct state *state, const struct actor *actor)
{
    struct point hero = state_hero_const(state)->position;
    enum terrain terrain = level_terrain(state_level_const(state), hero);
    return !actor->is_asleep && !perception_is_hidden(state, actor) &&
           point_chebyshev(hero, actor->position) <= terrain_get(terrain)->overlooks;
}

enum last_known last_known_of(const struct state *state, struct handle handle, struct point *at)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    enum last_known known = last_known_with_scouts(state, handle, true, at);
    const struct event *eyes =
        known == LAST_KNOWN_NONE && !actor->is_ally ? find_shut_eyes(state, actor) : NULL;
    if (!eyes)
        return known;
    *at = eyes->to;
    return LAST_KNOWN_HEARD;
}

enum last_known last_known_with_scouts(const struct state *state, struct handle handle,
                                       bool has_scouts, struct point *at)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    if (state_is_hero(state, handle) || actor_is_perceived(actor))
        return LAST_KNOWN_NONE;
    if (is_overlooked(state, actor) || (captive_hears(state, actor) && !captive_waits(actor)) ||
        (has_scouts && captive_sees(state, actor))) {
        *at = actor->position;
        return LAST_KNOWN_SURELY;
    }
    if (is_heard_near(state, actor) || (state->traits.hears_doors > 0 && is_heard(state, actor))) {
        *at = actor->position;
        return LAST_KNOWN_HEARD;
    }
    if (is_remembered(state, actor)) {
        *at = actor->seen_at;
        return LAST_KNOWN_REMEMBERED;
    }
    return LAST_KNOWN_NONE;
}
