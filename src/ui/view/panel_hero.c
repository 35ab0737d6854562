/* The hero's condition: health, light, noise, night, status effects and equipment. */
#include "base/integer.h"
#include "game/text/narration_words.h"
#include "rules/boons.h"
#include "rules/finale.h"
#include "rules/light/ember.h"
#include "rules/light/warmth.h"
#include "rules/night.h"
#include "rules/vigil.h"
#include "ui/art/theme.h"
#include "ui/view/panel.h"
#include "ui/view/read_out.h"
#include "world/hero.h"
#include "world/perception.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Health is low at a half of its maximum, and dire at a quarter. */
#define HEALTH_LOW 2
#define HEALTH_DIRE 4

static uint32_t health_colour(int health, int max)
{
    if (health * HEALTH_DIRE <= max)
        return THEME_DANGER;
    return health * HEALTH_LOW <= max ? THEME_WARNING : THEME_TEXT;
}

uint32_t panel_health_colour(const struct state *state)
{
    return health_colour(state_hero_const(state)->health, state->traits.health);
}

/* The hero's health as the map shows it: what a missile on its way takes comes off when it hits. */
static int shown_health(const struct display *display, const struct state *state)
{
    const struct stage *stage = &display->stage;
    const struct actor *hero = state_hero_const(state);
    int due =
        stage_effects_health_due(&stage->effects, hero->position, stage->now, stage->is_still);
    return int_max(int_min(hero->health + due, state->traits.health), 0);
}

/* The period that the panel shows; 0: the hero does not heal, or burns, which hurts more than it heals. */
static int healing_period(const struct state *state)
{
    return actor_has_any(state_hero_const(state), status_burns) ? 0 : warmth_period(state);
}

/* "5 of 24, healing slowly", or in short form "5/24 slow healing"; `period` is that of healing_period. */
static void write_health(int health, int max, int period, bool is_short, struct text *text)
{
    text_append(text, is_short ? "%d/%d" : "%d of %d", health, max);
    bool is_slow = period > WARMTH_PERIOD;
    if (period > 0)
        text_append(text, "%s healing%s",
                    !is_short ? ","
                    : is_slow ? " slow"
                              : "",
                    is_slow && !is_short ? " slowly" : "");
}

void panel_draw_health(struct page *page, const struct state *state)
{
    const struct display *display = page->display;
    int health = shown_health(display, state);
    int max = state->traits.health;
    uint32_t colour = health_colour(health, max);
    enum tile icon = colour == THEME_DANGER ? TILE_ICON_HEART_EMPTY : TILE_ICON_HEART;
    char line[80];
    struct text text = text_init(line, sizeof line);
    int period = healing_period(state);
    const struct sprite *heart = display->art.tileset.tiles[icon];
    int room = page->area.width / display->layout.text_scale - heart->width - WIDGETS_ICON_GAP;
    write_health(health, max, period, false, &text);
    if (page->is_read) /* on the screen an icon stands for the word */
        read_out_format(page->display, "Health %s", line);
    if (font_width(&display->art.font, line) > room) {
        text = text_init(line, sizeof line);
        write_health(health, max, period, true, &text);
    }
    bool is_read = page->is_read;
    page->is_read = false;
    widgets_icon_line(page, heart, 0, colour, line);
    page->is_read = is_read;
    widgets_bar(page, health, max, 4, colour == THEME_TEXT ? THEME_HEALTH : colour);
    if (!state_is_plain(state))
        widgets_format(page,
                       health == max            ? THEME_FAINT
                       : warmth_left(state) > 0 ? THEME_TEXT
                                                : THEME_COLD,
                       "Braziers heal %d more", warmth_left(state));
    widgets_gap(page, 2);
}

/* Says where the lantern slows the hero down. */
static void draw_step_time(struct page *page, const struct state *state)
{
    int time = hero_step_time(state);
    if (time > TURN_TIME && time % TURN_TIME == 0)
        widgets_format(page, THEME_FAINT, "A step takes %d turns", time / TURN_TIME);
    else if (time > TURN_TIME)
        widgets_format(page, THEME_FAINT, "A step takes %d.%d turns", time / TURN_TIME,
                       time % TURN_TIME * 10 / TURN_TIME);
}

static void draw_light(struct page *page, const struct state *state)
{
    static const uint32_t colours[] = {THEME_COLD, THEME_TEXT, THEME_KEY};
    const struct display *display = page->display;
    enum lantern lantern = state_hero_const(state)->lantern;
    char line[80];
    if (state_is_plain(state)) {
        snprintf(line, sizeof line, "No light, you see %d cells", state->plain_radius);
        widgets_paragraph(page, THEME_TEXT, 0, line);
        return;
    }
    enum light_grade grade = perception_grade(state, state_hero_const(state)->position);
    struct page before = *page;
    int lost = state->pack.has_lantern ? 0 : ember_depth(state);
    if (lost == 0)
        snprintf(line, sizeof line, state->pack.has_lantern ? "Lantern %s" : "No lantern",
                 lantern_get(lantern)->id);
    else if (lost == state->depth)
        snprintf(line, sizeof line, "Lantern lost here");
    else
        snprintf(line, sizeof line, "Lantern on floor %d", lost);
    widgets_icon_line(page, display->art.tileset.lanterns[lantern], 0, THEME_TEXT, line);
    struct text words = text_init(line, sizeof line);
    narration_words_stance(state, &words);
    widgets_line(page, colours[grade], line);
    panel_add_key_spot(&before, page, "lantern");
    draw_step_time(page, state);
}

/* A lantern that isn't open makes night come later: says when it would come otherwise. */
static void draw_night_if_open(struct page *page, const struct state *state, int indent)
{
    if (!state->pack.has_lantern || night_pull(state) == NIGHT_PARTS)
        return;
    int pixels = (indent + WIDGETS_ICON_GAP) * page->display->layout.text_scale;
    page->area.x += pixels;
    page->area.width -= pixels;
    widgets_format(page, THEME_FAINT, "%d if lantern open", night_turns_left_open(state));
    page->area.x -= pixels;
    page->area.width += pixels;
}

static void draw_noise_and_night(struct page *page, const struct state *state)
{
    const struct display *display = page->display;
    const struct sprite *moon = display->art.tileset.tiles[TILE_ICON_MOON];
    char line[80];
    snprintf(line, sizeof line, "%s", loudness_get(state->hero_noise)->name);
    line[0] = (char)toupper((unsigned char)line[0]);
    widgets_icon_line(page, display->art.tileset.tiles[TILE_ICON_NOISE],
                      state->hero_noise == LOUDNESS_SILENT,
                      state->hero_noise >= LOUDNESS_LOUD ? THEME_DANGER : THEME_TEXT, line);
    if (band_of_depth(state->depth)->is_nightless)
        return;
    int phase = night_phase(state, moon->frames - 1);
    bool is_coming = night_hunter_turns(state) > 0;
    bool is_near = is_coming || state->is_night_told;
    snprintf(line, sizeof line, "%s hunter in %d",
             night_is_late(state) && !is_coming ? "Next" : "Night", night_turns_to_hunter(state));
    widgets_icon_line(page, moon, phase, is_near ? THEME_DANGER : THEME_TEXT, line);
    if (!is_coming)
        draw_night_if_open(page, state, moon->width);
}

static void draw_statuses(struct page *page, const struct state *state)
{
    const struct actor *hero = state_hero_const(state);
    for (int s = 0; s < STATUS_COUNT; s++) {
        char line[80];
        const struct status_kind *kind = status_get((enum status)s);
        if (!actor_has(hero, (enum status)s))
            continue;
        snprintf(line, sizeof line, "%s, %d", kind->label ? kind->label : kind->adjective,
                 hero->statuses[s]);
        line[0] = (char)toupper((unsigned char)line[0]);
        widgets_icon_line(page, page->display->art.tileset.statuses[s], 0,
                          kind->is_bad ? THEME_DANGER : THEME_COLD, line);
    }
}

/* Draws how many turns the great lamp must still be held. */
static void draw_hold(struct page *page, const struct state *state)
{
    const struct finale *finale = &state->finale;
    char line[80];
    if (!finale->is_on)
        return;
    bool is_held = finale_is_held(state);
    snprintf(line, sizeof line, is_held ? "Hold the great lamp: %d" : "Back to the great lamp! %d",
             finale->turns_left);
    widgets_paragraph(page, is_held ? THEME_KEY : THEME_DANGER, 0, line);
    widgets_bar(page, finale->turns_left, FINALE_TURNS, 4, THEME_KEY);
    snprintf(line, sizeof line, "Beam %s", narration_words_compass(finale->beam));
    if (finale->fixed_beams)
        snprintf(line + strlen(line), sizeof line - strlen(line), ", %d fixed",
                 bit_count(finale->fixed_beams));
    widgets_line(page, THEME_TEXT, line);
    widgets_gap(page, 2);
}

/* Draws how far the vigil at the cold great lamp has got, or what it waits for. */
static void draw_vigil(struct page *page, const struct state *state)
{
    static const char *const bars[] = {[VIGIL_GOES_ON] = "stay still",
                                       [VIGIL_RESTLESS] = "be still in the dark",
                                       [VIGIL_SMOKE] = "smoke is near",
                                       [VIGIL_NOTICED] = "something has a pip"};
    enum vigil_news now = vigil_now(state);
    char line[80];
    if (now == VIGIL_NONE)
        return;
    snprintf(line, sizeof line, "Vigil %d of %d: %s", state->vigil.turns, VIGIL_TURNS, bars[now]);
    widgets_paragraph(page, now == VIGIL_GOES_ON ? THEME_COLD : THEME_FAINT, 0, line);
    widgets_bar(page, state->vigil.turns, VIGIL_TURNS, 4, THEME_COLD);
    widgets_gap(page, 2);
}

/* A keystone that is charged, and how often it can still act. */
static void draw_keystone(struct page *page, const struct state *state)
{
    enum boon keystone = boons_keystone(state);
    const struct sprite *icon = page->display->art.tileset.tiles[TILE_ICON_KEYSTONE];
    char line[80];
    bool is_ready = state->keystone_charges > 0;
    if (keystone == BOON_NONE || boon_get(keystone)->charges == 0)
        return;
    struct page before = *page;
    const struct binding *binding = binding_named(page->display->device.bound, "keystone");
    struct text text = text_init(line, sizeof line);
    text_append(&text, "%s ", boon_get(keystone)->name);
    if (is_ready && boon_get(keystone)->charges > 1)
        text_append(&text, "%d left", state->keystone_charges);
    else
        text_append(&text, "%s", is_ready ? "ready" : "spent");
    if (is_ready && binding && boon_get(keystone)->use != EFFECT_NONE) {
        text_append(&text, ": ");
        key_write_label(binding->key, &text);
    }
    widgets_icon_line(page, icon, 0, is_ready ? THEME_KEY : THEME_COLD, line);
    panel_add_key_spot(&before, page, "keystone");
}

static void draw_gear(struct page *page, const struct state *state)
{
    char line[80];
    enum item weapon = hero_weapon(state);
    if (weapon != ITEM_NONE) {
        const struct item_kind *kind = item_get(weapon);
        snprintf(line, sizeof line, "%s %d-%d", narration_words_bare(kind->name), kind->damage_min,
                 kind->damage_max);
        if (kind->shoots != ITEM_NONE) {
            size_t length = strlen(line);
            snprintf(line + length, sizeof line - length, ", %d left",
                     pack_count(&state->pack, (enum item)kind->shoots));
        }
    } else {
        snprintf(line, sizeof line, "bare hands");
    }
    line[0] = (char)toupper((unsigned char)line[0]);
    char both[120];
    snprintf(both, sizeof both, "%s, armour %d", line, state->traits.armour);
    if (widgets_paragraph_lines(page, 0, both) > 1) {
        widgets_paragraph(page, THEME_TEXT, 0, line);
        snprintf(both, sizeof both, "Armour %d", state->traits.armour);
    }
    widgets_paragraph(page, THEME_TEXT, 0, both);
}

void panel_draw_hero(struct page *page, const struct state *state)
{
    draw_hold(page, state);
    draw_vigil(page, state);
    panel_draw_health(page, state);
    draw_light(page, state);
    draw_noise_and_night(page, state);
    draw_statuses(page, state);
    draw_keystone(page, state);
    draw_gear(page, state);
}
