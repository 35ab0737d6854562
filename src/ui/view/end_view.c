#include "ui/view/end_view.h"

#include "base/array.h"
#include "game/save/run_folder.h"
#include "game/text/account.h"
#include "ui/art/theme.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/action_bar.h"
#include "ui/view/floor_plan.h"
#include "ui/view/page_parts.h"
#include "ui/view/widgets.h"

#include <stdio.h>
#include <string.h>

static const struct bar_action foot_keys[] = {{NULL, "Enter", "choose", KEY_ENTER},
                                              {"map", NULL, "the floor", KEY_NONE},
                                              {"messages", NULL, "what happened", KEY_NONE},
                                              {NULL, NULL, NULL, KEY_NONE}};

enum { NEW, AGAIN, WATCH, TITLE, CHOICES };

static const char *const labels[CHOICES] = {[NEW] = "New game",
                                            [AGAIN] = "The same seed again",
                                            [WATCH] = "Watch this run",
                                            [TITLE] = "Leave for the title"};

#define GAP 4
#define COLUMN_GAP 12
/* Narrower frames, at text scale 1, have one column. */
#define TWO_COLUMNS_MIN 400
#define WATCHERS_MAX 6
#define LINE_LENGTH_MAX 600
#define TURN_INDENT 16
/* At text scale 1. */
#define FOOT_HEIGHT 14
#define PORTRAIT_SCALE 3
#define FLOOR_ROOM 48     /* the least height of the floor's plan */
#define BESIDE_CELLS 7    /* the width of a picture beside the words */
#define PORTRAIT_ROOM 260 /* lower pages have a small one */

/* The folder of the run that has ended; NULL: it is not kept whole. */
static const char *path_of_run(const struct ui *ui)
{
    if (ui->keeping.folder)
        return run_saving_is_safe(ui) ? run_folder_path(ui->keeping.folder) : NULL;
    return ui->replay.back.path[0] ? ui->replay.back.path : NULL;
}

/* Lists what can be chosen now; returns how many that are. */
static int list_choices(const struct ui *ui, int choices[CHOICES])
{
    int count = 0;
    for (int choice = 0; choice < CHOICES; choice++)
        if (choice != WATCH || path_of_run(ui))
            choices[count++] = choice;
    return count;
}

static void write_told(const struct chronicle_line *told, struct text *text)
{
    text_append(text, "%d  %s", told->turn, told->text);
    if (told->times > 1)
        text_append(text, " (x%d)", told->times);
}

/* How many of the newest sentences fit onto the page. */
static int count_fitting(const struct page *page, const struct chronicle *chronicle, int recent)
{
    int room = widgets_lines_left(page);
    for (int back = 0; back < recent; back++) {
        char line[LINE_LENGTH_MAX];
        struct text text = text_init(line, sizeof line);
        write_told(chronicle_line_get(chronicle, back), &text);
        room -= widgets_paragraph_lines(page, TURN_INDENT, line);
        if (room < 0)
            return back;
    }
    return recent;
}

static void draw_last_turns(struct page *page, const struct game *game)
{
    const struct chronicle *chronicle = game_chronicle(game);
    int turn = game_state(game)->turn;
    widgets_line(page, THEME_HEAD, "Last turns");
    int shown = count_fitting(page, chronicle, chronicle_recent(chronicle, turn));
    for (int back = shown - 1; back >= 0; back--) {
        char line[LINE_LENGTH_MAX];
        struct text text = text_init(line, sizeof line);
        const struct chronicle_line *told = chronicle_line_get(chronicle, back);
        write_told(told, &text);
        widgets_paragraph(page, told->turn == turn ? THEME_TEXT : THEME_FAINT, TURN_INDENT, line);
    }
    if (chronicle_recent(chronicle, turn) == 0)
        widgets_line(page, THEME_FAINT, "Nothing happened.");
}

static void write_unused(const struct game *game, char line[LINE_LENGTH_MAX])
{
    struct text text = text_init(line, LINE_LENGTH_MAX);
    account_write_unused(game, &text);
}

/* How many who noticed him are told of: what lay unused must have room below them, or, where there is more, on the left. */
static int count_told_watchers(const struct page *left, const struct page *right,
                               const struct game *game)
{
    char line[LINE_LENGTH_MAX];
    write_unused(game, line);
    int needed = 1 + widgets_paragraph_lines(right, 8, line);
    if (widgets_lines_left(left) > needed)
        return WATCHERS_MAX;
    int room = widgets_lines_left(right) - needed - 3; /* the heading, the rest, the gap */
    return room > WATCHERS_MAX ? WATCHERS_MAX : (room > 1 ? room : 1);
}

static void draw_watchers(struct page *page, const struct game *game, int max)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    widgets_line(page, THEME_HEAD, "Who noticed you");
    for (int i = 0; i < count && i < max; i++) {
        char line[LINE_LENGTH_MAX];
        struct text text = text_init(line, sizeof line);
        account_write_watcher(game, kinds[i], &text);
        widgets_paragraph(page, THEME_TEXT, 8, line);
    }
    if (count == 0)
        widgets_line(page, THEME_FAINT, "Nobody");
    char more[40];
    snprintf(more, sizeof more, "and %d more kind%s", count - max, count - max > 1 ? "s" : "");
    if (count > max)
        widgets_line(page, THEME_FAINT, more);
    widgets_gap(page, GAP);
}

static const struct fact {
    const char *name;
    void (*write)(const struct game *game, struct text *text);
} facts[] = {{"Killed", account_write_kills},
             {"Boons", account_write_boons},
             {"Gear", account_write_gear},
             {"Floors", account_write_floors},
             {"Night", account_write_night}};

enum { FACTS = ARRAY_LENGTH(facts) };

/* "Killed: gutter rat x2, wick moth". */
static void write_fact(const struct game *game, const struct fact *fact, char line[LINE_LENGTH_MAX])
{
    struct text text = text_init(line, LINE_LENGTH_MAX);
    text_append(&text, "%s: ", fact->name);
    fact->write(game, &text);
}

/* Whether the page has room for all that draw_facts draws. */
static bool has_room_for_facts(const struct page *page, const struct game *game)
{
    char line[LINE_LENGTH_MAX];
    int lines = 3; /* the headings and the gap */
    write_unused(game, line);
    lines += widgets_paragraph_lines(page, 8, line);
    for (int i = 0; i < FACTS; i++) {
        write_fact(game, &facts[i], line);
        lines += widgets_paragraph_lines(page, 8, line);
    }
    return lines <= widgets_lines_left(page);
}

/* A fact that does not fit whole is left out: a shorter one may. */
static void draw_facts(struct page *page, const struct game *game)
{
    char line[LINE_LENGTH_MAX];
    widgets_line(page, THEME_HEAD, "What lay unused in your pack");
    write_unused(game, line);
    widgets_paragraph(page, THEME_KEY, 8, line);
    widgets_gap(page, GAP);
    widgets_line(page, THEME_HEAD, "What you had and did");
    for (int i = 0; i < FACTS; i++) {
        write_fact(game, &facts[i], line);
        if (widgets_paragraph_lines(page, 8, line) <= widgets_lines_left(page))
            widgets_paragraph(page, THEME_TEXT, 8, line);
    }
}

/* Where there is one column: who noticed him last, and what lay unused, on no more than half of it. */
static void draw_in_short(struct page *page, const struct game *game)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    struct page half = *page;
    half.area.height /= 2;
    if (count > 0)
        account_write_watcher(game, kinds[0], &text);
    else
        text_append(&text, "Nobody noticed you");
    if (count > 1)
        text_append(&text, "; and %d more kind%s", count - 1, count > 2 ? "s" : "");
    widgets_paragraph(&half, THEME_TEXT, 8, line);
    write_fact(game, &(struct fact){"Unused", account_write_unused}, line);
    widgets_paragraph(&half, THEME_TEXT, 8, line);
    int rest = half.area.height > 0 ? half.area.height : 0;
    int used = page->area.height / 2 - rest;
    page->area.y += used;
    page->area.height -= used;
    widgets_gap(page, GAP);
}

/* Who ended it: the hero himself, or his slayer. */
static const struct sprite *portrait(const struct ui *ui, const struct state *state)
{
    return state->cause == CAUSE_ACTOR ? ui->art.tileset.monsters[state->killer]
                                       : ui->art.tileset.heroes[state_hero_const(state)->lantern];
}

/* Shortens the path behind the first `before` characters of a line until the line fits the page: the folders that it begins
 * with go first. */
static void shorten_path(const struct page *page, char *line, size_t before)
{
    int width = page->area.width / page->ui->layout.text_scale;
    char *path = strchr(line + before, '/');
    char *folder = path ? strchr(path + 1, '/') : NULL;
    for (; folder && font_width(&page->ui->art.font, line) > width;
         folder = strchr(path + 4, '/')) {
        memmove(path + 3, folder, strlen(folder) + 1);
        memset(path, '.', 3);
    }
}

/* How deep the runs came that ended before this one, if there are any. */
static void write_standing(const struct ui *ui, struct text *text)
{
    const struct fame *fame = ui->options->fame;
    int depth = game_state(ui->game)->depth;
    int best = 0;
    if (!fame || fame->count < 2 || !fame_is_due(ui->game))
        return;
    for (int i = 0; i < fame->count - 1; i++)
        best = fame->entries[i].depth > best ? fame->entries[i].depth : best;
    if (depth > best)
        text_append(text, " You never came so deep before.");
    else if (game_state(ui->game)->result == RESULT_DIED)
        text_append(text, " Your deepest was floor %d.", best);
}

/* The portrait, small in the line of the heading, or large to the left of what is told. */
static void draw_heading(struct page *page, const struct ui *ui, const char *heading,
                         uint32_t colour)
{
    const struct sprite *sprite = portrait(ui, game_state(ui->game));
    int scale = ui->layout.text_scale;
    if (page->area.height < PORTRAIT_ROOM * scale) {
        widgets_icon_line(page, sprite, 0, colour, heading);
        return;
    }
    int width = (sprite->width * PORTRAIT_SCALE + 2 * GAP) * scale;
    canvas_draw(&page->ui->frame, atlas_frame(&ui->art.atlas, sprite, 0), page->area.x,
                page->area.y, (struct drawing){.scale = PORTRAIT_SCALE * scale});
    page->area.x += width;
    page->area.width -= width;
    canvas_clip(&page->ui->frame, page->area);
    font_draw(&page->ui->frame, &ui->art.font, page->area.x, page->area.y, 2 * scale, colour,
              heading);
    canvas_unclip(&page->ui->frame);
    widgets_gap(page, 2 * ui->art.font.height);
}

static void write_end(const struct ui *ui, struct text *text)
{
    account_write_end(ui->game, text);
    write_standing(ui, text);
}

/* With what is kept of the run. Returns where that begins. */
static size_t write_seed(const struct ui *ui, char line[LINE_LENGTH_MAX])
{
    struct text text = text_init(line, LINE_LENGTH_MAX);
    text_append(&text, "Seed %s%s", ui->session.seed, ui->session.burial.record[0] ? ". " : "");
    size_t before = text.length;
    text_append(&text, "%s", ui->session.burial.record);
    return before;
}

static void write_head(struct page *page, const struct ui *ui)
{
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    write_end(ui, &text);
    widgets_paragraph(page, THEME_TEXT, 0, line);
    size_t before = write_seed(ui, line);
    shorten_path(page, line, before);
    widgets_paragraph(page, THEME_FAINT, 0, line);
}

/* At the right of the head, where both the portrait and words have room beside it. */
static void draw_picture_beside(struct page *head, const struct end_view_heading *heading)
{
    int scale = head->ui->layout.text_scale;
    int width = BESIDE_CELLS * TILE_SIDE * scale;
    if (!heading->is_beside || head->area.height < PORTRAIT_ROOM * scale ||
        head->area.width < TWO_COLUMNS_MIN * scale)
        return;
    struct rectangle area = {head->area.x + head->area.width - width, head->area.y, width,
                             TILE_SIDE * PORTRAIT_SCALE * scale};
    heading->picture(head->ui, area);
    head->area.width -= width + 2 * GAP * scale;
}

/* What stands over both columns. */
static void draw_head(struct page *page, const struct ui *ui,
                      const struct end_view_heading *heading)
{
    struct page head = *page;
    draw_picture_beside(&head, heading);
    draw_heading(&head, ui, heading->words, heading->colour);
    write_head(&head, ui);
    int used = head.area.y - page->area.y;
    int min = TILE_SIDE * PORTRAIT_SCALE * ui->layout.text_scale;
    used = head.area.x > page->area.x && used < min ? min : used;
    page->area.y += used;
    page->area.height -= used;
    widgets_gap(page, GAP);
}

/* The picture takes two fifths of the page at most. */
static void draw_picture(struct page *page, const struct end_view_heading *heading)
{
    int height = heading->height * page->ui->layout.text_scale;
    if (!heading->picture || heading->is_beside || 2 * page->area.height < 5 * height)
        return;
    struct rectangle area = page->area;
    area.height = height;
    heading->picture(page->ui, area);
    page->area.y += height;
    page->area.height -= height;
    widgets_gap(page, GAP);
}

/* At the foot of the page. */
static void draw_choices(struct page *page, const struct ui *ui)
{
    const char *shown[CHOICES];
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    struct page foot =
        page_parts_cut_foot(page, count * (ui->art.font.height + 5) * ui->layout.text_scale);
    for (int i = 0; i < count; i++)
        shown[i] = labels[choices[i]];
    widgets_list(&foot, shown, count, ui->screens.choice);
}

/* The floor that it ended on, where there is room left. */
static void draw_floor(struct page *page)
{
    widgets_gap(page, 2 * GAP);
    page->area.height -= 2 * GAP * page->ui->layout.text_scale;
    if (page->area.height >= FLOOR_ROOM * page->ui->layout.text_scale)
        floor_plan_draw(page->ui, page->area);
}

/* All of it but the last turns, which have just been told, whatever of it there is room for. */
static void read_out(struct ui *ui, const struct end_view_heading *heading)
{
    enum monster kinds[MONSTER_COUNT];
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    if (!ui_read_out_is_on(ui))
        return;
    ui_read_out(ui, heading->words);
    write_end(ui, &text);
    ui_read_out(ui, line);
    write_seed(ui, line);
    ui_read_out(ui, line);
    int count = account_list_watchers(ui->game, kinds);
    ui_read_out(ui, count > 0 ? "Who noticed you:" : "Nothing noticed you.");
    for (int i = 0; i < count; i++) {
        text = text_init(line, sizeof line);
        account_write_watcher(ui->game, kinds[i], &text);
        ui_read_out(ui, line);
    }
    write_fact(ui->game, &(struct fact){"Unused", account_write_unused}, line);
    ui_read_out(ui, line);
    for (int i = 0; i < FACTS; i++) {
        write_fact(ui->game, &facts[i], line);
        ui_read_out(ui, line);
    }
    action_bar_read_out(ui, foot_keys);
}

void end_view_draw(struct ui *ui, const struct end_view_heading *heading)
{
    read_out(ui, heading);
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    struct page right;
    struct page keys = page_parts_cut_foot(&page, FOOT_HEIGHT * ui->layout.text_scale);
    action_bar_draw_keys(ui, keys.area, foot_keys);
    draw_picture(&page, heading);
    draw_head(&page, ui, heading);
    bool is_split = page_parts_split(&page, TWO_COLUMNS_MIN, COLUMN_GAP, &right);
    draw_choices(&right, ui);
    if (!is_split)
        page.area.height = right.area.height;
    if (!is_split)
        draw_in_short(&page, ui->game);
    draw_last_turns(&page, ui->game);
    if (!is_split)
        return;
    draw_watchers(&right, ui->game, count_told_watchers(&page, &right, ui->game));
    widgets_gap(&page, GAP);
    /* Below a picture the columns are short, but the last turns may be few. */
    bool is_right_short = !has_room_for_facts(&right, ui->game) &&
                          widgets_lines_left(&right) < widgets_lines_left(&page);
    draw_facts(is_right_short ? &page : &right, ui->game);
    draw_floor(&right);
}

static void begin(struct ui *ui, const char *seed)
{
    struct error error;
    if (!session_start_game(ui, seed, &error))
        ui_say(ui, error.message);
}

static void watch(struct ui *ui)
{
    struct error error;
    const char *path = path_of_run(ui);
    if (path && !replay_view_watch(ui, path, &error))
        ui_say(ui, error.message);
}

static void choose(struct ui *ui, int choice)
{
    char seed[SEED_LENGTH_MAX + 1];
    switch (choice) {
    case NEW:
        begin(ui, NULL);
        break;
    case AGAIN:
        snprintf(seed, sizeof seed, "%s", ui->session.seed);
        begin(ui, seed);
        break;
    case WATCH:
        watch(ui);
        break;
    default:
        session_go_to_title(ui);
    }
}

bool end_view_key(struct ui *ui, struct key key)
{
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    if (key_is_confirm(key))
        choose(ui, choices[ui->screens.choice < count ? ui->screens.choice : 0]);
    else if (key.code == KEY_ESCAPE)
        ui->screens.choice = count - 1; /* the title: one Enter more leaves */
    else if (screen_shortcuts_view(ui, key) == VIEW_MAP)
        screen_stack_push(ui, SCREEN_MAP);
    else if (screen_shortcuts_view(ui, key) == VIEW_MESSAGES)
        screen_stack_push(ui, SCREEN_MESSAGES);
    else
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    return true;
}
