/* Every call on a file fails once, in turn: the old content or the new one is there, and the error says what failed. */
#include "support/check.h"
#include "support/faults.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "base/file_append.h"
#include "base/file_lock.h"
#include "base/folder.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CALLS_MAX 100

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static char kept[SCRATCH_PATH_MAX];
static char fresh[SCRATCH_PATH_MAX];
static struct error error;
static bool is_lasting; /* all calls that write behind the one that failed fail too */

static void set_up(void)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "file", path);
    scratch_folder_path(&folder, "file.old", kept);
    scratch_folder_path(&folder, "file.new", fresh);
    error.message[0] = '\0';
}

static const char old_content[] = "what was there before";
static const char new_content[] = "and what is to be there from now on";
static const char older_content[] = "older";

/* Whether the file holds exactly this. */
static bool holds(const char *where, const char *expected)
{
    struct bytes bytes = {0};
    struct error unused;
    bool is_same = file_read(where, 4096, &bytes, &unused) && bytes.length == strlen(expected) &&
                   (bytes.length == 0 || memcmp(bytes.data, expected, bytes.length) == 0);
    bytes_clear(&bytes);
    return is_same;
}

static void check_error(bool is_done, const char *where)
{
    assert_false(is_done);
    if (strncmp(error.message, where, strlen(where)) != 0 || !strstr(error.message, ": "))
        fail_msg("after %s: '%s' does not name %s", faults_call(), error.message, where);
}

/* A try at something with a call that fails. False: it had no call so late, nothing failed. */
typedef bool file_trial(enum fault fault, int at);

static void fail_each_call_so(file_trial *trial, enum fault fault, int calls_min)
{
    int at = 1;
    for (bool goes_on = true; goes_on; at++) {
        assert_true(at < CALLS_MAX);
        set_up();
        goes_on = trial(fault, at);
        scratch_folder_remove(&folder);
    }
    assert_true(at > calls_min);
}

static void fail_each_call(file_trial *trial, int calls_min)
{
    is_lasting = false;
    for (int fault = 0; fault < FAULT_SURVIVABLE_COUNT; fault++)
        fail_each_call_so(trial, (enum fault)fault, calls_min);
    is_lasting = true;
    for (int fault = 0; fault < FAULT_INTERRUPT; fault++)
        fail_each_call_so(trial, (enum fault)fault, calls_min);
}

static bool create(enum fault fault, int at)
{
    bool is_taken;
    faults_set(fault, at, is_lasting);
    bool is_made = file_create(path, new_content, strlen(new_content), &is_taken, &error);
    faults_end();
    if (is_made)
        assert_true(holds(path, new_content));
    else
        assert_false(file_is_there(path));
    if (faults_have_struck() && fault < FAULT_INTERRUPT)
        check_error(is_made, path);
    else
        assert_true(is_made);
    return faults_have_struck();
}

static void a_file_is_made_whole_or_not_at_all(void **unused)
{
    fail_each_call(create, 5);
    (void)unused;
}

static bool replace(enum fault fault, int at)
{
    scratch_folder_write_text(&folder, "file", old_content);
    faults_set(fault, at, is_lasting);
    bool is_replaced = file_replace(path, NULL, new_content, strlen(new_content), &error);
    faults_end();
    bool is_new = holds(path, new_content);
    assert_true(is_new || holds(path, old_content));
    assert_true(is_new || !is_replaced);
    assert_false(file_is_there(fresh));
    if (faults_have_struck() && fault < FAULT_INTERRUPT)
        check_error(is_replaced, path);
    else
        assert_true(is_replaced);
    return faults_have_struck();
}

static void a_replaced_file_is_the_old_one_or_the_new_one(void **unused)
{
    fail_each_call(replace, 6);
    (void)unused;
}

/* A failure of giving the old file its second name may be got round. */
static bool replace_and_keep(enum fault fault, int at)
{
    scratch_folder_write_text(&folder, "file", old_content);
    scratch_folder_write_text(&folder, "file.old", older_content);
    faults_set(fault, at, is_lasting);
    bool is_replaced = file_replace(path, kept, new_content, strlen(new_content), &error);
    faults_end();
    bool is_new = holds(path, new_content);
    assert_true(is_new || holds(path, old_content));
    assert_true(holds(kept, old_content) || (!is_replaced && holds(kept, older_content)));
    assert_true(is_new || !is_replaced);
    assert_false(file_is_there(fresh));
    if (!is_lasting && faults_have_struck() && strcmp(faults_call(), "link") == 0)
        assert_true(is_replaced); /* some disks know no second names */
    if (!is_replaced)
        check_error(is_replaced, path);
    else if (fault < FAULT_INTERRUPT && faults_have_struck())
        assert_non_null(strstr("link unlink rename", faults_call()));
    return faults_have_struck();
}

static void what_is_kept_is_kept_whole(void **unused)
{
    fail_each_call(replace_and_keep, 8);
    (void)unused;
}

/* Whatever happens while it is given another name, it is still there. */
static bool keep(enum fault fault, int at)
{
    char where[FILE_PATH_MAX];
    scratch_folder_write_text(&folder, "file", old_content);
    faults_set(fault, at, is_lasting);
    bool is_kept = file_keep(path, "damaged", 4096, where, &error);
    faults_end();
    assert_true(holds(path, old_content));
    if (is_kept)
        assert_true(holds(where, old_content));
    else
        check_error(is_kept, path);
    return faults_have_struck();
}

static void a_file_that_gets_a_second_name_stays_what_it_is(void **unused)
{
    fail_each_call(keep, 3);
    (void)unused;
}

/* Three pieces; one that failed is tried again. */
static bool append(enum fault fault, int at)
{
    static const char *const pieces[] = {"first piece\n", "second piece\n", "third piece\n"};
    char expected[128] = "";
    int failures = 0;
    struct file_append file;
    scratch_folder_write_text(&folder, "file", "");
    faults_set(fault, at, is_lasting);
    if (!file_append_open(&file, path, 0, &error)) {
        faults_end();
        check_error(false, path);
        assert_true(holds(path, ""));
        return true;
    }
    for (int i = 0; i < 3; i++) {
        while (!file_append(&file, pieces[i], strlen(pieces[i]), &error)) {
            check_error(false, path);
            assert_true(holds(path, expected) || file.is_torn);
            if (++failures == 3)
                faults_end(); /* there is room again */
            assert_true(failures <= 3);
        }
        strcat(expected, pieces[i]);
        assert_int_equal(file.length, strlen(expected));
    }
    bool is_synced = file_append_sync(&file, &error);
    bool is_closed = file_append_close(&file, &error);
    faults_end();
    if (!is_synced || !is_closed)
        check_error(false, path);
    assert_true(failures > 0 || (is_synced && is_closed) == !faults_have_struck() ||
                fault >= FAULT_INTERRUPT);
    assert_true(holds(path, expected));
    return faults_have_struck();
}

static void what_was_appended_stays_and_what_failed_can_be_tried_again(void **unused)
{
    fail_each_call(append, 7);
    (void)unused;
}

static void a_torn_piece_that_cant_be_cut_off_at_once_is_cut_off_before_the_next(void **unused)
{
    struct file_append file;
    set_up();
    scratch_folder_write_text(&folder, "file", "");
    assert_true(file_append_open(&file, path, 0, &error));
    assert_true(file_append(&file, "good", 4, &error));
    faults_set(FAULT_SHORT, 1, true);
    assert_false(file_append(&file, "torn", 4, &error));
    assert_true(file.is_torn);
    assert_true(holds(path, "goodto"));
    assert_false(file_append(&file, "torn", 4, &error));
    assert_true(holds(path, "goodto"));
    faults_end();
    assert_true(file_append(&file, "more", 4, &error));
    assert_true(holds(path, "goodmore"));
    assert_true(file_append_close(&file, &error));
    scratch_folder_remove(&folder);
    (void)unused;
}

static bool read_whole(enum fault fault, int at)
{
    struct bytes bytes = {0};
    scratch_folder_write_text(&folder, "file", old_content);
    faults_set(fault, at, is_lasting);
    bool is_read = file_read(path, 4096, &bytes, &error);
    faults_end();
    if (is_read)
        assert_memory_equal(bytes.data, old_content, bytes.length);
    else
        check_error(is_read, path);
    assert_int_equal(bytes.length, is_read ? strlen(old_content) : 0);
    bytes_clear(&bytes);
    return faults_have_struck();
}

static void a_file_is_read_whole_or_not_at_all(void **unused)
{
    fail_each_call(read_whole, 3);
    (void)unused;
}

/* Without the number of its process a lock is a lock. */
static bool take_lock(enum fault fault, int at)
{
    struct file_lock lock;
    long holder;
    faults_set(fault, at, is_lasting);
    enum file_lock_answer answer = file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error);
    faults_end();
    assert_int_not_equal(answer, FILE_LOCK_TAKEN);
    assert_int_equal(file_lock_is_held(path, &holder), answer == FILE_LOCK_HELD);
    if (answer == FILE_LOCK_FAILED)
        check_error(false, path);
    else
        file_lock_give_back(&lock);
    return faults_have_struck();
}

static void a_lock_is_held_or_it_is_said_why_not(void **unused)
{
    fail_each_call(take_lock, 3);
    (void)unused;
}

static bool make(enum fault fault, int at)
{
    bool is_taken;
    char deep[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "a/b", deep);
    faults_set(fault, at, is_lasting);
    bool is_made = folder_make(deep, &error);
    if (!is_made)
        check_error(is_made, deep);
    bool is_created = folder_create(path, &is_taken, &error);
    assert_false(is_taken);
    if (!is_created)
        check_error(is_created, path);
    faults_end();
    assert_int_equal(file_is_there(deep), is_made);
    assert_int_equal(file_is_there(path), is_created);
    return faults_have_struck();
}

static void a_folder_is_there_or_it_is_said_why_not(void **unused)
{
    fail_each_call(make, 3);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_is_made_whole_or_not_at_all),
        cmocka_unit_test(a_replaced_file_is_the_old_one_or_the_new_one),
        cmocka_unit_test(what_is_kept_is_kept_whole),
        cmocka_unit_test(a_file_that_gets_a_second_name_stays_what_it_is),
        cmocka_unit_test(what_was_appended_stays_and_what_failed_can_be_tried_again),
        cmocka_unit_test(a_torn_piece_that_cant_be_cut_off_at_once_is_cut_off_before_the_next),
        cmocka_unit_test(a_file_is_read_whole_or_not_at_all),
        cmocka_unit_test(a_lock_is_held_or_it_is_said_why_not),
        cmocka_unit_test(a_folder_is_there_or_it_is_said_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
