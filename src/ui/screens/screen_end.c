/* The end of a game: the cause, the last turns, the actors that noticed the hero, unused items, and a menu. */
#include "base/array.h"
#include "base/integer.h"
#include "game/save/run_folder.h"
#include "game/text/account.h"
#include "game/text/score.h"
#include "ui/art/theme.h"
#include "ui/screens/menu.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/action_bar.h"
#include "ui/view/end_parts.h"
#include "ui/view/floor_plan.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/play_view.h"
#include "ui/view/stance_squares.h"

#include <SDL.h>

#include <string.h>

/* After the end an Enter may still be meant for the fight. */
#define GAP 4
#define COLUMN_GAP 12
/* Narrower frames, at text scale 1, have one column. */
#define TWO_COLUMNS_MIN 400
#define TURNS_MIN 5     /* sentences of the last turns that stay where the pack needs room */
#define RUN_LINES 5     /* left for the facts of the run below the watchers where room is short */
#define TURNS_WON_MAX 4 /* sentences of the last turns after a victory: they count down the lamp */
/* At text scale 1. */
#define PORTRAIT_SCALE 3
#define FLOOR_ROOM 48   /* the least height of the floor's plan */
#define LEGEND_LINES 12 /* pages with fewer have no legend of the squares below them */
#define SHARED_LINE_MAX 200
#define BESIDE_CELLS 7    /* the width of a picture beside the words */
#define PORTRAIT_ROOM 260 /* lower pages have a small one */

/* The folder of the run that has ended; NULL: it is not saved whole. */
static const char *path_of_run(const struct screen_context *context)
{
    if (context->folder)
        return screen_context_is_saved(context) ? run_folder_path(context->folder) : NULL;
    return context->replay.back.path[0] ? context->replay.back.path : NULL;
}

static bool can_watch(const struct screen_context *context)
{
    return path_of_run(context) != NULL;
}

static void begin_again(struct screen_context *context)
{
    screen_context_request(context, REQUEST_NEW_GAME, context->seed);
}

static void watch(struct screen_context *context)
{
    screen_context_request(context, REQUEST_WATCH, path_of_run(context));
}

static void leave_for_title(struct screen_context *context)
{
    screen_context_request(context, REQUEST_TITLE, NULL);
}

static const struct menu_row rows[] = {
    {.label = "New game", .opens = SCREEN_NEW_GAME},
    {.label = "Same seed again", .choose = begin_again},
    {.label = "Watch this run", .choose = watch, .is_offered = can_watch},
    {.label = "Quit to title", .choose = leave_for_title},
};

/* The killer, or else the hero. */
static const struct sprite *portrait(const struct screen_context *context,
                                     const struct state *state)
{
    return state->cause == CAUSE_ACTOR
               ? context->display->art.tileset.monsters[state->killer]
               : context->display->art.tileset
                     .heroes[state->start][state_hero_const(state)->lantern];
}

/* Shortens the path behind the first `before` characters of a line until the line fits the page: the folders that it begins
 * with go first. */
static void shorten_path(const struct page *page, char *line, size_t before)
{
    int width = page->area.width / page->display->layout.text_scale;
    char *path = strchr(line + before, '/');
    char *folder = path ? strchr(path + 1, '/') : NULL;
    for (; folder && font_width(&page->display->art.font, line) > width;
         folder = strchr(path + 4, '/')) {
        memmove(path + 3, folder, strlen(folder) + 1);
        memset(path, '.', 3);
    }
}

static bool is_won(const struct screen_context *context)
{
    return game_state(context->game)->result == RESULT_WON;
}

/* The portrait, small in the line of the heading, or large to the left of what is told. */
static void draw_heading(struct page *page, const struct screen_context *context,
                         const char *heading, uint32_t colour)
{
    const struct sprite *sprite = portrait(context, game_state(context->game));
    int scale = context->display->layout.text_scale;
    if (page->area.height < PORTRAIT_ROOM * scale) {
        widgets_icon_line(page, sprite, 0, colour, heading);
        return;
    }
    int width = (sprite->width * PORTRAIT_SCALE + 2 * GAP) * scale;
    canvas_draw(&page->display->frame, atlas_frame(&context->display->art.atlas, sprite, 0),
                page->area.x, page->area.y, (struct drawing){.scale = PORTRAIT_SCALE * scale});
    page->area.x += width;
    page->area.width -= width;
    if (2 * display_text_width(page->display, heading) > page->area.width) {
        widgets_paragraph(page, colour, 0, heading);
        return;
    }
    canvas_clip(&page->display->frame, page->area);
    font_draw(&page->display->frame, &context->display->art.font, page->area.x, page->area.y,
              2 * scale, colour, heading);
    canvas_unclip(&page->display->frame);
    widgets_gap(page, 2 * context->display->art.font.height);
}

static void write_end(const struct screen_context *context, struct text *text)
{
    const struct fame *fame = context->options->fame;
    account_write_end(context->game, text);
    if (fame && fame_is_due(context->game))
        fame_write_standing(fame, text);
}

/* Writes the seed, the start and where the run was recorded. Returns where the latter begins. */
static size_t write_seed(const struct screen_context *context, char line[END_PARTS_LINE_MAX])
{
    struct text text = text_init(line, END_PARTS_LINE_MAX);
    text_append(&text, "Seed %s. ", context->seed);
    account_write_fact(context->game, ACCOUNT_START, &text);
    text_append(&text, context->record[0] ? ". " : ".");
    size_t before = text.length;
    text_append(&text, "%s", context->record);
    return before;
}

/* What the squares mean, beside them, or below if that leaves the page some lines. */
static void draw_legend(struct page *page, const struct display *display, struct point at, int room)
{
    const char *words = stance_squares_legend(display);
    if (display_text_width(display, words) <= room)
        display_write(page->display, at.x, at.y, THEME_FAINT, words);
    else if (widgets_lines_left(page) > LEGEND_LINES)
        widgets_paragraph(page, THEME_FAINT, 0, words);
}

/* The score, with a square for each floor; and what the last key did. */
static void draw_score(struct page *page, const struct screen_context *context)
{
    struct display *display = page->display;
    char line[END_PARTS_LINE_MAX];
    int gap = GAP * 2 * display->layout.text_scale;
    struct point at = {page->area.x, page->area.y};
    if (widgets_lines_left(page) < 1)
        return;
    end_parts_write_fact(context->game, ACCOUNT_SCORE, line);
    int width = display_text_width(display, line) + gap;
    int room = page->area.width - width - stance_squares_width(display, context->game) - gap;
    bool has_room = display_text_width(display, context->notice) <= room;
    widgets_line(page, THEME_KEY, has_room ? line : context->notice);
    if (!has_room)
        return;
    at.x = stance_squares_draw(display, context->game, (struct point){at.x + width, at.y}) + gap;
    display_write(display, at.x, at.y, THEME_TEXT, context->notice);
    if (!context->notice[0] && stance_squares_width(display, context->game) > 0)
        draw_legend(page, display, at, room);
}

static void write_head(struct page *page, const struct screen_context *context)
{
    char line[END_PARTS_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    write_end(context, &text);
    widgets_paragraph(page, THEME_TEXT, 0, line);
    size_t before = write_seed(context, line);
    shorten_path(page, line, before);
    widgets_paragraph(page, THEME_FAINT, 0, line);
    draw_score(page, context);
}

static const char *heading_of(const struct screen_context *context)
{
    if (!is_won(context))
        return "The dark has you.";
    return state_is_won_dark(game_state(context->game))
               ? "The sea lies dark under the stars."
               : "The lighthouse shines over the sea again.";
}

/* Where the hero died, at the right of the head, where both the portrait and words have room beside it. */
static void draw_place(const struct screen_context *context, struct page *head)
{
    int scale = head->display->layout.text_scale;
    int width = BESIDE_CELLS * TILE_SIDE * scale;
    if (head->area.height < PORTRAIT_ROOM * scale || head->area.width < TWO_COLUMNS_MIN * scale)
        return;
    struct rectangle area = {head->area.x + head->area.width - width, head->area.y, width,
                             TILE_SIDE * PORTRAIT_SCALE * scale};
    play_view_draw_place(head->display, game_state(context->game), area);
    head->area.width -= width + 2 * GAP * scale;
}

/* The part above both columns. */
static void draw_head(const struct screen_context *context, struct page *page)
{
    struct page head = *page;
    if (!is_won(context))
        draw_place(context, &head);
    draw_heading(&head, context, heading_of(context), is_won(context) ? THEME_KEY : THEME_COLD);
    write_head(&head, context);
    int used = head.area.y - page->area.y;
    int min = TILE_SIDE * PORTRAIT_SCALE * page->display->layout.text_scale;
    used = head.area.x > page->area.x && used < min ? min : used;
    page->area.y += used;
    page->area.height -= used;
    widgets_gap(page, GAP);
}

/* At the foot of the page. */
static void draw_choices(struct screen_context *context, struct page *page)
{
    int height = list_height(page->display, menu_count(context, MENU(rows)));
    struct page foot = page_parts_cut_foot(page, height);
    menu_draw(context, MENU(rows), &foot);
}

/* Draws the last floor if there is room left. */
static void draw_floor(const struct state *state, struct page *page)
{
    int scale = page->display->layout.text_scale;
    widgets_gap(page, 2 * GAP);
    page->area.height -= 2 * GAP * scale;
    if (page->area.height >= FLOOR_ROOM * scale)
        floor_plan_draw(page->display, state, page->area);
}

/* Reads out everything except the last turns, which were read out as they happened. */
static void read_out(struct screen_context *context)
{
    struct display *display = context->display;
    enum monster kinds[MONSTER_COUNT];
    char line[END_PARTS_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    read_out_text(display, heading_of(context));
    write_end(context, &text);
    read_out_text(display, line);
    write_seed(context, line);
    read_out_text(display, line);
    int count = account_list_watchers(context->game, kinds);
    read_out_text(display, count > 0 ? "Creatures that noticed you:" : "Nothing noticed you.");
    for (int i = 0; i < count; i++) {
        text = text_init(line, sizeof line);
        account_write_watcher(context->game, kinds[i], &text);
        read_out_text(display, line);
    }
    static const enum account_fact others[] = {ACCOUNT_SCORE, ACCOUNT_STANCES, ACCOUNT_PACK};
    for (size_t i = 0; i < ARRAY_LENGTH(others); i++) {
        end_parts_write_fact(context->game, others[i], line);
        read_out_text(display, line);
    }
    for (int i = 0; i < END_PARTS_FACTS; i++) {
        end_parts_write_run_fact(context->game, i, line);
        read_out_text(display, line);
    }
    action_bar_read_out(display, screen_get(SCREEN_END)->keys);
}

/* The last turns and what is below them, in a single column. */
static void draw_column(struct screen_context *context, struct page *page)
{
    const struct game *game = context->game;
    bool has_conducts = end_parts_draw_in_short(page, game);
    end_parts_draw_turns(page, game, CHRONICLE_LINES);
    widgets_gap(page, GAP);
    end_parts_draw_run(page, game, has_conducts);
    draw_floor(game_state(game), page);
}

/* The lines that the pack keeps free below the last turns: none if the right column, or the left one below all last turns, has
 * room for it and for the facts of the run. */
static int count_kept(const struct page *left, const struct page *right, const struct game *game,
                      int turns_max)
{
    const struct chronicle *chronicle = game_chronicle(game);
    int recent = chronicle_recent(chronicle, game_state(game)->turn);
    int turns = end_parts_count_turns(left, chronicle, recent < turns_max ? recent : turns_max);
    int pack = end_parts_pack_lines(left, game);
    int room = widgets_lines_left(left);
    int watchers;
    end_parts_count_watchers(right, game, widgets_lines_left(right), &watchers);
    if (watchers + pack + end_parts_run_lines(right, game) <= widgets_lines_left(right) ||
        turns + 2 + pack + end_parts_run_lines(left, game) <= room)
        return 0;
    return room - 2 - TURNS_MIN < pack ? 0 : pack;
}

/* Below each other: the last turns and, where room is short, the pack; the watchers and all that is left. */
static void draw_columns(struct screen_context *context, struct page *left, struct page *right)
{
    const struct game *game = context->game;
    int turns_max = is_won(context) ? TURNS_WON_MAX : CHRONICLE_LINES;
    int scale = context->display->layout.text_scale;
    int line = display_text_height(context->display) + WIDGETS_LINE_GAP * scale;
    int kept = count_kept(left, right, game, turns_max);
    bool has_pack = kept > 0;
    int lines;
    left->area.height -= kept * line;
    end_parts_draw_turns(left, game, turns_max);
    left->area.height += kept * line;
    widgets_gap(left, GAP);
    if (has_pack)
        end_parts_draw_pack(left, game);
    int wanted = has_pack ? RUN_LINES : end_parts_pack_lines(right, game);
    int below = widgets_lines_left(left) < wanted ? wanted : 0;
    int told = end_parts_count_watchers(right, game, widgets_lines_left(right) - below, &lines);
    end_parts_draw_watchers(right, game, told);
    /* Below a picture the columns are short, but the last turns may be few. The floor's plan needs room too. */
    lines = end_parts_run_lines(right, game) + (has_pack ? 0 : end_parts_pack_lines(right, game)) +
            (2 * GAP + FLOOR_ROOM) * scale / line + 1;
    int room = widgets_lines_left(right);
    struct page *rest = lines > room && room < widgets_lines_left(left) ? left : right;
    if (!has_pack)
        end_parts_draw_pack(rest, game);
    end_parts_draw_run(rest, game, 0);
    draw_floor(game_state(game), right);
}

void screen_end_draw(struct screen_context *context)
{
    struct display *display = context->display;
    struct page page = screen_box(display);
    struct page right;
    if (read_out_is_on(display))
        read_out(context);
    struct page keys = screen_cut_keys(&page);
    screen_draw_keys(&keys, screen_get(SCREEN_END)->keys);
    draw_head(context, &page);
    bool is_split = page_parts_split(&page, TWO_COLUMNS_MIN, COLUMN_GAP, &right);
    draw_choices(context, &right);
    if (is_split) {
        draw_columns(context, &page, &right);
        return;
    }
    page.area.height = right.area.height;
    draw_column(context, &page);
}

static void copy_line(struct screen_context *context)
{
    char line[SHARED_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    score_write_line(context->game, &text);
    if (SDL_SetClipboardText(line) == 0)
        screen_context_notice(context, "Line copied to the clipboard.");
    else
        screen_context_notice(context, "The clipboard can't be used here.");
}

/* An Enter of the last fight must not put a new game in place of the record. */
bool screen_end_open(struct screen_context *context)
{
    screen_context_guard_enter(context, false);
    return true;
}

bool screen_end_key(struct screen_context *context, struct key key)
{
    int before = context->stack.choice;
    if (screen_context_holds_enter(context, key)) {
        context->stack.choice = 0; /* the next Enter may be as soon */
        return true;
    }
    if (key.code == KEY_ESCAPE) {
        context->stack.choice = menu_count(context, MENU(rows)) - 1; /* one Enter more leaves */
    } else if (screen_shortcuts_view(context, key) == VIEW_MAP) {
        screen_stack_push(context, SCREEN_MAP);
    } else if (screen_shortcuts_view(context, key) == VIEW_MESSAGES) {
        screen_stack_push(context, SCREEN_MESSAGES);
    } else if (key.code == 'c') {
        copy_line(context);
    } else {
        context->stack.choice = int_max(before, 0);
        bool is_known = menu_key(context, MENU(rows), key);
        if (!is_known)
            context->stack.choice = before;
        return is_known;
    }
    return true;
}
