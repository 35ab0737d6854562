/* The pages that are read: help, what happened, the bestiary. */
#include "base/array.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "rules/combat.h"
#include "rules/finale.h"
#include "rules/light/beams.h"
#include "rules/light/warmth.h"
#include "rules/noise.h"
#include "ui/screens/screen.h"
#include "world/noticing.h"

#include <stdio.h>
#include <string.h>

static const char map[] = "#######\n#@...>#\n#######\n";

static struct ui_options options;
static struct bestiary bestiary;

static struct ui *open_game(const char *drawn, int width, int height)
{
    options = ui_bench_options(drawn, width, height);
    options.bestiary = &bestiary;
    return ui_bench_open(&options);
}

static void help_has_pages_that_tab_left_right_and_numbers_turn(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    ui_bench_press(ui, "?<Tab>");
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_press(ui, "<Tab><Tab><Tab><Tab>");
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_press(ui, "<Left>");
    assert_int_equal(ui->context.stack.choice, 4);
    ui_bench_press(ui, "2");
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_press(ui, "<Right><Right><Right><Right>9");
    assert_int_equal(ui->context.stack.choice, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_HELP);
    ui_bench_press(ui, "?");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static char heard[8000];

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s\n", sentence);
}

static void help_is_read_out_in_whole_sentences(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    heard[0] = '\0';
    options.say = hear;
    ui_bench_press(ui, "?2");
    const char *attacks = strstr(heard, "Attacks: Attacks always hit.");
    assert_non_null(attacks);
    const char *end = strchr(attacks, '\n');
    assert_true(end - attacks > 200); /* longer than a message can be */
    assert_memory_equal(end - 16, "around a corner.", 16);
    ui_bench_close(ui);
    (void)unused;
}

static void check_heard(const char *before, int number, const char *after)
{
    char words[60];
    snprintf(words, sizeof words, "%s%d%s", before, number, after);
    if (!strstr(heard, words))
        fail_msg("the rules do not say \"%s\"", words);
}

static void the_numbers_in_the_rules_are_those_of_the_tables(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    heard[0] = '\0';
    options.say = hear;
    ui_bench_press(ui, "?2");
    check_heard("up to ", GLINT_RANGE_BRIGHT, " cells while you stand in bright light");
    check_heard(", ", lantern_get(LANTERN_HOODED)->glint_range, " in dim light");
    check_heard(", ", lantern_get(LANTERN_DARK)->glint_range, " in the dark");
    check_heard("1 point in ", WARMTH_LANTERN_PERIOD, " turns");
    check_heard("1 point in ", WARMTH_PERIOD, " turns");
    check_heard("counts as ", NOISE_DOOR_STEPS, " steps");
    check_heard("hooded, ", lantern_get(LANTERN_OPEN)->night_pull, " turns count as ");
    check_heard("count as ", lantern_get(LANTERN_HOODED)->night_pull, ";");
    check_heard("dark, as ", lantern_get(LANTERN_DARK)->night_pull, ".");
    heard[0] = '\0';
    ui_bench_press(ui, "3");
    assert_null(strchr(heard, ']')); /* no key that can be rebound */
    check_heard("-", noticing_turns_to_hunt(0, 1), " turns.");
    check_heard("Ranges: standing here, you are hunted after ", noticing_turns_to_hunt(0, 2),
                " turns.");
    check_heard("you are hunted after 1-", noticing_turns_to_hunt(0, 3), " turns.");
    /* These are said in words. */
    assert_int_equal(FINALE_TURNS, 40);
    assert_int_equal(BEAMS_TURNS, 5);
    assert_int_equal(combat_weapon_blow(ITEM_CUDGEL).unaware_times, 3);
    assert_int_equal(combat_weapon_blow(ITEM_KNIFE).unaware_times, 5);
    ui_bench_close(ui);
    (void)unused;
}

static void the_tabs_of_help_can_be_clicked(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    ui_bench_press(ui, "?");
    ui_bench_draw(ui);
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].key.code == '3') {
            ui_key(ui, ui->display.hit_areas.hit_areas[i].key);
            break;
        }
    assert_int_equal(ui->context.stack.choice, 2);
    ui_bench_close(ui);
    (void)unused;
}

/* Scrolls a page as far as it goes; how often it could be. */
static int scroll_down(struct ui *ui)
{
    int times = 0;
    for (; times < 200; times++) {
        int before = ui->display.scroll.lines;
        ui_bench_draw(ui);
        ui_bench_press(ui, "<Down>");
        if (ui->display.scroll.lines == before)
            break;
    }
    return times;
}

static void every_page_of_help_scrolls_to_its_end_and_no_further(void **unused)
{
    static const int sizes[][2] = {{320, 200}, {480, 300}, {640, 400}, {1280, 720}, {2560, 1440}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++)
        for (int page = 1; page <= 3; page++) {
            char keys[16];
            struct ui *ui = open_game(map, sizes[i][0], sizes[i][1]);
            snprintf(keys, sizeof keys, "?%d", page);
            ui_bench_press(ui, keys);
            int times = scroll_down(ui);
            assert_in_range(times, 0, 60);
            assert_true(sizes[i][0] > 320 || times > 0); /* in the smallest not all fits */
            assert_false(ui->display.scroll.has_more);
            ui_bench_press(ui, "<PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp><PgUp>");
            assert_int_equal(ui->display.scroll.lines, 0);
            ui_bench_close(ui);
        }
    (void)unused;
}

static void page_down_turns_the_page_where_there_is_nothing_to_scroll(void **unused)
{
    struct ui *ui = open_game(map, 1280, 720);
    ui_bench_press(ui, "?");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<PgDn>");
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_press(ui, "<PgUp>");
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_close(ui);
    (void)unused;
}

static void at_the_usual_sizes_no_page_of_help_needs_scrolling(void **unused)
{
    static const int sizes[][2] = {{640, 400}, {1280, 680}, {1920, 1080}, {2560, 1440}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++)
        for (int page = 1; page <= 4; page++) {
            struct ui *ui = open_game(map, sizes[i][0], sizes[i][1]);
            ui_bench_press(ui, "?");
            ui_key(ui, (struct key){'0' + page, 0});
            ui_bench_draw(ui);
            assert_false(ui->display.scroll.has_more);
            ui_bench_close(ui);
        }
    (void)unused;
}

static void damage_to_the_hero_stands_out_in_the_message_history(void **unused)
{
    struct ui *ui = open_game("######\n#r.r.#\n#r@r.#\n#r.r.#\n######\n", 640, 400);
    bool has_danger = false;
    bool has_other = false;
    ui_bench_press(ui, "vvl...l");
    for (int back = 0; back < message_log_kept(&ui->context.log); back++) {
        const struct message *message = message_log_get(&ui->context.log, back);
        bool harms = strstr(message->text, "bites you") != NULL;
        has_danger = has_danger || (harms && message->is_danger);
        has_other = has_other || !message->is_danger;
        assert_true(!harms || message->is_danger);
        assert_true(!strstr(message->text, "You stab") || !message->is_danger);
    }
    assert_true(has_danger && has_other);
    ui_bench_close(ui);
    (void)unused;
}

static void tell(struct ui *ui, int count)
{
    for (int i = 0; i < count; i++) {
        char sentence[40];
        snprintf(sentence, sizeof sentence, "Sentence %d.", i);
        screen_context_say(&ui->context, sentence);
    }
}

static void messages_go_to_either_end_and_by_pages(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    tell(ui, 100);
    ui_bench_press(ui, "m<Home>");
    ui_bench_draw(ui);
    int rows = ui->display.scroll.rows_shown;
    assert_in_range(rows, 10, 40);
    assert_int_equal(ui->display.scroll.lines, message_log_kept(&ui->context.log) - rows);
    ui_bench_press(ui, "<PgDn>");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.scroll.lines, message_log_kept(&ui->context.log) - 2 * rows);
    ui_bench_press(ui, "<End>");
    assert_int_equal(ui->display.scroll.lines, 0);
    ui_bench_press(ui, "<PgUp><Up><Down>");
    assert_int_equal(ui->display.scroll.lines, rows);
    ui_bench_press(ui, "x7<F5>"); /* which mean nothing here */
    assert_int_equal(ui_bench_screen(ui), SCREEN_MESSAGES);
    ui_bench_press(ui, "m");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void without_a_message_the_list_says_so(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    message_log_clear(&ui->context.log);
    ui_bench_press(ui, "m<Home><Up><PgUp>");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_MESSAGES);
    ui_bench_close(ui);
    (void)unused;
}

static void the_bestiary_lists_kinds_not_met_too(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    bestiary = (struct bestiary){0};
    screen_stack_push(&ui->context, SCREEN_BESTIARY);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<End>");
    assert_int_equal(ui->context.stack.choice, bestiary_kinds() - 1);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Down>");
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_press(ui, "<PgDn>");
    assert_int_equal(ui->context.stack.choice, ui->display.scroll.rows_shown);
    ui_bench_press(ui, "q");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BESTIARY);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

/* Pixels of a colour in the frame. */
static int count_pixels(const struct ui *ui, uint32_t colour)
{
    int count = 0;
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        count += (ui->display.frame.pixels[i] & 0xffffff) == colour;
    return count;
}

static void a_kind_not_met_is_shown_as_a_silhouette(void **unused)
{
    struct ui *ui = open_game(map, 640, 400);
    bestiary = (struct bestiary){0};
    screen_stack_push(&ui->context, SCREEN_BESTIARY);
    ui_bench_draw(ui);
    const struct sprite *rat = ui->display.art.tileset.monsters[MONSTER_GUTTER_RAT];
    struct image image = atlas_frame(&ui->display.art.atlas, rat, 0);
    uint32_t own = 0; /* a colour of the rat that the frame has not while nobody was met */
    for (int i = 0; i < TILE_SIDE * TILE_SIDE && own == 0; i++) {
        uint32_t pixel =
            image.pixels[(size_t)(i / TILE_SIDE) * (size_t)image.stride + (size_t)(i % TILE_SIDE)];
        if (pixel >> 24 == 255 && count_pixels(ui, pixel & 0xffffff) == 0)
            own = pixel & 0xffffff;
    }
    assert_true(own != 0);
    bestiary.records[MONSTER_GUTTER_RAT].seen = 1;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    assert_true(count_pixels(ui, own) > 9);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(help_has_pages_that_tab_left_right_and_numbers_turn),
        cmocka_unit_test(help_is_read_out_in_whole_sentences),
        cmocka_unit_test(the_numbers_in_the_rules_are_those_of_the_tables),
        cmocka_unit_test(the_tabs_of_help_can_be_clicked),
        cmocka_unit_test(every_page_of_help_scrolls_to_its_end_and_no_further),
        cmocka_unit_test(page_down_turns_the_page_where_there_is_nothing_to_scroll),
        cmocka_unit_test(at_the_usual_sizes_no_page_of_help_needs_scrolling),
        cmocka_unit_test(damage_to_the_hero_stands_out_in_the_message_history),
        cmocka_unit_test(messages_go_to_either_end_and_by_pages),
        cmocka_unit_test(without_a_message_the_list_says_so),
        cmocka_unit_test(the_bestiary_lists_kinds_not_met_too),
        cmocka_unit_test(a_kind_not_met_is_shown_as_a_silhouette),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
