/* The play of the adaptive bot, and of those that differ from it in one thing. */
#ifndef BOTS_BOT_PLAN_H
#define BOTS_BOT_PLAN_H

#include "bots/bot_light.h"

/* What sets a bot apart; zero is the adaptive one. */
struct bot_plan {
    bool keeps_light; /* the lantern is always in this stance */
    enum bot_light light;
    bool fights_in_doors; /* never but in doorways */
    bool dances;          /* fights on stairs, and leaves by them when hurt */
    bool lures;           /* calls whoever is about, and waits in the dark */
    bool rests;           /* until it is whole, whatever the night */
};

void bot_plan_choose(struct bot *bot, const struct bot_plan *plan, struct command *command);

#endif
