/* What bots know of a cell that bears on their ways. */
#ifndef BOTS_BOT_GROUND_H
#define BOTS_BOT_GROUND_H

#include "bots/bot.h"

/* Whether a web or the like holds what enters. */
bool bot_ground_holds(const struct bot *bot, struct point p);

/* Whether the bot knows of a trap there. */
bool bot_ground_is_trap(const struct bot *bot, struct point p);

/* Fire, also where it is about to come, and breaking floor: all of that is a cloud in the cell or beside it. */
bool bot_ground_is_hazard(const struct bot *bot, struct point p);

/* Whether a step there would show the hero, by ripples or a glow. */
bool bot_ground_would_show(const struct bot *bot, struct point p);

#endif
