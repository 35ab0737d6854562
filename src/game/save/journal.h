/* The journal of a game: the setup that it began with and every action of the player since, in bytes that only grow. From it
 * alone the game can be performed again (replay.h).
 *
 * Format version 2: the line JOURNAL_MAGIC, then records. A record is the length of its letter and body (LEB128), a letter
 * for its kind, its body, and a checksum of four bytes. The first record is the start. Kinds (actions, items, algorithms of
 * sight ...) are indices into a table of names in the start, or in the last "resumed" record since, so that rows may be
 * added, removed and reordered in a later version.
 *
 * The checksum is the low half of a 64-bit FNV-1a (base/hash.h) over everything before it except the checksums of earlier
 * records. Each step of that half is a bijection of it, so a change of one byte is always found, and a record is accepted
 * only after the records that it was written after: none can be dropped, repeated or exchanged. Other damage passes one time
 * in 2^32 at a record, and then disagrees with all later ones; eight bytes would make most records half as long again. */
#ifndef GAME_SAVE_JOURNAL_H
#define GAME_SAVE_JOURNAL_H

#include "base/bytes.h"
#include "game/game.h"
#include "game/names.h"

#define JOURNAL_MAGIC "eyeshine journal 2\n"

/* Greatest number of names of a group in a journal's table. */
#define JOURNAL_NAMES_MAX 256

/* The hash before the next record. */
struct journal_chain {
    uint64_t hash;
};

/* Each appends a whole record to the bytes, or nothing if memory is short: then the bytes have failed. `version` is that of
 * the game that writes. */

/* The magic line and the start. The bytes must be empty; sets the chain. */
void journal_put_start(struct journal_chain *chain, const struct game_setup *setup,
                       const char *version, struct bytes *bytes);

/* An action, and the state_quick_hash of the state after it. */
void journal_put_action(struct journal_chain *chain, const struct player_action *played,
                        uint64_t quick_hash, struct bytes *bytes);

/* The game goes on after `position` actions. A program must put it before its first action unless it put the start: its
 * numbers of kinds may differ. */
void journal_put_resumed(struct journal_chain *chain, const char *version, uint64_t position,
                         struct bytes *bytes);

/* The game's end, or the end of playing it (RESULT_NONE), with its state_hash. */
void journal_put_ended(struct journal_chain *chain, uint64_t hash, enum result result,
                       struct bytes *bytes);

/* The part of a state_quick_hash that a record keeps. */
uint32_t journal_quick_hash(uint64_t quick_hash);

/* The strings are in the journal's bytes. */
struct journal_start {
    struct game_setup setup; /* game_create refuses it with an error if it is impossible */
    const char *version;     /* of the game that wrote it */
};

enum journal_kind { JOURNAL_ACTION, JOURNAL_RESUMED, JOURNAL_ENDED };

struct journal_record {
    enum journal_kind kind;
    struct player_action played; /* JOURNAL_ACTION: fields that the action does not use are 0 */
    uint32_t quick_hash;         /* JOURNAL_ACTION: journal_quick_hash of the state after it */
    const char *version;         /* JOURNAL_RESUMED: in the journal's bytes */
    uint64_t position;           /* JOURNAL_RESUMED: actions before it */
    uint64_t hash;               /* JOURNAL_ENDED */
    enum result result;
};

/* How reading ended. In all cases everything before reader.good holds. */
enum journal_end {
    JOURNAL_GOES_ON,
    JOURNAL_WHOLE,
    JOURNAL_TORN,    /* its last record was not written whole: cut the bytes from `good` on off */
    JOURNAL_DAMAGED, /* the record there was changed, makes no sense, or goes on from another action */
    JOURNAL_FOREIGN, /* the record there has something that this version does not know */
};

struct journal_reader {
    /* The caller's; must outlive the reader, its start and its records. */
    const unsigned char *data;
    size_t length;
    size_t good;                /* bytes of the whole records given out */
    struct journal_chain chain; /* for a writer that goes on after them */
    uint64_t records;           /* read so far, with the start */
    uint64_t actions;           /* read so far */
    uint64_t base;              /* actions of the run before this journal (run_folder.h) */
    bool is_lost;               /* after damage: `base` is not known */
    const char *version;        /* of the game that wrote the last record */
    enum journal_end end;
    struct error error; /* for JOURNAL_TORN, JOURNAL_DAMAGED and JOURNAL_FOREIGN */
    /* Private: the table of names in force, and the kind of each name; -1: none. */
    size_t names_at;
    int name_counts[NAMES_GROUP_COUNT];
    int16_t kinds[NAMES_GROUP_COUNT][JOURNAL_NAMES_MAX];
};

/* Whether the bytes begin as those of a journal of any format version. */
bool journal_is_one(const void *data, size_t length);

/* Begins to read. False when the start can't be used; reader.end and reader.error say why. */
bool journal_open(struct journal_reader *reader, const void *data, size_t length,
                  struct journal_start *start);

/* The next record; false at the end, also at every further call: reader.end says how it ended. */
bool journal_next(struct journal_reader *reader, struct journal_record *record);

/* Actions of the run up to where the reader is. */
static inline uint64_t journal_position(const struct journal_reader *reader)
{
    return reader->base + reader->actions;
}

#endif
