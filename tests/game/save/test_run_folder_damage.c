/* Runs with damaged files: each goes on from its last good turn, tells the player, and keeps the damaged files. */
#include "support/check.h"
#include "support/run_play.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/journal.h"
#include "game/save/snapshot.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COMMANDS 60

static struct run_script_account account;
static struct scratch_folder scratch;
static char whole[SCRATCH_PATH_MAX]; /* a run that was left, with a snapshot of its last turn */
/* The same run killed later, with actions behind the snapshot. */
static char killed[SCRATCH_PATH_MAX];
static char run[SCRATCH_PATH_MAX]; /* a damaged copy of one of them */
static struct error error;
static uint64_t left_position; /* actions up to the snapshot */

static uint64_t position_of(const char *folder, const char *name)
{
    uint64_t position = 0;
    struct bytes bytes = {0};
    run_play_read(folder, name, &bytes);
    struct game *game = snapshot_read(bytes.data, bytes.length, &position, &error);
    assert_non_null(game);
    game_destroy(game);
    bytes_clear(&bytes);
    return position;
}

static int set_up_all(void **unused)
{
    scratch = scratch_folder_make();
    scratch_folder_path(&scratch, "runs/ash_64-1", killed);
    scratch_folder_path(&scratch, "whole", whole);
    scratch_folder_path(&scratch, "runs/copy", run);
    run_script_account_of(COMMANDS, &account);
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, COMMANDS / 3);
    assert_true(run_folder_leave(play.run, &error));
    run_play_commands(&play, COMMANDS / 3, COMMANDS / 2);
    assert_true(run_folder_leave(play.run, &error));
    run_play_copy(killed, whole);
    run_play_commands(&play, COMMANDS / 2, COMMANDS);
    run_play_end(&play);
    left_position = position_of(killed, "snapshot");
    assert_in_range(left_position, 10, account.count - 10);
    assert_in_range(position_of(killed, "snapshot.old"), 5, left_position - 5);
    (void)unused;
    return 0;
}

static int tear_down_all(void **unused)
{
    scratch_folder_remove(&scratch);
    (void)unused;
    return 0;
}

/* Where the record of a journal's action ends. */
static size_t end_of_action(const char *folder, uint64_t position)
{
    struct bytes journal = {0};
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    run_play_read(folder, "journal", &journal);
    assert_true(journal_open(&reader, journal.data, journal.length, &start));
    while (reader.actions < position && journal_next(&reader, &record))
        ;
    bytes_clear(&journal);
    return reader.good;
}

/* Changes one bit of a file in the copy. */
static void flip(const char *name, size_t at)
{
    struct bytes bytes = {0};
    run_play_read(run, name, &bytes);
    assert_true(at < bytes.length);
    bytes.data[at] ^= 0x10;
    run_play_write(run, name, &bytes);
    bytes_clear(&bytes);
}

static void cut(const char *name, size_t length)
{
    char path[FILE_PATH_MAX];
    assert_true(file_join(run, name, path, &error));
    assert_int_equal(truncate(path, (off_t)length), 0);
}

static void take_away(const char *name)
{
    char path[FILE_PATH_MAX];
    assert_true(file_join(run, name, path, &error));
    assert_int_equal(unlink(path), 0);
}

static void wait_a_turn(struct game *game)
{
    game_play(game, (struct command){.kind = COMMAND_WAIT});
}

/* Checks that the copy's run is at this position, and that another action is kept when it is continued again. */
static void check_goes_on(struct run_play *play, uint64_t position)
{
    if (run_play_hash(play) != account.hashes[position])
        fail_msg("this is not action %d", (int)position);
    wait_a_turn(play->game);
    uint64_t hash = run_play_hash(play);
    assert_int_not_equal(hash, account.hashes[position]);
    assert_true(run_folder_is_written(play->run));
    run_play_end(play);
    *play = run_play_continue(run);
    assert_true(run_play_hash(play) == hash);
    run_play_check_news(play, NULL);
    run_play_end(play);
}

static void check_kept_as_it_was(const char *folder, const char *name, const char *kept)
{
    struct bytes was = {0};
    struct bytes is = {0};
    run_play_read(folder, name, &was);
    run_play_read(run, kept, &is);
    assert_int_equal(was.length, is.length);
    assert_true(memcmp(was.data, is.data, is.length) == 0);
    bytes_clear(&was);
    bytes_clear(&is);
}

static void a_torn_last_record_is_cut_off(void **unused)
{
    static const int missing[] = {1, 2, 5};
    for (int i = 0; i < 3; i++) {
        run_play_copy(killed, run);
        cut("journal", end_of_action(killed, (uint64_t)account.count) - (size_t)missing[i]);
        struct run_play play = run_play_continue(run);
        run_play_check_news(&play,
                            "The last action was not written whole: the run goes on from turn ");
        run_play_check_news(&play, NULL);
        assert_false(run_play_has(run, "journal.damaged-1"));
        check_goes_on(&play, (uint64_t)account.count - 1);
    }
    (void)unused;
}

static void a_journal_damaged_behind_the_snapshot_goes_on_before_the_damage(void **unused)
{
    uint64_t good = left_position + 4;
    run_play_copy(killed, run);
    flip("journal", end_of_action(killed, good) + 3);
    run_play_copy(run, whole);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "The journal is damaged (record ");
    run_play_check_news(&play, "journal.damaged-1.");
    run_play_check_news(&play, NULL);
    check_kept_as_it_was(whole, "journal", "journal.damaged-1");
    check_goes_on(&play, good);
    (void)unused;
}

static void a_journal_damaged_before_the_snapshot_loses_nothing_up_to_it(void **unused)
{
    run_play_copy(killed, run);
    flip("journal", end_of_action(killed, 7) + 2);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "The journal can't be used (record 9 ");
    run_play_check_news(&play, "journal.damaged-1.");
    check_goes_on(&play, left_position);
    assert_int_equal(position_of(run, "snapshot.start"), left_position);
    (void)unused;
}

static void a_journal_unreadable_from_its_first_byte_is_begun_anew_from_the_snapshot(void **unused)
{
    run_play_copy(killed, run);
    flip("journal", 0);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "The journal can't be used (this is no journal");
    run_play_check_news(&play, "journal.damaged-1.");
    check_goes_on(&play, left_position);
    assert_int_equal(position_of(run, "snapshot.start"), left_position);
    (void)unused;
}

static void a_journal_that_is_gone_or_empty_is_begun_anew_from_the_snapshot(void **unused)
{
    run_play_copy(killed, run);
    take_away("journal");
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "The journal can't be used (it is gone)");
    run_play_check_news(&play, NULL);
    check_goes_on(&play, left_position);
    run_play_copy(killed, run);
    cut("journal", 0);
    play = run_play_continue(run);
    run_play_check_news(&play, "The journal can't be used (");
    run_play_check_news(&play, "journal.damaged-1.");
    check_goes_on(&play, left_position);
    (void)unused;
}

static void a_journal_that_began_anew_needs_only_the_snapshot_it_began_from(void **unused)
{
    run_play_copy(killed, run);
    take_away("journal");
    struct run_play play = run_play_continue(run);
    wait_a_turn(play.game);
    uint64_t hash = run_play_hash(&play);
    assert_true(run_folder_leave(play.run, &error));
    run_play_end(&play);
    take_away("snapshot");
    take_away("snapshot.old");
    play = run_play_continue(run);
    assert_true(run_play_hash(&play) == hash);
    run_play_check_news(&play, NULL);
    run_play_end(&play);
    (void)unused;
}

static void a_second_new_beginning_keeps_the_first(void **unused)
{
    run_play_copy(killed, run);
    for (int i = 1; i <= 2; i++) {
        flip("journal", 0);
        struct run_play play = run_play_continue(run);
        wait_a_turn(play.game);
        assert_true(run_folder_leave(play.run, &error));
        run_play_end(&play);
    }
    assert_true(run_play_has(run, "journal.damaged-1"));
    assert_true(run_play_has(run, "journal.damaged-2"));
    assert_int_equal(position_of(run, "snapshot.start.before-1"), left_position);
    assert_true(position_of(run, "snapshot.start") > left_position);
    (void)unused;
}

static void a_journal_that_ends_before_the_snapshot_is_kept_and_begun_anew(void **unused)
{
    run_play_copy(killed, run);
    cut("journal", end_of_action(killed, left_position - 5));
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "The journal can't be used (actions are missing at its end)");
    run_play_check_news(&play, "journal.damaged-1.");
    check_goes_on(&play, left_position);
    (void)unused;
}

/* Nothing is lost, since the journal has everything. */
static void check_goes_on_without(const char *name, bool is_flipped)
{
    run_play_copy(killed, run);
    if (is_flipped)
        flip(name, 400);
    else
        cut(name, 100);
    run_play_copy(run, whole);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "A snapshot can't be used (snapshot");
    run_play_check_news(&play, "snapshot.damaged-1.");
    run_play_check_news(&play, NULL);
    check_kept_as_it_was(whole, "snapshot", "snapshot.damaged-1");
    assert_int_equal(position_of(run, "snapshot"), account.count);
    assert_int_equal(position_of(run, "snapshot.old"), position_of(killed, "snapshot.old"));
    check_goes_on(&play, (uint64_t)account.count);
}

static void a_bad_snapshot_is_skipped(void **unused)
{
    check_goes_on_without("snapshot", true);
    check_goes_on_without("snapshot", false);
    (void)unused;
}

static void without_a_snapshot_everything_is_performed_again(void **unused)
{
    run_play_copy(killed, run);
    take_away("snapshot");
    take_away("snapshot.old");
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, NULL);
    check_goes_on(&play, (uint64_t)account.count);
    run_play_copy(killed, run);
    flip("snapshot", 400);
    flip("snapshot.old", 400);
    play = run_play_continue(run);
    run_play_check_news(&play, "A snapshot can't be used (snapshot.old: ");
    run_play_check_news(&play, "snapshot.damaged-1.");
    run_play_check_news(&play, "snapshot.old.damaged-1.");
    check_goes_on(&play, (uint64_t)account.count);
    (void)unused;
}

static void a_snapshot_of_other_actions_is_not_used(void **unused)
{
    struct bytes bytes = {0};
    struct game_setup setup = run_script_setup();
    struct game *game = game_create(&setup, &error);
    for (int i = 2000; i < 2010; i++)
        run_script_play(game, i);
    snapshot_put(game, left_position, &bytes);
    game_destroy(game);
    run_play_copy(killed, run);
    run_play_write(run, "snapshot", &bytes);
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "it is of another game than the journal");
    check_goes_on(&play, (uint64_t)account.count);
    (void)unused;
}

static void a_snapshot_of_another_run_is_not_used(void **unused)
{
    struct bytes bytes = {0};
    struct game_setup setup = run_script_setup();
    setup.seed = "another";
    struct game *game = game_create(&setup, &error);
    snapshot_put(game, (uint64_t)account.count + 100, &bytes);
    game_destroy(game);
    run_play_copy(killed, run);
    run_play_write(run, "snapshot", &bytes);
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "it is of another game than the journal");
    run_play_check_news(&play, "snapshot.damaged-1.");
    check_goes_on(&play, (uint64_t)account.count);
    (void)unused;
}

static void without_journal_and_snapshot_the_run_is_refused_and_not_changed(void **unused)
{
    struct game *game;
    struct folder_names names;
    run_play_copy(killed, run);
    flip("snapshot", 400);
    flip("snapshot.old", 400);
    flip("journal", 0);
    assert_null(run_folder_continue(run, &game, &error));
    assert_non_null(strstr(error.message, "this is no journal"));
    assert_non_null(strstr(error.message, "there is no snapshot that can be used"));
    assert_true(folder_list(run, &names, &error));
    assert_int_equal(names.count, 4); /* with the lock */
    folder_names_clear(&names);
    (void)unused;
}

/* A journal with the state of another game after action `at`, as if this version played it differently; with or without a
 * record that the run was lost. */
static void write_other_course(uint64_t at, bool has_ended)
{
    struct bytes was = {0};
    struct bytes bytes = {0};
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    struct journal_chain chain;
    run_play_read(killed, "journal", &was);
    assert_true(journal_open(&reader, was.data, was.length, &start));
    struct game *game = game_create(&start.setup, &error);
    journal_put_start(&chain, &start.setup, "0.0.other", &bytes);
    while (journal_next(&reader, &record)) {
        game_perform(game, &record.played);
        uint64_t quick_hash = state_quick_hash(game_state(game));
        journal_put_action(&chain, &record.played,
                           reader.actions == at ? quick_hash + 1 : quick_hash, &bytes);
    }
    if (has_ended)
        journal_put_ended(&chain, state_hash(game_state(game)), RESULT_DIED, &bytes);
    game_destroy(game);
    run_play_write(run, "journal", &bytes);
    bytes_clear(&bytes);
    bytes_clear(&was);
}

static void a_run_played_differently_goes_on_from_the_last_equal_turn(void **unused)
{
    uint64_t differs = left_position + 6;
    run_play_copy(killed, run);
    write_other_course(differs, false);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, "This version plays the run differently: it goes on");
    run_play_check_news(&play, "journal.differs-1.");
    check_goes_on(&play, differs - 1);
    (void)unused;
}

/* The journal says so, even if this version does not get to the end. */
static void a_run_that_ended_and_is_played_differently_has_ended(void **unused)
{
    struct game *game;
    run_play_copy(killed, run);
    write_other_course(left_position + 6, true);
    assert_null(run_folder_continue(run, &game, &error));
    assert_non_null(strstr(error.message, "this run has ended"));
    (void)unused;
}

/* One byte of a file is wrong at a time: the run always goes on from the snapshot or later. */
static void any_changed_byte_of_a_run_is_found(void **unused)
{
    static const char *const names[] = {"journal", "snapshot", "snapshot.old"};
    for (int i = 0; i < 3; i++) {
        struct bytes bytes = {0};
        run_play_read(killed, names[i], &bytes);
        for (size_t at = (size_t)i; at < bytes.length; at += bytes.length / 12) {
            run_play_copy(killed, run);
            flip(names[i], at);
            struct run_play play = run_play_continue(run);
            uint64_t hash = run_play_hash(&play);
            bool is_known = false;
            for (uint64_t position = left_position; position <= (uint64_t)account.count; position++)
                is_known = is_known || hash == account.hashes[position];
            if (!is_known)
                fail_msg("byte %d of %s", (int)at, names[i]);
            run_play_end(&play);
        }
        bytes_clear(&bytes);
    }
    (void)unused;
}

/* A flipped bit in a record's length: the whole records behind it are not taken for a torn end. */
static void records_behind_a_damaged_length_are_kept(void **unused)
{
    for (int bit = 0; bit < 8; bit++) {
        struct bytes journal = {0};
        uint64_t good = left_position + 4;
        run_play_copy(killed, run);
        run_play_read(run, "journal", &journal);
        journal.data[end_of_action(killed, good)] ^= (unsigned char)(1U << bit);
        run_play_write(run, "journal", &journal);
        bytes_clear(&journal);
        run_play_copy(run, whole);
        struct run_play play = run_play_continue(run);
        run_play_check_news(&play, "The journal is damaged (record ");
        check_kept_as_it_was(whole, "journal", "journal.damaged-1");
        assert_true(run_play_hash(&play) == account.hashes[good]);
        run_play_end(&play);
    }
    (void)unused;
}

/* A file that can't be read now may be readable later: the run can't be continued meanwhile. */
static void a_journal_that_cant_be_read_now_is_not_changed(void **unused)
{
    char path[FILE_PATH_MAX];
    char aside[FILE_PATH_MAX];
    struct game *game;
    run_play_copy(killed, run);
    assert_true(file_join(run, "journal", path, &error));
    assert_true(file_join(run, "aside", aside, &error));
    assert_int_equal(rename(path, aside), 0);
    assert_true(folder_make(path, &error)); /* a folder can't be read as a file */
    assert_null(run_folder_continue(run, &game, &error));
    assert_non_null(strstr(error.message, "journal: can't be read"));
    assert_int_equal(rmdir(path), 0);
    assert_int_equal(rename(aside, path), 0);
    struct run_play play = run_play_continue(run);
    run_play_check_news(&play, NULL);
    check_goes_on(&play, (uint64_t)account.count);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_torn_last_record_is_cut_off),
        cmocka_unit_test(a_journal_damaged_behind_the_snapshot_goes_on_before_the_damage),
        cmocka_unit_test(a_journal_damaged_before_the_snapshot_loses_nothing_up_to_it),
        cmocka_unit_test(a_journal_unreadable_from_its_first_byte_is_begun_anew_from_the_snapshot),
        cmocka_unit_test(a_journal_that_is_gone_or_empty_is_begun_anew_from_the_snapshot),
        cmocka_unit_test(a_journal_that_began_anew_needs_only_the_snapshot_it_began_from),
        cmocka_unit_test(a_second_new_beginning_keeps_the_first),
        cmocka_unit_test(a_journal_that_ends_before_the_snapshot_is_kept_and_begun_anew),
        cmocka_unit_test(a_bad_snapshot_is_skipped),
        cmocka_unit_test(without_a_snapshot_everything_is_performed_again),
        cmocka_unit_test(a_snapshot_of_other_actions_is_not_used),
        cmocka_unit_test(a_snapshot_of_another_run_is_not_used),
        cmocka_unit_test(without_journal_and_snapshot_the_run_is_refused_and_not_changed),
        cmocka_unit_test(a_run_played_differently_goes_on_from_the_last_equal_turn),
        cmocka_unit_test(a_run_that_ended_and_is_played_differently_has_ended),
        cmocka_unit_test(records_behind_a_damaged_length_are_kept),
        cmocka_unit_test(a_journal_that_cant_be_read_now_is_not_changed),
        cmocka_unit_test(any_changed_byte_of_a_run_is_found),
    };
    return cmocka_run_group_tests(tests, set_up_all, tear_down_all);
}
