#include "bots/bot_choices.h"
#include "bots/bot_plan.h"

void bot_play_stair_dancer(struct bot *bot, struct command *command)
{
    static const struct bot_plan plan = {.dances = true};
    bot_plan_choose(bot, &plan, command);
}
