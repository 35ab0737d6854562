/* A game that records its journal as it is played, for tests. Uses game. */
#ifndef SUPPORT_RECORDER_H
#define SUPPORT_RECORDER_H

#include "game/save/journal.h"

#define RECORDER_VERSION "0.0.test"
#define RECORDER_ACTIONS_MAX 4096

struct recorder {
    struct game *game;
    struct bytes bytes;
    struct journal_chain chain;
    int actions;
    size_t ends[RECORDER_ACTIONS_MAX + 1]; /* of the start, and of every action, in the bytes */
};

/* Starts a game and its journal. Released by recorder_clear. */
void recorder_begin(struct recorder *recorder, const struct game_setup *setup);
void recorder_clear(struct recorder *recorder);

/* Continues with another game that replaced the recorder's. */
void recorder_watch(struct recorder *recorder);

/* Plays a command to its end. */
void recorder_play(struct recorder *recorder, struct command command);

/* A short game on a small drawn floor with a creature: a dozen actions of most kinds, some refused. */
void recorder_play_short(struct recorder *recorder);

/* Appends the record of the end. */
void recorder_end(struct recorder *recorder);

/* Fails the test unless two actions are equal in all their fields. */
void recorder_check_same(const struct player_action *a, const struct player_action *b);

/* Renews the checksums of a journal with whole records, as a forger would. */
void recorder_seal(unsigned char *data, size_t length);

#endif
