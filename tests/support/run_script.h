/* A game that is always played the same way, for tests of saved runs. Uses game. */
#ifndef SUPPORT_RUN_SCRIPT_H
#define SUPPORT_RUN_SCRIPT_H

#include "game/game.h"

#define RUN_SCRIPT_ACTIONS_MAX 8192

/* The hash of the game after each action; [0] is the start. */
struct run_script_account {
    uint64_t hashes[RUN_SCRIPT_ACTIONS_MAX];
    int depths[RUN_SCRIPT_ACTIONS_MAX];
    int count; /* of actions */
};

struct game_setup run_script_setup(void);

/* Plays command `i`, which depends on its number alone. It may take several actions, or none. */
void run_script_play(struct game *game, int i);

/* Plays action `i`, from 0 on, which depends on its number and the game. One action, or none when the game is over. */
void run_script_play_action(struct game *game, int i);

/* Plays up to that many actions one by one and records the hashes. */
void run_script_account_of_actions(int actions, struct run_script_account *account);

/* Plays that many commands and records the hashes. The account is large, so the caller makes it static. */
void run_script_account_of(int commands, struct run_script_account *account);

#endif
