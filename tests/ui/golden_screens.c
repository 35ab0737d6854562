/* Screens that no other golden test draws, pixel by pixel; and that there is a golden image for each of them all. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "test_paths.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static const char hall[] = "######################\n"
                           "#......+.............#\n"
                           "#..@...#...~~~...!...#\n"
                           "#......#...~~~.......#\n"
                           "#..&...#..........>..#\n"
                           "######################\n";

/* A golden image in which each screen is on top. */
static const char *const golden[SCREEN_COUNT] = {
    [SCREEN_PLAY] = "room",           [SCREEN_TITLE] = "title",  [SCREEN_NEW_GAME] = "new_game",
    [SCREEN_SEED] = "seed",           [SCREEN_MENU] = "menu",    [SCREEN_HELP] = "help",
    [SCREEN_MESSAGES] = "messages",   [SCREEN_LOOK] = "look",    [SCREEN_MAP] = "map",
    [SCREEN_HERO] = "hero",           [SCREEN_LAB] = "lab",      [SCREEN_INVENTORY] = "things",
    [SCREEN_AIM] = "throw",           [SCREEN_TRADE] = "barter", [SCREEN_BOON] = "boon",
    [SCREEN_STORY] = "end_lit_small", [SCREEN_END] = "death",    [SCREEN_REPLAY] = "replay",
    [SCREEN_RUNS] = "runs",           [SCREEN_FAME] = "fame",    [SCREEN_BESTIARY] = "bestiary",
    [SCREEN_OPTIONS] = "options",     [SCREEN_KEYS] = "keys",    [SCREEN_ACTIONS] = "actions",
};

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static struct ui_options options;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    options = ui_bench_options(hall, 960, 580);
    setenv("TZ", "UTC", 1);
    tzset();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static void check_frame(struct ui *ui, const char *name, enum screen screen)
{
    assert_int_equal(ui_bench_screen(ui), screen);
    golden_frame_check(name, ui);
}

static void check(const char *name, enum screen screen, const char *keys)
{
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, keys);
    ui_bench_draw(ui);
    check_frame(ui, name, screen);
    ui_bench_close(ui);
}

static void the_map_of_the_known_floor(void **state)
{
    (void)state;
    check("map", SCREEN_MAP, "llllll<Tab>+");
}

static void the_hero_after_some_turns(void **state)
{
    (void)state;
    check("hero", SCREEN_HERO, "lllv@");
}

static void a_choice_of_three_boons(void **state)
{
    (void)state;
    options.setup.map_text = "#######\n#@.>..#\n#######\n";
    check("boon", SCREEN_BOON, ">");
}

static void the_list_of_actions(void **state)
{
    (void)state;
    check("actions", SCREEN_ACTIONS, "<Space><Down><Down>");
}

/* A run of nine turns, kept; and left. */
static struct ui *open_runs(void)
{
    options.user_folder = user;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "llljjhkl.");
    session_go_to_title(&ui->session);
    screen_stack_push(&ui->context, SCREEN_RUNS);
    assert_int_equal(ui->context.runs.count, 1);
    ui->context.runs.entries[0].written = 1767225600; /* it was some other day */
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui;
}

static void a_run_that_can_be_continued(void **state)
{
    (void)state;
    struct ui *ui = open_runs();
    check_frame(ui, "runs", SCREEN_RUNS);
    ui_bench_close(ui);
}

static void a_replay(void **state)
{
    (void)state;
    struct ui *ui = open_runs();
    ui_bench_press(ui, "<Tab><Right><Right><Right>");
    ui_bench_draw(ui);
    check_frame(ui, "replay", SCREEN_REPLAY);
    ui_bench_close(ui);
}

static void every_screen_has_a_golden_image(void **state)
{
    (void)state;
    for (int screen = 0; screen < SCREEN_COUNT; screen++) {
        char path[1024];
        if (!golden[screen])
            fail_msg("no golden image is named for the screen %s",
                     screen_get((enum screen)screen)->name);
        snprintf(path, sizeof path, "%s/tests/golden/%s.png", EYESHINE_SOURCE_DIR, golden[screen]);
        if (access(path, R_OK) != 0)
            fail_msg("there is no %s, for the screen %s", path,
                     screen_get((enum screen)screen)->name);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(the_map_of_the_known_floor),      TEST(the_hero_after_some_turns),
        TEST(a_choice_of_three_boons),         TEST(the_list_of_actions),
        TEST(a_run_that_can_be_continued),     TEST(a_replay),
        TEST(every_screen_has_a_golden_image),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
