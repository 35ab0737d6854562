#include "app/frames/frames_start.h"

#include "base/file.h"
#include "ui/ui.h"

#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The process's own program, and its memory. */
#define PROGRAM "/proc/self/exe"
#define STATUS "/proc/self/status"

extern char **environ;

uint64_t frames_start_computed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* The peak memory of this process, in kilobytes; 0 if unknown. Not from getrusage, which includes the parent's. */
static long memory_max(void)
{
    char line[256];
    long kilobytes = 0;
    FILE *file = fopen(STATUS, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmHWM: %18ld", &kilobytes) == 1)
            break;
    if (file)
        fclose(file);
    return kilobytes;
}

bool frames_start_run(const char *data_folder, struct error *error)
{
    struct ui_options options = {.data_folder = data_folder,
                                 .setup = game_setup_default(),
                                 .starts_at_once = true,
                                 .width = 1280,
                                 .height = 720};
    options.setup.seed = "frames";
    struct ui *ui = ui_open(&options, error);
    if (!ui)
        return false;
    bool is_shown = ui_draw(ui) && window_show(&ui->window, &ui->display.frame, error);
    printf("%llu %llu %ld\n", (unsigned long long)lab_timing_now(),
           (unsigned long long)frames_start_computed(), memory_max());
    return ui_close(ui, is_shown, NULL, error);
}

/* Starts a process that writes to the pipe; -1 on failure. */
static pid_t spawn(char *program, const int pipe_ends[2])
{
    char option[] = "--start";
    char *const arguments[] = {program, option, NULL};
    posix_spawn_file_actions_t actions;
    pid_t pid;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe_ends[0]);
    int failure = posix_spawn(&pid, program, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return failure ? -1 : pid;
}

static bool measure_one(char *program, struct frames_start *found)
{
    int ends[2];
    int status = 1;
    unsigned long long shown = 0;
    unsigned long long computed = 0;
    long kilobytes = 0;
    if (pipe(ends) != 0)
        return false;
    uint64_t start = lab_timing_now();
    pid_t pid = spawn(program, ends);
    close(ends[1]);
    FILE *answer = fdopen(ends[0], "r");
    bool is_read = pid > 0 && answer &&
                   fscanf(answer, "%19llu %19llu %18ld", &shown, &computed, &kilobytes) == 3;
    if (answer)
        fclose(answer);
    else
        close(ends[0]);
    if (pid > 0)
        waitpid(pid, &status, 0);
    lab_timing_add(&found->passed, (double)(shown - start));
    lab_timing_add(&found->computed, (double)computed);
    lab_timing_add(&found->kilobytes, (double)kilobytes);
    return is_read && status == 0;
}

bool frames_start_measure(int times, struct frames_start *found, struct error *error)
{
    char program[FILE_PATH_MAX];
    ssize_t length = readlink(PROGRAM, program, sizeof program - 1);
    if (length < 0 || (size_t)length == sizeof program - 1) /* may have been truncated */
        return error_set(error, "can't find the path of this program");
    program[length] = '\0';
    found->passed.count = found->computed.count = found->kilobytes.count = 0;
    for (int i = 0; i < times; i++)
        if (!measure_one(program, found))
            return error_set(error, "the game failed to start");
    return true;
}
