/* Simple strategies: what a bot that knows less of the rules does. */
#ifndef BOTS_BOT_SIMPLE_H
#define BOTS_BOT_SIMPLE_H

#include "bots/bot_plan.h"

bot_choose bot_simple_random, bot_simple_fighter, bot_simple_diver;

#endif
