/* How bots try the other ending of the run: the vigil at the cold great lamp. */
#ifndef BOTS_BOT_VIGIL_H
#define BOTS_BOT_VIGIL_H

#include "bots/bot.h"

/* Goes to the cold great lamp in the dark and waits beside it, and goes after what has noticed the hero if that lasts. False if
 * there is no such lamp here, or it has taken too long. */
bool bot_vigil(struct bot *bot, struct command *command);

#endif
