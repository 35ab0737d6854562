/* How bots solve special rooms (rules/sites), except barter and keys, which have files of their own. */
#ifndef BOTS_BOT_ROOMS_H
#define BOTS_BOT_ROOMS_H

#include "bots/bot.h"

/* Goes on with a special room that it knows of, in the light that suits the room; not with one that takes too long. */
bool bot_rooms_visit(struct bot *bot, struct command *command);

#endif
