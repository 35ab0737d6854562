/* What is aimed: its way, whether it comes there, and what it is called. */
#include "game/prompt.h"
#include "world/hero.h"

struct flight prompt_path(const struct prompt *prompt, const struct state *state)
{
    bool flies = prompt->command.kind != COMMAND_USE;
    return flies
               ? flight_path(state, state_hero_const(state)->position, prompt->command.target, true)
               : (struct flight){.count = 0};
}

bool prompt_is_blocked(const struct prompt *prompt, const struct state *state)
{
    return point_steps(state_hero_const(state)->position, prompt->command.target) > prompt->range ||
           prompt_path(prompt, state).is_blocked;
}

void prompt_write_aim(const struct state *state, const struct prompt *prompt, struct text *text)
{
    bool shoots = item_get(prompt->item)->shoots != ITEM_NONE;
    const char *does = prompt->command.kind == COMMAND_THROW  ? "Throw"
                       : prompt->command.kind != COMMAND_FIRE ? "Use"
                       : shoots                               ? "Shoot with"
                                                              : "Strike with";
    text_append(text, "%s %s", does, hero_item_name(state, prompt->item));
    if (prompt->command.kind == COMMAND_FIRE &&
        point_is_equal(prompt->command.target, state_hero_const(state)->position))
        text_append(text, ": nobody is in reach");
}
