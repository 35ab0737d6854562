/* System calls that fail on demand. Only for tests linked with these calls redirected here (eyeshine_wrap_files in
 * tests/CMakeLists.txt). */
#ifndef SUPPORT_FAULTS_H
#define SUPPORT_FAULTS_H

#include <stdbool.h>

enum fault {
    FAULT_FULL,      /* ENOSPC */
    FAULT_BROKEN,    /* EIO */
    FAULT_SHORT,     /* half of a write is done, then the disk is full; EIO for other calls */
    FAULT_INTERRUPT, /* EINTR for interruptible calls; others succeed */
    FAULT_HALF,      /* half of a write is done, and no error follows */
    FAULT_KILL,      /* the program is killed instead */
    FAULT_COUNT,
    FAULT_SURVIVABLE_COUNT = FAULT_KILL /* the first ones */
};

/* The call number `at` from now, from 1 on, fails like this. If it lasts, so do all later writes. */
void faults_set(enum fault fault, int at, bool lasts);

/* No more calls fail. */
void faults_end(void);

/* Whether a call has failed since faults_set. */
bool faults_have_struck(void);

/* The name of the call that failed first. */
const char *faults_call(void);

#endif
