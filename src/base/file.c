#include "base/file.h"

#include "base/folder.h"
#include "base/system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define READ_AT_ONCE 65536
#define KEPT_MAX 9999
#define STANDARD_INPUT 0

const char *file_reason(void)
{
    return errno == ENODEV  ? "it is not a regular file"
           : errno == EPIPE ? "the pipe has no reader"
           : errno == ELOOP ? "it is a link that can't be followed"
                            : strerror(errno);
}

bool file_join(const char *folder, const char *name, char path[FILE_PATH_MAX], struct error *error)
{
    int length = snprintf(path, FILE_PATH_MAX, "%s/%s", folder, name);
    return (length >= 0 && length < FILE_PATH_MAX) ||
           error_set(error, "%.200s...: %s", folder, strerror(ENAMETOOLONG));
}

bool file_is_there(const char *path)
{
    struct system_status status;
    return system_status_path(path, false, &status) || (errno != ENOENT && errno != ENOTDIR);
}

bool file_is_link(const char *path)
{
    struct system_status status;
    return system_status_path(path, false, &status) && status.kind == SYSTEM_LINK;
}

uint64_t file_length(const char *path)
{
    struct system_status status;
    bool is_file = system_status_path(path, true, &status) && status.kind == SYSTEM_FILE;
    return is_file ? status.length : 0;
}

int64_t file_time(const char *path)
{
    struct system_status status;
    return system_status_path(path, true, &status) ? status.time : 0;
}

/* Reads to the end; false with errno set. */
static bool read_all(int descriptor, size_t limit, struct bytes *bytes)
{
    unsigned char *piece = malloc(READ_AT_ONCE);
    size_t before = bytes->length;
    ptrdiff_t count = piece ? 1 : -1;
    while (count > 0 && bytes->length - before <= limit && !bytes->has_failed) {
        count = system_read(descriptor, piece, READ_AT_ONCE);
        bytes_put(bytes, piece, count > 0 ? (size_t)count : 0);
    }
    int why = errno;
    free(piece);
    errno = bytes->has_failed ? ENOMEM : bytes->length - before > limit ? EFBIG : why;
    return count == 0 && !bytes->has_failed;
}

/* False with errno set. */
static bool fits(int descriptor, size_t limit)
{
    struct system_status status;
    if (!system_status(descriptor, &status))
        return false;
    errno = EFBIG;
    return status.length <= limit;
}

/* Opens and reads a file; false with errno set. */
static bool open_and_read(const char *path, size_t limit, struct bytes *bytes)
{
    int descriptor = system_open(path, SYSTEM_READ);
    bool is_read = descriptor >= 0 && fits(descriptor, limit) && read_all(descriptor, limit, bytes);
    int why = errno;
    if (descriptor >= 0)
        system_close(descriptor);
    errno = why;
    return is_read;
}

bool file_read(const char *path, size_t limit, struct bytes *bytes, struct error *error)
{
    size_t before = bytes->length;
    if (open_and_read(path, limit, bytes))
        return true;
    bytes->length = before;
    return error_set(error, "%s: can't be read: %s", path, file_reason());
}

bool file_read_end(const char *path, size_t count, unsigned char *end, uint64_t *length,
                   int64_t *time, struct error *error)
{
    struct system_status status = {.length = 0};
    int descriptor = system_open(path, SYSTEM_READ);
    bool is_known = descriptor >= 0 && system_status(descriptor, &status);
    bool is_short = is_known && status.length < count;
    ptrdiff_t read = is_known && !is_short && system_seek(descriptor, status.length - count)
                         ? system_read(descriptor, end, count)
                         : -1;
    int why = errno;
    if (descriptor >= 0)
        system_close(descriptor);
    *length = status.length;
    *time = status.time;
    errno = why;
    if (is_short || (read >= 0 && read < (ptrdiff_t)count)) /* maybe it was cut meanwhile */
        return error_set(error, "%s: is too short", path);
    return read >= 0 || error_set(error, "%s: can't be read: %s", path, file_reason());
}

static bool read_string(const char *path, size_t limit, struct bytes *bytes)
{
    bool is_input = strcmp(path, "-") == 0;
    if (is_input ? !read_all(STANDARD_INPUT, limit, bytes) : !open_and_read(path, limit, bytes))
        return false;
    bytes_put(bytes, "", 1);
    errno = bytes->has_failed ? ENOMEM : EILSEQ;
    return !bytes->has_failed && strlen((char *)bytes->data) + 1 == bytes->length;
}

char *file_read_text(const char *path, size_t limit, struct error *error)
{
    struct bytes bytes = {0};
    if (read_string(path, limit, &bytes))
        return (char *)bytes.data;
    error_set(error, "%s: %s", path,
              errno == EFBIG    ? "is too large"
              : errno == EILSEQ ? "is not text"
                                : file_reason());
    bytes_clear(&bytes);
    return NULL;
}

/* Fills a file that was just opened, and closes it; false with errno set. */
static bool fill(int descriptor, const void *data, size_t length)
{
    bool is_filled = system_write(descriptor, data, length) && system_sync(descriptor);
    int why = errno;
    bool is_closed = system_close(descriptor);
    if (is_filled && is_closed)
        return true;
    errno = is_filled ? errno : why;
    return false;
}

static bool fail(const char *path, struct error *error)
{
    return error_set(error, "%s: can't be written: %s", path, file_reason());
}

bool file_overwrite(const char *path, const void *data, size_t length, struct error *error)
{
    int descriptor = system_open(path, SYSTEM_WRITE | SYSTEM_OVERWRITE);
    if (descriptor < 0)
        return fail(path, error);
    bool is_written = system_write(descriptor, data, length);
    int why = errno;
    bool is_closed = system_close(descriptor);
    errno = is_written ? errno : why;
    return (is_written && is_closed) || fail(path, error);
}

/* Removes an unfinished file; errno stays. */
static void take_back(const char *path)
{
    int why = errno;
    system_unlink(path);
    errno = why;
}

bool file_create(const char *path, const void *data, size_t length, bool *is_taken,
                 struct error *error)
{
    int descriptor = system_open(path, SYSTEM_WRITE | SYSTEM_NEW);
    *is_taken = descriptor < 0 && errno == EEXIST;
    if (descriptor < 0)
        return fail(path, error);
    if (fill(descriptor, data, length) && folder_sync_around(path))
        return true;
    take_back(path);
    return fail(path, error);
}

/* Gives the old file its second name atomically. Without hard links, it is renamed. */
static bool keep_old(const char *path, const char *kept)
{
    char spare[FILE_PATH_MAX];
    int length = snprintf(spare, sizeof spare, "%s.new", kept);
    if (!file_is_there(path))
        return true;
    if (length < 0 || (size_t)length >= sizeof spare)
        return system_rename(path, kept);
    system_unlink(spare); /* left by a program that was killed */
    bool is_kept = system_link(path, spare) && system_rename(spare, kept);
    take_back(spare); /* also there if both were one file already */
    return is_kept || system_rename(path, kept);
}

/* Puts the fresh file in place; errno is set. */
static bool put_in_place(const char *fresh, const char *path, const char *kept)
{
    if (kept && !keep_old(path, kept))
        return false;
    if (system_rename(fresh, path))
        return true;
    int why = errno;
    if (kept && !file_is_there(path))
        system_rename(kept, path);
    errno = why;
    return false;
}

/* Whether a path may be replaced: not a folder, a pipe or a device. False with errno set. */
static bool may_replace(const char *path)
{
    struct system_status old;
    if (!system_status_path(path, false, &old))
        return true; /* nothing, or what opening it will tell */
    errno = old.kind == SYSTEM_FOLDER ? EISDIR : ENODEV;
    return old.kind == SYSTEM_FILE || old.kind == SYSTEM_LINK;
}

/* Creates the new file for a path, with the mode of the old one; -1 with errno set. */
static int open_fresh(const char *fresh, const char *path)
{
    if (!system_unlink(fresh) && errno != ENOENT) /* it was left by a program that was killed */
        return -1;
    int descriptor = system_open(fresh, SYSTEM_WRITE | SYSTEM_NEW);
    if (descriptor >= 0)
        system_copy_mode(descriptor, path);
    return descriptor;
}

bool file_replace(const char *path, const char *kept, const void *data, size_t length,
                  struct error *error)
{
    char fresh[FILE_PATH_MAX];
    int fresh_length = snprintf(fresh, sizeof fresh, "%s.new", path);
    if (fresh_length < 0 || (size_t)fresh_length >= sizeof fresh)
        return error_set(error, "%.200s...: %s", path, strerror(ENAMETOOLONG));
    if (!may_replace(path))
        return fail(path, error);
    int descriptor = open_fresh(fresh, path);
    if (descriptor < 0)
        return fail(errno == EISDIR ? fresh : path, error);
    if (!fill(descriptor, data, length) || !put_in_place(fresh, path, kept)) {
        take_back(fresh);
        return fail(path, error);
    }
    return folder_sync_around(path) || fail(path, error);
}

bool file_follow_link(const char *path, char target[FILE_PATH_MAX], struct error *error)
{
    struct system_status status;
    if (!file_is_link(path)) {
        int length = snprintf(target, FILE_PATH_MAX, "%s", path);
        return (length >= 0 && length < FILE_PATH_MAX) ||
               error_set(error, "%.200s...: %s", path, strerror(ENAMETOOLONG));
    }
    bool is_file = system_resolve(path, target, FILE_PATH_MAX) &&
                   system_status_path(target, true, &status) && status.kind == SYSTEM_FILE;
    return is_file || error_set(error, "%s: is a link that does not lead to a regular file", path);
}

bool file_remove(const char *path, struct error *error)
{
    return (system_unlink(path) && folder_sync_around(path)) || fail(path, error);
}

/* A hard link to a file or, where there are none, a copy, under a path that must be free. */
static bool name_again(const char *path, const char *kept, size_t limit, bool *is_taken,
                       struct error *error)
{
    if (system_link(path, kept))
        return folder_sync_around(kept) || fail(kept, error);
    struct bytes bytes = {0};
    bool is_kept = file_read(path, limit, &bytes, error) &&
                   file_create(kept, bytes.data, bytes.length, is_taken, error);
    bytes_clear(&bytes);
    return is_kept;
}

bool file_keep(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
               struct error *error)
{
    bool is_taken = true;
    for (int number = 1; number <= KEPT_MAX && is_taken; number++) {
        int length = snprintf(kept, FILE_PATH_MAX, "%s.%s-%d", path, word, number);
        if (length < 0 || length >= FILE_PATH_MAX)
            return error_set(error, "%.200s...: %s", path, strerror(ENAMETOOLONG));
        is_taken = false;
        if (name_again(path, kept, limit, &is_taken, error))
            return true;
    }
    return is_taken ? error_set(error, "%s: has been kept too often", path) : false;
}

bool file_set_aside(const char *path, const char *word, size_t limit, char kept[FILE_PATH_MAX],
                    struct error *error)
{
    return file_keep(path, word, limit, kept, error) && (system_unlink(path) || fail(path, error));
}
