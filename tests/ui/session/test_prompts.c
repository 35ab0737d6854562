/* The screens that ask: which key opens which, what they answer, and that the game goes on after them. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "rules/ground.h"
#include "rules/visibility.h"
#include "ui/screens/screen.h"
#include "ui/view/play_view.h"

static const char map[] = "####################\n"
                          "#........&.........#\n"
                          "#..@....r..........#\n"
                          "#..................#\n"
                          "####################\n";

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options(map, 640, 400);
    return ui_bench_open(&options);
}

static void assert_leads(const char *keys, enum screen screen)
{
    struct ui *ui = open_game();
    ui_bench_check_leads(ui, keys, screen);
    ui_bench_close(ui);
}

static void test_keys_lead_from_prompt_to_prompt(void **state)
{
    (void)state;
    assert_leads("i", SCREEN_INVENTORY);
    assert_leads("ic", SCREEN_INVENTORY);
    assert_leads("t", SCREEN_INVENTORY);
    assert_leads("td", SCREEN_AIM);
    assert_leads("idt", SCREEN_AIM);
    assert_leads("f", SCREEN_PLAY);
}

static void test_answers_and_escape_lead_back_to_the_game(void **state)
{
    (void)state;
    assert_leads("icu", SCREEN_PLAY);
    assert_leads("td<Enter>", SCREEN_PLAY);
    assert_leads("i<Esc>", SCREEN_PLAY);
    assert_leads("td<Esc>", SCREEN_PLAY);
    assert_leads("ic<Esc><Esc>", SCREEN_PLAY);
    assert_leads("ic<Esc>", SCREEN_INVENTORY);
}

static void test_a_throw_from_the_screens_is_played(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    int before = game_state(ui->context.game)->pack.counts[ITEM_PEBBLES];
    ui_bench_press(ui, "td<Enter>");
    assert_int_equal(game_state(ui->context.game)->pack.counts[ITEM_PEBBLES], before - 1);
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    ui_bench_close(ui);
}

static void test_marking_another_item_is_shown(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "i");
    assert_true(ui_bench_changes(ui, "<Down>"));
    assert_true(ui_bench_changes(ui, "<Enter>"));
    assert_true(ui_bench_changes(ui, "<Down>"));
    ui_bench_close(ui);
}

static void test_the_aim_is_shown_where_it_moves(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "td");
    assert_true(ui_bench_changes(ui, "j"));
    assert_ptr_equal(game_screen_pointed(&ui->context), &ui->context.reader.prompt.command.target);
    ui_bench_close(ui);
}

static void test_ranges_cycle_through_the_stances_and_off(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    assert_true(ui_bench_changes(ui, "]"));
    assert_int_equal(game_screen_stance(&ui->context), LANTERN_OPEN);
    ui_bench_press(ui, "]");
    assert_int_equal(game_screen_stance(&ui->context), LANTERN_HOODED);
    ui_bench_press(ui, "]");
    assert_int_equal(game_screen_stance(&ui->context), LANTERN_DARK);
    ui_bench_press(ui, "]");
    assert_int_equal(ui->context.ranges, 0);
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    ui_bench_close(ui);
}

static void test_the_log_names_only_the_stance_of_the_ranges_shown(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    const struct message_log *log = &ui->context.log;
    int before = log->count;
    ui_bench_press(ui, "]");
    assert_non_null(strstr(message_log_get(log, 0)->text, "lantern open"));
    ui_bench_press(ui, "]");
    assert_non_null(strstr(message_log_get(log, 0)->text, "lantern hooded"));
    assert_int_equal(log->count, before + 1);
    message_log_add(&ui->context.log, 0, "You stop.");
    ui_bench_press(ui, "]");
    assert_string_equal(message_log_get(log, 1)->text, "You stop.");
    ui_bench_close(ui);
}

static void test_at_the_last_stance_the_key_of_the_ranges_hides_them(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    for (int i = 1; i <= LANTERN_COUNT; i++) {
        struct bar_action key = {"ranges", NULL, "ranges", KEY_NONE};
        ui_bench_press(ui, "]");
        assert_true(screen_play_shows_key(&ui->context, &key));
        assert_string_equal(key.does, i < LANTERN_COUNT ? "next stance" : "hide");
    }
    ui_bench_close(ui);
}

static void test_looking_goes_on_to_the_next_in_view(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "x<Tab>");
    assert_true(point_is_equal(ui->context.cursor, point_make(9, 1)));
    assert_true(ui_bench_changes(ui, "]"));
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    ui_bench_close(ui);
}

/* The things the hero picks up along a row. */
static const char store[] = "##########################\n"
                            "#@!*^['$`?)]{\\_..........#\n"
                            "#........................#\n"
                            "##########################\n";

/* A full pack, in windows of any size. */
static void test_a_full_pack_is_listed_in_any_window(void **state)
{
    (void)state;
    static const char *const keys[] = {"i", "<Up>", "<Enter>", "<Esc>"};
    options = ui_bench_options(store, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "llllllllllllllll");
    assert_true(pack_slots_taken(&game_state(ui->context.game)->pack) >= 10);
    for (int width = 320; width < 1400; width += 173) {
        ui_bench_resize(ui, width, width * 5 / 8);
        for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
            ui_bench_press(ui, keys[i]);
            ui_bench_draw(ui);
        }
        ui_bench_press(ui, "<Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    }
    ui_bench_close(ui);
}

static void test_danger_in_view_drops_typed_ahead_keys(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui->context.is_startled = false;
    for (int turn = 0; turn < 4; turn++)
        ui_bench_press(ui, ".");
    assert_true(ui->context.is_startled);
    ui_bench_close(ui);
}

static void test_looking_at_the_hero_shows_all_ranges(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "x");
    assert_true(ui_bench_changes(ui, "]"));
    ui_bench_close(ui);
}

/* The hero knows of a snare to the east, and was warned. */
static struct ui *open_warned(void)
{
    struct ui *ui = open_game();
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    ground_set_terrain(state, point_make(4, 2), TERRAIN_SNARE);
    visibility_refresh_cells(state);
    ui_bench_press(ui, ".l");
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    return ui;
}

static struct point hero_of(const struct ui *ui)
{
    return state_hero_const(game_state(ui->context.game))->position;
}

static void test_only_enter_steps_onto_a_known_trap(void **state)
{
    (void)state;
    struct ui *ui = open_warned();
    ui_bench_press(ui, "lll<Right>L");
    assert_true(point_is_equal(hero_of(ui), point_make(3, 2)));
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    ui_bench_press(ui, "<Enter>");
    assert_true(point_is_equal(hero_of(ui), point_make(4, 2)));
    ui_bench_close(ui);
}

static void test_escape_cancels_the_trap_prompt_and_then_opens_the_menu(void **state)
{
    (void)state;
    struct ui *ui = open_warned();
    ui_bench_press(ui, "<Esc><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_true(point_is_equal(hero_of(ui), point_make(3, 2)));
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_close(ui);
}

static void test_the_marked_item_is_used_thrown_or_dropped_from_the_list(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "i<Home><Down><Down>T"); /* the potion */
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    assert_int_equal(ui->context.reader.prompt.item, ITEM_HEALING_POTION);
    ui_bench_press(ui, "<Esc>i<Home><Down><Down>D");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(game_state(ui->context.game)->pack.counts[ITEM_HEALING_POTION], 0);
    ui_bench_press(ui, "id"); /* a thing's letter is that of the thing */
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_ACTION);
    assert_int_equal(ui->context.reader.prompt.item, ITEM_PEBBLES);
    ui_bench_close(ui);
}

static void test_an_item_is_still_marked_after_going_back(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "id<Esc>");
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_THING);
    assert_int_equal(ui->context.reader.prompt.choice, 3);
    ui_bench_close(ui);
}

static void test_the_equipped_weapon_is_thrown_only_after_a_second_enter(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "taa");
    assert_int_equal(ui_bench_screen(ui), SCREEN_INVENTORY);
    ui_bench_press(ui, "<Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_INVENTORY);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    assert_int_equal(ui->context.reader.prompt.item, ITEM_RAGS);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_lead_from_prompt_to_prompt),
        cmocka_unit_test(test_answers_and_escape_lead_back_to_the_game),
        cmocka_unit_test(test_a_throw_from_the_screens_is_played),
        cmocka_unit_test(test_marking_another_item_is_shown),
        cmocka_unit_test(test_the_aim_is_shown_where_it_moves),
        cmocka_unit_test(test_looking_at_the_hero_shows_all_ranges),
        cmocka_unit_test(test_ranges_cycle_through_the_stances_and_off),
        cmocka_unit_test(test_the_log_names_only_the_stance_of_the_ranges_shown),
        cmocka_unit_test(test_at_the_last_stance_the_key_of_the_ranges_hides_them),
        cmocka_unit_test(test_looking_goes_on_to_the_next_in_view),
        cmocka_unit_test(test_a_full_pack_is_listed_in_any_window),
        cmocka_unit_test(test_danger_in_view_drops_typed_ahead_keys),
        cmocka_unit_test(test_only_enter_steps_onto_a_known_trap),
        cmocka_unit_test(test_escape_cancels_the_trap_prompt_and_then_opens_the_menu),
        cmocka_unit_test(test_the_marked_item_is_used_thrown_or_dropped_from_the_list),
        cmocka_unit_test(test_an_item_is_still_marked_after_going_back),
        cmocka_unit_test(test_the_equipped_weapon_is_thrown_only_after_a_second_enter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
