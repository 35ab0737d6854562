/* Runs with a snapshot that is damaged, missing, or of another run. */
#include "support/check.h"
#include "support/damaged_run.h"

#include "game/save/snapshot.h"

static struct error error;

/* Nothing is lost, since the journal has everything. */
static void check_goes_on_without(const char *name, bool is_flipped)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    if (is_flipped)
        damaged_run_flip(name, 400);
    else
        damaged_run_cut(name, 100);
    run_play_copy(damaged_run.copy, damaged_run.whole);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "A snapshot can't be used (snapshot");
    run_play_check_news(&play, "snapshot.damaged-1.");
    run_play_check_news(&play, NULL);
    damaged_run_check_kept(damaged_run.whole, "snapshot", "snapshot.damaged-1");
    assert_int_equal(damaged_run_position_of(damaged_run.copy, "snapshot"),
                     damaged_run.account.count);
    assert_int_equal(damaged_run_position_of(damaged_run.copy, "snapshot.old"),
                     damaged_run_position_of(damaged_run.killed, "snapshot.old"));
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
}

static void a_bad_snapshot_is_skipped(void **unused)
{
    check_goes_on_without("snapshot", true);
    check_goes_on_without("snapshot", false);
    (void)unused;
}

static void without_a_snapshot_everything_is_performed_again(void **unused)
{
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_take_away("snapshot");
    damaged_run_take_away("snapshot.old");
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, NULL);
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    damaged_run_flip("snapshot", 400);
    damaged_run_flip("snapshot.old", 400);
    play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "A snapshot can't be used (snapshot.old: ");
    run_play_check_news(&play, "snapshot.damaged-1.");
    run_play_check_news(&play, "snapshot.old.damaged-1.");
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    (void)unused;
}

static void a_snapshot_of_other_actions_is_not_used(void **unused)
{
    struct bytes bytes = {0};
    struct game_setup setup = run_script_setup();
    struct game *game = game_create(&setup, &error);
    for (int i = 2000; i < 2010; i++)
        run_script_play(game, i);
    snapshot_put(game, damaged_run.left_position, &bytes);
    game_destroy(game);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    run_play_write(damaged_run.copy, "snapshot", &bytes);
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "it is of another game than the journal");
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    (void)unused;
}

/* A run of its own with this seed and these actions, left with its snapshot. */
static void take_snapshot_of_twin(struct bytes *snapshot)
{
    struct game_setup setup = run_script_setup();
    setup.run_id = 77;
    struct game *game = game_create(&setup, &error);
    for (int i = 0; i < DAMAGED_RUN_COMMANDS; i++)
        run_script_play(game, i);
    snapshot_put(game, (uint64_t)damaged_run.account.count, snapshot);
    game_destroy(game);
}

static void check_has_run_id_without(const char *name, uint64_t run_id)
{
    damaged_run_take_away(name);
    struct run_play play = run_play_continue(damaged_run.copy);
    assert_true(game_run_id(play.game) == run_id);
    assert_true(run_folder_leave(play.run, &error)); /* with a snapshot */
    run_play_end(&play);
}

static void a_run_keeps_its_id_in_its_journal_and_in_its_snapshot(void **unused)
{
    struct game_setup setup = run_script_setup();
    setup.run_id = 4711;
    struct run_play play = {run_folder_begin(damaged_run.scratch.path, &setup, &error),
                            game_create(&setup, &error)};
    run_folder_attach(play.run, play.game);
    damaged_run_wait(play.game);
    assert_true(run_folder_leave(play.run, &error));
    run_play_copy(run_folder_path(play.run), damaged_run.copy);
    run_play_end(&play);
    check_has_run_id_without("snapshot", setup.run_id);
    check_has_run_id_without("journal", setup.run_id);
    check_has_run_id_without("snapshot", setup.run_id);
    (void)unused;
}

/* Even where the journal is cut off before it, and so can't tell by what was done. */
static void a_snapshot_of_another_run_with_the_same_seed_is_not_used(void **unused)
{
    struct bytes bytes = {0};
    take_snapshot_of_twin(&bytes);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    run_play_write(damaged_run.copy, "snapshot", &bytes);
    damaged_run_cut("journal",
                    damaged_run_end_of_action(damaged_run.killed, damaged_run.left_position + 3));
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "it is of another game than the journal");
    run_play_check_news(&play, "snapshot.damaged-1.");
    damaged_run_check_goes_on(&play, damaged_run.left_position + 3);
    (void)unused;
}

static void a_torn_journal_and_a_snapshot_of_another_run_are_both_told(void **unused)
{
    struct bytes bytes = {0};
    take_snapshot_of_twin(&bytes);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    run_play_write(damaged_run.copy, "snapshot", &bytes);
    damaged_run_cut("journal",
                    damaged_run_end_of_action(damaged_run.killed, damaged_run.left_position + 3) -
                        1);
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "The last action was not written whole");
    run_play_check_news(&play, "A snapshot can't be used (snapshot: it is of another game");
    run_play_check_news(&play, "snapshot.damaged-1.");
    damaged_run_check_goes_on(&play, damaged_run.left_position + 2);
    (void)unused;
}

static void a_snapshot_of_another_run_is_not_used(void **unused)
{
    struct bytes bytes = {0};
    struct game_setup setup = run_script_setup();
    setup.seed = "another";
    struct game *game = game_create(&setup, &error);
    snapshot_put(game, (uint64_t)damaged_run.account.count + 100, &bytes);
    game_destroy(game);
    run_play_copy(damaged_run.killed, damaged_run.copy);
    run_play_write(damaged_run.copy, "snapshot", &bytes);
    bytes_clear(&bytes);
    struct run_play play = run_play_continue(damaged_run.copy);
    run_play_check_news(&play, "it is of another game than the journal");
    run_play_check_news(&play, "snapshot.damaged-1.");
    damaged_run_check_goes_on(&play, (uint64_t)damaged_run.account.count);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bad_snapshot_is_skipped),
        cmocka_unit_test(without_a_snapshot_everything_is_performed_again),
        cmocka_unit_test(a_snapshot_of_other_actions_is_not_used),
        cmocka_unit_test(a_run_keeps_its_id_in_its_journal_and_in_its_snapshot),
        cmocka_unit_test(a_snapshot_of_another_run_with_the_same_seed_is_not_used),
        cmocka_unit_test(a_torn_journal_and_a_snapshot_of_another_run_are_both_told),
        cmocka_unit_test(a_snapshot_of_another_run_is_not_used),
    };
    return cmocka_run_group_tests(tests, damaged_run_set_up, damaged_run_tear_down);
}
