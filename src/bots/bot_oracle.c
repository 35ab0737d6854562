#include "bots/bot_choices.h"
#include "bots/bot_plan.h"

void bot_play_oracle(struct bot *bot, struct command *command)
{
    static const struct bot_plan plan = {.keeps_light = false};
    bot_plan_choose(bot, &plan, command);
}
