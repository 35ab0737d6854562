/* The lesson where it plays: it comes once, and a setting says that it was had. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "test_paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define SKIP "<Esc><Down><Enter><Enter>"

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char noted[SCRATCH_PATH_MAX];
static char map[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "user/settings.txt", noted);
    scratch_folder_path(&folder, "picture.png", picture);
    scratch_folder_path(&folder, "map.txt", map);
    scratch_folder_write_text(&folder, "map.txt", "######\n#@..>#\n######\n");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

/* Plays these keys; `option` and `value` may be NULL. */
static void play(const char *keys, const char *option, const char *value,
                 struct program_result *result)
{
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--keys", keys,
                                      "--screenshot", picture, "--size=480x300", "--report", option,
                                      value, NULL},
                NULL, result);
    assert_int_equal(result->status, 0);
}

static bool is_noted(void)
{
    struct stat status;
    return stat(noted, &status) == 0;
}

static void assert_depth(const struct program_result *result, const char *depth)
{
    if (!strstr(result->output, depth))
        fail_msg("'%s' is not at%s", result->output, depth);
}

static void check_note(const char *expected)
{
    struct error unused;
    char *text = file_read_text(noted, 4096, &unused);
    assert_non_null(text);
    assert_string_equal(text, expected);
    free(text);
}

/* Comments that explain the settings stand before. */
static void check_note_ends(const char *expected)
{
    struct error unused;
    char *text = file_read_text(noted, 4096, &unused);
    assert_non_null(text);
    assert_true(strlen(text) > strlen(expected));
    assert_string_equal(text + strlen(text) - strlen(expected), expected);
    free(text);
}

static void test_the_first_game_is_taught_and_after_a_skip_no_other(void **state)
{
    (void)state;
    struct program_result result;
    play("<Enter><Enter>l", NULL, NULL, &result);
    assert_depth(&result, " depth=0 ");
    assert_false(is_noted()); /* still under way */
    play("<Enter><Enter>l" SKIP "...", NULL, NULL, &result);
    assert_depth(&result, " depth=1 turns=3 ");
    assert_string_equal(result.errors, "");
    check_note_ends("\nlesson-done = yes\n");
    play("<Down><Enter><Enter>", NULL, NULL, &result); /* a new game; the last one could go on */
    assert_depth(&result, " depth=1 ");
    play("<Down><Enter><Up><Enter>", NULL, NULL, &result); /* unless asked for */
    assert_depth(&result, " depth=0 ");
}

static void test_a_lesson_asked_for_again_leaves_the_note_as_it_is(void **state)
{
    (void)state;
    struct program_result result;
    mkdir(user, 0777);
    scratch_folder_write_text(&folder, "user/settings.txt", "lesson-done=yes");
    play("<Enter><Up><Enter>" SKIP, NULL, NULL, &result);
    assert_depth(&result, " depth=1 ");
    check_note("lesson-done=yes");
}

static void test_options_that_start_at_once_start_a_run(void **state)
{
    (void)state;
    struct program_result result;
    play(".", "--new", NULL, &result);
    assert_depth(&result, " depth=1 turns=1 ");
    play(".", "--daily", NULL, &result);
    assert_depth(&result, " depth=1 turns=1 ");
    play(".", "--seed", "ash", &result);
    assert_depth(&result, " depth=1 turns=1 ");
    play(".", "--map", map, &result);
    assert_depth(&result, " depth=1 turns=1 ");
    assert_false(is_noted());
}

static void test_a_note_that_cannot_be_written_is_told_and_the_run_goes_on(void **state)
{
    (void)state;
    struct program_result result;
    char obstacle[SCRATCH_PATH_MAX];
    mkdir(user, 0777);
    scratch_folder_path(&folder, "user/settings.txt.new", obstacle);
    mkdir(obstacle, 0777);
    scratch_folder_path(&folder, "user/settings.txt.new/x", obstacle);
    mkdir(obstacle, 0777);
    play("<Enter><Enter>" SKIP "..", "--narrate", NULL, &result);
    assert_depth(&result, " depth=1 turns=2 ");
    assert_non_null(strstr(result.output, "settings.txt"));
    assert_non_null(strstr(result.errors, "settings.txt"));
    assert_false(is_noted());
}

static void test_without_a_home_it_is_offered_and_nothing_more_is_said(void **state)
{
    (void)state;
    static const struct program_variable none[] = {
        {"HOME", NULL}, {"XDG_DATA_HOME", NULL}, {NULL, NULL}};
    struct program_result result;
    program_run((const char *const[]){EYESHINE_BIN, "--keys", "<Enter><Enter>" SKIP ".",
                                      "--screenshot", picture, "--report", NULL},
                none, &result);
    assert_int_equal(result.status, 0);
    assert_depth(&result, " depth=1 turns=1 ");
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_the_first_game_is_taught_and_after_a_skip_no_other),
        TEST(test_a_lesson_asked_for_again_leaves_the_note_as_it_is),
        TEST(test_options_that_start_at_once_start_a_run),
        TEST(test_a_note_that_cannot_be_written_is_told_and_the_run_goes_on),
        TEST(test_without_a_home_it_is_offered_and_nothing_more_is_said),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
