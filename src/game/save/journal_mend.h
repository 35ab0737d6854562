/* Mends damaged bytes of a journal. The checksums tell when a guess is right: a wrong one passes two of them, of the record and
 * of the next, once in 2^64 tries, and in the last record once in 2^32; some 80,000 are made for a place. What was performed
 * then also tells, by the hash of its state. Up to 4 places are mended, in less than a second each. */
#ifndef GAME_SAVE_JOURNAL_MEND_H
#define GAME_SAVE_JOURNAL_MEND_H

#include "game/save/journal.h"

/* Mends, in place, each record in which one bit is wrong or, if it is short, one byte. Returns how many were mended; the rest
 * of the bytes is as it was. */
int journal_mend(unsigned char *data, size_t length);

/* Moves a reader that has ended at damage to the next whole action after it. How many actions are missing is not known until
 * a record says so (reader->is_lost). False: there are none, and the reader stays. */
bool journal_skip_damage(struct journal_reader *reader);

#endif
