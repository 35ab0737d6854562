/* The lesson in its window: when it is offered, what it says and where, how it is left. */
#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "rules/visibility.h"
#include "ui/session/guide.h"

#include "ui/screens/screen.h"
#include "ui/view/lesson_view.h"
#include "ui/view/widgets.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static struct ui_options options;

/* Takes the lantern and opens it; then goes to the first door and opens that. */
#define TO_LANTERN "llllllkkkl"
#define TO_DOOR TO_LANTERN "vhjjjjjl"

/* The last sentence given to the options. */
static int times_ended;
static char said[65536];

static void hear_end(void *context, const struct settings *settings, struct text *text)
{
    (void)context;
    times_ended += settings->lesson_done;
    text_append(text, "Noted.");
}

static void hear(const char *sentence)
{
    size_t length = strlen(said);
    struct text text = text_init(said + length, sizeof said - length);
    text_append(&text, "%s\n", sentence);
}

static struct ui *open_title_in(bool offers_lesson, int width, int height)
{
    options = ui_bench_options(NULL, width, height);
    options.starts_at_once = false;
    options.offers_lesson = offers_lesson;
    options.keep_settings = hear_end;
    options.say = hear;
    times_ended = 0;
    said[0] = '\0';
    return ui_bench_open(&options);
}

static struct ui *open_title(bool offers_lesson)
{
    return open_title_in(offers_lesson, 960, 580);
}

static bool is_lesson(const struct ui *ui)
{
    return ui->context.game && state_is_lesson(game_state(ui->context.game));
}

static void the_first_new_game_begins_with_the_lesson_and_the_next_does_not(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_true(is_lesson(ui));
    ui_bench_press(ui, "<Esc><Down><Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_false(is_lesson(ui));
    assert_int_equal(game_state(ui->context.game)->depth, 1);
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_false(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void an_unfinished_lesson_is_offered_again(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>l<Esc><Up><Up><Enter>"); /* no run is lost: at once */
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_int_equal(times_ended, 0);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_true(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void after_the_lesson_only_the_title_offers_it(void **unused)
{
    struct ui *ui = open_title(false);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_false(is_lesson(ui));
    assert_int_equal(times_ended, 0);
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Up><Enter>");
    assert_true(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void the_daily_and_typed_seeds_have_no_lesson(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>");
    assert_false(is_lesson(ui));
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Down><Down><Down><Enter>tern<Enter>");
    assert_false(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void the_lesson_replaces_a_drawn_map(void **unused)
{
    static const char map[] = "######\n#@..>#\n######\n";
    options = ui_bench_options(map, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Up><Enter>");
    assert_true(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void the_end_of_the_lesson_is_reported_once(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>lll<Esc><Down><Enter><Enter>...");
    assert_int_equal(times_ended, 1);
    assert_non_null(strstr(said, "Floor 1: the lamplit cellars.\n"));
    assert_non_null(strstr(said, "Noted.\n"));
    assert_int_equal(ui->settings.kept.lesson_done, 1);
    ui_bench_close(ui);
    (void)unused;
}

/* The hero starts before the last door. */
static void reaching_the_end_ends_the_lesson(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_LANTERN "v");
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    level_move_actor(state_level(state), state->hero, point_make(12, 17));
    visibility_note_all(state);
    visibility_refresh(state);
    ui_bench_press(ui, "hhh");
    assert_int_equal(ui->context.lesson.hint, LESSON_LEAVE);
    ui_bench_press(ui, ">");
    while (playing_is_under_way(&ui->session))
        playing_continue(&ui->session);
    ui_bench_press(ui, "."); /* settings are kept after a key */
    assert_false(is_lesson(ui));
    assert_int_equal(times_ended, 1);
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.hint.height, 0);
    ui_bench_close(ui);
    (void)unused;
}

/* The brightest channel in the first columns of the hint's box. */
static int brightest_of_hint(const struct ui *ui)
{
    struct rectangle hint = ui->display.layout.hint;
    int brightest = 0;
    for (int y = hint.y; y < hint.y + hint.height; y++)
        for (int x = hint.x; x < hint.x + 4; x++) {
            uint32_t pixel = ui->display.frame.pixels[y * ui->display.frame.width + x];
            for (int shift = 0; shift <= 16; shift += 8)
                brightest = int_max(brightest, (int)(pixel >> shift & 0xff));
        }
    return brightest;
}

static void the_hint_does_not_stick_out_behind_a_box(void **unused)
{
    struct ui *ui = open_title_in(true, 1280, 720);
    ui_bench_press(ui, "<Enter><Enter>");
    ui_bench_draw(ui);
    assert_true(ui->display.layout.hint.height > 0);
    assert_true(brightest_of_hint(ui) > 60);
    ui_bench_press(ui, "i");
    ui_bench_draw(ui);
    assert_in_range(brightest_of_hint(ui), 0, 20);
    ui_bench_close(ui);
    (void)unused;
}

static void exploring_waits_for_a_hint_until_enter_goes_anyway(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>oo");
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    assert_non_null(strstr(said, "The hint says what to do first: explore anyway? (Enter: yes)"));
    ui_bench_press(ui, ".<Enter>"); /* another command takes the question back */
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    ui_bench_press(ui, "o<Enter>");
    assert_true(game_state(ui->context.game)->turn > 1);
    ui_bench_close(ui);
    (void)unused;
}

static uint64_t hash_of_frame(struct ui *ui)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return hash_bytes(HASH_START, (const unsigned char *)ui->display.frame.pixels,
                      sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                          (size_t)ui->display.frame.height);
}

static void no_night_is_shown_where_none_falls(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>l");
    uint64_t before = hash_of_frame(ui);
    ((struct state *)(uintptr_t)game_state(ui->context.game))->night = 500;
    assert_true(hash_of_frame(ui) == before);
    ui_bench_close(ui);
    (void)unused;
}

static void a_new_hint_stops_the_way(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_DOOR "l");
    playing_give_command(&ui->session, (struct command){.kind = COMMAND_TRAVEL, .target = {15, 8}});
    while (playing_is_under_way(&ui->session))
        playing_continue(&ui->session);
    assert_int_equal(ui->context.lesson.hint, LESSON_LOOK);
    assert_int_equal(state_hero_const(game_state(ui->context.game))->position.x, 12);
    ui_bench_close(ui);
    (void)unused;
}

static void hints_are_read_out_as_they_appear(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_LANTERN);
    const char *wake = strstr(said, "You wake in the dark");
    const char *scout = strstr(said, "Your lantern holds the ember");
    assert_non_null(wake);
    assert_non_null(scout);
    assert_true(wake < scout);
    assert_null(strstr(wake + 1, "You wake in the dark"));
    assert_null(strstr(scout + 1, "Your lantern holds the ember"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_way_between_two_hints_is_read_out_too(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_DOOR);
    const char *way = strstr(said, "Go east: a room where something moves.");
    assert_non_null(way);
    assert_null(strstr(way + 1, "Go east: a room"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_goal_of_a_hint_is_read_out_once_even_if_the_way_turns(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_LANTERN);
    ui->context.lesson = (struct lesson){.hint = LESSON_LEAVE}; /* exploring has been done */
    said[0] = '\0';
    guide_follow(&ui->session, NULL);
    assert_non_null(strstr(said, "On the floors below night falls"));
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    state_hero(state)->position = point_make(27, 21); /* the way lies elsewhere from here */
    guide_follow(&ui->session, NULL);
    const char *once = strstr(said, "On the floors below night falls");
    assert_null(strstr(once + 1, "On the floors below night falls"));
    const char *way = strstr(said, "Go ");
    assert_non_null(strstr(way + 1, "Go "));
    ui_bench_close(ui);
    (void)unused;
}

static void being_hunted_is_read_out_when_it_begins_and_the_lesson_when_it_ends(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>l");
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct level *level = state_level(state);
    struct actor *hunter = NULL;
    for (uint16_t i = 0; i < level->actor_pool.end; i++)
        if (level->actors[i].kind == MONSTER_BLIND_DIGGER)
            hunter = &level->actors[i];
    assert_non_null(hunter);
    hunter->suspicion = SUSPICION_HUNTING;
    said[0] = '\0';
    guide_follow(&ui->session, NULL);
    guide_follow(&ui->session, NULL);
    const char *flight = strstr(said, "You are hunted!");
    assert_non_null(flight);
    assert_null(strstr(flight + 1, "You are hunted!"));
    hunter->suspicion = 0;
    guide_follow(&ui->session, NULL);
    assert_non_null(strstr(flight, "You wake in the dark"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_hint_about_looking_ends_after_looking(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>" TO_DOOR "llll");
    assert_int_equal(ui->context.lesson.hint, LESSON_LOOK);
    assert_true(ui->context.lesson.is_shown);
    ui_bench_press(ui, "x<Tab>");
    assert_true(ui->context.lesson.is_shown);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui->context.lesson.hint, LESSON_REST);
    ui_bench_close(ui);
    (void)unused;
}

static bool is_within(struct rectangle inner, struct rectangle outer)
{
    return inner.x >= outer.x && inner.y >= outer.y &&
           inner.x + inner.width <= outer.x + outer.width &&
           inner.y + inner.height <= outer.y + outer.height;
}

/* The cell of the hero on the frame. */
static struct rectangle hero_on_frame(const struct ui *ui)
{
    const struct state *state = game_state(ui->context.game);
    int zoom = ui->display.layout.zoom;
    int x;
    int y;
    bool faces_left;
    stage_place(&ui->display.stage, state->hero, state_hero_const(state), &x, &y, &faces_left);
    return (struct rectangle){ui->display.layout.map.x + (x - ui->display.camera.x) * zoom,
                              ui->display.layout.map.y + (y - ui->display.camera.y) * zoom,
                              TILE_SIDE * zoom, TILE_SIDE * zoom};
}

static void the_box_leaves_the_hero_and_the_log_free_and_holds_every_hint(void **unused)
{
    static const struct {
        int width;
        int height;
    } sizes[] = {{1280, 720}, {1920, 1080}, {960, 580}, {640, 400}, {480, 300}, {800, 600}};
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>l");
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i].width, sizes[i].height);
        ui_bench_draw(ui);
        const struct layout *layout = &ui->display.layout;
        assert_int_equal(layout->map.y + layout->map.height, layout->hint.y);
        assert_int_equal(layout->hint.y + layout->hint.height, layout->log.y);
        assert_true(is_within(hero_on_frame(ui), layout->map));
        struct page page = widgets_box(&ui->display, layout->hint);
        for (int hint = 0; hint < LESSON_COUNT; hint++) {
            char says[4][512] = {"", "", "", ""};
            struct text texts[4];
            for (int t = 0; t < 4; t++)
                texts[t] = text_init(says[t], sizeof says[t]);
            lesson_write_hint(NULL, (enum lesson_hint)hint, &texts[0]);
            lesson_write_longest_transition(NULL, hint, &texts[1]);
            lesson_write_hunted(NULL, LESSON_COUNT, true, &texts[2]);
            lesson_write_hunted(NULL, hint, false, &texts[3]);
            for (int t = 0; t < 4; t++)
                if (widgets_paragraph_lines(&page, 0, says[t]) > widgets_lines_left(&page))
                    fail_msg("%dx%d: '%s' does not fit", sizes[i].width, sizes[i].height, says[t]);
        }
    }
    ui_bench_close(ui);
    (void)unused;
}

static void the_map_does_not_shift_when_a_hint_ends(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>");
    ui_bench_draw(ui);
    struct layout before = ui->display.layout;
    assert_true(before.hint.height > 0);
    ui_bench_press(ui, TO_DOOR);
    ui_bench_draw(ui);
    assert_false(ui->context.lesson.is_shown);
    assert_memory_equal(&before, &ui->display.layout, offsetof(struct layout, panel_drawn));
    ui_bench_close(ui);
    (void)unused;
}

static void the_log_does_not_grow_into_the_box(void **unused)
{
    struct ui *ui = open_title(true);
    (void)unused;
    ui_bench_press(ui, "<Enter><Enter>");
    for (int i = 0; i < 8; i++)
        screen_context_say(&ui->context, i % 2 ? "It bites you." : "You stab it.");
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    const struct layout *layout = &ui->display.layout;
    assert_true(layout->hint.height > 0);
    assert_true(layout->log_drawn.height > 0);
    assert_true(layout->log_drawn.y >= layout->hint.y + layout->hint.height);
    ui_bench_close(ui);
}

static void skipping_asks_once(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter><Esc><Down><Enter>");
    assert_true(is_lesson(ui));
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_draw(ui);
    assert_non_null(strstr(said, "Sure? The game begins now"));
    ui_bench_press(ui, "<Down><Up><Enter>"); /* asked anew */
    assert_true(is_lesson(ui));
    ui_bench_press(ui, "<Enter>");
    assert_false(is_lesson(ui));
    ui_bench_close(ui);
    (void)unused;
}

static void a_run_has_no_box_and_no_way_to_skip(void **unused)
{
    struct ui *ui = open_title(false);
    ui_bench_press(ui, "<Enter><Enter>");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.hint.height, 0);
    ui_bench_press(ui, "<Esc><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_HELP);
    ui_bench_close(ui);
    (void)unused;
}

static bool overlap(struct rectangle a, struct rectangle b)
{
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

static void every_screen_is_drawn_over_the_lesson(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>llll");
    for (int screen = 0; screen < SCREEN_COUNT; screen++) {
        screen_stack_push(&ui->context, (enum screen)screen);
        ui_bench_draw(ui);
        assert_int_equal(ui_bench_screen(ui), screen);
        assert_true(ui->display.layout.hint.height > 0);
        assert_false(overlap(ui->display.layout.hint, ui->display.layout.log));
        assert_false(overlap(ui->display.layout.hint, ui->display.layout.bar));
        screen_stack_pop(&ui->context);
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    }
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_new_game_begins_with_the_lesson_and_the_next_does_not),
        cmocka_unit_test(an_unfinished_lesson_is_offered_again),
        cmocka_unit_test(after_the_lesson_only_the_title_offers_it),
        cmocka_unit_test(the_daily_and_typed_seeds_have_no_lesson),
        cmocka_unit_test(the_lesson_replaces_a_drawn_map),
        cmocka_unit_test(the_end_of_the_lesson_is_reported_once),
        cmocka_unit_test(reaching_the_end_ends_the_lesson),
        cmocka_unit_test(the_hint_does_not_stick_out_behind_a_box),
        cmocka_unit_test(exploring_waits_for_a_hint_until_enter_goes_anyway),
        cmocka_unit_test(a_new_hint_stops_the_way),
        cmocka_unit_test(no_night_is_shown_where_none_falls),
        cmocka_unit_test(hints_are_read_out_as_they_appear),
        cmocka_unit_test(the_way_between_two_hints_is_read_out_too),
        cmocka_unit_test(the_goal_of_a_hint_is_read_out_once_even_if_the_way_turns),
        cmocka_unit_test(being_hunted_is_read_out_when_it_begins_and_the_lesson_when_it_ends),
        cmocka_unit_test(the_hint_about_looking_ends_after_looking),
        cmocka_unit_test(the_box_leaves_the_hero_and_the_log_free_and_holds_every_hint),
        cmocka_unit_test(the_map_does_not_shift_when_a_hint_ends),
        cmocka_unit_test(the_log_does_not_grow_into_the_box),
        cmocka_unit_test(skipping_asks_once),
        cmocka_unit_test(a_run_has_no_box_and_no_way_to_skip),
        cmocka_unit_test(every_screen_is_drawn_over_the_lesson),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
