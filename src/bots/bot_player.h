/* A person of average patience, by the keys used most: explore, take stairs, rest, attack by stepping. Its commands end as
 * a player's do, so it shows how often automatic movement refuses, and what happens during it. */
#ifndef BOTS_BOT_PLAYER_H
#define BOTS_BOT_PLAYER_H

#include "bots/bot_plan.h"

bot_choose bot_player_choose;

#endif
