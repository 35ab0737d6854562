/* The choice of a boon: it opens by itself, and stays until one is chosen. */
#include "base/array.h"
#include "base/hash.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "rules/boons.h"
#include "ui/screens/screen.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char map[] = "#######\n"
                          "#@.>..#\n"
                          "#######\n";

static struct ui_options options;

/* On floor 2, where boons are offered. */
static struct ui *open_offer(void)
{
    options = ui_bench_options(map, 640, 480);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, ">");
    ui_bench_draw(ui);
    return ui;
}

static const struct state *state_of(const struct ui *ui)
{
    return game_state(ui->context.game);
}

static void test_the_choice_of_boons_opens_after_the_arrival_was_shown(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    assert_int_equal(state_of(ui)->depth, 2);
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    ui_bench_close(ui);
}

static void test_a_digit_chooses_even_before_it_is_shown(void **state)
{
    (void)state;
    options = ui_bench_options(map, 640, 480);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, ">2");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(state_of(ui)->offers[0], BOON_NONE);
    ui_bench_close(ui);
}

static char said[2048];

static void note(const char *sentence)
{
    size_t length = strlen(said);
    snprintf(said + length, sizeof said - length, "%s|", sentence);
}

static void test_each_boon_is_read_out_with_its_effect_and_keystone(void **state)
{
    (void)state;
    options = ui_bench_options(map, 640, 480);
    options.say = note;
    said[0] = '\0';
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, ">");
    ui_bench_draw(ui);
    for (int i = 0; i < BOON_OFFERS; i++) {
        const struct boon_kind *kind = boon_get(state_of(ui)->offers[i]);
        const struct boon_kind *keystone = boon_get(boons_keystone_of(kind->path));
        char expected[480];
        snprintf(expected, sizeof expected, "|%d  %s (%s): %s Keystone after 1 more: %s. %s|",
                 i + 1, kind->name, boon_path_get(kind->path)->name, kind->help, keystone->name,
                 keystone->help);
        assert_non_null(strstr(said, expected));
    }
    ui_bench_close(ui);
}

static void check_chooses(const char *keys, int choice)
{
    struct ui *ui = open_offer();
    enum boon wanted = state_of(ui)->offers[choice];
    ui_bench_press(ui, keys);
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(state_of(ui)->boons[wanted], 1);
    ui_bench_close(ui);
}

/* As a boon-stone offers them. */
static void the_keystone_of_boons_of_one_path_is_told_once(void **unused)
{
    (void)unused;
    options = ui_bench_options(map, 640, 480);
    options.say = note;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, ">");
    struct state *changed = (struct state *)(uintptr_t)state_of(ui);
    enum boon_path path = boon_get(changed->offers[0])->path;
    int count = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT && count < BOON_OFFERS; b++)
        if (boon_get((enum boon)b)->path == path && !boon_get((enum boon)b)->is_keystone)
            changed->offers[count++] = (enum boon)b;
    assert_int_equal(count, BOON_OFFERS);
    said[0] = '\0';
    ui_bench_press(ui, "?<Escape>"); /* help, and back: it is read out anew */
    ui_bench_draw(ui);
    const char *help = boon_get(boons_keystone_of(path))->help;
    const char *first = strstr(said, help);
    assert_non_null(first);
    assert_null(strstr(first + 1, help));
    assert_non_null(strstr(said, boon_get(changed->offers[2])->help));
    ui_bench_close(ui);
}

static void test_digits_and_rows_choose_a_boon(void **state)
{
    (void)state;
    check_chooses("1", 0);
    check_chooses("2", 1);
    check_chooses("3", 2);
    check_chooses("<Down><Enter>", 1);
    check_chooses("<Down><Down><Enter>", 2);
    check_chooses("<Up><KP_Enter>", 2);
    check_chooses("<KP_2><KP_2><KP_2><KP_2><KP_8><Enter>", 0); /* the keypad moves the mark */
}

/* It may have been meant for what was before the window. */
static void the_first_enter_chooses_no_boon_however_late(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    enum boon first = state_of(ui)->offers[0];
    ui->display.clock.now += 5000;
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    assert_string_equal(ui->context.notice, "Press Enter again to choose.");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(state_of(ui)->boons[first], 1);
    ui_bench_close(ui);
}

static void no_enter_of_the_first_second_chooses_a_boon(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    ui->display.clock.now += 900;
    ui_bench_press(ui, "<Enter><Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    ui_bench_press(ui, "<Down><Enter>"); /* a mark that was moved is meant */
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

/* What is written above the offers. */
static uint64_t hash_of_heading(struct ui *ui)
{
    const struct hit_areas *areas = &ui->display.hit_areas;
    uint64_t hash = HASH_START;
    int i = 0;
    ui_bench_draw(ui);
    while (areas->hit_areas[i].screen < ui->context.stack.count - 1 || areas->hit_areas[i].choice)
        i++;
    const struct rectangle row = areas->hit_areas[i].area;
    for (int y = row.y - 20; y < row.y; y++) {
        const uint32_t *pixels = ui->display.frame.pixels + y * ui->display.frame.width + row.x;
        hash = hash_bytes(hash, (const unsigned char *)pixels, (size_t)row.width * sizeof *pixels);
    }
    return hash;
}

static void an_enter_that_comes_too_soon_is_told_in_the_window(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    uint64_t before = hash_of_heading(ui);
    ui_bench_press(ui, "<Enter>");
    assert_true(hash_of_heading(ui) != before);
    ui_bench_press(ui, "<Down>");
    assert_true(hash_of_heading(ui) == before);
    ui_bench_close(ui);
}

static void test_no_other_key_closes_the_choice_or_reaches_the_game(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    int turn = state_of(ui)->turn;
    ui_bench_press(ui, "o>zg.vcw4");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    static const char *const others[] = {"<Esc>", "m", "?"};
    for (size_t i = 0; i < ARRAY_LENGTH(others); i++) {
        ui_bench_press(ui, others[i]);
        assert_int_not_equal(ui_bench_screen(ui), SCREEN_BOON);
        ui_bench_press(ui, "<Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    }
    assert_int_equal(state_of(ui)->turn, turn);
    assert_int_not_equal(state_of(ui)->offers[0], BOON_NONE);
    ui_bench_close(ui);
}

static void test_sight_can_be_changed_meanwhile_as_in_the_lab(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    int fov = state_of(ui)->fov;
    ui_bench_press(ui, "<F2>");
    assert_int_not_equal(state_of(ui)->fov, fov);
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    ui_bench_close(ui);
}

static void test_fewer_than_three_boons_can_be_offered(void **state)
{
    (void)state;
    struct ui *ui = open_offer();
    struct state *changed = (struct state *)(uintptr_t)state_of(ui);
    changed->offers[1] = changed->offers[2] = BOON_NONE;
    ui_bench_press(ui, "<Down>2");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    ui_bench_press(ui, "3");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BOON);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

static bool is_plain(const struct ui *ui, int y)
{
    const uint32_t *row = ui->display.frame.pixels + (size_t)y * (size_t)ui->display.frame.width;
    for (int x = ui->display.frame.width / 2 - 100; x < ui->display.frame.width / 2 + 100; x++)
        if (row[x] != row[ui->display.frame.width / 2])
            return false;
    return true;
}

static uint32_t middle_of(const struct ui *ui, int y)
{
    return ui->display.frame
        .pixels[(size_t)y * (size_t)ui->display.frame.width + (size_t)ui->display.frame.width / 2];
}

/* The first row of the box's lower frame: plain, and not of the ground's colour. */
static int find_foot(const struct ui *ui)
{
    int y = ui->display.frame.height / 2;
    while (!is_plain(ui, y))
        y++;
    uint32_t ground = middle_of(ui, y);
    while (y < ui->display.frame.height - 1 && (!is_plain(ui, y) || middle_of(ui, y) == ground))
        y++;
    return y;
}

/* Whether the rows just within the box's lower frame are plain: text has ended above, and not far above. */
static bool has_free_foot(const struct ui *ui)
{
    int scale = ui->display.layout.text_scale;
    int foot = find_foot(ui);
    bool has_text = false;
    for (int y = foot - 20 * scale; y < foot; y++)
        has_text = has_text || !is_plain(ui, y);
    for (int y = foot - 3 * scale; y < foot; y++)
        if (!is_plain(ui, y))
            return false;
    return has_text;
}

static void test_the_longest_boons_fit(void **state)
{
    (void)state;
    static const int sizes[][2] = {{640, 480}, {1280, 720}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_offer();
        struct state *changed = (struct state *)(uintptr_t)state_of(ui);
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        changed->offers[0] = BOON_UNDERTOW;
        changed->offers[1] = BOON_VENTRILOQUIST;
        changed->offers[2] = BOON_KEEPERS_GLASS;
        ui_bench_draw(ui);
        assert_true(has_free_foot(ui));
        ui_bench_close(ui);
    }
}

/* They would lie below the box. */
static void test_the_choice_leaves_the_buttons_for_fingers_free(void **state)
{
    (void)state;
    static const int sizes[][2] = {{390, 844}, {844, 390}, {640, 360}, {667, 375}, {568, 320}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct ui *ui = open_offer();
        struct state *changed = (struct state *)(uintptr_t)state_of(ui);
        ui->display.device.has_touch = true;
        changed->offers[0] = BOON_UNDERTOW;
        changed->offers[1] = BOON_VENTRILOQUIST;
        changed->offers[2] = BOON_KEEPERS_GLASS;
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        ui_bench_draw(ui);
        for (int row = 0; row < ui->display.hit_areas.count; row++) {
            const struct hit_area *area = &ui->display.hit_areas.hit_areas[row];
            if (area->screen == ui->context.stack.count - 1 && area->choice >= 0)
                assert_true(area->area.y + area->area.height <= ui->display.layout.bar.y);
        }
        ui_bench_close(ui);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_choice_of_boons_opens_after_the_arrival_was_shown),
        cmocka_unit_test(test_a_digit_chooses_even_before_it_is_shown),
        cmocka_unit_test(test_each_boon_is_read_out_with_its_effect_and_keystone),
        cmocka_unit_test(the_keystone_of_boons_of_one_path_is_told_once),
        cmocka_unit_test(test_digits_and_rows_choose_a_boon),
        cmocka_unit_test(the_first_enter_chooses_no_boon_however_late),
        cmocka_unit_test(no_enter_of_the_first_second_chooses_a_boon),
        cmocka_unit_test(an_enter_that_comes_too_soon_is_told_in_the_window),
        cmocka_unit_test(test_no_other_key_closes_the_choice_or_reaches_the_game),
        cmocka_unit_test(test_sight_can_be_changed_meanwhile_as_in_the_lab),
        cmocka_unit_test(test_fewer_than_three_boons_can_be_offered),
        cmocka_unit_test(test_the_longest_boons_fit),
        cmocka_unit_test(test_the_choice_leaves_the_buttons_for_fingers_free),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
