/* Runs a real program, such as the game, and keeps what it said. */
#ifndef SUPPORT_PROGRAM_H
#define SUPPORT_PROGRAM_H

#define PROGRAM_OUTPUT_MAX 131072

/* A change to the environment: NULL takes the variable away. */
struct program_variable {
    const char *name;
    const char *value;
};

struct program_result {
    int status; /* its exit code; -1 if a signal ended it */
    char output[PROGRAM_OUTPUT_MAX];
    char errors[PROGRAM_OUTPUT_MAX];
};

/* Runs argv[0], a path, with nothing on its standard input. Both lists end with a NULL (name). */
void program_run(const char *const *argv, const struct program_variable *variables,
                 struct program_result *result);

#endif
