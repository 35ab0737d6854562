#include "ui/view/end_parts.h"

#include "ui/art/theme.h"

#include <stdio.h>

#define GAP 4
#define WATCHERS_MAX 6
#define TURN_INDENT 16
#define LINES_TO_SHARE 6 /* with the last turns, in a single column */

static void write_told(const struct chronicle_line *told, struct text *text)
{
    text_append(text, "%d  %s", told->turn, told->text);
    if (told->times > 1)
        text_append(text, " (x%d)", told->times);
}

int end_parts_count_turns(const struct page *page, const struct chronicle *chronicle, int recent)
{
    int room = widgets_lines_left(page);
    for (int back = 0; back < recent; back++) {
        char line[END_PARTS_LINE_MAX];
        struct text text = text_init(line, sizeof line);
        write_told(chronicle_line_get(chronicle, back), &text);
        room -= widgets_paragraph_lines(page, TURN_INDENT, line);
        if (room < 0)
            return back;
    }
    return recent;
}

void end_parts_draw_turns(struct page *page, const struct game *game, int max)
{
    const struct chronicle *chronicle = game_chronicle(game);
    int turn = game_state(game)->turn;
    widgets_line(page, THEME_HEAD, "Last turns");
    int shown = end_parts_count_turns(page, chronicle, chronicle_recent(chronicle, turn));
    shown = shown < max ? shown : max;
    for (int back = shown - 1; back >= 0; back--) {
        char line[END_PARTS_LINE_MAX];
        struct text text = text_init(line, sizeof line);
        const struct chronicle_line *told = chronicle_line_get(chronicle, back);
        write_told(told, &text);
        widgets_paragraph(page, told->turn == turn ? THEME_TEXT : THEME_FAINT, TURN_INDENT, line);
    }
    if (chronicle_recent(chronicle, turn) == 0)
        widgets_line(page, THEME_FAINT, "Nothing happened.");
}

static void write_unused(const struct game *game, char line[END_PARTS_LINE_MAX])
{
    struct text text = text_init(line, END_PARTS_LINE_MAX);
    account_write_unused(game, &text);
}

int end_parts_count_watchers(const struct page *page, const struct game *game, int room, int *lines)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    int told = 0;
    *lines = 2 + (count == 0);
    for (; told < count && told < WATCHERS_MAX; told++) {
        char line[END_PARTS_LINE_MAX];
        struct text text = text_init(line, sizeof line);
        account_write_watcher(game, kinds[told], &text);
        int more = widgets_paragraph_lines(page, 8, line);
        if (told > 0 && *lines + more + (told + 1 < count) > room)
            break;
        *lines += more;
    }
    *lines += told < count;
    return told;
}

void end_parts_draw_watchers(struct page *page, const struct game *game, int max)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    widgets_line(page, THEME_HEAD, "Creatures that noticed you");
    for (int i = 0; i < count && i < max; i++) {
        char line[END_PARTS_LINE_MAX];
        struct text text = text_init(line, sizeof line);
        account_write_watcher(game, kinds[i], &text);
        widgets_paragraph(page, THEME_TEXT, 8, line);
    }
    if (count == 0)
        widgets_line(page, THEME_FAINT, "None");
    char more[40];
    snprintf(more, sizeof more, "and %d more kind%s", count - max, count - max > 1 ? "s" : "");
    if (count > max)
        widgets_line(page, THEME_FAINT, more);
    widgets_gap(page, GAP);
}

/* The stances by floor are shown as squares beside the score. */
static const enum account_fact facts[END_PARTS_FACTS] = {
    ACCOUNT_CONDUCTS, ACCOUNT_KILLER, ACCOUNT_PATH,     ACCOUNT_OMENS,
    ACCOUNT_UNHUNTED, ACCOUNT_KILLS,  ACCOUNT_CAPTIVES, ACCOUNT_CLOSE_CALLS,
    ACCOUNT_BOONS,    ACCOUNT_GEAR,   ACCOUNT_NIGHT};

void end_parts_write_fact(const struct game *game, enum account_fact fact,
                          char line[END_PARTS_LINE_MAX])
{
    struct text text = text_init(line, END_PARTS_LINE_MAX);
    account_write_fact(game, fact, &text);
}

void end_parts_write_run_fact(const struct game *game, int index, char line[END_PARTS_LINE_MAX])
{
    end_parts_write_fact(game, facts[index], line);
}

int end_parts_pack_lines(const struct page *page, const struct game *game)
{
    char line[END_PARTS_LINE_MAX];
    write_unused(game, line);
    return 2 + widgets_paragraph_lines(page, 8, line);
}

int end_parts_run_lines(const struct page *page, const struct game *game)
{
    int lines = 1;
    for (int i = 0; i < END_PARTS_FACTS; i++) {
        char line[END_PARTS_LINE_MAX];
        end_parts_write_fact(game, facts[i], line);
        lines += line[0] == '\0' ? 0 : widgets_paragraph_lines(page, 8, line);
    }
    return lines;
}

void end_parts_draw_pack(struct page *page, const struct game *game)
{
    char line[END_PARTS_LINE_MAX];
    widgets_line(page, THEME_HEAD, "Pack");
    write_unused(game, line);
    widgets_paragraph(page, THEME_KEY, 8, line);
    widgets_gap(page, GAP);
}

void end_parts_draw_run(struct page *page, const struct game *game, int first)
{
    char line[END_PARTS_LINE_MAX];
    bool has_heading = false;
    for (int i = first; i < END_PARTS_FACTS; i++) {
        end_parts_write_fact(game, facts[i], line);
        if (line[0] == '\0' ||
            widgets_paragraph_lines(page, 8, line) + !has_heading > widgets_lines_left(page))
            continue;
        if (!has_heading)
            widgets_line(page, THEME_HEAD, "This run");
        has_heading = true;
        widgets_paragraph(page, THEME_TEXT, 8, line);
    }
}

bool end_parts_draw_in_short(struct page *page, const struct game *game)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    char line[END_PARTS_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    struct page half = *page;
    half.area.height /= widgets_lines_left(page) < LINES_TO_SHARE ? 1 : 2;
    int room = half.area.height;
    if (count > 0)
        account_write_watcher(game, kinds[0], &text);
    else
        text_append(&text, "Nothing noticed you");
    if (count > 1)
        text_append(&text, "; and %d more kind%s", count - 1, count > 2 ? "s" : "");
    widgets_paragraph(&half, THEME_TEXT, 8, line);
    end_parts_write_fact(game, ACCOUNT_PACK, line);
    widgets_paragraph(&half, THEME_TEXT, 8, line);
    end_parts_write_fact(game, ACCOUNT_CONDUCTS, line);
    bool has_conducts = widgets_paragraph_lines(&half, 8, line) <= widgets_lines_left(&half);
    if (has_conducts)
        widgets_paragraph(&half, THEME_TEXT, 8, line);
    int rest = half.area.height > 0 ? half.area.height : 0;
    int used = room - rest;
    page->area.y += used;
    page->area.height -= used;
    widgets_gap(page, GAP);
    return has_conducts;
}
