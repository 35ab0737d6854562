/* The screen of options: what is changed there holds at once, and is kept. */
#include "base/array.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/screens/screen.h"

#include <stdlib.h>
#include <string.h>

static struct ui_options options;
static struct settings kept;
static int keepings;

static void keep(void *context, const struct settings *settings, struct text *said)
{
    (void)context;
    (void)said;
    kept = *settings;
    keepings++;
}

static struct ui *open_options(int width, int height)
{
    options = ui_bench_options("#######\n#@...>#\n#######\n", width, height);
    options.settings = settings_default();
    options.keep_settings = keep;
    keepings = 0;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Esc><Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_OPTIONS);
    return ui;
}

/* Chooses the row of that label. */
static void go_to(struct ui *ui, const char *wanted)
{
    int choice = 0;
    for (int row = 0; row < settings_count(); row++) {
        char label[64];
        struct text text = text_init(label, sizeof label);
        if (!settings_write_label(row, &text))
            continue;
        if (strcmp(label, wanted) == 0) {
            ui->context.stack.choice = choice;
            return;
        }
        choice++;
    }
    fail_msg("there is no row %s", wanted);
}

static void right_and_left_change_a_number_up_to_its_ends(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Map zoom");
    ui_bench_press(ui, "<Right><Right><Right>");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.zoom, 3);
    assert_int_equal(kept.map_zoom, 3);
    ui_bench_press(ui, "<Left><Left><Left><Left><Left>");
    assert_int_equal(kept.map_zoom, 0);
    assert_int_equal(keepings, 6);
    ui_bench_close(ui);
}

static void enter_cycles_through_the_values(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Map zoom");
    for (int i = 0; i < ZOOM_MAX; i++)
        ui_bench_press(ui, "<Enter>");
    assert_int_equal(kept.map_zoom, ZOOM_MAX);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(kept.map_zoom, 0);
    go_to(ui, "Reduced motion");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(kept.reduced_motion, 0); /* the command line had asked for it */
    assert_false(ui->display.stage.is_still);
    ui_bench_close(ui);
}

static void a_command_line_option_holds_until_its_row_is_changed(void **state)
{
    (void)state;
    options = ui_bench_options("#######\n#@...>#\n#######\n", 640, 400);
    options.settings = settings_default();
    options.keep_settings = keep;
    options.zoom = 4;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Esc><Down><Down><Enter>");
    go_to(ui, "Reduced motion");
    ui_bench_press(ui, "<Right>");
    assert_int_equal(ui->settings.in_force.map_zoom, 4);
    assert_int_equal(kept.map_zoom, 0);
    go_to(ui, "Map zoom");
    ui_bench_press(ui, "<Right>");
    assert_int_equal(ui->settings.in_force.map_zoom, 5);
    assert_int_equal(kept.map_zoom, 5);
    ui_bench_close(ui);
}

static void reduced_motion_takes_effect_at_once(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    assert_true(ui->display.stage.is_still);
    go_to(ui, "Reduced motion");
    ui_bench_press(ui, "<Enter>");
    assert_false(ui->display.stage.is_still);
    assert_int_equal(kept.reduced_motion, 0);
    ui_bench_press(ui, "<Left>");
    assert_true(ui->display.stage.is_still);
    ui_bench_close(ui);
}

static void a_new_game_uses_the_chosen_fov_algorithm(void **state)
{
    (void)state;
    struct error error = {""};
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Sight algorithm");
    ui_bench_press(ui, "<Right>");
    assert_int_equal(game_state(ui->context.game)->fov, 0);
    assert_true(session_start_game(&ui->session, "other", &error));
    assert_int_equal(game_state(ui->context.game)->fov, 1);
    ui_bench_close(ui);
}

static void the_fullscreen_row_and_key_change_the_same_setting(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Fullscreen");
    ui_bench_press(ui, "<Right>");
    assert_true(window_is_fullscreen(&ui->window));
    assert_int_equal(kept.fullscreen, 1);
    ui_bench_press(ui, "<F11>");
    assert_false(window_is_fullscreen(&ui->window));
    assert_int_equal(ui->settings.in_force.fullscreen, 0);
    ui_bench_press(ui, "<A-Enter>");
    assert_int_equal(kept.fullscreen, 1);
    ui_bench_press(ui, "<Enter>");
    assert_false(window_is_fullscreen(&ui->window));
    assert_int_equal(kept.fullscreen, 0);
    ui_bench_close(ui);
}

/* The hit area of the chosen row with that key; or NULL. */
static const struct hit_area *find_spot(const struct ui *ui, int choice, int code)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].choice == choice &&
            ui->display.hit_areas.hit_areas[i].key.code == code)
            return &ui->display.hit_areas.hit_areas[i];
    return NULL;
}

static void a_row_and_both_its_arrows_can_be_clicked(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Map zoom");
    ui_bench_draw(ui);
    assert_non_null(find_spot(ui, ui->context.stack.choice, KEY_ENTER));
    assert_non_null(find_spot(ui, ui->context.stack.choice, KEY_RIGHT));
    assert_null(find_spot(ui, ui->context.stack.choice, KEY_LEFT)); /* there is nothing less */
    ui_bench_press(ui, "<Right>");
    ui_bench_draw(ui);
    const struct hit_area *less = find_spot(ui, ui->context.stack.choice, KEY_LEFT);
    assert_non_null(less);
    assert_ptr_equal(hit_areas_find(&ui->display.hit_areas, ui->context.stack.count - 1,
                                    less->area.x, less->area.y),
                     less);
    ui_bench_close(ui);
}

static void every_row_has_a_visible_effect(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    for (int row = 0, choice = 0; row < settings_count(); row++) {
        char label[64];
        struct text text = text_init(label, sizeof label);
        if (!settings_write_label(row, &text))
            continue;
        struct settings before = ui->settings.in_force;
        ui->context.stack.choice = choice++;
        ui_bench_press(ui, "<Right>");
        if (memcmp(&before, &ui->settings.in_force, sizeof before) == 0)
            ui_bench_press(ui, "<Left>");
        if (memcmp(&before, &ui->settings.in_force, sizeof before) == 0)
            fail_msg("%s does not change", label);
        char meaning[200];
        struct text about = text_init(meaning, sizeof meaning);
        settings_write_meaning(row, &about);
        if (about.length < 10 || about.length == sizeof meaning - 1)
            fail_msg("%s: \"%s\"", label, meaning);
    }
    ui_bench_close(ui);
}

static void the_chosen_row_is_visible_at_every_text_size(void **state)
{
    (void)state;
    static const struct {
        int width;
        int height;
    } sizes[] = {{320, 200}, {320, 240}, {641, 401}, {1280, 720}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_options(sizes[i].width, sizes[i].height);
        for (ui->settings.in_force.text_size = 0; ui->settings.in_force.text_size <= TEXT_SCALE_MAX;
             ui->settings.in_force.text_size++)
            for (int row = 0; row < 5; row++) {
                ui->context.stack.choice = row;
                display_redraw(&ui->display);
                ui_bench_draw(ui);
                const struct hit_area *hit_area = find_spot(ui, row, KEY_ENTER);
                if (!hit_area || hit_area->area.y + hit_area->area.height > sizes[i].height)
                    fail_msg("%dx%d, text %d: row %d is not seen", sizes[i].width, sizes[i].height,
                             ui->settings.in_force.text_size, row);
            }
        ui_bench_close(ui);
    }
}

static char said[2000];

static void hear(const char *sentence)
{
    size_t length = strlen(said);
    snprintf(said + length, sizeof said - length, "%s|", sentence);
}

static void a_row_is_read_out(void **state)
{
    (void)state;
    struct ui *ui = open_options(640, 400);
    options.say = hear;
    go_to(ui, "Text size");
    ui_bench_draw(ui);
    said[0] = '\0';
    ui_bench_press(ui, "<Right>");
    assert_memory_equal(said, "Text size: 1 (2 of ", 19);
    assert_null(strstr(said, "How large")); /* that has not changed */
    ui_bench_press(ui, "<Down><Up>");
    assert_non_null(strstr(said, "Text size: 1 (2 of "));
    assert_non_null(strstr(said, "|How large"));
    ui_bench_close(ui);
}

static void the_title_opens_the_options_too(void **state)
{
    (void)state;
    options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.settings = settings_default();
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_OPTIONS);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
}

static void diagonal_keys_change_nothing(void **unused)
{
    struct ui *ui = open_options(640, 400);
    go_to(ui, "Map zoom");
    struct settings before = ui->settings.in_force;
    ui_bench_press(ui, "yubn<KP_1><KP_3><KP_7><KP_9>");
    assert_memory_equal(&ui->settings.in_force, &before, sizeof before);
    assert_int_equal(keepings, 0);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_and_left_change_a_number_up_to_its_ends),
        cmocka_unit_test(enter_cycles_through_the_values),
        cmocka_unit_test(a_command_line_option_holds_until_its_row_is_changed),
        cmocka_unit_test(reduced_motion_takes_effect_at_once),
        cmocka_unit_test(a_new_game_uses_the_chosen_fov_algorithm),
        cmocka_unit_test(the_fullscreen_row_and_key_change_the_same_setting),
        cmocka_unit_test(a_row_and_both_its_arrows_can_be_clicked),
        cmocka_unit_test(every_row_has_a_visible_effect),
        cmocka_unit_test(the_chosen_row_is_visible_at_every_text_size),
        cmocka_unit_test(a_row_is_read_out),
        cmocka_unit_test(the_title_opens_the_options_too),
        cmocka_unit_test(diagonal_keys_change_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
