/* Files as a whole: read, made, replaced. At every instant, whatever fails, the old content or the new one is there whole.
 * Every error names the path and the system's reason. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/bytes.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FILE_PATH_MAX 4096 /* with the zero at its end */

/* <folder>/<name>; false and an error if that is too long. */
bool file_join(const char *folder, const char *name, char path[FILE_PATH_MAX], struct error *error);

/* Whether something lies at a path. What can't be looked at counts as there. */
bool file_is_there(const char *path);

/* When it was last written, in seconds since 1970; 0: not known. */
int64_t file_time(const char *path);

/* Puts the whole file, of at most `limit` bytes, behind the bytes. False and an error when it can't be read whole. */
bool file_read(const char *path, size_t limit, struct bytes *bytes, struct error *error);

/* Makes a file that is not there yet, and waits until the disk has it. False and an error when it can't be made, and then
 * none is left; `is_taken` says that something lies there already, which stays as it is. */
bool file_create(const char *path, const void *data, size_t length, bool *is_taken,
                 struct error *error);

/* Puts a new file in the place of the old one if there is one, and waits until the disk has it; meanwhile it is in <path>.new.
 * What is no regular file stays: that is an error. The new one has the old one's mode. A link at the path stays, and what
 * it leads to is replaced, unless the old file is kept. If `kept` is not NULL, the old file stays under that path, in the
 * place of what lay there. False and an error: the old file is where it was, or, if only the disk's word for it is missing,
 * the new one. */
bool file_replace(const char *path, const char *kept, const void *data, size_t length,
                  struct error *error);

/* Takes a file away, and waits until the disk knows. False and an error when it can't be. */
bool file_remove(const char *path, struct error *error);

/* Gives a file of at most `limit` bytes a second name that is free, <path>.<word>-<n> from 1 on, and says which; under that it
 * outlives the first one. */
bool file_keep(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
               struct error *error);

/* The same, and takes its first name away. */
bool file_set_aside(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
                    struct error *error);

#endif
