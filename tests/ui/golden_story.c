/* The pictures of the story, pixel by pixel, with their words, in windows of every form. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

#include "base/array.h"

static const struct shot {
    const char *name;
    enum story story;
} shots[] = {{"story_drowned", STORY_DROWNED},     {"story_ember", STORY_EMBER},
             {"story_stairs", STORY_STAIRS},       {"story_cisterns", STORY_CISTERNS},
             {"story_galleries", STORY_GALLERIES}, {"story_black", STORY_BLACK},
             {"story_night", STORY_NIGHT}};

static void check(enum story story, const char *name, int width, int height)
{
    struct ui_options options = ui_bench_options(NULL, width, height);
    options.starts_at_once = false;
    struct ui *ui = ui_bench_open(&options);
    screen_context_show_story(&ui->context, story,
                              story < STORY_LAST_OF_START ? STORY_LAST_OF_START : story);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void each_picture_of_the_start_and_of_the_bands(void **unused)
{
    for (size_t i = 0; i < ARRAY_LENGTH(shots); i++)
        check(shots[i].story, shots[i].name, 1280, 720);
    (void)unused;
}

static void the_drowned_coast_and_the_stairs_in_a_tall_window(void **unused)
{
    check(STORY_DROWNED, "story_drowned_tall", 390, 844);
    check(STORY_STAIRS, "story_stairs_tall", 390, 844);
    check(STORY_NIGHT, "story_night_tall", 390, 844);
    (void)unused;
}

static void the_hero_looks_as_its_start(void **unused)
{
    struct ui_options options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.settings.start = START_GLAZIER;
    struct ui *ui = ui_bench_open(&options);
    screen_context_show_story(&ui->context, STORY_STAIRS, STORY_STAIRS);
    golden_frame_check("story_glazier", ui);
    ui_bench_close(ui);
    (void)unused;
}

static void the_galleries_in_a_small_window(void **unused)
{
    check(STORY_GALLERIES, "story_galleries_small", 640, 400);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_picture_of_the_start_and_of_the_bands),
        cmocka_unit_test(the_drowned_coast_and_the_stairs_in_a_tall_window),
        cmocka_unit_test(the_hero_looks_as_its_start),
        cmocka_unit_test(the_galleries_in_a_small_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
