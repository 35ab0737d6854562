/* Plays a drawn game by its keys, for tests of the whole game. Uses game and the layers before it. */
#ifndef SUPPORT_PLAYER_H
#define SUPPORT_PLAYER_H

#include "game/game.h"
#include "input/key_reader.h"

struct player {
    struct game *game;
    struct key_reader reader;
    int steps;       /* calls that the last command took */
    char told[4096]; /* messages of the last keys, each followed by '|' */
};

/* A game with light on a drawn floor 1. Released by player_end. */
struct player *player_start(const char *picture);

/* The same in plain sight with the algorithm `disc`: the hero sees everything within the radius, so the player sees the
 * floor as it is. */
struct player *player_start_seeing_all(const char *picture);

/* Plain sight of 5 cells, by the game's usual algorithm. */
struct player *player_start_nearsighted(const char *picture);
struct player *player_start_with(const struct game_setup *setup);
void player_end(struct player *player);

/* The command of a key, as the game reads it; Enter gives that which is held. False: none yet. */
bool player_read(struct player *player, struct key key, struct command *command);

/* Presses keys. Commands of several turns are played to their end. */
void player_press(struct player *player, const char *keys);

/* Plays a command to its end. */
void player_play(struct player *player, struct command command);

/* Adds the messages of what has just happened to those of the last keys. */
void player_listen(struct player *player);

/* The floor as the player sees and remembers it, one line a row. A static string, valid until the next call. */
const char *player_view(const struct player *player);

/* Starts a game that sees everything, presses the keys and fails the test unless the floor then looks like this. */
void player_check_all(const char *picture, const char *keys, const char *expected);

bool player_was_told(const struct player *player, const char *sentence);
struct point player_hero(const struct player *player);
const struct state *player_state(const struct player *player);

#endif
