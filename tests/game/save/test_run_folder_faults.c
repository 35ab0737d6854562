/* Every call on a file fails in turn while a run is begun, played, left and continued: play goes on, the player is told once,
 * and everything is saved as soon as possible. */
#include "support/check.h"
#include "support/faults.h"
#include "support/run_play.h"

#include "base/folder.h"

#include <stdio.h>
#include <string.h>

#define CALLS_MAX 400
#define ACTIONS 8

static struct run_script_account account;
static struct scratch_folder scratch;
static char path[SCRATCH_PATH_MAX];
static char good[SCRATCH_PATH_MAX];
static struct error error;

static void set_up(void)
{
    scratch = scratch_folder_make();
    scratch_folder_path(&scratch, "runs/ash_11-1", path);
    scratch_folder_path(&scratch, "good", good);
}

/* Counts the messages about trouble; the same trouble is told only once. */
struct told {
    int troubles;
    int ends;
};

static void listen(struct run_play *play, struct told *told)
{
    for (const char *news = run_folder_news(play->run); news; news = run_folder_news(play->run)) {
        told->troubles += strstr(news, "Play goes on") != NULL;
        told->ends += strcmp(news, "Everything is saved again.") == 0;
        assert_in_range(told->troubles - told->ends, 0, 1);
    }
}

/* When nothing fails any more, everything is saved, and the player is told if there was a message before. */
static void check_is_saved(struct run_play *play, struct told *told, uint64_t now)
{
    faults_end();
    for (int i = 1; i <= 4; i++)
        run_folder_tick(play->run, now + (uint64_t)i * 4000);
    listen(play, told);
    assert_int_equal(told->troubles, told->ends);
    assert_true(run_folder_is_written(play->run));
    assert_true(run_folder_leave(play->run, &error));
}

static void check_all_is_there(uint64_t actions)
{
    struct run_play play = run_play_continue(path);
    assert_int_equal(run_play_position(&play), actions);
    assert_true(run_play_hash(&play) == account.hashes[actions]);
    run_play_check_news(&play, NULL);
    run_play_end(&play);
}

typedef bool run_trial(enum fault fault, int at, bool lasts);

static void fail_each_call_so(run_trial *trial, enum fault fault, bool lasts, int calls_min)
{
    int at = 1;
    for (bool goes_on = true; goes_on; at++) {
        assert_true(at < CALLS_MAX);
        set_up();
        goes_on = trial(fault, at, lasts);
        scratch_folder_remove(&scratch);
    }
    assert_true(at > calls_min);
}

static void fail_each_call(run_trial *trial, int calls_min)
{
    run_script_account_of_actions(ACTIONS, &account);
    for (int fault = 0; fault < FAULT_INTERRUPT; fault++)
        fail_each_call_so(trial, (enum fault)fault, false, calls_min);
    fail_each_call_so(trial, FAULT_FULL, true, calls_min);
}

static bool begin_and_play(enum fault fault, int at, bool lasts)
{
    struct told told = {0, 0};
    faults_set(fault, at, lasts);
    struct run_play play = run_play_begin(&scratch);
    listen(&play, &told);
    for (int i = 0; i < ACTIONS; i++) {
        run_script_play_action(play.game, i);
        listen(&play, &told);
        run_folder_tick(play.run, (uint64_t)i * 1000);
        listen(&play, &told);
        if (i == ACTIONS / 2)
            run_folder_leave(play.run, &error);
        listen(&play, &told);
    }
    bool has_struck = faults_have_struck();
    assert_true(run_play_hash(&play) == account.hashes[ACTIONS]);
    check_is_saved(&play, &told, ACTIONS * 1000);
    snprintf(path, sizeof path, "%s", run_folder_path(play.run));
    run_play_end(&play);
    check_all_is_there(ACTIONS);
    return has_struck;
}

static void play_goes_on_and_is_saved_whatever_fails(void **unused)
{
    fail_each_call(begin_and_play, 30);
    (void)unused;
}

/* A run that was killed after half the actions. */
static void make_run(void)
{
    struct run_play play = run_play_begin(&scratch);
    for (int i = 0; i < ACTIONS / 2; i++) {
        run_script_play_action(play.game, i);
        if (i == 1)
            assert_true(run_folder_leave(play.run, &error));
    }
    run_play_end(&play);
}

/* Continues the run while calls fail, then plays the rest of it. */
static void go_on(int from, struct told *told)
{
    struct run_play play;
    play.run = run_folder_continue(path, &play.game, &error);
    if (!play.run) {
        faults_end();
        play = run_play_continue(path);
    } else
        run_folder_attach(play.run, play.game);
    assert_int_equal(run_play_position(&play), from);
    assert_true(run_play_hash(&play) == account.hashes[from]);
    for (int i = from; i < ACTIONS; i++) {
        run_script_play_action(play.game, i);
        run_folder_tick(play.run, (uint64_t)i * 1000);
        listen(&play, told);
    }
    check_is_saved(&play, told, ACTIONS * 1000);
    run_play_end(&play);
}

static bool continue_and_play(enum fault fault, int at, bool lasts)
{
    struct told told = {0, 0};
    make_run();
    faults_set(fault, at, lasts);
    go_on(ACTIONS / 2, &told);
    bool has_struck = faults_have_struck();
    faults_end();
    check_all_is_there(ACTIONS);
    return has_struck;
}

static void a_run_goes_on_and_is_saved_whatever_fails(void **unused)
{
    fail_each_call(continue_and_play, 15);
    (void)unused;
}

/* Whether a file of the run has exactly these bytes. */
static bool is_kept(const struct bytes *wanted)
{
    struct folder_names names;
    bool is_found = false;
    assert_true(folder_list(path, &names, &error));
    for (int i = 0; i < names.count; i++) {
        struct bytes bytes = {0};
        run_play_read(path, names.names[i], &bytes);
        is_found = is_found || (bytes.length == wanted->length &&
                                memcmp(bytes.data, wanted->data, bytes.length) == 0);
        bytes_clear(&bytes);
    }
    folder_names_clear(&names);
    return is_found;
}

/* The journal is damaged in its last action, which is mended: the damaged file is never lost. */
static bool mend_and_play(enum fault fault, int at, bool lasts)
{
    struct told told = {0, 0};
    struct bytes damaged = {0};
    make_run();
    run_play_read(path, "journal", &damaged);
    damaged.data[damaged.length - 1] ^= 1;
    run_play_write(path, "journal", &damaged);
    faults_set(fault, at, lasts);
    struct run_play play;
    play.run = run_folder_continue(path, &play.game, &error);
    bool has_struck = faults_have_struck();
    if (play.run)
        run_play_end(&play);
    faults_end();
    assert_true(is_kept(&damaged));
    go_on(ACTIONS / 2, &told);
    check_all_is_there(ACTIONS);
    assert_true(is_kept(&damaged));
    bytes_clear(&damaged);
    return has_struck;
}

static void damaged_files_are_kept_whatever_fails(void **unused)
{
    fail_each_call(mend_and_play, 15);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(play_goes_on_and_is_saved_whatever_fails),
        cmocka_unit_test(a_run_goes_on_and_is_saved_whatever_fails),
        cmocka_unit_test(damaged_files_are_kept_whatever_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
