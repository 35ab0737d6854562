/* The hall of fame: the runs that have ended, by place or by date; the chosen one is told, and shown again if it is kept. */
#include "game/text/ending.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/column_list.h"
#include "ui/view/page_parts.h"
#include "ui/view/screen_page.h"

#include <string.h>

#define LISTED_MAX 200
#define GAP 6
#define LINE_LENGTH_MAX 400
#define PORTRAIT_SCALE 2

enum { PLACE, DATE, SEED, FLOOR, TURNS, END, COLUMNS };

static const struct list_column columns[COLUMNS] = {
    [PLACE] = {"place", 30, 0}, [DATE] = {"when", 62, 3},   [SEED] = {"seed", 112, 4},
    [FLOOR] = {"floor", 32, 1}, [TURNS] = {"turns", 36, 2}, [END] = {"how it ended", 0, 0}};

static int count_listed(const struct ui *ui)
{
    int count = ui->options->fame ? ui->options->fame->count : 0;
    return count < LISTED_MAX ? count : LISTED_MAX;
}

/* Which run stands in which row, of those of the file. */
static void put_in_order(const struct ui *ui, int order[LISTED_MAX])
{
    if (ui->states.fame.is_by_date)
        fame_list_last(ui->options->fame, LISTED_MAX, order);
    else
        fame_list_best(ui->options->fame, LISTED_MAX, order);
}

static int chosen_row(const struct ui *ui)
{
    int count = count_listed(ui);
    return ui->screens.choice < count ? ui->screens.choice : count - 1;
}

static void write_end(const struct fame_entry *entry, struct text *text)
{
    ending_write(entry->is_won ? RESULT_WON : RESULT_DIED, entry->cause, text);
}

static void write_cell(const struct ui *ui, int index, int column, struct text *text)
{
    const struct fame *fame = ui->options->fame;
    const struct fame_entry *entry = &fame->entries[index];
    if (column == PLACE)
        text_append(text, "%d", fame_place(fame, index));
    else if (column == DATE)
        text_append(text, "%s", entry->date);
    else if (column == SEED)
        text_append(text, "%s", entry->seed[0] ? entry->seed : "unknown");
    else if (column == FLOOR)
        text_append(text, "%d", entry->depth);
    else if (column == TURNS)
        text_append(text, "%d", entry->turns);
    else
        write_end(entry, text);
}

static void write_detail(const struct fame *fame, int index, struct text *text)
{
    const struct fame_entry *entry = &fame->entries[index];
    text_append(text, "Place %d of %d, on %s", fame_place(fame, index), fame->count, entry->date);
    if (entry->version[0])
        text_append(text, ", version %s", entry->version);
    text_append(text, ". Floor %d, turn %d: ", entry->depth, entry->turns);
    write_end(entry, text);
    text_append(text, ". Seed %s.%s", entry->seed[0] ? entry->seed : "unknown",
                index == fame->count - 1 ? " This was the last run." : "");
}

/* Who won, or who ended it; NULL: nobody with a face. */
static const struct sprite *portrait(const struct ui *ui, const struct fame_entry *entry)
{
    if (entry->is_won)
        return ui->art.tileset.heroes[0];
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (strcmp(monster_get((enum monster)m)->id, entry->cause) == 0)
            return ui->art.tileset.monsters[m];
    return NULL;
}

static void draw_detail(struct page *page, const struct ui *ui, int index)
{
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    const struct sprite *sprite = portrait(ui, &ui->options->fame->entries[index]);
    int scale = ui->layout.text_scale;
    widgets_gap(page, GAP);
    if (sprite) {
        canvas_draw(&page->ui->frame, atlas_frame(&ui->art.atlas, sprite, 0), page->area.x,
                    page->area.y, (struct drawing){.scale = PORTRAIT_SCALE * scale});
        int width = (sprite->width * PORTRAIT_SCALE + GAP) * scale;
        page->area.x += width;
        page->area.width -= width;
    }
    write_detail(ui->options->fame, index, &text);
    ui_read_out(page->ui, line);
    widgets_paragraph(page, THEME_TEXT, 0, line);
}

/* Takes the part below the list off the page, as high as the portrait. */
static struct page cut_detail(struct page *page)
{
    int height = (TILE_SIDE * PORTRAIT_SCALE + 2 * GAP) * page->ui->layout.text_scale;
    int max = page->area.height / 2;
    return page_parts_cut_foot(page, height < max ? height : max);
}

void screen_fame_draw(struct ui *ui)
{
    static const struct bar_action by_place[] = {{NULL, "Enter", "watch it", KEY_ENTER},
                                                 {NULL, "Tab", "by date", KEY_TAB},
                                                 {NULL, "Esc", "back", KEY_ESCAPE},
                                                 {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action by_date[] = {{NULL, "Enter", "watch it", KEY_ENTER},
                                                {NULL, "Tab", "by place", KEY_TAB},
                                                {NULL, "Esc", "back", KEY_ESCAPE},
                                                {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action none[] = {{NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    int count = count_listed(ui);
    struct page page = screen_page_draw(
        ui, ui->states.fame.is_by_date ? "Hall of fame: the last" : "Hall of fame: the best",
        count == 0                   ? none
        : ui->states.fame.is_by_date ? by_date
                                     : by_place);
    if (count == 0) {
        page.is_read = true;
        widgets_paragraph(&page, THEME_FAINT, 0,
                          "No run has ended yet. Trials and lessons do not count here.");
        return;
    }
    int order[LISTED_MAX];
    put_in_order(ui, order);
    struct column_list list = {columns, COLUMNS, write_cell, count, order};
    struct page detail = cut_detail(&page);
    column_list_draw(&page, &list, chosen_row(ui));
    draw_detail(&detail, ui, order[chosen_row(ui)]);
}

/* If its folder is still there. */
static void watch(struct ui *ui)
{
    int order[LISTED_MAX];
    put_in_order(ui, order);
    const struct fame_entry *entry = &ui->options->fame->entries[order[chosen_row(ui)]];
    struct run_entry run = {.depth = entry->depth,
                            .turn = entry->turns,
                            .result = entry->is_won ? RESULT_WON : RESULT_DIED};
    struct error error;
    memcpy(run.seed, entry->seed, sizeof run.seed);
    if (!ui->options->user_folder || !run_list_find(ui->options->user_folder, &run))
        ui_trouble(ui, "This run is kept no more: it can't be shown.");
    else if (!replay_view_watch(ui, run.path, &error))
        ui_trouble(ui, error.message);
}

bool screen_fame_key(struct ui *ui, struct key key)
{
    int count = count_listed(ui);
    ui->trouble[0] = '\0';
    if (key.code == KEY_ESCAPE || count == 0) {
        screen_stack_pop(ui);
        return true;
    }
    ui->screens.choice = chosen_row(ui);
    if (key.code == KEY_TAB) {
        ui->states.fame.is_by_date = !ui->states.fame.is_by_date;
        ui->screens.choice = 0;
    } else if (key_is_confirm(key))
        watch(ui);
    else
        return column_list_key(ui, key, count);
    return true;
}
