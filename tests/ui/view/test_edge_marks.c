/* Marks at the edge of the map: for eyes and actors that the hero perceives beyond what the window shows. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/art/theme.h"
#include "ui/view/edge_marks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Both floors have a rat, so that the hero has the same index among the actors and the same breathing animation. */
static const char with_eyes[] = "##############################\n"
                                "#.@...............r..........#\n"
                                "##############################\n"
                                "#............................#\n"
                                "##############################\n";
static const char without_eyes[] = "##############################\n"
                                   "#.@..........................#\n"
                                   "##############################\n"
                                   "#.................r..........#\n"
                                   "##############################\n";

static struct ui_options options;

static struct ui *open_game(const char *map, int zoom)
{
    options = ui_bench_options(map, 480, 300);
    options.zoom = zoom;
    return ui_bench_open(&options);
}

/* The columns of the map's part of the frame in which two games look different; {-1, -1}: none. */
static void find_difference(const struct ui *a, const struct ui *b, int columns[2])
{
    struct rectangle map = a->display.layout.map;
    columns[0] = columns[1] = -1;
    for (int x = map.x; x < map.x + map.width; x++)
        for (int y = map.y; y < map.y + map.height; y++)
            if (a->display.frame.pixels[y * a->display.frame.width + x] !=
                b->display.frame.pixels[y * b->display.frame.width + x]) {
                columns[0] = columns[0] < 0 ? x : columns[0];
                columns[1] = x;
            }
}

static void compare(int zoom, int columns[2])
{
    struct ui *with = open_game(with_eyes, zoom);
    assert_int_equal(game_state(with->context.game)->vision.eye_count, 1);
    struct ui *without = open_game(without_eyes, zoom);
    find_difference(with, without, columns);
    ui_bench_close(with);
    ui_bench_close(without);
}

static void test_eyes_beyond_the_window_are_marked_at_its_edge(void **state)
{
    (void)state;
    int columns[2];
    compare(6, columns);
    struct layout layout = layout_of(480, 300, 6, 0);
    int right = layout.map.x + layout.map.width;
    assert_in_range(columns[0], right - 50, right - 1);
    assert_in_range(columns[1], right - 50, right - 1);
}

/* A rat far to the south, in the hero's corridor or in the next. */
static struct ui *open_shaft(bool is_in_view, const char *message)
{
    char map[32 * 6 + 1];
    struct text text = text_init(map, sizeof map);
    for (int y = 0; y < 30; y++) {
        bool is_wall = y == 0 || y == 29;
        char hero = y == 2 ? '@' : '.';
        text_append(&text, "#%c#%c#\n",
                    is_wall                 ? '#'
                    : y == 17 && is_in_view ? 'r'
                                            : hero,
                    is_wall                  ? '#'
                    : y == 17 && !is_in_view ? 'r'
                                             : '.');
    }
    struct ui *ui = open_game(map, 4);
    message_log_clear(&ui->context.log);
    for (int i = 0; i < 8; i++) {
        char said[80];
        snprintf(said, sizeof said, "%s: %d.", message, i);
        screen_context_say(&ui->context, said);
    }
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui;
}

static void check_log(const char *message)
{
    struct ui *with = open_shaft(true, message);
    struct ui *without = open_shaft(false, message);
    struct rectangle log = with->display.layout.log_drawn;
    int width = with->display.frame.width;
    int different = 0;
    assert_int_equal(game_state(with->context.game)->vision.eye_count, 1);
    assert_true(log.y < with->display.layout.log.y);
    for (int y = log.y; y < log.y + log.height; y++)
        for (int x = log.x; x < log.x + log.width; x++)
            different += with->display.frame.pixels[y * width + x] !=
                         without->display.frame.pixels[y * width + x];
    assert_int_equal(different, 0);
    ui_bench_close(with);
    ui_bench_close(without);
}

static void marks_leave_the_words_of_the_log_free(void **state)
{
    (void)state;
    check_log("A message that is as long as the map of this window is");
    check_log("Words that fill the whole line of this log, so that no mark has room");
}

/* Whether a pixel of the map shows what the scene has there, magnified. */
static bool shows_scene(const struct ui *ui, int x, int y)
{
    int zoom = ui->display.layout.zoom;
    return ui->display.frame.pixels[y * ui->display.frame.width + x] ==
           ui->display.map.pixels[y / zoom * ui->display.map.width + x / zoom];
}

static void test_eyes_and_actors_within_the_window_are_not_marked_again(void **state)
{
    (void)state;
    options = ui_bench_options("##############################\n"
                               "#.@...r...r..................#\n"
                               "##############################\n",
                               960, 600);
    options.zoom = 2;
    struct ui *ui = ui_bench_open(&options);
    assert_int_equal(game_state(ui->context.game)->vision.eye_count, 1);
    for (int y = 0; y < ui->display.layout.map.height; y++)
        for (int x = 0; x < ui->display.layout.map.width; x++)
            assert_true(shows_scene(ui, x, y));
    ui_bench_close(ui);
}

static void test_marks_stay_on_the_map_in_the_smallest_window(void **state)
{
    (void)state;
    options = ui_bench_options(with_eyes, 320, 200);
    options.zoom = ZOOM_MAX;
    struct ui *ui = ui_bench_open(&options);
    size_t bytes = (size_t)ui->display.frame.width * (size_t)ui->display.frame.height *
                   sizeof *ui->display.frame.pixels;
    uint32_t *before = malloc(bytes);
    assert_non_null(before);
    memcpy(before, ui->display.frame.pixels, bytes);
    ui->display.needs_drawing = true; /* the map alone */
    ui_bench_draw(ui);
    assert_memory_equal(before, ui->display.frame.pixels, bytes);
    free(before);
    ui_bench_close(ui);
}

/* The hero at the other end of the hall: what is beyond the window is at its left. */
static void test_a_mark_is_within_the_map(void **state)
{
    (void)state;
    static const char left[] = "##############################\n"
                               "#..........r...............@.#\n"
                               "##############################\n"
                               "#............................#\n"
                               "##############################\n";
    static const char nobody[] = "##############################\n"
                                 "#..........................@.#\n"
                                 "##############################\n"
                                 "#..........r.................#\n"
                                 "##############################\n";
    int columns[2];
    struct ui *with = open_game(left, 6);
    assert_int_equal(game_state(with->context.game)->vision.eye_count, 1);
    struct ui *without = open_game(nobody, 6);
    find_difference(with, without, columns);
    assert_in_range(columns[0], with->display.layout.map.x + 1, with->display.layout.map.x + 50);
    assert_in_range(columns[1], with->display.layout.map.x + 1, with->display.layout.map.x + 50);
    ui_bench_close(with);
    ui_bench_close(without);
}

static const char long_hall[] = "##############################\n"
                                "#.@..........................#\n"
                                "##############################\n";

/* Whether something of a colour is in the last columns of the map. */
static bool has_at_right(const struct ui *ui, uint32_t colour)
{
    struct rectangle map = ui->display.layout.map;
    for (int y = map.y; y < map.y + map.height; y++)
        for (int x = map.x + map.width - 20; x < map.x + map.width; x++)
            if ((ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff) == colour)
                return true;
    return false;
}

static void test_newly_spotted_things_are_marked_with_an_arrow(void **state)
{
    (void)state;
    struct ui *ui = open_game(long_hall, 6);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    for (int told = 0; told < 2; told++) {
        played->events.count = 0;
        if (told)
            event_list_add(&played->events, (struct event){.kind = EVENT_SPOTTED,
                                                           .item = ITEM_NONE,
                                                           .terrain = TERRAIN_STAIRS_DOWN,
                                                           .to = point_make(18, 1)});
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        assert_int_equal(has_at_right(ui, THEME_KEY), told);
    }
    ui_bench_close(ui);
}

static void test_the_arrow_of_eyes_points_out_of_the_map(void **state)
{
    (void)state;
    struct ui *with = open_game(with_eyes, 6);
    struct rectangle map = with->display.layout.map;
    int lit[3] = {0};
    for (int i = 0; i < 3; i++)
        for (int y = map.y; y < map.y + map.height; y++)
            lit[i] += (with->display.frame
                           .pixels[y * with->display.frame.width + map.x + map.width - 6 + i] &
                       0xffffff) == THEME_EYES;
    assert_int_equal(lit[0], 5); /* its rows, the longest beside the plate */
    assert_int_equal(lit[1], 3);
    assert_int_equal(lit[2], 1);
    ui_bench_close(with);
}

/* The arrows' tips at the right edge of the map that have the eyes' colour. */
static int count_tips(const char *map, int eyes)
{
    struct ui *ui = open_game(map, 6);
    assert_int_equal(game_state(ui->context.game)->vision.eye_count, eyes);
    struct rectangle area = ui->display.layout.map;
    int tips = 0;
    for (int y = area.y; y < area.y + area.height; y++)
        tips += (ui->display.frame.pixels[y * ui->display.frame.width + area.x + area.width - 4] &
                 0xffffff) == THEME_EYES;
    ui_bench_close(ui);
    return tips;
}

static void test_marks_of_one_direction_stand_beside_each_other(void **state)
{
    (void)state;
    assert_int_equal(count_tips("##############################\n"
                                "#.@..............r...........#\n"
                                "#.................r..........#\n"
                                "##############################\n",
                                2),
                     2);
}

static void test_eyes_behind_each_other_are_one_mark(void **state)
{
    (void)state;
    assert_int_equal(count_tips("##############################\n"
                                "#.@..............rr..........#\n"
                                "##############################\n",
                                2),
                     1);
}

/* The pixels of that colour on the map's last columns, where arrows and frames are. */
static int count_at_the_edge(const struct ui *ui, uint32_t colour)
{
    struct rectangle area = ui->display.layout.map;
    int count = 0;
    for (int y = area.y; y < area.y + area.height; y++)
        for (int x = area.x + area.width - 60; x < area.x + area.width; x++)
            count +=
                (ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff) == colour;
    return count;
}

static void test_eyes_that_hunt_are_marked_in_red_and_not_hidden_behind_calm_ones(void **state)
{
    (void)state;
    struct ui *ui = open_game("##############################\n"
                              "#.@..............rr..........#\n"
                              "##############################\n",
                              6);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    assert_int_equal(count_at_the_edge(ui, THEME_DANGER), 0);
    struct level *level = state_level(played);
    level_actor(level, level_actor_at(level, point_make(18, 1)))->suspicion = SUSPICION_HUNTING;
    canvas_clear(&ui->display.frame);
    edge_marks_draw(&ui->display, played);
    assert_true(count_at_the_edge(ui, THEME_DANGER) > 20);
    assert_true(count_at_the_edge(ui, THEME_EYES) > 5);
    ui_bench_close(ui);
}

/* A checksum of the marks of a game alone. */
static uint64_t sum_of_marks(const char *map)
{
    struct ui *ui = open_game(map, 6);
    uint64_t sum = 0;
    canvas_clear(&ui->display.frame);
    edge_marks_draw(&ui->display, game_state(ui->context.game));
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        sum = sum * 31 + (ui->display.frame.pixels[i] & 0xffffff);
    ui_bench_close(ui);
    return sum;
}

/* Of two pairs of eyes behind each other: the farther comes first among the actors. */
static void test_the_nearest_of_a_kind_is_marked(void **state)
{
    (void)state;
    uint64_t both = sum_of_marks("##############################\n"
                                 "#..........rr..............@.#\n"
                                 "##############################\n");
    assert_true(both == sum_of_marks("##############################\n"
                                     "#...........r..............@.#\n"
                                     "##############################\n"));
    assert_true(both != sum_of_marks("##############################\n"
                                     "#..........r...............@.#\n"
                                     "##############################\n"));
}

/* Eyes straight ahead, past a brazier at the edge of the window: their plate steps aside. */
static void test_a_mark_hides_nothing_that_is_worth_seeing(void **state)
{
    (void)state;
    struct ui *ui = open_game("##############################\n"
                              "#.@...............r..........#\n"
                              "#............................#\n"
                              "#............................#\n"
                              "##############################\n",
                              3);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct rectangle map = ui->display.layout.map;
    assert_int_equal(played->vision.eye_count, 1);
    int edge = (ui->display.camera.x + map.width / 3) / TILE_SIDE - 1;
    assert_true(edge < 18);
    for (int x = edge - 1; x <= edge; x++)
        level_set_terrain(state_level(played), point_make(x, 1), TERRAIN_BRAZIER);
    for (int x = edge - 1; x <= edge; x++)
        ((struct memory *)(uintptr_t)level_memory(state_level(played), point_make(x, 1)))->terrain =
            TERRAIN_BRAZIER;
    canvas_clear(&ui->display.frame);
    edge_marks_draw(&ui->display, played);
    int top = (TILE_SIDE - ui->display.camera.y) * 3;
    int drawn = 0;
    for (int y = map.y; y < map.y + map.height; y++)
        for (int x = map.x + map.width / 2; x < map.x + map.width; x++) {
            bool is_drawn = ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff;
            assert_false(is_drawn && y >= top && y < top + TILE_SIDE * 3);
            drawn += is_drawn;
        }
    assert_true(drawn > 0);
    ui_bench_close(ui);
}

/* While one looks elsewhere the hero may be beyond the window too. */
static void test_the_hero_is_not_marked(void **state)
{
    (void)state;
    struct ui *ui = open_game(long_hall, 6);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    played->events.count = 0;
    ui->display.camera.x += 12 * TILE_SIDE;
    canvas_clear(&ui->display.frame);
    edge_marks_draw(&ui->display, game_state(ui->context.game));
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        assert_int_equal(ui->display.frame.pixels[i] & 0xffffff, 0);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_leave_the_words_of_the_log_free),
        cmocka_unit_test(test_eyes_beyond_the_window_are_marked_at_its_edge),
        cmocka_unit_test(test_eyes_and_actors_within_the_window_are_not_marked_again),
        cmocka_unit_test(test_marks_stay_on_the_map_in_the_smallest_window),
        cmocka_unit_test(test_a_mark_is_within_the_map),
        cmocka_unit_test(test_newly_spotted_things_are_marked_with_an_arrow),
        cmocka_unit_test(test_the_arrow_of_eyes_points_out_of_the_map),
        cmocka_unit_test(test_marks_of_one_direction_stand_beside_each_other),
        cmocka_unit_test(test_eyes_behind_each_other_are_one_mark),
        cmocka_unit_test(test_eyes_that_hunt_are_marked_in_red_and_not_hidden_behind_calm_ones),
        cmocka_unit_test(test_the_nearest_of_a_kind_is_marked),
        cmocka_unit_test(test_a_mark_hides_nothing_that_is_worth_seeing),
        cmocka_unit_test(test_the_hero_is_not_marked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
