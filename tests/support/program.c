#include "support/program.h"

#include "support/check.h"

#include "base/hash.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define KINDS_MAX 256

static void change_environment(const struct program_variable *variables)
{
    for (; variables && variables->name; variables++) {
        if (variables->value)
            setenv(variables->name, variables->value, 1);
        else
            unsetenv(variables->name);
    }
}

/* Notes the kind of a command: its program, subcommand, script and names of options. True: the first of its kind. */
static bool note_kind(const char *const *argv)
{
    static uint64_t kinds[KINDS_MAX];
    static int count;
    uint64_t kind = HASH_START;
    for (int i = 0; argv[i]; i++)
        if (i <= 1 || argv[i][0] == '-' || strcmp(argv[i - 1], "-c") == 0)
            kind = hash_bytes(kind, (const unsigned char *)argv[i], strcspn(argv[i], "="));
    for (int i = 0; i < count; i++)
        if (kinds[i] == kind)
            return false;
    if (count < KINDS_MAX)
        kinds[count++] = kind;
    return true;
}

static void become(const char *const *argv, const struct program_variable *variables, int output,
                   int errors)
{
    int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    change_environment(variables);
    execv(argv[0], (char *const *)(uintptr_t)argv); /* exec takes writable strings */
    _exit(127);
}

static void read_back(FILE *file, char text[PROGRAM_OUTPUT_MAX])
{
    rewind(file);
    size_t length = fread(text, 1, PROGRAM_OUTPUT_MAX - 1, file);
    text[length] = '\0';
    fclose(file);
}

void program_run(const char *const *argv, const struct program_variable *variables,
                 struct program_result *result)
{
    FILE *output = tmpfile();
    FILE *errors = tmpfile();
    assert_true(output && errors);
    bool is_first = note_kind(argv);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0 && !is_first)
        setenv("ASAN_OPTIONS", "detect_leaks=0", 0);
    if (child == 0)
        become(argv, variables, fileno(output), fileno(errors));
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    result->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    read_back(output, result->output);
    read_back(errors, result->errors);
}
