#include "ui/view/panel.h"

#include "game/knowledge.h"
#include "game/text/description.h"
#include "ui/art/theme.h"
#include "ui/view/play_view.h"
#include "world/hero.h"
#include "world/noticing.h"

#include <stdio.h>
#include <string.h>

#define SUBJECT_LENGTH_MAX 800
/* Of a message's second line. */
#define LOG_INDENT 8

static struct rectangle rows_between(const struct page *before, const struct page *page)
{
    struct rectangle rows = before->area;
    rows.height = page->area.y - before->area.y;
    return rows;
}

static bool can_be_clicked(const struct ui *ui)
{
    return screen_stack_top(ui) == SCREEN_PLAY;
}

void panel_add_key_spot(const struct page *before, const struct page *page, const char *name)
{
    struct ui *ui = page->ui;
    const struct binding *binding = binding_named(ui->options->bindings, name);
    if (binding && can_be_clicked(ui))
        hit_areas_add_key(&ui->hit_areas, rows_between(before, page), binding->key);
}

void panel_add_cell_spot(const struct page *before, const struct page *page, struct point cell)
{
    struct ui *ui = page->ui;
    if (can_be_clicked(ui))
        hit_areas_add_cell(&ui->hit_areas, rows_between(before, page), cell);
}

static void draw_place(struct page *page, const struct state *state)
{
    char line[80];
    if (state_is_lesson(state)) {
        widgets_line(page, THEME_HEAD, "Lesson");
        if (page->ui->replay.is_on)
            return;
        struct page before = *page;
        widgets_paragraph(page, THEME_FAINT, 0, "Esc: menu, to skip it");
        if (can_be_clicked(page->ui))
            hit_areas_add_key(&page->ui->hit_areas, rows_between(&before, page),
                              (struct key){KEY_ESCAPE, 0});
        return;
    }
    snprintf(line, sizeof line, "Floor %d of %d", state->depth, FLOOR_COUNT);
    widgets_line(page, THEME_HEAD, line);
    widgets_paragraph(page, THEME_FAINT, 0, band_of_depth(state->depth)->name);
    if (level_is_lit(state_level_const(state)))
        widgets_line(page, THEME_KEY, "A beacon lights it");
}

static void write_pointed(const struct state *state, struct point pointed,
                          char sentences[SUBJECT_LENGTH_MAX])
{
    struct text text = text_init(sentences, SUBJECT_LENGTH_MAX);
    knowledge_describe(state, pointed, &text);
    description_of_cell(state, pointed, &text);
}

static void draw_pointed(struct page *page, const struct state *state, struct point pointed)
{
    char sentences[SUBJECT_LENGTH_MAX];
    write_pointed(state, pointed, sentences);
    widgets_paragraph(page, THEME_TEXT, 0, sentences);
}

/* Whether what is pointed at takes more room than the page has, below its head. */
static bool is_long(const struct page *page, const struct state *state, struct point pointed)
{
    char sentences[SUBJECT_LENGTH_MAX];
    write_pointed(state, pointed, sentences);
    return 1 + widgets_paragraph_lines(page, 0, sentences) > widgets_lines_left(page);
}

/* What is about to be done, and whether it would come there. */
static void draw_aim(struct page *page, const struct state *state, const struct prompt *prompt)
{
    int steps = point_chebyshev(state_hero_const(state)->position, prompt->command.target);
    char line[160];
    struct text text = text_init(line, sizeof line);
    prompt_write_aim(state, prompt, &text);
    widgets_paragraph(page, THEME_HEAD, 0, line);
    text = text_init(line, sizeof line);
    prompt_write_hindrance(state, prompt, &text);
    bool is_hindered = line[0] != '\0';
    if (!is_hindered)
        text_append(&text, "%d step%s off, of %d at most", steps, steps == 1 ? "" : "s",
                    prompt->range);
    widgets_paragraph(page, is_hindered ? THEME_DANGER : THEME_FAINT, 0, line);
}

/* What is looked or aimed at. */
static void draw_subject(struct page *page, const struct ui *ui, struct point pointed)
{
    const struct state *state = game_state(ui->game);
    if (ui->reader.prompt.kind == PROMPT_AIM)
        draw_aim(page, state, &ui->reader.prompt);
    else
        widgets_line(page, THEME_HEAD, "Looking at");
    draw_pointed(page, state, pointed);
}

/* The algorithm of sight, where it is not the usual one, the first. */
static bool is_sight_told(const struct state *state)
{
    return state->fov != 0;
}

static int foot_height(const struct ui *ui, const struct state *state)
{
    int lines = is_sight_told(state) ? 3 : 2;
    return lines * (ui->art.font.height + WIDGETS_LINE_GAP) * ui->layout.text_scale;
}

/* At the foot, if there is room: what is of use outside of the game. */
static void draw_foot(struct page *page, const struct ui *ui, const struct state *state)
{
    char words[80];
    int height = foot_height(ui, state);
    if (page->area.height < height)
        return;
    page->area.y += page->area.height - height;
    page->area.height = height;
    snprintf(words, sizeof words, "Turn %d", state->turn);
    widgets_line(page, THEME_FAINT, words);
    snprintf(words, sizeof words, "Seed %s", state->seed);
    widgets_line(page, THEME_FAINT, words);
    snprintf(words, sizeof words, "Sight %s", fov_get(state->fov)->name);
    if (is_sight_told(state))
        widgets_line(page, THEME_FAINT, words);
}

/* Takes the last sentence off; false if there is but one. */
static bool drop_sentence(char *sentences)
{
    for (size_t at = strlen(sentences); at > 1; at--)
        if (sentences[at - 1] == '.' && sentences[at] == ' ') {
            sentences[at] = '\0';
            return true;
        }
    return false;
}

/* What the pointer is over, as many sentences of it as there is room for, below all that matters more, and over the foot,
 * unless there is no room for both. */
static void draw_hovered(struct page *page, const struct state *state, struct point hovered)
{
    char sentences[SUBJECT_LENGTH_MAX];
    struct page above = *page;
    above.area.height -= foot_height(page->ui, state);
    write_pointed(state, hovered, sentences);
    bool fits = true;
    bool has_foot = true;
    while (fits && widgets_paragraph_lines(&above, 0, sentences) > widgets_lines_left(&above))
        fits = drop_sentence(sentences);
    if (!fits) { /* the first alone may still have the foot's room */
        above = *page;
        has_foot = false;
        fits = widgets_paragraph_lines(&above, 0, sentences) <= widgets_lines_left(&above);
    }
    if (fits)
        widgets_paragraph(&above, THEME_TEXT, 0, sentences);
    if (has_foot || !fits)
        draw_foot(page, page->ui, state);
}

/* Draws a part of the page so that so much of its height is left below it. */
static void draw_leaving(struct page *page, int left, void (*draw)(struct page *page))
{
    struct page part = *page;
    part.area.height = left < page->area.height ? page->area.height - left : 0;
    int room = part.area.height;
    draw(&part);
    int used = room - part.area.height < room ? room - part.area.height : room;
    page->area.y += used;
    page->area.height -= used;
}

static void draw_page(struct page *page, const struct point *pointed, const struct point *hovered)
{
    const struct ui *ui = page->ui;
    const struct state *state = game_state(ui->game);
    int left = panel_height_in_view(ui);
    draw_place(page, state);
    widgets_gap(page, 3);
    draw_leaving(page, left, panel_draw_hero);
    widgets_gap(page, 4);
    if (!pointed)
        draw_leaving(page, left, panel_draw_here);
    panel_draw_hunted(page);
    if (pointed) {
        struct page above = *page;
        above.area.height -= foot_height(ui, state);
        if (is_long(&above, state, *pointed)) { /* the foot's place is needed */
            draw_subject(page, ui, *pointed);
            return;
        }
        draw_subject(&above, ui, *pointed);
    } else {
        panel_draw_in_view(page);
        widgets_gap(page, 4);
    }
    if (!pointed && hovered)
        draw_hovered(page, state, *hovered);
    else
        draw_foot(page, ui, state);
}

void panel_draw(struct ui *ui, const struct point *pointed, const struct point *hovered)
{
    if (ui->layout.panel.width == 0)
        return;
    int text_scale = ui->layout.text_scale;
    ui->layout.text_scale = ui->layout.panel_scale; /* the widgets' */
    struct page page = widgets_box(ui, ui->layout.panel);
    draw_page(&page, pointed, hovered);
    ui->layout.text_scale = text_scale;
}

/* How many of the newest messages fit onto the page; the newest is there even if it is cut off. */
static int count_fitting(const struct page *page, const struct message_log *log)
{
    int room = widgets_lines_left(page);
    int kept = message_log_kept(log);
    for (int back = 0; back < kept; back++) {
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message_log_get(log, back), shown);
        room -= widgets_paragraph_lines(page, LOG_INDENT, shown);
        if (room < 0)
            return back > 0 ? back : 1;
    }
    return kept;
}

/* Where the frame is too narrow for the panel, what is looked or aimed at is told over the log, and as much of the map as a
 * half of the frame takes. */
static void draw_subject_below(struct ui *ui, struct point pointed)
{
    struct rectangle area = ui->layout.log;
    int min = ui->layout.bar.y / 2;
    if (area.height < min) {
        area.y -= min - area.height;
        area.height = min;
    }
    struct page page = widgets_box(ui, area);
    if (ui->reader.prompt.kind == PROMPT_AIM)
        draw_aim(&page, game_state(ui->game), &ui->reader.prompt);
    draw_pointed(&page, game_state(ui->game), pointed);
}

/* What is not of this turn is faint. */
static uint32_t colour_of(const struct message *message, int turn)
{
    if (message->is_danger)
        return message->turn == turn ? THEME_DANGER : THEME_PAST_DANGER;
    return message->turn == turn ? THEME_TEXT : THEME_FAINT;
}

void panel_draw_log(struct ui *ui)
{
    const struct point *pointed = play_view_pointed(ui);
    if (pointed && ui->layout.panel.width == 0) {
        draw_subject_below(ui, *pointed);
        return;
    }
    struct page page = widgets_box(ui, ui->layout.log);
    if (ui->layout.panel.width == 0 && widgets_lines_left(&page) > 1)
        panel_draw_strip(&page);
    int turn = game_state(ui->game)->turn;
    for (int back = count_fitting(&page, &ui->log) - 1; back >= 0; back--) {
        const struct message *message = message_log_get(&ui->log, back);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        widgets_paragraph(&page, colour_of(message, turn), LOG_INDENT, shown);
    }
}
