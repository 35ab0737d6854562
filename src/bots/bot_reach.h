/* Distance maps over what a bot knows of its floor. */
#ifndef BOTS_BOT_REACH_H
#define BOTS_BOT_REACH_H

#include "bots/bot.h"

/* Where a bot may step. */
struct bot_reach_rules {
    const struct bot *bot;
    struct point start; /* of the distances; may be a cell that nothing walks on */
    bool goes_around;   /* creatures and webs */
    int apart;          /* and keeps as many cells from foes that do not hunt */
};

/* Whether it may take such a step. The rules are a struct bot_reach_rules. */
bool bot_reach_may_step(const void *rules, struct point from, enum direction direction);

/* Whether it enters a cell that is not the start. */
bool bot_reach_may_enter(const void *rules, struct point to);

/* The same as sets. They need bot->odd. */
struct distance_ground bot_reach_ground(const struct bot_reach_rules *rules);

/* Finds out once for a choice where anything is: bot->odd. */
void bot_reach_find_odd(struct bot *bot);

/* Fills a map out to `limit` steps: cells as far off are listed in any order only if they may be. */
void bot_reach_fill(struct distance_map *map, const struct bot_reach_rules *rules, int limit,
                    bool is_ordered);

/* Begins a map at the rules' start and fills it. */
void bot_reach_fill_from(struct bot *bot, struct distance_map *map,
                         const struct bot_reach_rules *rules, int limit, bool is_ordered);

/* Whether a map that is filled out to `limit` steps would not grow any more. */
bool bot_reach_is_whole(const struct distance_map *map, int limit);

/* The map of the ways from the hero, filled out to `limit` steps or more. All that is looked for in a choice shares it. */
struct distance_map *bot_reach_out(struct bot *bot, bool goes_around, int limit);

#endif
