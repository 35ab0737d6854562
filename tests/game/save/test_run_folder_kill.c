/* A program that plays a run is killed at any instant: every finished action is kept, and the game goes on as if nothing had
 * happened. EYESHINE_KILLS: how often; the default is for daily use. */
#include "support/check.h"
#include "support/run_play.h"

#include "base/random.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define KILLS 30
#define ACTIONS 1000
#define LONGEST_BIT 18 /* no program lives much longer than 2^18 microseconds */

static struct run_script_account account;

/* The program: begins or continues the run, and reports the position after each action. */
static void play(const struct scratch_folder *scratch, const char *path, bool is_begun, int report)
{
    struct run_play run = is_begun ? run_play_continue(path) : run_play_begin(scratch);
    for (int i = (int)run_play_position(&run); i < account.count; i++) {
        run_script_play_action(run.game, i);
        int count = i + 1;
        if (write(report, &count, sizeof count) != sizeof count)
            _exit(1);
        run_folder_tick(run.run, (uint64_t)i * 150);
    }
    run_play_end(&run);
    _exit(0);
}

static void sleep_for(long microseconds)
{
    struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
    nanosleep(&time, NULL);
}

/* Starts the program and kills it. Returns the last position that it reported, or 0. */
static int play_and_kill(const struct scratch_folder *scratch, const char *path, bool is_begun,
                         long microseconds)
{
    int report[2];
    int count;
    int last = 0;
    assert_int_equal(pipe(report), 0);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(report[0]);
        play(scratch, path, is_begun, report[1]);
    }
    close(report[1]);
    sleep_for(microseconds);
    kill(child, SIGKILL);
    while (read(report[0], &count, sizeof count) == sizeof count)
        last = count;
    close(report[0]);
    assert_int_equal(waitpid(child, NULL, 0), child);
    return last;
}

/* Continues the run. Returns its position. */
static int look(const char *path, int reported)
{
    struct run_play run = run_play_continue(path);
    int count = (int)run_play_position(&run);
    if (count < reported)
        fail_msg("%d of %d actions are there", count, reported);
    if (run_play_hash(&run) != account.hashes[count])
        fail_msg("action %d is not what it was", count);
    const char *news = run_folder_news(run.run);
    if (news && !strstr(news, "The last action was not written whole"))
        fail_msg("%s", news);
    run_play_end(&run);
    return count;
}

static void no_finished_action_is_lost_by_a_kill(void **unused)
{
    const char *asked = getenv("EYESHINE_KILLS");
    int kills = asked ? atoi(asked) : KILLS;
    struct random random = random_make((uint64_t)time(NULL));
    struct scratch_folder scratch = scratch_folder_make();
    int runs = 1;
    int count = 0;
    bool is_begun = false;
    print_message("seed %ld, %d kills\n", (long)time(NULL), kills);
    run_script_account_of_actions(ACTIONS, &account);
    account.count -= account.count < ACTIONS; /* an ended run could not be continued */
    assert_true(account.count > 500);         /* long enough for snapshots */
    for (int i = 0; i < kills; i++) {
        char name[32];
        char path[SCRATCH_PATH_MAX];
        snprintf(name, sizeof name, "runs/ash_11-%d", runs);
        scratch_folder_path(&scratch, name, path);
        int bits = random_between(&random, 8, LONGEST_BIT);
        int reported =
            play_and_kill(&scratch, path, is_begun, random_between(&random, 0, 1 << bits));
        reported = reported > count ? reported : count;
        if (!is_begun && !run_play_has(path, "journal")) {
            assert_int_equal(reported, 0); /* it was killed before the run began */
            runs += run_play_has(path, ".");
            continue;
        }
        count = look(path, reported);
        is_begun = count < account.count && random_chance(&random, 7, 8);
        runs += !is_begun;
        count = is_begun ? count : 0;
    }
    print_message("%d runs, the last at action %d of %d\n", runs, count, account.count);
    scratch_folder_remove(&scratch);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_finished_action_is_lost_by_a_kill),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
