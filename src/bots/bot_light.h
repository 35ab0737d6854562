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

/* The stance that the fewest of those near punish, by what their kinds do; a bright light also stirs sleepers. `usual`
 * if no other is better. */
enum bot_light bot_light_choose(const struct bot *bot, enum bot_light usual);

/* Sets the lantern for walking: open while its light keeps something off; dark if something was awake near lately; else open to
 * explore and hooded to go elsewhere; unless what is near makes another stance better. */
bool bot_light_suit(struct bot *bot, bool explores, struct command *command);

#endif
