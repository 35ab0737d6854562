/* Reads, creates and replaces whole files. At every instant, whatever fails, the old or the new content is there whole.
 * Every error names the path and the system's reason. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/bytes.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FILE_PATH_MAX 1024 /* with the zero at its end */

/* <folder>/<name>; false and an error if that is too long. */
bool file_join(const char *folder, const char *name, char path[FILE_PATH_MAX], struct error *error);

/* Whether a path exists. An unreadable one counts as existing. */
bool file_is_there(const char *path);

bool file_is_link(const char *path);

/* 0: unknown, or not a regular file. */
uint64_t file_length(const char *path);

/* Time of the last change, in seconds since 1970; 0: unknown. */
int64_t file_time(const char *path);

/* Why a call of the system failed, by errno. */
const char *file_reason(void);

/* Appends the whole file, of up to `limit` bytes, to the bytes. False and an error if it can't be read whole. */
bool file_read(const char *path, size_t limit, struct bytes *bytes, struct error *error);

/* The last `count` bytes of a file, its length, and its time as file_time gives it. False and an error, also if it is
 * shorter. */
bool file_read_end(const char *path, size_t count, unsigned char *end, uint64_t *length,
                   int64_t *time, struct error *error);

/* A whole text file (or standard input, for "-") of up to `limit` bytes as a string that the caller frees; NULL and an error
 * if it can't be read or contains a zero. */
char *file_read_text(const char *path, size_t limit, struct error *error);

/* Creates a new file, and waits until it is on disk. On failure: false, an error, and no file is left; `is_taken` says that
 * the path existed, and it stays as it is. */
bool file_create(const char *path, const void *data, size_t length, bool *is_taken,
                 struct error *error);

/* Writes to a file, which is created or truncated, a device, or a pipe that has a reader. False and an error on failure; the
 * old content is lost anyway. */
bool file_overwrite(const char *path, const void *data, size_t length, struct error *error);

/* Writes <path>.new, which is removed first if it exists, waits until it is on disk, and renames it to `path`. The new file
 * has the mode of the old one, if any. A link at either path is removed, and its target stays as it is; any other thing that
 * is not a regular file is an error. If `kept` is not NULL, the old file or link is renamed to it. On failure: false, an error,
 * and the old file is in place; or the new one, if only its final sync failed. */
bool file_replace(const char *path, const char *kept, const void *data, size_t length,
                  struct error *error);

/* The path of the file that a link leads to, or the path itself if there is no link. False and an error if the link does not
 * lead to a regular file. */
bool file_follow_link(const char *path, char target[FILE_PATH_MAX], struct error *error);

/* Removes a file or link, and waits until that is on disk. False and an error on failure. */
bool file_remove(const char *path, struct error *error);

/* Gives a file of up to `limit` bytes a second name, the first free <path>.<word>-<n> from 1 on, put into `kept`. */
bool file_keep(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
               struct error *error);

/* The same, and removes the first name. */
bool file_set_aside(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
                    struct error *error);

#endif
