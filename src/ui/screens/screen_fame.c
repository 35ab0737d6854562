/* The hall of fame: the best runs and the last ones. */
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <string.h>

#define LISTED_MAX 64
#define GAP 6
#define PLACE_WIDTH 34
#define LINE_LENGTH_MAX 240
/* Of the lines of the page, so many of ten are for the best. */
#define BEST_OF_TEN 6

/* "gutter rat": a word of a file that may be of another version. */
static void write_cause(const struct fame_entry *entry, struct text *text)
{
    char words[FAME_WORD_MAX + 1];
    memcpy(words, entry->cause, sizeof words);
    for (char *sign = words; *sign; sign++)
        if (*sign == '_')
            *sign = ' ';
    if (!entry->is_won && words[0] && strcmp(words, "none") != 0)
        text_append(text, " (%s)", words);
}

static void draw_entry(struct page *page, const struct fame *fame, int index)
{
    const struct fame_entry *entry = &fame->entries[index];
    char place[16];
    char line[LINE_LENGTH_MAX];
    struct text number = text_over(place, sizeof place);
    struct text text = text_over(line, sizeof line);
    bool is_newest = index == fame->count - 1;
    text_append(&number, "%s%d", is_newest ? "> " : "", fame_place(fame, index));
    text_append(&text, "%s%s: %s on floor %d, turn %d", entry->date,
                is_newest ? ", the newest" : "", entry->is_won ? "won" : "died", entry->depth,
                entry->turns);
    write_cause(entry, &text);
    text_append(&text, "; seed %s", entry->seed[0] ? entry->seed : "unknown");
    widgets_key_line(page, place, PLACE_WIDTH, line);
}

static void draw_list(struct page *page, const struct fame *fame, const char *heading,
                      int list(const struct fame *fame, int most, int order[]), int most)
{
    int order[LISTED_MAX];
    widgets_line(page, THEME_HEAD, heading);
    int count = list(fame, most < LISTED_MAX ? most : LISTED_MAX, order);
    for (int i = 0; i < count; i++)
        draw_entry(page, fame, order[i]);
    widgets_gap(page, GAP);
}

void screen_fame_draw(struct ui *ui)
{
    const struct fame *fame = ui->options->fame;
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    widgets_line(&page, THEME_HEAD, "Hall of fame (any key goes back)");
    widgets_gap(&page, GAP);
    if (!fame || fame->count == 0) {
        widgets_line(&page, THEME_FAINT, "No run has ended yet.");
        return;
    }
    int lines = widgets_lines_left(&page) - 4; /* the headings and the gaps */
    int best = lines * BEST_OF_TEN / 10;
    best = best < fame->count ? best : fame->count;
    draw_list(&page, fame, "The best", fame_list_best, best > 1 ? best : 1);
    if (lines - best > 0)
        draw_list(&page, fame, "The last", fame_list_last, lines - best);
}

bool screen_fame_key(struct ui *ui, struct key key)
{
    (void)key;
    ui_pop_screen(ui);
    return true;
}
