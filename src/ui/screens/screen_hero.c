/* The character sheet: condition, boons, equipment, record and conducts. */
#include "game/text/account.h"
#include "game/text/description.h"
#include "game/text/score.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/page_parts.h"
#include "ui/view/panel.h"
#include "world/hero.h"

#include <ctype.h>
#include <stdio.h>

#define LINE_LENGTH_MAX 1200
#define GAP 6
#define INDENT 8
/* At text scale 1: the least width of a column. */
#define COLUMN_MIN 200
#define COLUMN_GAP 12
/* A boon's picture, before its words. */
#define BOON_ROOM 16
#define PORTRAIT_SCALE 5
#define PORTRAIT_TOP 24

/* A boon's picture and words. The picture is left out if the first line is scrolled away. */
static void draw_boon(struct page *page, enum boon boon, const char *line)
{
    struct display *display = page->display;
    const struct sprite *sprite = display->art.tileset.paths[boon_get(boon)->path];
    int scale = display->layout.text_scale;
    struct page words = *page;
    words.area.x += BOON_ROOM * scale;
    words.area.width -= BOON_ROOM * scale;
    if (page->skip == 0 && page->area.height >= sprite->height * scale)
        canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0), page->area.x,
                    page->area.y, (struct drawing){.scale = scale});
    widgets_paragraph(&words, THEME_TEXT, 0, line);
    page->area.y = words.area.y;
    page->area.height = words.area.height;
    page->skip = words.skip;
    if (page->skip == 0)
        widgets_gap(page, 3);
}

static void draw_boons(struct page *page, const struct state *state)
{
    int count = 0;
    widgets_line(page, THEME_HEAD, "Boons");
    for (int boon = BOON_NONE + 1; boon < BOON_COUNT; boon++) {
        char line[240];
        if (state->boons[boon] == 0)
            continue;
        const struct boon_kind *kind = boon_get((enum boon)boon);
        struct text text = text_init(line, sizeof line);
        text_append(&text, "%s", kind->name);
        text_append(&text, " (%s%s): %s", boon_path_get(kind->path)->name,
                    kind->is_keystone ? ", keystone" : "", kind->help);
        draw_boon(page, (enum boon)boon, line);
        count++;
    }
    if (count == 0)
        widgets_paragraph(page, THEME_FAINT, 0,
                          "None yet. Some floors and each beacon offer a choice.");
    widgets_gap(page, GAP);
}

static void draw_healing(struct page *page, const struct state *state)
{
    char line[240] = "";
    struct text text = text_init(line, sizeof line);
    description_of_healing(state, &text);
    if (text.length > 0)
        widgets_paragraph(page, THEME_TEXT, 0, line + 1);
}

static void draw_gear(struct page *page, const struct state *state)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    int worn = 0;
    widgets_line(page, THEME_HEAD, "Equipment");
    for (int i = 0; i < count; i++) {
        char line[480];
        struct text text = text_init(line, sizeof line);
        if (!things[i].is_worn)
            continue;
        text_append(&text, "%s. ", hero_item_name(state, things[i].item));
        line[0] = (char)toupper((unsigned char)line[0]);
        description_of_item(state, things[i].item, &text);
        widgets_paragraph(page, THEME_TEXT, INDENT, line);
        worn++;
    }
    if (worn == 0)
        widgets_line(page, THEME_FAINT, "None");
    widgets_gap(page, GAP);
}

static void draw_fact(struct page *page, const struct game *game, enum account_fact fact)
{
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    account_write_fact(game, fact, &text);
    widgets_paragraph(page, THEME_TEXT, INDENT, line);
}

static void draw_record(struct page *page, const struct game *game)
{
    char line[120];
    widgets_line(page, THEME_HEAD, "So far");
    struct text text = text_init(line, sizeof line);
    text_append(&text, "Turn %d, ", game_state(game)->turn);
    account_write_floor(game, &text);
    widgets_line(page, THEME_TEXT, line);
    draw_fact(page, game, ACCOUNT_START);
    draw_fact(page, game, ACCOUNT_KILLS);
    draw_fact(page, game, ACCOUNT_FLOORS);
    snprintf(line, sizeof line, "Seed: %s", game_state(game)->seed);
    widgets_paragraph(page, THEME_FAINT, INDENT, line);
    widgets_gap(page, GAP);
}

static void draw_conducts(struct page *page, const struct game *game)
{
    int count = 0;
    widgets_line(page, THEME_HEAD, "Kept so far");
    for (int c = 0; c < CONDUCT_COUNT; c++) {
        char line[160];
        const struct conduct_kind *kind = conduct_get((enum conduct)c);
        if (!score_has_kept(game, (enum conduct)c))
            continue;
        snprintf(line, sizeof line, "%s: %s", kind->name, kind->rule);
        widgets_paragraph(page, THEME_TEXT, INDENT, line);
        count++;
    }
    if (count == 0)
        widgets_line(page, THEME_FAINT, "None");
    widgets_gap(page, GAP);
}

static void draw_watchers(struct page *page, const struct game *game)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    widgets_line(page, THEME_HEAD, "Creatures that noticed you");
    for (int i = 0; i < count; i++) {
        char line[LINE_LENGTH_MAX];
        struct text text = text_init(line, sizeof line);
        account_write_watcher(game, kinds[i], &text);
        widgets_paragraph(page, THEME_TEXT, INDENT, line);
    }
    if (count == 0)
        widgets_line(page, THEME_FAINT, "None");
}

/* The hero's picture from the map, magnified, in the page's upper right corner. */
static void draw_portrait(const struct page *page, const struct state *state)
{
    struct display *display = page->display;
    const struct sprite *sprite =
        display->art.tileset.heroes[state->start][state_hero_const(state)->lantern];
    int scale = PORTRAIT_SCALE * display->layout.text_scale;
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0),
                page->area.x + page->area.width - sprite->width * scale,
                page->area.y + PORTRAIT_TOP * display->layout.text_scale,
                (struct drawing){.scale = scale});
}

void screen_hero_draw_page(struct screen_context *context, struct page *page)
{
    const struct state *state = game_state(context->game);
    struct scroll *scroll = &context->display->scroll;
    struct page right;
    page->skip = scroll->lines;
    page->is_read = true;
    bool has_two = page_parts_split(page, 2 * COLUMN_MIN + COLUMN_GAP, COLUMN_GAP, &right);
    struct page *next = has_two ? &right : page;
    if (has_two && scroll->lines == 0)
        draw_portrait(page, state);
    if (has_two || scroll->lines == 0) {
        panel_draw_hero(page, state);
        panel_draw_hunted(page, state);
        draw_healing(page, state);
    }
    widgets_gap(page, GAP);
    draw_gear(page, state);
    draw_boons(next, state);
    draw_record(next, context->game);
    draw_conducts(next, context->game);
    draw_watchers(next, context->game);
    scroll->has_more = page->area.height < 0 || next->area.height < 0;
}

bool screen_hero_key(struct screen_context *context, struct key key)
{
    enum direction direction;
    int step = binding_direction(context->options->bindings, key, &direction)
                   ? direction_offset(direction).y
                   : 0;
    if (step == 0) {
        screen_stack_pop(context);
        return true;
    }
    return scroll_by(&context->display->scroll, step);
}
