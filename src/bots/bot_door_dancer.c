#include "bots/bot_choices.h"
#include "bots/bot_plan.h"

void bot_play_door_dancer(struct bot *bot, struct command *command)
{
    static const struct bot_plan plan = {.fights_in_doors = true};
    bot_plan_choose(bot, &plan, command);
}
