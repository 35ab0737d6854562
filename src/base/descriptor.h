/* Private to base: the system's calls on an open file, finished where the system does them half. False: errno says why. */
#ifndef BASE_DESCRIPTOR_H
#define BASE_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>

/* Opens a file as open() does, with a mode of 0666 where it makes one; no program that is started inherits it. -1: failed. */
int descriptor_open(const char *path, int flags);

/* Writes all of it where the file stands. */
bool descriptor_write(int descriptor, const void *data, size_t length);

/* Waits until the disk has what was written. */
bool descriptor_sync(int descriptor);

/* Closes it, which may say only now that a write has failed. It is closed in any case. */
bool descriptor_close(int descriptor);

#endif
