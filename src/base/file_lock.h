/* A lock that one program holds at a time, until it gives it back or is no more, however that came about. */
#ifndef BASE_FILE_LOCK_H
#define BASE_FILE_LOCK_H

#include "base/file.h"

struct file_lock {
    int descriptor;
};

enum file_lock_answer {
    FILE_LOCK_HELD,   /* by the caller, from now on */
    FILE_LOCK_TAKEN,  /* by another */
    FILE_LOCK_FAILED, /* the world does not let it be locked; an error says why */
};

/* Who only asks whether a lock is held holds it for an instant: it is tried for so long at least, in milliseconds. */
#define FILE_LOCK_PATIENCE 25

/* Locks by the file at the path, which is made if need be and never removed, and writes the number of this process into it.
 * While another holds it, it tries again for `patience` milliseconds. The caller sleeps meanwhile.
 * The number of the other's process is put into `holder` on FILE_LOCK_TAKEN; 0: not known. */
enum file_lock_answer file_lock_take(struct file_lock *lock, const char *path, int patience,
                                     long *holder, struct error *error);
void file_lock_give_back(struct file_lock *lock);

/* Whether somebody holds the lock, this program too; `holder` as above. */
bool file_lock_is_held(const char *path, long *holder);

#endif
