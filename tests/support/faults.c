#include "support/faults.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int __real_open(const char *path, int flags, ...);
ssize_t __real_read(int descriptor, void *data, size_t length);
ssize_t __real_write(int descriptor, const void *data, size_t length);
int __real_fsync(int descriptor);
int __real_fdatasync(int descriptor);
int __real_rename(const char *from, const char *to);
int __real_link(const char *from, const char *to);
int __real_unlink(const char *path);
int __real_unlinkat(int folder, const char *path, int flags);
int __real_close(int descriptor);
int __real_ftruncate(int descriptor, off_t length);
int __real_mkdir(const char *path, mode_t mode);
int __real_rmdir(const char *path);

int __wrap_open(const char *path, int flags, ...);
ssize_t __wrap_read(int descriptor, void *data, size_t length);
ssize_t __wrap_write(int descriptor, const void *data, size_t length);
int __wrap_fsync(int descriptor);
int __wrap_fdatasync(int descriptor);
int __wrap_rename(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __wrap_unlink(const char *path);
int __wrap_unlinkat(int folder, const char *path, int flags);
int __wrap_close(int descriptor);
int __wrap_ftruncate(int descriptor, off_t length);
int __wrap_mkdir(const char *path, mode_t mode);
int __wrap_rmdir(const char *path);

static struct {
    enum fault fault;
    int left; /* calls up to the failing one; 0: none */
    bool lasts;
    bool has_struck;
    bool next_write_fails; /* after a short one */
    char call[16];
} faults;

void faults_set(enum fault fault, int at, bool lasts)
{
    memset(&faults, 0, sizeof faults);
    faults.fault = fault;
    faults.left = at;
    faults.lasts = lasts;
}

void faults_end(void)
{
    faults.left = 0;
    faults.lasts = false;
    faults.next_write_fails = false;
}

bool faults_have_struck(void)
{
    return faults.has_struck;
}

const char *faults_call(void)
{
    return faults.call;
}

/* Whether this call fails; sets errno. */
static bool strikes(const char *call, bool writes, bool can_be_interrupted)
{
    bool is_now = faults.left > 0 && --faults.left == 0;
    if (!is_now && !(faults.lasts && faults.has_struck && writes))
        return false;
    if (faults.fault == FAULT_KILL)
        raise(SIGKILL);
    if (!faults.has_struck)
        snprintf(faults.call, sizeof faults.call, "%s", call);
    faults.has_struck = true;
    errno = faults.fault == FAULT_FULL ? ENOSPC : faults.fault == FAULT_INTERRUPT ? EINTR : EIO;
    return faults.fault == FAULT_INTERRUPT ? can_be_interrupted
           : faults.fault == FAULT_HALF    ? strcmp(call, "write") == 0
                                           : true;
}

int __wrap_open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return strikes("open", flags & O_CREAT, true) ? -1 : __real_open(path, flags, mode);
}

ssize_t __wrap_read(int descriptor, void *data, size_t length)
{
    return strikes("read", false, true) ? -1 : __real_read(descriptor, data, length);
}

ssize_t __wrap_write(int descriptor, const void *data, size_t length)
{
    if (faults.next_write_fails) {
        faults.next_write_fails = faults.lasts;
        errno = ENOSPC;
        return -1;
    }
    if (!strikes("write", true, true))
        return __real_write(descriptor, data, length);
    if ((faults.fault != FAULT_SHORT && faults.fault != FAULT_HALF) || length < 2)
        return faults.fault == FAULT_HALF ? __real_write(descriptor, data, length) : -1;
    faults.next_write_fails = faults.fault == FAULT_SHORT;
    return __real_write(descriptor, data, length / 2);
}

int __wrap_fsync(int descriptor)
{
    return strikes("fsync", true, true) ? -1 : __real_fsync(descriptor);
}

int __wrap_fdatasync(int descriptor)
{
    return strikes("fdatasync", true, true) ? -1 : __real_fdatasync(descriptor);
}

int __wrap_rename(const char *from, const char *to)
{
    return strikes("rename", true, false) ? -1 : __real_rename(from, to);
}

int __wrap_link(const char *from, const char *to)
{
    return strikes("link", true, false) ? -1 : __real_link(from, to);
}

int __wrap_unlink(const char *path)
{
    return strikes("unlink", false, false) ? -1 : __real_unlink(path);
}

int __wrap_unlinkat(int folder, const char *path, int flags)
{
    return strikes("unlinkat", false, false) ? -1 : __real_unlinkat(folder, path, flags);
}

/* The file is closed anyway. */
int __wrap_close(int descriptor)
{
    int result = __real_close(descriptor);
    return strikes("close", false, true) ? -1 : result;
}

int __wrap_ftruncate(int descriptor, off_t length)
{
    return strikes("ftruncate", true, true) ? -1 : __real_ftruncate(descriptor, length);
}

int __wrap_mkdir(const char *path, mode_t mode)
{
    return strikes("mkdir", true, false) ? -1 : __real_mkdir(path, mode);
}

int __wrap_rmdir(const char *path)
{
    return strikes("rmdir", true, false) ? -1 : __real_rmdir(path);
}
