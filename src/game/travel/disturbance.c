#include "game/travel/disturbance.h"

#include "world/door_guard.h"

/* Whether the hero sees the shadow of what waits behind the closed door. */
static bool is_guarded(const struct state *state, struct point door)
{
    return grid_contains(state_level_const(state)->grid, door) &&
           door_guard_throws_shadow(state, door);
}

enum refusal disturbance_find(struct auto_move *auto_move, const struct state *state,
                              struct point to)
{
    bool is_first_step = auto_move->steps_taken == 0;
    bool may_show = auto_move->consent.to == REFUSAL_SHOWS;
    bool may_stir = auto_move->consent.to == REFUSAL_STIRS || (is_first_step && may_show);
    bool may_spoil = is_first_step && (may_stir || auto_move->consent.to == REFUSAL_SPOILS);
    bool may_open = is_first_step && (may_spoil || auto_move->consent.to == REFUSAL_GUARDED);
    if (auto_move->command.is_stepwise)
        return REFUSAL_NONE;
    auto_move->danger = HANDLE_NONE;
    if (!may_open && is_guarded(state, to))
        return REFUSAL_GUARDED;
    bool explores = auto_move->command.kind == COMMAND_EXPLORE;
    if (explores && !may_spoil && route_would_spoil(state, to))
        return REFUSAL_SPOILS;
    if (explores && !may_stir && danger_would_stir(state, to, &auto_move->danger))
        return REFUSAL_STIRS;
    bool shows = (explores || auto_move->command.kind == COMMAND_REST) && !may_show &&
                 danger_would_show(state, to, auto_move->consent.accepted, &auto_move->danger);
    return shows ? REFUSAL_SHOWS : REFUSAL_NONE;
}
