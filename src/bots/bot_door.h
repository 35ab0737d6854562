/* What bots do with a door beside them. */
#ifndef BOTS_BOT_DOOR_H
#define BOTS_BOT_DOOR_H

#include "bots/bot.h"

/* Seals a closed door beside the hero with the item, or closes an open one to seal it next, while nothing stands beside the
 * hero. */
bool bot_door_seal(const struct bot *bot, enum item item, struct command *command);

#endif
