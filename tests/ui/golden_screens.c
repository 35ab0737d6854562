/* Every screen in windows of three forms, pixel by pixel: by default, small, and on a phone. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/scratch_folder.h"
#include "support/stall.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "ui/screens/screen.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char hall[] = "######################\n"
                           "#......+.............#\n"
                           "#..@...#...~~~...!...#\n"
                           "#......#...~~~.......#\n"
                           "#..&...#..........>..#\n"
                           "######################\n";

static const char stall[] = "###########\n"
                            "#....V....#\n"
                            "#.........#\n"
                            "#.........#\n"
                            "#....@....#\n"
                            "###########\n";

static const char rats[] = "######\n"
                           "#r.r.#\n"
                           "#r@r.#\n"
                           "#r.r.#\n"
                           "######\n";

static const char runs_kept[] =
    "2026-01-02 result=died depth=3 turns=912 cause=gutter_rat seed=ash-bell-12\n"
    "2026-01-05 result=won depth=12 turns=9120 cause=none seed=ember-tower-900 score=1469 "
    "start=diver watch=frail conducts=bloodless,alone\n"
    "2026-01-09 result=died depth=7 turns=4004 cause=fire seed=moth-reef-3\n"
    "2026-02-01 result=died depth=7 turns=3900 cause=basilisk\n"
    "2026-02-01 result=died depth=1 turns=80 cause=doorward seed=a-seed-that-is-long-enough\n";

static const char met[] = "gutter_rat seen=12 killed=30 killers=2\nhush seen=1\n"
                          "sentry_eye seen=3\nmap_eater seen=1\n"
                          "shade seen=2 killed=1\n";

static void build_stall(struct ui *ui)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    stall_build((struct state *)(uintptr_t)game_state(ui->context.game),
                (struct area){{1, 1}, {9, 4}}, point_make(10, 4), wares);
}

static void tell_story(struct ui *ui)
{
    screen_context_show_story(&ui->context, STORY_EMBER, STORY_LAST_OF_START);
}

/* A run of nine turns, kept on some other day; and left. */
static void keep_run(struct ui *ui)
{
    ui_bench_press(ui, "llljjhkl.");
    session_go_to_title(&ui->session);
    screen_stack_push(&ui->context, SCREEN_RUNS);
    assert_int_equal(ui->context.runs.count, 1);
    ui->context.runs.entries[0].written = 1767225600;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
}

/* What leads to a screen: a drawn floor (NULL: the title), what is done there first, and keys. */
static const struct way {
    const char *map;
    void (*prepare)(struct ui *ui);
    const char *keys;
} ways[SCREEN_COUNT] = {
    [SCREEN_PLAY] = {hall, NULL, "ll"},
    [SCREEN_TITLE] = {NULL, NULL, ""},
    [SCREEN_NEW_GAME] = {NULL, NULL, "<Enter><Down>"},
    [SCREEN_SEED] = {NULL, NULL, "<Enter><Down><Down><Down><Enter>tern<Up>"},
    [SCREEN_MENU] = {hall, NULL, "<Esc><Down>"},
    [SCREEN_HELP] = {hall, NULL, "?"},
    [SCREEN_MESSAGES] = {rats, NULL, "vvl...lm"},
    [SCREEN_LOOK] = {rats, NULL, "x<Tab>"},
    [SCREEN_MAP] = {hall, NULL, "llllll<Tab>+"},
    [SCREEN_HERO] = {hall, NULL, "lllv@"},
    [SCREEN_LAB] = {hall, NULL, "<F3>4<Enter>"},
    [SCREEN_INVENTORY] = {hall, NULL, "ic<Down>"},
    [SCREEN_AIM] = {rats, NULL, "te"},
    [SCREEN_TRADE] = {stall, build_stall, "vvkkk1<Down><Down><Down>"},
    [SCREEN_BOON] = {"#######\n#@.>..#\n#######\n", NULL, ">"},
    [SCREEN_STORY] = {NULL, tell_story, ""},
    [SCREEN_END] = {rats, NULL, "vvl......................"},
    [SCREEN_REPLAY] = {hall, keep_run, "<Tab><Right><Right><Right>"},
    [SCREEN_RUNS] = {hall, keep_run, ""},
    [SCREEN_RECORDS] = {NULL, NULL, "<Down><Enter>"},
    [SCREEN_FAME] = {NULL, NULL, "<Down><Enter><Enter>"},
    [SCREEN_BESTIARY] = {hall, NULL, "<Esc><Down><Down><Down><Enter><Down>"},
    [SCREEN_OPTIONS] = {hall, NULL, "<Esc><Down><Down><Enter><Down>"},
    [SCREEN_KEYS] = {hall, NULL, "<Esc><Down><Down><Enter><Up><Enter>"},
    [SCREEN_ACTIONS] = {hall, NULL, "<Space><Down><Down>"},
};

/* No two machines take the same time. */
static void set_times(struct ui *ui)
{
    for (int i = 0; i < fov_count(); i++)
        ui->context.lab.nanoseconds[i] = 100 * (i + 1);
}

static void go(struct ui *ui, const struct way *way, bool has_touch)
{
    assert_non_null(way->keys); /* each screen has a row */
    ui->display.device.has_touch = has_touch;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    if (way->prepare)
        way->prepare(ui);
    ui_bench_press(ui, way->keys);
    ui_bench_draw(ui);
    set_times(ui);
}

static void check(enum screen screen, const struct ui_options *options, const char *form,
                  bool has_touch)
{
    char name[80];
    struct ui *ui = ui_bench_open(options);
    go(ui, &ways[screen], has_touch);
    assert_int_equal(ui_bench_screen(ui), screen);
    snprintf(name, sizeof name, "%s_%s", screen_get(screen)->name, form);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void check_screens(int width, int height, const char *form, bool has_touch)
{
    static struct bestiary bestiary;
    struct fame fame = {0};
    struct lines fame_lines = lines_of(runs_kept, strlen(runs_kept));
    struct lines met_lines = lines_of(met, strlen(met));
    assert_true(fame_read(&fame, &fame_lines, NULL));
    bestiary_read(&bestiary, &met_lines, NULL);
    for (int i = 0; i < SCREEN_COUNT; i++) {
        const struct way *way = &ways[i];
        struct scratch_folder folder = scratch_folder_make();
        char user[SCRATCH_PATH_MAX];
        struct ui_options options = ui_bench_options(way->map, width, height);
        scratch_folder_path(&folder, "user", user);
        options.user_folder = way->prepare == keep_run ? user : NULL;
        options.starts_at_once = way->map != NULL;
        options.offers_lesson = true;
        options.version = way->map ? NULL : "1.0";
        options.fame = &fame;
        options.bestiary = &bestiary;
        check((enum screen)i, &options, form, has_touch);
        scratch_folder_remove(&folder);
    }
    fame_clear(&fame);
    lines_clear(&fame_lines);
    lines_clear(&met_lines);
}

static void every_screen_in_the_window_of_a_laptop(void **unused)
{
    check_screens(960, 580, "960", false);
    (void)unused;
}

static void every_screen_in_a_small_window(void **unused)
{
    check_screens(640, 400, "640", false);
    (void)unused;
}

static void every_screen_on_a_phone(void **unused)
{
    check_screens(390, 844, "390", true);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_screen_in_the_window_of_a_laptop),
        cmocka_unit_test(every_screen_in_a_small_window),
        cmocka_unit_test(every_screen_on_a_phone),
    };
    setenv("TZ", "UTC", 1);
    tzset();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
