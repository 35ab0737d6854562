/* A seed in the smallest window, a page of help, changed keys and both ends, pixel by pixel. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

#include "input/binding_lines.h"

#include <string.h>

static struct lines lines_from(const char *text)
{
    return lines_of(text, strlen(text));
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
        TEST(help_and_the_bar_show_the_keys_as_they_are_bound),
        TEST(a_seed_chosen_in_a_small_window),
        TEST(the_signs_of_the_map),
        TEST(the_lighthouse_shines_or_stays_dark),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
