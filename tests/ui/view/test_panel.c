/* The panels about the map: nothing that is told is cut off. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "rules/visibility.h"
#include "ui/art/theme.h"
#include "ui/session/playing.h"
#include "ui/view/panel.h"
#include "world/hero.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char map[] = "############\n"
                          "#@.........#\n"
                          "############\n";

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options(map, 640, 400);
    return ui_bench_open(&options);
}

/* Where there is no room for the panel. */
static void test_the_cell_looked_at_is_described_even_in_a_narrow_frame(void **state)
{
    (void)state;
    options = ui_bench_options("#######\n#@..r.#\n#######\n", 320, 200);
    struct ui *ui = ui_bench_open(&options);
    assert_int_equal(ui->display.layout.panel.width, 0);
    ui_bench_press(ui, "xlll");
    ui_bench_draw(ui);
    struct rectangle told = {20, ui->display.layout.bar.y - 80, 280, 70};
    uint32_t sums[2] = {0};
    for (int look = 0; look < 2; look++) {
        for (int y = told.y; y < told.y + told.height; y++)
            for (int x = told.x; x < told.x + told.width; x++)
                sums[look] = sums[look] * 31 +
                             ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)];
        ui_bench_press(ui, "h");
        ui_bench_draw(ui);
    }
    assert_true(sums[0] != sums[1]);
    /* The map, drawn again by itself, leaves it as it is. */
    uint32_t before =
        ui->display.frame.pixels[(size_t)((told.y + 2) * ui->display.frame.width + 160)];
    ui->display.needs_drawing = true;
    ui_bench_draw(ui);
    assert_int_equal(
        ui->display.frame.pixels[(size_t)((told.y + 2) * ui->display.frame.width + 160)], before);
    ui_bench_close(ui);
}

static struct ui *open_map(const char *drawn, int width, int height, int text_size)
{
    options = ui_bench_options(drawn, width, height);
    struct ui *ui = ui_bench_open(&options);
    ui->settings.in_force.text_size = text_size;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui;
}

/* The first row of a part of the frame in which two frames differ; -1: they are alike there. */
static int first_difference(const struct canvas *one, const struct canvas *other,
                            struct rectangle part)
{
    for (int y = part.y; y < part.y + part.height; y++) {
        size_t start = (size_t)(y * one->width + part.x);
        if (memcmp(one->pixels + start, other->pixels + start,
                   sizeof *one->pixels * (size_t)part.width) != 0)
            return y;
    }
    return -1;
}

static void test_actors_in_view_are_listed_at_every_text_size_in_every_window(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {640, 400}, {1280, 720}};
    for (int size = 0; size < 3; size++)
        for (int text = 0; text <= 4; text++) {
            struct ui *rat =
                open_map("######\n#@.r.#\n######\n", sizes[size][0], sizes[size][1], text);
            struct ui *other =
                open_map("######\n#@.s.#\n######\n", sizes[size][0], sizes[size][1], text);
            message_log_clear(&rat->context.log);
            message_log_clear(&other->context.log);
            display_redraw(&rat->display);
            display_redraw(&other->display);
            ui_bench_draw(rat);
            ui_bench_draw(other);
            bool has_panel = rat->display.layout.panel.width > 0;
            struct rectangle told = has_panel ? rat->display.layout.panel : rat->display.layout.log;
            if (first_difference(&rat->display.frame, &other->display.frame, told) < 0)
                fail_msg("%dx%d, text %d: no actor is shown", sizes[size][0], sizes[size][1], text);
            ui_bench_close(rat);
            ui_bench_close(other);
        }
}

/* Below its texts the map is seen, and can be clicked. */
static void test_the_panel_is_as_tall_as_what_it_says(void **state)
{
    (void)state;
    int heights[2];
    for (int i = 0; i < 2; i++) {
        struct ui *ui = open_map(i == 0 ? "######\n#@...#\n######\n" : "######\n#@rrr#\n######\n",
                                 1280, 720, 0);
        struct rectangle panel = ui->display.layout.panel;
        struct rectangle drawn = ui->display.layout.panel_drawn;
        heights[i] = drawn.height;
        assert_true(drawn.height < panel.height);
        assert_false(layout_shows_map(&ui->display.layout, panel.x + 9, panel.y + 9));
        assert_true(layout_shows_map(&ui->display.layout, panel.x + 9, drawn.y + drawn.height));
        ui_bench_close(ui);
    }
    assert_true(heights[1] > heights[0]);
}

/* The turns of the night jump when the lantern is hooded or dark: a line says what they would be with it open. Another says how
 * long a step takes. */
static void test_the_panel_says_when_night_would_come_with_an_open_lantern(void **state)
{
    (void)state;
    struct ui *ui = open_map("######\n#@...#\n######\n", 640, 400, 0);
    int line = ui->display.art.font.height + WIDGETS_LINE_GAP;
    int open = ui->display.layout.panel_drawn.height;
    for (const char *key = "56"; *key; key++) {
        ui_bench_press(ui, (char[]){*key, '\0'});
        ui_bench_draw(ui);
        assert_int_equal(ui->display.layout.panel_drawn.height, open + 2 * line);
    }
    ui_bench_press(ui, "4");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.panel_drawn.height, open);
    ui_bench_close(ui);
}

static void test_silence_has_an_icon_without_waves(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    assert_int_equal(ui->display.art.tileset.tiles[TILE_ICON_NOISE]->frames, 2);
    ui_bench_close(ui);
}

static void test_quiet_steps_and_a_silent_turn_are_named_apart(void **state)
{
    (void)state;
    const struct status_kind *quiet = status_get(STATUS_QUIET);
    assert_non_null(quiet->label);
    assert_string_not_equal(quiet->label, loudness_get(LOUDNESS_SILENT)->name);
}

/* The last row of the panel that has something of that colour; -1: none. */
static int last_row_of(const struct ui *ui, uint32_t colour)
{
    struct rectangle panel = ui->display.layout.panel;
    for (int y = panel.y + panel.height - 1; y >= panel.y; y--)
        for (int x = panel.x; x < panel.x + panel.width; x++)
            if ((ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)] & 0xffffff) ==
                colour)
                return y;
    return -1;
}

static void test_the_cell_under_the_pointer_is_described_below_actors_in_view(void **state)
{
    (void)state;
    struct ui *ui = open_map("######\n#@.r.#\n######\n", 1280, 720, 0);
    struct ui *same = open_map("######\n#@.r.#\n######\n", 1280, 720, 0);
    int enemy = last_row_of(ui, THEME_HEALTH);
    assert_true(enemy > 0);
    assert_int_equal(
        first_difference(&ui->display.frame, &same->display.frame, ui->display.layout.panel), -1);
    ui->display.pointer.has_cell = true;
    ui->display.pointer.cell = point_make(2, 1);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    assert_true(first_difference(&ui->display.frame, &same->display.frame,
                                 ui->display.layout.panel) > enemy);
    ui_bench_close(ui);
    ui_bench_close(same);
}

/* At the foot: the field of view algorithm. */
static void test_the_foot_stays_while_the_pointer_is_over_something(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {640, 400}, {2560, 1440}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        options = ui_bench_options("######\n#@.r.#\n######\n", sizes[i][0], sizes[i][1]);
        options.setup.fov = 1;
        struct ui *ui = ui_bench_open(&options);
        struct ui *same = ui_bench_open(&options);
        int height =
            (ui->display.art.font.height + WIDGETS_LINE_GAP) * ui->display.layout.panel_scale;
        struct rectangle foot = ui->display.layout.panel;
        int above = foot.height - height - WIDGETS_MARGIN * ui->display.layout.panel_scale;
        foot.y += above;
        foot.height -= above;
        assert_int_equal(first_difference(&ui->display.frame, &same->display.frame, foot), -1);
        ui->display.pointer.has_cell = true;
        ui->display.pointer.cell = point_make(3, 1);
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        assert_true(first_difference(&ui->display.frame, &same->display.frame,
                                     ui->display.layout.panel) > 0);
        assert_int_equal(first_difference(&ui->display.frame, &same->display.frame, foot), -1);
        ui_bench_close(ui);
        ui_bench_close(same);
    }
}

static void test_the_foot_names_the_fov_algorithm_only_if_it_is_not_the_default(void **state)
{
    (void)state;
    int letters[2];
    struct rectangle panel;
    for (int fov = 0; fov < 2; fov++) {
        options = ui_bench_options(map, 1280, 720);
        options.setup.fov = fov;
        struct ui *ui = ui_bench_open(&options);
        panel = ui->display.layout.panel;
        letters[fov] = 0;
        for (int y = panel.y + panel.height - 100; y < panel.y + panel.height - 16; y++)
            for (int x = panel.x + 16; x < panel.x + panel.width - 16; x++)
                letters[fov] +=
                    (ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)] >> 16 &
                     0xff) > 0x60;
        ui_bench_close(ui);
    }
    assert_true(letters[1] > letters[0] + 100);
}

static void test_the_colour_of_health_depends_on_its_share(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    static const struct {
        int health;
        uint32_t colour;
    } shares[] = {{20, THEME_TEXT},   {11, THEME_TEXT},  {10, THEME_WARNING},
                  {6, THEME_WARNING}, {5, THEME_DANGER}, {1, THEME_DANGER}};
    played->traits.health = 20;
    for (size_t i = 0; i < ARRAY_LENGTH(shares); i++) {
        state_hero(played)->health = shares[i].health;
        assert_int_equal(panel_health_colour(played), shares[i].colour);
    }
    ui_bench_close(ui);
}

/* How often the log has a message with that part. */
static int messages_like(const struct ui *ui, const char *part, bool is_danger)
{
    int found = 0;
    for (int i = 0; i < message_log_kept(&ui->context.log); i++) {
        const struct message *message = message_log_get(&ui->context.log, i);
        if (!strstr(message->text, part))
            continue;
        assert_int_equal(message->is_danger, is_danger);
        found += message->times;
    }
    return found;
}

static int warnings_of_low_health(const struct ui *ui)
{
    return messages_like(ui, "health is low", true);
}

/* Beside a doorward, which strikes while it hunts. */
static struct ui *open_fight(void)
{
    options = ui_bench_options("######\n#@d..#\n######\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    scene_rouse(played, 'd');
    return ui;
}

static void test_low_health_is_told_once_until_health_rises(void **state)
{
    (void)state;
    struct ui *ui = open_fight();
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    played->traits.health = 80;
    for (int fall = 1; fall <= 2; fall++) {
        played->pack.counts[ITEM_HEALING_POTION] = fall - 1; /* the hero knows it from the start */
        state_hero(played)->health = 40;
        ui_bench_press(ui, ".");
        assert_int_equal(warnings_of_low_health(ui), fall - 1);
        state_hero(played)->health = 31;
        ui_bench_press(ui, "....");
        assert_in_range(state_hero(played)->health, 1, 30);
        assert_int_equal(warnings_of_low_health(ui), fall);
        int remedies = messages_like(ui, "or use your healing potion (i).", true);
        assert_int_equal(remedies, fall - 1);
    }
    ui_bench_close(ui);
}

static void test_low_health_is_not_told_without_a_threat(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    state_hero(played)->health = 2;
    ui_bench_press(ui, "..");
    assert_int_equal(warnings_of_low_health(ui), 0);
    ui_bench_close(ui);
}

/* As in a run that is continued. */
static void test_low_health_is_not_told_again_in_a_game_taken_up(void **state)
{
    (void)state;
    struct ui *ui = open_fight();
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    played->traits.health = 160;
    state_hero(played)->health = 59;
    struct game *game = ui->context.game;
    ui->context.game = NULL;
    session_take_game(&ui->session, game, SCREEN_PLAY);
    ui_bench_press(ui, "......");
    assert_in_range(state_hero(played)->health, 1, 58);
    assert_int_equal(warnings_of_low_health(ui), 0);
    ui_bench_close(ui);
}

static void test_a_hunter_lost_from_view_is_told_once_a_hunt(void **state)
{
    (void)state;
    options = ui_bench_options("######\n#@...#\n######\n#...r#\n######\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct actor *rat = game_picture_who(played, 'r');
    for (int hunt = 1; hunt <= 2; hunt++) {
        for (int turn = 0; turn < 3; turn++) {
            scene_make_hunter(rat);
            ui_bench_press(ui, ".");
        }
        const char *hunts = hunt == 1 ? "Something hunts you from out of sight."
                                      : "The gutter rat hunts you from out of sight.";
        assert_int_equal(messages_like(ui, hunts, true), 1);
        const char *says =
            hunt == 1 ? "What hunted you has given up." : "The gutter rat has given up.";
        assert_int_equal(messages_like(ui, says, false), 0);
        rat->suspicion = 0;
        ui_bench_press(ui, ".");
        assert_int_equal(messages_like(ui, says, false), 1);
        rat->seen_until = 1; /* known from now on */
    }
    ui_bench_close(ui);
}

/* It goes behind a wall between two turns. */
static void test_of_a_hunter_that_was_in_view_it_is_told_that_it_is_out_of_sight(void **state)
{
    (void)state;
    options = ui_bench_options("######\n#@..r#\n######\n#....#\n######\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct handle rat = level_actor_at(state_level(played), point_make(4, 1));
    game_picture_set_lantern(played, LANTERN_DARK); /* light would keep it off */
    scene_make_hunter(level_actor(state_level(played), rat));
    level_actor(state_level(played), rat)->is_seen = true;
    playing_take_up(&ui->session);
    level_move_actor(state_level(played), rat, point_make(4, 3));
    visibility_note_all(played);
    visibility_refresh(played);
    ui_bench_press(ui, ".");
    assert_int_equal(messages_like(ui, "The gutter rat is out of sight.", false), 1);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_cell_looked_at_is_described_even_in_a_narrow_frame),
        cmocka_unit_test(test_the_panel_says_when_night_would_come_with_an_open_lantern),
        cmocka_unit_test(test_silence_has_an_icon_without_waves),
        cmocka_unit_test(test_quiet_steps_and_a_silent_turn_are_named_apart),
        cmocka_unit_test(test_the_panel_is_as_tall_as_what_it_says),
        cmocka_unit_test(test_actors_in_view_are_listed_at_every_text_size_in_every_window),
        cmocka_unit_test(test_the_cell_under_the_pointer_is_described_below_actors_in_view),
        cmocka_unit_test(test_the_foot_stays_while_the_pointer_is_over_something),
        cmocka_unit_test(test_the_foot_names_the_fov_algorithm_only_if_it_is_not_the_default),
        cmocka_unit_test(test_the_colour_of_health_depends_on_its_share),
        cmocka_unit_test(test_low_health_is_told_once_until_health_rises),
        cmocka_unit_test(test_low_health_is_not_told_without_a_threat),
        cmocka_unit_test(test_low_health_is_not_told_again_in_a_game_taken_up),
        cmocka_unit_test(test_a_hunter_lost_from_view_is_told_once_a_hunt),
        cmocka_unit_test(test_of_a_hunter_that_was_in_view_it_is_told_that_it_is_out_of_sight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
