/* Screens help a new player: help is named, the cell looked at is shown, the hero stays in sight. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "ui/screens/screen.h"

#include <stdlib.h>
#include <string.h>

static struct ui_options options;

static void test_help_opens_from_the_title_and_the_choice_stays(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Down><Enter><Up>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_RECORDS);
    int help = ui->context.stack.choice;
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_HELP);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui->context.stack.choice, help);
    ui_bench_press(ui, "<Esc>?");
    assert_int_equal(ui_bench_screen(ui), SCREEN_HELP);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_close(ui);
}

/* Where something would soon strike, travel stops. */
static void test_the_way_to_the_pointer_ends_where_travel_would_stop(void **state)
{
    (void)state;
    options = ui_bench_options("###############\n"
                               "#@.......d....#\n"
                               "###############\n",
                               640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct actor *doorward = game_picture_who(played, 'd');
    struct hover_way way = {.count = 0};
    struct point target = point_make(7, 1);
    assert_int_equal(hover_way_find(&way, ui->context.game, &target)->count, 6);
    doorward->suspicion = SUSPICION_MAX;
    doorward->is_seen = true;
    way.is_found = false;
    assert_int_equal(hover_way_find(&way, ui->context.game, &target)->count, 1);
    ui_bench_close(ui);
}

static void test_the_keys_offer_no_rest_while_something_hunts(void **state)
{
    (void)state;
    options = ui_bench_options("###############\n"
                               "#@..........d.#\n"
                               "###############\n",
                               640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct bar_action rest = {.name = "rest", .does = "rest"};
    state_hero(played)->health = 3;
    assert_true(screen_play_shows_key(&ui->context, &rest));
    game_picture_who(played, 'd')->suspicion = SUSPICION_MAX;
    assert_false(screen_play_shows_key(&ui->context, &rest));
    ui_bench_close(ui);
}

static void test_the_keys_offer_to_swap_weapons_only_with_another_one(void **state)
{
    (void)state;
    options = ui_bench_options("######\n#@...#\n######\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct bar_action swap = {.name = "swap-weapon", .does = "swap weapon"};
    assert_false(screen_play_shows_key(&ui->context, &swap));
    game_picture_give(played, ITEM_SPEAR, 1);
    played->pack.last_weapon = ITEM_SPEAR;
    assert_true(screen_play_shows_key(&ui->context, &swap));
    ui_bench_close(ui);
}

static void test_escape_ends_the_ranges_before_it_opens_the_menu(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_press(ui, "]]<Esc>");
    assert_int_equal(ui->context.ranges, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_press(ui, "<Esc>x]");
    assert_int_equal(ui->context.ranges, 1);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui->context.ranges, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK); /* the look goes on */
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

static void test_looking_begins_at_the_first_noteworthy_thing_and_cycles(void **state)
{
    (void)state;
    options = ui_bench_options("############\n"
                               "#..@..!..r.#\n"
                               "############\n",
                               640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    assert_int_equal(ui->context.cursor.x, 9);
    ui_bench_press(ui, "<Tab>");
    assert_int_equal(ui->context.cursor.x, 6);
    ui_bench_press(ui, "-");
    assert_int_equal(ui->context.cursor.x, 9);
    ui_bench_press(ui, "+");
    assert_int_equal(ui->context.cursor.x, 6);
    ui_bench_close(ui);
}

/* Pixels of the frame of that colour. */
static int count_pixels(const struct ui *ui, uint32_t colour)
{
    int count = 0;
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        count += (ui->display.frame.pixels[i] & 0xffffff) == colour;
    return count;
}

/* The stairs stand beside the hero at the far end; the cursor is moved away from them. */
static void test_the_map_shows_a_floor_with_more_cells_than_pixels(void **state)
{
    (void)state;
    enum { WIDTH = 700 };
    static char wide[3 * (WIDTH + 1) + 1];
    memset(wide, '#', sizeof wide - 1);
    memset(wide + WIDTH + 2, '.', WIDTH - 2);
    wide[2 * WIDTH - 3] = '@';
    wide[2 * WIDTH - 10] = '>';
    for (int row = 1; row <= 3; row++)
        wide[row * (WIDTH + 1) - 1] = '\n';
    options = ui_bench_options(wide, 320, 200);
    options.setup.fov = fov_find("disc");
    options.setup.plain_radius = 1000;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>HHHHHHHH");
    ui_bench_draw(ui);
    const struct rectangle legend = {0, 0, ui->display.frame.width, 40};
    canvas_fill(&ui->display.frame, legend, 0);
    assert_true(count_pixels(ui, 0xf6c66a) > 0);
    assert_true(count_pixels(ui, 0xffffff) > 0);
    ui_bench_close(ui);
}

static void test_the_inventory_does_not_cover_the_side_panel(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_draw(ui);
    struct rectangle panel = ui->display.layout.panel_drawn;
    assert_true(panel.width > 0 && panel.height > 0);
    size_t row = (size_t)panel.width * sizeof *ui->display.frame.pixels;
    uint32_t *before = malloc(row * (size_t)panel.height);
    assert_non_null(before);
    for (int pass = 0; pass < 2; pass++) {
        for (int y = 0; y < panel.height; y++) {
            uint32_t *shown =
                ui->display.frame.pixels + (panel.y + y) * ui->display.frame.width + panel.x;
            if (pass == 0)
                memcpy(before + y * panel.width, shown, row);
            else
                assert_memory_equal(before + y * panel.width, shown, row);
        }
        ui_bench_press(ui, pass == 0 ? "i" : "");
        ui_bench_draw(ui);
    }
    free(before);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_help_opens_from_the_title_and_the_choice_stays),
        cmocka_unit_test(test_the_way_to_the_pointer_ends_where_travel_would_stop),
        cmocka_unit_test(test_the_keys_offer_no_rest_while_something_hunts),
        cmocka_unit_test(test_the_keys_offer_to_swap_weapons_only_with_another_one),
        cmocka_unit_test(test_escape_ends_the_ranges_before_it_opens_the_menu),
        cmocka_unit_test(test_looking_begins_at_the_first_noteworthy_thing_and_cycles),
        cmocka_unit_test(test_the_map_shows_a_floor_with_more_cells_than_pixels),
        cmocka_unit_test(test_the_inventory_does_not_cover_the_side_panel),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
