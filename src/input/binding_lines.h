/* The player's keys as the lines of keys.txt: "explore = o <F5>" gives exploring exactly these keys, written as key_read reads
 * them and separated by blanks. */
#ifndef INPUT_BINDING_LINES_H
#define INPUT_BINDING_LINES_H

#include "base/lines.h"
#include "input/binding.h"

/* Reads the default bindings, changed by the lines:
 * - A key of a line is taken from the meaning that has it by default. If two lines give a key, the first keeps it; if two lines
 *   have the same name, the last counts.
 * - A line without buttons leaves the default buttons, a line without other keys leaves the default keys. Nothing after '='
 *   leaves a meaning without keys.
 * The listener (NULL: none) hears of unknown names and keys, and of meanings that lost their last key to a line. */
void binding_lines_read(struct bindings *bindings, const struct lines *lines,
                        const struct line_listener *listener);

/* Changes the line of each meaning with different keys in `now` and `before`. Comments and faulty lines stay. An empty text
 * gets the explanation first. */
void binding_lines_write(const struct bindings *now, const struct bindings *before,
                         struct lines *lines);

/* Appends all meanings with their default keys, as comments. */
void binding_lines_explain(struct lines *lines);

#endif
