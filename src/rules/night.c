#include "rules/night.h"

/* Hunters that the night has sent by now, since it was last below its first mark. */
static int called_by(int night)
{
    return night < NIGHT_FIRST_HUNTER ? 0 : 1 + (night - NIGHT_FIRST_HUNTER) / NIGHT_NEXT_HUNTER;
}

/* It enters by the up stair. Where too many are on their way it waits its turn. */
static void send_hunter(struct state *state)
{
    if (state->follower_count == FOLLOWERS_MAX)
        return;
    state->night_called++;
    struct actor hunter = {.kind = monster_night_hunter(), .suspicion = SUSPICION_MAX};
    hunter.has_hunted = hunter.has_shouted = true;
    hunter.health = band_combat_stats(state->depth, hunter.kind).health;
    state->followers[state->follower_count++] =
        (struct follower){.actor = hunter, .turns = 1, .is_by_stairs_up = true};
    event_list_add(&state->events, (struct event){.kind = EVENT_NIGHT});
}

void night_turn(struct state *state)
{
    if (band_of_depth(state->depth)->is_nightless)
        return;
    state->night++;
    if (called_by(state->night) > state->night_called)
        send_hunter(state);
}

void night_draw_back(struct state *state, int amount)
{
    state->night -= amount;
    if (state->night < 0)
        state->night = 0;
    if (called_by(state->night) < state->night_called)
        state->night_called = called_by(state->night);
}

void night_first_arrival(struct state *state)
{
    night_draw_back(state, state->traits.night);
}

void night_is_over(struct state *state)
{
    state->night = 0;
    state->night_called = 0;
}

int night_phase(const struct state *state, int max)
{
    return state->night >= NIGHT_FIRST_HUNTER ? max : state->night * max / NIGHT_FIRST_HUNTER;
}
