/* Calls of the system that fail when a test wants it. Only for tests that the linker is told to send those calls here
 * (eyeshine_wrap_files in tests/CMakeLists.txt). */
#ifndef SUPPORT_FAULTS_H
#define SUPPORT_FAULTS_H

#include <stdbool.h>

enum fault {
    FAULT_FULL,   /* ENOSPC */
    FAULT_BROKEN, /* EIO */
    FAULT_SHORT, /* half of a write is done, then the disk is full for the next one; EIO for what is no write */
    FAULT_INTERRUPT, /* EINTR, for what can be interrupted; what can't succeeds */
    FAULT_COUNT
};

/* The call number `at` from now, from 1 on, fails so; if it lasts, so do all that write behind it. */
void faults_set(enum fault fault, int at, bool lasts);

/* From now on all is well again. */
void faults_end(void);

/* Whether a call has failed since faults_set. */
bool faults_have_struck(void);

/* The name of the call that failed first. */
const char *faults_call(void);

#endif
