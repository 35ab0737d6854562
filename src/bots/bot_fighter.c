#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_plan.h"
#include "bots/bot_things.h"

void bot_fighter_choose(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    if (bot_things_choose_boon(bot, command))
        return;
    if (bot_scene_is_below(bot->sight, 35) && bot_things_heal(bot, command))
        return;
    if (bot_fight_strike(bot, command) || bot_fight_approach(bot, 10, command))
        return;
    if (bot_things_wear(bot, command) || bot_errands_win(bot, command) ||
        bot_errands_explore(bot, command))
        return;
    bot_errands_descend(bot, command);
}
