/* Plays a drawn game by its keys, for tests of the game as a whole. Uses game and what stands before it. */
#ifndef SUPPORT_PLAYER_H
#define SUPPORT_PLAYER_H

#include "game/game.h"
#include "input/binding.h"

struct player {
    struct game *game;
    struct key_reader reader;
    int steps;       /* how many calls the last command took */
    char told[4096]; /* what the last keys led to, in sentences, each behind a '|' */
};

/* A game with light on a drawn floor 1. Released by player_end. */
struct player *player_start(const char *picture);

/* The same in plain sight with the algorithm `disc`: all that is within the radius is seen, walls or not, and
 * so what the player sees is the floor as it is. */
struct player *player_start_seeing_all(const char *picture);

/* Plain sight of 5 cells, by the algorithm of the game. */
struct player *player_start_nearsighted(const char *picture);
struct player *player_start_with(const struct game_setup *setup);
void player_end(struct player *player);

/* Presses keys; commands of several turns are played to their end, which must come. */
void player_press(struct player *player, const char *keys);

/* Plays a command to its end. */
void player_play(struct player *player, struct command command);

/* What the player sees and remembers, a line a row. A static string, good until the next call. */
const char *player_view(const struct player *player);

/* Starts a game that sees all, presses the keys and fails the test unless the floor then looks so. */
void player_check_all(const char *picture, const char *keys, const char *expected);

bool player_was_told(const struct player *player, const char *sentence);
struct point player_hero(const struct player *player);
const struct state *player_state(const struct player *player);

#endif
