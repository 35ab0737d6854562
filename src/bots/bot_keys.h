/* How bots take keys, with or without a catch, and use them. */
#ifndef BOTS_BOT_KEYS_H
#define BOTS_BOT_KEYS_H

#include "bots/bot.h"

/* Whether it carries a key that keeps its lantern open. */
bool bot_keys_hold_lantern(const struct bot *bot);

/* Fetches a key once it knows the lock, and opens that; in the dark, if the key is shy. */
bool bot_keys_use(struct bot *bot, struct command *command);

/* Drops a key that keeps its lantern open: it is leaving. */
bool bot_keys_drop(struct bot *bot, struct command *command);

#endif
