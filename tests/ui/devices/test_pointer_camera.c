/* A click hits the cell under the pointer, wherever looking has scrolled the map. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "game/game.h"

#include <stdint.h>
#include <string.h>

#define ROWS 30
#define COLUMNS 90

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    static char map[ROWS * (COLUMNS + 1) + 1];
    for (int y = 0; y < ROWS; y++) {
        char *row = map + y * (COLUMNS + 1);
        memset(row, y == 0 || y == ROWS - 1 ? '#' : '.', COLUMNS);
        row[0] = row[COLUMNS - 1] = '#';
        row[COLUMNS] = '\n';
    }
    map[15 * (COLUMNS + 1) + 40] = '@';
    options = ui_bench_options(map, 960, 400);
    options.is_still = false;
    ui = ui_host_open(&options);
    struct state *game = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct level *level = state_level(game);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    (void)state;
    return 0;
}

static int tear_down(void **state)
{
    ui_host_close(ui);
    (void)state;
    return 0;
}

/* A letter key and a few frames, in which the map has begun to scroll. */
static void press_and_scroll(char letter)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    struct camera before = ui->display.camera;
    event.text.text[0] = letter;
    assert_int_equal(SDL_PushEvent(&event), 1);
    for (int i = 0; i < 50 && ui->display.camera.x == before.x; i++) {
        SDL_Delay(5);
        ui_host_frame(ui);
    }
    assert_true(ui->display.camera.glides);
}

static void end_scrolling(void)
{
    while (ui->display.camera.glides) {
        SDL_Delay(5);
        ui_host_frame(ui);
    }
}

static struct point middle_of_map(void)
{
    struct rectangle map = ui->display.layout.map;
    return point_make(map.x + map.width / 3, map.y + map.height / 2);
}

/* The cell drawn there in the last frame. */
static struct point shown_at(struct point at)
{
    const struct layout *layout = &ui->display.layout;
    const struct camera *camera = &ui->display.camera;
    return point_make(((at.x - layout->map.x) / layout->zoom + camera->x) / TILE_SIDE,
                      ((at.y - layout->map.y) / layout->zoom + camera->y) / TILE_SIDE);
}

static void the_map_stops_scrolling_where_the_pointer_looks(void **state)
{
    (void)state;
    ui_host_type(ui, "xL");
    press_and_scroll('L');
    struct point at = middle_of_map();
    ui_host_move(ui, at);
    end_scrolling();
    assert_true(point_is_equal(ui->context.cursor, shown_at(at)));
}

static void a_click_after_looking_travels_to_the_cell_under_the_pointer(void **state)
{
    (void)state;
    for (int leaves = 0; leaves < 2; leaves++) {
        ui_host_type(ui, leaves ? "xLLL<Esc>" : "xLLL");
        end_scrolling(); /* a frame is drawn before it takes the click, and would scroll on */
        struct point at = middle_of_map();
        struct point shown = shown_at(at);
        ui_host_click(ui, at, SDL_BUTTON_LEFT);
        ui_host_settle(ui);
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
        assert_true(
            point_is_equal(state_hero_const(game_state(ui->context.game))->position, shown));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_map_stops_scrolling_where_the_pointer_looks, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(a_click_after_looking_travels_to_the_cell_under_the_pointer,
                                        set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
