/* No text is cut off, whatever is told, in any window and at any size of text. This program sees every text that is drawn
 * (tests/CMakeLists.txt), and where it may be drawn. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "ui/art/font.h"
#include "world/hero.h"

#include <stdio.h>
#include <string.h>

#define CUT_LENGTH_MAX 160

static struct ui_options options;
static char cut_text[CUT_LENGTH_MAX]; /* the first text that was cut off since it was emptied */

int __wrap_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text);
int __real_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text);

/* Whether the letter has a pixel outside. */
static bool is_cut(struct image letter, int x, int y, int scale, struct rectangle seen)
{
    for (int row = 0; row < letter.height; row++)
        for (int column = 0; column < letter.width; column++)
            if (letter.pixels[(size_t)row * (size_t)letter.stride + (size_t)column] >> 24 &&
                (!rectangle_has(seen, x + column * scale, y + row * scale) ||
                 !rectangle_has(seen, x + (column + 1) * scale - 1, y + (row + 1) * scale - 1)))
                return true;
    return false;
}

int __wrap_font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
                     uint32_t colour, const char *text)
{
    int at = x;
    size_t length = strlen(text);
    bool is_whole = length < 3 || strcmp(text + length - 3, "...") != 0;
    for (const char *c = text; canvas->pixels && is_whole && *c; c++) {
        int letter = (unsigned char)*c - FONT_FIRST;
        is_whole = !is_cut(font->glyphs[letter], at, y, scale, canvas->clip);
        at += font->advances[letter] * scale;
    }
    if (canvas->pixels && !is_whole && !cut_text[0])
        snprintf(cut_text, sizeof cut_text, "%s", text);
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

/* Draws the game at each size of window and text, and fails if a text is cut off. */
static void check_sizes(struct ui *ui, const char *what)
{
    for (size_t size = 0; size < ARRAY_LENGTH(sizes); size++) {
        struct layout last = {0};
        ui_bench_resize(ui, sizes[size].width, sizes[size].height);
        for (int text = 0; text <= TEXT_SCALE_MAX; text++) {
            struct layout layout = layout_of(sizes[size].width, sizes[size].height, 0, text);
            if (memcmp(&layout, &last, sizeof layout) == 0)
                continue;
            last = layout;
            ui->settings.in_force.text_size = text;
            show(ui); /* a second time, when it knows how much fits */
            cut_text[0] = '\0';
            show(ui);
            if (cut_text[0])
                fail_msg("%dx%d, text %d, %s: \"%s\" is cut off", sizes[size].width,
                         sizes[size].height, text, what, cut_text);
        }
    }
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

/* The hero has everything that the panel tells. */
static void burden_hero(struct state *state)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        state_hero(state)->statuses[s] = 100;
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
        check_sizes(ui, monster_get((enum monster)m)->id);
        burden_hero(state_of(ui));
        check_sizes(ui, monster_get((enum monster)m)->id);
        ui_bench_close(ui);
    }
    (void)unused;
}

static void the_card_is_whole_while_aiming(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if ((enum monster)m == monster_hero())
            continue;
        struct ui *ui = point_at((enum monster)m, SUSPICION_MAX, "td");
        check_sizes(ui, monster_get((enum monster)m)->id);
        ui_bench_close(ui);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_card_of_every_creature_is_whole),
        cmocka_unit_test(the_card_is_whole_while_aiming),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
