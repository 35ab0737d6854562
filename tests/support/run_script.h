/* A game that is always played the same way, for tests of what is kept of it. Uses game. */
#ifndef SUPPORT_RUN_SCRIPT_H
#define SUPPORT_RUN_SCRIPT_H

#include "game/game.h"

#define RUN_SCRIPT_DEEDS_MAX 8192

/* What it comes to, deed by deed; [0] is the beginning. */
struct run_script_account {
    uint64_t hashes[RUN_SCRIPT_DEEDS_MAX];
    int depths[RUN_SCRIPT_DEEDS_MAX];
    int count; /* of deeds */
};

struct game_setup run_script_setup(void);

/* Plays command `i`: a matter of its number alone. It may be of many deeds, or of none. */
void run_script_play(struct game *game, int i);

/* Plays deed `i`, from 0 on: a matter of its number and of the game. One deed, but none when the game is over. */
void run_script_play_deed(struct game *game, int i);

/* Plays up to so many deeds one by one, and takes down what they come to. */
void run_script_account_of_deeds(int deeds, struct run_script_account *account);

/* Plays so many commands and takes down what they come to. The account is the caller's, and static: it is large. */
void run_script_account_of(int commands, struct run_script_account *account);

#endif
