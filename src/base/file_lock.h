/* A lock that one program holds at a time, until it releases the lock or ends, even by a crash. */
#ifndef BASE_FILE_LOCK_H
#define BASE_FILE_LOCK_H

#include "base/file.h"

struct file_lock {
    int descriptor;
};

enum file_lock_answer {
    FILE_LOCK_HELD,   /* by the caller */
    FILE_LOCK_TAKEN,  /* by another */
    FILE_LOCK_FAILED, /* with an error */
};

/* Asking whether a lock is held holds it for an instant, so taking it is tried for at least this long, in milliseconds. */
#define FILE_LOCK_PATIENCE 25

/* Locks the file at the path, which is created if needed and never removed, and writes the process id into it. Anything else
 * at the path but a folder (a link, a pipe, a file that has a second name) is removed first: it is nobody's lock.
 * While another process holds it, tries again for `patience` milliseconds, sleeping in between.
 * On FILE_LOCK_TAKEN, `holder` is the id of that process; 0: unknown. */
enum file_lock_answer file_lock_take(struct file_lock *lock, const char *path, int patience,
                                     long *holder, struct error *error);
void file_lock_give_back(struct file_lock *lock);

/* Whether any process holds the lock, this one included; `holder` as above. */
bool file_lock_is_held(const char *path, long *holder);

#endif
