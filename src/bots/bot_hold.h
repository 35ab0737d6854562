/* How bots hold the great lamp once it burns. */
#ifndef BOTS_BOT_HOLD_H
#define BOTS_BOT_HOLD_H

#include "bots/bot.h"

/* Beside the burning lamp the bot does not flee: it uses everything that heals, hides or hurts now. Not if no lamp burns
 * here. */
bool bot_hold(struct bot *bot, struct command *command);

#endif
