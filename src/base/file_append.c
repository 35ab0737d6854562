#include "base/file_append.h"

#include "base/descriptor.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool fail(const struct file_append *file, struct error *error)
{
    return error_set(error, "%s: can't be written: %s", file->path, descriptor_reason());
}

static bool begin(struct file_append *file, const char *path)
{
    int length = snprintf(file->path, sizeof file->path, "%s", path);
    file->length = 0;
    file->is_torn = false;
    errno = ENAMETOOLONG;
    file->descriptor = length >= 0 && length < FILE_PATH_MAX
                           ? descriptor_open_file(path, O_WRONLY | O_APPEND | O_NOFOLLOW)
                           : -1;
    return file->descriptor >= 0;
}

static bool cut(const struct file_append *file)
{
    int result;
    do
        result = ftruncate(file->descriptor, (off_t)file->length);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

bool file_append_open(struct file_append *file, const char *path, uint64_t length,
                      struct error *error)
{
    struct stat status;
    if (!begin(file, path))
        return fail(file, error);
    file->length = length;
    bool is_known = fstat(file->descriptor, &status) == 0;
    bool is_long_enough = is_known && status.st_size >= 0 && (uint64_t)status.st_size >= length;
    bool is_open =
        is_long_enough && ((uint64_t)status.st_size == length || cut(file) || fail(file, error));
    if (!is_known)
        fail(file, error);
    else if (!is_long_enough)
        error_set(error, "%s: is shorter than it was", path);
    if (!is_open)
        descriptor_close(file->descriptor);
    return is_open;
}

bool file_append(struct file_append *file, const void *data, size_t length, struct error *error)
{
    if (file->is_torn && !cut(file))
        return fail(file, error);
    file->is_torn = false;
    if (descriptor_write(file->descriptor, data, length)) {
        file->length += length;
        return true;
    }
    fail(file, error);
    file->is_torn = !cut(file);
    return false;
}

bool file_append_check(const struct file_append *file, struct error *error)
{
    struct stat own;
    struct stat there;
    if (fstat(file->descriptor, &own) != 0 || lstat(file->path, &there) != 0)
        return error_set(error, "%s: is gone: %s", file->path, strerror(errno));
    if (own.st_dev != there.st_dev || own.st_ino != there.st_ino)
        return error_set(error, "%s: another file is there now", file->path);
    bool is_as_left = file->is_torn || (own.st_size >= 0 && (uint64_t)own.st_size == file->length);
    return is_as_left || error_set(error, "%s: was changed from outside", file->path);
}

bool file_append_sync(struct file_append *file, struct error *error)
{
    int result;
    do
        result = fdatasync(file->descriptor); /* with the length, without the times */
    while (result != 0 && errno == EINTR);
    return result == 0 || fail(file, error);
}

bool file_append_close(struct file_append *file, struct error *error)
{
    assert(file->descriptor >= 0);
    bool is_closed = descriptor_close(file->descriptor);
    file->descriptor = -1;
    return is_closed || fail(file, error);
}
