/* State that single screens keep from one key to the next, besides their chosen row. */
#ifndef UI_SCREENS_SCREEN_STATES_H
#define UI_SCREENS_SCREEN_STATES_H

#include "game/game.h"
#include "ui/view/floor_plan.h"

#define SCREEN_KEYS_SAID_MAX 160

/* Of the screen where a seed is typed. */
struct screen_seed_state {
    char typed[SEED_LENGTH_MAX + 1];
};

/* Of the screen of keys. */
struct screen_keys_state {
    bool awaits_key;                 /* the next one is given to the chosen row */
    char said[SCREEN_KEYS_SAID_MAX]; /* what has just been done; or empty */
};

/* Of the hall of fame. */
struct screen_fame_state {
    bool is_by_date; /* the last run first; else by place */
};

/* Of the map of the whole floor. */
struct screen_map_state {
    struct floor_plan plan; /* where its cells were drawn; its shrink is 0 before that */
};

/* All of these. Zero is as they are first shown. */
struct screen_states {
    struct screen_seed_state seed;
    struct screen_keys_state keys;
    struct screen_fame_state fame;
    struct screen_map_state map;
};

#endif
