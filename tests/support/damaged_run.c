#include "support/damaged_run.h"

#include "support/check.h"

#include "game/save/journal.h"
#include "game/save/snapshot.h"

#include <string.h>
#include <unistd.h>

struct damaged_run damaged_run;
static struct error error;

uint64_t damaged_run_position_of(const char *folder, const char *name)
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

int damaged_run_set_up(void **unused)
{
    damaged_run.scratch = scratch_folder_make();
    scratch_folder_path(&damaged_run.scratch, "runs/ash_11-1", damaged_run.killed);
    scratch_folder_path(&damaged_run.scratch, "whole", damaged_run.whole);
    scratch_folder_path(&damaged_run.scratch, "runs/copy", damaged_run.copy);
    run_script_account_of(DAMAGED_RUN_COMMANDS, &damaged_run.account);
    struct run_play play = run_play_begin(&damaged_run.scratch);
    run_play_commands(&play, 0, DAMAGED_RUN_COMMANDS / 3);
    assert_true(run_folder_leave(play.run, &error));
    run_play_commands(&play, DAMAGED_RUN_COMMANDS / 3, DAMAGED_RUN_COMMANDS / 2);
    assert_true(run_folder_leave(play.run, &error));
    run_play_copy(damaged_run.killed, damaged_run.whole);
    run_play_commands(&play, DAMAGED_RUN_COMMANDS / 2, DAMAGED_RUN_COMMANDS);
    run_play_end(&play);
    damaged_run.left_position = damaged_run_position_of(damaged_run.killed, "snapshot");
    assert_in_range(damaged_run.left_position, 10, damaged_run.account.count - 10);
    assert_in_range(damaged_run_position_of(damaged_run.killed, "snapshot.old"), 5,
                    damaged_run.left_position - 5);
    (void)unused;
    return 0;
}

int damaged_run_tear_down(void **unused)
{
    scratch_folder_remove(&damaged_run.scratch);
    (void)unused;
    return 0;
}

size_t damaged_run_end_of_action(const char *folder, uint64_t position)
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

void damaged_run_flip(const char *name, size_t at)
{
    struct bytes bytes = {0};
    run_play_read(damaged_run.copy, name, &bytes);
    assert_true(at < bytes.length);
    bytes.data[at] ^= 0x10;
    run_play_write(damaged_run.copy, name, &bytes);
    bytes_clear(&bytes);
}

void damaged_run_scramble(size_t at)
{
    struct bytes bytes = {0};
    run_play_read(damaged_run.copy, "journal", &bytes);
    assert_true(at + 3 < bytes.length);
    for (size_t i = 0; i < 3; i++)
        bytes.data[at + i] ^= (unsigned char)(0x55 + i);
    run_play_write(damaged_run.copy, "journal", &bytes);
    bytes_clear(&bytes);
}

void damaged_run_cut(const char *name, size_t length)
{
    char path[FILE_PATH_MAX];
    assert_true(file_join(damaged_run.copy, name, path, &error));
    assert_int_equal(truncate(path, (off_t)length), 0);
}

void damaged_run_take_away(const char *name)
{
    char path[FILE_PATH_MAX];
    assert_true(file_join(damaged_run.copy, name, path, &error));
    assert_int_equal(unlink(path), 0);
}

void damaged_run_wait(struct game *game)
{
    game_play(game, (struct command){.kind = COMMAND_WAIT});
}

void damaged_run_check_goes_on(struct run_play *play, uint64_t position)
{
    if (run_play_hash(play) != damaged_run.account.hashes[position])
        fail_msg("this is not action %d", (int)position);
    damaged_run_wait(play->game);
    uint64_t hash = run_play_hash(play);
    assert_int_not_equal(hash, damaged_run.account.hashes[position]);
    assert_true(run_folder_is_written(play->run));
    run_play_end(play);
    *play = run_play_continue(damaged_run.copy);
    assert_true(run_play_hash(play) == hash);
    run_play_check_news(play, NULL);
    run_play_end(play);
}

void damaged_run_check_kept(const char *folder, const char *name, const char *kept)
{
    struct bytes was = {0};
    struct bytes is = {0};
    run_play_read(folder, name, &was);
    run_play_read(damaged_run.copy, kept, &is);
    assert_int_equal(was.length, is.length);
    assert_true(memcmp(was.data, is.data, is.length) == 0);
    bytes_clear(&was);
    bytes_clear(&is);
}
