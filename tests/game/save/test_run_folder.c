/* A run on the disk: begun, played, left and continued. */
#include "support/check.h"
#include "support/run_play.h"
#include "support/run_script.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/journal.h"
#include "game/save/run_folder.h"
#include "game/save/run_list.h"
#include "game/save/snapshot.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct scratch_folder scratch;
static char first[SCRATCH_PATH_MAX];
static struct error error;

static int set_up(void **unused)
{
    scratch = scratch_folder_make();
    scratch_folder_path(&scratch, "runs/ash_11-1", first);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&scratch);
    (void)unused;
    return 0;
}

struct played {
    struct run_folder *run;
    struct game *game;
};

static struct played begin_with(const struct game_setup *setup)
{
    struct played played = {run_folder_begin(scratch.path, setup, &error), NULL};
    assert_non_null(played.run);
    played.game = game_create(setup, &error);
    assert_non_null(played.game);
    run_folder_attach(played.run, played.game);
    return played;
}

static struct played begin(void)
{
    struct game_setup setup = run_script_setup();
    return begin_with(&setup);
}

static struct played go_on(void)
{
    struct played played;
    played.run = run_folder_continue(first, &played.game, &error);
    if (!played.run)
        fail_msg("%s", error.message);
    run_folder_attach(played.run, played.game);
    return played;
}

/* As if the program were killed. */
static void end(struct played *played)
{
    run_folder_close(played->run);
    game_destroy(played->game);
}

static void check_no_news(const struct played *played)
{
    const char *news = run_folder_news(played->run);
    if (news)
        fail_msg("%s", news);
}

static void check_news(const struct played *played, const char *piece)
{
    const char *news = run_folder_news(played->run);
    if (!news || !strstr(news, piece))
        fail_msg("no '%s' in '%s'", piece, news ? news : "(none)");
}

static bool is_in_run(const char *name)
{
    char path[FILE_PATH_MAX];
    assert_true(file_join(first, name, path, &error));
    return file_is_there(path);
}

static void read_in_run(const char *name, struct bytes *bytes)
{
    char path[FILE_PATH_MAX];
    *bytes = (struct bytes){0};
    assert_true(file_join(first, name, path, &error));
    if (!file_read(path, 1 << 24, bytes, &error))
        fail_msg("%s", error.message);
}

/* The position of a snapshot of the run. */
static uint64_t snapshot_position(const char *name)
{
    uint64_t position;
    struct bytes bytes;
    read_in_run(name, &bytes);
    struct game *game = snapshot_read(bytes.data, bytes.length, &position, &error);
    assert_non_null(game);
    game_destroy(game);
    bytes_clear(&bytes);
    return position;
}

static uint64_t actions_in_journal(void)
{
    struct bytes bytes;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    read_in_run("journal", &bytes);
    assert_true(journal_open(&reader, bytes.data, bytes.length, &start));
    while (journal_next(&reader, &record))
        continue;
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    bytes_clear(&bytes);
    return reader.actions;
}

static void play_step(struct game *game)
{
    game_play(game, (struct command){.kind = COMMAND_WAIT});
}

/* An action that takes no time and is safe. */
static void play_idle(struct game *game)
{
    game_play(game, (struct command){.kind = COMMAND_FOV});
}

static void a_runs_folder_is_named_after_its_seed(void **unused)
{
    struct played played = begin();
    assert_string_equal(run_folder_path(played.run), first);
    assert_true(is_in_run("journal"));
    assert_int_equal(actions_in_journal(), 0);
    check_no_news(&played);
    end(&played);
    (void)unused;
}

static void the_next_run_of_a_seed_has_a_folder_of_its_own(void **unused)
{
    struct played one = begin();
    struct played two = begin();
    assert_non_null(strstr(run_folder_path(two.run), "/runs/ash_11-2"));
    end(&one);
    end(&two);
    one = begin();
    assert_non_null(strstr(run_folder_path(one.run), "/runs/ash_11-3"));
    end(&one);
    (void)unused;
}

static void an_action_is_in_the_journal_when_its_call_returns(void **unused)
{
    struct played played = begin();
    for (unsigned i = 1; i <= 5; i++) {
        play_step(played.game);
        assert_int_equal(actions_in_journal(), i);
    }
    assert_true(run_folder_is_written(played.run));
    end(&played);
    (void)unused;
}

static void a_run_goes_on_where_it_was_left_or_killed(void **unused)
{
    static struct run_script_account account;
    static const int stops[] = {3, 10, 60, 200, 300};
    run_script_account_of(300, &account);
    struct played played = begin();
    int command = 0;
    for (int i = 0; i < 5; i++) {
        for (; command < stops[i]; command++)
            run_script_play(played.game, command);
        uint64_t hash = state_hash(game_state(played.game));
        if (i % 2 == 0)
            assert_true(run_folder_leave(played.run, &error));
        end(&played);
        played = go_on();
        assert_true(state_hash(game_state(played.game)) == hash);
        check_no_news(&played);
    }
    assert_true(state_hash(game_state(played.game)) == account.hashes[account.count]);
    assert_int_equal(actions_in_journal(), account.count);
    end(&played);
    (void)unused;
}

static void leaving_writes_a_snapshot_of_the_last_turn(void **unused)
{
    struct played played = begin();
    play_step(played.game);
    play_step(played.game);
    assert_false(is_in_run("snapshot"));
    assert_true(run_folder_leave(played.run, &error));
    assert_int_equal(snapshot_position("snapshot"), 2);
    end(&played);
    (void)unused;
}

static void a_snapshot_is_written_every_500_actions(void **unused)
{
    struct played played = begin();
    for (int i = 0; i < 499; i++)
        play_idle(played.game);
    run_folder_tick(played.run, 1);
    assert_false(is_in_run("snapshot"));
    play_idle(played.game);
    run_folder_tick(played.run, 2);
    assert_int_equal(snapshot_position("snapshot"), 500);
    assert_false(is_in_run("snapshot.old"));
    for (int i = 0; i < 500; i++)
        play_idle(played.game);
    run_folder_tick(played.run, 3);
    assert_int_equal(snapshot_position("snapshot"), 1000);
    assert_int_equal(snapshot_position("snapshot.old"), 500);
    end(&played);
    (void)unused;
}

static void a_snapshot_is_written_on_every_floor(void **unused)
{
    static struct run_script_account account;
    run_script_account_of(300, &account);
    struct played played = begin();
    int depth = game_state(played.game)->depth;
    int changes = 0;
    for (int i = 0; i < 300; i++) {
        run_script_play(played.game, i);
        run_folder_tick(played.run, (uint64_t)i);
        if (game_state(played.game)->depth == depth)
            continue;
        depth = game_state(played.game)->depth;
        changes++;
        assert_int_equal(account.depths[snapshot_position("snapshot")], depth);
    }
    assert_true(changes > 0);
    end(&played);
    (void)unused;
}

/* A drawn room where the hero dies. */
static struct game_setup deadly_setup(void)
{
    struct game_setup setup = run_script_setup();
    setup.map_text = "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n";
    setup.map_name = "pit";
    return setup;
}

static void play_to_death(struct game *game)
{
    for (int i = 0; i < 200 && !state_is_over(game_state(game)); i++)
        play_step(game);
    assert_int_equal(game_state(game)->result, RESULT_DIED);
}

static void a_run_that_has_ended_does_not_go_on(void **unused)
{
    struct run_entry entry;
    struct game *game;
    struct game_setup setup = deadly_setup();
    struct played played = begin_with(&setup);
    play_step(played.game);
    run_folder_close(played.run);
    assert_true(run_play_find_newest(scratch.path, &entry));
    game_destroy(played.game);
    played = go_on();
    play_to_death(played.game);
    uint64_t actions = actions_in_journal();
    play_step(played.game); /* refused, and not an action of the run */
    assert_int_equal(actions_in_journal(), actions);
    end(&played);
    assert_null(run_folder_continue(first, &game, &error));
    assert_null(game);
    assert_non_null(strstr(error.message, "ash_11-1: this run has ended"));
    assert_false(run_play_find_newest(scratch.path, &entry));
    (void)unused;
}

static void a_run_that_another_program_plays_is_refused_by_its_number(void **unused)
{
    struct game *game;
    char expected[FILE_PATH_MAX + 64];
    struct played played = begin();
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct game *stolen;
        struct run_folder *run = run_folder_continue(first, &stolen, &error);
        snprintf(expected, sizeof expected, "%s is being played by another program (pid %ld)",
                 first, (long)getppid());
        _exit(!run && strcmp(error.message, expected) == 0 ? 0 : 1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_null(run_folder_continue(first, &game, &error)); /* not even by the same program */
    play_step(played.game);
    assert_int_equal(actions_in_journal(), 1);
    end(&played);
    (void)unused;
}

static void a_folder_without_a_run_is_refused(void **unused)
{
    struct game *game;
    assert_null(run_folder_continue(first, &game, &error));
    assert_memory_equal(error.message, first, strlen(first));
    scratch_folder_path(&scratch, "runs", first);
    assert_int_equal(mkdir(first, 0777), 0);
    assert_null(run_folder_continue(first, &game, &error));
    assert_non_null(strstr(error.message, "there is no journal"));
    (void)unused;
}

static void remove_run(void)
{
    struct folder_names names;
    assert_true(folder_list(first, &names, &error));
    for (int i = 0; i < names.count; i++) {
        char path[FILE_PATH_MAX];
        assert_true(file_join(first, names.names[i], path, &error));
        assert_int_equal(unlink(path), 0);
    }
    folder_names_clear(&names);
    assert_int_equal(rmdir(first), 0);
}

static void a_removed_folder_is_made_again_and_written_whole(void **unused)
{
    struct played played = begin();
    for (int i = 0; i < 10; i++)
        run_script_play(played.game, i);
    remove_run();
    play_step(played.game);
    uint64_t hash = state_hash(game_state(played.game));
    check_news(&played, "journal: is gone: No such file or directory. It is written again.");
    check_no_news(&played);
    struct game *game;
    assert_null(run_folder_continue(first, &game, &error)); /* it is locked again */
    end(&played);
    played = go_on();
    assert_true(state_hash(game_state(played.game)) == hash);
    end(&played);
    (void)unused;
}

static void a_removed_folder_is_made_again_by_a_tick(void **unused)
{
    struct played played = begin();
    play_step(played.game);
    remove_run();
    run_folder_tick(played.run, 5000);
    assert_int_equal(actions_in_journal(), 1);
    end(&played);
    (void)unused;
}

static void a_file_put_in_the_journals_place_is_kept(void **unused)
{
    struct bytes bytes;
    struct played played = begin();
    play_step(played.game);
    scratch_folder_write_text(&scratch, "runs/ash_11-1/other", "not mine");
    char from[SCRATCH_PATH_MAX];
    char to[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, "runs/ash_11-1/other", from);
    scratch_folder_path(&scratch, "runs/ash_11-1/journal", to);
    assert_int_equal(rename(from, to), 0);
    play_step(played.game);
    assert_int_equal(actions_in_journal(), 2);
    read_in_run("journal.foreign-1", &bytes);
    assert_int_equal(bytes.length, 8);
    bytes_clear(&bytes);
    check_news(&played, "another file is there now");
    check_news(&played, "journal.foreign-1");
    end(&played);
    (void)unused;
}

static void
a_place_where_nothing_can_be_written_is_told_once_and_written_as_soon_as_it_can_be(void **unused)
{
    char runs[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&scratch, "runs", "no folder");
    struct played played = begin();
    check_news(&played, "runs: can't be made: File exists. Play goes on");
    assert_string_equal(run_folder_path(played.run), "");
    for (int i = 0; i < 10; i++)
        run_script_play(played.game, i);
    run_folder_tick(played.run, 10000);
    check_no_news(&played);
    assert_false(run_folder_is_written(played.run));
    assert_false(run_folder_leave(played.run, &error));
    scratch_folder_path(&scratch, "runs", runs);
    assert_int_equal(unlink(runs), 0);
    run_folder_tick(played.run, 12000); /* too early to try again */
    assert_false(run_folder_is_written(played.run));
    run_folder_tick(played.run, 14000);
    assert_true(run_folder_is_written(played.run));
    check_news(&played, "Everything is saved again.");
    uint64_t hash = state_hash(game_state(played.game));
    end(&played);
    played = go_on();
    assert_true(state_hash(game_state(played.game)) == hash);
    end(&played);
    (void)unused;
}

static void continuing_without_an_action_adds_nothing(void **unused)
{
    struct bytes before;
    struct bytes after;
    struct played played = begin();
    play_step(played.game);
    end(&played);
    read_in_run("journal", &before);
    played = go_on();
    assert_true(run_folder_leave(played.run, &error));
    end(&played);
    read_in_run("journal", &after);
    assert_int_equal(before.length, after.length);
    bytes_clear(&before);
    bytes_clear(&after);
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_runs_folder_is_named_after_its_seed),
        TEST(the_next_run_of_a_seed_has_a_folder_of_its_own),
        TEST(an_action_is_in_the_journal_when_its_call_returns),
        TEST(a_run_goes_on_where_it_was_left_or_killed),
        TEST(leaving_writes_a_snapshot_of_the_last_turn),
        TEST(a_snapshot_is_written_every_500_actions),
        TEST(a_snapshot_is_written_on_every_floor),
        TEST(a_run_that_has_ended_does_not_go_on),
        TEST(a_run_that_another_program_plays_is_refused_by_its_number),
        TEST(a_folder_without_a_run_is_refused),
        TEST(a_removed_folder_is_made_again_and_written_whole),
        TEST(a_removed_folder_is_made_again_by_a_tick),
        TEST(a_file_put_in_the_journals_place_is_kept),
        TEST(a_place_where_nothing_can_be_written_is_told_once_and_written_as_soon_as_it_can_be),
        TEST(continuing_without_an_action_adds_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
