/* What a power cut takes: the disk is asked to have what was played within a second, and not more often than that. The linker
 * sends the calls here (tests/CMakeLists.txt). */
#include "support/check.h"
#include "support/run_play.h"

int __real_fdatasync(int descriptor);
int __wrap_fdatasync(int descriptor);

static int syncs;
static struct run_script_account account;

int __wrap_fdatasync(int descriptor)
{
    syncs++;
    return __real_fdatasync(descriptor);
}

/* Plays a deed a tick, one tick every 100 milliseconds from `now` on; the time behind them. */
static uint64_t play_deeds(struct run_play *play, int first, int count, uint64_t now)
{
    for (int i = 0; i < count; i++) {
        run_script_play_deed(play->game, first + i);
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

static void what_is_played_is_on_the_disk_a_second_later(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    uint64_t now = play_deeds(&play, 0, 1, 0);
    for (; now <= 1000; now += 100)
        run_folder_tick(play.run, now);
    assert_int_equal(syncs, 1);
    end(&play, &scratch);
    (void)unused;
}

static void however_much_is_played_the_disk_is_asked_once_a_second(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    play_deeds(&play, 0, 30, 0);
    assert_in_range(syncs, 2, 3);
    end(&play, &scratch);
    (void)unused;
}

static void while_nothing_is_played_it_is_not_asked(void **unused)
{
    struct scratch_folder scratch;
    struct run_play play = begin(&scratch);
    for (uint64_t now = 100; now <= 20000; now += 100)
        run_folder_tick(play.run, now);
    assert_int_equal(syncs, 0);
    end(&play, &scratch);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_played_is_on_the_disk_a_second_later),
        cmocka_unit_test(however_much_is_played_the_disk_is_asked_once_a_second),
        cmocka_unit_test(while_nothing_is_played_it_is_not_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
