/* What lies under the hero, and the actors in view: the health and the suspicion of each. */
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/text/narration_words.h"
#include "rules/harm.h"
#include "rules/pursuit.h"
#include "rules/suspicion.h"
#include "ui/art/theme.h"
#include "ui/view/panel.h"
#include "world/captive.h"
#include "world/perception.h"

#include <ctype.h>
#include <stdio.h>

#define MANY 12
/* Room for this many actors is reserved before anything else is drawn. */
#define FEW 3
/* The picture of what is looked at. */
#define PORTRAIT_SCALE 2
#define PORTRAIT_MARGIN 1
#define PORTRAIT_EDGE 0x6a4a34
#define PORTRAIT_GROUND 0x121018
/* Pixels that a long name leaves free at the right, at text scale 1. */
#define NAME_MARGIN 6

/* The hero's sprite hides these on the map. */
void panel_draw_here(struct page *page, const struct state *state)
{
    const struct display *display = page->display;
    struct point at = state_hero_const(state)->position;
    struct knowledge here = knowledge_of(state, at);
    const struct terrain_kind *kind = terrain_get(here.terrain);
    if (here.item == ITEM_NONE && !kind->leads)
        return;
    widgets_line(page, THEME_HEAD, "Here");
    if (here.item != ITEM_NONE) {
        char line[80];
        struct text text = text_init(line, sizeof line);
        narration_words_items(state, here.item, level_item_count(state_level_const(state), at),
                              &text);
        widgets_icon_line(page, tileset_item(&display->art.tileset, state, here.item), 0,
                          THEME_TEXT, line);
    }
    if (kind->leads)
        widgets_icon_line(
            page, tileset_ground(&display->art.tileset, state->depth)->terrain[here.terrain], 0,
            THEME_TEXT, kind->name);
    if (kind->leads && pursuit_is_on(state))
        widgets_paragraph(page, THEME_WARNING, 0, "Hunters that are near will follow.");
    widgets_gap(page, 3);
}

/* Draws a mark of the actor, `place` widths of the mark from the right. */
static void draw_mark(struct page *page, enum tile tile, int frame, int place)
{
    const struct display *display = page->display;
    int scale = display->layout.text_scale;
    const struct sprite *sprite = display->art.tileset.tiles[tile];
    canvas_draw(&page->display->frame, atlas_frame(&display->art.atlas, sprite, frame),
                page->area.x + page->area.width - (1 + place) * sprite->width * scale,
                page->area.y + scale, (struct drawing){.scale = scale});
}

/* A sleeper that has begun to notice the hero has both marks: pips and sleep. */
static void draw_marks(struct page *page, const struct state *state, const struct actor *actor)
{
    enum awareness awareness = awareness_of(state, actor);
    bool has_pips = awareness != AWARENESS_NONE;
    if (actor->is_ally)
        draw_mark(page, TILE_ALLY_MARK, 0, 0);
    if (has_pips)
        draw_mark(page, TILE_PIPS, (int)awareness - 1, 0);
    if (!actor->is_ally && actor->is_asleep)
        draw_mark(page, TILE_ASLEEP, 0, has_pips);
}

/* The actor's name, and the bar of its health with `right` pixels free beside it, at text scale 1. */
static void draw_name(struct page *words, const struct state *state, const struct actor *actor,
                      bool breaks, int right)
{
    char line[80];
    struct text text = text_init(line, sizeof line);
    const struct monster_kind *kind = monster_get(actor->kind);
    int scale = words->display->layout.text_scale;
    text_append(&text, "%s%s", narration_words_bare(kind->name),
                captive_waits(actor) ? ", waits" : "");
    bool is_hunt = awareness_is_hunt(awareness_of(state, actor));
    uint32_t colour = actor->is_ally ? THEME_FRIEND : is_hunt ? THEME_DANGER : THEME_TEXT;
    if (kind->trades) /* the words beside the edge */
        words->area.width -= NAME_MARGIN * scale;
    if (breaks || kind->trades)
        widgets_paragraph(words, colour, 0, line);
    else
        widgets_line(words, colour, line);
    words->area.width -= right * scale;
    if (!kind->trades && (actor->is_seen || actor->is_ally)) /* eyes alone do not show it */
        widgets_bar(words, actor->health, harm_health_max(state, actor), 3,
                    actor->is_ally ? THEME_FRIEND : THEME_HEALTH);
}

/* Moves the page below `height` pixels, or the words if they end lower, and makes all of it a spot of the actor. */
static void end_actor(struct page *page, const struct page *words, int height,
                      const struct actor *actor)
{
    struct page before = *page;
    if (words->area.y - page->area.y > height)
        height = words->area.y - page->area.y;
    page->area.y += height;
    page->area.height -= height;
    panel_add_cell_spot(&before, page, actor->position);
}

void panel_draw_actor(struct page *page, const struct state *state, const struct actor *actor)
{
    const struct display *display = page->display;
    int scale = display->layout.text_scale;
    int height = (TILE_SIDE + 2) * scale;
    struct page words = *page;
    if (page->area.height < height)
        return;
    display_draw_sprite(page->display, display->art.tileset.monsters[actor->kind], page->area.x,
                        page->area.y, scale);
    draw_marks(page, state, actor);
    words.area.x += (TILE_SIDE + 4) * scale;
    words.area.width -= (TILE_SIDE + 4) * scale;
    draw_name(&words, state, actor, false, TILE_SIDE);
    end_actor(page, &words, height, actor);
}

void panel_draw_portrait(struct page *page, const struct state *state, const struct actor *actor,
                         uint32_t colour, const char *mood)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    int side = (PORTRAIT_SCALE * TILE_SIDE + 2 * PORTRAIT_MARGIN) * scale;
    struct page frame = *page;
    struct page words = *page;
    if (page->area.height < side)
        return;
    frame.area.width = frame.area.height = side;
    canvas_fill(&display->frame, frame.area, PORTRAIT_EDGE);
    canvas_fill(&display->frame,
                (struct rectangle){frame.area.x + scale, frame.area.y + scale, side - 2 * scale,
                                   side - 2 * scale},
                PORTRAIT_GROUND);
    display_draw_sprite(display, display->art.tileset.monsters[actor->kind],
                        frame.area.x + PORTRAIT_MARGIN * scale,
                        frame.area.y + PORTRAIT_MARGIN * scale, PORTRAIT_SCALE * scale);
    words.area.x += side + WIDGETS_ICON_GAP * scale;
    words.area.width -= side + WIDGETS_ICON_GAP * scale;
    draw_name(&words, state, actor, true, 0);
    widgets_gap(&words, 2);
    widgets_paragraph(&words, colour, 0, mood);
    end_actor(page, &words, side + scale, actor);
}

/* Hunters first; those kept off and those that have given up are as harmless as the unaware. */
static int urgency_of(enum awareness awareness)
{
    return awareness_is_hunt(awareness)  ? AWARENESS_HUNTING
           : awareness <= AWARENESS_WARY ? (int)awareness
                                         : 0;
}

/* Counts the shining eyes of what has no name for the hero, without those of freed captives; `at`: the cell of the most urgent,
 * if there are any. */
static int find_eyes(const struct state *state, struct point *at)
{
    const struct vision *vision = &state->vision;
    const struct level *level = state_level_const(state);
    int count = 0;
    for (int i = 0; i < vision->eye_count; i++) {
        struct point p = vision->eyes[i];
        const struct actor *actor = level_find_actor_at(level, p);
        if (actor && (actor->is_ally || last_known_has_name(state, actor)))
            continue;
        if (count == 0 || urgency_of(awareness_at(state, p)) > urgency_of(awareness_at(state, *at)))
            *at = p;
        count++;
    }
    return count;
}

/* Draws how many pairs of eyes are seen, with the pips of the most suspicious; whether there are any. */
static bool draw_eyes(struct page *page, const struct state *state)
{
    const struct display *display = page->display;
    struct point at;
    int eyes = find_eyes(state, &at);
    char line[80];
    if (eyes == 0)
        return false;
    struct page before = *page;
    snprintf(line, sizeof line, eyes == 1 ? "A pair of eyes" : "%d pairs of eyes", eyes);
    enum awareness awareness = awareness_at(state, at);
    if (awareness != AWARENESS_NONE)
        draw_mark(page, TILE_PIPS, (int)awareness - 1, 0);
    widgets_icon_line(page, display->art.tileset.tiles[TILE_ICON_EYE], 0,
                      awareness_is_hunt(awareness) ? THEME_DANGER : THEME_EYES, line);
    panel_add_cell_spot(&before, page, at);
    return true;
}

/* Finds up to MANY actors that are seen, or known by their eyes: hunters first, then the others by
 * suspicion. The hero is none of them. */
static int find_seen(const struct state *state, const struct actor *seen[MANY])
{
    const struct level *level = state_level_const(state);
    int found = 0;
    for (int pips = 3; pips >= 0; pips--)
        for (uint16_t i = 0; level_next_actor(level, &i) && found < MANY; i++) {
            const struct actor *actor = &level->actors[i];
            if (!(last_known_has_name(state, actor) || (actor->is_ally && actor->shines)) ||
                actor_pips(actor) != pips || state_is_hero(state, level_handle(level, i)))
                continue;
            seen[found++] = actor;
        }
    return found;
}

int panel_height_in_view(const struct display *display, const struct state *state)
{
    const struct actor *seen[MANY];
    struct point eyes;
    int line = display->art.font.height + WIDGETS_LINE_GAP;
    int shown = find_seen(state, seen);
    int icon = display->art.tileset.tiles[TILE_ICON_HUNTED]->height;
    int height = line + (find_eyes(state, &eyes) > 0 ? icon + 1 : 0) +
                 (awareness_hunt(state) != HUNT_NONE ? icon + 1 : 0);
    height += shown == 0 ? line : (TILE_SIDE + 2) * (shown < FEW ? shown : FEW);
    return height * display->layout.text_scale;
}

void panel_draw_hunted(struct page *page, const struct state *state)
{
    const struct display *display = page->display;
    const char *const says[] = {[HUNT_KEPT_OFF] = narration_words_kept_off(state),
                                [HUNT_UNSEEN] = "Hunted, out of sight",
                                [HUNT_UNSEEN_TOO] = "Another hunter, unseen",
                                [HUNT_SEEN] = "You are hunted"};
    enum hunt hunt = awareness_hunt(state);
    if (hunt != HUNT_NONE)
        widgets_icon_line(page, display->art.tileset.tiles[TILE_ICON_HUNTED], 0,
                          hunt >= HUNT_UNSEEN ? THEME_DANGER : THEME_TEXT, says[hunt]);
}

void panel_draw_in_view(struct page *page, const struct state *state)
{
    widgets_line(page, THEME_HEAD, "In view");
    bool has_eyes = draw_eyes(page, state);
    const struct actor *seen[MANY];
    int count = find_seen(state, seen);
    for (int i = 0; i < count; i++)
        panel_draw_actor(page, state, seen[i]);
    if (count == 0 && !has_eyes)
        widgets_line(page, THEME_FAINT, "Nothing");
}

/* Draws a part of the strip, begun with a capital, and moves the page's left edge behind it. */
static void draw_part(struct page *page, uint32_t colour, const char *says)
{
    const struct display *display = page->display;
    char words[80];
    snprintf(words, sizeof words, "%s", says);
    words[0] = (char)toupper((unsigned char)words[0]);
    int gap = 6 * display->layout.text_scale;
    struct page part = *page;
    widgets_line(&part, colour, words);
    int width = font_width(&display->art.font, words) * display->layout.text_scale + gap;
    page->area.x += width;
    page->area.width -= width;
}

static void write_in_view(const struct state *state, struct text *text)
{
    const struct actor *seen[MANY];
    struct point eyes;
    int count = find_seen(state, seen);
    if (count > 0)
        text_append(text, "%s", narration_words_bare(monster_get(seen[0]->kind)->name));
    if (count > 1)
        text_append(text, " and %d more", count - 1);
    if (find_eyes(state, &eyes) > 0)
        text_append(text, count > 0 ? ", eyes" : "eyes");
}

void panel_draw_strip(struct page *page, const struct state *state)
{
    struct page strip = *page;
    char line[80] = "";
    struct text text = text_init(line, sizeof line);
    write_in_view(state, &text);
    enum hunt hunt = awareness_hunt(state);
    if (hunt != HUNT_NONE)
        draw_part(&strip, hunt >= HUNT_UNSEEN ? THEME_DANGER : THEME_TEXT,
                  hunt == HUNT_SEEN       ? "Hunted!"
                  : hunt == HUNT_KEPT_OFF ? "Kept off"
                                          : "Hunted");
    if (!state_is_plain(state))
        draw_part(
            &strip, THEME_KEY,
            narration_words_light(perception_grade(state, state_hero_const(state)->position)));
    draw_part(&strip, THEME_HEAD, line[0] ? line : "nothing in view");
    widgets_gap(page, page->display->art.font.height + WIDGETS_LINE_GAP);
}
