/* Runs with a damaged journal: each goes on from its last good turn, tells the player, and keeps the damaged file. */
#include "support/check.h"
#include "support/damaged_run.h"

#include "base/array.h"
#include "base/folder.h"
#include "game/save/journal.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct error error;

static void a_torn_last_record_is_cut_off(void **unused)
{
    static const int missing[] = {1, 2, 5};
    for (int i = 0; i < 3; i++) {
        run_play_copy(damaged_run.killed, damaged_run.copy);
        damaged_run_cut("journal", damaged_run_end_of_action(damaged_run.killed,
                                                             (uint64_t)damaged_run.account.count) -
                                       (size_t)missing[i]);
        struct run_play play = run_play_continue(damaged_run.copy);
        run_play_check_news(&play,
                            "The last action was not written whole: the run goes on from turn ");
        run_play_check_news(&play, NULL);
        assert_false(run_play_has(damaged_run.copy, "journal.damaged-1"));
        damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count - 1);
    }
    (void)unused;
}

/* The checksums of all records behind it tell which bit it was. */
static void a_flipped_bit_in_a_journal_is_mended(void **unused)
{
    const size_t flipped[] = {
        0,
        16,
        40,
        damaged_run_end_of_action(damaged_run.killed, 7) + 2,
        damaged_run_end_of_action(damaged_run.killed, damaged_run.left_position + 4) + 3,
        damaged_run_end_of_action(damaged_run.killed, (uint64_t)damaged_run.account.count) - 2};
    for (size_t i = 0; i < ARRAY_LENGTH(flipped); i++) {
        run_play_copy(damaged_run.killed, damaged_run.copy);
        damaged_run_flip("journal", flipped[i]);
        run_play_copy(damaged_run.copy, damaged_run.whole);
        struct run_play play = run_play_continue(damaged_run.copy);
        run_play_check_news(&play, "The journal was damaged in 1 place, and is mended");
        run_play_check_news(&play, "journal.damaged-1.");
        run_play_check_news(&play, NULL);
        damaged_run_check_kept(damaged_run.whole, "journal", "journal.damaged-1");
        damaged_run_check_kept(damaged_run.killed, "journal", "journal");
        damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    }
    (void)unused;
}

static void a_journal_damaged_behind_the_snapshot_goes_on_before_the_damage(void **unused)
{
    char lost[64];
    uint64_t good = damaged_run.left_position + 4;
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_scramble(damaged_run_end_of_action(damaged_run.killed, good) + 3);
    run_play_copy(damaged_run.copy, damaged_run.whole);
    struct run_play play = run_play_continue(damaged_run.copy);
    snprintf(lost, sizeof lost, "and at least %d actions after it can't be used.",
             damaged_run.account.count - (int)good);
    assert_non_null(strstr(run_play_check_news(&play, "The journal is damaged (record "), lost));
    run_play_check_news(&play, "journal.damaged-1.");
    run_play_check_news(&play, NULL);
    damaged_run_check_kept(damaged_run.whole, "journal", "journal.damaged-1");
    damaged_run_check_goes_on(&play, good);
    (void)unused;
}

static void a_journal_damaged_before_the_snapshot_loses_nothing(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_scramble(damaged_run_end_of_action(damaged_run.killed, 7) + 2);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "but a snapshot has what is missing: the run goes on from turn ");
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    assert_int_equal(damaged_run_position_of(damaged_run.copy, "snapshot.start"),
                     damaged_run.left_position);
    (void)unused;
}

/* The snapshot's state then is known only by what follows from it. */
static void a_journal_damaged_in_the_action_of_the_snapshot_loses_nothing(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_scramble(
        damaged_run_end_of_action(damaged_run.killed, damaged_run.left_position - 1) + 2);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "and nothing is lost.");
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    (void)unused;
}

static void of_two_damages_the_one_after_the_snapshot_is_told(void **unused)
{
    char lost[64];
    uint64_t good = damaged_run.left_position + 4;
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_scramble(damaged_run_end_of_action(damaged_run.killed, 7) + 2);
    damaged_run_scramble(damaged_run_end_of_action(damaged_run.killed, good) + 2);
    struct run_play play = run_play_continue(damaged_run.copy);
    snprintf(lost, sizeof lost, "and at least %d actions after it can't be used.",
             damaged_run.account.count - (int)good - 1);
    assert_non_null(strstr(run_play_check_news(&play, "The journal is damaged (record "), lost));
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, good);
    (void)unused;
}

static void an_unreadable_journal_is_begun_again_from_the_snapshot(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_scramble(40);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(
        &play, "The journal can't be used (record 1 of the journal, at byte 19, is damaged");
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, damaged_run.left_position);
    assert_int_equal(damaged_run_position_of(damaged_run.copy, "snapshot.start"),
                     damaged_run.left_position);
    (void)unused;
}

static void a_journal_that_is_gone_or_empty_is_begun_anew_from_the_snapshot(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_take_away("journal");
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "The journal can't be used (it is gone)");
    run_play_check_news(&play, NULL);
    damaged_run_check_goes_on(&play, damaged_run.left_position);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_cut("journal", 0);
    play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "The journal can't be used (");
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, damaged_run.left_position);
    (void)unused;
}

static void a_journal_that_began_anew_needs_only_the_snapshot_it_began_from(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_take_away("journal");
    struct run_play play = run_play_continue(damaged_run.copy);
    damaged_run_wait(play.game);
    uint64_t hash = run_play_hash(&play);
    assert_true(run_folder_leave(play.run, &error));
    run_play_end(&play);
    damaged_run_take_away("snapshot");
    damaged_run_take_away("snapshot.old");
    play = run_play_continue(damaged_run.copy);
    assert_true(run_play_hash(&play) == hash);
    run_play_check_news(&play, NULL);
    run_play_end(&play);
    (void)unused;
}

static void a_second_new_beginning_keeps_the_first(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    for (int i = 1; i <= 2; i++) {
        damaged_run_scramble(40);
        struct run_play play = run_play_continue(damaged_run.copy);
        damaged_run_wait(play.game);
        assert_true(run_folder_leave(play.run, &error));
        run_play_end(&play);
    }
    assert_true(run_play_has(damaged_run.copy, "journal.damaged-1"));
    assert_true(run_play_has(damaged_run.copy, "journal.damaged-2"));
    assert_int_equal(damaged_run_position_of(damaged_run.copy, "snapshot.start.before-1"),
                     damaged_run.left_position);
    assert_true(damaged_run_position_of(damaged_run.copy, "snapshot.start") >
                damaged_run.left_position);
    (void)unused;
}

static void a_journal_that_ends_before_the_snapshot_is_kept_and_begun_anew(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_cut("journal",
                    damaged_run_end_of_action(damaged_run.killed, damaged_run.left_position - 5));
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "The journal can't be used (actions are missing at its end)");
    run_play_check_news(&play, "journal.damaged-1.");
    damaged_run_check_goes_on(&play, damaged_run.left_position);
    (void)unused;
}

static void without_journal_and_snapshot_the_run_is_refused_and_not_changed(void **unused)
{
    struct game *game;
    struct folder_names names;
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_flip("snapshot", 400);
    damaged_run_flip("snapshot.old", 400);
    damaged_run_scramble(40);
    assert_null(run_folder_continue(damaged_run.copy, &game, &error));
    assert_non_null(strstr(error.message, "is damaged"));
    assert_non_null(strstr(error.message, "there is no snapshot that can be used"));
    assert_true(folder_list(damaged_run.copy, &names, &error));
    assert_int_equal(names.count, 5); /* with the lock and the summary */
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
    run_play_read(damaged_run.killed, "journal", &was);
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
    run_play_write(damaged_run.copy, "journal", &bytes);
    bytes_clear(&bytes);
    bytes_clear(&was);
}

static void a_run_played_differently_goes_on_from_the_last_equal_turn(void **unused)
{
    uint64_t differs = damaged_run.left_position + 6;
    run_play_copy(damaged_run.killed, damaged_run.copy);
    write_other_course(differs, false);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "This version plays the run differently: it goes on");
    run_play_check_news(&play, "journal.differs-1.");
    damaged_run_check_goes_on(&play, differs - 1);
    (void)unused;
}

/* The journal says so, even if this version does not get to the end. */
static void a_run_that_ended_and_is_played_differently_has_ended(void **unused)
{
    struct game *game;
    run_play_copy(damaged_run.killed, damaged_run.copy);
    write_other_course(damaged_run.left_position + 6, true);
    assert_null(run_folder_continue(damaged_run.copy, &game, &error));
    assert_non_null(strstr(error.message, "this run has ended"));
    (void)unused;
}

/* One bit of a file is wrong at a time: the run always goes on from its last turn. */
static void any_flipped_bit_of_a_run_loses_nothing(void **unused)
{
    static const char *const names[] = {"journal", "snapshot", "snapshot.old"};
    for (int i = 0; i < 3; i++) {
        struct bytes bytes = {0};
        run_play_read(damaged_run.killed, names[i], &bytes);
        for (size_t at = (size_t)i; at < bytes.length; at += bytes.length / 12) {
            run_play_copy(damaged_run.killed, damaged_run.copy);
            damaged_run_flip(names[i], at);
            struct run_play play = run_play_continue(damaged_run.copy);
            uint64_t hash = run_play_hash(&play);
            if (hash != damaged_run.account.hashes[damaged_run.account.count])
                fail_msg("byte %d of %s", (int)at, names[i]);
            run_play_end(&play);
        }
        bytes_clear(&bytes);
    }
    (void)unused;
}

/* A flipped bit in a record's length: the damaged_run.whole records behind it are not taken for a torn end. */
static void records_behind_a_damaged_length_are_kept(void **unused)
{
    for (int bit = 0; bit < 8; bit++) {
        struct bytes journal = {0};
        uint64_t good = damaged_run.left_position + 4;
        run_play_copy(damaged_run.killed, damaged_run.copy);
        run_play_read(damaged_run.copy, "journal", &journal);
        journal.data[damaged_run_end_of_action(damaged_run.killed, good)] ^=
            (unsigned char)(1U << bit);
        run_play_write(damaged_run.copy, "journal", &journal);
        bytes_clear(&journal);
        run_play_copy(damaged_run.copy, damaged_run.whole);
        struct run_play play = run_play_continue(damaged_run.copy);
        run_play_check_news(&play, "The journal was damaged in 1 place");
        damaged_run_check_kept(damaged_run.whole, "journal", "journal.damaged-1");
        assert_true(run_play_hash(&play) == damaged_run.account.hashes[damaged_run.account.count]);
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
    run_play_copy(damaged_run.killed, damaged_run.copy);
    assert_true(file_join(damaged_run.copy, "journal", path, &error));
    assert_true(file_join(damaged_run.copy, "aside", aside, &error));
    assert_int_equal(rename(path, aside), 0);
    assert_true(folder_make(path, &error)); /* a folder can't be read as a file */
    assert_null(run_folder_continue(damaged_run.copy, &game, &error));
    assert_non_null(strstr(error.message, "journal: can't be read"));
    assert_int_equal(rmdir(path), 0);
    assert_int_equal(rename(aside, path), 0);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, NULL);
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_torn_last_record_is_cut_off),
        cmocka_unit_test(a_journal_damaged_in_the_action_of_the_snapshot_loses_nothing),
        cmocka_unit_test(of_two_damages_the_one_after_the_snapshot_is_told),
        cmocka_unit_test(an_unreadable_journal_is_begun_again_from_the_snapshot),
        cmocka_unit_test(a_flipped_bit_in_a_journal_is_mended),
        cmocka_unit_test(a_journal_damaged_behind_the_snapshot_goes_on_before_the_damage),
        cmocka_unit_test(a_journal_damaged_before_the_snapshot_loses_nothing),
        cmocka_unit_test(a_journal_that_is_gone_or_empty_is_begun_anew_from_the_snapshot),
        cmocka_unit_test(a_journal_that_began_anew_needs_only_the_snapshot_it_began_from),
        cmocka_unit_test(a_second_new_beginning_keeps_the_first),
        cmocka_unit_test(a_journal_that_ends_before_the_snapshot_is_kept_and_begun_anew),
        cmocka_unit_test(without_journal_and_snapshot_the_run_is_refused_and_not_changed),
        cmocka_unit_test(a_run_played_differently_goes_on_from_the_last_equal_turn),
        cmocka_unit_test(a_run_that_ended_and_is_played_differently_has_ended),
        cmocka_unit_test(any_flipped_bit_of_a_run_loses_nothing),
        cmocka_unit_test(records_behind_a_damaged_length_are_kept),
        cmocka_unit_test(a_journal_that_cant_be_read_now_is_not_changed),
    };
    return cmocka_run_group_tests(tests, damaged_run_set_up, damaged_run_tear_down);
}
