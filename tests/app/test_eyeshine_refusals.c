/* The game's command line where it can't play: exit 2, nothing on standard output, and one line on standard error
 * that names the culprit. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include "base/array.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ARGUMENTS_MAX = 16 };

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

/* Runs the game with these arguments before others that would have it play and leave. */
static void run(const char *const *arguments, const struct program_variable *variables,
                struct program_result *result)
{
    const char *argv[ARGUMENTS_MAX + 10] = {EYESHINE_BIN};
    int count = 1;
    for (; *arguments; arguments++)
        argv[count++] = *arguments;
    const char *const usual[] = {"--user-dir", user, "--screenshot", picture, "--size=320x200"};
    for (size_t i = 0; i < ARRAY_LENGTH(usual); i++) {
        /* An option given by the test is not given again. */
        bool is_given = false;
        for (int j = 1; j < count; j++)
            is_given = is_given || strncmp(argv[j], usual[i], 6) == 0;
        if (usual[i][0] == '-' && is_given)
            i += strchr(usual[i], '=') == NULL;
        else
            argv[count++] = usual[i];
    }
    program_run(argv, variables, result);
}

static void assert_refused_with(const struct program_result *result, const char *named)
{
    const char *end = strchr(result->errors, '\n');
    bool is_one_line = end && end[1] == '\0';
    if (result->status != 2 || !is_one_line || !strstr(result->errors, named) || result->output[0])
        fail_msg("expected one line with \"%s\" and status 2, got status %d:\n%s%s", named,
                 result->status, result->errors, result->output);
}

#define REFUSE(named, ...) refuse(named, NULL, (const char *const[]){__VA_ARGS__, NULL})

static void refuse(const char *named, const struct program_variable *variables,
                   const char *const *arguments)
{
    struct program_result result;
    run(arguments, variables, &result);
    assert_refused_with(&result, named);
}

static void test_an_unknown_option_is_named(void **state)
{
    (void)state;
    REFUSE("--sed", "--sed", "ash");
    REFUSE("-x", "-x");
    REFUSE("ash", "ash");
}

static void test_an_option_without_its_argument_is_named(void **state)
{
    (void)state;
    struct program_result result;
    static const char *const names[] = {"--seed", "--map",  "--keys",
                                        "--fov",  "--size", "--user-dir"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        const char *const argv[] = {EYESHINE_BIN, names[i], NULL};
        program_run(argv, NULL, &result);
        assert_refused_with(&result, names[i]);
    }
}

static void test_an_empty_path_is_named_by_its_option(void **state)
{
    (void)state;
    REFUSE("--screenshot: the value is empty", "--screenshot", "");
    REFUSE("--map: the value is empty", "--map", "");
    REFUSE("--replay: the value is empty", "--replay=");
    REFUSE("--data: the value is empty", "--data", "");
}

static void test_options_that_contradict_each_other_are_both_named(void **state)
{
    (void)state;
    static const char *const making[] = {"--new",         "--seed=a",      "--daily",
                                         "--map=-",       "--depth=2",     "--reveal",
                                         "--fov=raycast", "--fov-radius=4"};
    for (size_t i = 0; i < ARRAY_LENGTH(making); i++) {
        char named[64];
        int length = (int)strcspn(making[i], "=");
        snprintf(named, sizeof named, "--continue and %.*s can't", length, making[i]);
        REFUSE(named, making[i], "--continue");
        snprintf(named, sizeof named, "--replay and %.*s can't", length, making[i]);
        REFUSE(named, making[i], "--replay", "journal");
    }
    REFUSE("--continue and --replay", "--replay", "journal", "--continue");
    REFUSE("--daily and --seed", "--seed", "ash", "--daily");
    REFUSE("--windowed and --fullscreen", "--fullscreen", "--windowed");
}

static void test_a_flag_with_an_argument_is_named(void **state)
{
    (void)state;
    REFUSE("--new", "--new=yes");
}

static void test_an_unknown_algorithm_of_sight_is_named(void **state)
{
    (void)state;
    REFUSE("x-ray", "--fov", "x-ray");
    REFUSE("''", "--fov", "");
}

static void test_a_radius_that_cannot_be_is_named(void **state)
{
    (void)state;
    REFUSE("-1", "--fov-radius", "-1");
    REFUSE("99999999999999999999", "--fov-radius", "99999999999999999999");
    REFUSE("100000", "--fov-radius", "100000");
    REFUSE("7x", "--fov-radius", "7x");
}

static void test_a_size_that_cannot_be_is_named(void **state)
{
    (void)state;
    REFUSE("640", "--size", "640");
    REFUSE("640x", "--size", "640x");
    REFUSE("0x0", "--size", "0x0");
    REFUSE("-640x480", "--size", "-640x480");
    REFUSE("640x99999", "--size", "640x99999");
    REFUSE("640x480x2", "--size", "640x480x2");
    REFUSE("16385x480", "--size", "16385x480");
    REFUSE("'200x200' is not a size WxH, from 320x200 to 16384x16384", "--size", "200x200");
    REFUSE("319x200", "--size", "319x200");
    REFUSE("320x199", "--size", "320x199");
}

static void test_a_scale_that_cannot_be_is_named(void **state)
{
    (void)state;
    REFUSE("--scale", "--scale", "0");
    REFUSE("--scale", "--scale", "9");
    REFUSE("--scale", "--scale", "big");
}

static void test_a_depth_that_cannot_be_is_named(void **state)
{
    (void)state;
    REFUSE("--depth: '0'", "--depth", "0");
    REFUSE("--depth: '13'", "--depth", "13");
    REFUSE("--depth: 'deep'", "--depth", "deep");
    scratch_folder_write_text(&folder, "floor.txt", "####\n#@>#\n####\n");
    char map[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "floor.txt", map);
    REFUSE("no run begins on floor 5 of it", "--map", map, "--depth", "5");
}

static void test_an_unknown_key_is_named(void **state)
{
    (void)state;
    REFUSE("<Upp>", "--seed", "ash", "--keys", "ll<Upp>");
    REFUSE("'<'", "--seed", "ash", "--keys", "ll<Up");
    REFUSE("--keys: character 3", "--seed", "ash", "--keys", "ll\xc3\xbc");
}

static void test_a_seed_that_cannot_be_is_refused(void **state)
{
    (void)state;
    REFUSE("--seed: ''", "--seed", "");
    REFUSE("--seed: 'two words': a seed holds no spaces", "--seed", "two words");
    REFUSE("--seed: 'a-seed-that-is-longer-than-a-seed-may-be'", "--seed",
           "a-seed-that-is-longer-than-a-seed-may-be");
    REFUSE("32", "--seed", "a-seed-that-is-longer-than-a-seed-may-be");
    REFUSE("two words", "--seed", "two words");
    REFUSE("seed", "--seed", "");
    REFUSE("seed", "--seed",
           "s\xc3\xa9"
           "ance");
}

static void refuse_map(const char *text, const char *what)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&folder, "map.txt", text);
    scratch_folder_path(&folder, "map.txt", path);
    REFUSE(path, "--map", path);
    REFUSE(what, "--map", path);
}

static void test_a_malformed_map_is_named_with_its_line(void **state)
{
    (void)state;
    refuse_map("", "empty");
    refuse_map("#####\n#...#\n#####\n", "hero");
    refuse_map("#####\n#.@.\n#####\n", "line 2");
    refuse_map("#####\n#.@.##\n#####\n", "line 2");
    refuse_map("#####\n#.@.#\n#.@.#\n#####\n", "line 3");
    refuse_map("#####\n#.@ #\n#####\n", "line 2");
    refuse_map("#####\n#.@\x01#\n#####\n", "line 2");
    refuse_map("#####\n#.@.#\n\n#####\n", "line 4");
}

static void test_a_map_that_is_not_there_is_named(void **state)
{
    (void)state;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "missing.txt", path);
    REFUSE(path, "--map", path);
    REFUSE(folder.path, "--map", folder.path);
    assert_int_equal(mkfifo(path, 0600), 0); /* nobody writes into it */
    REFUSE(path, "--map", path);
}

/* A data folder of its own, with the real atlas cut to `size` bytes. */
static void make_data(size_t png_bytes, size_t index_bytes)
{
    scratch_folder_copy(&folder, EYESHINE_ATLAS_DIR "/atlas.png", "atlas.png", png_bytes);
    scratch_folder_copy(&folder, EYESHINE_ATLAS_DIR "/atlas.txt", "atlas.txt", index_bytes);
}

static void refuse_data(const char *what)
{
    REFUSE(what, "--data", folder.path);
    REFUSE(folder.path, "--data", folder.path);
}

static void test_a_folder_without_an_atlas_is_named(void **state)
{
    (void)state;
    refuse_data("atlas");
    char missing[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "missing", missing);
    REFUSE(missing, "--data", missing);
}

static void test_an_atlas_cut_short_is_named(void **state)
{
    (void)state;
    static const size_t lengths[] = {0, 5, 40, 1000, 9000};
    for (size_t i = 0; i < ARRAY_LENGTH(lengths); i++) {
        make_data(lengths[i], SIZE_MAX);
        refuse_data("atlas.png");
    }
}

/* Things put in the place of a file of the atlas. */
static void refuse_in_place_of(const char *name, const char *what)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, name, path);
    refuse_data(what);
    assert_int_equal(remove(path), 0);
}

static void test_an_atlas_that_is_no_file_is_named(void **state)
{
    (void)state;
    static const char *const names[] = {"atlas.png", "atlas.txt"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        char path[SCRATCH_PATH_MAX];
        make_data(SIZE_MAX, SIZE_MAX);
        scratch_folder_path(&folder, names[i], path);
        assert_int_equal(remove(path), 0);
        assert_int_equal(mkdir(path, 0700), 0);
        refuse_in_place_of(names[i], names[i]);
        assert_int_equal(mkfifo(path, 0600), 0);
        refuse_in_place_of(names[i], names[i]);
        assert_int_equal(symlink("/dev/zero", path), 0);
        refuse_in_place_of(names[i], names[i]);
    }
}

/* The first chunk of an image of 30000 x 30000, with a valid checksum. */
static void test_an_atlas_that_says_it_is_huge_is_named(void **state)
{
    (void)state;
    static const unsigned char huge[] =
        "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x75\x30\0\0\x75\x30\x08\x06\0\0\0\x66\x27\xf8\xba"
        "\0\0\0\0IEND\xae\x42\x60\x82";
    make_data(SIZE_MAX, SIZE_MAX);
    scratch_folder_write(&folder, "atlas.png", huge, sizeof huge - 1);
    refuse_data("30000 x 30000");
}

static void test_a_spoilt_index_is_named(void **state)
{
    (void)state;
    make_data(SIZE_MAX, 100);
    refuse_data("atlas.txt");
    make_data(SIZE_MAX, 0);
    refuse_data("atlas.txt:1");
    make_data(SIZE_MAX, SIZE_MAX);
    scratch_folder_write_text(&folder, "atlas.txt", "eyeshine-atlas 1\nrat 16 16 1 9000 0\n");
    refuse_data("atlas.txt:2");
}

static void test_a_sprite_that_is_missing_is_named(void **state)
{
    (void)state;
    make_data(SIZE_MAX, SIZE_MAX);
    scratch_folder_write_text(&folder, "atlas.txt", "eyeshine-atlas 1\nfont 7 9 95 0 0\n");
    REFUSE("sprite", "--data", folder.path);
}

static void test_a_user_folder_that_is_a_file_is_named(void **state)
{
    (void)state;
    char below[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&folder, "user", "a file in the way");
    REFUSE(user, "--user-dir", user);
    scratch_folder_path(&folder, "user/deeper/still", below);
    REFUSE(below, "--user-dir", below);
}

static void test_a_path_that_is_too_long_is_not_cut(void **state)
{
    (void)state;
    char path[5000];
    memset(path, '/', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    REFUSE("--user-dir: the path is too long", "--user-dir", path);
    REFUSE("--data: the path is too long", "--data", path);
    refuse("EYESHINE_DATA: the path is too long",
           (const struct program_variable[]){{"EYESHINE_DATA", path}, {NULL, NULL}},
           (const char *const[]){NULL});
}

static void test_a_run_id_that_is_none_is_named(void **state)
{
    (void)state;
    const char *const wrong[] = {"", "0", "xyz", "12345678901234567"};
    for (size_t i = 0; i < ARRAY_LENGTH(wrong); i++)
        refuse("EYESHINE_RUN_ID: '",
               (const struct program_variable[]){{"EYESHINE_RUN_ID", wrong[i]}, {NULL, NULL}},
               (const char *const[]){"--user-dir", user, "--seed", "ash", NULL});
}

static void test_a_user_folder_without_a_name_is_refused(void **state)
{
    (void)state;
    REFUSE("--user-dir: the value is empty", "--user-dir", "");
}

static void test_a_user_folder_that_cannot_be_made_is_named(void **state)
{
    (void)state;
    REFUSE("/proc/none", "--user-dir", "/proc/none");
}

static void test_a_screenshot_that_cannot_be_written_is_named(void **state)
{
    (void)state;
    char nowhere[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "missing/picture.png", nowhere);
    REFUSE(nowhere, "--seed", "ash", "--screenshot", nowhere);
    REFUSE(folder.path, "--seed", "ash", "--screenshot", folder.path);
}

static void test_a_full_disk_is_told(void **state)
{
    (void)state;
    struct program_result result;
    if (access("/dev/full", W_OK) != 0)
        skip();
    REFUSE("/dev/full", "--seed", "ash", "--screenshot", "/dev/full");
    const char *const argv[] = {"/bin/sh", "-c", "exec \"$0\" --version >/dev/full", EYESHINE_BIN,
                                NULL};
    program_run(argv, NULL, &result);
    assert_refused_with(&result, "standard output");
}

static void test_without_a_display_it_says_so(void **state)
{
    (void)state;
    static const struct program_variable none[] = {
        {"DISPLAY", NULL}, {"WAYLAND_DISPLAY", NULL}, {"SDL_VIDEODRIVER", NULL}, {NULL, NULL}};
    refuse("display", none, (const char *const[]){"--seed", "ash", NULL});
    refuse("display", none, (const char *const[]){NULL});
}

static void test_a_display_that_does_not_answer_is_no_display(void **state)
{
    (void)state;
    /* SDL's X11 driver does not free what it had from D-Bus. */
    static const struct program_variable wrong[] = {{"DISPLAY", ":6543"},
                                                    {"WAYLAND_DISPLAY", NULL},
                                                    {"SDL_VIDEODRIVER", NULL},
                                                    {"ASAN_OPTIONS", "detect_leaks=0"},
                                                    {NULL, NULL}};
    refuse("display", wrong, (const char *const[]){"--seed", "ash", NULL});
}

static void test_an_unknown_driver_is_no_display(void **state)
{
    (void)state;
    static const struct program_variable wrong[] = {{"SDL_VIDEODRIVER", "wishful"}, {NULL, NULL}};
    refuse("wishful", wrong, (const char *const[]){"--seed", "ash", NULL});
}

static void test_a_wayland_session_that_is_not_there_is_no_display(void **state)
{
    (void)state;
    static const struct program_variable asked[] = {{"SDL_VIDEODRIVER", "wayland"},
                                                    {"WAYLAND_DISPLAY", NULL},
                                                    {"XDG_RUNTIME_DIR", NULL},
                                                    {NULL, NULL}};
    static const struct program_variable named[] = {{"SDL_VIDEODRIVER", NULL},
                                                    {"DISPLAY", NULL},
                                                    {"WAYLAND_DISPLAY", "wayland-0"},
                                                    {"XDG_RUNTIME_DIR", NULL},
                                                    {NULL, NULL}};
    refuse("display", asked, (const char *const[]){"--seed", "ash", NULL});
    refuse("display", named, (const char *const[]){"--seed", "ash", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_an_unknown_option_is_named),
        TEST(test_an_option_without_its_argument_is_named),
        TEST(test_an_empty_path_is_named_by_its_option),
        TEST(test_options_that_contradict_each_other_are_both_named),
        TEST(test_a_flag_with_an_argument_is_named),
        TEST(test_an_unknown_algorithm_of_sight_is_named),
        TEST(test_a_radius_that_cannot_be_is_named),
        TEST(test_a_size_that_cannot_be_is_named),
        TEST(test_a_scale_that_cannot_be_is_named),
        TEST(test_a_depth_that_cannot_be_is_named),
        TEST(test_an_unknown_key_is_named),
        TEST(test_a_seed_that_cannot_be_is_refused),
        TEST(test_a_malformed_map_is_named_with_its_line),
        TEST(test_a_map_that_is_not_there_is_named),
        TEST(test_a_folder_without_an_atlas_is_named),
        TEST(test_an_atlas_cut_short_is_named),
        TEST(test_an_atlas_that_is_no_file_is_named),
        TEST(test_an_atlas_that_says_it_is_huge_is_named),
        TEST(test_a_spoilt_index_is_named),
        TEST(test_a_sprite_that_is_missing_is_named),
        TEST(test_a_user_folder_that_is_a_file_is_named),
        TEST(test_a_path_that_is_too_long_is_not_cut),
        TEST(test_a_run_id_that_is_none_is_named),
        TEST(test_a_user_folder_without_a_name_is_refused),
        TEST(test_a_user_folder_that_cannot_be_made_is_named),
        TEST(test_a_screenshot_that_cannot_be_written_is_named),
        TEST(test_a_full_disk_is_told),
        TEST(test_without_a_display_it_says_so),
        TEST(test_a_display_that_does_not_answer_is_no_display),
        TEST(test_an_unknown_driver_is_no_display),
        TEST(test_a_wayland_session_that_is_not_there_is_no_display),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
