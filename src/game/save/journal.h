/* The journal of a game: what it began with and every deed since, in bytes that are only ever added to. By it alone the
 * game is performed anew (game/replay.h).
 *
 * Format version 1: the line JOURNAL_MAGIC, then records. A record is the length of its kind and body (LEB128), a letter
 * for its kind, its body, and a checksum of four bytes. The first record is the start. Numbers of kinds (actions, items,
 * algorithms of sight ...) are indices into a table of names in the start, or in the last "resumed" since, so that rows
 * of a later version may be added, removed and reordered.
 *
 * The checksum is the low half of a 64-bit FNV-1a (base/hash.h) over everything before it but the checksums of earlier
 * records. Each step of that half is a bijection of it, so a change confined to one byte is always found, and a record
 * passes only behind records with the checksum behind which it was written: nothing is dropped, repeated or exchanged
 * unseen. Other damage passes one time in 2^32 at a record, and then disagrees with all later ones; eight bytes would
 * make most deeds half as long again. */
#ifndef GAME_SAVE_JOURNAL_H
#define GAME_SAVE_JOURNAL_H

#include "base/bytes.h"
#include "game/game.h"
#include "game/save/journal_names.h"

#define JOURNAL_MAGIC "eyeshine journal 1\n"

/* Names in a section of a journal's table, at most. */
#define JOURNAL_NAMES_MAX 256

/* What the next record's checksum goes on from. */
struct journal_chain {
    uint64_t hash;
};

/* Each puts a record behind the bytes, whole, or nothing if memory is short: then the bytes have failed. `version` is
 * that of the game that writes. */

/* The magic line and the start: the bytes are empty, the chain receives its beginning. */
void journal_put_start(struct journal_chain *chain, const struct game_setup *setup,
                       const char *version, struct bytes *bytes);

/* A deed, and the state_quick_hash of the state that it led to. */
void journal_put_deed(struct journal_chain *chain, const struct player_action *deed,
                      uint64_t quick_hash, struct bytes *bytes);

/* The game goes on behind so many deeds. Put before the first deed of a program that did not put the start: its numbers
 * of kinds may be others. */
void journal_put_resumed(struct journal_chain *chain, const char *version, uint64_t position,
                         struct bytes *bytes);

/* The game's end, or that of playing it (RESULT_NONE), with its state_hash. */
void journal_put_ended(struct journal_chain *chain, uint64_t hash, enum result result,
                       struct bytes *bytes);

/* What a deed keeps of a state_quick_hash. */
uint32_t journal_quick_hash(uint64_t quick_hash);

/* What a journal began with. The strings lie in its bytes. */
struct journal_start {
    struct game_setup setup; /* game_create takes it, and refuses what can't be with an error */
    const char *version;     /* of the game that wrote it */
};

enum journal_kind { JOURNAL_DEED, JOURNAL_RESUMED, JOURNAL_ENDED };

struct journal_record {
    enum journal_kind kind;
    struct player_action deed; /* JOURNAL_DEED: fields that its action does not use are 0 */
    uint32_t quick_hash;       /* the same: journal_quick_hash of what it led to */
    const char *version;       /* JOURNAL_RESUMED: in the journal's bytes */
    uint64_t position;         /* the same: deeds before it, as its writer counted them */
    uint64_t hash;             /* JOURNAL_ENDED */
    enum result result;
};

/* How reading ended. In all cases everything before reader.good holds. */
enum journal_end {
    JOURNAL_GOES_ON,
    JOURNAL_WHOLE,
    JOURNAL_TORN, /* its last record was not written whole: the bytes from `good` on are to be cut off */
    JOURNAL_DAMAGED, /* the record there is not as it was written, or makes no sense */
    JOURNAL_FOREIGN, /* it is as it was written, by a version that knows what this one does not */
};

struct journal_reader {
    /* The caller's; must outlive the reader, its start and its records. */
    const unsigned char *data;
    size_t length;
    size_t good;                /* bytes of whole records, all of which were given out */
    struct journal_chain chain; /* with which a writer goes on behind them */
    uint64_t records;           /* how many, the start included */
    uint64_t deeds;             /* the same of deeds */
    const char *version; /* of the game that wrote the last record: by its names numbers are read */
    enum journal_end end;
    struct error error; /* what is wrong: JOURNAL_TORN, JOURNAL_DAMAGED, JOURNAL_FOREIGN */
    /* Private: the table of names in force, and which kind each of them is, -1: none. */
    size_t names_at;
    int name_counts[JOURNAL_SECTION_COUNT];
    int16_t kinds[JOURNAL_SECTION_COUNT][JOURNAL_NAMES_MAX];
};

/* Whether the bytes begin as those of a journal of some format version. */
bool journal_is_one(const void *data, size_t length);

/* Begins to read. False when the start can't be used; reader.end and reader.error say why. */
bool journal_open(struct journal_reader *reader, const void *data, size_t length,
                  struct journal_start *start);

/* The next record; false at the end, which reader.end then names, at every further call too. */
bool journal_next(struct journal_reader *reader, struct journal_record *record);

#endif
