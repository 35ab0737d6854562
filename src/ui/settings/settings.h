/* The player's settings, and the lines of their file: "map-zoom = 2". The rows are in settings.def. */
#ifndef UI_SETTINGS_SETTINGS_H
#define UI_SETTINGS_SETTINGS_H

#include "base/lines.h"
#include "base/text.h"

/* Limits of settings: magnification of map and text, and window sizes in pixels. */
#define ZOOM_MAX 8
#define TEXT_SCALE_MAX 8
/* The automatic zoom shows about this many cells: a room and its exits. */
#define ZOOM_AUTO_COLUMNS 25
#define ZOOM_AUTO_ROWS 13
#define WINDOW_WIDTH_MIN 320
#define WINDOW_HEIGHT_MIN 200
#define WINDOW_SIDE_MAX 16384 /* of either side */

/* Flags are 0 or 1, `sight` is an index of the registry (sight/fov.h), `start` and `watch` are rows of content. */
struct settings {
#define SETTING(name, kind, field, ...) int field;
#include "ui/settings/settings.def"
#undef SETTING
};

struct settings settings_default(void);

/* The number of rows. */
int settings_count(void);

/* The row of a setting by its name in the file, which must exist. */
int settings_find(const char *name);

/* Append the label of a row, a sentence about it, and its value. No label (false): the row is not shown. */
bool settings_write_label(int row, struct text *text);
void settings_write_meaning(int row, struct text *text);
void settings_write_value(const struct settings *settings, int row, struct text *text);

/* The value after (1) or before (-1) the current one. The last is followed by the first if the values have no order or
 * `wraps`; otherwise it stays. */
int settings_next(const struct settings *settings, int row, int way, bool wraps);
void settings_set(struct settings *settings, int row, int value);

/* Applies the lines to the settings. Settings without a valid line stay as they are. The listener (may be NULL) is told about
 * unknown, broken and repeated lines; of repeated ones the last counts. */
void settings_read(struct settings *settings, const struct lines *lines,
                   const struct line_listener *listener);

/* Writes the settings that differ from `before` into their lines. An empty text first gets explanations. */
void settings_write(const struct settings *settings, const struct settings *before,
                    struct lines *lines);

#endif
