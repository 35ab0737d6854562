/* A file that only grows: what was once written whole stays. */
#ifndef BASE_FILE_APPEND_H
#define BASE_FILE_APPEND_H

#include "base/file.h"

/* An open file. What a write left half done is cut off again, before the next one at the latest. */
struct file_append {
    char path[FILE_PATH_MAX];
    int descriptor;
    uint64_t length; /* of what was written whole */
    bool is_torn;    /* there may be more behind that */
};

/* Opens a file that is there, and cuts off what is behind the first `length` bytes; false and an error when it can't be
 * opened or is shorter. */
bool file_append_open(struct file_append *file, const char *path, uint64_t length,
                      struct error *error);

/* Writes all of it at the end, or, with an error, nothing. In one call of write() if the system does its part. */
bool file_append(struct file_append *file, const void *data, size_t length, struct error *error);

/* Whether the file at the path is still this one, and as long as it was left; false and an error says what is not so. */
bool file_append_check(const struct file_append *file, struct error *error);

/* Waits until the disk has what was written. After a failure nobody knows what of it the disk has: write it anew elsewhere. */
bool file_append_sync(struct file_append *file, struct error *error);

/* Closes the file, in any case. */
bool file_append_close(struct file_append *file, struct error *error);

#endif
