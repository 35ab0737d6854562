/* The operating system: the only calls to it below the ui, in sources named for each system. Paths are UTF-8. Unless said
 * otherwise, a call that fails returns false or -1 with errno set, and is repeated if it was interrupted. */
#ifndef BASE_SYSTEM_H
#define BASE_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Prepares standard input and output, and makes the arguments UTF-8. Call it first of all: it opens closed standard files to
 * nowhere, so that no file opened later gets their numbers. */
void system_start(int *argc, char ***argv);

/* Writes a line about what the player must know to standard error, or shows it in a box where there is none. */
void system_complain(const char *line);

/* Whether a character separates the parts of a path. '/' does everywhere. */
bool system_is_separator(char c);

enum system_open_flag {
    SYSTEM_READ = 1,
    SYSTEM_WRITE = 2,
    SYSTEM_CREATE = 4,   /* if it is missing */
    SYSTEM_NEW = 8,      /* create it; a path that exists is an error (EEXIST) */
    SYSTEM_APPEND = 16,  /* every write goes to the end */
    SYSTEM_NO_LINK = 32, /* a link at the path is an error */
    SYSTEM_OVERWRITE =
        64 /* truncate it; it may also be a device or a pipe, which must have a reader (or EPIPE) */
};

/* Opens a regular file: a folder is EISDIR and anything else ENODEV, and is never waited for. Child processes don't inherit
 * it. */
int system_open(const char *path, int flags);

/* Opens a folder for system_unlink_in; a link to one is an error. */
int system_open_folder(const char *path);

/* Closes it, even on failure. False: an earlier write has failed. */
bool system_close(int descriptor);

/* Up to `length` bytes from the current position; 0: the end. */
ptrdiff_t system_read(int descriptor, void *data, size_t length);

/* Sets the position, from the start. */
bool system_seek(int descriptor, uint64_t position);

/* Writes all of it. In one call if the system writes all at once. */
bool system_write(int descriptor, const void *data, size_t length);

bool system_truncate(int descriptor, uint64_t length);

/* Waits until everything written is on disk. */
bool system_sync(int descriptor);

/* The same for the content and the length of a file only. */
bool system_sync_data(int descriptor);

enum system_kind { SYSTEM_FILE, SYSTEM_FOLDER, SYSTEM_LINK, SYSTEM_OTHER };

struct system_status {
    enum system_kind kind;
    uint64_t length;
    int64_t time; /* of the last change, in seconds since 1970 */
    uint64_t names;
    uint64_t disk; /* with `number`: which file it is */
    uint64_t number;
};

bool system_status(int descriptor, struct system_status *status);
bool system_status_path(const char *path, bool follows_link, struct system_status *status);

/* Whether both are of one file. */
static inline bool system_is_same_file(const struct system_status *one,
                                       const struct system_status *other)
{
    return one->disk == other->disk && one->number == other->number;
}

/* Gives an open file the permissions of the file at a path, as far as the disk knows any. */
void system_copy_mode(int descriptor, const char *path);

/* Puts a file in the place of another one, if there is one: at every instant one of both is there. */
bool system_rename(const char *from, const char *to);

/* A second name for a file; a path that exists is an error. */
bool system_link(const char *path, const char *other);

bool system_unlink(const char *path);

/* Removes a file from an open folder, which is at this path, and waits until that is on disk. */
bool system_unlink_in(int folder, const char *path, const char *name);

/* The path of what a link leads to. */
bool system_resolve(const char *path, char *target, size_t capacity);

bool system_make_folder(const char *path);
bool system_remove_folder(const char *path);

/* Waits until what was created, renamed or removed in a folder is on disk. */
bool system_sync_folder(const char *path);

/* Calls `add` with each name in a folder but "." and ".."; stops if that returns false. */
bool system_list(const char *path, bool (*add)(void *context, const char *name), void *context);

/* Locks an open file until it is closed; a shared lock allows others of its kind. EWOULDBLOCK: another program has it. */
bool system_lock(int descriptor, bool is_shared);

long system_process_id(void);
void system_sleep(int milliseconds);

/* Nanoseconds since some moment. */
uint64_t system_clock(void);

/* Random bytes. */
bool system_random(void *data, size_t length);

#endif
