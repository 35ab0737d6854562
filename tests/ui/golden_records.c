/* The screens of what is kept between games, pixel by pixel: the hall of fame and the bestiary; a new game, help, what happened
 * and how it ended; and changed keys. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

#include "input/binding_lines.h"

#include <string.h>

static struct lines lines_from(const char *text)
{
    return lines_of(text, strlen(text));
}

static void the_best_and_the_latest_runs(void **state)
{
    static const char runs[] =
        "2026-01-02 result=died depth=3 turns=912 cause=gutter_rat seed=ash-bell-12\n"
        "2026-01-05 result=won depth=12 turns=9120 cause=none seed=ember-tower-900 score=1469 "
        "start=diver watch=frail conducts=bloodless,alone\n"
        "2026-01-09 result=died depth=7 turns=4004 cause=fire seed=moth-reef-3\n"
        "2026-02-01 result=died depth=7 turns=3900 cause=basilisk\n"
        "2026-02-01 result=died depth=1 turns=80 cause=doorward seed=a-seed-that-is-long-enough\n";
    (void)state;
    struct lines lines = lines_from(runs);
    struct fame fame = {0};
    assert_true(fame_read(&fame, &lines, NULL));
    struct ui_options options = ui_bench_options(NULL, 960, 580);
    options.starts_at_once = false;
    options.fame = &fame;
    options.keys = "<Down><Enter>";
    golden_frame_check_run("fame", &options);
    fame_clear(&fame);
    lines_clear(&lines);
}

static void the_bestiary_of_creatures_met(void **state)
{
    static const char met[] = "gutter_rat seen=12 killed=30 killers=2\nhush seen=1\n"
                              "sentry_eye seen=3\nmap_eater seen=1\n"
                              "shade seen=2 killed=1\n";
    (void)state;
    static struct bestiary bestiary;
    struct lines lines = lines_from(met);
    bestiary_read(&bestiary, &lines, NULL);
    struct ui_options options = ui_bench_options("#####\n#@.m#\n#####\n", 640, 400);
    options.bestiary = &bestiary;
    options.keys = "<Esc><Down><Down><Down><Enter><Down>";
    golden_frame_check_run("bestiary", &options);
    lines_clear(&lines);
}

static void help_and_the_bar_show_the_keys_as_they_are_bound(void **state)
{
    (void)state;
    static struct bindings bindings;
    struct lines lines = lines_from("explore = p <F5>\nlantern =\nthings = <C-i>\nrest = <Space>\n"
                                    "step-up = w <Up>\nswap-weapon = k\n");
    binding_lines_read(&bindings, &lines, NULL);
    struct ui_options options = ui_bench_options("#####\n#@..#\n#####\n", 960, 580);
    options.bindings = &bindings;
    options.keys = "";
    golden_frame_check_run("bound_bar", &options);
    options.keys = "?";
    golden_frame_check_run("bound_help", &options);
    lines_clear(&lines);
}

static struct ui_options title_options(int width, int height)
{
    struct ui_options options = ui_bench_options(NULL, width, height);
    options.starts_at_once = false;
    options.offers_lesson = true;
    options.version = "1.0";
    return options;
}

static void a_new_game(void **unused)
{
    struct ui_options options = title_options(640, 400);
    options.keys = "<Enter>";
    golden_frame_check_run("new_game", &options);
    (void)unused;
}

static void a_seed_chosen_in_a_small_window(void **unused)
{
    struct ui_options options = title_options(320, 200);
    options.keys = "<Enter><Down><Down><Down><Enter>tern<Up>";
    golden_frame_check_run("seed", &options);
    (void)unused;
}

static void the_signs_of_the_map(void **unused)
{
    struct ui_options options = title_options(640, 400);
    options.keys = "?3";
    golden_frame_check_run("signs", &options);
    (void)unused;
}

static void the_message_history(void **unused)
{
    struct ui_options options =
        ui_bench_options("######\n#r.r.#\n#r@r.#\n#r.r.#\n######\n", 640, 400);
    options.keys = "vvl...lm";
    golden_frame_check_run("messages", &options);
    (void)unused;
}

static void a_death(void **unused)
{
    struct ui_options options =
        ui_bench_options("######\n#r.r.#\n#r@r.#\n#r.r.#\n######\n", 640, 400);
    options.keys = "vvl......................";
    golden_frame_check_run("death", &options);
    (void)unused;
}

/* The pictures of both ends, in windows of every form. */
static void check_ends(int width, int height, const char *lit, const char *dark)
{
    struct ui_options options =
        ui_bench_options("##########\n#...@9...#\n##########\n", width, height);
    options.keys = "l........................................";
    golden_frame_check_run(lit, &options);
    options.keys = "vv.....................";
    golden_frame_check_run(dark, &options);
}

static void the_lighthouse_shines_or_stays_dark(void **unused)
{
    check_ends(1280, 720, "end_lit", "end_dark");
    check_ends(640, 400, "end_lit_small", "end_dark_small");
    check_ends(390, 844, "end_lit_tall", "end_dark_tall");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test(name)
        TEST(the_best_and_the_latest_runs),
        TEST(the_bestiary_of_creatures_met),
        TEST(help_and_the_bar_show_the_keys_as_they_are_bound),
        TEST(a_new_game),
        TEST(a_seed_chosen_in_a_small_window),
        TEST(the_signs_of_the_map),
        TEST(the_message_history),
        TEST(a_death),
        TEST(the_lighthouse_shines_or_stays_dark),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
