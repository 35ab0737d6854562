#include "base/file_lock.h"

#include "base/system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BETWEEN_TRIES 5 /* milliseconds */

#define NUMBER_LENGTH_MAX 24

/* Makes room for a lock file of our own. What is written into a file with a second name, such as a backup by links, is in the
 * other one too: it is removed, unless a program holds it. False: one does; errno is EWOULDBLOCK. */
static bool remove_foreign(const char *path)
{
    struct system_status status;
    if (!system_status_path(path, false, &status) || status.kind == SYSTEM_FOLDER ||
        (status.kind == SYSTEM_FILE && status.names == 1))
        return true;
    int descriptor =
        status.kind == SYSTEM_FILE ? system_open(path, SYSTEM_READ | SYSTEM_NO_LINK) : -1;
    bool is_held = descriptor >= 0 && !system_lock(descriptor, false) && errno == EWOULDBLOCK;
    if (!is_held)
        system_unlink(path);
    if (descriptor >= 0)
        system_close(descriptor);
    errno = EWOULDBLOCK;
    return !is_held;
}

/* Where nothing can be written, it can still be locked. */
static int open_lock(const char *path)
{
    if (!remove_foreign(path))
        return -1;
    int descriptor = system_open(path, SYSTEM_READ | SYSTEM_WRITE | SYSTEM_CREATE | SYSTEM_NO_LINK);
    int why = errno;
    if (descriptor < 0 && (why == EROFS || why == EACCES))
        descriptor = system_open(path, SYSTEM_READ | SYSTEM_NO_LINK);
    if (descriptor < 0)
        errno = why;
    return descriptor;
}

/* Locks are of a file, whatever its name: it must be the one that the others find. */
static bool is_still_there(int descriptor, const char *path)
{
    struct system_status own;
    struct system_status there;
    return system_status(descriptor, &own) && system_status_path(path, false, &there) &&
           system_is_same_file(&own, &there);
}

static void write_number(int descriptor)
{
    char line[NUMBER_LENGTH_MAX];
    int length = snprintf(line, sizeof line, "%ld\n", system_process_id());
    /* Only for the messages of other processes. */
    if (system_truncate(descriptor, 0))
        system_write(descriptor, line, (size_t)length);
}

static long read_number(int descriptor)
{
    char line[NUMBER_LENGTH_MAX] = "";
    if (!system_seek(descriptor, 0) || system_read(descriptor, line, sizeof line - 1) <= 0)
        return 0;
    long number = strtol(line, NULL, 10);
    return number > 0 ? number : 0;
}

/* One try; FILE_LOCK_TAKEN leaves the file open for its number to be read. */
static enum file_lock_answer try_once(struct file_lock *lock, const char *path)
{
    lock->descriptor = open_lock(path);
    if (lock->descriptor < 0)
        return errno == EWOULDBLOCK ? FILE_LOCK_TAKEN : FILE_LOCK_FAILED;
    if (system_lock(lock->descriptor, false))
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
            system_sleep(BETWEEN_TRIES);
        answer = try_once(lock, path);
        if (answer == FILE_LOCK_HELD)
            write_number(lock->descriptor);
        if (answer == FILE_LOCK_TAKEN && lock->descriptor >= 0)
            *holder = read_number(lock->descriptor);
        if (answer == FILE_LOCK_FAILED)
            error_set(error, "%s: can't be locked: %s", path, file_reason());
        if (answer != FILE_LOCK_HELD)
            file_lock_give_back(lock);
    }
    return answer;
}

void file_lock_give_back(struct file_lock *lock)
{
    if (lock->descriptor >= 0)
        system_close(lock->descriptor);
    lock->descriptor = -1;
}

bool file_lock_is_held(const char *path, long *holder)
{
    int descriptor = system_open(path, SYSTEM_READ | SYSTEM_NO_LINK);
    *holder = 0;
    if (descriptor < 0)
        return false;
    bool is_held = !system_lock(descriptor, true) && errno == EWOULDBLOCK;
    if (is_held)
        *holder = read_number(descriptor);
    system_close(descriptor);
    return is_held;
}
