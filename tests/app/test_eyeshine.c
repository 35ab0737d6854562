/* The game's command line where it plays: what it prints, draws and leaves behind. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include "base/array.h"

#include <SDL_image.h>

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ARGUMENTS_MAX = 32 };

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];
static char map[SCRATCH_PATH_MAX];

static const char map_text[] = "####################\n"
                               "#......+...........#\n"
                               "#..@...#....!......#\n"
                               "#......=.......&...#\n"
                               "#..<...|......>..r.#\n"
                               "####################\n";

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    scratch_folder_path(&folder, "map.txt", map);
    scratch_folder_write_text(&folder, "map.txt", map_text);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

/* Plays with these arguments up to a screenshot; it must go well, without a word on standard error. */
static void play(const char *const *arguments, struct program_result *result)
{
    const char *argv[ARGUMENTS_MAX + 8] = {EYESHINE_BIN, "--user-dir", user, "--screenshot",
                                           picture};
    for (int count = 5; *arguments; arguments++)
        argv[count++] = *arguments;
    program_run(argv, NULL, result);
    if (result->status != 0 || result->errors[0])
        fail_msg("status %d: %s", result->status, result->errors);
}

#define PLAY(result, ...) play((const char *const[]){__VA_ARGS__, NULL}, result)

static void run_lab(const char *const *arguments, struct program_result *result)
{
    const char *argv[ARGUMENTS_MAX + 3] = {EYESHINE_LAB_BIN, "play"};
    for (int count = 2; *arguments; arguments++)
        argv[count++] = *arguments;
    program_run(argv, NULL, result);
    assert_int_equal(result->status, 0);
}

/* The game and the lab must print the same line for the same arguments. */
static void compare_with_lab(const char *const *arguments)
{
    struct program_result lab;
    struct program_result game;
    const char *with_report[ARGUMENTS_MAX] = {"--report", "--size=480x300"};
    for (int i = 0; arguments[i]; i++)
        with_report[2 + i] = arguments[i];
    run_lab(arguments, &lab);
    play(with_report, &game);
    assert_string_equal(game.output, lab.output);
    assert_non_null(strstr(game.output, "hash="));
}

#define COMPARE(...) compare_with_lab((const char *const[]){__VA_ARGS__, NULL})

static void test_help_and_version_are_printed_without_a_display(void **state)
{
    (void)state;
    static const struct program_variable none[] = {
        {"DISPLAY", NULL}, {"WAYLAND_DISPLAY", NULL}, {"SDL_VIDEODRIVER", NULL}, {NULL, NULL}};
    struct program_result result;
    program_run((const char *const[]){EYESHINE_BIN, "--version", NULL}, none, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.output, "eyeshine " EYESHINE_VERSION "\n");
    assert_string_equal(result.errors, "");
    program_run((const char *const[]){EYESHINE_BIN, "--help", NULL}, none, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
    assert_non_null(strstr(result.output, "Usage: eyeshine"));
}

static void test_help_tells_every_option(void **state)
{
    (void)state;
    static const char *const options[] = {
        "--seed",       "--daily",          "--map",        "--new",     "--fov ",
        "--fov-radius", "--keys",           "--screenshot", "--report",  "--size",
        "--scale",      "--windowed",       "--fullscreen", "--data",    "--user-dir",
        "--narrate",    "--reduced-motion", "--help",       "--version", "--depth N",
        "--reveal"};
    struct program_result result;
    program_run((const char *const[]){EYESHINE_BIN, "--help", NULL}, NULL, &result);
    for (size_t i = 0; i < ARRAY_LENGTH(options); i++)
        if (!strstr(result.output, options[i]))
            fail_msg("%s is not told", options[i]);
}

static void test_the_report_is_the_line_of_the_lab(void **state)
{
    (void)state;
    COMPARE("--seed", "ash", "--keys", "");
    COMPARE("--seed", "ash", "--keys", "lllljjkoo");
    COMPARE("--seed", "kelp-7", "--keys", "ooooo>");
    COMPARE("--seed", "kelp-7", "--keys", "vvoooo<Enter>oo<Enter><Enter>o");
    COMPARE("--seed", "ash", "--map", map, "--keys", "lluullvv");
    COMPARE("--seed", "ash", "--map", map, "--fov", "raycast", "--keys", "oo");
    COMPARE("--seed", "ash", "--map", map, "--fov-radius", "4", "--keys", "LLL.");
}

static void test_a_map_may_begin_with_a_byte_order_mark(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "map.txt", "\xef\xbb\xbf######\n#@..>#\n######\n");
    COMPARE("--seed", "ash", "--map", map, "--keys", "ll");
}

static void test_named_keys_are_the_keys_they_name(void **state)
{
    (void)state;
    COMPARE("--seed", "ash", "--map", map, "--keys",
            "<Up><KP_3><End><PgDn><Home><S-Right><C-Left><A-Right><F2><lt><gt>");
}

static void test_a_map_is_played_with_a_seed_made_up(void **state)
{
    (void)state;
    struct program_result result;
    PLAY(&result, "--map", map, "--report", "--keys", "l");
    assert_non_null(strstr(result.output, " turns=1 "));
}

static void expect_end(const char *output, const char *end)
{
    size_t length = strlen(output);
    if (length < strlen(end) || strcmp(output + length - strlen(end), end) != 0)
        fail_msg("expected '%s' at the end of '%s'", end, output);
}

/* And games that are none have no such mark: test_the_report_is_the_line_of_the_lab. */
static void test_a_trial_is_marked_in_its_report(void **state)
{
    (void)state;
    struct program_result result;
    PLAY(&result, "--seed", "ash", "--depth", "7", "--report");
    assert_non_null(strstr(result.output, " depth=7 "));
    expect_end(result.output, " trial=depth-7\n");
    PLAY(&result, "--seed", "ash", "--reveal", "--report");
    assert_non_null(strstr(result.output, " depth=1 "));
    expect_end(result.output, " trial=reveal\n");
    PLAY(&result, "--seed", "ash", "--depth", "12", "--reveal", "--report");
    expect_end(result.output, " trial=reveal+depth-12\n");
}

static void test_without_report_nothing_is_printed(void **state)
{
    (void)state;
    struct program_result result;
    PLAY(&result, "--map", map, "--keys", "lv");
    assert_string_equal(result.output, "");
}

static void test_the_game_of_the_day_is_the_same_all_day(void **state)
{
    (void)state;
    struct program_result first;
    struct program_result second;
    PLAY(&first, "--daily", "--report");
    PLAY(&second, "--daily", "--report");
    if (strcmp(first.output, second.output) != 0)
        PLAY(&first, "--daily", "--report"); /* it was midnight */
    assert_string_equal(first.output, second.output);
}

static void test_narration_tells_what_happens(void **state)
{
    (void)state;
    struct program_result result;
    PLAY(&result, "--seed", "ash", "--map", map, "--narrate", "--keys", "vkk");
    assert_string_equal(result.output, "Floor 1: the lamplit cellars. Bring the ember down "
                                       "to the great lamp on floor 12. ?: help.\n"
                                       "A gutter rat comes into view, 14 steps east.\n"
                                       "Your lantern is hooded: it gives dim light.\n"
                                       "You are in dim light now.\n"
                                       "A wall is in the way.\n");
}

static SDL_Surface *load_picture(void)
{
    SDL_Surface *loaded = IMG_Load(picture);
    assert_non_null(loaded);
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    assert_non_null(surface);
    return surface;
}

static void test_a_screenshot_is_a_png_of_the_size_asked_for(void **state)
{
    (void)state;
    struct program_result result;
    char signature[8];
    PLAY(&result, "--seed", "ash", "--size", "501x333");
    FILE *file = fopen(picture, "rb");
    assert_non_null(file);
    assert_int_equal(fread(signature, 1, 8, file), 8);
    fclose(file);
    assert_memory_equal(signature, "\x89PNG\r\n\x1a\n", 8);
    SDL_Surface *surface = load_picture();
    assert_int_equal(surface->w, 501);
    assert_int_equal(surface->h, 333);
    SDL_FreeSurface(surface);
}

static SDL_Surface *draw(const char *seed, const char *keys)
{
    struct program_result result;
    PLAY(&result, "--seed", seed, "--keys", keys, "--size", "480x300");
    return load_picture();
}

static bool is_same(const SDL_Surface *a, const SDL_Surface *b)
{
    assert_true(a->w == b->w && a->h == b->h && a->pitch == b->pitch);
    return memcmp(a->pixels, b->pixels, (size_t)a->pitch * (size_t)a->h) == 0;
}

static void test_the_same_seed_and_keys_draw_the_same_picture(void **state)
{
    (void)state;
    SDL_Surface *first = draw("brine-9", "oov");
    SDL_Surface *again = draw("brine-9", "oov");
    SDL_Surface *other = draw("brine-9", "oovv");
    assert_true(is_same(first, again));
    assert_false(is_same(first, other));
    SDL_FreeSurface(first);
    SDL_FreeSurface(again);
    SDL_FreeSurface(other);
}

static void test_the_scale_magnifies_the_map(void **state)
{
    (void)state;
    struct program_result result;
    PLAY(&result, "--map", map, "--seed", "ash", "--size", "480x300", "--scale", "1");
    SDL_Surface *once = load_picture();
    PLAY(&result, "--map", map, "--seed", "ash", "--size", "480x300", "--scale", "3");
    SDL_Surface *thrice = load_picture();
    assert_false(is_same(once, thrice));
    SDL_FreeSurface(once);
    SDL_FreeSurface(thrice);
}

static void test_all_that_is_written_goes_to_the_user_folder(void **state)
{
    (void)state;
    char deep[SCRATCH_PATH_MAX];
    char saved[SCRATCH_PATH_MAX];
    struct stat status;
    struct program_result result;
    scratch_folder_path(&folder, "user/deep/er", deep);
    scratch_folder_path(&folder, "user/deep/er/screenshot-0002.png", saved);
    const char *const argv[] = {EYESHINE_BIN, "--seed",      "ash",          "--user-dir", deep,
                                "--keys",     "<F12>l<F12>", "--screenshot", picture,      NULL};
    program_run(argv, NULL, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
    assert_int_equal(stat(saved, &status), 0);
}

static void test_without_a_home_it_plays_and_says_once_that_nothing_can_be_saved(void **state)
{
    (void)state;
    static const struct program_variable none[] = {
        {"HOME", NULL}, {"XDG_DATA_HOME", NULL}, {NULL, NULL}};
    const char *const argv[] = {EYESHINE_BIN, "--seed",       "ash",   "--keys", "l<F12>l<F12>",
                                "--report",   "--screenshot", picture, NULL};
    struct program_result result;
    program_run(argv, none, &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "seed=ash "));
    assert_non_null(strstr(result.errors, "saved"));
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
}

/* Plays in the scratch folder with these places for what is the player's: a relative one would lie in it. */
static void expect_nowhere_to_save(const struct program_variable *places)
{
    char shell[2 * SCRATCH_PATH_MAX];
    struct program_result result;
    snprintf(shell, sizeof shell, "cd '%s' && \"$0\" \"$@\" && ls", folder.path);
    const char *const argv[] = {"/bin/sh", "-c", shell,          EYESHINE_BIN, "--seed", "ash",
                                "--keys",  "l",  "--screenshot", picture,      NULL};
    program_run(argv, places, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.output, "map.txt\npicture.png\n");
    assert_string_equal(result.errors,
                        "eyeshine: no folder can be written to: nothing can be saved\n");
}

static void test_a_place_that_is_no_whole_path_is_none(void **state)
{
    (void)state;
    expect_nowhere_to_save((const struct program_variable[]){
        {"HOME", ""}, {"XDG_DATA_HOME", NULL}, {"XDG_CONFIG_HOME", NULL}, {NULL, NULL}});
    expect_nowhere_to_save((const struct program_variable[]){
        {"HOME", "mine"}, {"XDG_DATA_HOME", NULL}, {"XDG_CONFIG_HOME", NULL}, {NULL, NULL}});
    expect_nowhere_to_save((const struct program_variable[]){
        {"HOME", NULL}, {"XDG_DATA_HOME", "data"}, {"XDG_CONFIG_HOME", "config"}, {NULL, NULL}});
    expect_nowhere_to_save((const struct program_variable[]){
        {"HOME", ""}, {"XDG_DATA_HOME", ""}, {"XDG_CONFIG_HOME", ""}, {NULL, NULL}});
}

static void test_a_home_that_cannot_be_used_is_no_reason_not_to_play(void **state)
{
    (void)state;
    const struct program_variable wrong[] = {{"HOME", map}, {"XDG_DATA_HOME", NULL}, {NULL, NULL}};
    const char *const argv[] = {EYESHINE_BIN, "--seed",       "ash",   "--keys", "l",
                                "--report",   "--screenshot", picture, NULL};
    struct program_result result;
    program_run(argv, wrong, &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "turns=1 "));
    assert_non_null(strstr(result.errors, "saved"));
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
}

/* Has a shell run the game, as "$0" "$@", and say how it ended; what is printed passes by all limits of the script. */
static void run_in_shell(const char *script, const char *keys, struct program_result *result)
{
    char all[1024];
    snprintf(all, sizeof all, "{ %s; echo status $?; } 2>&1 | cat", script);
    const char *const argv[] = {"/bin/sh",    "-c", all,      EYESHINE_BIN, "--seed",   "ash",
                                "--user-dir", user, "--keys", keys,         "--report", NULL};
    program_run(argv, NULL, result);
    assert_string_equal(result->errors, "");
}

static void test_a_file_at_its_limit_is_told_and_play_goes_on(void **state)
{
    (void)state;
    struct program_result result;
    run_in_shell("ulimit -f 0; \"$0\" \"$@\" --narrate", "..<Esc><Up><Enter><Enter>", &result);
    assert_non_null(strstr(result.output, "File too large"));
    assert_non_null(strstr(result.output, " turns=2 ")); /* also when not all was saved */
    expect_end(result.output, "status 2\n");
}

static void test_a_signal_ends_the_game_though_not_all_is_saved(void **state)
{
    (void)state;
    static const char *const signals[] = {"TERM", "HUP"};
    for (size_t i = 0; i < ARRAY_LENGTH(signals); i++) {
        char script[512];
        char said[SCRATCH_PATH_MAX];
        struct program_result result;
        scratch_folder_path(&folder, "said", said);
        /* The narration says when it has begun. */
        snprintf(script, sizeof script,
                 "ulimit -f 0; mkfifo '%s/said'; \"$0\" \"$@\" --narrate >'%s/said' & "
                 "{ head -n 1; kill -%s $!; cat; } <'%s/said'; wait $!",
                 folder.path, folder.path, signals[i], folder.path);
        run_in_shell(script, "l", &result);
        assert_non_null(strstr(result.output, "seed=ash "));
        expect_end(result.output, "status 2\n");
        assert_int_equal(remove(said), 0);
    }
}

static void test_a_signal_ends_the_game_well_when_all_is_saved(void **state)
{
    (void)state;
    struct program_result result;
    char script[512];
    snprintf(script, sizeof script,
             "mkfifo '%s/said'; \"$0\" \"$@\" --narrate >'%s/said' & "
             "{ head -n 1; kill -TERM $!; cat; } <'%s/said'; wait $!",
             folder.path, folder.path, folder.path);
    run_in_shell(script, "l", &result);
    expect_end(result.output, "status 0\n");
}

static void test_the_game_is_played_without_a_listener(void **state)
{
    (void)state;
    struct program_result result;
    run_in_shell("{ \"$0\" \"$@\" --narrate; echo game $? >&2; } | :",
                 "lvvvvlvvvv<Esc><Up><Enter><Enter>", &result);
    assert_string_equal(result.output, "game 0\nstatus 0\n");
}

static void test_the_report_is_printed_though_the_screenshot_fails(void **state)
{
    (void)state;
    struct program_result result;
    const char *const argv[] = {EYESHINE_BIN,   "--seed", "ash",      "--user-dir", user,
                                "--screenshot", user,     "--report", NULL};
    program_run(argv, NULL, &result);
    assert_int_equal(result.status, 2);
    assert_non_null(strstr(result.output, "seed=ash "));
    assert_non_null(strstr(result.errors, user));
}

static void test_a_screenshot_into_a_pipe_goes_to_its_reader_and_waits_for_none(void **state)
{
    (void)state;
    struct program_result result;
    char pipe[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "pipe", pipe);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    const char *const argv[] = {
        "/usr/bin/env", "timeout", "60",           EYESHINE_BIN, "--seed",         "ash",
        "--user-dir",   user,      "--screenshot", pipe,         "--size=480x300", NULL};
    program_run(argv, NULL, &result);
    assert_int_equal(result.status, 2);
    assert_non_null(strstr(result.errors, "pipe: can't be written: the pipe has no reader"));
    int reader = open(pipe, O_RDONLY | O_NONBLOCK);
    assert_true(reader >= 0);
    program_run(argv, NULL, &result);
    assert_int_equal(result.status, 0);
    char head[4];
    assert_int_equal(read(reader, head, sizeof head), sizeof head);
    assert_memory_equal(head, "\x89PNG", 4);
    close(reader);
}

static void test_quitting_by_the_menu_ends_well(void **state)
{
    (void)state;
    struct program_result result;
    const char *const argv[] = {
        EYESHINE_BIN, "--seed", "ash", "--user-dir", user, "--keys", "ll<Esc><Up><Enter><Enter>",
        "--report",   NULL};
    program_run(argv, NULL, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
    assert_non_null(strstr(result.output, "seed=ash "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_help_and_version_are_printed_without_a_display),
        TEST(test_help_tells_every_option),
        TEST(test_the_report_is_the_line_of_the_lab),
        TEST(test_a_map_may_begin_with_a_byte_order_mark),
        TEST(test_named_keys_are_the_keys_they_name),
        TEST(test_a_map_is_played_with_a_seed_made_up),
        TEST(test_a_trial_is_marked_in_its_report),
        TEST(test_without_report_nothing_is_printed),
        TEST(test_the_game_of_the_day_is_the_same_all_day),
        TEST(test_narration_tells_what_happens),
        TEST(test_a_screenshot_is_a_png_of_the_size_asked_for),
        TEST(test_the_same_seed_and_keys_draw_the_same_picture),
        TEST(test_the_scale_magnifies_the_map),
        TEST(test_all_that_is_written_goes_to_the_user_folder),
        TEST(test_without_a_home_it_plays_and_says_once_that_nothing_can_be_saved),
        TEST(test_a_place_that_is_no_whole_path_is_none),
        TEST(test_a_home_that_cannot_be_used_is_no_reason_not_to_play),
        TEST(test_a_file_at_its_limit_is_told_and_play_goes_on),
        TEST(test_a_signal_ends_the_game_though_not_all_is_saved),
        TEST(test_a_signal_ends_the_game_well_when_all_is_saved),
        TEST(test_the_game_is_played_without_a_listener),
        TEST(test_the_report_is_printed_though_the_screenshot_fails),
        TEST(test_a_screenshot_into_a_pipe_goes_to_its_reader_and_waits_for_none),
        TEST(test_quitting_by_the_menu_ends_well),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
