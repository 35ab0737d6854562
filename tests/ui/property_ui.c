/* Whatever the window's size, its zoom and the keys: frames compose, what is drawn piece by piece is what is drawn
 * whole, and the game goes the same way. */
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/seeds.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "base/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 25, KEYS_TEXT_MAX = 512, LINE_MAX_LENGTH = 256 };

/* Keys of the game and of its screens; none that leaves the game, copies or saves. */
static const char *const keys[] = {
    "h",    "j",    "k",    "l",    "y",       "u",        "b",      "n",     "o",       "v",
    "x",    "m",    "L",    "J",    "c",       ".",        "+",      "-",     "<Tab>",   "?",
    "<F2>", "<gt>", "<lt>", "<Up>", "<Right>", "<S-Left>", "<KP_3>", "<Esc>", "<A-Left>"};

static void make_keys(struct random *random, int count, char text[KEYS_TEXT_MAX])
{
    text[0] = '\0';
    for (int i = 0; i < count; i++)
        strcat(text, keys[random_below(random, ARRAY_LENGTH(keys))]);
}

static void randomise_window(struct random *random, struct ui_options *options)
{
    options->width = random_between(random, 320, 1000);
    options->height = random_between(random, 200, 700);
    options->zoom = random_between(random, 0, 5);
}

static void run(const struct ui_options *options, char line[LINE_MAX_LENGTH])
{
    struct text report = text_init(line, LINE_MAX_LENGTH);
    struct error error = {""};
    if (!ui_run(options, &report, &error))
        fail_msg("%s", error.message);
}

static struct scratch_folder folder;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static void test_no_window_changes_the_outcome_of_the_keys(void **state)
{
    (void)state;
    char picture[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "picture.png", picture);
    for (struct seeds seeds = SEEDS(0, GAMES - 1); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        char text[KEYS_TEXT_MAX];
        char seed[32];
        char lines[2][LINE_MAX_LENGTH];
        struct ui_options options = ui_bench_options(NULL, 320, 200);
        make_keys(&random, 40, text);
        snprintf(seed, sizeof seed, "fuzz-%d", seeds.seed);
        options.setup.seed = seed;
        options.keys = text;
        options.screenshot = picture;
        for (int i = 0; i < 2; i++) {
            randomise_window(&random, &options);
            run(&options, lines[i]);
        }
        if (strcmp(lines[0], lines[1]) != 0)
            fail_msg("%s after %s: %s", seed, text, lines[1]);
    }
}

/* Draws the frame as it stands, and again from scratch. */
static void check_frame(struct ui *ui, const char *seed, const char *text)
{
    ui_bench_draw(ui);
    size_t bytes = (size_t)ui->display.frame.width * (size_t)ui->display.frame.height *
                   sizeof *ui->display.frame.pixels;
    uint32_t *before = malloc(bytes);
    assert_non_null(before);
    memcpy(before, ui->display.frame.pixels, bytes);
    canvas_fill(&ui->display.frame,
                (struct rectangle){0, 0, ui->display.frame.width, ui->display.frame.height},
                0xff00ff);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    if (memcmp(before, ui->display.frame.pixels, bytes) != 0)
        fail_msg("%s: after %s the frame lacks something", seed, text);
    free(before);
}

static void test_a_frame_drawn_step_by_step_is_the_frame_drawn_whole(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, GAMES - 1); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        char text[KEYS_TEXT_MAX];
        char seed[32];
        struct ui_options options = ui_bench_options(NULL, 320, 200);
        snprintf(seed, sizeof seed, "whole-%d", seeds.seed);
        options.setup.seed = seed;
        randomise_window(&random, &options);
        struct ui *ui = ui_bench_open(&options);
        for (int i = 0; i < 12; i++) {
            make_keys(&random, random_between(&random, 1, 3), text);
            ui_bench_press(ui, text);
            if (random_chance(&random, 1, 6))
                ui_bench_resize(ui, random_between(&random, 320, 900),
                                random_between(&random, 200, 600));
            check_frame(ui, seed, text);
        }
        ui_bench_close(ui);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_no_window_changes_the_outcome_of_the_keys, set_up,
                                        tear_down),
        cmocka_unit_test(test_a_frame_drawn_step_by_step_is_the_frame_drawn_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
