#include "ui/screens/replay_state.h"

int replay_state_rate(const struct replay_state *state)
{
    static const int moves_a_second[REPLAY_SPEEDS] = {1, 2, 4, 8, 16, 32, 64, 250, 1000};
    return moves_a_second[state->speed];
}

bool replay_state_can_go_on(const struct replay_state *state)
{
    return !state->has_ended && state->replay.position < state->total;
}

bool replay_state_can_go_back(const struct replay_state *state)
{
    return state->replay.position > state->replay.first;
}

bool replay_state_can_change_speed(const struct replay_state *state, int by)
{
    int speed = state->speed + by;
    return replay_state_can_go_on(state) && speed >= 0 && speed < REPLAY_SPEEDS;
}

void replay_state_write_place(const struct replay_state *state, int turn, struct text *text)
{
    text_append(text, "Turn %d: move %llu of %llu, %d moves a second%s", turn,
                (unsigned long long)state->replay.position, (unsigned long long)state->total,
                replay_state_rate(state), state->is_paused ? ", paused" : "");
}

void replay_state_write_short_place(const struct replay_state *state, struct text *text)
{
    text_append(text, "%llu/%llu%s", (unsigned long long)state->replay.position,
                (unsigned long long)state->total, state->is_paused ? ", paused" : "");
}
