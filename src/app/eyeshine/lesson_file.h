/* That the player has had the lesson: a file in the user's folder, nothing of which a run depends on. */
#ifndef APP_EYESHINE_LESSON_FILE_H
#define APP_EYESHINE_LESSON_FILE_H

#include "base/error.h"

/* Whether the file <folder>/lesson.txt is there. */
bool lesson_file_is_there(const char *folder);

/* Writes it, whole or not at all. False and an error when it can't be written. */
bool lesson_file_write(const char *folder, bool is_skipped, struct error *error);

#endif
