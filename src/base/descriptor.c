#include "base/descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int descriptor_open(const char *path, int flags)
{
    int descriptor;
    do
        descriptor = open(path, flags | O_CLOEXEC, 0666);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
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
