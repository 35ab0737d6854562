/* How a bot deals with the night: how long it may stay on its floor, and when it stands in light to heal. */
#ifndef BOTS_BOT_REST_H
#define BOTS_BOT_REST_H

#include "bots/bot.h"

/* Whether it must go now to be off the floor before the night sends a hunter. */
bool bot_rest_runs_late(struct bot *bot);

/* Whether it should be healed by light now: badly hurt while there is more to do here, or at all before it leaves. */
bool bot_rest_wants(struct bot *bot, bool is_leaving);

#endif
