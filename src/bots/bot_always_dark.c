#include "bots/bot_choices.h"
#include "bots/bot_plan.h"

void bot_play_always_dark(struct bot *bot, struct command *command)
{
    static const struct bot_plan plan = {.keeps_light = true, .light = BOT_LIGHT_DARK};
    bot_plan_choose(bot, &plan, command);
}
