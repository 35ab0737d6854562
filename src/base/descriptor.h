/* Private to base: system calls on an open file, repeated until done. False: errno says why. */
#ifndef BASE_DESCRIPTOR_H
#define BASE_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>

/* open() with a mode of 0666 for a new file; never waits for the other end of a pipe, and child processes don't inherit it.
 * -1: failed. */
int descriptor_open(const char *path, int flags);

/* The same for regular files only: anything else is closed again, and errno is EISDIR or EINVAL. */
int descriptor_open_file(const char *path, int flags);

/* Why a call failed, by errno. */
const char *descriptor_reason(void);

/* Writes all of it at the current position. */
bool descriptor_write(int descriptor, const void *data, size_t length);

/* Waits until everything written is on disk. */
bool descriptor_sync(int descriptor);

/* Closes it, even on failure. False: an earlier write has failed. */
bool descriptor_close(int descriptor);

#endif
