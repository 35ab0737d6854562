/* What single screens keep from one key to the next, beside what is chosen on them. */
#ifndef UI_SCREENS_SCREEN_STATES_H
#define UI_SCREENS_SCREEN_STATES_H

#include "game/game.h"

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

/* All of these. Zero is as they are first shown. */
struct screen_states {
    struct screen_seed_state seed;
    struct screen_keys_state keys;
    struct screen_fame_state fame;
};

#endif
