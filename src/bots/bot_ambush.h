/* How bots use the dark and the light against what they see: each function chooses the command and returns true, or leaves it
 * alone. */
#ifndef BOTS_BOT_AMBUSH_H
#define BOTS_BOT_AMBUSH_H

#include "bots/bot.h"

/* Unless its lantern is open, goes dark near something that is awake and does not hunt, takes its knife, may throw something
 * noisy beside it, waits in stillness, and strikes what comes. */
bool bot_ambush(struct bot *bot, bool throws_lures, struct command *command);

/* Goes dark before hunters that are not adjacent yet, and strikes what comes. */
bool bot_ambush_hunters(struct bot *bot, struct command *command);

/* Holds a creature off in its light until it lets the hero be, then strikes it. */
bool bot_ambush_hold_off(struct bot *bot, struct command *command);

#endif
