/* The mouse in questions and lists: marked rows, a flipped wheel, aiming clicks. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include <stdint.h>

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options("##########\n#.@...V..#\n#........#\n##########\n", 960, 300);
    ui = ui_host_open(&options);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_host_close(ui);
    return 0;
}

static void test_a_flipped_wheel_scrolls_the_other_way(void **state)
{
    (void)state;
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = 1;
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    ui_host_type(ui, "<Esc>");
    SDL_PushEvent(&event);
    ui_host_settle(ui);
    assert_int_equal(ui->context.stack.choice, 1);
}

/* A window or list that appears under a resting pointer is not marked. */
static void test_a_resting_pointer_marks_nothing(void **state)
{
    (void)state;
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    ui_host_type(ui, "<Esc>");
    struct point row = ui_host_row(ui, 2);
    event.motion.x = row.x;
    event.motion.y = row.y;
    SDL_PushEvent(&event);
    ui_host_settle(ui);
    assert_int_equal(ui->context.stack.choice, 0);
    ui_host_move(ui, row);
    assert_int_equal(ui->context.stack.choice, 2);
}

/* With a bow in hand. */
static void test_a_click_on_a_merchant_does_not_aim(void **state)
{
    (void)state;
    struct state *game = (struct state *)(uintptr_t)game_state(ui->context.game);
    pack_add(&game->pack, ITEM_BOW, 1, 12);
    pack_add(&game->pack, ITEM_ARROW, 5, 12);
    playing_give_command(&ui->session, (struct command){.kind = COMMAND_WEAR, .item = ITEM_BOW});
    ui_host_settle(ui);
    ui_host_click(ui, ui_host_cell(ui, 6, 1), SDL_BUTTON_LEFT);
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_NONE);
}

/* Leaving an unsaved run takes a second Enter on the same row. */
static void test_pointing_at_another_row_cancels_the_question(void **state)
{
    (void)state;
    ui_host_type(ui, "<Esc><Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    int asked = ui->context.stack.choice;
    ui_host_move(ui, ui_host_row(ui, asked - 1));
    ui_host_move(ui, ui_host_row(ui, asked));
    ui_host_type(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_host_type(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
}

static void check_refusal(const char *words)
{
    const struct prompt *prompt = &ui->context.reader.prompt;
    const struct state *game = game_state(ui->context.game);
    struct inventory_item items[INVENTORY_MAX];
    char line[80];
    struct text text = text_init(line, sizeof line);
    assert_in_range(prompt->choice, 0, inventory_list(game, items) - 1);
    prompt_write_refusal(NULL, game, prompt, items[prompt->choice].item, &text);
    assert_string_equal(line, words);
}

/* The first item is a knife, the third a potion. */
static void test_pointing_at_another_item_drops_the_refusal(void **state)
{
    (void)state;
    ui_host_type(ui, "i<Up><Up>u");
    check_refusal("You can't use that.");
    ui_host_move(ui, ui_host_row(ui, 2));
    check_refusal("");
    ui_host_type(ui, "u");
    check_refusal("Press Shift+U to use it.");
    ui_host_move(ui, ui_host_row(ui, 0));
    check_refusal("");
}

static void turn_wheel(int notches)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = notches;
    SDL_PushEvent(&event);
    ui_host_settle(ui);
}

static void test_the_wheel_scrolls_a_long_list_and_stops_at_its_ends(void **state)
{
    (void)state;
    screen_stack_push(&ui->context, SCREEN_KEYS);
    ui_host_settle(ui);
    assert_true(ui->display.scroll.row_count > ui->display.scroll.rows_shown);
    turn_wheel(-1);
    assert_int_equal(ui->display.scroll.first_row, 3);
    for (int i = 0; i < 40; i++)
        turn_wheel(-1);
    assert_int_equal(ui->display.scroll.first_row + ui->display.scroll.rows_shown,
                     ui->display.scroll.row_count);
    for (int i = 0; i < 40; i++)
        turn_wheel(1);
    assert_int_equal(ui->display.scroll.first_row, 0);
}

static void test_the_wheel_does_not_wrap_around_in_a_short_list(void **state)
{
    (void)state;
    ui_host_type(ui, "<Esc>");
    turn_wheel(1);
    assert_int_equal(ui->context.stack.choice, 0);
    for (int i = 0; i < 20; i++)
        turn_wheel(-1);
    assert_int_equal(ui->context.stack.choice, ui->display.scroll.row_count - 1);
}

/* Whether a hit area for the key exists. */
static bool has_spot(int code)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].key.code == code &&
            ui->display.hit_areas.hit_areas[i].choice < 0)
            return true;
    return false;
}

static void test_the_menu_is_on_the_bar(void **state)
{
    (void)state;
    assert_true(has_spot(KEY_ESCAPE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_a_flipped_wheel_scrolls_the_other_way),
        TEST(test_a_resting_pointer_marks_nothing),
        TEST(test_a_click_on_a_merchant_does_not_aim),
        TEST(test_the_wheel_scrolls_a_long_list_and_stops_at_its_ends),
        TEST(test_the_wheel_does_not_wrap_around_in_a_short_list),
        TEST(test_the_menu_is_on_the_bar),
        TEST(test_pointing_at_another_row_cancels_the_question),
        TEST(test_pointing_at_another_item_drops_the_refusal),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
