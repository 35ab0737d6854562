/* How bots handle their lantern: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_LIGHT_H
#define BOTS_BOT_LIGHT_H

#include "bots/bot.h"

/* The stance of the lantern. */
enum bot_light bot_light_now(const struct bot *bot);

/* Turns the lantern towards a stance, if it is not in it. */
bool bot_light_set(struct bot *bot, enum bot_light light, struct command *command);

/* Whether a creature that bright light keeps off is near, or was recently. */
bool bot_light_is_wanted(const struct bot *bot);

/* Sets the lantern for walking: open to explore if nothing was near for a while, otherwise hooded, so that night comes later
 * and less notices the hero. */
bool bot_light_suit(struct bot *bot, bool explores, struct command *command);

#endif
