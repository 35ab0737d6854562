/* What is counted of bots' games. Every number is a sum over games, so that counts of several machines can be added up. */
#ifndef APP_LAB_LAB_COUNT_H
#define APP_LAB_LAB_COUNT_H

#include "content/deposit.h"
#include "game/game.h"

#include <stdint.h>

/* Of harm: a kind of monster, or what is none. */
#define LAB_NOBODY MONSTER_COUNT

/* Numbers of this type and nothing else: see lab_report.c. */
struct lab_count {
    int64_t games;
    int64_t wins;
    int64_t stopped;
    int64_t deepest; /* floors reached */
    int64_t turns;
    int64_t win_turns;    /* of games that were won */
    int64_t bright_turns; /* that ended in bright light */
    int64_t floors;       /* that were left alive, and the turns on them */
    int64_t floor_turns;
    int64_t deaths_on[FLOOR_COUNT];
    int64_t deaths_by[MONSTER_COUNT + 1];
    int64_t damage_by[MONSTER_COUNT + 1]; /* to the hero */
    int64_t automatic_damage;             /* of that, while it explored, travelled or rested */
    int64_t refusals;                     /* to do so: danger, fire, no light or no way */
    int64_t kills;                        /* by the hero's blows */
    int64_t kills_of_unaware;             /* the first blow met an unaware victim */
    int64_t deaths_of_others; /* that the hero noticed, and of these by terrain or fire */
    int64_t deaths_by_matter;
    int64_t matter_met[DEPOSIT_COUNT]; /* games in which that matter was seen, and seen to react */
    int64_t matter_reacted[DEPOSIT_COUNT];
    int64_t hunts;        /* that ended, except where the hunter could not get there */
    int64_t hunts_shaken; /* as the hunter had lost the hero */
    int64_t hunts_begun[BAND_COUNT];
    int64_t turns_in[BAND_COUNT];
    int64_t steps[LANTERN_COUNT];
    int64_t found[ITEM_COUNT]; /* games in which it was found, and used */
    int64_t used[ITEM_COUNT];
    int64_t rooms_entered[SITE_COUNT];
    int64_t rooms_solved[SITE_COUNT];
};

#define LAB_WATCH_MAX 128

/* Watches a game, and adds it to a count. */
struct lab_watch {
    struct lab_count *count;
    int turns_on[FLOOR_COUNT];
    int deepest;
    bool has_found[ITEM_COUNT];
    bool has_used[ITEM_COUNT];
    bool has_met[DEPOSIT_COUNT];
    bool has_reacted[DEPOSIT_COUNT];
    uint8_t lies[TERRAIN_COUNT]; /* enum deposit_id: which deposit the terrain is */
    uint8_t hangs[CLOUD_COUNT];
    bool has_bartered[FLOOR_COUNT];
    /* Before the last action: */
    int turn;
    int depth;
    struct point at;
    enum item weapon;
    /* On this floor: */
    struct handle hunters[LAB_WATCH_MAX];
    int hunter_count;
    struct handle victims[LAB_WATCH_MAX]; /* the last that the hero struck, and how it began */
    bool was_unaware[LAB_WATCH_MAX];
    int victim_count;
};

void lab_watch_begin(struct lab_watch *watch, struct lab_count *count, const struct state *state);

/* To be called before and after each action of a command. */
void lab_watch_before(struct lab_watch *watch, const struct state *state);
void lab_watch_after(struct lab_watch *watch, const struct state *state,
                     const struct command *command);

void lab_watch_end(struct lab_watch *watch, const struct state *state);

#endif
