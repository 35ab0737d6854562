/* The player's settings, and the lines that they are kept in: "map-zoom = 2". The rows are in settings.def. */
#ifndef UI_SETTINGS_H
#define UI_SETTINGS_H

#include "base/lines.h"

/* Flags are 0 or 1, `sight` is an index of the registry (sight/fov.h). */
struct settings {
#define SETTING(name, kind, field, low, high, initial, says) int field;
#include "ui/settings.def"
#undef SETTING
};

struct settings settings_default(void);

/* Takes what the lines say into the settings; what they do not name, or not in a way that makes sense, stays. The listener,
 * or NULL, is told of what is unknown, broken or there twice (then the last counts). */
void settings_read(struct settings *settings, const struct lines *lines,
                   const struct line_listener *listener);

/* Puts those settings that differ from `before` into their lines. An empty text first gets a line that says what it is. */
void settings_write(const struct settings *settings, const struct settings *before,
                    struct lines *lines);

#endif
