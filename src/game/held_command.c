#include "game/held_command.h"

#include "content/band.h"
#include "game/game_struct.h"
#include "game/travel/interrupt.h"

/* Whether the last command was refused so. */
static bool is_refused(const struct game *game, enum refusal refusal)
{
    const struct event_list *list = &game->state->events;
    return list->count > 0 && list->events[0].kind == EVENT_REFUSED &&
           list->events[0].refusal == refusal;
}

const struct command *game_held_command(const struct game *game)
{
    static const struct command explore = {.kind = COMMAND_EXPLORE, .begins_anew = true};
    const struct command *last = &game->auto_move.command;
    if (is_refused(game, REFUSAL_NO_STAIRS_DOWN) && band_stairs_down(game->state->depth) > 0)
        return &explore; /* it may find them */
    if (is_refused(game, REFUSAL_NO_REACH) && game->remedy.item != ITEM_NONE)
        return &game->remedy;
    if (is_refused(game, REFUSAL_GAS_HERE))
        return &game->remedy;
    bool is_off = last->kind == COMMAND_TRAVEL
                      ? point_chebyshev(last->target, state_hero_const(game->state)->position) > 1
                  : last->kind == COMMAND_STAIRS
                      ? last->leads < 0 || band_stairs_down(game->state->depth) > 0
                      : last->kind == COMMAND_EXPLORE && !game->was_refused_for_good;
    bool is_short = is_off && game->auto_move.steps_taken > 0;
    bool is_held = game->insistable != REFUSAL_NONE || is_short;
    return is_held && !game->is_under_way ? last : NULL;
}

bool held_command_opens(const struct game *game, const struct command *command)
{
    const struct command *held = &game->remedy;
    return is_refused(game, REFUSAL_GAS_HERE) && command->kind == held->kind &&
           command->item == held->item && command->choice == held->choice;
}

enum refusal game_insists_against(const struct game *game, const struct command *command)
{
    const struct command *last = &game->auto_move.command;
    bool is_same =
        command->kind == last->kind && command->leads == last->leads &&
        (command->kind != COMMAND_TRAVEL || point_is_equal(command->target, last->target));
    bool goes_on = !command->begins_anew || consent_is_by_key(game->insistable);
    if (held_command_opens(game, command))
        return REFUSAL_GAS_HERE;
    return is_same && goes_on ? game->insistable : REFUSAL_NONE;
}

void game_cancel(struct game *game)
{
    game->auto_move.steps_taken = 0;
    game->insistable = REFUSAL_NONE;
}

bool game_has_startled(const struct game *game)
{
    return interrupt_strongest(game->state, game->auto_move.consent.accepted) == INTERRUPT_STARTLE;
}
