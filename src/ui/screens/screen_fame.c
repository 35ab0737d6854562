/* The hall of fame: finished runs by place or date. The chosen one is described, and can be watched if it is still on disk. */
#include "base/integer.h"
#include "content/conduct.h"
#include "game/text/ending.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"

#include <string.h>

#define LISTED_MAX 200
#define GAP 6
#define LINE_LENGTH_MAX 400
#define PORTRAIT_SCALE 2

enum { PLACE, DATE, SEED, HERO, FLOOR, TURNS, END, COLUMNS };

static const struct list_column columns[COLUMNS] = {
    [PLACE] = {"place", 30, 0},    [DATE] = {"ended", 62, 3},  [SEED] = {"seed", 112, 5},
    [HERO] = {"who", 96, 4},       [FLOOR] = {"floor", 32, 1}, [TURNS] = {"turn", 36, 2},
    [END] = {"how it ended", 0, 0}};

static int count_listed(const struct screen_context *context)
{
    int count = context->options->fame ? context->options->fame->count : 0;
    return count < LISTED_MAX ? count : LISTED_MAX;
}

/* Fills `order` with the run of each row, as indices of the file. */
static void put_in_order(const struct screen_context *context, int order[LISTED_MAX])
{
    if (context->states.fame.is_by_date)
        fame_list_last(context->options->fame, LISTED_MAX, order);
    else
        fame_list_best(context->options->fame, LISTED_MAX, order);
}

static int chosen_row(const struct screen_context *context)
{
    int count = count_listed(context);
    return context->stack.choice < count ? context->stack.choice : count - 1;
}

static void write_end(const struct fame_entry *entry, struct text *text)
{
    ending_write(entry->is_won ? RESULT_WON : RESULT_DIED, entry->cause, text);
}

static void write_cell(const void *source, int index, int column, struct text *text)
{
    const struct fame *fame = source;
    const struct fame_entry *entry = &fame->entries[index];
    if (column == PLACE)
        text_append(text, "%d", entry->place);
    else if (column == DATE)
        text_append(text, "%s", entry->date);
    else if (column == SEED)
        text_append(text, "%s", entry->seed[0] ? entry->seed : "unknown");
    else if (column == HERO)
        ending_write_setup(entry->start, entry->watch, text);
    else if (column == FLOOR)
        text_append(text, "%d", entry->depth);
    else if (column == TURNS)
        text_append(text, "%d", entry->turns);
    else
        write_end(entry, text);
}

static void write_worth(const struct fame_entry *entry, struct text *text)
{
    if (entry->score >= 0)
        text_append(text, " Score %d.", entry->score);
    conduct_write_kept(entry->conducts, text);
}

static void write_detail(const struct fame *fame, int index, struct text *text)
{
    const struct fame_entry *entry = &fame->entries[index];
    text_append(text, "Place %d of %d, on %s", entry->place, fame->count, entry->date);
    if (entry->version[0])
        text_append(text, ", version %s", entry->version);
    text_append(text, ". Floor %d, turn %d: ", entry->depth, entry->turns);
    write_end(entry, text);
    text_append(text, ". Seed %s.", entry->seed[0] ? entry->seed : "unknown");
    if (entry->start[0]) {
        text_append(text, " ");
        ending_write_setup(entry->start, entry->watch, text);
        text_append(text, ".");
    }
    write_worth(entry, text);
    text_append(text, index == fame->count - 1 ? " Your latest run." : "");
}

/* The winner or the killer; NULL: the cause of death has no picture. */
static const struct sprite *portrait(const struct screen_context *context,
                                     const struct fame_entry *entry)
{
    if (entry->is_won)
        return context->display->art.tileset.heroes[0];
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (strcmp(monster_get((enum monster)m)->id, entry->cause) == 0)
            return context->display->art.tileset.monsters[m];
    return NULL;
}

static void draw_detail(const struct screen_context *context, struct page *page, int index)
{
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    const struct sprite *sprite = portrait(context, &context->options->fame->entries[index]);
    int scale = page->display->layout.text_scale;
    widgets_gap(page, GAP);
    if (sprite) {
        display_draw_sprite(page->display, sprite, page->area.x, page->area.y,
                            PORTRAIT_SCALE * scale);
        int width = (sprite->width * PORTRAIT_SCALE + GAP) * scale;
        page->area.x += width;
        page->area.width -= width;
    }
    write_detail(context->options->fame, index, &text);
    read_out_text(page->display, line);
    widgets_paragraph(page, THEME_TEXT, 0, line);
}

/* Takes the part below the list off the page, as high as the portrait. */
static struct page cut_detail(struct page *page)
{
    int height = (TILE_SIDE * PORTRAIT_SCALE + 2 * GAP) * page->display->layout.text_scale;
    return page_parts_cut_foot(page, int_min(height, page->area.height / 2));
}

bool screen_fame_open(struct screen_context *context)
{
    const struct ui_options *options = context->options;
    char said[TROUBLE_LENGTH_MAX + 1];
    struct text text = text_init(said, sizeof said);
    if (options->read_fame)
        options->read_fame(options->context, &text);
    if (text.length > 0)
        screen_context_trouble(context, said);
    return true;
}

void screen_fame_write_title(const struct screen_context *context, struct text *text)
{
    text_append(text, context->states.fame.is_by_date ? "Hall of fame: latest runs"
                                                      : "Hall of fame: best runs");
}

bool screen_fame_shows_key(const struct screen_context *context, struct bar_action *key)
{
    if (key->code == KEY_TAB && context->states.fame.is_by_date)
        key->does = "by place";
    return key->code == KEY_ESCAPE || count_listed(context) > 0;
}

void screen_fame_draw_page(struct screen_context *context, struct page *page)
{
    int order[LISTED_MAX];
    int count = count_listed(context);
    if (count == 0) {
        page->is_read = true;
        widgets_paragraph(page, THEME_FAINT, 0,
                          "No finished runs yet. Trials and lessons don't count here.");
        return;
    }
    put_in_order(context, order);
    struct list_table list = {columns, COLUMNS, write_cell, context->options->fame, count, order};
    struct page detail = cut_detail(page);
    list_draw_table(page, &list, chosen_row(context));
    draw_detail(context, &detail, order[chosen_row(context)]);
}

/* Watches the chosen run if its folder still exists. */
static void watch(struct screen_context *context)
{
    int order[LISTED_MAX];
    put_in_order(context, order);
    const struct fame_entry *entry = &context->options->fame->entries[order[chosen_row(context)]];
    struct run_entry run = {.depth = entry->depth,
                            .turn = entry->turns,
                            .result = entry->is_won ? RESULT_WON : RESULT_DIED,
                            .run_id = entry->run_id};
    memcpy(run.seed, entry->seed, sizeof run.seed);
    if (!context->options->user_folder || !run_list_find(context->options->user_folder, &run))
        screen_context_trouble(context, "This run is no longer on the disk.");
    else
        screen_context_request(context, REQUEST_WATCH, run.path);
}

bool screen_fame_key(struct screen_context *context, struct key key)
{
    int count = count_listed(context);
    if (key.code == KEY_ESCAPE || count == 0) {
        screen_stack_pop(context);
        return true;
    }
    context->stack.choice = chosen_row(context);
    if (key.code == KEY_TAB) {
        context->states.fame.is_by_date = !context->states.fame.is_by_date;
        context->stack.choice = 0;
    } else if (key_is_confirm(key))
        watch(context);
    else
        return list_key(context->display, key, count, &context->stack.choice);
    return true;
}
