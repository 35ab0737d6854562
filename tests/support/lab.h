/* Runs eyeshine-lab with the arguments of a test. */
#ifndef SUPPORT_LAB_H
#define SUPPORT_LAB_H

#include "support/program.h"

/* The arguments end with a NULL. */
void lab_run(const char *const *arguments, struct program_result *result);

/* Fails the test unless the lab prints this, prints no error and succeeds. */
void lab_check_prints(const char *const *arguments, const char *output);

/* Fails the test unless the lab prints nothing but this one line of error and exits with 2. */
void lab_check_refuses(const char *const *arguments, const char *message);

#define LAB_ARGUMENTS(...) ((const char *const[]){__VA_ARGS__, NULL})

#endif
