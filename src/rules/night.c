#include "rules/night.h"

#include "base/integer.h"
#include "world/hero.h"

/* How many hunters the night should have sent by now. */
static int due_hunters(const struct state *state)
{
    int passed = state->night - state->traits.first_hunter;
    return passed < 0 ? 0 : 1 + passed / NIGHT_NEXT_HUNTER;
}

/* What is left of the night to the next hunter. */
static int night_left(const struct state *state)
{
    int passed = state->night - state->traits.first_hunter;
    return passed < 0 ? -passed : NIGHT_NEXT_HUNTER - passed % NIGHT_NEXT_HUNTER;
}

/* Sends a hunter down the stairs; if too many followers are under way it is sent later. */
static void send_hunter(struct state *state)
{
    if (state->follower_count == FOLLOWERS_MAX)
        return;
    state->night_called++;
    state->is_night_told = false;
    struct actor hunter = {.kind = monster_night_hunter(), .suspicion = SUSPICION_MAX};
    hunter.has_hunted = hunter.has_shouted = true;
    hunter.health = band_combat_stats(state->depth, hunter.kind).health;
    state->followers[state->follower_count++] =
        (struct follower){.actor = hunter, .turns = 1, .is_by_stairs_up = true};
    ADD_EVENT(state, .kind = EVENT_NIGHT);
}

static void warn(struct state *state)
{
    int all = night_is_late(state) ? NIGHT_NEXT_HUNTER : state->traits.first_hunter;
    int left = night_left(state);
    if (state->is_night_told || left * NIGHT_WARNING_PART > all)
        return;
    state->is_night_told = true;
    ADD_EVENT(state, .kind = EVENT_NIGHT_NEARS, .turns = night_turns_left(state));
}

void night_turn(struct state *state)
{
    if (band_of_depth(state->depth)->is_nightless || ++state->night_waits < night_pace(state))
        return;
    state->night_waits = 0;
    state->night++;
    warn(state);
    if (due_hunters(state) > state->night_called)
        send_hunter(state);
}

void night_draw_back(struct state *state, int amount)
{
    state->night -= amount;
    if (state->night < 0)
        state->night = 0;
    if (due_hunters(state) >= state->night_called)
        return;
    state->night_called = due_hunters(state);
    state->is_night_told = false;
}

void night_end(struct state *state)
{
    state->night = 0;
    state->night_called = 0;
    state->is_night_told = false;
}

void night_leave(struct state *state, const struct level *left, int cells_walked)
{
    if (left->was_hunted || cells_walked < NIGHT_UNHUNTED_CELLS)
        return;
    night_draw_back(state, NIGHT_UNHUNTED);
    ADD_EVENT(state, .kind = EVENT_UNHUNTED);
}

bool night_is_late(const struct state *state)
{
    return state->night >= state->traits.first_hunter;
}

int night_pace(const struct state *state)
{
    return hero_has_open_lantern(state) || state_is_plain(state) ? 1 : NIGHT_PACE_HOODED;
}

int night_turns_left(const struct state *state)
{
    int pace = night_pace(state);
    return night_left(state) * pace - int_min(state->night_waits, pace - 1);
}

int night_phase(const struct state *state, int max)
{
    return night_is_late(state) ? max : state->night * max / state->traits.first_hunter;
}
