#include "base/descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int descriptor_open(const char *path, int flags)
{
    int descriptor;
    do
        descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0666);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

int descriptor_open_file(const char *path, int flags)
{
    struct stat status;
    int descriptor = descriptor_open(path, flags);
    if (descriptor < 0 || (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)))
        return descriptor;
    close(descriptor);
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    return -1;
}

const char *descriptor_reason(void)
{
    return errno == EINVAL || errno == ENXIO ? "it is no regular file"
           : errno == ELOOP                  ? "it is a link that can't be followed"
                                             : strerror(errno);
}

bool descriptor_write(int descriptor, const void *data, size_t length)
{
    const unsigned char *rest = data;
    while (length > 0) {
        ssize_t written = write(descriptor, rest, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            errno = written == 0 ? ENOSPC : errno; /* no progress, and no reason was given */
            return false;
        }
        rest += written;
        length -= (size_t)written;
    }
    return true;
}

bool descriptor_sync(int descriptor)
{
    int result;
    do
        result = fsync(descriptor);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

bool descriptor_close(int descriptor)
{
    return close(descriptor) == 0 || errno == EINTR; /* interrupted, it is closed all the same */
}
