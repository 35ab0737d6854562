/* Changing what the keys mean, one by one, as a player does it on a screen. No two meanings ever have one key, and there is
 * always a key to step each way by. */
#ifndef INPUT_REBINDING_H
#define INPUT_REBINDING_H

#include "input/binding.h"

enum rebinding {
    REBINDING_DONE,
    REBINDING_FIXED,    /* refused: the key always means the same */
    REBINDING_LAST_WAY, /* refused: `other` would be left without a key, and it is a way to step */
    REBINDING_FULL,     /* refused: it has as many keys as it can have */
};

/* More meanings there are not. */
#define REBINDING_MEANINGS_MAX 128

/* All that keys can mean: the first default row of each, with its name and its help. A meaning is one of these rows.
 * Returns how many there are. */
int rebinding_list(const struct binding *meanings[REBINDING_MEANINGS_MAX]);

/* Gives the meaning one more key. `other` becomes what had the key before, or stands in the way; NULL: nothing. */
enum rebinding rebinding_give(struct bindings *bindings, const struct binding *meaning,
                              struct key key, const struct binding **other);

/* Takes all keys from the meaning. */
enum rebinding rebinding_clear(struct bindings *bindings, const struct binding *meaning,
                               const struct binding **other);

/* Gives the meaning its default keys and no others, whatever has them. What else it had goes back to what has it by default, so
 * that no default key is left without a meaning. */
enum rebinding rebinding_reset(struct bindings *bindings, const struct binding *meaning,
                               const struct binding **other);

/* Appends the keys of a meaning as a player reads them, with commas between; nothing where there are none. */
void rebinding_write_keys(const struct bindings *bindings, const struct binding *meaning,
                          struct text *text);

/* Whether the meaning has the same keys in both. */
bool rebinding_is_same(const struct bindings *a, const struct bindings *b,
                       const struct binding *meaning);

#endif
