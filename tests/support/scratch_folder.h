/* A test's own folder, in $TMPDIR or /tmp, with a blank in its name. */
#ifndef SUPPORT_SCRATCH_FOLDER_H
#define SUPPORT_SCRATCH_FOLDER_H

#include <stddef.h>

#define SCRATCH_FOLDER_MAX 128
#define SCRATCH_PATH_MAX 320

struct scratch_folder {
    char path[SCRATCH_FOLDER_MAX];
};

struct scratch_folder scratch_folder_make(void);

/* Removes the folder and everything in it. */
void scratch_folder_remove(const struct scratch_folder *folder);

/* The path of a file in the folder. */
void scratch_folder_path(const struct scratch_folder *folder, const char *name,
                         char path[SCRATCH_PATH_MAX]);

/* Writes a file into the folder. */
void scratch_folder_write(const struct scratch_folder *folder, const char *name, const void *bytes,
                          size_t count);
void scratch_folder_write_text(const struct scratch_folder *folder, const char *name,
                               const char *text);

/* Sets a file's time, in seconds after a fixed instant. */
void scratch_folder_set_time(const struct scratch_folder *folder, const char *name, int seconds);

/* Copies the first `limit` bytes of a file, or all of it, into the folder. */
void scratch_folder_copy(const struct scratch_folder *folder, const char *from, const char *name,
                         size_t limit);

#endif
