/* Whatever lies where the game writes a file of the player's folder or of a run: the game does not wait for it and writes
 * nothing through it. */
#include "support/check.h"
#include "support/program.h"
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

/* Changes a setting and a key, takes a screenshot, meets a rat and dies. */
static void play_all(void)
{
    static const char keys[] = "<F12><Esc><Down><Down><Enter><Down><Down><Down><Enter><Esc><Esc>"
                               "<Esc><Down><Down><Enter><Up><Enter><Enter>p";
    char map[SCRATCH_PATH_MAX];
    char waits[301] = "";
    scratch_folder_path(&folder, "map", map);
    scratch_folder_write_text(&folder, "map", "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n");
    memset(waits, '.', sizeof waits - 1);
    play("--map", map, keys);
    assert_int_equal(result.status, 0);
    play("--map", map, waits);
}

/* Each trap at each name, one at a time. `prepare` may be NULL. */
static void set_traps(const char *const *names, size_t count, void (*prepare)(void),
                      void (*use)(void))
{
    for (size_t i = 0; i < count; i++)
        for (int trap = 0; trap < TRAP_COUNT; trap++) {
            char what[SCRATCH_PATH_MAX];
            tear_down(NULL);
            set_up(NULL);
            if (prepare)
                prepare();
            trap_set(&folder, names[i], (enum trap)trap);
            use();
            snprintf(what, sizeof what, "%s at %s", trap_name((enum trap)trap), names[i]);
            if (result.status != 0 || !strstr(result.output, " turns="))
                fail_msg("%s: status %d, %s%s", what, result.status, result.output, result.errors);
            trap_check(&folder, what);
        }
}

static void temporaries_and_locks_in_the_players_folder_are_no_traps(void **unused)
{
    static const char *const names[] = {
        "user/settings.txt.new", "user/keys.txt.new",          "user/bestiary.txt.new",
        "user/texts.lock",       "user/.eyeshine-writes-here", "user/screenshot-0001.png",
        "user/lesson.txt",       "user/morgue-ash-1.txt"};
    set_traps(names, ARRAY_LENGTH(names), NULL, play_all);
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

static void files_of_a_run_are_no_traps(void **unused)
{
    static const char *const names[] = {"user/runs/ash-1/journal.new",
                                        "user/runs/ash-1/snapshot",
                                        "user/runs/ash-1/snapshot.new",
                                        "user/runs/ash-1/snapshot.old",
                                        "user/runs/ash-1/snapshot.old.new",
                                        "user/runs/ash-1/snapshot.start.new",
                                        "user/runs/ash-1/lock",
                                        "user/runs/ash-1/unburied",
                                        "user/runs/ash-1/journal.damaged-1",
                                        "user/runs/ash-1/snapshot.damaged-1"};
    set_traps(names, ARRAY_LENGTH(names), make_run, go_on);
    (void)unused;
}

/* It is refused if it can't be read, and restored beside a link to nothing. */
static void a_journal_is_never_written_through(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        tear_down(NULL);
        set_up(NULL);
        make_run();
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
    make_run();
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
    static const char *const names[] = {"settings.txt", "keys.txt", "bestiary.txt"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        char link_path[SCRATCH_PATH_MAX];
        char inside[64];
        char elsewhere[SCRATCH_PATH_MAX];
        struct error error;
        tear_down(NULL);
        set_up(NULL);
        snprintf(inside, sizeof inside, "user/%s", names[i]);
        scratch_folder_path(&folder, inside, link_path);
        scratch_folder_path(&folder, "elsewhere", elsewhere);
        scratch_folder_write_text(&folder, "elsewhere", "# mine\n");
        assert_int_equal(symlink(elsewhere, link_path), 0);
        play_all();
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
    static const char *const names[] = {"settings.txt", "keys.txt", "bestiary.txt", "fame.txt"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
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
            snprintf(inside, sizeof inside, "user/%s", names[i]);
            scratch_folder_path(&folder, inside, path);
            trap_set(&folder, inside, (enum trap)trap);
            assert_int_equal(lstat(path, &before), 0);
            play_all();
            if (result.status != 0 || !strstr(result.errors, names[i]))
                fail_msg("%s at %s: status %d, %s", trap_name((enum trap)trap), names[i],
                         result.status, result.errors);
            trap_check(&folder, names[i]);
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
    return cmocka_run_group_tests(tests, NULL, NULL);
}
