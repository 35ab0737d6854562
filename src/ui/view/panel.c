#include "ui/view/panel.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/text/description.h"
#include "ui/art/theme.h"
#include "ui/view/play_view.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/omens.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define SUBJECT_LENGTH_MAX 800
/* Indent of a message's second line. */
#define LOG_INDENT 8
/* For how many commands a message is news, and how dark the map is behind news. */
#define LOG_COMMANDS 8
#define LOG_ALPHA 190

static struct rectangle rows_between(const struct page *before, const struct page *page)
{
    struct rectangle rows = before->area;
    rows.height = page->area.y - before->area.y;
    return rows;
}

void panel_add_key_spot(const struct page *before, const struct page *page, const char *name)
{
    struct display *display = page->display;
    const struct binding *binding = binding_named(display->device.bound, name);
    if (binding && page->takes_clicks)
        hit_areas_add_key(&display->hit_areas, rows_between(before, page), binding->key);
}

void panel_add_cell_spot(const struct page *before, const struct page *page, struct point cell)
{
    struct display *display = page->display;
    if (page->takes_clicks)
        hit_areas_add_cell(&display->hit_areas, rows_between(before, page), cell);
}

/* Its picture and name; nothing if there is none. */
static void draw_omen(struct page *page, enum omen omen)
{
    if (omen != OMEN_NONE)
        widgets_icon_line(page, page->display->art.tileset.omens[omen], 0, THEME_KEY,
                          omen_get(omen)->name);
}

static void draw_place(struct page *page, const struct state *state, bool is_replay)
{
    if (state_is_lesson(state)) {
        widgets_line(page, THEME_HEAD, "Lesson");
        if (is_replay)
            return;
        struct page before = *page;
        widgets_paragraph(page, THEME_FAINT, 0, "Esc: menu (skip the lesson)");
        if (page->takes_clicks)
            hit_areas_add_key(&page->display->hit_areas, rows_between(&before, page),
                              (struct key){KEY_ESCAPE, 0});
        return;
    }
    char line[32];
    snprintf(line, sizeof line, "Floor %d of %d", state->depth, FLOOR_COUNT);
    widgets_icon_line(page, page->display->art.tileset.tiles[TILE_ICON_FLOOR],
                      state_level_const(state)->was_hunted, THEME_HEAD, line);
    widgets_paragraph(page, THEME_FAINT, 0, band_of_depth(state->depth)->name);
    draw_omen(page, state_level_const(state)->omen);
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

/* The aimed action, and whether it would reach the target. */
struct aim {
    char heading[160];
    char distance[160];
    bool is_hindered;
};

static void write_aim(const struct state *state, const struct prompt *prompt, struct aim *aim)
{
    int steps = point_chebyshev(state_hero_const(state)->position, prompt->command.target);
    struct text heading = text_init(aim->heading, sizeof aim->heading);
    struct text distance = text_init(aim->distance, sizeof aim->distance);
    prompt_write_aim(state, prompt, &heading);
    prompt_write_hindrance(state, prompt, &distance);
    aim->is_hindered = distance.length > 0;
    if (!aim->is_hindered)
        text_append(&distance, "%d step%s away, range %d", steps, steps == 1 ? "" : "s",
                    prompt->range);
}

static void draw_aim(struct page *page, const struct state *state, const struct prompt *prompt)
{
    struct aim aim;
    write_aim(state, prompt, &aim);
    widgets_paragraph(page, THEME_HEAD, 0, aim.heading);
    widgets_paragraph(page, aim.is_hindered ? THEME_DANGER : THEME_FAINT, 0, aim.distance);
}

/* The lines that the cell looked or aimed at needs, without the heading of a look. */
static int count_subject_lines(const struct page *page, const struct play_view *play)
{
    char sentences[SUBJECT_LENGTH_MAX];
    int lines = 0;
    struct aim aim;
    if (play->prompt->kind == PROMPT_AIM) {
        write_aim(play->state, play->prompt, &aim);
        lines = widgets_paragraph_lines(page, 0, aim.heading) +
                widgets_paragraph_lines(page, 0, aim.distance);
    }
    write_pointed(play->state, *play->pointed, sentences);
    return lines + widgets_paragraph_lines(page, 0, sentences);
}

/* The other actor that is seen in the cell; NULL: none. */
static const struct actor *find_other(const struct state *state, struct point cell)
{
    struct knowledge known = knowledge_of(state, cell);
    if (!known.has_actor || state_is_hero(state, known.actor))
        return NULL;
    return level_actor_const(state_level_const(state), known.actor);
}

static uint32_t colour_of_mood(const struct state *state, const struct actor *actor)
{
    if (actor->is_ally)
        return THEME_FRIEND;
    enum awareness awareness = awareness_of(state, actor);
    if (awareness_is_hunt(awareness))
        return THEME_DANGER;
    return awareness == AWARENESS_NONE ? THEME_COLD : THEME_KEY;
}

/* Draws sentences, each after a space, as a paragraph with a gap above; nothing if there are none. */
static void draw_sentences(struct page *page, uint32_t colour, const struct text *text)
{
    if (text->length == 0)
        return;
    widgets_gap(page, 2);
    widgets_paragraph(page, colour, 0, text->chars + 1);
}

/* Draws an actor as a card: its picture and health, its mood, `help` if it is not NULL, its numbers, and what else is in its
 * cell. */
static void draw_card(struct page *page, const struct state *state, const struct actor *actor,
                      const char *help)
{
    char mood[64];
    char sentences[SUBJECT_LENGTH_MAX];
    panel_draw_actor(page, state, actor);
    snprintf(mood, sizeof mood, "%s", description_mood(state, actor));
    mood[0] = (char)toupper((unsigned char)mood[0]);
    widgets_paragraph(page, colour_of_mood(state, actor), 0, mood);
    if (help)
        widgets_paragraph(page, THEME_TEXT, 0, help);
    struct text text = text_init(sentences, sizeof sentences);
    description_of_strength(state, actor, &text);
    draw_sentences(page, THEME_TEXT, &text);
    text = text_init(sentences, sizeof sentences);
    description_of_place(state, actor->position, &text);
    draw_sentences(page, THEME_FAINT, &text);
}

/* The heading of a look, with the omen that stairs there tell of. */
static void draw_looking_at(struct page *page, const struct state *state, struct point p)
{
    enum omen omen = OMEN_NONE;
    widgets_line(page, THEME_HEAD, "Looking at");
    if (knowledge_of(state, p).kind != KNOWLEDGE_UNSEEN)
        omen = omens_told_by(state, p);
    draw_omen(page, omen);
}

/* Draws the cell that is looked or aimed at; of a creature also what it does, if `has_help`. */
static void draw_subject(struct page *page, const struct play_view *play, bool has_help)
{
    const struct actor *other = find_other(play->state, *play->pointed);
    if (play->prompt->kind == PROMPT_AIM)
        draw_aim(page, play->state, play->prompt);
    else if (!other)
        draw_looking_at(page, play->state, *play->pointed);
    if (other)
        draw_card(page, play->state, other, has_help ? monster_get(other->kind)->help : NULL);
    else
        draw_pointed(page, play->state, *play->pointed);
}

/* The pixels of the page that it would take. */
static int subject_height(const struct page *page, const struct play_view *play, bool has_help)
{
    struct page all = *page;
    struct canvas frame = page->display->frame;
    all.area.height = INT16_MAX;
    page->display->frame = canvas_empty(); /* nothing is drawn */
    draw_subject(&all, play, has_help);
    page->display->frame = frame;
    return INT16_MAX - all.area.height;
}

/* The field of view algorithm is shown only if it is not the default, the first. */
static bool is_sight_told(const struct state *state)
{
    return state->fov != 0;
}

static int foot_height(const struct display *display, const struct state *state)
{
    int lines = is_sight_told(state) ? 3 : 2;
    return lines * (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.text_scale;
}

/* Draws facts for use outside the game at the foot of the page. */
static void draw_foot(struct page page, const struct state *state)
{
    int height = foot_height(page.display, state);
    page.area.y += page.area.height - height;
    page.area.height = height;
    widgets_format(&page, THEME_FAINT, "Turn %d", state->turn);
    widgets_format(&page, THEME_FAINT, "Seed %s", state->seed);
    if (is_sight_told(state))
        widgets_format(&page, THEME_FAINT, "Sight %s", fov_get(state->fov)->name);
}

/* Removes the last sentence. False if there is only one. */
static bool drop_sentence(char *sentences)
{
    for (size_t at = strlen(sentences); at > 1; at--)
        if (sentences[at - 1] == '.' && sentences[at] == ' ') {
            sentences[at] = '\0';
            return true;
        }
    return false;
}

/* Describes the cell under the pointer in as many sentences as fit, above the foot. False if there is no room for the foot. */
static bool draw_hovered(struct page *page, const struct state *state, struct point hovered)
{
    char sentences[SUBJECT_LENGTH_MAX];
    struct page above = *page;
    above.area.height -= foot_height(page->display, state);
    write_pointed(state, hovered, sentences);
    bool fits = true;
    bool has_foot = true;
    while (fits && widgets_paragraph_lines(&above, 0, sentences) > widgets_lines_left(&above))
        fits = drop_sentence(sentences);
    if (!fits) { /* the first sentence alone may fit into the foot's room */
        above = *page;
        has_foot = false;
        fits = widgets_paragraph_lines(&above, 0, sentences) <= widgets_lines_left(&above);
    }
    bool leaves_foot =
        has_foot || (!fits && above.area.height >= foot_height(page->display, state));
    if (fits)
        widgets_paragraph(page, THEME_TEXT, 0, sentences);
    return leaves_foot;
}

/* Draws a part of the page, and leaves `left` pixels of the page's height below it. */
static void draw_leaving(struct page *page, const struct state *state, int left,
                         void (*draw)(struct page *page, const struct state *state))
{
    struct page part = *page;
    part.area.height = left < page->area.height ? page->area.height - left : 0;
    int room = part.area.height;
    draw(&part, state);
    int used = room - part.area.height < room ? room - part.area.height : room;
    page->area.y += used;
    page->area.height -= used;
}

/* Draws all but the foot; the page then begins below it. False if there is no room for the foot. */
static bool draw_page(struct page *page, const struct play_view *play)
{
    const struct display *display = page->display;
    const struct state *state = play->state;
    int left = panel_height_in_view(display, state);
    draw_place(page, state, play->is_replay);
    widgets_gap(page, 1);
    draw_leaving(page, state, left, panel_draw_hero);
    widgets_gap(page, 4);
    if (!play->pointed)
        draw_leaving(page, state, left, panel_draw_here);
    panel_draw_hunted(page, state);
    if (play->pointed) {
        bool has_help = subject_height(page, play, true) <= page->area.height;
        draw_subject(page, play, has_help);
        return page->area.height >= foot_height(display, state);
    }
    panel_draw_in_view(page, state);
    widgets_gap(page, 4);
    if (play->hovered)
        return draw_hovered(page, state, *play->hovered);
    return page->area.height >= foot_height(display, state);
}

/* The part of the panel that its box takes, and whether the foot stands below it. */
static struct rectangle measure_box(struct display *display, const struct play_view *play,
                                    bool *has_foot)
{
    struct rectangle box = display->layout.panel;
    struct page page = widgets_inside(display, box);
    int foot = page.area.y + page.area.height - foot_height(display, play->state);
    struct canvas frame = display->frame;
    display->frame = canvas_empty(); /* nothing is drawn */
    *has_foot = draw_page(&page, play);
    display->frame = frame;
    int bottom = page.area.y + WIDGETS_MARGIN * display->layout.text_scale;
    if (bottom <= (*has_foot ? foot : box.y + box.height))
        box.height = bottom - box.y;
    return box;
}

void panel_draw(struct display *display, const struct play_view *play)
{
    if (display->layout.panel.width == 0)
        return;
    int text_scale = display->layout.text_scale;
    display->layout.text_scale = display->layout.panel_scale; /* widgets use it */
    bool has_foot;
    display->layout.panel_drawn = measure_box(display, play, &has_foot);
    struct page page = widgets_floating_box(display, display->layout.panel_drawn);
    page.area.height = widgets_inside(display, display->layout.panel).area.height;
    page.takes_clicks = play->takes_clicks;
    draw_page(&page, play);
    if (has_foot)
        draw_foot(widgets_inside(display, display->layout.panel), play->state);
    display->layout.text_scale = text_scale;
}

/* How many of the newest messages are still news and fit onto the page, and their lines. The newest counts even if it is cut
 * off. */
static int count_news(const struct page *page, const struct message_log *log, int *lines)
{
    int room = widgets_lines_left(page);
    int count = 0;
    for (*lines = 0; count < message_log_kept(log); count++) {
        const struct message *message = message_log_get(log, count);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        int more = widgets_paragraph_lines(page, LOG_INDENT, shown);
        if (log->commands - message->command > LOG_COMMANDS || (count > 0 && *lines + more > room))
            break;
        *lines = int_min(*lines + more, room);
    }
    return count;
}

/* Darkens the map behind the last lines of the log, and softly above them. */
static void shade_behind_log(struct display *display, int lines)
{
    struct rectangle log = display->layout.log;
    int scale = display->layout.text_scale;
    int line = (display->art.font.height + WIDGETS_LINE_GAP) * scale;
    int height = lines > 0 ? int_min(lines * line + WIDGETS_MARGIN * scale, log.height) : 0;
    log.y += log.height - height;
    log.height = height;
    display->layout.log_drawn = log;
    for (int row = 0; row < height; row++)
        canvas_shade(&display->frame,
                     (struct rectangle){log.x, log.y + row, display->layout.picture.width, 1}, 0,
                     int_min(LOG_ALPHA, (row + 1) * LOG_ALPHA / line));
}

/* If the frame is too narrow for the panel, the cell that is looked or aimed at is described over the log. That box grows over
 * the map as far as its text needs, up to half of the frame's height. */
static void draw_subject_below(struct display *display, const struct play_view *play)
{
    struct rectangle area = display->layout.log;
    int scale = display->layout.text_scale;
    int margins = 2 * WIDGETS_MARGIN * scale;
    const struct page narrow = {.display = display, .area = {.width = area.width - margins}};
    int lines = count_subject_lines(&narrow, play);
    int height = lines * (display->art.font.height + WIDGETS_LINE_GAP) * scale + margins;
    height = int_max(area.height, int_min(height, display->layout.bar.y / 2));
    area.y -= height - area.height;
    area.height = height;
    display->layout.log_drawn = area;
    struct page page = widgets_floating_box(display, area);
    if (play->prompt->kind == PROMPT_AIM)
        draw_aim(&page, play->state, play->prompt);
    draw_pointed(&page, play->state, *play->pointed);
}

/* Messages of earlier turns are faint. */
static uint32_t colour_of(const struct message *message, int turn)
{
    if (message->is_danger)
        return message->turn == turn ? THEME_DANGER : THEME_PAST_DANGER;
    return message->turn == turn ? THEME_TEXT : THEME_FAINT;
}

void panel_draw_log(struct display *display, const struct play_view *play)
{
    if (play->pointed && display->layout.panel.width == 0) {
        draw_subject_below(display, play);
        return;
    }
    struct page page = widgets_inside(display, display->layout.log);
    int line = (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.text_scale;
    bool has_strip = display->layout.panel.width == 0 && widgets_lines_left(&page) > 1;
    int lines;
    struct page below = page;
    below.area.height -= has_strip ? line : 0;
    int news = count_news(&below, play->log, &lines);
    shade_behind_log(display, lines + has_strip);
    page.area.y += page.area.height - (lines + has_strip) * line;
    page.area.height = (lines + has_strip) * line;
    if (has_strip)
        panel_draw_strip(&page, play->state);
    int turn = play->state->turn;
    for (int back = news - 1; back >= 0; back--) {
        const struct message *message = message_log_get(play->log, back);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        widgets_paragraph(&page, colour_of(message, turn), LOG_INDENT, shown);
    }
}
