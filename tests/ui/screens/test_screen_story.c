/* The story in pictures: before the first lesson, on reaching a new band of floors, and never in the way. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "rules/night.h"
#include "ui/screens/screen.h"
#include "ui/session/session.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char stairs[] = "#######\n"
                             "#@.>..#\n"
                             "#######\n";

static struct ui_options options;
static char said[4096];

static void note(const char *sentence)
{
    size_t length = strlen(said);
    snprintf(said + length, sizeof said - length, "%s|", sentence);
}

static struct ui *open_title(void)
{
    options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.offers_lesson = true;
    options.settings.story = 1;
    return ui_bench_open(&options);
}

/* Before stairs down from the last floor of the cellars, which foretold what is below as they were reached. */
static struct ui *open_above_cisterns(bool tells_story, const char *keys)
{
    options = ui_bench_options(stairs, 640, 400);
    options.settings.story = tells_story;
    options.keys = keys;
    struct ui *ui = ui_bench_open(&options);
    game_picture_sink((struct state *)(uintptr_t)game_state(ui->context.game), 3);
    playing_set_stage(&ui->session);
    ui_bench_press(ui, ">");
    assert_int_equal(game_state(ui->context.game)->depth, 3);
    return ui;
}

static void check_shows(const struct ui *ui, enum story story)
{
    assert_int_equal(ui_bench_screen(ui), SCREEN_STORY);
    assert_int_equal(ui->context.states.story.now, story);
}

static void three_pictures_come_before_the_first_lesson(void **unused)
{
    struct ui *ui = open_title();
    ui_bench_press(ui, "<Enter><Enter>");
    check_shows(ui, STORY_DROWNED);
    assert_null(ui->context.game);
    ui_bench_press(ui, "<Enter>");
    check_shows(ui, STORY_EMBER);
    ui_bench_press(ui, "<Space>");
    check_shows(ui, STORY_STAIRS);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_true(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    (void)unused;
}

/* They are drawn with the hero of the lesson, not with the one that lies dead behind the end screen. */
static void before_the_lesson_they_show_the_hero_to_come(void **unused)
{
    uint32_t *pictures[2];
    options = ui_bench_options(stairs, 640, 400);
    options.offers_lesson = true;
    options.settings.story = 1;
    options.settings.start = options.setup.start = START_KEEPER;
    for (int is_after_death = 0; is_after_death < 2; is_after_death++) {
        struct ui *ui = ui_bench_open(&options);
        struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
        state->start = is_after_death ? START_DIVER : START_KEEPER;
        screen_stack_push(&ui->context, SCREEN_END);
        screen_stack_push(&ui->context, SCREEN_NEW_GAME);
        ui_bench_press(ui, "<Enter><Enter>");
        ui_bench_draw(ui);
        check_shows(ui, STORY_EMBER);
        pictures[is_after_death] = ui_bench_picture(ui);
        ui_bench_close(ui);
    }
    assert_memory_equal(pictures[0], pictures[1], 640 * 400 * sizeof *pictures[0]);
    free(pictures[0]);
    free(pictures[1]);
    (void)unused;
}

static void escape_skips_them_all(void **unused)
{
    struct ui *ui = open_title();
    ui_bench_press(ui, "<Enter><Enter><Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_true(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    (void)unused;
}

static void a_click_anywhere_goes_on(void **unused)
{
    struct ui *ui = open_title();
    ui_bench_press(ui, "<Enter><Enter>");
    ui_bench_draw(ui);
    const struct hit_area *found =
        hit_areas_find(&ui->display.hit_areas, ui->context.stack.count - 1, 300, 100);
    assert_non_null(found);
    ui_key(ui, found->key);
    check_shows(ui, STORY_EMBER);
    ui_bench_close(ui);
    (void)unused;
}

static void they_are_shown_once_but_the_menu_shows_them_again(void **unused)
{
    struct ui *ui = open_title();
    ui_bench_press(ui, "<Enter><Enter><Esc>");
    assert_int_equal(ui->settings.kept.story_told, 1);
    session_go_to_title(&ui->session);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    options = ui_bench_options(stairs, 640, 400);
    ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Esc><Down><Down><Down><Down><Enter>");
    check_shows(ui, STORY_DROWNED);
    ui_bench_press(ui, "<Enter><Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_close(ui);
    (void)unused;
}

static void games_without_the_lesson_begin_without_them(void **unused)
{
    struct ui *ui = open_title();
    ui_bench_press(ui, "<Enter><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    options = ui_bench_options(stairs, 640, 400);
    options.settings.story = 1;
    ui = ui_bench_open(&options);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void fed_keys_and_the_option_keep_them_away(void **unused)
{
    struct ui *ui = open_title();
    options.keys = "";
    ui_bench_press(ui, "<Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    ui = open_title();
    ui->settings.in_force.story = 0;
    ui_bench_press(ui, "<Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void a_new_band_shows_its_picture_before_its_boons(void **unused)
{
    struct ui *ui = open_above_cisterns(true, NULL);
    ui_bench_press(ui, ">");
    ui_bench_draw(ui);
    assert_int_equal(game_state(ui->context.game)->depth, 4);
    check_shows(ui, STORY_CISTERNS);
    int turn = game_state(ui->context.game)->turn;
    ui_bench_press(ui, "l><Down>"); /* keys of the game do nothing */
    ui_bench_draw(ui);
    check_shows(ui, STORY_CISTERNS);
    ui_bench_press(ui, "<Enter>");
    ui_bench_draw(ui);
    assert_int_equal(game_state(ui->context.game)->turn, turn);
    assert_int_not_equal(ui_bench_screen(ui), SCREEN_STORY);
    ui_bench_close(ui);
    (void)unused;
}

/* Whether the map is seen, and shows the floor where the hero is. */
static bool shows_floor(const struct ui *ui)
{
    return ui_bench_screen(ui) == SCREEN_PLAY && !stage_is_leaving(&ui->display.stage) &&
           stage_fade(&ui->display.stage) > 0;
}

static void the_floor_of_a_new_band_fades_in_after_its_picture(void **unused)
{
    options = ui_bench_options(stairs, 640, 400);
    options.settings.story = 1;
    options.is_still = false;
    struct ui *ui = ui_host_open(&options);
    game_picture_sink((struct state *)(uintptr_t)game_state(ui->context.game), 3);
    playing_set_stage(&ui->session);
    ui_bench_press(ui, ">");
    ui_host_settle(ui);
    ui_key(ui, (struct key){'>', 0});
    for (int frame = 0; frame < 3000 && ui_bench_screen(ui) != SCREEN_STORY; frame++) {
        SDL_Delay(1); /* a fade takes time, not frames */
        ui_host_frame(ui);
        assert_false(game_state(ui->context.game)->depth == 4 && shows_floor(ui));
    }
    check_shows(ui, STORY_CISTERNS);
    ui_host_settle(ui);
    ui_key(ui, (struct key){KEY_ENTER, 0});
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(stage_fade(&ui->display.stage), 0);
    ui_host_close(ui);
    (void)unused;
}

static void keys_typed_ahead_do_not_skip_it(void **unused)
{
    struct ui *ui = open_above_cisterns(true, NULL);
    ui_bench_press(ui, ">");
    assert_true(ui->context.is_startled);
    ui_bench_close(ui);
    (void)unused;
}

static void coming_back_to_a_band_shows_nothing(void **unused)
{
    struct ui *ui = open_above_cisterns(true, NULL);
    const struct state *state = game_state(ui->context.game);
    ui_bench_press(ui, ">");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Enter>"); /* the picture */
    if (state->offers[0] != BOON_NONE)
        ui_bench_press(ui, "1");
    ui_bench_press(ui, "<lt>");
    assert_int_equal(state->depth, 3);
    ui_bench_press(ui, ">");
    ui_bench_draw(ui);
    assert_int_equal(state->depth, 4);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

/* One turn before a hunter of the night starts down the stairs, with that many others before it. */
static void wait_for_night(struct ui *ui, int called)
{
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    state->night_called = called;
    state->night = state->traits.first_hunter + called * NIGHT_NEXT_HUNTER - 1;
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    assert_int_equal(state->night_called, called + 1);
}

static void the_first_hunter_of_the_night_has_a_picture(void **unused)
{
    struct ui *ui = open_above_cisterns(true, NULL);
    wait_for_night(ui, 0);
    check_shows(ui, STORY_NIGHT);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void later_hunters_have_none(void **unused)
{
    struct ui *ui = open_above_cisterns(true, NULL);
    wait_for_night(ui, 1);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void fed_keys_and_the_option_keep_the_picture_of_a_band_away(void **unused)
{
    for (int i = 0; i < 2; i++) {
        struct ui *ui = open_above_cisterns(i == 0, i == 0 ? "" : NULL);
        ui_bench_press(ui, ">");
        ui_bench_draw(ui);
        assert_int_equal(game_state(ui->context.game)->depth, 4);
        assert_int_not_equal(ui_bench_screen(ui), SCREEN_STORY);
        ui_bench_close(ui);
    }
    (void)unused;
}

static void their_words_and_keys_are_read_out(void **unused)
{
    said[0] = '\0';
    struct ui *ui = open_title();
    options.say = note;
    ui_bench_press(ui, "<Enter><Enter>");
    assert_non_null(strstr(said, "The lighthouse went dark.|That night the sea came up"));
    assert_non_null(strstr(said, "Enter/Space go on, Esc skip"));
    said[0] = '\0';
    ui_bench_press(ui, "<Enter>");
    assert_non_null(strstr(said, "One ember was left."));
    ui_bench_close(ui);
    (void)unused;
}

static void each_band_below_the_first_has_a_picture_named_after_it(void **unused)
{
    for (int band = BAND_CISTERNS; band < BAND_COUNT; band++) {
        enum story story = story_picture_of_band((enum band_id)band);
        assert_int_not_equal(story, STORY_COUNT);
        assert_string_equal(story_picture_words(story)[0] + 1,
                            band_get((enum band_id)band)->name + 1);
    }
    assert_int_equal(story_picture_of_band(BAND_CELLARS), STORY_COUNT);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test(name)
        TEST(three_pictures_come_before_the_first_lesson),
        TEST(before_the_lesson_they_show_the_hero_to_come),
        TEST(escape_skips_them_all),
        TEST(a_click_anywhere_goes_on),
        TEST(they_are_shown_once_but_the_menu_shows_them_again),
        TEST(games_without_the_lesson_begin_without_them),
        TEST(fed_keys_and_the_option_keep_them_away),
        TEST(a_new_band_shows_its_picture_before_its_boons),
        TEST(the_floor_of_a_new_band_fades_in_after_its_picture),
        TEST(keys_typed_ahead_do_not_skip_it),
        TEST(coming_back_to_a_band_shows_nothing),
        TEST(the_first_hunter_of_the_night_has_a_picture),
        TEST(later_hunters_have_none),
        TEST(fed_keys_and_the_option_keep_the_picture_of_a_band_away),
        TEST(their_words_and_keys_are_read_out),
        TEST(each_band_below_the_first_has_a_picture_named_after_it),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
