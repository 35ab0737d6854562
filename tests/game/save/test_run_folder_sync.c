/* A power cut: the program waits for the disk within a second of an action, but not more often than once a second. The
 * linker sends the calls here (tests/CMakeLists.txt). */
#include "support/check.h"
#include "support/run_play.h"

#include <errno.h>

int __real_fdatasync(int descriptor);
int __wrap_fdatasync(int descriptor);

static int syncs;
static bool syncs_fail;
static struct run_script_account account;

int __wrap_fdatasync(int descriptor)
{
    syncs++;
    errno = EIO;
    if (syncs_fail)
        return -1;
    return __real_fdatasync(descriptor);
}

/* Plays an action a tick, one tick every 100 milliseconds from `now` on. Returns the time after them. */
static uint64_t play_actions(struct run_play *play, int first, int count, uint64_t now)
{
    for (int i = 0; i < count; i++) {
        run_script_play_action(play->game, first + i);
        run_folder_tick(play->run, now += 100);
    }
    return now;
}

static struct run_play begin(struct scratch_folder *scratch)
{
    *scratch = scratch_folder_make();
    run_script_account_of(40, &account);
    struct run_play play = run_play_begin(scratch);
    run_folder_tick(play.run, 0);
    syncs = 0;
    return play;
}

static void end(struct run_play *play, struct scratch_folder *scratch)
{
    run_play_end(play);
    scratch_folder_remove(scratch);
}

static void an_action_is_on_the_disk_a_second_later(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    uint64_t now = play_actions(&play, 0, 1, 0);
    for (; now <= 1000; now += 100)
        run_folder_tick(play.run, now);
    assert_int_equal(syncs, 1);
    end(&play, &scratch);
    (void)unused;
}

static void many_actions_sync_once_a_second(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    play_actions(&play, 0, 30, 0);
    assert_in_range(syncs, 2, 3);
    end(&play, &scratch);
    (void)unused;
}

static void without_actions_nothing_is_synced(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    for (uint64_t now = 100; now <= 20000; now += 100)
        run_folder_tick(play.run, now);
    assert_int_equal(syncs, 0);
    end(&play, &scratch);
    (void)unused;
}

static void a_failed_sync_is_told_and_so_is_its_end(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    syncs_fail = true;
    play_actions(&play, 0, 10, 0);
    syncs_fail = false;
    assert_int_equal(syncs, 1);
    run_play_check_news(&play, "Play goes on; it will be saved as soon as possible.");
    run_play_check_news(&play, NULL);
    play_actions(&play, 10, 1, 1000); /* writes the whole file again */
    run_play_check_news(&play, "Everything is saved again.");
    run_play_check_news(&play, NULL);
    end(&play, &scratch);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_action_is_on_the_disk_a_second_later),
        cmocka_unit_test(many_actions_sync_once_a_second),
        cmocka_unit_test(without_actions_nothing_is_synced),
        cmocka_unit_test(a_failed_sync_is_told_and_so_is_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
