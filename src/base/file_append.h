/* A file that only grows: whatever was written whole stays. */
#ifndef BASE_FILE_APPEND_H
#define BASE_FILE_APPEND_H

#include "base/file.h"

/* An open file. A write that failed halfway is cut off again, before the next one at the latest. */
struct file_append {
    char path[FILE_PATH_MAX];
    int descriptor;
    uint64_t length; /* of all that was written whole */
    bool is_torn;    /* there may be more after that */
};

/* Opens an existing regular file, but no link, and truncates it to `length` bytes; false and an error if it can't be opened
 * or is shorter. */
bool file_append_open(struct file_append *file, const char *path, uint64_t length,
                      struct error *error);

/* Appends all of it or, with an error, nothing. In one call of write() if the system writes all at once. */
bool file_append(struct file_append *file, const void *data, size_t length, struct error *error);

/* Whether the file at the path is still this one, and as long as it was left; otherwise false and an error. */
bool file_append_check(const struct file_append *file, struct error *error);

/* Waits until everything is on disk. After a failure it is unknown what is: write it again elsewhere. */
bool file_append_sync(struct file_append *file, struct error *error);

/* Closes the file, even on failure. */
bool file_append_close(struct file_append *file, struct error *error);

#endif
