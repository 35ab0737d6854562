/* Things that can lie where a program wants to write a file. It must not write through them or wait for them. */
#ifndef SUPPORT_TRAP_H
#define SUPPORT_TRAP_H

#include "support/scratch_folder.h"

enum trap {
    TRAP_PIPE, /* nobody reads or writes it */
    TRAP_SOCKET,
    TRAP_FOLDER,        /* with a file in it */
    TRAP_LINK,          /* to the file "bystander" of the scratch folder */
    TRAP_SECOND_NAME,   /* a hard link to that file */
    TRAP_DANGLING_LINK, /* to the missing file "missing" there */
    TRAP_DEVICE_LINK,   /* to a device that gives and takes without end */
    TRAP_COUNT
};

const char *trap_name(enum trap trap);

/* Puts it at a path of the scratch folder, whatever was there. */
void trap_set(const struct scratch_folder *folder, const char *name, enum trap trap);

/* Fails the test unless the bystander is as it was, and nothing was made where the dangling link leads. */
void trap_check(const struct scratch_folder *folder, const char *what);

#endif
