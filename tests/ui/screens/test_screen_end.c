/* The screens of death and of victory: they open by themselves, fit, and lead on. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "base/hash.h"
#include "game/text/account.h"
#include "game/text/score.h"
#include "ui/screens/screen.h"
#include "ui/view/stance_squares.h"

#include <SDL.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char pit[] = "#########\n"
                          "#.r.r...#\n"
                          "#.r@r...#\n"
                          "#.r.r...#\n"
                          "#########\n";

static const char lamp[] = "######\n"
                           "#.@9.#\n"
                           "######\n";

static struct ui_options options;
static int ends_kept;

static bool keep_end(void *context, const struct game *game, struct text *said)
{
    assert_ptr_equal(context, &ends_kept);
    assert_true(state_is_over(game_state(game)));
    ends_kept++;
    text_append(said, "Recorded there");
    return true;
}

static struct ui *open_game(const char *map, int width, int height)
{
    options = ui_bench_options(map, width, height);
    options.keep_end = keep_end;
    options.context = &ends_kept;
    ends_kept = 0;
    return ui_bench_open(&options);
}

static struct ui *open_death(int width, int height)
{
    struct ui *ui = open_game(pit, width, height);
    ui_bench_press(ui, "vv....................");
    ui_bench_draw(ui);
    assert_int_equal(game_state(ui->context.game)->result, RESULT_DIED);
    return ui;
}

static void test_each_end_opens_its_screen(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 480);
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    ui_bench_close(ui);
    ui = open_game(lamp, 640, 480);
    ui_bench_press(ui, "l........................................");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_STORY);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    ui_bench_close(ui);
}

static void test_both_ends_are_told_apart_in_the_record(void **state)
{
    (void)state;
    char line[400];
    struct text text = text_init(line, sizeof line);
    struct ui *ui = open_game(lamp, 640, 480);
    ui_bench_press(ui, "vv.....................");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_STORY);
    account_write_end(ui->context.game, &text);
    assert_string_equal(line, "You won on turn 23: you let the last ember go out.");
    assert_string_equal(game_cause(ui->context.game), "dark");
    ui_bench_close(ui);
    ui = open_game(lamp, 640, 480);
    ui_bench_press(ui, "l........................................");
    text = text_init(line, sizeof line);
    account_write_end(ui->context.game, &text);
    assert_string_equal(line, "You won on turn 41: the great lamp burns again.");
    assert_string_equal(game_cause(ui->context.game), "none");
    ui_bench_close(ui);
}

static void test_the_end_of_a_game_is_recorded_once_and_the_player_told(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 480);
    ui_bench_press(ui, "....");
    playing_give_command(&ui->session, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(ends_kept, 1);
    assert_string_equal(ui->context.record, "Recorded there");
    assert_string_equal(message_log_get(&ui->context.log, 1)->text, "Recorded there");
    ui_bench_press(ui, "<Enter>"); /* only asks: the record stays */
    assert_string_equal(ui->context.record, "Recorded there");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    assert_string_equal(ui->context.notice, "Press Enter again to choose.");
    ui_bench_press(ui, "<Enter><Enter>");
    assert_string_equal(ui->context.record, "");
    ui_bench_close(ui);
}

static uint64_t hash_of_frame(struct ui *ui)
{
    const struct canvas *frame = &ui->display.frame;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return hash_bytes(HASH_START, (const unsigned char *)frame->pixels,
                      (size_t)frame->width * (size_t)frame->height * sizeof *frame->pixels);
}

/* The night is the last of the facts of a run. */
static void test_a_victory_shows_all_facts(void **state)
{
    (void)state;
    static const int heights[] = {680, 720, 800};
    for (size_t i = 0; i < ARRAY_LENGTH(heights); i++) {
        struct ui *ui = open_game(lamp, 1280, heights[i]);
        ui_bench_press(ui, "l........................................<Enter>");
        struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
        uint64_t before = hash_of_frame(ui);
        assert_true(hash_of_frame(ui) == before);
        played->night++;
        if (hash_of_frame(ui) == before)
            fail_msg("no night in 1280 x %d", heights[i]);
        ui_bench_close(ui);
    }
}

static void test_keys_of_play_do_not_close_the_end_screen(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 480);
    ui_bench_press(ui, "hjklyubno>.vz123<KP_5>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    assert_int_equal(ends_kept, 1);
    ui_bench_press(ui, "m<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    ui_bench_close(ui);
}

static void test_a_new_game_and_the_same_seed_again(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 480);
    ui_bench_press(ui, "<Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_string_equal(ui->context.seed, "bench");
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    assert_false(state_is_over(game_state(ui->context.game)));
    ui_bench_press(ui, "vv....................<Enter><Enter>");
    assert_int_equal(ends_kept, 2);
    assert_int_equal(ui_bench_screen(ui), SCREEN_NEW_GAME);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_string_not_equal(ui->context.seed, "bench");
    ui_bench_close(ui);
}

static void test_the_title_by_its_row_or_by_escape(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 480);
    ui_bench_press(ui, "<Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
    ui = open_death(640, 480);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END); /* no key of play leaves it by itself */
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
}

/* As much to tell as there can be. */
static void fill(struct ui *ui)
{
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    for (int m = 0; m < MONSTER_COUNT; m++) {
        chronicle->watchers[m] = (struct chronicle_watcher){3, 10000, 11, 12000, 12};
        chronicle->kills[m] = 99;
    }
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        state->pack.counts[i] = 99;
    memset(state->boons, 1, sizeof state->boons);
    for (int i = 0; i < FLOOR_COUNT; i++)
        chronicle->arrivals[i] = 1 + i * 1000;
    for (int i = 0; i < FLOOR_COUNT; i++)
        chronicle->turns[i][i % LANTERN_COUNT] = 1000;
    for (int i = 0; i < CHRONICLE_LINES; i++) {
        chronicle->lines[i].turn = state->turn;
        chronicle->lines[i].times = 12;
        memset(chronicle->lines[i].text, 'm', CHRONICLE_LINE_MAX);
    }
    chronicle->line_count = CHRONICLE_LINES;
    memset(ui->context.record, 'r', sizeof ui->context.record - 1);
}

static void test_the_fullest_account_draws_at_every_size(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {480, 300},  {640, 480},  {641, 399},
                                   {960, 201}, {1280, 720}, {1920, 1080}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_death(640, 480);
        fill(ui);
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        ui_bench_draw(ui);
        assert_int_equal(ui->display.frame.width, sizes[i][0]);
        ui_bench_close(ui);
    }
}

static void test_unused_items_are_listed_even_in_a_small_window(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {640, 480}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_death(sizes[i][0], sizes[i][1]);
        struct state *over = (struct state *)(uintptr_t)game_state(ui->context.game);
        size_t size = sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                      (size_t)ui->display.frame.height;
        uint32_t *before = malloc(size);
        assert_non_null(before);
        memcpy(before, ui->display.frame.pixels, size);
        over->pack.counts[ITEM_PEBBLES] += 4;
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        assert_memory_not_equal(before, ui->display.frame.pixels, size);
        free(before);
        ui_bench_close(ui);
    }
}

/* A victory with much to tell and quiet last turns. */
static struct ui *open_long_victory(int width, int height)
{
    struct ui *ui = open_game(lamp, width, height);
    ui_bench_press(ui, "l........................................<Enter>");
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    for (int m = 0; m < MONSTER_COUNT; m++)
        chronicle->watchers[m] = (struct chronicle_watcher){3, 1000, 11, 1200, 12};
    for (int i = 0; i < FLOOR_COUNT; i++)
        chronicle->arrivals[i] = 1 + i * 100;
    return ui;
}

/* Whether the frame changes with `more` kills of each of the first kinds. */
static bool tells_of_kills(struct ui *ui, int kinds, int kills)
{
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    size_t size = sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                  (size_t)ui->display.frame.height;
    uint32_t *before = malloc(size);
    assert_non_null(before);
    memcpy(before, ui->display.frame.pixels, size);
    for (int m = 0; m < kinds; m++)
        chronicle->kills[m] += kills;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    bool is_told = memcmp(before, ui->display.frame.pixels, size) != 0;
    free(before);
    return is_told;
}

static void test_kills_are_listed_after_a_victory(void **state)
{
    (void)state;
    struct ui *ui = open_long_victory(1280, 720);
    bool is_told = tells_of_kills(ui, 1, 3);
    ui_bench_close(ui);
    assert_true(is_told);
}

/* The last turns leave nothing of the left column. */
static void test_all_unused_items_are_listed_below_a_long_victory(void **state)
{
    (void)state;
    struct ui *ui = open_long_victory(1280, 720);
    struct state *over = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    for (int i = ITEM_COUNT - 8; i < ITEM_COUNT; i++)
        over->pack.counts[i] = 2;
    for (int i = 0; i < CHRONICLE_LINES; i++) {
        chronicle->lines[i].turn = over->turn;
        strcpy(chronicle->lines[i].text, "Something happens.");
    }
    chronicle->line_count = CHRONICLE_LINES;
    size_t size = sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                  (size_t)ui->display.frame.height;
    uint32_t *before = malloc(size);
    assert_non_null(before);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    memcpy(before, ui->display.frame.pixels, size);
    over->pack.counts[ITEM_COUNT - 1] = 3;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    bool is_told = memcmp(before, ui->display.frame.pixels, size) != 0;
    free(before);
    ui_bench_close(ui);
    assert_true(is_told);
}

/* The last turns leave room for both. */
static void test_the_pack_and_the_run_are_told_below_full_last_turns(void **state)
{
    (void)state;
    static const int sizes[][2] = {{960, 580}, {390, 844}, {640, 400}, {1280, 720}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_death(sizes[i][0], sizes[i][1]);
        struct state *over = (struct state *)(uintptr_t)game_state(ui->context.game);
        struct chronicle *chronicle =
            (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
        for (int item = ITEM_COUNT - 8; item < ITEM_COUNT; item++)
            over->pack.counts[item] = 2;
        for (int k = 0; k < CHRONICLE_LINES; k++) {
            chronicle->lines[k].turn = over->turn;
            strcpy(chronicle->lines[k].text, "Something happens.");
        }
        chronicle->line_count = CHRONICLE_LINES;
        uint64_t before = hash_of_frame(ui);
        over->pack.counts[ITEM_COUNT - 1] = 3;
        if (hash_of_frame(ui) == before)
            fail_msg("%d x %d: the pack is cut", sizes[i][0], sizes[i][1]);
        if (!tells_of_kills(ui, 1, 3))
            fail_msg("%d x %d: no kills", sizes[i][0], sizes[i][1]);
        ui_bench_close(ui);
    }
}

static void test_the_squares_of_the_stances_have_a_legend(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 400);
    const char *legend = stance_squares_legend(&ui->display);
    for (int stance = 0; stance < LANTERN_COUNT; stance++)
        assert_non_null(strstr(legend, lantern_get((enum lantern)stance)->id));
    ui_bench_close(ui);
}

static void test_lines_that_do_not_fit_are_left_out(void **state)
{
    (void)state;
    struct ui *ui = open_long_victory(1280, 720);
    fill(ui);
    tells_of_kills(ui, MONSTER_COUNT, 10);
    bool is_told = tells_of_kills(ui, 1, 1);
    ui_bench_close(ui);
    assert_false(is_told);
}

static void test_a_key_copies_the_line_to_share_and_says_so(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {640, 400}, {1280, 720}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        char line[200];
        struct text text = text_init(line, sizeof line);
        struct ui *ui = open_death(sizes[i][0], sizes[i][1]);
        ui_bench_press(ui, "<Down>");
        assert_int_equal(SDL_SetClipboardText(""), 0);
        uint64_t before = hash_of_frame(ui);
        ui_bench_press(ui, "c");
        char *copied = SDL_GetClipboardText();
        score_write_line(ui->context.game, &text);
        assert_string_equal(copied, line);
        SDL_free(copied);
        assert_non_null(strstr(line, " died on floor 1, "));
        assert_string_equal(ui->context.notice, "Line copied to the clipboard.");
        assert_int_equal(ui_bench_screen(ui), SCREEN_END);
        if (hash_of_frame(ui) == before)
            fail_msg("nothing said in %d x %d", sizes[i][0], sizes[i][1]);
        ui_bench_press(ui, "<Down><Up>");
        assert_true(hash_of_frame(ui) == before);
        ui_bench_close(ui);
    }
}

static void test_the_stances_by_floor_are_drawn_as_squares_or_letters(void **state)
{
    (void)state;
    struct ui *ui = open_death(640, 400);
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    for (int letters = 0; letters <= 1; letters++) {
        ui->display.art.palette.has_high_contrast = letters;
        uint64_t before = hash_of_frame(ui);
        chronicle->turns[11][LANTERN_OPEN] = 7;
        uint64_t open = hash_of_frame(ui);
        assert_true(open != before);
        chronicle->turns[11][LANTERN_HOODED] = 8;
        assert_true(hash_of_frame(ui) != open);
        memset(chronicle->turns[11], 0, sizeof chronicle->turns[11]);
    }
    ui_bench_close(ui);
}

/* Rows of the frame, of its right half, that hold the ground of the marked choice. */
static int count_marked_rows(const struct ui *ui, uint32_t colour)
{
    int rows = 0;
    for (int y = 0; y < ui->display.frame.height; y++) {
        int x = ui->display.frame.width - 40;
        rows += (ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff) == colour;
    }
    return rows;
}

static void test_all_four_choices_are_visible_below_the_longest_account(void **state)
{
    (void)state;
    static const int sizes[][2] = {{640, 480}, {1280, 720}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_death(640, 480);
        fill(ui);
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        for (int choice = 0; choice < 4; choice++) {
            ui_bench_draw(ui); /* the first is marked at once */
            int scale = ui->display.layout.text_scale;
            assert_in_range(count_marked_rows(ui, 0x3a2b22), 10 * scale, 20 * scale);
            ui_bench_press(ui, "<Down>");
        }
        ui_bench_close(ui);
    }
}

/* The frame of a death with this seed and record. The caller frees it. */
static uint32_t *draw_record(const char *record)
{
    struct ui *ui = open_death(640, 480);
    size_t size = sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                  (size_t)ui->display.frame.height;
    uint32_t *pixels = malloc(size);
    assert_non_null(pixels);
    snprintf(ui->context.seed, sizeof ui->context.seed, "a/b");
    snprintf(ui->context.record, sizeof ui->context.record, "%s", record);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    memcpy(pixels, ui->display.frame.pixels, size);
    ui_bench_close(ui);
    return pixels;
}

static void test_a_long_path_is_shortened_and_a_seed_with_a_slash_is_not(void **state)
{
    (void)state;
    char record[RECORD_LENGTH_MAX + 1];
    snprintf(record, sizeof record, "Recorded in /%0100d/morgue.txt", 0);
    uint32_t *shortened = draw_record(record);
    uint32_t *expected = draw_record("Recorded in .../morgue.txt");
    assert_memory_equal(shortened, expected, 640 * 480 * sizeof *expected);
    free(shortened);
    free(expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_end_opens_its_screen),
        cmocka_unit_test(test_both_ends_are_told_apart_in_the_record),
        cmocka_unit_test(test_the_end_of_a_game_is_recorded_once_and_the_player_told),
        cmocka_unit_test(test_a_victory_shows_all_facts),
        cmocka_unit_test(test_keys_of_play_do_not_close_the_end_screen),
        cmocka_unit_test(test_a_new_game_and_the_same_seed_again),
        cmocka_unit_test(test_the_title_by_its_row_or_by_escape),
        cmocka_unit_test(test_the_fullest_account_draws_at_every_size),
        cmocka_unit_test(test_unused_items_are_listed_even_in_a_small_window),
        cmocka_unit_test(test_a_key_copies_the_line_to_share_and_says_so),
        cmocka_unit_test(test_the_stances_by_floor_are_drawn_as_squares_or_letters),
        cmocka_unit_test(test_kills_are_listed_after_a_victory),
        cmocka_unit_test(test_all_unused_items_are_listed_below_a_long_victory),
        cmocka_unit_test(test_the_pack_and_the_run_are_told_below_full_last_turns),
        cmocka_unit_test(test_the_squares_of_the_stances_have_a_legend),
        cmocka_unit_test(test_lines_that_do_not_fit_are_left_out),
        cmocka_unit_test(test_a_long_path_is_shortened_and_a_seed_with_a_slash_is_not),
        cmocka_unit_test(test_all_four_choices_are_visible_below_the_longest_account),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
