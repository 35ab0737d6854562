/* The play of the adaptive bot, of those that differ from it in one thing, and of those that know less. */
#ifndef BOTS_BOT_PLAN_H
#define BOTS_BOT_PLAN_H

#include "bots/bot.h"

/* How a bot differs from the adaptive one. All zeros: in nothing. */
struct bot_plan {
    bool keeps_light; /* the lantern always stays in this stance: */
    enum bot_light light;
    bool fights_in_doors;  /* and nowhere else */
    bool dances;           /* fights on stairs, and leaves by them when hurt */
    bool lures;            /* calls everything near, and waits in the dark */
    bool rests;            /* until it is healed, whatever the night */
    bool strobes;          /* opens its lantern now and then for a turn to look */
    bool fights_by_fire;   /* beside burning braziers, and nowhere else */
    bool ambushes_hunters; /* goes dark before what already hunts it */
    bool keeps_vigil;      /* lights no beacon, and tries the other ending first */
    bool throws_lures;     /* into its ambushes */
    bool takes_any_boon;   /* of those offered */
    bool holds_off; /* waits until what its light keeps off lets it be, and strikes it then */
};

/* Finds the bot's next command, which stays a wait if it is left alone. Only bots with a plan read it. */
typedef void bot_choose(struct bot *bot, const struct bot_plan *plan, struct command *command);
bot_choose bot_plan_choose;

/* A person of average patience, by the keys used most: explore, take stairs, rest, attack by stepping. Its commands end as
 * a player's do, so it shows how often automatic movement refuses, and what happens during it. */
bot_choose bot_player_choose;

/* Simple strategies: what a bot that knows less of the rules does. */
bot_choose bot_simple_random, bot_simple_fighter, bot_simple_diver;

#endif
