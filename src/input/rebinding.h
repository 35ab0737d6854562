/* Changing what the keys mean, one by one. A key never has two meanings, and every direction keeps a key to step by. */
#ifndef INPUT_REBINDING_H
#define INPUT_REBINDING_H

#include "input/binding.h"

enum rebinding {
    REBINDING_DONE,
    REBINDING_FIXED,    /* refused: binding_is_fixed */
    REBINDING_LAST_WAY, /* refused: it would leave `other`, a step, without a key */
    REBINDING_FULL,     /* refused: the meaning has BINDING_KEYS_MAX keys */
};

/* Gives the meaning one more key. `other` becomes the meaning that had the key, or that stands in the way; NULL: none. */
enum rebinding rebinding_give(struct bindings *bindings, const struct meaning *meaning,
                              struct key key, const struct meaning **other);

/* Takes all keys from the meaning. */
enum rebinding rebinding_clear(struct bindings *bindings, const struct meaning *meaning,
                               const struct meaning **other);

/* Gives the meaning exactly its default keys, taking them from other meanings. Its other keys go back to the meanings that have
 * them by default. */
enum rebinding rebinding_reset(struct bindings *bindings, const struct meaning *meaning,
                               const struct meaning **other);

/* Appends the meaning's keys as a player reads them, separated by commas. */
void rebinding_write_keys(const struct bindings *bindings, const struct meaning *meaning,
                          struct text *text);

/* Whether the meaning has the same keys in both. */
bool rebinding_is_same(const struct bindings *a, const struct bindings *b,
                       const struct meaning *meaning);

#endif
