/* Keys as the player binds them, line by line: "explore = o <F5>" gives exploring these keys and no others. Keys are written as
 * key_read reads them, with blanks between. */
#ifndef INPUT_BINDING_LINES_H
#define INPUT_BINDING_LINES_H

#include "base/lines.h"
#include "input/binding.h"

/* Of one name. */
#define BINDING_KEYS_MAX 8

/* The default bindings, but for what the lines say. A key of a line is taken from whatever had it by default; of two lines the
 * first keeps it, and of two lines of one name the last counts. A line that names no button of a gamepad leaves those as
 * they are, and one that names nothing else leaves the other keys. Nothing after '=' leaves a name without a key. The
 * listener, or NULL, is told of what is unknown or can't be; and of names that lost their last key to others, of the line
 * that took it. */
void binding_lines_read(struct bindings *bindings, const struct lines *lines,
                        const struct line_listener *listener);

/* Whether a key means always the same: without Escape and Enter nobody would find out of a question. */
bool binding_is_fixed(struct key key);

/* Has the lines say what has changed between two bindings: a line for each name whose keys are others now. Comments, and
 * lines with a fault that a reader would be told of, stay as they are. An empty text is explained first. */
void binding_lines_write(const struct bindings *now, const struct bindings *before,
                         struct lines *lines);

/* Puts lines that show all names with their default keys, as comments. */
void binding_lines_explain(struct lines *lines);

#endif
