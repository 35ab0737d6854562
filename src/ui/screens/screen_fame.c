/* The hall of fame: finished runs by place or date. The chosen one is described, and can be watched if it is still on disk. */
#include "game/text/ending.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/list_foot.h"

#include <string.h>

#define LISTED_MAX 200
#define LINE_LENGTH_MAX 400

enum { PLACE, DATE, SEED, HERO, FLOOR, TURNS, END, SCORE };

/* Of the daily runs there is one fewer. */
#define COLUMN_COUNT 8

/* In the order in which they are shown. */
static const int shown[2][COLUMN_COUNT] = {{PLACE, DATE, SEED, HERO, FLOOR, TURNS, SCORE, END},
                                           {SEED, SCORE, HERO, FLOOR, TURNS, PLACE, END}};

static const struct list_column columns[2][COLUMN_COUNT] = {{{"place", 30, 0},
                                                             {"ended", 62, 4},
                                                             {"seed", 112, 6},
                                                             {"who", 96, 5},
                                                             {"floor", 32, 1},
                                                             {"turn", 36, 2},
                                                             {"score", 36, 3},
                                                             {"how it ended", 0, 0}},
                                                            {{"day", 62, 0},
                                                             {"score", 36, 0},
                                                             {"who", 96, 4},
                                                             {"floor", 32, 1},
                                                             {"turn", 36, 2},
                                                             {"place", 30, 3},
                                                             {"how it ended", 0, 0}}};

static bool is_daily(const struct screen_context *context)
{
    return context->states.fame.order == FAME_DAILY;
}

/* Fills `order` with the run of each row, as indices of the file. Returns how many. */
static int put_in_order(const struct screen_context *context, int order[LISTED_MAX])
{
    static int (*const list[FAME_ORDERS])(const struct fame *, int,
                                          int[]) = {[FAME_BY_PLACE] = fame_list_best,
                                                    [FAME_BY_DATE] = fame_list_last,
                                                    [FAME_DAILY] = fame_list_daily};
    const struct fame *fame = context->options->fame;
    return fame ? list[context->states.fame.order](fame, LISTED_MAX, order) : 0;
}

static int count_listed(const struct screen_context *context)
{
    int unused[LISTED_MAX];
    return put_in_order(context, unused);
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

static void write_shown(const struct fame_entry *entry, int column, struct text *text)
{
    if (column == PLACE)
        text_append(text, "%d", entry->place);
    else if (column == DATE)
        text_append(text, "%s", entry->date);
    else if (column == SEED)
        text_append(text, "%s", entry->seed[0] ? entry->seed : "unknown");
    else if (column == SCORE && entry->score >= 0)
        text_append(text, "%d", entry->score);
    else if (column == HERO)
        ending_write_setup(entry->start, entry->watch, text);
    else if (column == FLOOR)
        text_append(text, "%d", entry->depth);
    else if (column == TURNS)
        text_append(text, "%d", entry->turns);
    else if (column == END)
        write_end(entry, text);
}

static void write_cell(const void *source, int index, int column, struct text *text)
{
    const struct fame *fame = source;
    write_shown(&fame->entries[index], shown[0][column], text);
}

static void write_daily_cell(const void *source, int index, int column, struct text *text)
{
    const struct fame *fame = source;
    write_shown(&fame->entries[index], shown[1][column], text);
}

static void write_worth(const struct fame_entry *entry, struct text *text)
{
    if (entry->score >= 0)
        text_append(text, " Score %d.", entry->score);
    ending_write_kept(entry->conducts, text);
}

static void write_detail(const struct fame *fame, int index, struct text *text)
{
    const struct fame_entry *entry = &fame->entries[index];
    text_append(text, "Place %d of %d runs, best first, on %s", entry->place, fame->count,
                entry->date);
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
    static const char *const titles[FAME_ORDERS] = {"best runs", "latest runs", "daily dungeons"};
    text_append(text, "Hall of fame: %s", titles[context->states.fame.order]);
}

bool screen_fame_shows_key(const struct screen_context *context, struct bar_action *key)
{
    static const char *const next[FAME_ORDERS] = {"by date", "daily", "by place"};
    const struct fame *fame = context->options->fame;
    if (key->code == KEY_TAB) {
        key->does = next[context->states.fame.order];
        return fame && fame->count > 0;
    }
    return key->code == KEY_ESCAPE || count_listed(context) > 0;
}

void screen_fame_draw_page(struct screen_context *context, struct page *page)
{
    int order[LISTED_MAX];
    int count = put_in_order(context, order);
    if (count == 0) {
        page->is_read = true;
        widgets_paragraph(
            page, THEME_FAINT, 0,
            is_daily(context)
                ? "No finished run of a daily dungeon yet. Each day has one, the same for everyone."
                : "No finished runs yet. Trials and lessons don't count here.");
        return;
    }
    struct list_table list = {columns[is_daily(context)],
                              COLUMN_COUNT - is_daily(context),
                              is_daily(context) ? write_daily_cell : write_cell,
                              context->options->fame,
                              count,
                              order};
    int chosen = order[chosen_row(context)];
    const struct fame_entry *entry = &context->options->fame->entries[chosen];
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    write_detail(context->options->fame, chosen, &text);
    struct room_picture picture =
        room_picture_of_run(page->display, entry->start, entry->depth,
                            entry->is_won ? RESULT_WON : RESULT_DIED, entry->cause);
    struct page foot = list_foot_cut(page, count, line);
    list_draw_table(page, &list, chosen_row(context));
    list_foot_draw(&foot, &picture, THEME_TEXT, line);
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
    if (key.code == KEY_TAB && context->options->fame && context->options->fame->count > 0) {
        context->states.fame.order = (context->states.fame.order + 1) % FAME_ORDERS;
        context->stack.choice = 0;
        return true;
    }
    if (key.code == KEY_ESCAPE || count == 0) {
        screen_stack_pop(context);
        return true;
    }
    context->stack.choice = chosen_row(context);
    if (key_is_confirm(key))
        watch(context);
    else
        return list_key(context->display, key, count, &context->stack.choice);
    return true;
}
