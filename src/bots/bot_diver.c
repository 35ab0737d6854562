#include "bots/bot_errands.h"
#include "bots/bot_plan.h"
#include "bots/bot_things.h"

/* Explores only until it knows stairs. */
void bot_diver_choose(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    int leads = 1;
    if (bot_things_choose_boon(bot, command))
        return;
    if (bot_scene_is_below(bot->sight, 35) && bot_things_heal(bot, command))
        return;
    if (bot_errands_win(bot, command))
        return;
    if (bot_errands_knows_stairs(bot, leads) && bot_errands_descend(bot, command))
        return;
    if (!bot_errands_explore(bot, command))
        bot_errands_descend(bot, command);
}
