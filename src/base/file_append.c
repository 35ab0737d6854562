#include "base/file_append.h"

#include "base/system.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool fail(const struct file_append *file, struct error *error)
{
    return error_set(error, "%s: can't be written: %s", file->path, file_reason());
}

static bool begin(struct file_append *file, const char *path)
{
    int length = snprintf(file->path, sizeof file->path, "%s", path);
    file->length = 0;
    file->is_torn = false;
    errno = ENAMETOOLONG;
    file->descriptor = length >= 0 && length < FILE_PATH_MAX
                           ? system_open(path, SYSTEM_WRITE | SYSTEM_APPEND | SYSTEM_NO_LINK)
                           : -1;
    return file->descriptor >= 0;
}

static bool cut(const struct file_append *file)
{
    return system_truncate(file->descriptor, file->length);
}

bool file_append_open(struct file_append *file, const char *path, uint64_t length,
                      struct error *error)
{
    struct system_status status;
    if (!begin(file, path))
        return fail(file, error);
    file->length = length;
    bool is_known = system_status(file->descriptor, &status);
    bool is_long_enough = is_known && status.length >= length;
    bool is_open = is_long_enough && (status.length == length || cut(file) || fail(file, error));
    if (!is_known)
        fail(file, error);
    else if (!is_long_enough)
        error_set(error, "%s: is shorter than it was", path);
    if (!is_open)
        system_close(file->descriptor);
    return is_open;
}

bool file_append(struct file_append *file, const void *data, size_t length, struct error *error)
{
    if (file->is_torn && !cut(file))
        return fail(file, error);
    file->is_torn = false;
    if (system_write(file->descriptor, data, length)) {
        file->length += length;
        return true;
    }
    fail(file, error);
    file->is_torn = !cut(file);
    return false;
}

bool file_append_check(const struct file_append *file, struct error *error)
{
    struct system_status own;
    struct system_status there;
    if (!system_status(file->descriptor, &own) || !system_status_path(file->path, false, &there))
        return error_set(error, "%s: is gone: %s", file->path, strerror(errno));
    if (!system_is_same_file(&own, &there))
        return error_set(error, "%s: another file is there now", file->path);
    bool is_as_left = file->is_torn || own.length == file->length;
    return is_as_left || error_set(error, "%s: was changed from outside", file->path);
}

bool file_append_sync(struct file_append *file, struct error *error)
{
    return system_sync_data(file->descriptor) || fail(file, error);
}

bool file_append_close(struct file_append *file, struct error *error)
{
    assert(file->descriptor >= 0);
    bool is_closed = system_close(file->descriptor);
    file->descriptor = -1;
    return is_closed || fail(file, error);
}
