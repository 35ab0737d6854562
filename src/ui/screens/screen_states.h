/* State that individual screens keep between keys, besides their chosen row. */
#ifndef UI_SCREENS_SCREEN_STATES_H
#define UI_SCREENS_SCREEN_STATES_H

#include "game/game.h"
#include "game/sight_lab.h"
#include "ui/screens/inventory_news.h"
#include "ui/view/floor_plan.h"
#include "ui/view/story_picture.h"

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
    enum { FAME_BY_PLACE, FAME_BY_DATE, FAME_DAILY, FAME_ORDERS } order;
};

/* For the map of the whole floor. */
struct screen_map_state {
    struct floor_plan plan; /* where cells were drawn; shrink is 0 before the first frame */
};

/* For the sight lab. */
struct screen_lab_state {
    struct sight_lab lab;
    bool is_open;
    int compared_with; /* the registry's index of the other algorithm */
    bool hides_rays;
    /* Time to compute a field of view, by registry index; 0: not timed from this cell, as it was not shown. */
    int64_t nanoseconds[SIGHT_LAB_ALGORITHMS_MAX];
};

/* For the story's pictures. */
struct screen_story_state {
    enum story now;
    enum story last;    /* of those shown in a row */
    bool begins_lesson; /* after them */
};

/* Zero is the initial state of all screens. */
struct screen_states {
    struct screen_seed_state seed;
    struct screen_keys_state keys;
    struct screen_fame_state fame;
    struct screen_map_state map;
    struct screen_story_state story;
    struct inventory_news news;
    uint32_t guarded_since; /* on the clock: when a screen was opened that guards Enter */
    bool holds_first;       /* the next Enter is held, however late */
};

#endif
