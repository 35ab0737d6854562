#include "base/system.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Repeats a call while signals interrupt it. */
#define REPEAT(result, call) \
    do                       \
        (result) = (call);   \
    while ((result) < 0 && errno == EINTR)

/* On Windows the arguments are replaced. */
void system_start(int *argc, char ***argv) /* NOLINT(readability-non-const-parameter) */
{
    int descriptor;
    do
        descriptor = open("/dev/null", O_RDWR);
    while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor >= 0)
        close(descriptor);
    (void)argc;
    (void)argv;
}

void system_complain(const char *line)
{
    fprintf(stderr, "%s\n", line);
}

bool system_is_separator(char c)
{
    return c == '/';
}

/* Never waits for the other end of a pipe. */
static int open_any(const char *path, int flags)
{
    int descriptor;
    REPEAT(descriptor, open(path, flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0666));
    return descriptor;
}

static int posix_flags(int flags)
{
    int access = !(flags & SYSTEM_WRITE) ? O_RDONLY : flags & SYSTEM_READ ? O_RDWR : O_WRONLY;
    return access | (flags & SYSTEM_CREATE ? O_CREAT : 0) |
           (flags & SYSTEM_NEW ? O_CREAT | O_EXCL : 0) | (flags & SYSTEM_APPEND ? O_APPEND : 0) |
           (flags & SYSTEM_NO_LINK ? O_NOFOLLOW : 0) |
           (flags & SYSTEM_OVERWRITE ? O_CREAT | O_TRUNC : 0);
}

/* Why an open file is refused, as errno; 0: it is not. */
static int refuse(int descriptor, bool takes_any)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return errno;
    if (S_ISREG(status.st_mode))
        return 0;
    if (takes_any && fcntl(descriptor, F_SETFL, 0) == 0) /* writing may wait */
        return 0;
    return S_ISDIR(status.st_mode) ? EISDIR : ENODEV;
}

int system_open(const char *path, int flags)
{
    struct stat status;
    bool takes_any = flags & SYSTEM_OVERWRITE;
    int descriptor = open_any(path, posix_flags(flags));
    if (descriptor < 0 && errno == ENXIO) {
        bool is_pipe = stat(path, &status) == 0 && S_ISFIFO(status.st_mode);
        errno = takes_any && is_pipe ? EPIPE : ENODEV;
    }
    int why = descriptor < 0 ? errno : refuse(descriptor, takes_any);
    if (descriptor >= 0 && why == 0)
        return descriptor;
    if (descriptor >= 0)
        close(descriptor);
    errno = why;
    return -1;
}

int system_open_folder(const char *path)
{
    return open_any(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
}

bool system_close(int descriptor)
{
    return close(descriptor) == 0 || errno == EINTR; /* interrupted, it is closed all the same */
}

ptrdiff_t system_read(int descriptor, void *data, size_t length)
{
    ssize_t count;
    REPEAT(count, read(descriptor, data, length));
    return count;
}

bool system_seek(int descriptor, uint64_t position)
{
    return lseek(descriptor, (off_t)position, SEEK_SET) >= 0;
}

bool system_write(int descriptor, const void *data, size_t length)
{
    const unsigned char *rest = data;
    while (length > 0) {
        ssize_t written;
        REPEAT(written, write(descriptor, rest, length));
        if (written <= 0) {
            errno = written == 0 ? ENOSPC : errno; /* no progress, and no reason was given */
            return false;
        }
        rest += written;
        length -= (size_t)written;
    }
    return true;
}

bool system_truncate(int descriptor, uint64_t length)
{
    int result;
    REPEAT(result, ftruncate(descriptor, (off_t)length));
    return result == 0;
}

bool system_sync(int descriptor)
{
    int result;
    REPEAT(result, fsync(descriptor));
    return result == 0;
}

bool system_sync_data(int descriptor)
{
    int result;
    REPEAT(result, fdatasync(descriptor));
    return result == 0;
}

static bool describe(const struct stat *from, struct system_status *status)
{
    *status = (struct system_status){
        .kind = S_ISREG(from->st_mode)   ? SYSTEM_FILE
                : S_ISDIR(from->st_mode) ? SYSTEM_FOLDER
                : S_ISLNK(from->st_mode) ? SYSTEM_LINK
                                         : SYSTEM_OTHER,
        .length = from->st_size > 0 ? (uint64_t)from->st_size : 0,
        .time = (int64_t)from->st_mtime,
        .names = (uint64_t)from->st_nlink,
        .disk = (uint64_t)from->st_dev,
        .number = (uint64_t)from->st_ino,
    };
    return true;
}

bool system_status(int descriptor, struct system_status *status)
{
    struct stat found;
    return fstat(descriptor, &found) == 0 && describe(&found, status);
}

bool system_status_path(const char *path, bool follows_link, struct system_status *status)
{
    struct stat found;
    return (follows_link ? stat(path, &found) : lstat(path, &found)) == 0 &&
           describe(&found, status);
}

void system_copy_mode(int descriptor, const char *path)
{
    struct stat old;
    if (lstat(path, &old) == 0 && S_ISREG(old.st_mode))
        fchmod(descriptor, old.st_mode & 0777);
}

bool system_rename(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

bool system_link(const char *path, const char *other)
{
    return link(path, other) == 0;
}

bool system_unlink(const char *path)
{
    return unlink(path) == 0;
}

static bool sync_folder(int descriptor)
{
    return system_sync(descriptor) || errno == EINVAL; /* some disks need none */
}

bool system_unlink_in(int folder, const char *path, const char *name)
{
    (void)path;
    return unlinkat(folder, name, 0) == 0 && sync_folder(folder);
}

bool system_resolve(const char *path, char *target, size_t capacity)
{
    char *whole = realpath(path, NULL);
    int length = whole ? snprintf(target, capacity, "%s", whole) : -1;
    if (whole && (length < 0 || (size_t)length >= capacity))
        errno = ENAMETOOLONG;
    free(whole);
    return length >= 0 && (size_t)length < capacity;
}

bool system_make_folder(const char *path)
{
    return mkdir(path, 0777) == 0;
}

bool system_remove_folder(const char *path)
{
    return rmdir(path) == 0;
}

bool system_sync_folder(const char *path)
{
    int descriptor = open_any(path, O_RDONLY | O_DIRECTORY);
    if (descriptor < 0)
        return false;
    bool is_synced = sync_folder(descriptor);
    int why = errno;
    bool is_closed = system_close(descriptor);
    errno = is_synced ? errno : why;
    return is_synced && is_closed;
}

static bool read_names(DIR *folder, bool (*add)(void *context, const char *name), void *context)
{
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(folder);
        if (!entry)
            return errno == 0;
        bool is_itself = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
        if (!is_itself && !add(context, entry->d_name))
            return false;
    }
}

bool system_list(const char *path, bool (*add)(void *context, const char *name), void *context)
{
    DIR *folder = opendir(path);
    bool is_listed = folder && read_names(folder, add, context);
    int why = errno;
    if (folder)
        closedir(folder);
    errno = why;
    return is_listed;
}

bool system_lock(int descriptor, bool is_shared)
{
    int result;
    REPEAT(result, flock(descriptor, (is_shared ? LOCK_SH : LOCK_EX) | LOCK_NB));
    return result == 0;
}

long system_process_id(void)
{
    return (long)getpid();
}

void system_sleep(int milliseconds)
{
    nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000L}, NULL);
}

uint64_t system_clock(void)
{
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

bool system_random(void *data, size_t length)
{
    FILE *source = fopen("/dev/urandom", "rb");
    bool is_read =
        source && setvbuf(source, NULL, _IONBF, 0) == 0 && fread(data, length, 1, source) == 1;
    if (source)
        fclose(source);
    return is_read;
}
