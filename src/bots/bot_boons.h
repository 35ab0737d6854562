/* How bots choose boons and use keystones. */
#ifndef BOTS_BOT_BOONS_H
#define BOTS_BOT_BOONS_H

#include "bots/bot.h"

/* Chooses one of the boons that are offered, if any: of the bot's path, or of those it has most of. */
bool bot_boons_choose(struct bot *bot, struct command *command);

/* Chooses one of them by chance. */
bool bot_boons_choose_any(struct bot *bot, struct command *command);

/* Uses a keystone that helps in a fight that is being lost. */
bool bot_boons_get_away(struct bot *bot, struct command *command);

/* Uses one that draws away what begins to notice the hero. */
bool bot_boons_draw_away(struct bot *bot, struct command *command);

#endif
