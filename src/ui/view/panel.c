#include "ui/view/panel.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/text/description.h"
#include "ui/art/theme.h"
#include "ui/view/play_view.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/omens.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define DIVIDER_COLOUR 0x4a3a30
#define SUBJECT_LENGTH_MAX 800
/* More than any page takes. */
#define HEIGHT_UNLIMITED 30000
/* How many times its usual width the panel may take, and the steps by which it widens, at text scale 1. */
#define WIDER_TIMES 2
#define WIDER_STEP 16

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

static void write_pointed(const struct state *state, struct point pointed, enum item thrown,
                          char sentences[SUBJECT_LENGTH_MAX])
{
    struct text text = text_init(sentences, SUBJECT_LENGTH_MAX);
    knowledge_describe(state, pointed, &text);
    description_of_cell(state, pointed, thrown, &text);
}

static void draw_pointed(struct page *page, const struct state *state, struct point pointed,
                         enum item thrown)
{
    char sentences[SUBJECT_LENGTH_MAX];
    write_pointed(state, pointed, thrown, sentences);
    widgets_paragraph(page, THEME_TEXT, 0, sentences);
}

/* The aimed action, and whether it would reach the target and work there. */
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
    prompt_write_lured(state, prompt, &heading);
    prompt_write_hindrance(state, prompt, &distance);
    prompt_write_unfooled(state, prompt, &distance);
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
    write_pointed(play->state, *play->pointed, prompt_thrown(play->prompt), sentences);
    return lines + widgets_paragraph_lines(page, 0, sentences);
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

/* Draws what there is to know of an actor, a row each, with a sign before the rows that a player looks for. */
static void draw_facts(struct page *page, const struct state *state, const struct actor *actor,
                       enum item thrown)
{
    static const enum tile signs[FACT_COUNT] = {[FACT_HEALTH] = TILE_ICON_HEART,
                                                [FACT_ATTACK] = TILE_ICON_CLAW,
                                                [FACT_BLOW] = TILE_ICON_BLADE,
                                                [FACT_SIGHT] = TILE_ICON_SIGHT,
                                                [FACT_HEARING] = TILE_ICON_EAR};
    for (enum fact fact = FACT_MOOD; fact < FACT_COUNT; fact++) {
        char sentences[SUBJECT_LENGTH_MAX];
        struct text text = text_init(sentences, sizeof sentences);
        description_of_fact(state, actor, fact, thrown, &text);
        if (text.length > 0 && (fact == FACT_MOOD || fact == FACT_CONDITION))
            draw_sentences(page, THEME_TEXT, &text);
        else if (text.length > 0)
            widgets_icon_line(page, page->display->art.tileset.tiles[signs[fact]], 0, THEME_TEXT,
                              sentences + 1);
    }
}

/* In the gap above the page. */
static void draw_divider(const struct page *page)
{
    int scale = page->display->layout.text_scale;
    canvas_fill(&page->display->frame,
                (struct rectangle){page->area.x, page->area.y - 2 * scale, page->area.width, scale},
                DIVIDER_COLOUR);
}

/* Draws an actor as a card: its picture and health, its mood, what its kind does, its numbers, and what else is in its cell. */
static void draw_card(struct page *page, const struct state *state, const struct actor *actor,
                      enum item thrown)
{
    char sentences[SUBJECT_LENGTH_MAX];
    struct text text = text_init(sentences, sizeof sentences);
    description_of_mood(state, actor, &text);
    sentences[0] = (char)toupper((unsigned char)sentences[0]);
    draw_divider(page);
    panel_draw_portrait(page, state, actor, colour_of_mood(state, actor), sentences);
    text = text_init(sentences, sizeof sentences);
    description_of_ways(actor, &text);
    if (text.length > 0)
        widgets_paragraph(page, THEME_TEXT, 0, sentences);
    widgets_gap(page, 3);
    draw_divider(page);
    draw_facts(page, state, actor, thrown);
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

/* Draws the cell that is looked or aimed at. */
static void draw_subject(struct page *page, const struct play_view *play)
{
    const struct actor *other = last_known_find_named_at(play->state, *play->pointed);
    if (play->prompt->kind == PROMPT_AIM)
        draw_aim(page, play->state, play->prompt);
    else if (!other)
        draw_looking_at(page, play->state, *play->pointed);
    if (other && play->prompt->kind == PROMPT_AIM)
        widgets_gap(page, 2);
    if (other)
        draw_card(page, play->state, other, prompt_thrown(play->prompt));
    else
        draw_pointed(page, play->state, *play->pointed, prompt_thrown(play->prompt));
}

/* The field of view algorithm is shown only if it is not the default, the first. */
static bool is_sight_told(const struct state *state)
{
    return state->fov != 0;
}

static int foot_height(const struct display *display, const struct state *state)
{
    int lines = is_sight_told(state) ? 1 : 0;
    return lines * widgets_line_height(display);
}

/* Draws the field of view algorithm at the foot of the page. */
static void draw_foot(struct page page, const struct state *state)
{
    int height = foot_height(page.display, state);
    page.area.y += page.area.height - height;
    page.area.height = height;
    if (is_sight_told(state))
        widgets_format(&page, THEME_FAINT, "Sight %s", fov_get(state->fov)->name);
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

/* Only what is pointed at, and what the player must know meanwhile. */
static void draw_brief_page(struct page *page, const struct play_view *play)
{
    panel_draw_health(page, play->state);
    panel_draw_hunted(page, play->state);
    widgets_gap(page, 4);
    if (play->pointed)
        draw_subject(page, play);
    else
        draw_pointed(page, play->state, *play->hovered, ITEM_NONE);
}

static void draw_placed_page(struct page *page, const struct play_view *play)
{
    draw_place(page, play->state, play->is_replay);
    widgets_gap(page, 1);
    draw_brief_page(page, play);
}

static void draw_whole_page(struct page *page, const struct play_view *play)
{
    const struct state *state = play->state;
    int left = play->pointed ? 0 : panel_height_in_view(page->display, state);
    draw_place(page, state, play->is_replay);
    widgets_gap(page, 1);
    draw_leaving(page, state, left, panel_draw_hero);
    widgets_gap(page, 4);
    if (!play->pointed)
        draw_leaving(page, state, left, panel_draw_here);
    panel_draw_hunted(page, state);
    if (play->pointed) {
        draw_subject(page, play);
        return;
    }
    panel_draw_in_view(page, state);
    widgets_gap(page, 4);
    if (play->hovered)
        draw_pointed(page, state, *play->hovered, ITEM_NONE);
}

/* What the thrown item does: told only where it takes no room from the rest. */
static void draw_effect(struct page *page, const struct play_view *play)
{
    const char *effect = prompt_effect(play->prompt, play->state);
    if (!effect[0])
        return;
    widgets_gap(page, 2);
    widgets_paragraph(page, THEME_FAINT, 0, effect);
}

typedef void page_drawer(struct page *page, const struct play_view *play);

/* The pixels of height that it takes if there is room for all of it. */
static int measure_height(struct display *display, const struct play_view *play, page_drawer *draw)
{
    struct page page = widgets_inside(display, display->layout.panel);
    struct canvas frame = display->frame;
    page.area.height = HEIGHT_UNLIMITED;
    display->frame = canvas_empty(); /* nothing is drawn */
    draw(&page, play);
    display->frame = frame;
    return HEIGHT_UNLIMITED - page.area.height;
}

static int find_room(struct display *display)
{
    return widgets_inside(display, display->layout.panel).area.height;
}

static void draw_condition(struct page *page, const struct play_view *play)
{
    draw_place(page, play->state, play->is_replay);
    widgets_gap(page, 1);
    panel_draw_hero(page, play->state);
    widgets_gap(page, 4);
    if (!play->pointed)
        panel_draw_here(page, play->state);
}

/* The page, and whether all fits that must: what is pointed at, or the hero's condition and some of those in view. What is
 * pointed at makes the page brief if there is no room for all; the floor's name goes last. The foot stays while the pointer
 * wanders. */
static page_drawer *choose_page(struct display *display, const struct play_view *play, bool *fits)
{
    int room = find_room(display);
    int foot = play->pointed ? 0 : foot_height(display, play->state);
    *fits = true;
    if (!play->pointed && !play->hovered) {
        int in_view = panel_height_in_view(display, play->state);
        *fits = measure_height(display, play, draw_condition) + in_view <= room;
        return draw_whole_page;
    }
    if (measure_height(display, play, draw_whole_page) + foot <= room)
        return draw_whole_page;
    if (measure_height(display, play, draw_placed_page) <= room)
        return draw_placed_page;
    *fits = measure_height(display, play, draw_brief_page) <= room;
    return draw_brief_page;
}

/* Without room in the widest panel the text is smaller. */
static page_drawer *fit_page(struct display *display, const struct play_view *play)
{
    bool fits;
    page_drawer *draw = choose_page(display, play, &fits);
    while (!fits && display->layout.text_scale > 1) {
        display->layout.text_scale--;
        draw = choose_page(display, play, &fits);
    }
    return draw;
}

void panel_make_room(struct display *display, const struct play_view *play)
{
    struct rectangle *panel = &display->layout.panel;
    int text_scale = display->layout.text_scale;
    int most = panel->width * WIDER_TIMES;
    int step = WIDER_STEP * display->layout.panel_scale;
    bool fits;
    if (panel->width == 0 || display->layout.hint.height > 0) /* the lesson's box needs its width */
        return;
    display->layout.text_scale = display->layout.panel_scale; /* widgets use it */
    choose_page(display, play, &fits);
    while (!fits && panel->width + step <= most) {
        panel->x -= step;
        panel->width += step;
        display->layout.log.width = panel->x - display->layout.log.x;
        choose_page(display, play, &fits);
    }
    display->layout.text_scale = text_scale;
}

void panel_draw(struct display *display, const struct play_view *play)
{
    struct rectangle box = display->layout.panel;
    int text_scale = display->layout.text_scale;
    if (box.width == 0)
        return;
    display->layout.text_scale = display->layout.panel_scale; /* widgets use it */
    page_drawer *draw = fit_page(display, play);
    int margins = 2 * WIDGETS_MARGIN * display->layout.text_scale;
    int height = measure_height(display, play, draw);
    int effect = measure_height(display, play, draw_effect);
    bool has_effect = height + effect + foot_height(display, play->state) <= find_room(display);
    height += has_effect ? effect : 0;
    bool has_foot = height + margins + foot_height(display, play->state) <= find_room(display);
    box.height = int_min(box.height, height + margins);
    display->layout.panel_drawn = box;
    struct page page = widgets_floating_box(display, box);
    page.area.height = find_room(display);
    page.takes_clicks = play->takes_clicks;
    draw(&page, play);
    if (has_effect)
        draw_effect(&page, play);
    if (has_foot)
        draw_foot(widgets_inside(display, display->layout.panel), play->state);
    display->layout.text_scale = text_scale;
}

/* The box grows over the map as far as its text needs, up to half of the frame's height. */
void panel_draw_subject_below(struct display *display, const struct play_view *play)
{
    struct rectangle area = display->layout.log;
    int scale = display->layout.text_scale;
    int margins = 2 * WIDGETS_MARGIN * scale;
    const struct page narrow = {.display = display, .area = {.width = area.width - margins}};
    int lines = count_subject_lines(&narrow, play);
    int height = lines * widgets_line_height(display) + margins;
    height = int_max(area.height, int_min(height, display->layout.bar.y / 2));
    area.y -= height - area.height;
    area.height = height;
    display->layout.log_drawn = display->layout.log_button = area;
    struct page page = widgets_floating_box(display, area);
    if (play->prompt->kind == PROMPT_AIM)
        draw_aim(&page, play->state, play->prompt);
    draw_pointed(&page, play->state, *play->pointed, prompt_thrown(play->prompt));
}
