/* The bots that there are: each fills in its next command, which is a wait if it leaves it alone. */
#ifndef APP_BOT_CHOICES_H
#define APP_BOT_CHOICES_H

#include "app/bot.h"

typedef void bot_choose(struct bot *bot, struct command *command);

#define BOT(id, key, sees_all, is_exploit) bot_choose bot_play_##id;
#include "app/bots.def"
#undef BOT

#endif
