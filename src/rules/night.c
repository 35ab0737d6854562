#include "rules/night.h"

#include "base/integer.h"

/* What is left of the night to the next hunter; 0: it is due. */
static int night_left(const struct state *state)
{
    int mark = state->traits.first_hunter + state->night_called * NIGHT_NEXT_HUNTER;
    return int_max(mark - state->night, 0);
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
        (struct follower){.actor = hunter,
                          .turns = NIGHT_STAIRS_TURNS + 1, /* this turn is one */
                          .is_by_stairs_up = true};
    ADD_EVENT(state, .kind = EVENT_NIGHT, .turns = NIGHT_STAIRS_TURNS);
}

/* Whether it is time to warn of the next hunter. */
static bool nears(const struct state *state)
{
    int all = night_is_late(state) ? NIGHT_NEXT_HUNTER : state->traits.first_hunter;
    return night_left(state) * NIGHT_WARNING_PART <= all;
}

static void warn(struct state *state)
{
    if (state->is_night_told || !nears(state))
        return;
    state->is_night_told = true;
    ADD_EVENT(state, .kind = EVENT_NIGHT_NEARS, .turns = night_turns_left(state));
}

void night_turn(struct state *state)
{
    if (band_of_depth(state->depth)->is_nightless)
        return;
    state->night_parts += night_pull(state);
    if (state->night_parts < NIGHT_PARTS)
        return;
    state->night_parts -= NIGHT_PARTS;
    state->night++;
    warn(state);
    if (night_left(state) == 0)
        send_hunter(state);
}

int night_delay(struct state *state, int amount)
{
    int before = night_turns_left(state);
    state->night = int_max(state->night - amount, state->night_called * NIGHT_NEXT_HUNTER);
    state->is_night_told &= nears(state);
    return night_turns_left(state) - before;
}

bool night_is_latest(const struct state *state)
{
    return state->night == state->night_called * NIGHT_NEXT_HUNTER;
}

int night_end(struct state *state)
{
    int before = night_turns_left(state);
    state->night = 0;
    state->night_called = 0;
    state->is_night_told = false;
    return night_turns_left(state) - before;
}

void night_note_death(struct state *state, bool is_seen)
{
    int turns = night_delay(state, NIGHT_HUNTER_DIED);
    if (is_seen && !state_is_over(state) && !band_of_depth(state->depth)->is_nightless)
        ADD_EVENT(state, .kind = EVENT_NIGHT_DELAYED, .turns = turns,
                  .is_latest = night_is_latest(state));
}

void night_leave(struct state *state, const struct level *left, int cells_walked)
{
    if (left->was_hunted || cells_walked < NIGHT_UNHUNTED_CELLS)
        return;
    int turns = night_delay(state, NIGHT_UNHUNTED);
    ADD_EVENT(state, .kind = EVENT_UNHUNTED, .turns = turns, .is_latest = night_is_latest(state));
}

bool night_is_late(const struct state *state)
{
    return state->night_called > 0;
}

int night_pull(const struct state *state)
{
    if (state_is_plain(state))
        return NIGHT_PARTS;
    return lantern_get(state_hero_const(state)->lantern)->night_pull;
}

static int64_t parts_passed(const struct state *state)
{
    return (int64_t)state->night * NIGHT_PARTS + state->night_parts;
}

int64_t night_moment(const struct state *state)
{
    return parts_passed(state) * TURN_TIME + state->clock;
}

int night_time_since(const struct state *state, int64_t moment)
{
    int64_t turns = (parts_passed(state) - moment / TURN_TIME) / night_pull(state);
    return (int)(turns * TURN_TIME) + state->clock - (int)(moment % TURN_TIME);
}

int night_turns_left(const struct state *state)
{
    int pull = night_pull(state);
    return NIGHT_STAIRS_TURNS +
           (night_left(state) * NIGHT_PARTS - state->night_parts + pull - 1) / pull;
}

int night_turns_left_open(const struct state *state)
{
    return NIGHT_STAIRS_TURNS +
           (night_left(state) * NIGHT_PARTS - state->night_parts + NIGHT_PARTS - 1) / NIGHT_PARTS;
}

int night_hunter_turns(const struct state *state)
{
    int turns = -1;
    for (int i = 0; i < state->follower_count; i++) {
        const struct follower *follower = &state->followers[i];
        if (monster_get(follower->actor.kind)->is_relentless &&
            (turns < 0 || follower->turns < turns))
            turns = follower->turns;
    }
    return turns;
}

int night_turns_to_hunter(const struct state *state)
{
    int coming = night_hunter_turns(state);
    return coming > 0 ? coming : night_turns_left(state);
}

int night_phase(const struct state *state, int max)
{
    int first = state->traits.first_hunter;
    return (first - night_left(state)) * max / first;
}
