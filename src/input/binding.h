/* Which key means what: by default, or as the player has bound it. */
#ifndef INPUT_BINDING_H
#define INPUT_BINDING_H

#include "input/key.h"
#include "input/meaning.h"

struct binding {
    struct key key;
    const struct meaning *meaning;
};

#define BINDINGS_MAX 320

/* The most keys that one meaning can have. */
#define BINDING_KEYS_MAX 8

/* Functions take NULL for the default bindings. No two rows have the same key. */
struct bindings {
    struct binding rows[BINDINGS_MAX]; /* by meaning, in the order of bindings.def */
    int count;
};

const struct bindings *bindings_default(void);

/* NULL: the key means nothing. */
const struct meaning *binding_get(const struct bindings *bindings, struct key key);

/* The command that the key gives by itself; NULL: none. */
const struct command *binding_command(const struct bindings *bindings, struct key key);

enum meaning_ask binding_ask_of(const struct bindings *bindings, struct key key);
enum meaning_view binding_view_of(const struct bindings *bindings, struct key key);

/* The first binding of a command (see meaning_for), or of the meaning of that name; NULL: none. */
const struct binding *binding_for(const struct bindings *bindings, struct command command);
const struct binding *binding_named(const struct bindings *bindings, const char *name);

/* How many keys the meaning has. */
int binding_count(const struct bindings *bindings, const struct meaning *meaning);

/* Copies the rows; for each meaning gamepad buttons come first, or last. */
void binding_sort(struct bindings *sorted, const struct bindings *bindings, bool has_gamepad);

/* Whether walking and running have their default keys. */
bool binding_walks_by_default(const struct bindings *bindings);

/* Whether the key can't be bound: Escape and Enter, without which there would be no way out of a question, F11 and F12. */
bool binding_is_fixed(struct key key);

/* The step or run that a key stands for in lists, questions and for cursors: as bound, or by default for a named key that is
 * not bound to a direction, so that lists always work. NULL: none. */
const struct command *binding_walk(const struct bindings *bindings, struct key key);

/* The direction of that; false: none. */
bool binding_direction(const struct bindings *bindings, struct key key, enum direction *direction);

#endif
