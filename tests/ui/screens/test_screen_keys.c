/* The screen of keys: what is bound there holds at once, and is given to be kept. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "support/ui_host.h"
#include "ui/pointing.h"

#include "input/rebinding.h"
#include "ui/screens/screen.h"

#include <string.h>

static struct ui_options options;
static struct bindings bindings;
static int keepings;

static void keep(void *context, struct text *said)
{
    (void)context;
    (void)said;
    keepings++;
}

static struct ui *open_keys(void)
{
    bindings = *bindings_default();
    options = ui_bench_options("#######\n#..@.>#\n#######\n", 640, 400);
    options.bindings = &bindings;
    options.keep_keys = keep;
    keepings = 0;
    struct ui *ui = ui_bench_open(&options);
    ui->context.reader.bindings = &bindings;
    ui_bench_press(ui, "<Esc><Down><Down><Enter><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_KEYS);
    return ui;
}

static void go_to(struct ui *ui, const char *name)
{
    assert_non_null(meaning_find(name));
    ui->context.stack.choice = (int)(meaning_find(name) - meanings);
}

static const char *meaning_of(char letter)
{
    const struct meaning *meaning = binding_get(&bindings, (struct key){letter, 0});
    return meaning ? meaning->name : "nothing";
}

static void a_pressed_key_is_bound_to_the_row(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "map");
    ui_bench_press(ui, "<Enter>x");
    assert_string_equal(meaning_of('x'), "map");
    assert_string_equal(ui->context.states.keys.said,
                        "x no longer means 'Look around; Enter travels there'.");
    assert_int_equal(keepings, 1);
    ui_bench_press(ui, "<Esc><Esc><Esc>x");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
    ui_bench_close(ui);
}

static void escape_only_cancels_the_prompt(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "explore");
    ui_bench_press(ui, "<Enter><Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_KEYS);
    assert_int_equal(keepings, 0);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_OPTIONS);
    ui_bench_close(ui);
}

static void reserved_keys_are_refused(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "explore");
    ui_bench_press(ui, "<Enter><Enter>");
    assert_string_equal(ui->context.states.keys.said, "Enter can't be changed.");
    ui_bench_press(ui, "<Enter><S-KP_Enter>");
    assert_non_null(strstr(ui->context.states.keys.said, "can't be changed."));
    assert_int_equal(keepings, 0);
    ui_bench_close(ui);
}

static void a_direction_never_loses_its_last_key(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "explore");
    ui_bench_press(ui, "<Enter>j<Enter><KP_2>");
    ui_bench_press(ui, "<Enter><Down>");
    assert_string_equal(ui->context.states.keys.said,
                        "'Walk down' needs a key: give it another one first.");
    assert_string_equal(binding_get(&bindings, (struct key){KEY_DOWN, 0})->name, "step-down");
    go_to(ui, "step-down");
    ui_bench_press(ui, "<Delete>");
    assert_string_equal(ui->context.states.keys.said,
                        "'Walk down' needs a key: give it another one first.");
    ui_bench_close(ui);
}

static void delete_removes_all_keys_and_backspace_restores_the_defaults(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "explore");
    ui_bench_press(ui, "<Delete>");
    assert_string_equal(meaning_of('o'), "nothing");
    go_to(ui, "rest");
    ui_bench_press(ui, "<Enter>o");
    go_to(ui, "explore");
    ui_bench_press(ui, "<BackSpace>");
    assert_string_equal(meaning_of('o'), "explore");
    assert_string_equal(ui->context.states.keys.said,
                        "A key no longer means 'Rest in bright light until healed'.");
    ui_bench_close(ui);
}

static void the_last_row_restores_all_default_keys(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    go_to(ui, "explore");
    ui_bench_press(ui, "<Enter>q<Enter>x");
    ui->context.stack.choice = MEANING_COUNT;
    ui_bench_press(ui, "<Enter>");
    for (int m = 0; m < MEANING_COUNT; m++)
        assert_true(rebinding_is_same(&bindings, bindings_default(), &meanings[m]));
    assert_int_equal(keepings, 3);
    ui_bench_close(ui);
}

static void keys_cannot_be_changed_without_bindings_of_the_player(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    options.bindings = NULL;
    go_to(ui, "explore");
    ui_bench_press(ui, "<Enter>");
    assert_false(ui->context.states.keys.awaits_key);
    assert_string_equal(ui->context.states.keys.said, "The keys can't be changed here.");
    ui_bench_close(ui);
}

static void rows_are_visible_at_every_text_size(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    for (ui->settings.in_force.text_size = 0; ui->settings.in_force.text_size <= TEXT_SCALE_MAX;
         ui->settings.in_force.text_size++)
        for (ui->context.stack.choice = 0; ui->context.stack.choice <= MEANING_COUNT;
             ui->context.stack.choice += 4) {
            bool is_seen = false;
            display_redraw(&ui->display);
            ui_bench_draw(ui);
            for (int i = 0; i < ui->display.hit_areas.count; i++)
                is_seen =
                    is_seen ||
                    (ui->display.hit_areas.hit_areas[i].choice == ui->context.stack.choice &&
                     ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1);
            if (!is_seen)
                fail_msg("text %d: row %d", ui->settings.in_force.text_size,
                         ui->context.stack.choice);
        }
    ui_bench_close(ui);
}

static void point(struct ui *ui, struct point at)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = at.x;
    event.motion.y = at.y;
    event.motion.xrel = 1;
    ui->display.pointer.is_spent = false;
    pointing_move(ui, &event);
}

static void click(struct ui *ui, struct point at)
{
    SDL_MouseButtonEvent button = {.button = SDL_BUTTON_LEFT, .x = at.x, .y = at.y};
    ui->display.pointer.is_spent = false;
    pointing_click(ui, &button);
}

static void the_mouse_does_nothing_while_a_key_is_awaited(void **state)
{
    (void)state;
    struct ui *ui = open_keys();
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    ui_bench_draw(ui);
    struct point row = ui_host_row(ui, 3);
    struct point key = ui_host_key(ui, "<Delete>");
    ui_bench_press(ui, "<Enter>");
    for (int frames = 0; frames < 2; frames++) {
        point(ui, row);
        click(ui, row);
        click(ui, key);
        wheel.wheel.y = frames ? 1 : -1;
        pointing_move(ui, &wheel);
        assert_int_equal(ui->context.stack.choice, 0);
        assert_true(ui->context.states.keys.awaits_key);
        assert_int_equal(keepings, 0);
        ui_bench_draw(ui);
    }
    ui_bench_press(ui, "<Esc>");
    point(ui, row);
    assert_int_equal(ui->context.stack.choice, 3);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pressed_key_is_bound_to_the_row),
        cmocka_unit_test(escape_only_cancels_the_prompt),
        cmocka_unit_test(reserved_keys_are_refused),
        cmocka_unit_test(a_direction_never_loses_its_last_key),
        cmocka_unit_test(delete_removes_all_keys_and_backspace_restores_the_defaults),
        cmocka_unit_test(the_last_row_restores_all_default_keys),
        cmocka_unit_test(keys_cannot_be_changed_without_bindings_of_the_player),
        cmocka_unit_test(the_mouse_does_nothing_while_a_key_is_awaited),
        cmocka_unit_test(rows_are_visible_at_every_text_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
