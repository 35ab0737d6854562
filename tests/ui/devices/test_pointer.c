/* The mouse: what it points at is marked and described, what a click does, what the wheel turns. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "ui/view/play_view.h"

#include <stdint.h>
#include <string.h>

static const char hall[] = "##############################\n"
                           "#........+...................#\n"
                           "#..@.....#...................#\n"
                           "#........#...................#\n"
                           "##############################\n";

static struct ui_options options;
static struct ui *ui;

static void open_map(const char *map)
{
    options = ui_bench_options(map, 960, 300);
    ui = ui_host_open(&options);
}

static int set_up(void **state)
{
    (void)state;
    open_map(hall);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_host_close(ui);
    return 0;
}

static struct state *state_of(void)
{
    return (struct state *)(uintptr_t)game_state(ui->context.game);
}

static struct point hero_at(void)
{
    return state_hero_const(state_of())->position;
}

static void assert_hero(int x, int y)
{
    struct point at = hero_at();
    if (!point_is_equal(at, point_make(x, y)))
        fail_msg("the hero is at %d,%d, not %d,%d", at.x, at.y, x, y);
}

static void click_cell(int x, int y)
{
    ui_host_click(ui, ui_host_cell(ui, x, y), SDL_BUTTON_LEFT);
}

static const char *last_said(void)
{
    return message_log_get(&ui->context.log, 0)->text;
}

static void test_a_click_travels_there(void **state)
{
    (void)state;
    click_cell(8, 3);
    assert_hero(8, 3);
    assert_int_equal(state_of()->turn, 5);
}

static void test_a_click_beside_the_hero_is_a_step_and_opens_a_door(void **state)
{
    (void)state;
    click_cell(4, 1);
    assert_hero(4, 1);
    assert_int_equal(state_of()->turn, 1);
    click_cell(8, 1);
    click_cell(9, 1);
    assert_hero(8, 1);
    click_cell(9, 1);
    assert_hero(9, 1);
}

static void test_a_click_on_an_adjacent_wall_is_no_step_and_needs_no_line_in_the_log(void **state)
{
    (void)state;
    click_cell(3, 1);
    click_cell(3, 0);
    assert_hero(3, 1);
    assert_int_equal(state_of()->turn, 1);
    assert_null(strstr(last_said(), "wall"));
}

static void test_a_click_past_a_corner_goes_round_it(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("######\n#.@#.#\n#....#\n######\n");
    click_cell(3, 2);
    assert_hero(3, 2);
    assert_int_equal(state_of()->turn, 2);
}

static void test_a_click_on_the_hero_does_the_action_of_its_cell(void **state)
{
    (void)state;
    click_cell(3, 2);
    assert_int_equal(state_of()->turn, 1);
    ui_host_close(ui);
    open_map("######\n#.@>.#\n######\n");
    click_cell(3, 1);
    assert_int_equal(state_of()->depth, 1);
    click_cell(3, 1);
    assert_int_equal(state_of()->depth, 2);
}

static void test_a_click_on_an_adjacent_enemy_attacks_it(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("#######\n#.@b..#\n#######\n");
    int before = state_of()->turn;
    click_cell(3, 1);
    assert_hero(2, 1);
    assert_int_equal(state_of()->turn, before + 1);
    assert_null(strstr(last_said(), "in the way"));
}

/* With a bow in hand; the second click lets go. */
static void test_a_click_on_an_enemy_in_range_aims_and_the_next_one_shoots(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("##########\n#.@...b..#\n#........#\n##########\n");
    pack_add(&state_of()->pack, ITEM_BOW, 1, 12);
    pack_add(&state_of()->pack, ITEM_ARROW, 5, 12);
    playing_give_command(&ui->session, (struct command){.kind = COMMAND_WEAR, .item = ITEM_BOW});
    ui_host_settle(ui);
    click_cell(6, 1);
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    assert_true(point_is_equal(ui->context.reader.prompt.command.target, point_make(6, 1)));
    ui_host_move(ui, ui_host_cell(ui, 5, 2));
    assert_true(point_is_equal(ui->context.reader.prompt.command.target, point_make(5, 2)));
    int before = state_of()->turn;
    click_cell(6, 1);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(state_of()->turn, before + 1);
    assert_hero(2, 1);
}

/* The hunter follows no faster. */
static void test_while_hunted_clicks_are_refused_until_enter_goes_on(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("####################\n#........@.....b...#\n####################\n");
    struct level *level = state_level(state_of());
    struct handle crawler = level_actor_at(level, point_make(15, 1));
    struct actor *hunter = level_actor(level, crawler);
    hunter->kind = MONSTER_DOORWARD;
    hunter->suspicion = 15;
    ui_host_settle(ui);
    click_cell(4, 1);
    click_cell(4, 1);
    assert_hero(9, 1);
    ui_host_type(ui, "<Enter>");
    assert_hero(4, 1);
}

static void test_pointing_describes_a_known_cell_until_a_key_is_pressed(void **state)
{
    (void)state;
    ui_host_move(ui, ui_host_cell(ui, 5, 3));
    assert_non_null(game_screen_hovered(&ui->context));
    assert_true(point_is_equal(*game_screen_hovered(&ui->context), point_make(5, 3)));
    ui_host_move(ui, ui_host_cell(ui, 20, 2)); /* behind the wall */
    assert_null(game_screen_hovered(&ui->context));
    ui_host_move(ui, ui_host_cell(ui, 5, 3));
    ui_host_type(ui, ".");
    assert_null(game_screen_hovered(&ui->context));
}

static void test_moving_the_pointer_on_the_map_takes_no_turn_and_moves_nothing(void **state)
{
    (void)state;
    struct camera before = ui->display.camera;
    uint64_t hash = state_hash(state_of());
    for (int x = 1; x < 9; x++)
        ui_host_move(ui, ui_host_cell(ui, x, 3));
    assert_memory_equal(&ui->display.camera, &before, sizeof before);
    assert_int_equal(state_hash(state_of()), hash);
}

static void test_a_right_click_looks_there_and_a_click_then_travels(void **state)
{
    (void)state;
    ui_host_click(ui, ui_host_cell(ui, 7, 1), SDL_BUTTON_RIGHT);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    assert_true(point_is_equal(ui->context.cursor, point_make(7, 1)));
    ui_host_move(ui, ui_host_cell(ui, 6, 3));
    assert_true(point_is_equal(ui->context.cursor, point_make(6, 3)));
    click_cell(6, 3);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_hero(6, 3);
}

/* Else whatever is pointed at near an edge would run away. */
static void test_the_map_does_not_scroll_while_the_pointer_looks_around(void **state)
{
    (void)state;
    static const char row[] =
        "#..................................................................#\n";
    static char map[6 * sizeof row];
    map[0] = '\0';
    for (int y = 0; y < 5; y++)
        strcat(map, row);
    memset(map, '#', sizeof row - 2);
    memset(map + 4 * (sizeof row - 1), '#', sizeof row - 2);
    map[2 * (sizeof row - 1) + 30] = '@';
    ui_host_close(ui);
    open_map(map);
    ui_host_move(ui, ui_host_cell(ui, 30, 2));
    for (int i = 0; i < 3; i++)
        ui_host_wheel(ui, 1);
    struct point at = ui_host_cell(ui, 30, 2);
    ui_host_click(ui, at, SDL_BUTTON_RIGHT);
    struct camera before = ui->display.camera;
    at.x = ui->display.layout.map.x + ui->display.layout.map.width - 3;
    ui_host_move(ui, at);
    assert_true(ui->context.cursor.x > 32);
    assert_memory_equal(&ui->display.camera, &before, sizeof before);
    ui_host_type(ui, "l");
    assert_memory_not_equal(&ui->display.camera, &before, sizeof before);
}

static void test_the_wheel_zooms_the_map_and_scrolls_lists(void **state)
{
    (void)state;
    ui_host_move(ui, ui_host_cell(ui, 5, 3));
    int zoom = ui->display.layout.zoom;
    ui_host_wheel(ui, 1);
    assert_int_equal(ui->display.layout.zoom, zoom + 1);
    ui_host_wheel(ui, -1);
    assert_int_equal(ui->display.layout.zoom, zoom);
    ui_host_type(ui, "<Esc>");
    ui_host_wheel(ui, -2);
    assert_int_equal(ui->context.stack.choice, 2);
    ui_host_wheel(ui, 1);
    assert_int_equal(ui->context.stack.choice, 1);
}

static void test_the_wheel_does_nothing_where_nothing_scrolls(void **state)
{
    (void)state;
    ui_host_type(ui, "<Tab>");
    ui_host_wheel(ui, -1);
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
}

static void test_a_row_under_the_pointer_is_marked_and_a_click_chooses_it(void **state)
{
    (void)state;
    ui_host_type(ui, "<Esc>");
    ui_host_move(ui, ui_host_row(ui, 1));
    assert_int_equal(ui->context.stack.choice, 1);
    ui_host_click(ui, ui_host_row(ui, 0), SDL_BUTTON_LEFT);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
}

static void test_items_are_chosen_row_by_row(void **state)
{
    (void)state;
    ui_host_type(ui, "i");
    ui_host_move(ui, ui_host_row(ui, 3));
    assert_int_equal(ui->context.reader.prompt.choice, 3);
    ui_host_click(ui, ui_host_row(ui, 3), SDL_BUTTON_LEFT);
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_ACTION);
    ui_host_click(ui, ui_host_row(ui, 1), SDL_BUTTON_LEFT);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(state_of()->turn, 1);
}

/* A second click that comes before the first was shown is none: it was not meant for what is there now. */
static void test_a_click_on_something_not_yet_shown_is_ignored(void **state)
{
    (void)state;
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    struct point at = ui_host_key(ui, "i");
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = at.x;
    event.button.y = at.y;
    SDL_PushEvent(&event);
    event.button.button = SDL_BUTTON_RIGHT; /* it would go back */
    SDL_PushEvent(&event);
    ui_host_settle(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_INVENTORY);
    assert_hero(3, 2);
}

static void test_a_click_during_travel_only_stops_it(void **state)
{
    (void)state;
    ui_host_frame(ui);
    struct point far = ui_host_cell(ui, 8, 3);
    struct point back = ui_host_cell(ui, 1, 1);
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = far.x;
    event.button.y = far.y;
    SDL_PushEvent(&event);
    ui_host_frame(ui);
    assert_true(game_is_under_way(ui->context.game));
    event.button.x = back.x;
    event.button.y = back.y;
    ui_host_frame(ui); /* the first click is shown */
    SDL_PushEvent(&event);
    ui_host_settle(ui);
    assert_in_range(state_of()->turn, 1, 3);
    assert_true(hero_at().x > 3);
}

static void test_a_click_on_the_map_of_the_floor_travels(void **state)
{
    (void)state;
    ui_host_type(ui, "<Tab>");
    const struct floor_plan *plan = &ui->context.states.map.plan;
    struct point at = point_make(plan->x + 8 * plan->side + plan->side / 2,
                                 plan->y + 3 * plan->side + plan->side / 2);
    ui_host_click(ui, at, SDL_BUTTON_LEFT);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_hero(8, 3);
}

static void test_a_click_answers_a_direction_prompt(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("#####\n./@/.\n#####\n");
    ui_host_type(ui, "c");
    assert_true(ui->context.reader.wants_direction);
    click_cell(1, 1);
    assert_false(ui->context.reader.wants_direction);
    assert_int_equal(level_terrain(state_level(state_of()), point_make(1, 1)), TERRAIN_DOOR_CLOSED);
    assert_false(ui->display.device.is_gamepad);
}

/* The spots of the bar are of the play screen, and no letters for what lies over it. */
static void test_the_bar_below_another_screen_is_not_clicked(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("#####\n./@/.\n#####\n");
    struct point close = ui_host_key(ui, "c"); /* the letter of a thing */
    ui_host_type(ui, "i");
    ui_host_click(ui, close, SDL_BUTTON_LEFT);
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_THING);
    assert_int_equal(state_of()->turn, 0);
}

/* The middle of the spot of the play screen that looks at that cell. */
static struct point find_look(struct point cell)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++) {
        const struct hit_area *hit_area = &ui->display.hit_areas.hit_areas[i];
        if (hit_area->has_cell && point_is_equal(hit_area->cell, cell))
            return point_make(hit_area->area.x + hit_area->area.width / 2,
                              hit_area->area.y + hit_area->area.height / 2);
    }
    fail_msg("nothing on the frame looks at %d,%d", cell.x, cell.y);
    return cell;
}

static void test_a_click_on_an_actor_in_the_panel_looks_at_it(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("#########\n#.@.b.b.#\n#########\n");
    ui_host_click(ui, find_look(point_make(6, 1)), SDL_BUTTON_LEFT);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    assert_true(point_is_equal(ui->context.cursor, point_make(6, 1)));
    assert_int_equal(state_of()->turn, 0);
}

static void test_a_click_in_the_panel_cancels_a_direction_prompt(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("#########\n./@/b...#\n#########\n");
    ui_host_type(ui, "c");
    assert_true(ui->context.reader.wants_direction);
    ui_host_click(ui, find_look(point_make(4, 1)), SDL_BUTTON_LEFT);
    assert_false(ui->context.reader.wants_direction);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
}

static void test_a_click_on_the_lantern_in_the_panel_presses_its_key(void **state)
{
    (void)state;
    struct rectangle panel = ui->display.layout.panel;
    const struct binding *lantern = binding_named(ui->options->bindings, "lantern");
    enum lantern before = state_hero_const(state_of())->lantern;
    for (int i = 0; i < ui->display.hit_areas.count; i++) {
        struct rectangle area = ui->display.hit_areas.hit_areas[i].area;
        if (ui->display.hit_areas.hit_areas[i].key.code != lantern->key.code || area.x < panel.x ||
            area.y > panel.y + panel.height)
            continue;
        ui_host_click(ui, point_make(area.x + 4, area.y + area.height - 2), SDL_BUTTON_LEFT);
        assert_int_not_equal(state_hero_const(state_of())->lantern, before);
        return;
    }
    fail_msg("the lantern can't be clicked");
}

static void test_the_path_of_a_click_is_shown(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("########\n#.@.~..#\n#......#\n########\n");
    static const struct point expected[] = {{3, 2}, {4, 2}, {5, 2}, {5, 1}};
    ui_host_move(ui, ui_host_cell(ui, 5, 1));
    ui_host_frame(ui);
    assert_int_equal(ui->context.way.count, 4);
    for (int i = 0; i < 4; i++)
        assert_true(point_is_equal(ui->context.way.cells[i], expected[i]));
    ui_host_move(ui, ui_host_cell(ui, 3, 1)); /* next to the hero */
    ui_host_frame(ui);
    assert_int_equal(ui->context.way.count, 0);
}

static void test_while_hunted_only_one_step_of_the_path_is_shown(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_map("##########\n#..@.....#\n#........#\n#......r.#\n##########\n");
    struct level *level = state_level(state_of());
    struct actor *hunter = level_actor(level, level_actor_at(level, point_make(7, 3)));
    hunter->kind = MONSTER_DOORWARD; /* a rat would flee the light */
    hunter->suspicion = 15;
    ui_host_move(ui, ui_host_cell(ui, 1, 3));
    ui_host_frame(ui);
    assert_int_equal(ui->context.way.count, 1);
    ui_host_move(ui, ui_host_cell(ui, 7, 3)); /* it would be struck or aimed at */
    ui_host_frame(ui);
    assert_int_equal(ui->context.way.count, 0);
}

static void test_a_click_in_the_sight_lab_looks_from_there_at_once(void **state)
{
    (void)state;
    ui_host_type(ui, "<F3>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_LAB);
    click_cell(6, 3);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(6, 3)));
    assert_int_equal(state_of()->turn, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_a_click_travels_there),
        TEST(test_a_click_beside_the_hero_is_a_step_and_opens_a_door),
        TEST(test_a_click_on_an_adjacent_wall_is_no_step_and_needs_no_line_in_the_log),
        TEST(test_a_click_past_a_corner_goes_round_it),
        TEST(test_a_click_on_the_hero_does_the_action_of_its_cell),
        TEST(test_a_click_on_an_adjacent_enemy_attacks_it),
        TEST(test_a_click_on_an_enemy_in_range_aims_and_the_next_one_shoots),
        TEST(test_while_hunted_clicks_are_refused_until_enter_goes_on),
        TEST(test_pointing_describes_a_known_cell_until_a_key_is_pressed),
        TEST(test_moving_the_pointer_on_the_map_takes_no_turn_and_moves_nothing),
        TEST(test_a_right_click_looks_there_and_a_click_then_travels),
        TEST(test_the_map_does_not_scroll_while_the_pointer_looks_around),
        TEST(test_the_wheel_zooms_the_map_and_scrolls_lists),
        TEST(test_the_wheel_does_nothing_where_nothing_scrolls),
        TEST(test_a_row_under_the_pointer_is_marked_and_a_click_chooses_it),
        TEST(test_items_are_chosen_row_by_row),
        TEST(test_a_click_on_something_not_yet_shown_is_ignored),
        TEST(test_a_click_during_travel_only_stops_it),
        TEST(test_a_click_on_the_map_of_the_floor_travels),
        TEST(test_a_click_answers_a_direction_prompt),
        TEST(test_the_bar_below_another_screen_is_not_clicked),
        TEST(test_a_click_on_an_actor_in_the_panel_looks_at_it),
        TEST(test_a_click_in_the_panel_cancels_a_direction_prompt),
        TEST(test_a_click_on_the_lantern_in_the_panel_presses_its_key),
        TEST(test_the_path_of_a_click_is_shown),
        TEST(test_while_hunted_only_one_step_of_the_path_is_shown),

        TEST(test_a_click_in_the_sight_lab_looks_from_there_at_once),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
