/* The bots that there are: each fills in its next command, which is a wait if it leaves it alone. */
#ifndef BOTS_BOT_CHOICES_H
#define BOTS_BOT_CHOICES_H

#include "bots/bot.h"

typedef void bot_choose(struct bot *bot, struct command *command);

#define BOT(id, key, sees_all, is_exploit) bot_choose bot_play_##id;
#include "bots/bots.def"
#undef BOT

#endif
