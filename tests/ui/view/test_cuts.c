/* No text is cut off, whatever is told, in any window and at any size of text. This program sees every text that is drawn
 * (tests/CMakeLists.txt), and where it may be drawn. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "game/inventory.h"
#include "game/text/narration.h"
#include "ui/art/font.h"
#include "ui/screens/screen.h"
#include "world/hero.h"

#include <stdio.h>
#include <string.h>

#define CUT_LENGTH_MAX 160
#define ROWS_MAX 80
#define WIDTH_MIN 420
#define HEIGHT_MIN 240
#define NARROW_MIN 180
#define LINES_AT_ONCE 20
#define PAGES_MAX 12

static struct ui_options options;
/* The first text that was cut off since they were emptied: at a side, or above or below. */
static char cut_at_side[CUT_LENGTH_MAX];
static char cut_below[CUT_LENGTH_MAX];
static int cuts;      /* found by the test */
static int scale_min; /* of the texts drawn since it was set */

int __wrap_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text);
int __real_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text);

/* Whether a letter has a pixel outside, by its rows or by its columns. */
static bool is_cut(struct image letter, int x, int y, int scale, struct rectangle seen,
                   bool by_columns)
{
    int first = by_columns ? x - seen.x : y - seen.y;
    int size = (by_columns ? letter.width : letter.height) * scale;
    if (first >= 0 && first + size <= (by_columns ? seen.width : seen.height))
        return false;
    for (int row = 0; row < letter.height; row++)
        for (int column = 0; column < letter.width; column++) {
            int at = by_columns ? x + column * scale : y + row * scale;
            int start = by_columns ? seen.x : seen.y;
            int end = start + (by_columns ? seen.width : seen.height);
            if (letter.pixels[(size_t)row * (size_t)letter.stride + (size_t)column] >> 24 &&
                (at < start || at + scale > end))
                return true;
        }
    return false;
}

static bool is_shortened(const char *text)
{
    size_t length = strlen(text);
    return length > 3 && strcmp(text + length - 3, "...") == 0;
}

int __wrap_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text)
{
    int at = x;
    if (canvas->pixels && scale < scale_min)
        scale_min = scale;
    bool is_cut_at_side = is_shortened(text);
    bool is_cut_below = false;
    for (const char *c = text; canvas->pixels && *c; c++) {
        int letter = (unsigned char)*c - FONT_FIRST;
        is_cut_at_side |= is_cut(font->glyphs[letter], at, y, scale, canvas->clip, true);
        is_cut_below |= is_cut(font->glyphs[letter], at, y, scale, canvas->clip, false);
        at += font->advances[letter] * scale;
    }
    if (canvas->pixels && is_cut_at_side && !cut_at_side[0])
        snprintf(cut_at_side, sizeof cut_at_side, "%s", text);
    if (canvas->pixels && is_cut_below && !cut_below[0])
        snprintf(cut_below, sizeof cut_below, "%s", text);
    return __real_font_draw(canvas, font, x, y, scale, colour, text);
}

static const struct frame_size {
    int width;
    int height;
} sizes[] = {{1280, 720}, {1920, 1080}, {960, 580}, {640, 400}, {390, 844}};

static void show(struct ui *ui)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
}

static void note(const char *cut, struct frame_size size, int text, const char *what)
{
    if (!cut[0])
        return;
    print_error("%dx%d, text %d, %s: \"%s\" is cut off\n", size.width, size.height, text, what,
                cut);
    cuts++;
}

/* Draws what is on the screen, and notes what is cut off. Below a page that scrolls there may be more. */
static void check(struct ui *ui, struct frame_size size, int text, const char *what)
{
    ui->display.scroll.has_more = false; /* a page that scrolls says otherwise */
    cut_at_side[0] = cut_below[0] = '\0';
    show(ui);
    note(cut_at_side, size, text, what);
    if (!ui->display.scroll.has_more && ui->display.scroll.lines == 0)
        note(cut_below, size, text, what);
}

static void close_whole(struct ui *ui)
{
    ui_bench_close(ui);
    assert_int_equal(cuts, 0);
}

/* The same, in the size of text that the panel has room for. */
static void check_size_kept(struct ui *ui, struct frame_size size, int text, const char *what)
{
    scale_min = TEXT_SCALE_MAX;
    check(ui, size, text, what);
    const struct layout *layout = &ui->display.layout;
    int scale = layout->panel_scale > 0 ? layout->panel_scale : layout->text_scale;
    if (scale_min >= scale)
        return;
    print_error("%dx%d, text %d, %s: is shrunk to %d\n", size.width, size.height, text, what,
                scale_min);
    cuts++;
}

/* Whether that size of text leaves a frame that the screens are made for; larger ones may cut off. */
static bool is_usual(struct frame_size size, int scale)
{
    return scale == 1 || (size.width >= WIDTH_MIN * scale && size.height >= HEIGHT_MIN * scale) ||
           (size.width < size.height && size.width >= NARROW_MIN * scale);
}

/* Does it at each size of window and of text: `each`, or check if it is NULL. */
static void check_sizes_by(struct ui *ui, const char *what,
                           void (*each)(struct ui *ui, struct frame_size size, int text,
                                        const char *what))
{
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        int last[2] = {0, 0};
        ui_bench_resize(ui, sizes[i].width, sizes[i].height);
        for (int text = 0; text <= TEXT_SCALE_MAX; text++) {
            struct layout layout = layout_of(sizes[i].width, sizes[i].height, 0, text);
            bool is_same = layout.text_scale == last[0] && layout.panel_scale == last[1];
            if (is_same || !is_usual(sizes[i], layout.text_scale))
                continue;
            last[0] = layout.text_scale;
            last[1] = layout.panel_scale;
            ui->settings.in_force.text_size = text;
            (each ? each : check)(ui, sizes[i], text, what);
        }
    }
}

static void check_sizes(struct ui *ui, const char *what)
{
    check_sizes_by(ui, what, NULL);
}

/* Each row of the list in turn, and the list as it opens. */
static void check_rows(struct ui *ui, struct frame_size size, int text, const char *what)
{
    check(ui, size, text, what);
    int count = ui->display.scroll.row_count;
    for (int row = 1; row < count && row < ROWS_MAX; row++) {
        ui->context.stack.choice = row;
        check(ui, size, text, what);
    }
    ui->context.stack.choice = 0;
}

/* A page that scrolls, to its end. */
static void check_page(struct ui *ui, struct frame_size size, int text, const char *what)
{
    check(ui, size, text, what);
    for (int i = 0; i < PAGES_MAX && scroll_by(&ui->display.scroll, LINES_AT_ONCE); i++)
        check(ui, size, text, what);
    ui->display.scroll.lines = 0;
}

static struct ui *open_drawn(const char *drawn)
{
    options = ui_bench_options(drawn, 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    message_log_clear(&ui->context.log);
    return ui;
}

static struct state *state_of(struct ui *ui)
{
    return (struct state *)(uintptr_t)game_state(ui->context.game);
}

/* The hero has everything that the panel tells; a status that lasts belongs to a kind of creature. */
static void burden_hero(struct state *state)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        state_hero(state)->statuses[s] = status_get((enum status)s)->is_lasting ? 0 : 100;
    state_hero(state)->health = 1;
}

/* Looks or aims at a creature of that kind, in bright light beside the hero, that begins to notice the hero. */
static struct ui *point_at(enum monster kind, int suspicion, const char *keys)
{
    char drawn[64];
    snprintf(drawn, sizeof drawn, "######\n#@%c..#\n######\n", monster_get(kind)->glyph);
    struct ui *ui = open_drawn(drawn);
    struct level *level = state_level(state_of(ui));
    struct actor *actor = level_actor(level, level_actor_at(level, point_make(2, 1)));
    actor->suspicion = suspicion;
    actor->is_revealed = actor->is_seen = true;
    /* A mimic's disguise is known. */
    ((struct memory *)(uintptr_t)level_memory(level, actor->position))->item = ITEM_NONE;
    ui_bench_press(ui, keys);
    ui->context.cursor = actor->position;
    return ui;
}

static void the_card_of_every_creature_is_whole(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if ((enum monster)m == monster_hero())
            continue;
        struct ui *ui = point_at((enum monster)m, 1, "x");
        check_sizes_by(ui, monster_get((enum monster)m)->id, check_size_kept);
        burden_hero(state_of(ui));
        check_sizes_by(ui, monster_get((enum monster)m)->id, check_size_kept);
        ui_bench_close(ui);
    }
    assert_int_equal(cuts, 0);
    (void)unused;
}

static void the_card_is_whole_while_aiming(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if ((enum monster)m == monster_hero())
            continue;
        struct ui *ui = point_at((enum monster)m, SUSPICION_MAX, "td");
        check_sizes_by(ui, monster_get((enum monster)m)->id, check_size_kept);
        ui_bench_close(ui);
    }
    assert_int_equal(cuts, 0);
    (void)unused;
}

static const char hall[] = "##########\n#.rrrrrrr#\n#>@......#\n#.rrrrrrr#\n##########\n";

static void the_panel_of_a_burdened_hero_is_whole(void **unused)
{
    struct ui *ui = open_drawn(hall);
    check_sizes(ui, "a crowd");
    burden_hero(state_of(ui));
    check_sizes(ui, "a burdened hero");
    ui_bench_press(ui, "xh");
    check_sizes(ui, "a burdened hero looks");
    close_whole(ui);
    (void)unused;
}

static void the_legend_of_the_ranges_is_whole(void **unused)
{
    struct ui *ui = open_drawn(hall);
    ui_bench_press(ui, "]");
    check_sizes(ui, "ranges");
    close_whole(ui);
    (void)unused;
}

static void what_is_told_of_every_terrain_is_whole(void **unused)
{
    struct ui *ui = open_drawn(hall);
    ui_bench_press(ui, "x");
    ui->context.cursor = point_make(3, 2);
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        level_set_terrain(state_level(state_of(ui)), point_make(3, 2), (enum terrain)t);
        ((struct memory *)(uintptr_t)level_memory(state_level(state_of(ui)), point_make(3, 2)))
            ->terrain = (uint8_t)t;
        check_sizes_by(ui, terrain_get((enum terrain)t)->id, check_size_kept);
    }
    close_whole(ui);
    (void)unused;
}

static void what_is_told_of_every_item_is_whole(void **unused)
{
    struct ui *ui = open_drawn("#####\n#@..#\n#####\n");
    const struct pack pack = state_of(ui)->pack;
    memset(state_of(ui)->knows, 1, sizeof state_of(ui)->knows);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        struct inventory_item items[INVENTORY_MAX];
        pack_add(&state_of(ui)->pack, (enum item)i, 1, 12);
        int row = inventory_list(state_of(ui), items) - 1;
        while (row > 0 && items[row].item != (enum item)i)
            row--;
        ui_bench_press(ui, "i");
        ui->context.reader.prompt.choice = row;
        check_sizes_by(ui, item_get((enum item)i)->id, check_size_kept);
        ui_bench_press(ui, "<Enter>");
        check_sizes_by(ui, item_get((enum item)i)->id, check_size_kept);
        ui_bench_press(ui, "<Esc><Esc>");
        state_of(ui)->pack = pack;
    }
    close_whole(ui);
    (void)unused;
}

/* With the longest names that it can have. */
static struct event fullest(enum event_kind kind, struct state *state)
{
    struct event event = {.kind = kind, .actor = level_handle(state_level(state), 1)};
    int longest = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (strlen(monster_get((enum monster)m)->name) >
            strlen(monster_get((enum monster)longest)->name))
            longest = m;
    event.monster = event.victim_kind = (enum monster)longest;
    event.victim = event.actor;
    event.terrain = TERRAIN_NONE + 1;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (strlen(terrain_get((enum terrain)t)->name) > strlen(terrain_get(event.terrain)->name))
            event.terrain = (enum terrain)t;
    event.item = ITEM_NONE + 1;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (strlen(item_get((enum item)i)->name) > strlen(item_get(event.item)->name))
            event.item = (enum item)i;
    event.cloud = CLOUD_NONE + 1;
    event.boon = BOON_NONE + 1;
    event.omen = OMEN_NONE + 1;
    event.depth = 12;
    event.damage = event.rolled = event.turns = 888;
    event.multiplier = 1;
    event.pips = 3;
    return event;
}

/* Keeps the longer one. */
static void keep_longer(char longest[600], const char *said)
{
    if (strlen(said) > strlen(longest))
        memcpy(longest, said, strlen(said) + 1);
}

static void the_longest_message_is_whole_in_the_log(void **unused)
{
    struct ui *ui = open_drawn(hall);
    char longest[600] = "";
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++)
        for (int refusal = 0; refusal < REFUSAL_COUNT; refusal++) {
            char said[600];
            struct text text = text_init(said, sizeof said);
            struct event event = fullest((enum event_kind)kind, state_of(ui));
            event.refusal = (enum refusal)refusal;
            if (kind == EVENT_LENT)
                event.monster = MONSTER_LAMPLIGHTER;
            if ((kind == EVENT_REFUSED || refusal == 0) &&
                narration_of(state_of(ui), &event, &text))
                keep_longer(longest, said);
        }
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, longest);
    check_sizes_by(ui, "the log", check_size_kept);
    close_whole(ui);
    (void)unused;
}

static void every_page_of_help_and_of_the_hero_is_whole(void **unused)
{
    struct ui *ui = open_drawn(hall);
    ui_bench_press(ui, "?");
    for (int page = 0; page < 5; page++) {
        ui->context.stack.choice = page;
        check_sizes_by(ui, "help", check_page);
    }
    ui_bench_press(ui, "<Esc>@");
    memset(state_of(ui)->boons, 1, sizeof state_of(ui)->boons);
    burden_hero(state_of(ui));
    check_sizes_by(ui, "hero", check_page);
    close_whole(ui);
    (void)unused;
}

/* Screens of rows and those that need nothing. */
static void every_screen_of_rows_is_whole(void **unused)
{
    static const enum screen screens[] = {SCREEN_MENU,     SCREEN_ACTIONS, SCREEN_OPTIONS,
                                          SCREEN_NEW_GAME, SCREEN_SEED,    SCREEN_FAME,
                                          SCREEN_MAP,      SCREEN_MESSAGES};
    for (size_t i = 0; i < ARRAY_LENGTH(screens); i++) {
        struct ui *ui = open_drawn(hall);
        ui->settings.in_force.watch = WATCH_COUNT - 1; /* it has the most to tell */
        screen_stack_push(&ui->context, screens[i]);
        check_sizes_by(ui, screen_get(screens[i])->name, check_rows);
        ui_bench_close(ui);
    }
    assert_int_equal(cuts, 0);
    (void)unused;
}

static void the_title_is_whole(void **unused)
{
    struct ui *ui = ui_bench_open_title(&options);
    check_sizes_by(ui, "title", check_rows);
    screen_stack_push(&ui->context, SCREEN_RECORDS);
    check_sizes_by(ui, "records", check_rows);
    close_whole(ui);
    (void)unused;
}

static void every_picture_of_the_story_has_its_words(void **unused)
{
    struct ui *ui = open_drawn(hall);
    for (int story = 0; story < STORY_COUNT; story++) {
        screen_context_show_story(&ui->context, (enum story)story, (enum story)story);
        check_sizes(ui, "story");
        screen_stack_pop(&ui->context);
    }
    close_whole(ui);
    (void)unused;
}

static void every_boon_is_whole_when_offered(void **unused)
{
    struct ui *ui = open_drawn(hall);
    for (int boon = BOON_NONE + 1; boon + 2 < BOON_COUNT; boon++) {
        for (int i = 0; i < 3; i++)
            state_of(ui)->offers[i] = (enum boon)(boon + i);
        if (ui_bench_screen(ui) != SCREEN_BOON)
            screen_stack_push(&ui->context, SCREEN_BOON);
        check_sizes(ui, boon_get((enum boon)boon)->id);
    }
    close_whole(ui);
    (void)unused;
}

static void the_bestiary_is_whole(void **unused)
{
    struct bestiary bestiary = {0};
    for (int m = 0; m < MONSTER_COUNT; m++)
        bestiary.records[m] = (struct bestiary_record){.seen = 100, .killed = 100, .killers = 100};
    options = ui_bench_options(hall, 1280, 720);
    options.bestiary = &bestiary;
    struct ui *ui = ui_bench_open(&options);
    screen_stack_push(&ui->context, SCREEN_BESTIARY);
    check_sizes_by(ui, "bestiary", check_rows);
    close_whole(ui);
    (void)unused;
}

static void the_record_of_a_run_is_whole(void **unused)
{
    struct ui *ui = open_drawn("#####\n#...#\n#r@r#\n#####\n");
    ui_bench_press(ui, "6............................................................");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    check_sizes_by(ui, "end", check_rows);
    close_whole(ui);
    (void)unused;
}

static int begin(void **unused)
{
    cuts = 0;
    (void)unused;
    return 0;
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_card_of_every_creature_is_whole),
        TEST(the_card_is_whole_while_aiming),
        TEST(the_panel_of_a_burdened_hero_is_whole),
        TEST(the_legend_of_the_ranges_is_whole),
        TEST(what_is_told_of_every_terrain_is_whole),
        TEST(what_is_told_of_every_item_is_whole),
        TEST(the_longest_message_is_whole_in_the_log),
        TEST(every_page_of_help_and_of_the_hero_is_whole),
        TEST(every_screen_of_rows_is_whole),
        TEST(the_title_is_whole),
        TEST(every_picture_of_the_story_has_its_words),
        TEST(every_boon_is_whole_when_offered),
        TEST(the_bestiary_is_whole),
        TEST(the_record_of_a_run_is_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
