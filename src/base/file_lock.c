#include "base/file_lock.h"

#include "base/descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define BETWEEN_TRIES 5 /* milliseconds */

#define NUMBER_LENGTH_MAX 24

/* What is written into a file with a second name is in the other one too. */
static bool is_foreign(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && !S_ISDIR(status.st_mode) &&
           (!S_ISREG(status.st_mode) || status.st_nlink > 1);
}

/* Where nothing can be written, it can still be locked. */
static int open_lock(const char *path)
{
    if (is_foreign(path))
        unlink(path);
    int descriptor = descriptor_open_file(path, O_RDWR | O_CREAT | O_NOFOLLOW);
    int why = errno;
    if (descriptor < 0 && (why == EROFS || why == EACCES))
        descriptor = descriptor_open_file(path, O_RDONLY | O_NOFOLLOW);
    if (descriptor < 0)
        errno = why;
    return descriptor;
}

/* Locks are of a file, whatever its name: it must be the one that the others find. */
static bool is_still_there(int descriptor, const char *path)
{
    struct stat own;
    struct stat there;
    return fstat(descriptor, &own) == 0 && lstat(path, &there) == 0 && own.st_dev == there.st_dev &&
           own.st_ino == there.st_ino;
}

static bool try_lock(int descriptor, int operation)
{
    int result;
    do
        result = flock(descriptor, operation | LOCK_NB);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

static void write_number(int descriptor)
{
    char line[NUMBER_LENGTH_MAX];
    int length = snprintf(line, sizeof line, "%ld\n", (long)getpid());
    /* Only for the messages of other processes. */
    if (ftruncate(descriptor, 0) == 0)
        descriptor_write(descriptor, line, (size_t)length);
}

static long read_number(int descriptor)
{
    char line[NUMBER_LENGTH_MAX] = "";
    if (lseek(descriptor, 0, SEEK_SET) != 0 || read(descriptor, line, sizeof line - 1) <= 0)
        return 0;
    long number = strtol(line, NULL, 10);
    return number > 0 ? number : 0;
}

/* One try; FILE_LOCK_TAKEN leaves the file open for its number to be read. */
static enum file_lock_answer try_once(struct file_lock *lock, const char *path)
{
    lock->descriptor = open_lock(path);
    if (lock->descriptor < 0)
        return FILE_LOCK_FAILED;
    if (try_lock(lock->descriptor, LOCK_EX))
        return is_still_there(lock->descriptor, path) ? FILE_LOCK_HELD : FILE_LOCK_TAKEN;
    return errno == EWOULDBLOCK ? FILE_LOCK_TAKEN : FILE_LOCK_FAILED;
}

enum file_lock_answer file_lock_take(struct file_lock *lock, const char *path, int patience,
                                     long *holder, struct error *error)
{
    enum file_lock_answer answer = FILE_LOCK_TAKEN;
    *holder = 0;
    for (int waited = 0; waited <= patience && answer == FILE_LOCK_TAKEN; waited += BETWEEN_TRIES) {
        if (waited > 0)
            nanosleep(&(struct timespec){0, BETWEEN_TRIES * 1000000L}, NULL);
        answer = try_once(lock, path);
        if (answer == FILE_LOCK_HELD)
            write_number(lock->descriptor);
        if (answer == FILE_LOCK_TAKEN)
            *holder = read_number(lock->descriptor);
        if (answer == FILE_LOCK_FAILED)
            error_set(error, "%s: can't be locked: %s", path, descriptor_reason());
        if (answer != FILE_LOCK_HELD)
            file_lock_give_back(lock);
    }
    return answer;
}

void file_lock_give_back(struct file_lock *lock)
{
    if (lock->descriptor >= 0)
        descriptor_close(lock->descriptor);
    lock->descriptor = -1;
}

bool file_lock_is_held(const char *path, long *holder)
{
    int descriptor = descriptor_open_file(path, O_RDONLY | O_NOFOLLOW);
    *holder = 0;
    if (descriptor < 0)
        return false;
    bool is_held = !try_lock(descriptor, LOCK_SH) && errno == EWOULDBLOCK;
    if (is_held)
        *holder = read_number(descriptor);
    descriptor_close(descriptor);
    return is_held;
}
