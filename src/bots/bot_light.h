/* How bots handle their lantern: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_LIGHT_H
#define BOTS_BOT_LIGHT_H

#include "bots/bot.h"

/* What stance the lantern is in. */
enum bot_light bot_light_now(const struct bot *bot);

/* Turns the lantern towards a stance, if it is not in it. */
bool bot_light_set(struct bot *bot, enum bot_light light, struct command *command);

/* Whether somebody is about, or was of late, whom bright light keeps off. */
bool bot_light_is_wanted(const struct bot *bot);

/* Sets the lantern for going about: open where nobody has been about for a while, hooded near those awake. */
bool bot_light_suit(struct bot *bot, struct command *command);

#endif
