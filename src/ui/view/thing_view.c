#include "ui/view/thing_view.h"

#include "game/text/description.h"
#include "ui/art/theme.h"
#include "ui/ui_read_out.h"
#include "world/hero.h"

#include <ctype.h>

int thing_view_first_row(int chosen, int count, int rows)
{
    int first = chosen - rows / 2;
    first = first > count - rows ? count - rows : first;
    return first < 0 ? 0 : first;
}

static const char *word_of_worn(enum item item)
{
    return item_get(item)->slot == SLOT_WEAPON ? "in hand" : "worn";
}

void thing_view_write(const struct state *state, const struct inventory_item *thing,
                      struct text *text)
{
    text_append(text, "%c) ", thing->letter);
    hero_write_items(state, thing->item, thing->count, text);
    if (thing->is_worn)
        text_append(text, ", %s%s", thing->count > 1 ? "one " : "", word_of_worn(thing->item));
}

struct rectangle thing_view_row(struct page *page, enum item item, uint32_t colour, bool is_chosen,
                                const char *line)
{
    struct ui *ui = page->ui;
    struct rectangle row = {page->area.x, page->area.y, page->area.width,
                            THING_VIEW_ROW * ui->layout.text_scale};
    if (is_chosen)
        canvas_fill(&ui->frame, row, THEME_SELECTED);
    widgets_icon_line(page, tileset_item(&ui->art.tileset, game_state(ui->game), item), 0,
                      is_chosen ? THEME_KEY : colour, line);
    return row;
}

void thing_view_describe(struct page *page, const struct state *state, enum item item)
{
    char words[400];
    struct text text = text_init(words, sizeof words);
    text_append(&text, "%s", hero_item_name(state, item));
    words[0] = (char)toupper((unsigned char)words[0]);
    widgets_paragraph(page, THEME_KEY, 0, words);
    widgets_gap(page, 3);
    text = text_init(words, sizeof words);
    description_of_item(state, item, &text);
    widgets_paragraph(page, THEME_TEXT, 0, words);
    text = text_init(words, sizeof words);
    description_compare(state, item, &text);
    widgets_gap(page, 3);
    widgets_paragraph(page, THEME_FAINT, 0, words);
}

void thing_view_read_out(struct ui *ui, enum item item)
{
    const struct state *state = game_state(ui->game);
    char words[400];
    struct text text = text_init(words, sizeof words);
    description_of_item(state, item, &text);
    ui_read_out(ui, words);
    text = text_init(words, sizeof words);
    description_compare(state, item, &text);
    ui_read_out(ui, words);
}
