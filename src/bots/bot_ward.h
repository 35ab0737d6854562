/* How bots shut a door on their hunters. */
#ifndef BOTS_BOT_WARD_H
#define BOTS_BOT_WARD_H

#include "bots/bot.h"

/* Seals a closed door beside the hero with the item, or closes an open one to seal it next, while nothing stands beside the
 * hero. */
bool bot_ward_seal(const struct bot *bot, enum item item, struct command *command);

/* Goes through a door that is near, with its hunters behind it, and seals it. Not if it has nothing to seal it with, or could
 * win a fight. */
bool bot_ward(struct bot *bot, struct command *command);

#endif
