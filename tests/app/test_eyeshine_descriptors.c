/* Standard input, output and error closed at the start, and signals while the game waits for something. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"

#include "base/array.h"
#include "base/bytes.h"
#include "base/file.h"
#include "test_paths.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TIMES_5(keys) keys keys keys keys keys

/* The game has a second; the rest is for a busy machine. */
#define MILLISECONDS_MAX 1500

/* The pixels of a window of 16384 x 16384 alone are half of it. */
#define KILOBYTES_MAX (2L << 20)

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];
static struct program_result result;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    mkdir(user, 0777);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

/* Plays four turns with warnings and narration, and ends what hangs. */
static void play_closed(const char *redirections)
{
    char command[128];
    snprintf(command, sizeof command, "exec timeout -s KILL 30 \"$0\" \"$@\" %s", redirections);
    scratch_folder_write_text(&folder, "user/keys.txt", "nonsense\n");
    program_run((const char *const[]){"/bin/sh", "-c", command, EYESHINE_BIN, "--user-dir", user,
                                      "--seed", "ash", "--keys", "....", "--screenshot", picture,
                                      "--size=320x200", "--narrate", "--report", NULL},
                NULL, &result);
}

/* Whether a file has text of the narration or of a warning. */
static bool has_text(const char *name)
{
    char path[SCRATCH_PATH_MAX];
    struct bytes bytes = {0};
    struct error error;
    scratch_folder_path(&folder, name, path);
    assert_true(file_read(path, 1 << 20, &bytes, &error));
    bytes_put(&bytes, "", 1);
    bool has = false;
    for (size_t i = 0; i < bytes.length; i++)
        has = has || strncmp((const char *)bytes.data + i, "eyeshine: ", 10) == 0 ||
              strncmp((const char *)bytes.data + i, "turns=", 6) == 0;
    bytes_clear(&bytes);
    return has;
}

static void closed_descriptors_are_no_file_of_the_game(void **unused)
{
    static const char *const closed[] = {"<&-",      ">&-",      "2>&-",        "<&- >&-",
                                         "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"};
    for (size_t i = 0; i < ARRAY_LENGTH(closed); i++) {
        tear_down(NULL);
        set_up(NULL);
        play_closed(closed[i]);
        if (result.status != 0)
            fail_msg("%s: status %d, %s", closed[i], result.status, result.errors);
        if (has_text("user/runs/ash-1/journal") || has_text("user/runs/ash-1/lock") ||
            has_text("user/runs/ash-1/snapshot") || has_text("picture.png"))
            fail_msg("%s: what was said landed in a file", closed[i]);
        assert_int_equal(strstr(result.output, " turns=4 ") != NULL,
                         !strstr(closed[i], ">&-") || closed[i][0] == '2' ||
                             strstr(closed[i], "<&- 2"));
    }
    (void)unused;
}

/* Starts the game; its output goes into `output`, or nowhere if that is -1. */
static pid_t start(const char *const *options, int output)
{
    const char *argv[16] = {EYESHINE_BIN, "--user-dir", user, "--seed", "ash"};
    for (size_t i = 5; *options; options++)
        argv[i++] = *options;
    fflush(NULL);
    pid_t program = fork();
    assert_true(program >= 0);
    if (program != 0)
        return program;
    alarm(60); /* what hangs here ends in any case */
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(output < 0 ? nothing : output, STDOUT_FILENO);
    execv(argv[0], (char *const *)(uintptr_t)argv);
    _exit(127);
}

static void sleep_ms(int milliseconds)
{
    nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000L}, NULL);
}

static bool has_ended(pid_t program, int *status)
{
    return waitpid(program, status, WNOHANG) == program;
}

/* Waits until the game has begun its run. */
static void wait_for_run(pid_t program)
{
    char path[SCRATCH_PATH_MAX];
    int status;
    scratch_folder_path(&folder, "user/runs/ash-1/journal", path);
    for (int i = 0; i < 1500 && !file_is_there(path); i++) {
        if (has_ended(program, &status))
            fail_msg("it ended by itself");
        sleep_ms(20);
    }
    assert_true(file_is_there(path));
    sleep_ms(500); /* until it waits */
}

static void end_by(pid_t program, int number)
{
    int status = 0;
    int waited = 0;
    assert_false(has_ended(program, &status));
    kill(program, number);
    while (!has_ended(program, &status) && waited < MILLISECONDS_MAX) {
        sleep_ms(10);
        waited += 10;
    }
    if (waited >= MILLISECONDS_MAX && !has_ended(program, &status)) {
        kill(program, SIGKILL);
        waitpid(program, &status, 0);
        fail_msg("signal %d does not end it", number);
    }
    assert_true(WIFEXITED(status));
    assert_true(WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 128 + number);
}

/* No turn that was played is lost. */
static void check_goes_on(int turns_min)
{
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--continue", "--report",
                                      "--screenshot", picture, "--size=320x200", NULL},
                NULL, &result);
    const char *turns = strstr(result.output, " turns=");
    assert_non_null(turns);
    assert_true(atoi(turns + 7) >= turns_min);
}

static const int signals[] = {SIGTERM, SIGINT, SIGHUP};

static void a_signal_ends_a_game_that_waits_for_keys(void **unused)
{
    for (size_t i = 0; i < ARRAY_LENGTH(signals); i++) {
        tear_down(NULL);
        set_up(NULL);
        pid_t program = start((const char *const[]){"--keys", "....", "--size=320x200", NULL}, -1);
        wait_for_run(program);
        end_by(program, signals[i]);
        check_goes_on(4);
    }
    (void)unused;
}

/* The pipe is never read. */
static void a_signal_ends_a_game_with_stuck_output(void **unused)
{
    for (size_t i = 0; i < ARRAY_LENGTH(signals); i++) {
        char filling[4096] = "";
        int ends[2];
        tear_down(NULL);
        set_up(NULL);
        assert_int_equal(pipe(ends), 0);
        fcntl(ends[1], F_SETFL, O_NONBLOCK);
        while (write(ends[1], filling, sizeof filling) > 0 || write(ends[1], filling, 1) > 0)
            continue;
        fcntl(ends[1], F_SETFL, 0);
        pid_t program = start(
            (const char *const[]){"--keys", TIMES_5("."), "--narrate", "--size=320x200", NULL},
            ends[1]);
        sleep_ms(1500); /* it is stuck on the title screen */
        end_by(program, signals[i]);
        close(ends[0]);
        close(ends[1]);
    }
    (void)unused;
}

/* A reader holds the pipe open, but reads nothing. */
static void a_signal_ends_a_game_with_a_stuck_screenshot(void **unused)
{
    char pipe_path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "pipe", pipe_path);
    assert_int_equal(mkfifo(pipe_path, 0600), 0);
    int reader = open(pipe_path, O_RDONLY | O_NONBLOCK);
    assert_true(reader >= 0);
    pid_t program = start(
        (const char *const[]){"--keys", "..", "--screenshot", pipe_path, "--size=3840x2160", NULL},
        -1);
    wait_for_run(program);
    sleep_ms(1000);
    end_by(program, SIGTERM);
    close(reader);
    check_goes_on(2);
    (void)unused;
}

static void the_largest_window_takes_little_memory_and_a_signal_ends_the_game(void **unused)
{
    struct rusage usage;
    pid_t program = start((const char *const[]){"--keys", "..", "--size=16384x16384", NULL}, -1);
    wait_for_run(program);
    end_by(program, SIGTERM);
    assert_int_equal(getrusage(RUSAGE_CHILDREN, &usage), 0);
    assert_true(usage.ru_maxrss < KILOBYTES_MAX);
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(closed_descriptors_are_no_file_of_the_game),
        TEST(a_signal_ends_a_game_that_waits_for_keys),
        TEST(a_signal_ends_a_game_with_stuck_output),
        TEST(a_signal_ends_a_game_with_a_stuck_screenshot),
        TEST(the_largest_window_takes_little_memory_and_a_signal_ends_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
