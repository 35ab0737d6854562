/* Tells of a run at its end, for the end screen and the morgue file. Each function appends a part without a line end. */
#ifndef GAME_TEXT_ACCOUNT_H
#define GAME_TEXT_ACCOUNT_H

#include "base/text.h"
#include "game/game.h"
#include "game/text/chronicle.h"

/* "on floor 3 of 12"; "in the lesson". */
void account_write_floor(const struct game *game, struct text *text);

/* "You died on floor 3 of 12, on turn 412: a gutter rat killed you."; "You won on turn 3000: ..." */
void account_write_end(const struct game *game, struct text *text);

/* Lists the kinds that were known to notice the hero, the latest first. Returns how many. */
int account_list_watchers(const struct game *game, enum monster kinds[MONSTER_COUNT]);

/* "gutter rat: hunted you (turns 12-80, floors 1-2)": one line for all of a kind. */
void account_write_watcher(const struct game *game, enum monster kind, struct text *text);

/* The items in the pack: "3 pebbles, a flare"; "nothing". */
void account_write_unused(const struct game *game, struct text *text);

enum account_fact {
    /* The course of the run. */
    ACCOUNT_START, /* with the watch, if it is not the plain one */
    ACCOUNT_PATH,  /* with the keystone */
    ACCOUNT_OMENS,
    ACCOUNT_UNHUNTED,
    ACCOUNT_STANCES, /* of the lantern, by floor */
    ACCOUNT_KILLER,  /* and what would have helped */
    ACCOUNT_COURSE,  /* how many those are; all else follows */
    ACCOUNT_GEAR = ACCOUNT_COURSE,
    ACCOUNT_PACK,
    ACCOUNT_BOONS,
    ACCOUNT_KILLS,
    ACCOUNT_CAPTIVES,
    ACCOUNT_CLOSE_CALLS,
    ACCOUNT_FLOORS,
    ACCOUNT_NIGHT,
    ACCOUNT_CONDUCTS, /* kept until now */
    ACCOUNT_SCORE,
    ACCOUNT_FACTS
};

/* Whether the run has it: a living hero has no killer. */
bool account_has_fact(const struct game *game, enum account_fact fact);

/* A fact with its name: "Killed: gutter rat x2, wick moth". Nothing if the run does not have it. */
void account_write_fact(const struct game *game, enum account_fact fact, struct text *text);

#endif
