#include "ui/view/thing_view.h"

#include "game/text/description.h"
#include "game/text/narration_words.h"
#include "ui/art/theme.h"
#include "ui/view/read_out.h"
#include "world/hero.h"

#include <ctype.h>

void thing_view_write(const struct state *state, const struct inventory_item *thing,
                      struct text *text)
{
    text_append(text, "%c) ", thing->letter);
    narration_words_items(state, thing->item, thing->count, text);
    if (thing->is_worn)
        text_append(text, ", %sequipped", thing->count > 1 ? "one " : "");
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

void thing_view_read_out(struct display *display, const struct state *state, enum item item)
{
    char words[400];
    struct text text = text_init(words, sizeof words);
    description_of_item(state, item, &text);
    read_out_text(display, words);
    text = text_init(words, sizeof words);
    description_compare(state, item, &text);
    read_out_text(display, words);
}
