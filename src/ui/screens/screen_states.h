/* State that individual screens keep between keys, besides their chosen row. */
#ifndef UI_SCREENS_SCREEN_STATES_H
#define UI_SCREENS_SCREEN_STATES_H

#include "game/game.h"
#include "ui/view/floor_plan.h"

#define SCREEN_KEYS_SAID_MAX 160

/* For the screen where a seed is typed. */
struct screen_seed_state {
    char typed[SEED_LENGTH_MAX + 1];
};

/* For the screen of key bindings. */
struct screen_keys_state {
    bool awaits_key;                 /* the next key is bound to the chosen row */
    char said[SCREEN_KEYS_SAID_MAX]; /* the result of the last change; or empty */
};

/* For the hall of fame. */
struct screen_fame_state {
    bool is_by_date; /* sorted by date, newest first; else by rank */
};

/* For the map of the whole floor. */
struct screen_map_state {
    struct floor_plan plan; /* where cells were drawn; shrink is 0 before the first frame */
};

/* Zero is the initial state of all screens. */
struct screen_states {
    struct screen_seed_state seed;
    struct screen_keys_state keys;
    struct screen_fame_state fame;
    struct screen_map_state map;
};

#endif
