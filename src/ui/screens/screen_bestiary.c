/* The bestiary: who has been met, and what is known of them. */
#include "game/narration_words.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/thing_view.h"
#include "ui/widgets.h"

#define LIST_WIDTH 150
#define GAP 4
#define TEXT_LENGTH_MAX 900

static const char *bare_name(enum monster kind)
{
    return narration_words_bare(monster_get(kind)->name);
}

/* A kind with its picture, as a thing is listed. */
static void draw_row(struct page *page, enum monster kind, bool is_chosen)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    struct rectangle row = {page->area.x, page->area.y, page->area.width, THING_VIEW_ROW * scale};
    if (is_chosen)
        canvas_fill(&ui->frame, rectangle_intersect(row, page->area), THEME_SELECTED);
    struct page inner = *page;
    widgets_icon_line(&inner, ui->tileset.monsters[kind], 0, is_chosen ? THEME_KEY : THEME_TEXT,
                      bare_name(kind));
    page->area.y += row.height;
    page->area.height -= row.height;
}

static void draw_list(struct page *page, const enum monster *kinds, int count, int chosen)
{
    int rows = page->area.height / (THING_VIEW_ROW * page->ui->layout.text_scale);
    int first = thing_view_first_row(chosen, count, rows);
    for (int i = first; i < count && i < first + rows; i++)
        draw_row(page, kinds[i], i == chosen);
}

static void draw_kind(struct page *page, const struct bestiary *bestiary, enum monster kind)
{
    const struct bestiary_record *record = &bestiary->records[kind];
    char words[TEXT_LENGTH_MAX];
    struct text text = text_over(words, sizeof words);
    widgets_icon_line(page, page->ui->tileset.monsters[kind], 0, THEME_HEAD, bare_name(kind));
    widgets_gap(page, GAP);
    bestiary_describe(kind, &text);
    widgets_paragraph(page, THEME_TEXT, 0, words);
    widgets_gap(page, GAP);
    text = text_over(words, sizeof words);
    text_append(&text, "Met in %d game%s. Killed by you: %d. Games that it ended: %d.",
                record->seen, record->seen == 1 ? "" : "s", record->killed, record->killers);
    widgets_paragraph(page, THEME_FAINT, 0, words);
}

void screen_bestiary_draw(struct ui *ui)
{
    const struct bestiary *bestiary = ui->options->bestiary;
    enum monster kinds[MONSTER_COUNT];
    int count = bestiary ? bestiary_list(bestiary, kinds) : 0;
    char words[120];
    struct text text = text_over(words, sizeof words);
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    text_append(&text, "Bestiary: %d of %d kinds (up and down choose, Esc goes back)", count,
                bestiary_kinds());
    widgets_line(&page, THEME_HEAD, words);
    widgets_gap(&page, GAP);
    if (count == 0) {
        widgets_line(&page, THEME_FAINT, "You have met nobody yet.");
        return;
    }
    int chosen = ui->choice < count ? ui->choice : count - 1;
    int list = LIST_WIDTH * ui->layout.text_scale;
    struct page right = page;
    list = list < page.area.width / 2 ? list : page.area.width / 2;
    page.area.width = list - 8 * ui->layout.text_scale;
    right.area.x += list;
    right.area.width -= list;
    draw_list(&page, kinds, count, chosen);
    draw_kind(&right, bestiary, kinds[chosen]);
}

bool screen_bestiary_key(struct ui *ui, struct key key)
{
    enum monster kinds[MONSTER_COUNT];
    int count = ui->options->bestiary ? bestiary_list(ui->options->bestiary, kinds) : 0;
    if (count > 0 && widgets_list_key(ui->options->bindings, key, count, &ui->choice))
        return true;
    ui_pop_screen(ui);
    return true;
}
