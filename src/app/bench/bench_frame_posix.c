/* Measures what a frame of the game's window costs. The lab knows no window: eyeshine-frames, built beside it,
 * measures and prints the table. */
#include "app/bench/bench.h"
#include "base/file.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM "eyeshine-frames"

extern char **environ;

/* The program in the folder of this one; if that is unknown, the one on the search path. */
static void find_program(char path[FILE_PATH_MAX])
{
    char own[FILE_PATH_MAX];
    struct error unused;
    ssize_t length = readlink("/proc/self/exe", own, sizeof own);
    bool is_known = length > 0 && length < FILE_PATH_MAX;
    own[is_known ? length : 0] = '\0';
    char *name = strrchr(own, '/');
    if (name)
        *name = '\0';
    if (!name || !file_join(own, PROGRAM, path, &unused))
        strcpy(path, PROGRAM);
}

bool bench_frame(const struct bench *bench, struct error *error)
{
    char path[FILE_PATH_MAX];
    char csv[] = "--csv";
    char quick[] = "--quick";
    char *arguments[4] = {path};
    int count = 1;
    int status = 1;
    pid_t pid;
    find_program(path);
    if (bench->style == LAB_TABLE_CSV)
        arguments[count++] = csv;
    if (bench->is_quick)
        arguments[count++] = quick;
    fflush(stdout);
    int failure = posix_spawnp(&pid, path, NULL, NULL, arguments, environ);
    if (failure == ENOENT)
        return error_set(error, "%s: not found; only a build from source has it", path);
    if (failure)
        return error_set(error, "%s: can't be started: %s", path, strerror(failure));
    waitpid(pid, &status, 0);
    return status == 0 || error_set(error, "%s has failed", path);
}
