/* A game that is written down in a journal as it is played, for tests. Uses game. */
#ifndef SUPPORT_RECORDER_H
#define SUPPORT_RECORDER_H

#include "game/save/journal.h"

#define RECORDER_VERSION "0.0.test"
#define RECORDER_DEEDS_MAX 4096

struct recorder {
    struct game *game;
    struct bytes bytes;
    struct journal_chain chain;
    int deeds;
    size_t ends[RECORDER_DEEDS_MAX + 1]; /* of the start, and of every deed, in the bytes */
};

/* Begins a game, and its journal. Released by recorder_clear. */
void recorder_begin(struct recorder *recorder, const struct game_setup *setup);
void recorder_clear(struct recorder *recorder);

/* Writes what is done in another game from now on, which was put in the place of the recorder's. */
void recorder_watch(struct recorder *recorder);

/* Plays a command to its end. */
void recorder_play(struct recorder *recorder, struct command command);

/* A short game on a small drawn floor with somebody in it: a dozen deeds of most kinds, refused ones too. */
void recorder_play_short(struct recorder *recorder);

/* Puts the record of the end behind it. */
void recorder_end(struct recorder *recorder);

/* Fails the test unless two deeds are the same in all their fields. */
void recorder_check_same(const struct player_action *a, const struct player_action *b);

/* Renews the checksums of a journal whose lengths are those of whole records, as whoever forges one would. */
void recorder_seal(unsigned char *data, size_t length);

#endif
