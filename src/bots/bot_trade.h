/* How bots barter. */
#ifndef BOTS_BOT_TRADE_H
#define BOTS_BOT_TRADE_H

#include "bots/bot.h"

/* Goes to a merchant of the floor that it knows of, in the dark, and gives what it has no use for; chooses the command and
 * returns true, or leaves it alone: it has nothing to give, or all there is to trade is traded. */
bool bot_trade_visit(struct bot *bot, struct command *command);

#endif
