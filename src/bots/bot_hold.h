/* How bots hold the great lamp once it burns. */
#ifndef BOTS_BOT_HOLD_H
#define BOTS_BOT_HOLD_H

#include "bots/bot.h"

/* By the lamp that burns nobody flees: what heals, hides or hurts is for now, and there is no later. Not if no lamp burns
 * here. */
bool bot_hold(struct bot *bot, struct command *command);

#endif
