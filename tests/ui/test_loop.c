/* The loop of the window, run as the game runs it under a driver that shows nothing. */
#include "support/check.h"
#include "support/player.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "base/integer.h"

#include <SDL_image.h>

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char map[] = "####################\n"
                          "#......+...........#\n"
                          "#..@...#....!......#\n"
                          "#......=.......&...#\n"
                          "#..<...|......>..r.#\n"
                          "####################\n";

enum { LINE_MAX_LENGTH = 256 };

static void run(const struct ui_options *options, char line[LINE_MAX_LENGTH])
{
    struct text report = text_init(line, LINE_MAX_LENGTH);
    struct error error = {""};
    if (!ui_run(options, &report, &error))
        fail_msg("%s", error.message);
}

/* What a game without a window reports after the same keys. */
static void run_without_window(const struct ui_options *options, char line[LINE_MAX_LENGTH])
{
    struct text report = text_init(line, LINE_MAX_LENGTH);
    struct player *player = player_start_with(&options->setup);
    player_press(player, options->keys);
    game_report(player->game, "none", &report);
    player_end(player);
}

static struct scratch_folder folder;
static char picture[SCRATCH_PATH_MAX];

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "picture.png", picture);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    SDL_Quit();
    scratch_folder_remove(&folder);
    return 0;
}

static struct ui_options options_for(const char *keys)
{
    struct ui_options options = ui_bench_options(map, 480, 300);
    options.keys = keys;
    options.screenshot = picture;
    return options;
}

static void test_keys_of_the_command_line_work_the_same_without_a_window(void **state)
{
    (void)state;
    static const char *const keys[] = {"",
                                       "llll",
                                       "Lv<Up>.<KP_3><S-Left>",
                                       "o",
                                       "ooo<gt>",
                                       "vv<F2>jjj>",
                                       "tdllll<Enter>.icuzgw]x<Tab><Esc>l"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char with[LINE_MAX_LENGTH];
        char without[LINE_MAX_LENGTH];
        struct ui_options options = options_for(keys[i]);
        run(&options, with);
        run_without_window(&options, without);
        assert_string_equal(with, without);
    }
}

static void test_the_size_of_the_window_changes_no_outcome(void **state)
{
    (void)state;
    char first[LINE_MAX_LENGTH];
    struct ui_options options = options_for("ov+o-<Left>LL");
    run(&options, first);
    for (int width = 320; width < 1300; width += 311) {
        char line[LINE_MAX_LENGTH];
        options.width = width;
        options.height = width * 3 / 4;
        options.zoom = width % 5;
        run(&options, line);
        assert_string_equal(line, first);
    }
}

static void test_the_screenshot_has_the_size_of_the_window(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("ll");
    options.width = 501;
    options.height = 333;
    run(&options, line);
    SDL_Surface *surface = IMG_Load(picture);
    assert_non_null(surface);
    assert_int_equal(surface->w, 501);
    assert_int_equal(surface->h, 333);
    SDL_FreeSurface(surface);
}

static void test_without_a_game_nothing_is_reported(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("<Down>");
    options.starts_at_once = false;
    run(&options, line);
    assert_string_equal(line, "");
}

static char heard[4096];

static void hear(const char *sentence)
{
    strncat(heard, sentence, sizeof heard - strlen(heard) - 1);
    strncat(heard, "|", sizeof heard - strlen(heard) - 1);
}

static void test_every_message_is_read_out(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("vkkk");
    options.say = hear;
    heard[0] = '\0';
    run(&options, line);
    assert_non_null(strstr(heard, "Your lantern is hooded"));
    assert_non_null(strstr(heard, "A wall is in the way.|"));
}

static void test_what_cannot_start_says_why(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct text report = text_init(line, sizeof line);
    struct error error = {""};
    struct ui_options options = options_for("");
    options.data_folder = folder.path;
    assert_false(ui_run(&options, &report, &error));
    assert_non_null(strstr(error.message, folder.path));
}

static void test_a_screenshot_that_cannot_be_written_is_named(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    char nowhere[SCRATCH_PATH_MAX];
    struct text report = text_init(line, sizeof line);
    struct error error = {""};
    struct ui_options options = options_for("");
    scratch_folder_path(&folder, "missing/picture.png", nowhere);
    options.screenshot = nowhere;
    assert_false(ui_run(&options, &report, &error));
    assert_non_null(strstr(error.message, nowhere));
}

/* The events below wait in SDL's queue until the loop runs. */
static void push_key(SDL_Keycode symbol, SDL_Keymod held, bool is_repeat)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = symbol;
    event.key.keysym.mod = (Uint16)held;
    event.key.repeat = is_repeat;
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static Uint32 push_quit(Uint32 interval, void *unused)
{
    (void)interval, (void)unused;
    SDL_Event event = {.type = SDL_QUIT};
    SDL_PushEvent(&event);
    return 0;
}

static void start_events(void)
{
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS | SDL_INIT_TIMER), 0);
}

static void test_closing_the_window_ends_the_game_and_writes_its_report(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("l");
    options.screenshot = NULL;
    start_events();
    push_quit(0, NULL);
    run(&options, line);
    assert_non_null(strstr(line, "turns=1 "));
}

static void test_keys_pressed_reach_the_game(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    char wanted[LINE_MAX_LENGTH];
    struct ui_options options = options_for(NULL);
    options.screenshot = NULL;
    start_events();
    push_key(SDLK_RIGHT, KMOD_NONE, false);
    push_key(SDLK_KP_3, KMOD_NONE, false);
    push_key(SDLK_UP, KMOD_NONE, false);
    SDL_AddTimer(100, push_quit, NULL);
    run(&options, line);
    options.keys = "<Right><KP_3><Up>";
    run_without_window(&options, wanted);
    assert_string_equal(line, wanted);
}

static void test_a_key_still_held_does_not_stop_the_run_it_began(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    char wanted[LINE_MAX_LENGTH];
    struct ui_options options = options_for(NULL);
    options.screenshot = NULL;
    start_events();
    push_key(SDLK_RIGHT, KMOD_LSHIFT, false);
    push_key(SDLK_RIGHT, KMOD_LSHIFT, true);
    SDL_AddTimer(2000, push_quit, NULL);
    run(&options, line);
    options.keys = "<S-Right>";
    run_without_window(&options, wanted);
    assert_string_equal(line, wanted);
}

/* A creature comes into view behind the door: keys typed before that are dropped. */
static void test_keys_typed_ahead_are_dropped_when_danger_appears(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for(NULL);
    options.setup.map_text = "##########\n#.@+..r..#\n##########\n";
    options.screenshot = NULL;
    start_events();
    for (int i = 0; i < 4; i++)
        push_key(SDLK_RIGHT, KMOD_NONE, false);
    SDL_AddTimer(200, push_quit, NULL);
    run(&options, line);
    assert_non_null(strstr(line, "turns=1 "));
}

static Uint32 push_held(Uint32 interval, void *unused)
{
    (void)unused;
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDLK_RIGHT;
    event.key.repeat = 1;
    SDL_PushEvent(&event);
    return interval;
}

/* Keys meant for the game choose nothing on the end screen. The lamp burns before they are typed. */
static void test_keys_typed_ahead_are_dropped_when_the_game_ends(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("l");
    options.setup.map_text = "######\n#.@9.#\n######\n";
    options.screenshot = NULL;
    start_events();
    for (int i = 0; i < 40; i++)
        push_key(SDLK_KP_5, KMOD_NONE, false);
    push_key(SDLK_RETURN, KMOD_NONE, false);
    SDL_AddTimer(1000, push_quit, NULL);
    run(&options, line);
    assert_non_null(strstr(line, "result=won "));
}

/* It must be pressed again to count again. */
static void test_a_key_still_held_is_dropped_when_danger_appears(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for(NULL);
    options.setup.map_text = "##########\n#.@+..r..#\n##########\n";
    options.screenshot = NULL;
    start_events();
    push_key(SDLK_RIGHT, KMOD_NONE, false);
    SDL_AddTimer(60, push_held, NULL);
    SDL_AddTimer(400, push_quit, NULL);
    run(&options, line);
    assert_non_null(strstr(line, "turns=1 "));
}

/* The frames that the driver has kept in the scratch folder. */
static int count_kept(void)
{
    int frames = 0;
    DIR *frames_folder = opendir(folder.path);
    assert_non_null(frames_folder);
    for (const struct dirent *entry = readdir(frames_folder); entry; entry = readdir(frames_folder))
        frames += strstr(entry->d_name, ".bmp") != NULL;
    closedir(frames_folder);
    return frames;
}

/* Runs a game for a while, with one step, in the scratch folder, where the driver keeps each frame shown, and
 * counts those that it adds. */
static int count_frames(bool is_still)
{
    int kept = count_kept();
    char line[LINE_MAX_LENGTH];
    char before[1024];
    struct ui_options options = options_for(NULL);
    options.screenshot = NULL;
    options.is_still = is_still;
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder.path), 0);
    setenv("SDL_VIDEO_DUMMY_SAVE_FRAMES", "1", 1);
    start_events();
    push_key(SDLK_RIGHT, KMOD_NONE, false);
    SDL_AddTimer(700, push_quit, NULL);
    run(&options, line);
    unsetenv("SDL_VIDEO_DUMMY_SAVE_FRAMES");
    assert_int_equal(chdir(before), 0);
    return count_kept() - kept;
}

static void test_with_reduced_motion_a_step_draws_only_one_frame(void **state)
{
    (void)state;
    assert_in_range(count_frames(true), 1, 4);
}

/* A busy machine decides how many; between the first and the last there is at least one, unless the machine stood still just
 * then: so it has some goes. */
static void test_a_step_slides_over_several_frames(void **state)
{
    (void)state;
    int max = 0;
    for (int go = 0; go < 5 && max < 3; go++)
        max = int_max(max, count_frames(false));
    assert_true(max >= 3);
}

static void ask_to_leave(const char *sentence)
{
    (void)sentence;
    raise(SIGTERM);
}

static void test_no_key_is_fed_after_a_signal(void **state)
{
    (void)state;
    char line[LINE_MAX_LENGTH];
    struct ui_options options = options_for("vllll");
    options.say = ask_to_leave; /* from the first sentence on, before any key */
    run(&options, line);
    assert_non_null(strstr(line, " turns=0 "));
    assert_int_equal(access(picture, F_OK), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_keys_of_the_command_line_work_the_same_without_a_window),
        TEST(test_the_size_of_the_window_changes_no_outcome),
        TEST(test_the_screenshot_has_the_size_of_the_window),
        TEST(test_without_a_game_nothing_is_reported),
        TEST(test_every_message_is_read_out),
        TEST(test_what_cannot_start_says_why),
        TEST(test_a_screenshot_that_cannot_be_written_is_named),
        TEST(test_closing_the_window_ends_the_game_and_writes_its_report),
        TEST(test_keys_pressed_reach_the_game),
        TEST(test_a_key_still_held_does_not_stop_the_run_it_began),
        TEST(test_keys_typed_ahead_are_dropped_when_danger_appears),
        TEST(test_keys_typed_ahead_are_dropped_when_the_game_ends),
        TEST(test_a_key_still_held_is_dropped_when_danger_appears),
        TEST(test_with_reduced_motion_a_step_draws_only_one_frame),
        TEST(test_a_step_slides_over_several_frames),
        TEST(test_no_key_is_fed_after_a_signal),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
