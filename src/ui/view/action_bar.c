#include "ui/view/action_bar.h"

#include "base/array.h"
#include "ui/art/theme.h"
#include "ui/view/key_sign.h"
#include "ui/view/panel.h"
#include "ui/view/read_out.h"
#include "ui/view/widgets.h"
#include "world/noticing.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define GAP 9 /* between two actions */
/* Side of a colour sample in the legend of the ranges. */
#define SWATCH_SIDE 11
/* Narrower bars, at text scale 1, show the place of a replay in short form, so that its keys have room. */
#define PLACE_ROOM 520
#define BUTTONS_MAX 32
#define BUTTON_PADDING 6

/* The binding that an action names; NULL: none. */
static const struct binding *find_binding(const struct bindings *bindings,
                                          const struct bar_action *action)
{
    assert(!action->name || binding_named(bindings_default(), action->name));
    return action->name ? binding_named(bindings, action->name) : NULL;
}

/* The key that a click on an action presses; KEY_NONE if it stands for several keys. */
static struct key key_of(const struct display *display, const struct bar_action *action)
{
    const struct binding *binding = find_binding(display->device.bound, action);
    return binding ? binding->key : (struct key){action->code, 0};
}

/* Whether all keys shown so far on the top screen have a button: then Y stands for the next one without. */
static bool is_first_other(const struct display *display)
{
    for (int i = 0; i < display->hit_areas.count; i++)
        if (display->hit_areas.hit_areas[i].screen == display->hit_areas.screen &&
            display->hit_areas.hit_areas[i].choice < 0 &&
            !input_device_has_button(display->hit_areas.hit_areas[i].key))
            return false;
    return true;
}

/* The gamepad's counterpart of words for several keys. */
static bool find_word(const struct display *display, const struct bar_action *action,
                      struct key_sign *sign)
{
    bool is_way = action->key && strcmp(action->key, "Arrows") == 0;
    bool is_held = action->key && strcmp(action->key, "Shift") == 0;
    *sign = (struct key_sign){.picture = is_way ? display->art.tileset.tiles[TILE_PAD_DPAD] : NULL};
    snprintf(sign->words, sizeof sign->words, "%s", is_held ? "LT" : "");
    return is_way || is_held;
}

static bool find_button(const struct display *display, const struct bar_action *action,
                        bool is_play, struct key_sign *sign)
{
    struct key button = input_device_find_button(
        &display->device, (struct input_device_use){.name = action->name,
                                                    .code = action->code,
                                                    .is_play = is_play,
                                                    .is_first = is_first_other(display)});
    if (button.code == KEY_NONE)
        return find_word(display, action, sign);
    *sign = key_sign_of_button(display, button);
    return true;
}

/* The key of an action, in play or on another screen. False: it has none. */
static bool find_sign(const struct display *display, const struct bar_action *action, bool is_play,
                      struct key_sign *sign)
{
    const struct binding *binding = find_binding(input_device_bindings(&display->device), action);
    if (display->device.is_gamepad && find_button(display, action, is_play, sign))
        return true;
    *sign = (struct key_sign){.picture = NULL};
    struct text text = text_init(sign->words, sizeof sign->words);
    if (binding)
        key_write_label(binding->key, &text);
    else if (action->key)
        text_append(&text, "%s", action->key);
    return text.length > 0;
}

/* The width of an action with its key; 0: it has no key. */
static int measure(const struct display *display, const struct bar_action *action, bool is_play)
{
    struct key_sign sign;
    if (!find_sign(display, action, is_play, &sign))
        return 0;
    return (key_sign_width(display, &sign) + 4 + font_width(&display->art.font, action->does)) *
           display->layout.text_scale;
}

/* Whether the pointer is over the area, and a click would press a key of the top screen. */
static bool is_pointed_at(const struct display *display, struct rectangle area)
{
    const struct pointer *pointer = &display->pointer;
    return pointer->is_there && hit_areas_are_top(&display->hit_areas) &&
           rectangle_has(area, pointer->x, pointer->y);
}

static void draw_action(struct display *display, struct rectangle area,
                        const struct bar_action *action, bool is_play)
{
    int scale = display->layout.text_scale;
    int y = area.y + (area.height - display->art.font.height * scale) / 2;
    struct key_sign sign;
    find_sign(display, action, is_play, &sign);
    bool is_pointed = is_pointed_at(display, area) && key_of(display, action).code != KEY_NONE;
    if (is_pointed)
        canvas_fill(&display->frame, area, THEME_SELECTED);
    key_sign_draw(display, area, &sign);
    font_draw(&display->frame, &display->art.font,
              area.x + (key_sign_width(display, &sign) + 4) * scale, y, scale,
              is_pointed ? THEME_KEY : THEME_FAINT, action->does);
    struct key press = key_of(display, action);
    if (press.code != KEY_NONE)
        hit_areas_add_key(&display->hit_areas, area, press);
}

/* Draws what fits of a row of keys, from x on. Returns where it ends. */
static int draw_actions(struct display *display, struct rectangle bar,
                        const struct bar_action *shown, bool is_play, int x)
{
    for (; shown && shown->does; shown++) {
        int width = measure(display, shown, is_play);
        if (width == 0)
            continue;
        if (x + width > bar.x + bar.width - WIDGETS_MARGIN * display->layout.text_scale)
            break;
        draw_action(display, (struct rectangle){x, bar.y, width, bar.height}, shown, is_play);
        x += width + GAP * display->layout.text_scale;
    }
    return x;
}

/* Appends the key in words, even if draw_action shows a picture. */
static void write_name(const struct display *display, const struct bar_action *action,
                       struct text *text)
{
    struct key_sign sign;
    struct key button = input_device_find_button(
        &display->device, (struct input_device_use){.name = action->name, .code = action->code});
    if (display->device.is_gamepad && button.code != KEY_NONE)
        key_write_label(button, text);
    else if (find_sign(display, action, false, &sign))
        text_append(text, "%s", sign.words);
}

void action_bar_read_out(struct display *display, const struct bar_action *keys)
{
    char sentence[READ_OUT_LINE];
    struct text text = text_init(sentence, sizeof sentence);
    const char *joint = "Keys: ";
    for (; keys && keys->does; keys++) {
        char key[sizeof((struct key_sign *)0)->words];
        struct text name = text_init(key, sizeof key);
        write_name(display, keys, &name);
        if (name.length == 0)
            continue;
        text_append(&text, "%s%s %s", joint, key, keys->does);
        joint = ", ";
    }
    text_append(&text, "%s", text.length > 0 ? "." : "");
    read_out_text(display, sentence);
}

void action_bar_draw_keys(struct display *display, struct rectangle area,
                          const struct bar_action *keys)
{
    draw_actions(display, area, keys, false, area.x);
}

/* Draws a sample of a sprite that fills a cell. Returns where it ends. */
static int draw_swatch(struct display *display, enum tile tile, int x)
{
    struct rectangle bar = display->layout.bar;
    int scale = display->layout.text_scale;
    int side = SWATCH_SIDE * scale;
    struct image image = atlas_frame(&display->art.atlas, display->art.tileset.tiles[tile], 0);
    image.width = image.height = SWATCH_SIDE;
    struct rectangle ground = {x, bar.y + (bar.height - side) / 2, side, side};
    canvas_fill(&display->frame, ground, THEME_EMPTY);
    canvas_draw(&display->frame, image, x, ground.y, (struct drawing){.scale = scale});
    return x + side + 3 * scale;
}

/* A colour has the turns of what is unaware at a gain of that number; what has pips already hunts sooner. */
void action_bar_write_turns(int colour, struct text *text)
{
    int most = noticing_turns_to_hunt(0, colour);
    int least = colour == ACTION_BAR_RANGES ? 1 : noticing_turns_to_hunt(0, colour + 1) + 1;
    if (least < most)
        text_append(text, "%d-", least);
    text_append(text, "%d", most);
}

/* Draws what the colours of the ranges mean. Returns where it ends. */
static int draw_ranges_legend(struct display *display, enum lantern stance, int x)
{
    static const enum tile tiles[ACTION_BAR_RANGES] = {TILE_RANGE_FAR, TILE_RANGE_MIDDLE,
                                                       TILE_RANGE_NEAR};
    struct rectangle bar = display->layout.bar;
    int scale = display->layout.text_scale;
    int y = bar.y + (bar.height - display->art.font.height * scale) / 2;
    char line[80];
    /* In a narrow frame the log alone says the words. */
    bool is_narrow = display->layout.panel.width == 0;
    if (!is_narrow) {
        snprintf(line, sizeof line, "Lantern %s: hunted there after", lantern_get(stance)->id);
        x = font_draw(&display->frame, &display->art.font, x, y, scale, THEME_TEXT, line) +
            6 * scale;
    }
    for (int gain = 1; gain <= ACTION_BAR_RANGES; gain++) {
        struct text text = text_init(line, sizeof line);
        x = draw_swatch(display, tiles[gain - 1], x);
        action_bar_write_turns(gain, &text);
        text_append(&text, "%s", gain == ACTION_BAR_RANGES ? " turns" : "");
        x = font_draw(&display->frame, &display->art.font, x, y, scale, THEME_TEXT, line) +
            6 * scale;
    }
    x = draw_swatch(display, TILE_RANGE_STIRS, x);
    return font_draw(&display->frame, &display->art.font, x, y, scale, THEME_TEXT,
                     is_narrow ? "sleepers" : "stirs sleepers") +
           12 * scale;
}

/* If the frame is too narrow for the panel, the bar begins with the hero's health. */
static int draw_essentials(struct display *display, const struct state *state, int x)
{
    struct rectangle bar = display->layout.bar;
    int scale = display->layout.text_scale;
    char line[40];
    snprintf(line, sizeof line, "Health %d/%d", state_hero_const(state)->health,
             state->traits.health);
    int y = bar.y + (bar.height - display->art.font.height * scale) / 2;
    x = font_draw(&display->frame, &display->art.font, x, y, scale, panel_health_colour(state),
                  line) +
        9 * scale;
    if (state->finale.is_on)
        snprintf(line, sizeof line, "Great lamp %d", state->finale.turns_left);
    else if (state->vigil.turns > 0)
        snprintf(line, sizeof line, "Vigil %d", state->vigil.turns);
    else
        return x;
    return font_draw(&display->frame, &display->art.font, x, y, scale, THEME_KEY, line) + 9 * scale;
}

/* Draws the place of a replay. Returns where it ends. */
static int draw_place_of_replay(struct display *display, const struct action_bar *bar, int x)
{
    struct rectangle area = display->layout.bar;
    int scale = display->layout.text_scale;
    const char *place = area.width < PLACE_ROOM * scale ? bar->short_place : bar->place;
    int y = area.y + (area.height - display_text_height(display)) / 2;
    return display_write(display, x, y, THEME_TEXT, place) + 9 * scale;
}

/* Buttons in the order in which they are shown. */
struct buttons {
    const struct bar_action *actions[BUTTONS_MAX];
    struct key keys[BUTTONS_MAX];
    int count;
};

static void add_button(const struct display *display, struct buttons *buttons,
                       const struct bar_action *action)
{
    struct key key = key_of(display, action);
    bool is_there = key.code == KEY_NONE || buttons->count == BUTTONS_MAX;
    for (int i = 0; i < buttons->count; i++)
        is_there = is_there || key_is_equal(buttons->keys[i], key);
    if (is_there)
        return;
    buttons->actions[buttons->count] = action;
    buttons->keys[buttons->count++] = key;
}

static void add_buttons(const struct display *display, struct buttons *buttons,
                        const struct bar_action *actions, bool leads_back)
{
    for (; actions && actions->does; actions++)
        if (!leads_back || actions->code == KEY_ESCAPE)
            add_button(display, buttons, actions);
}

static int button_width(const struct display *display, const struct bar_action *action)
{
    return display_text_width(display, action->does) +
           2 * BUTTON_PADDING * display->layout.text_scale;
}

static void draw_button(struct display *display, struct rectangle area,
                        const struct bar_action *action, struct key key)
{
    int scale = display->layout.text_scale;
    struct rectangle inside = {area.x + scale, area.y + scale, area.width - 2 * scale,
                               area.height - 2 * scale};
    canvas_fill(&display->frame, inside,
                is_pointed_at(display, area) ? THEME_SELECTED : THEME_EMPTY);
    display_write(display, area.x + (area.width - display_text_width(display, action->does)) / 2,
                  area.y + (area.height - display_text_height(display)) / 2, THEME_TEXT,
                  action->does);
    hit_areas_add_key(&display->hit_areas, area, key);
}

/* How many buttons fit into a row from the first on, and the width that is left then. */
static int count_buttons(const struct display *display, const struct buttons *buttons, int first,
                         int *left)
{
    int count = 0;
    *left = display->layout.bar.width;
    while (first + count < buttons->count &&
           button_width(display, buttons->actions[first + count]) <= *left)
        *left -= button_width(display, buttons->actions[first + count++]);
    return count;
}

static void draw_all_buttons(struct display *display, const struct buttons *buttons)
{
    int first = 0;
    canvas_fill(&display->frame, display->layout.bar, THEME_GROUND);
    for (int row = 0; row < display->layout.button_rows; row++) {
        struct rectangle area = layout_button_row(&display->layout, row);
        int left;
        int count = count_buttons(display, buttons, first, &left);
        for (int i = 0; i < count; i++) { /* what is left makes all of them wider */
            area.width = button_width(display, buttons->actions[first + i]) + left / count;
            draw_button(display, area, buttons->actions[first + i], buttons->keys[first + i]);
            area.x += area.width;
        }
        first += count;
    }
}

void action_bar_draw_buttons(struct display *display, const struct bar_action *keys)
{
    struct buttons buttons = {.count = 0};
    if (display->layout.button_rows == 0)
        return;
    add_buttons(display, &buttons, keys, true);
    add_buttons(display, &buttons, keys, false);
    draw_all_buttons(display, &buttons);
}

static void draw_touch_bar(struct display *display, const struct state *state,
                           const struct action_bar *bar)
{
    struct rectangle whole = display->layout.bar;
    int x = whole.x + WIDGETS_MARGIN * display->layout.text_scale;
    struct buttons buttons = {.count = 0};
    add_buttons(display, &buttons, bar->first, false);
    add_buttons(display, &buttons, bar->keys, true);
    add_buttons(display, &buttons, bar->last, false);
    add_buttons(display, &buttons, bar->keys, false);
    draw_all_buttons(display, &buttons);
    if (display->layout.panel.width > 0)
        return;
    display->layout.bar = layout_status(&display->layout);
    x = draw_essentials(display, state, x);
    if (bar->place)
        draw_place_of_replay(display, bar, x);
    display->layout.bar = whole;
}

void action_bar_draw(struct display *display, const struct state *state,
                     const struct action_bar *bar)
{
    struct rectangle area = display->layout.bar;
    int scale = display->layout.text_scale;
    int x = area.x + WIDGETS_MARGIN * scale;
    /* Whichever screen draws it, its keys are those of the screen on top. */
    hit_areas_begin(&display->hit_areas, display->hit_areas.top);
    if (display->layout.button_rows > 0) {
        draw_touch_bar(display, state, bar);
        return;
    }
    canvas_fill(&display->frame, area, THEME_GROUND);
    if (display->layout.panel.width == 0 && !bar->has_legend)
        x = draw_essentials(display, state, x);
    if (bar->place)
        x = draw_place_of_replay(display, bar, x);
    if (bar->has_legend)
        x = draw_ranges_legend(display, bar->stance, x);
    for (const struct bar_action *last = bar->last; last && last->does; last++)
        area.width -= measure(display, last, bar->is_play) + GAP * scale;
    x = draw_actions(display, area, bar->first, false, x);
    x = draw_actions(display, area, bar->keys, bar->is_play, x);
    draw_actions(display, display->layout.bar, bar->last, bar->is_play, x);
}
