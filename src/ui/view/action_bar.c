#include "ui/view/action_bar.h"

#include "base/array.h"
#include "ui/art/theme.h"
#include "ui/devices/key_sign.h"
#include "ui/session/replay_view.h"
#include "ui/ui_read_out.h"
#include "ui/view/panel.h"
#include "ui/view/play_view.h"
#include "ui/view/widgets.h"
#include "world/noticing.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define GAP 9 /* between two actions */
/* Of the ranges' colours. */
#define SWATCH_SIDE 11
/* Narrower bars, at text scale 1, say in short where a replay is, so that its keys have room. */
#define PLACE_ROOM 520

/* What the bar shows, the most useful first. */
static const struct bar_action look_actions[] = {
    {NULL, "Arrows", "point", KEY_NONE},
    {NULL, "Tab", "next in view", KEY_TAB},
    {NULL, "Shift", "farther", KEY_NONE},
    {"ranges", NULL, "ranges", KEY_NONE},
    {NULL, "Enter", "travel there", KEY_ENTER},
    {NULL, "Esc", "back", KEY_ESCAPE},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action ranges_actions[] = {
    {NULL, "Esc", "no more", KEY_ESCAPE},   {"ranges", NULL, "next stance", KEY_NONE},
    {"lantern", NULL, "lantern", KEY_NONE}, {"look", NULL, "look", KEY_NONE},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action look_ranges_actions[] = {
    {NULL, "Esc", "no more", KEY_ESCAPE},
    {NULL, "Tab", "next in view", KEY_TAB},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action aim_actions[] = {
    {NULL, "Arrows", "aim", KEY_NONE},    {NULL, "Tab", "next foe", KEY_TAB},
    {NULL, "Enter", "let go", KEY_ENTER}, {NULL, "Esc", "never mind", KEY_ESCAPE},
    {NULL, NULL, NULL, KEY_NONE},
};

/* Before the others, while he is warned of a step. */
static const struct bar_action warned_actions[] = {
    {NULL, "Enter", "step there", KEY_ENTER},
    {NULL, "Esc", "let it be", KEY_ESCAPE},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action list_actions[] = {
    {NULL, "Up", "before", KEY_UP},       {NULL, "Down", "next", KEY_DOWN},
    {NULL, "Enter", "choose", KEY_ENTER}, {NULL, "Esc", "back", KEY_ESCAPE},
    {NULL, NULL, NULL, KEY_NONE},
};

/* Of lists that can't be left without a choice, or say themselves what their keys are. */
static const struct bar_action choice_actions[] = {
    {NULL, "Up", "before", KEY_UP},
    {NULL, "Down", "next", KEY_DOWN},
    {NULL, "Enter", "choose", KEY_ENTER},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action replay_actions[] = {
    {NULL, "Space", "pause", ' '},
    {NULL, "Esc", "leave", KEY_ESCAPE},
    {NULL, "Right", "one on", KEY_RIGHT},
    {NULL, "Left", "one back", KEY_LEFT},
    {NULL, "End", "end", KEY_END},
    {NULL, "Home", "start", KEY_HOME},
    {NULL, "Up", "faster", KEY_UP},
    {NULL, "Down", "slower", KEY_DOWN},
    {NULL, "PgDn", "next floor", KEY_PAGE_DOWN},
    {NULL, "PgUp", "floor before", KEY_PAGE_UP},
    {"messages", NULL, "messages", KEY_NONE},
    {"map", NULL, "map", KEY_NONE},
    {NULL, NULL, NULL, KEY_NONE},
};

enum { REPLAY_ACTIONS = ARRAY_LENGTH(replay_actions) };

static const struct bar_action lab_actions[] = {
    {NULL, "Arrows", "look from", KEY_NONE},
    {NULL, "Tab", "next algorithm", KEY_TAB},
    {NULL, "Enter", "compare with next", KEY_ENTER},
    {NULL, "+", "farther", '+'},
    {NULL, "-", "nearer", '-'},
    {NULL, "r", "rays", 'r'},
    {"help", NULL, "help", KEY_NONE},
    {NULL, "Esc", "back", KEY_ESCAPE},
    {NULL, NULL, NULL, KEY_NONE},
};

static const struct bar_action actions[] = {
    {"lantern", NULL, "lantern", KEY_NONE}, {"things", NULL, "things", KEY_NONE},
    {"throw", NULL, "throw", KEY_NONE},     {"fire", NULL, "fire", KEY_NONE},
    {"ranges", NULL, "ranges", KEY_NONE},   {"explore", NULL, "explore", KEY_NONE},
    {"look", NULL, "look", KEY_NONE},       {"descend", NULL, "stairs", KEY_NONE},
    {"help", NULL, "help", KEY_NONE},       {"rest", NULL, "rest", KEY_NONE},
    {"pick-up", NULL, "pick up", KEY_NONE}, {"swap-weapon", NULL, "swap weapon", KEY_NONE},
    {"close", NULL, "close", KEY_NONE},     {"map", NULL, "map", KEY_NONE},
    {NULL, NULL, NULL, KEY_NONE},
};

/* What stands behind as many of these as fit: a way to all of them, and to the menu. */
static const struct bar_action more_actions[] = {{"actions", NULL, "more", KEY_NONE},
                                                 {NULL, "Esc", "menu", KEY_ESCAPE},
                                                 {NULL, NULL, NULL, KEY_NONE}};

/* The key that an action has by its name, if it has one. */
static const struct binding *find_binding(const struct bindings *bindings,
                                          const struct bar_action *action)
{
    assert(!action->name || binding_named(bindings_default(), action->name));
    return action->name ? binding_named(bindings, action->name) : NULL;
}

/* What a click on an action is: its key; nothing for what names no single key. */
static struct key key_of(const struct ui *ui, const struct bar_action *action)
{
    const struct binding *binding = find_binding(ui->options->bindings, action);
    return binding ? binding->key : (struct key){action->code, 0};
}

/* Whether no key of the screen on top is there yet that no button stands for: then Y does. */
static bool is_first_other(const struct ui *ui)
{
    for (int i = 0; i < ui->hit_areas.count; i++)
        if (ui->hit_areas.hit_areas[i].screen == ui->hit_areas.screen &&
            ui->hit_areas.hit_areas[i].choice < 0 &&
            !input_device_has_button(ui->hit_areas.hit_areas[i].key))
            return false;
    return true;
}

/* What of a gamepad is meant by words for several keys. */
static bool find_word(const struct ui *ui, const struct bar_action *action, struct key_sign *sign)
{
    bool is_way = action->key && strcmp(action->key, "Arrows") == 0;
    bool is_held = action->key && strcmp(action->key, "Shift") == 0;
    *sign = (struct key_sign){.picture = is_way ? ui->art.tileset.tiles[TILE_PAD_DPAD] : NULL};
    snprintf(sign->words, sizeof sign->words, "%s", is_held ? "LT" : "");
    return is_way || is_held;
}

static bool find_button(const struct ui *ui, const struct bar_action *action, bool is_play,
                        struct key_sign *sign)
{
    struct key button =
        input_device_find_button(ui, (struct input_device_use){.name = action->name,
                                                               .code = action->code,
                                                               .is_play = is_play,
                                                               .is_first = is_first_other(ui)});
    if (button.code == KEY_NONE)
        return find_word(ui, action, sign);
    *sign = key_sign_of_button(ui, button);
    return true;
}

/* The key of an action, on the screen where one walks (`is_play`) or another; false: there is none any more. */
static bool find_sign(const struct ui *ui, const struct bar_action *action, bool is_play,
                      struct key_sign *sign)
{
    const struct binding *binding = find_binding(input_device_bindings(ui), action);
    if (ui->input.device.is_gamepad && find_button(ui, action, is_play, sign))
        return true;
    *sign = (struct key_sign){.picture = NULL};
    struct text text = text_init(sign->words, sizeof sign->words);
    if (binding)
        binding_write_key(binding->key, &text);
    else if (action->key)
        text_append(&text, "%s", action->key);
    return text.length > 0;
}

/* How wide an action is with its key; 0: it has none. */
static int measure(const struct ui *ui, const struct bar_action *action, bool is_play)
{
    struct key_sign sign;
    if (!find_sign(ui, action, is_play, &sign))
        return 0;
    return (key_sign_width(ui, &sign) + 4 + font_width(&ui->art.font, action->does)) *
           ui->layout.text_scale;
}

/* Whether the mouse is there, and a click would be a key of the screen on top. */
static bool is_pointed_at(const struct ui *ui, struct rectangle area)
{
    const struct pointer *pointer = &ui->input.pointer;
    return pointer->is_there && ui->hit_areas.screen == ui->screens.count - 1 &&
           rectangle_has(area, pointer->x, pointer->y);
}

static void draw_action(struct ui *ui, struct rectangle area, const struct bar_action *action,
                        bool is_play)
{
    int scale = ui->layout.text_scale;
    int y = area.y + (area.height - ui->art.font.height * scale) / 2;
    struct key_sign sign;
    find_sign(ui, action, is_play, &sign);
    bool is_pointed = is_pointed_at(ui, area) && key_of(ui, action).code != KEY_NONE;
    if (is_pointed)
        canvas_fill(&ui->frame, area, THEME_SELECTED);
    key_sign_draw(ui, area, &sign);
    font_draw(&ui->frame, &ui->art.font, area.x + (key_sign_width(ui, &sign) + 4) * scale, y, scale,
              is_pointed ? THEME_KEY : THEME_FAINT, action->does);
    struct key press = key_of(ui, action);
    if (press.code != KEY_NONE)
        hit_areas_add_key(&ui->hit_areas, area, press);
}

/* Draws what fits of a row of keys, from x on. Returns where it ends. */
static int draw_actions(struct ui *ui, struct rectangle bar, const struct bar_action *shown,
                        bool is_play, int x)
{
    for (; shown->does; shown++) {
        int width = measure(ui, shown, is_play);
        if (width == 0)
            continue;
        if (x + width > bar.x + bar.width)
            break;
        draw_action(ui, (struct rectangle){x, bar.y, width, bar.height}, shown, is_play);
        x += width + GAP * ui->layout.text_scale;
    }
    return x;
}

/* In words where draw_action may show a picture of it. */
static void write_name(const struct ui *ui, const struct bar_action *action, struct text *text)
{
    struct key_sign sign;
    struct key button = input_device_find_button(
        ui, (struct input_device_use){.name = action->name, .code = action->code});
    if (ui->input.device.is_gamepad && button.code != KEY_NONE)
        binding_write_key(button, text);
    else if (find_sign(ui, action, false, &sign))
        text_append(text, "%s", sign.words);
}

void action_bar_read_out(struct ui *ui, const struct bar_action *keys)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    const char *joint = "Keys: ";
    for (; keys->does; keys++) {
        char key[sizeof((struct key_sign *)0)->words];
        struct text name = text_init(key, sizeof key);
        write_name(ui, keys, &name);
        if (name.length == 0)
            continue;
        text_append(&text, "%s%s %s", joint, key, keys->does);
        joint = ", ";
    }
    text_append(&text, "%s", text.length > 0 ? "." : "");
    ui_read_out(ui, sentence);
}

void action_bar_draw_keys(struct ui *ui, struct rectangle area, const struct bar_action *keys)
{
    draw_actions(ui, area, keys, false, area.x);
}

/* A piece of a sprite that fills a cell: how it looks on the map. Returns where it ends. */
static int draw_swatch(struct ui *ui, enum tile tile, int x)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    int side = SWATCH_SIDE * scale;
    struct image image = atlas_frame(&ui->art.atlas, ui->art.tileset.tiles[tile], 0);
    image.width = image.height = SWATCH_SIDE;
    struct rectangle ground = {x, bar.y + (bar.height - side) / 2, side, side};
    canvas_fill(&ui->frame, ground, THEME_EMPTY);
    canvas_draw(&ui->frame, image, x, ground.y, (struct drawing){.scale = scale});
    return x + side + 3 * scale;
}

/* After how many turns there he would be hunted by somebody who knows nothing of him yet. The last colour is for all that is
 * nearer still. */
static void write_turns(int gain, bool is_last, struct text *text)
{
    text_append(text, "%d", noticing_turns_to_hunt(gain));
    for (int more = gain + 1; is_last && more <= noticing_gain_max(); more++)
        text_append(text, " or %d", noticing_turns_to_hunt(more));
    if (is_last)
        text_append(text, " turns");
}

/* What the colours of the ranges mean. Returns where it ends. */
static int draw_ranges_legend(struct ui *ui, int x)
{
    static const enum tile tiles[] = {TILE_RANGE_FAR, TILE_RANGE_MIDDLE, TILE_RANGE_NEAR};
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    int y = bar.y + (bar.height - ui->art.font.height * scale) / 2;
    char line[80];
    snprintf(line, sizeof line, "Lantern %s: hunted there after",
             lantern_get(play_view_stance(ui))->id);
    x = font_draw(&ui->frame, &ui->art.font, x, y, scale, THEME_TEXT, line) + 6 * scale;
    const int count = ARRAY_LENGTH(tiles);
    for (int gain = 1; gain <= count; gain++) {
        struct text text = text_init(line, sizeof line);
        x = draw_swatch(ui, tiles[gain - 1], x);
        write_turns(gain, gain == count, &text);
        x = font_draw(&ui->frame, &ui->art.font, x, y, scale, THEME_TEXT, line) + 6 * scale;
    }
    return x + 6 * scale;
}

/* Where the frame is too narrow for the panel, the bar begins with what matters most. */
static int draw_essentials(struct ui *ui, int x)
{
    const struct state *state = game_state(ui->game);
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    char line[40];
    snprintf(line, sizeof line, "Health %d/%d", state_hero_const(state)->health,
             state->traits.health);
    int y = bar.y + (bar.height - ui->art.font.height * scale) / 2;
    x = font_draw(&ui->frame, &ui->art.font, x, y, scale, panel_health_colour(state), line) +
        9 * scale;
    if (!state->finale.is_on)
        return x;
    snprintf(line, sizeof line, "Lamp %d", state->finale.turns_left);
    return font_draw(&ui->frame, &ui->art.font, x, y, scale, THEME_KEY, line) + 9 * scale;
}

/* Where a replay is. Returns where it ends. */
static int draw_place_of_replay(struct ui *ui, int x)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    char line[96];
    struct text text = text_init(line, sizeof line);
    if (bar.width < PLACE_ROOM * scale)
        replay_view_write_place_shortly(ui, &text);
    else
        replay_view_write_place(ui, &text);
    int y = bar.y + (bar.height - ui->art.font.height * scale) / 2;
    return font_draw(&ui->frame, &ui->art.font, x, y, scale, THEME_TEXT, line) + 9 * scale;
}

/* The main actions, and behind what fits of them the way to all. */
static void draw_main_actions(struct ui *ui, int x)
{
    struct rectangle bar = ui->layout.bar;
    for (const struct bar_action *more = more_actions; more->does; more++)
        bar.width -= measure(ui, more, true) + GAP * ui->layout.text_scale;
    if (!ui->reader.lets_be && key_reader_is_warned(game_state(ui->game)))
        x = draw_actions(ui, bar, warned_actions, false, x);
    x = draw_actions(ui, bar, actions, true, x);
    draw_actions(ui, ui->layout.bar, more_actions, true, x);
}

/* Those of a screen that has keys of its own there; or NULL. */
static const struct bar_action *own_keys(enum screen screen)
{
    static const struct bar_action *const rows[SCREEN_COUNT] = {
        [SCREEN_LOOK] = look_actions,   [SCREEN_LAB] = lab_actions,
        [SCREEN_AIM] = aim_actions,     [SCREEN_INVENTORY] = list_actions,
        [SCREEN_TRADE] = list_actions,  [SCREEN_MENU] = list_actions,
        [SCREEN_BOON] = choice_actions, [SCREEN_REPLAY] = replay_actions};
    return rows[screen];
}

/* Whether an action does anything where the replay is. */
static bool is_of_use_in_replay(const struct ui *ui, const struct bar_action *action)
{
    switch (action->code) {
    case ' ':
    case KEY_RIGHT:
    case KEY_END:
    case KEY_PAGE_DOWN:
        return replay_view_can_go_on(ui);
    case KEY_LEFT:
    case KEY_HOME:
    case KEY_PAGE_UP:
        return replay_view_can_go_back(ui);
    case KEY_UP:
        return replay_view_can_change_speed(ui, 1);
    case KEY_DOWN:
        return replay_view_can_change_speed(ui, -1);
    default:
        return true;
    }
}

static void draw_replay_actions(struct ui *ui, int x)
{
    struct bar_action kept[REPLAY_ACTIONS];
    int count = 0;
    for (int i = 0; i < REPLAY_ACTIONS; i++) {
        if (!is_of_use_in_replay(ui, &replay_actions[i]))
            continue;
        kept[count] = replay_actions[i];
        if (kept[count].code == ' ' && ui->replay.is_paused)
            kept[count].does = "go on";
        count++;
    }
    draw_actions(ui, ui->layout.bar, kept, false, x);
}

void action_bar_draw(struct ui *ui)
{
    enum screen top = screen_stack_top(ui);
    int x = ui->layout.bar.x + WIDGETS_MARGIN * ui->layout.text_scale;
    canvas_fill(&ui->frame, ui->layout.bar, THEME_GROUND);
    /* Whichever screen draws it; below one that has no keys here they can't be clicked. */
    bool is_of_top = top == SCREEN_PLAY || own_keys(top);
    hit_areas_begin(&ui->hit_areas, is_of_top ? ui->screens.count - 1 : 0);
    if (ui->layout.panel.width == 0)
        x = draw_essentials(ui, x);
    if (top == SCREEN_REPLAY)
        x = draw_place_of_replay(ui, x);
    if (ui->ranges > 0 && (top == SCREEN_PLAY || top == SCREEN_LOOK))
        draw_actions(ui, ui->layout.bar, top == SCREEN_LOOK ? look_ranges_actions : ranges_actions,
                     top != SCREEN_LOOK, draw_ranges_legend(ui, x));
    else if (top == SCREEN_REPLAY)
        draw_replay_actions(ui, x);
    else if (own_keys(top))
        draw_actions(ui, ui->layout.bar, own_keys(top), false, x);
    else
        draw_main_actions(ui, x);
}
