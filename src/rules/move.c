#include "rules/move.h"

#include "rules/doors.h"
#include "rules/visibility.h"
#include "world/movement.h"

int move_time(const struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    if (state_is_hero(state, handle) && !state_is_plain(state))
        return lantern_get(actor->lantern)->step_time;
    return monster_get(actor->kind)->step_time;
}

static void tell_of_item(struct state *state, struct point p)
{
    enum item item = level_item(state_level(state), p);
    if (item != ITEM_NONE)
        event_list_add(&state->events, (struct event){.kind = EVENT_FOUND, .item = item, .to = p});
}

/* Moves the actor there; the hero is told if he saw it leave or sees it come. */
static void go(struct state *state, struct handle handle, enum direction direction, struct point to)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, handle);
    struct event moved = {.kind = EVENT_MOVED,
                          .actor = handle,
                          .monster = actor->kind,
                          .from = actor->position,
                          .to = to};
    bool is_perceived = actor->is_seen || state_is_hero(state, handle);
    level_move_actor(level, handle, to);
    actor->facing = direction;
    visibility_note_step(state, handle, moved.from);
    visibility_refresh_cells(state);
    if (is_perceived || bit_grid_has(&level->visible, to))
        event_list_add(&state->events, moved);
    if (state_is_hero(state, handle))
        tell_of_item(state, to);
}

/* The hero changes places with whoever is in his way. */
static void squeeze_past(struct state *state, struct handle other, enum direction direction)
{
    struct level *level = state_level(state);
    struct actor *hero = state_hero(state);
    struct actor *actor = level_actor(level, other);
    struct point from = hero->position;
    struct point to = actor->position;
    level_swap_actors(level, state->hero, other);
    hero->facing = direction;
    visibility_note_step(state, other, to);
    visibility_note_step(state, state->hero, from);
    visibility_refresh_cells(state);
    const struct event moves[] = {
        {.kind = EVENT_SQUEEZED, .actor = other, .monster = actor->kind, .to = to},
        {.kind = EVENT_MOVED, .actor = other, .monster = actor->kind, .from = to, .to = from},
        {.kind = EVENT_MOVED, .actor = state->hero, .monster = hero->kind, .from = from, .to = to},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        event_list_add(&state->events, moves[i]);
    tell_of_item(state, to);
}

/* Somebody stands where the step leads. The hero is told who; if he goes on pressing he squeezes past, so that
 * nobody can wall him in. */
static struct outcome meet(struct state *state, struct handle handle, struct handle other,
                           enum direction direction, struct point to)
{
    bool is_hero = state_is_hero(state, handle);
    if (is_hero && handle_is_equal(state->pressed, other)) {
        squeeze_past(state, other, direction);
        return outcome_done(move_time(state, handle));
    }
    if (is_hero)
        state->pressed = other;
    return outcome_refused(state, handle, REFUSAL_ACTOR, to);
}

struct outcome move_step(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    const struct actor *actor = level_actor_const(level, handle);
    struct point to = point_step(actor->position, direction);
    struct point corner;
    bool can_stand = movement_can_stand(level, actor->kind, to);
    if (!can_stand && !doors_can_open(level, to))
        return outcome_refused(state, handle, REFUSAL_WALL, to);
    if (movement_find_corner(level, actor->position, direction, &corner))
        return outcome_refused(state, handle, REFUSAL_CORNER, corner);
    if (!can_stand)
        return doors_open(state, handle, direction);
    struct handle other = level_actor_at(level, to);
    if (other.generation != 0)
        return meet(state, handle, other, direction, to);
    go(state, handle, direction, to);
    return outcome_done(move_time(state, handle));
}
