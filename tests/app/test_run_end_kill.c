/* A program is killed at each system call of a run's end, and the next one at one of its own while it catches up: the run is
 * in the hall of fame once, and has one record. */
#include "support/check.h"
#include "support/faults.h"
#include "support/scratch_folder.h"

#include "app/eyeshine/records.h"
#include "base/file.h"
#include "base/folder.h"
#include "bots/bot.h"
#include "game/save/end_record.h"
#include "game/save/run_folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define ACTIONS_MAX 4000
#define SEEDS_TRIED 60
#define POINTS_MAX 400

/* All actions of a run that ends in death. */
static struct player_action actions[ACTIONS_MAX];
static int action_count;
static char seed[SEED_LENGTH_MAX + 1];
static struct scratch_folder scratch;
static struct error error;

static void note_action(void *context, const struct game *game, const struct player_action *played)
{
    (void)context;
    (void)game;
    if (action_count < ACTIONS_MAX)
        actions[action_count] = *played;
    action_count++;
}

static struct game_setup setup_of_run(void)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.run_id = UINT64_C(0xc0ffee);
    return setup;
}

static bool play_to_death(void)
{
    struct game_setup setup = setup_of_run();
    struct game *game = game_create(&setup, &error);
    struct bot *bot = bot_create(bot_find("random"), game);
    action_count = 0;
    game_set_observer(game, note_action, NULL);
    while (!state_is_over(game_state(game)) && action_count < ACTIONS_MAX)
        bot_play(bot);
    bool is_dead = game_state(game)->result == RESULT_DIED && action_count <= ACTIONS_MAX;
    bot_destroy(bot);
    game_destroy(game);
    return is_dead;
}

static int set_up(void **unused)
{
    for (int i = 1; i <= SEEDS_TRIED; i++) {
        snprintf(seed, sizeof seed, "end-%d", i);
        if (play_to_death())
            break;
    }
    assert_in_range(action_count, 1, ACTIONS_MAX);
    (void)unused;
    return 0;
}

static bool record(void *context, const struct game *game)
{
    char said[FILE_PATH_MAX];
    struct text text = text_init(said, sizeof said);
    return records_keep_end(context, game, &text);
}

static void open_records(struct records *records)
{
    *records = (struct records){.folder = scratch.path};
    user_texts_load(&records->texts, NULL, scratch.path);
}

/* As the program does when it starts. */
static void catch_up(void)
{
    struct records records;
    open_records(&records);
    end_record_catch_up(scratch.path, record, &records);
    user_texts_close(&records.texts);
}

/* Performs the actions from `first` on; the end is recorded as in the window. `at`: the call at which the program is killed,
 * counted from before the last action. */
static void end_run(struct run_folder *run, struct game *game, int first, int at)
{
    struct records records;
    open_records(&records);
    run_folder_attach(run, game);
    end_record_expect(run_folder_path(run));
    for (int i = first; i < action_count; i++) {
        if (i == action_count - 1 && at > 0)
            faults_set(FAULT_KILL, at, false);
        game_perform(game, &actions[i]);
    }
    assert_true(state_is_over(game_state(game)));
    if (record(&records, game))
        end_record_note_done(run_folder_path(run));
    user_texts_close(&records.texts);
    run_folder_leave(run, &error);
    run_folder_close(run);
    game_destroy(game);
}

/* Runs a part of the program in a process of its own. Whether it was killed. */
static bool is_killed(void (*part)(int at), int at)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        part(at);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return WIFSIGNALED(status);
}

static void play_run(int at)
{
    struct game_setup setup = setup_of_run();
    struct run_folder *run = run_folder_begin(scratch.path, &setup, &error);
    end_run(run, game_create(&setup, &error), 0, at);
}

static void catch_up_and_die(int at)
{
    faults_set(FAULT_KILL, at, false);
    catch_up();
}

static void find_run(char path[FILE_PATH_MAX])
{
    struct folder_names names;
    char runs[FILE_PATH_MAX];
    assert_true(file_join(scratch.path, "runs", runs, &error));
    assert_true(folder_list(runs, &names, &error));
    assert_int_equal(names.count, 1);
    assert_true(file_join(runs, names.names[0], path, &error));
    folder_names_clear(&names);
}

/* If the end did not get to the disk, the player plays it again. */
static void go_on(int unused)
{
    char path[FILE_PATH_MAX];
    struct game *game;
    find_run(path);
    struct run_folder *run = run_folder_continue(path, &game, &error);
    if (run)
        end_run(run, game, action_count - 1, 0);
    (void)unused;
}

static int count_in(const char *text, const char *piece)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, piece)); at += strlen(piece))
        count++;
    return count;
}

static void check_recorded_once(int at)
{
    char path[FILE_PATH_MAX];
    struct folder_names names;
    int records = 0;
    assert_true(folder_list(scratch.path, &names, &error));
    for (int i = 0; i < names.count; i++) {
        assert_true(file_join(scratch.path, names.names[i], path, &error));
        if (strcmp(names.names[i], "fame.txt") != 0 && strncmp(names.names[i], "morgue-", 7) != 0)
            continue;
        char *text = file_read_text(path, 1 << 20, &error);
        assert_non_null(text);
        bool is_fame = names.names[i][0] == 'f';
        if (count_in(text, is_fame ? "result=died" : "Run 0000000000c0ffee\n") != 1 ||
            (!is_fame && !strstr(text, " hash=")))
            fail_msg("killed at call %d: %s holds '%s'", at, names.names[i], text);
        records += !is_fame;
        free(text);
    }
    folder_names_clear(&names);
    if (records != 1)
        fail_msg("killed at call %d: there are %d records", at, records);
    find_run(path);
    assert_true(strlen(path) + 10 < sizeof path);
    strcat(path, "/unburied");
    assert_false(file_is_there(path));
}

static void a_run_is_recorded_once_whatever_call_its_end_is_killed_at(void **unused)
{
    int points = 0;
    bool was_killed = true;
    for (int at = 1; was_killed && at < POINTS_MAX; at++) {
        scratch = scratch_folder_make();
        was_killed = is_killed(play_run, at);
        is_killed(catch_up_and_die, at % 31 + 1);
        assert_false(is_killed(go_on, 0));
        catch_up();
        check_recorded_once(at);
        scratch_folder_remove(&scratch);
        points += was_killed;
    }
    assert_false(was_killed);
    assert_in_range(points, 20, POINTS_MAX);
    (void)unused;
}

static void a_run_caught_up_with_again_is_recorded_once(void **unused)
{
    char path[FILE_PATH_MAX];
    scratch = scratch_folder_make();
    assert_false(is_killed(play_run, 0));
    for (int i = 0; i < 3; i++) {
        find_run(path);
        end_record_expect(path);
        catch_up();
        check_recorded_once(0);
    }
    scratch_folder_remove(&scratch);
    (void)unused;
}

static void fill_disk_and_play(int unused)
{
    struct game_setup setup = setup_of_run();
    struct run_folder *run = run_folder_begin(scratch.path, &setup, &error);
    struct game *game = game_create(&setup, &error);
    struct records records;
    open_records(&records);
    run_folder_attach(run, game);
    end_record_expect(run_folder_path(run));
    for (int i = 0; i < action_count; i++)
        game_perform(game, &actions[i]);
    faults_set(FAULT_FULL, 1, true);
    assert_false(record(&records, game));
    faults_end();
    (void)unused; /* killed before it tries again */
}

static void an_end_that_could_not_be_recorded_is_recorded_at_the_next_start(void **unused)
{
    scratch = scratch_folder_make();
    assert_false(is_killed(fill_disk_and_play, 0));
    catch_up();
    check_recorded_once(0);
    scratch_folder_remove(&scratch);
    (void)unused;
}

/* One that was played on in two places, and brought together again (run_export.h). */
static void two_ends_of_one_run_are_both_recorded(void **unused)
{
    struct records records;
    struct game_setup setup = setup_of_run();
    char path[FILE_PATH_MAX];
    scratch = scratch_folder_make();
    open_records(&records);
    for (int lives = 1; lives <= 2; lives++) {
        struct game *game = game_create(&setup, &error);
        for (int i = 0; i < action_count; i++)
            game_perform(game, &actions[i]);
        ((struct state *)(uintptr_t)game_state(game))->turn += lives;
        for (int times = 0; times < 2; times++)
            assert_true(record(&records, game));
        game_destroy(game);
    }
    user_texts_close(&records.texts);
    assert_true(file_join(scratch.path, "fame.txt", path, &error));
    char *text = file_read_text(path, 1 << 20, &error);
    assert_non_null(text);
    assert_int_equal(count_in(text, "result=died"), 2);
    free(text);
    for (int number = 1; number <= 3; number++) {
        char name[64];
        snprintf(name, sizeof name, "morgue-%s-%d.txt", seed, number);
        assert_true(file_join(scratch.path, name, path, &error));
        assert_int_equal(file_is_there(path), number <= 2);
    }
    scratch_folder_remove(&scratch);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_run_is_recorded_once_whatever_call_its_end_is_killed_at),
        cmocka_unit_test(a_run_caught_up_with_again_is_recorded_once),
        cmocka_unit_test(an_end_that_could_not_be_recorded_is_recorded_at_the_next_start),
        cmocka_unit_test(two_ends_of_one_run_are_both_recorded),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
