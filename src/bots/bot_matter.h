/* How bots turn oil, gas and thin floor on what stands there. */
#ifndef BOTS_BOT_MATTER_H
#define BOTS_BOT_MATTER_H

#include "bots/bot.h"

/* Throws a flame into the oil or gas that a foe is in, focuses light on what burns there, or breaks the thin floor under one
 * by a noise. */
bool bot_matter_use(struct bot *bot, struct command *command);

/* Goes where it can do so to a sleeper in view. */
bool bot_matter_seek(struct bot *bot, struct command *command);

#endif
