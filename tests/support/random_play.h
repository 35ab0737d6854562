/* A game played by random commands, on a generated floor or on a small map crowded with creatures. Each action is checked by
 * support/fairness. */
#ifndef SUPPORT_RANDOM_PLAY_H
#define SUPPORT_RANDOM_PLAY_H

struct random_play {
    const char *fault; /* the first, which ends the game; NULL: none */
    int turn;
};

/* Plays up to that many actions. */
struct random_play random_play_game(int seed, int plain_radius, int actions);
struct random_play random_play_crowded_map(int seed, int plain_radius, int actions);

#endif
