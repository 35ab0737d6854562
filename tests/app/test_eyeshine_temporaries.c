/* Whatever lies where the game writes a file of the player's folder or of a run: the game does not wait for it and writes
 * nothing through it. */
#include "support/check.h"
#include "support/program.h"
#include "support/run_play.h"
#include "support/trap.h"

#include "base/array.h"
#include "base/file.h"
#include "test_paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];
static struct program_result result;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    mkdir(user, 0777);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

/* Runs the game, and ends it if it hangs. */
static void play(const char *option, const char *value, const char *keys)
{
    program_run((const char *const[]){"/usr/bin/env", "timeout", "-s", "KILL", "30", EYESHINE_BIN,
                                      "--user-dir", user, "--screenshot", picture, "--size=320x200",
                                      "--report", "--keys", keys, option, value, NULL},
                NULL, &result);
}

/* Changes a setting and a key, and takes a screenshot. */
static void change_texts(void)
{
    play("--new", NULL,
         "<F12><Esc><Down><Down><Enter><Down><Down><Down><Enter><Esc><Esc>"
         "<Esc><Down><Down><Enter><Up><Enter><Enter>p");
}

/* Meets a rat and dies. */
static void die(void)
{
    char map[SCRATCH_PATH_MAX];
    char waits[301] = "";
    scratch_folder_path(&folder, "map", map);
    scratch_folder_write_text(&folder, "map", "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n");
    memset(waits, '.', sizeof waits - 1);
    play("--map", map, waits);
}

/* A name that the game writes, and what makes it do so. */
struct written {
    const char *name;
    void (*use)(void);
};

/* Sets each trap at a name, one at a time. `prepare` may be NULL. */
static void set_traps(const struct written *written, void (*prepare)(void))
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        char what[SCRATCH_PATH_MAX];
        tear_down(NULL);
        set_up(NULL);
        if (prepare)
            prepare();
        trap_set(&folder, written->name, (enum trap)trap);
        written->use();
        snprintf(what, sizeof what, "%s at %s", trap_name((enum trap)trap), written->name);
        if (result.status != 0 || !strstr(result.output, " turns="))
            fail_msg("%s: status %d, %s%s", what, result.status, result.output, result.errors);
        trap_check(&folder, what);
    }
}

static void temporaries_and_locks_in_the_players_folder_are_no_traps(void **unused)
{
    static const struct written files[] = {
        {"user/settings.txt.new", change_texts}, {"user/keys.txt.new", change_texts},
        {"user/texts.lock", change_texts},       {"user/screenshot-0001.png", change_texts},
        {"user/bestiary.txt.new", die},          {"user/texts.lock", die},
        {"user/morgue-ash-1.txt", die}};
    for (size_t i = 0; i < ARRAY_LENGTH(files); i++)
        set_traps(&files[i], NULL);
    (void)unused;
}

static void make_run(void)
{
    play("--seed", "ash", "....");
    assert_int_equal(result.status, 0);
}

static void go_on(void)
{
    play("--continue", NULL, "...");
}

/* A copy of a run, in the scratch folder. */
static struct scratch_folder made;
static char made_run[SCRATCH_PATH_MAX];

static int make_run_once(void **unused)
{
    made = scratch_folder_make();
    scratch_folder_path(&made, "ash-1", made_run);
    set_up(NULL);
    make_run();
    char run[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "user/runs/ash-1", run);
    run_play_copy(run, made_run);
    tear_down(NULL);
    (void)unused;
    return 0;
}

static int remove_made_run(void **unused)
{
    scratch_folder_remove(&made);
    (void)unused;
    return 0;
}

static void copy_run(void)
{
    char run[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "user/runs/ash-1", run);
    run_play_copy(made_run, run);
}

static void files_of_a_run_are_no_traps(void **unused)
{
    static const char *const names[] = {
        "journal.new",       "snapshot",           "snapshot.new", "snapshot.old",
        "snapshot.old.new",  "snapshot.start.new", "lock",         "unburied",
        "journal.damaged-1", "snapshot.damaged-1", "summary",      "summary.new"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        char name[64];
        snprintf(name, sizeof name, "user/runs/ash-1/%s", names[i]);
        set_traps(&(struct written){name, go_on}, copy_run);
    }
    (void)unused;
}

/* It is refused if it can't be read, and restored beside a link to nothing. */
static void a_journal_is_never_written_through(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        tear_down(NULL);
        set_up(NULL);
        copy_run();
        trap_set(&folder, "user/runs/ash-1/journal", (enum trap)trap);
        go_on();
        if (result.status != 0 && !strstr(result.errors, "/journal: can't be read: "))
            fail_msg("%s: status %d, %s", trap_name((enum trap)trap), result.status, result.errors);
        trap_check(&folder, trap_name((enum trap)trap));
    }
    (void)unused;
}

/* The journal was moved, and a link leads there. */
static void a_run_with_a_linked_journal_goes_on_in_its_own_folder(void **unused)
{
    char journal[SCRATCH_PATH_MAX];
    char moved[SCRATCH_PATH_MAX];
    struct bytes before = {0};
    struct bytes after = {0};
    struct error error;
    copy_run();
    scratch_folder_path(&folder, "user/runs/ash-1/journal", journal);
    scratch_folder_path(&folder, "moved", moved);
    assert_int_equal(rename(journal, moved), 0);
    assert_int_equal(symlink(moved, journal), 0);
    assert_true(file_read(moved, 1 << 20, &before, &error));
    go_on();
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, " turns=7 "));
    go_on();
    assert_non_null(strstr(result.output, " turns=10 "));
    assert_true(file_read(moved, 1 << 20, &after, &error));
    assert_int_equal(before.length, after.length);
    assert_memory_equal(before.data, after.data, after.length);
    assert_false(file_is_link(journal));
    bytes_clear(&before);
    bytes_clear(&after);
    (void)unused;
}

/* settings.txt, keys.txt and bestiary.txt may be links of the player to files elsewhere. */
static void a_text_that_is_a_link_stays_one_and_its_file_is_replaced(void **unused)
{
    static const struct written files[] = {
        {"settings.txt", change_texts}, {"keys.txt", change_texts}, {"bestiary.txt", die}};
    for (size_t i = 0; i < ARRAY_LENGTH(files); i++) {
        char link_path[SCRATCH_PATH_MAX];
        char inside[64];
        char elsewhere[SCRATCH_PATH_MAX];
        struct error error;
        tear_down(NULL);
        set_up(NULL);
        snprintf(inside, sizeof inside, "user/%s", files[i].name);
        scratch_folder_path(&folder, inside, link_path);
        scratch_folder_path(&folder, "elsewhere", elsewhere);
        scratch_folder_write_text(&folder, "elsewhere", "# mine\n");
        assert_int_equal(symlink(elsewhere, link_path), 0);
        files[i].use();
        assert_string_equal(result.errors, "");
        assert_true(file_is_link(link_path));
        char *text = file_read_text(elsewhere, 65536, &error);
        assert_non_null(text);
        assert_memory_equal(text, "# mine\n", 7);
        assert_true(strlen(text) > 7);
        free(text);
    }
    (void)unused;
}

/* It plays, and says so in a line that names the file. */
static void a_text_that_is_no_file_is_named_and_stays(void **unused)
{
    static const struct written files[] = {{"settings.txt", change_texts},
                                           {"keys.txt", change_texts},
                                           {"bestiary.txt", die},
                                           {"fame.txt", die}};
    for (size_t i = 0; i < ARRAY_LENGTH(files); i++)
        for (int trap = 0; trap < TRAP_COUNT; trap++) {
            char inside[64];
            char path[SCRATCH_PATH_MAX];
            struct stat before;
            struct stat after;
            bool is_file = trap == TRAP_LINK || trap == TRAP_SECOND_NAME;
            if (is_file)
                continue; /* above */
            tear_down(NULL);
            set_up(NULL);
            snprintf(inside, sizeof inside, "user/%s", files[i].name);
            scratch_folder_path(&folder, inside, path);
            trap_set(&folder, inside, (enum trap)trap);
            assert_int_equal(lstat(path, &before), 0);
            files[i].use();
            if (result.status != 0 || !strstr(result.errors, files[i].name))
                fail_msg("%s at %s: status %d, %s", trap_name((enum trap)trap), files[i].name,
                         result.status, result.errors);
            trap_check(&folder, files[i].name);
            assert_int_equal(lstat(path, &after), 0);
            assert_int_equal(before.st_ino, after.st_ino);
        }
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(temporaries_and_locks_in_the_players_folder_are_no_traps),
        TEST(files_of_a_run_are_no_traps),
        TEST(a_journal_is_never_written_through),
        TEST(a_run_with_a_linked_journal_goes_on_in_its_own_folder),
        TEST(a_text_that_is_a_link_stays_one_and_its_file_is_replaced),
        TEST(a_text_that_is_no_file_is_named_and_stays),
    };
    return cmocka_run_group_tests(tests, make_run_once, remove_made_run);
}
