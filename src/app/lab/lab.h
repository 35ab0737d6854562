/* The subcommands of eyeshine-lab. Each gets the arguments after its name, prints its answer to standard
 * output, and returns the program's exit status: LAB_FAILED comes with an error. */
#ifndef APP_LAB_LAB_H
#define APP_LAB_LAB_H

#include "base/error.h"

enum lab_status {
    LAB_DONE = 0,
    LAB_UNTRUE = 1, /* what was to be verified does not hold; the answer says what */
    LAB_FAILED = 2, /* bad arguments, or the world's failure */
};

typedef enum lab_status lab_command(int argc, char *const *argv, struct error *error);

lab_command lab_bench;
lab_command lab_fov;
lab_command lab_forks;
lab_command lab_level;
lab_command lab_list;
lab_command lab_play;
lab_command lab_replay;
lab_command lab_report;
lab_command lab_save;

#endif
