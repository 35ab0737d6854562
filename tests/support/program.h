/* Runs a real program, such as the game, and captures its output. */
#ifndef SUPPORT_PROGRAM_H
#define SUPPORT_PROGRAM_H

#define PROGRAM_OUTPUT_MAX 131072

/* A change to the environment; NULL removes the variable. */
struct program_variable {
    const char *name;
    const char *value;
};

struct program_result {
    int status; /* its exit code, or -1 if a signal ended it */
    char output[PROGRAM_OUTPUT_MAX];
    char errors[PROGRAM_OUTPUT_MAX];
};

/* Runs argv[0], a path, with empty standard input. Both lists end with NULL. Only the first of the commands that differ in no
 * more than the values of their options is searched for leaks: that takes longer than a start. */
void program_run(const char *const *argv, const struct program_variable *variables,
                 struct program_result *result);

#endif
