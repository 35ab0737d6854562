/* How bots shut a door on their hunters. */
#ifndef BOTS_BOT_WARD_H
#define BOTS_BOT_WARD_H

#include "bots/bot.h"

/* Goes through a door that is near, with its hunters behind it, and seals it. Not if it has nothing to seal it with, or could
 * win a fight. */
bool bot_ward(struct bot *bot, struct command *command);

#endif
