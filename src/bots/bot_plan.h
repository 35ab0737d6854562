/* The play of the adaptive bot, and of those that differ from it in one thing. */
#ifndef BOTS_BOT_PLAN_H
#define BOTS_BOT_PLAN_H

#include "bots/bot.h"
#include "bots/bot_light.h"

/* How a bot differs from the adaptive one. Zero is the plan of that. */
struct bot_plan {
    bool keeps_light; /* the lantern always stays in this stance: */
    enum bot_light light;
    bool fights_in_doors; /* and nowhere else */
    bool dances;          /* fights on stairs, and leaves by them when hurt */
    bool lures;           /* calls everything near, and waits in the dark */
    bool rests;           /* until it is healed, whatever the night */
};

/* Finds the bot's next command, which stays a wait if it is left alone. Only bots with a plan read it. */
typedef void bot_choose(struct bot *bot, const struct bot_plan *plan, struct command *command);
bot_choose bot_plan_choose, bot_random_choose, bot_fighter_choose, bot_diver_choose;

/* Beside the burning lamp the bot does not flee: it uses everything that heals, hides or hurts now. Not if no lamp burns
 * here. */
bool bot_hold(struct bot *bot, struct command *command);

/* Whether it must go now to be off the floor before the night sends a hunter. */
bool bot_rest_runs_late(struct bot *bot);

/* Whether it should be healed by light now: badly hurt while there is more to do here, or at all before it leaves. */
bool bot_rest_wants(struct bot *bot, bool is_leaving);

#endif
