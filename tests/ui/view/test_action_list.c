/* The list of all that can be done, and the bar, which names some of it. */
#include "base/array.h"
#include "support/action_row.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "rules/finale.h"
#include "ui/screens/screen.h"
#include "ui/view/action_list.h"

#include <string.h>

/* A hero that can do all that is listed: it holds the great lamp and has a keystone and a captive. */
static struct state *able(void)
{
    struct state *state = game_picture("######\n"
                                       "#k@..#\n"
                                       "######\n");
    game_picture_bless(state, BOON_NOON);
    finale_begin(state, point_make(3, 1));
    assert_true(finale_is_held(state));
    return state;
}

static struct action_list list_of(struct state *state)
{
    struct action_list list;
    action_list_make(&list, NULL, state);
    state_destroy(state);
    return list;
}

static void each_action_has_one_row(void **unused)
{
    const struct action_list list = list_of(able());
    (void)unused;
    assert_in_range(list.count, 20, BINDINGS_MAX);
    for (int row = 0; row < list.count; row++)
        assert_int_equal(action_row_find(&list, list.actions[row]->meaning->name), row);
}

static void movement_boons_sight_and_the_list_itself_are_not_listed(void **unused)
{
    static const char *const names[] = {"step-up", "run-up", "boon-1", "next-sight", "actions"};
    const struct action_list list = list_of(able());
    (void)unused;
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
        assert_non_null(binding_named(bindings_default(), names[i]));
        assert_int_equal(action_row_find(&list, names[i]), -1);
    }
}

static void every_other_action_with_a_key_is_listed(void **unused)
{
    const struct bindings *all = bindings_default();
    const struct action_list list = list_of(able());
    (void)unused;
    for (int i = 0; i < all->count; i++) {
        const char *name = all->rows[i].meaning->name;
        bool is_other = strncmp(name, "boon-", 5) == 0 || strcmp(name, "next-sight") == 0 ||
                        strcmp(name, "actions") == 0;
        if (!meaning_walks(all->rows[i].meaning) && !is_other && action_row_find(&list, name) < 0)
            fail_msg("%s is not on it", name);
    }
}

static void only_what_the_hero_can_do_is_listed(void **unused)
{
    static const char *const names[] = {"lamp-left", "lamp-right", "keystone", "order-lend",
                                        "order-wait"};
    const struct action_list none = list_of(game_picture("###\n#@#\n###\n"));
    (void)unused;
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        assert_int_equal(action_row_find(&none, names[i]), -1);
}

static void no_two_rows_say_the_same(void **unused)
{
    const struct action_list list = list_of(able());
    (void)unused;
    for (int i = 0; i < list.count; i++)
        for (int k = 0; k < i; k++)
            if (strcmp(list.actions[i]->meaning->help, list.actions[k]->meaning->help) == 0)
                assert_string_not_equal(list.actions[i]->meaning->way,
                                        list.actions[k]->meaning->way);
}

static char heard[8192];

static void hear(const char *sentence)
{
    struct text text = text_init(heard, sizeof heard);
    text_append(&text, "%s", sentence);
}

/* Chooses the row of the menu. */
static const char *menu_row(struct ui *ui)
{
    struct action_list list;
    action_list_make(&list, NULL, game_state(ui->context.game));
    ui->context.stack.choice = action_row_find(&list, "menu");
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return heard;
}

/* The menu has no key of its own: Escape opens it. */
static void the_menu_is_opened_by_escape_or_by_its_button(void **unused)
{
    struct ui_options options = ui_bench_options("###\n#@#\n###\n", 640, 400);
    (void)unused;
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, " ");
    assert_non_null(strstr(menu_row(ui), "Menu: Esc"));
    ui->display.device.is_gamepad = true;
    input_device_sort(&ui->display.device, options.bindings);
    assert_non_null(strstr(menu_row(ui), "Menu: pad Start"));
    ui_bench_close(ui);
}

/* Two columns hold them all; Left and Right lead from one to the other. */
static void all_actions_are_seen_at_once(void **unused)
{
    static const int sizes[][2] = {{640, 400}, {960, 580}, {1280, 720}};
    struct ui_options options;
    struct ui *ui = ui_bench_open_floor(&options);
    (void)unused;
    ui_bench_press(ui, " ");
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        ui_bench_draw(ui);
        int rows = 0;
        for (int h = 0; h < ui->display.hit_areas.count; h++)
            rows += ui->display.hit_areas.hit_areas[h].screen == ui->context.stack.count - 1 &&
                    ui->display.hit_areas.hit_areas[h].choice >= 0;
        assert_int_equal(rows, ui->display.scroll.row_count);
        assert_in_range(rows, 20, BINDINGS_MAX);
    }
    ui_bench_press(ui, "<Right>");
    assert_int_equal(ui->context.stack.choice, ui->display.scroll.rows_a_column);
    ui_bench_press(ui, "<Right>");
    assert_int_equal(ui->context.stack.choice, ui->display.scroll.rows_a_column);
    ui_bench_press(ui, "<Left>");
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_close(ui);
}

/* The default name of a key in the bar that is not to walk by; NULL: it has none, as Escape. */
static const char *name_in_bar(const struct ui *ui, const struct hit_area *hit_area)
{
    const struct bindings *all = bindings_default();
    if (!rectangle_has(ui->display.layout.bar, hit_area->area.x, hit_area->area.y))
        return NULL;
    for (int i = 0; i < all->count; i++)
        if (key_is_equal(all->rows[i].key, hit_area->key) && !meaning_walks(all->rows[i].meaning))
            return all->rows[i].meaning->name;
    return NULL;
}

/* Except the list itself, and boons, which can be chosen on their own screen alone. */
static void every_action_on_the_bar_is_listed(void **unused)
{
    const struct action_list list = list_of(able());
    struct ui_options options;
    struct ui *ui = ui_bench_open_floor(&options);
    int count = 0;
    (void)unused;
    ui_bench_resize(ui, 2560, 720);
    for (int screen = 0; screen < SCREEN_COUNT; screen++) {
        screen_stack_push(&ui->context, (enum screen)screen);
        ui_bench_draw(ui);
        for (int i = 0; i < ui->display.hit_areas.count; i++) {
            const char *name = name_in_bar(ui, &ui->display.hit_areas.hit_areas[i]);
            bool is_listed = !name || action_row_find(&list, name) >= 0;
            count += name && is_listed;
            bool is_apart =
                name && (strcmp(name, "actions") == 0 || strncmp(name, "boon-", 5) == 0);
            if (!is_listed && !is_apart)
                fail_msg("screen %d: %s is not on it", screen, name);
        }
        screen_stack_pop(&ui->context);
    }
    assert_true(count > 20);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_action_has_one_row),
        cmocka_unit_test(movement_boons_sight_and_the_list_itself_are_not_listed),
        cmocka_unit_test(every_other_action_with_a_key_is_listed),
        cmocka_unit_test(every_action_on_the_bar_is_listed),
        cmocka_unit_test(only_what_the_hero_can_do_is_listed),
        cmocka_unit_test(no_two_rows_say_the_same),
        cmocka_unit_test(the_menu_is_opened_by_escape_or_by_its_button),
        cmocka_unit_test(all_actions_are_seen_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
