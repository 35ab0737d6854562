/* What the options look like, and what they do to a scene, pixel by pixel. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

/* A hunter, one asleep, things, water, grass, a fire, and a room that is only remembered. */
static const char map[] = "####################\n"
                          "#......#....\"\"\"....#\n"
                          "#......+...\"\"....&.#\n"
                          "#..!...#.....@.....#\n"
                          "#......#..r.....m..#\n"
                          "########...!.)...~~#\n"
                          "#......#........~~~#\n"
                          "####################\n";

static void check(const char *name, const char *keys, struct settings settings)
{
    struct bindings bindings = *bindings_default();
    struct ui_options options = ui_bench_options(map, 960, 600);
    options.settings = settings;
    options.bindings = &bindings;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, keys);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void test_the_options(void **state)
{
    (void)state;
    check("options", "<Esc><Down><Down><Enter><Down>", settings_default());
}

static void test_the_keys_screen_with_a_rebound_key(void **state)
{
    (void)state;
    check("keys", "<Esc><Down><Down><Enter><Up><Enter><PgDn><PgDn><Down><Enter>x",
          settings_default());
}

static void test_a_scene_in_the_colours_of_each_palette(void **state)
{
    (void)state;
    for (int kind = PALETTE_NORMAL + 1; kind < PALETTE_COUNT; kind++) {
        struct settings settings = settings_default();
        char name[40];
        settings.palette = kind;
        snprintf(name, sizeof name, "palette_%s", palette_name((enum palette_kind)kind));
        check(name, "l.h.]", settings);
    }
}

static void test_a_scene_with_high_contrast(void **state)
{
    (void)state;
    struct settings settings = settings_default();
    settings.high_contrast = 1;
    check("high_contrast", "l.h.]", settings);
}

static void test_a_scene_in_letters(void **state)
{
    (void)state;
    struct settings settings = settings_default();
    settings.glyph_tiles = 1;
    check("letters", "l.h.]", settings);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_options),
        cmocka_unit_test(test_the_keys_screen_with_a_rebound_key),
        cmocka_unit_test(test_a_scene_in_the_colours_of_each_palette),
        cmocka_unit_test(test_a_scene_with_high_contrast),
        cmocka_unit_test(test_a_scene_in_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
