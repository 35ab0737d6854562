/* Ways over what a bot knows of its floor. */
#ifndef BOTS_BOT_WAY_H
#define BOTS_BOT_WAY_H

#include "bots/bot.h"

typedef bool bot_is_goal(const struct bot *bot, const void *context, struct point p);

/* The nearest goal that can be walked to, up to `limit` steps off; false if there is none. `steps`: how far; may be NULL. */
bool bot_way_find(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                  struct point *found, int *steps);

/* The same among the cells that bot_landmarks.h has marked, which is faster; `is_goal` may be NULL. */
bool bot_way_find_marked(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                         struct point *found, int *steps);

/* The first step to a cell, around the creatures the bot perceives if possible, else through them; the cell itself may
 * be something to bump into. False if there is no way, or the hero is there. `steps`: how far; may be NULL. */
bool bot_way_step(struct bot *bot, struct point goal, enum direction *direction, int *steps);

/* Steps there, or to the nearest goal; false if there is no way or the hero is there. */
bool bot_way_go(struct bot *bot, struct point goal, struct command *command);
bool bot_way_go_nearest(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                        struct command *command);

bool bot_way_go_marked(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                       struct command *command);

/* Steps there, up to a few steps longer, without coming within `apart` cells of foes that are perceived and do not hunt; if
 * that is impossible, by bot_way_go. */
bool bot_way_go_apart(struct bot *bot, struct point goal, int apart, struct command *command);

/* Finds the cell farthest behind p, up to `limit` steps, to which the hero's way leads by p. False if there is none. */
bool bot_way_find_behind(struct bot *bot, struct point p, int limit, struct point *found);

/* Whether gas hangs in view in the cell or beside it, which open flames set off. */
bool bot_way_is_by_gas(const struct bot *bot, struct point p);

/* Fills bot->fears: the steps from the nearest foe that is awake to each cell. */
void bot_way_fear(struct bot *bot);

/* A step away from foes, towards a cell that the bot reaches before them and that is as far from them as can be. */
bool bot_way_flee(struct bot *bot, struct command *command);

bool bot_way_comes_first(struct bot *bot, struct point goal);

/* How many of the cells around p can be walked on: 8 in the open, 2 in a corridor. */
int bot_way_openness(const struct bot *bot, struct point p);

#endif
