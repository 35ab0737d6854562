/* Locks: one program at a time, and none after its end. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "base/file_lock.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static struct error error;
static long holder;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "lock", path);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static void a_lock_is_held_until_it_is_given_back(void **unused)
{
    struct file_lock lock;
    assert_false(file_lock_is_held(path, &holder));
    assert_false(file_is_there(path)); /* asking makes no file */
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    assert_true(file_lock_is_held(path, &holder));
    assert_int_equal(holder, getpid());
    file_lock_give_back(&lock);
    assert_false(file_lock_is_held(path, &holder));
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    file_lock_give_back(&lock);
    (void)unused;
}

/* A backup may be made of links. */
static void a_lock_with_a_second_name_is_still_held(void **unused)
{
    struct file_lock lock;
    struct file_lock second;
    char other[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "backup", other);
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    assert_int_equal(link(path, other), 0);
    assert_int_equal(file_lock_take(&second, path, 0, &holder, &error), FILE_LOCK_TAKEN);
    file_lock_give_back(&lock);
    assert_int_equal(file_lock_take(&second, path, 0, &holder, &error), FILE_LOCK_HELD);
    file_lock_give_back(&second);
    (void)unused;
}

static void asking_takes_no_lock_away(void **unused)
{
    struct file_lock lock;
    struct file_lock second;
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    for (int i = 0; i < 3; i++)
        assert_true(file_lock_is_held(path, &holder));
    assert_int_equal(file_lock_take(&second, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_TAKEN);
    assert_int_equal(second.descriptor, -1); /* nothing of it stays open */
    assert_true(file_lock_is_held(path, &holder));
    file_lock_give_back(&lock);
    (void)unused;
}

/* A program of its own that holds the lock while this one lives. */
static pid_t start_holder(void)
{
    int ready[2];
    int alive[2];
    char sign;
    assert_int_equal(pipe(ready), 0);
    assert_int_equal(pipe(alive), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct file_lock lock;
        bool is_held =
            file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error) == FILE_LOCK_HELD;
        if (!is_held || write(ready[1], "!", 1) != 1)
            _exit(1);
        close(alive[1]);
        _exit(read(alive[0], &sign, 1) == 0 ? 0 : 1);
    }
    close(alive[0]);
    close(ready[1]);
    assert_int_equal(read(ready[0], &sign, 1), 1);
    close(ready[0]);
    return child;
}

static void another_program_is_named_and_its_death_frees_the_lock(void **unused)
{
    struct file_lock lock;
    pid_t child = start_holder();
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_TAKEN);
    assert_int_equal(holder, child);
    assert_true(file_lock_is_held(path, &holder));
    assert_int_equal(holder, child);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    assert_false(file_lock_is_held(path, &holder));
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    file_lock_give_back(&lock);
    (void)unused;
}

/* Ends the holder a while from now, as a program of its own. */
static pid_t start_killer(pid_t victim)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        nanosleep(&(struct timespec){0, 100000000}, NULL);
        kill(victim, SIGKILL);
        _exit(0);
    }
    return child;
}

static void a_patient_caller_takes_the_lock_when_it_is_free(void **unused)
{
    struct file_lock lock;
    pid_t other = start_holder();
    assert_int_equal(file_lock_take(&lock, path, 0, &holder, &error), FILE_LOCK_TAKEN);
    pid_t killer = start_killer(other);
    assert_int_equal(file_lock_take(&lock, path, 60000, &holder, &error), FILE_LOCK_HELD);
    file_lock_give_back(&lock);
    waitpid(killer, NULL, 0);
    waitpid(other, NULL, 0);
    (void)unused;
}

static void what_cannot_be_locked_is_an_error(void **unused)
{
    struct file_lock lock;
    scratch_folder_path(&folder, "nowhere/lock", path);
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_FAILED);
    assert_memory_equal(error.message, path, strlen(path));
    assert_non_null(strstr(error.message, "can't be locked: No such file"));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_lock_is_held_until_it_is_given_back),
        TEST(a_lock_with_a_second_name_is_still_held),
        TEST(asking_takes_no_lock_away),
        TEST(another_program_is_named_and_its_death_frees_the_lock),
        TEST(a_patient_caller_takes_the_lock_when_it_is_free),
        TEST(what_cannot_be_locked_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
