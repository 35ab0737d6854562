#include "ui/panel.h"

#include "game/description.h"
#include "game/knowledge.h"
#include "ui/play_view.h"
#include "ui/theme.h"
#include "world/hero.h"
#include "world/noticing.h"

#include <stdio.h>

/* Of a message's second line. */
#define LOG_INDENT 8
/* Of the ranges' colours in the action bar. */
#define SWATCH_SIDE 11

/* What the action bar shows, the most useful first: what does not fit is left out. */
struct bar_action {
    const char *name; /* of a binding, which says the key; NULL: */
    const char *key;  /* it is always this one */
    const char *does; /* NULL ends the row */
};

static const struct bar_action look_actions[] = {
    {NULL, "Arrows", "point"},  {NULL, "Tab", "next in view"},   {NULL, "Shift", "farther"},
    {"ranges", NULL, "ranges"}, {NULL, "Enter", "travel there"}, {NULL, "Esc", "back"},
    {NULL, NULL, NULL},
};

static const struct bar_action ranges_actions[] = {
    {NULL, "Esc", "no more"},     {"ranges", NULL, "next stance"},
    {"lantern", NULL, "lantern"}, {"look", NULL, "look"},
    {NULL, NULL, NULL},
};

static const struct bar_action look_ranges_actions[] = {
    {NULL, "Esc", "no more"},
    {NULL, "Tab", "next in view"},
    {NULL, NULL, NULL},
};

static const struct bar_action aim_actions[] = {
    {NULL, "Arrows", "aim"},     {NULL, "Tab", "next foe"}, {NULL, "Enter", "let go"},
    {NULL, "Esc", "never mind"}, {NULL, NULL, NULL},
};

static const struct bar_action replay_actions[] = {
    {NULL, "Space", "pause"}, {NULL, "Right", "one on"}, {NULL, "Left", "one back"},
    {NULL, "Up", "faster"},   {NULL, "Down", "slower"},  {NULL, "Esc", "leave"},
    {NULL, "Home", "start"},  {NULL, "End", "end"},      {"messages", NULL, "messages"},
    {"map", NULL, "map"},     {NULL, NULL, NULL},
};

static const struct bar_action actions[] = {
    {"lantern", NULL, "lantern"}, {"things", NULL, "things"},
    {"throw", NULL, "throw"},     {"fire", NULL, "fire"},
    {"ranges", NULL, "ranges"},   {"explore", NULL, "explore"},
    {"look", NULL, "look"},       {"descend", NULL, "stairs"},
    {"help", NULL, "help"},       {"rest", NULL, "rest"},
    {"pick-up", NULL, "pick up"}, {"swap-weapon", NULL, "swap weapon"},
    {"close", NULL, "close"},     {"map", NULL, "map"},
    {NULL, "Esc", "menu"},        {NULL, NULL, NULL},
};

static void draw_place(struct page *page, const struct state *state)
{
    char line[80];
    if (state_is_lesson(state)) {
        widgets_line(page, THEME_HEAD, "Lesson");
        if (!page->ui->replay.is_on)
            widgets_paragraph(page, THEME_FAINT, 0, "Esc: menu, to skip it");
        return;
    }
    snprintf(line, sizeof line, "Floor %d of %d", state->depth, FLOOR_COUNT);
    widgets_line(page, THEME_HEAD, line);
    widgets_paragraph(page, THEME_FAINT, 0, band_of_depth(state->depth)->name);
    if (level_is_lit(state_level_const(state)))
        widgets_line(page, THEME_KEY, "A beacon lights it");
}

static void draw_pointed(struct page *page, const struct state *state, struct point pointed)
{
    char sentence[480];
    struct text text = text_over(sentence, sizeof sentence);
    knowledge_describe(state, pointed, &text);
    description_of_cell(state, pointed, &text);
    widgets_paragraph(page, THEME_TEXT, 0, sentence);
}

/* What is about to be done, and whether it would come there. */
static void draw_aim(struct page *page, const struct state *state, const struct prompt *prompt)
{
    const char *does = prompt->command.kind == COMMAND_THROW  ? "Throw"
                       : prompt->command.kind == COMMAND_FIRE ? "Strike or shoot with"
                                                              : "Use";
    int steps = point_steps(state_hero_const(state)->position, prompt->command.target);
    char line[120];
    snprintf(line, sizeof line, "%s %s", does, hero_item_name(state, prompt->item));
    widgets_paragraph(page, THEME_HEAD, 0, line);
    snprintf(line, sizeof line, "%d step%s off, of %d at most", steps, steps == 1 ? "" : "s",
             prompt->range);
    if (steps > prompt->range)
        widgets_paragraph(page, THEME_DANGER, 0, "Too far");
    else if (prompt_is_blocked(prompt, state))
        widgets_paragraph(page, THEME_DANGER, 0, "Something is in the way");
    else
        widgets_paragraph(page, THEME_FAINT, 0, line);
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

/* At the foot: what is of use outside of the game. */
static void draw_foot(struct page *page, const struct ui *ui, const struct state *state)
{
    int line = (ui->font.height + 1) * ui->layout.text_scale;
    char words[80];
    page->area.y += page->area.height - 3 * line;
    page->area.height = 3 * line;
    snprintf(words, sizeof words, "Turn %d", state->turn);
    widgets_line(page, THEME_FAINT, words);
    snprintf(words, sizeof words, "Seed %s", state->seed);
    widgets_line(page, THEME_FAINT, words);
    snprintf(words, sizeof words, "Sight %s", fov_get(state->fov)->name);
    widgets_line(page, THEME_FAINT, words);
}

void panel_draw(struct ui *ui, const struct point *pointed)
{
    if (ui->layout.panel.width == 0)
        return;
    const struct state *state = game_state(ui->game);
    struct page page = widgets_box(ui, ui->layout.panel);
    struct page foot = page;
    int foot_height = 3 * (ui->font.height + 1) * ui->layout.text_scale;
    draw_place(&page, state);
    widgets_gap(&page, 3);
    panel_draw_hero(&page);
    widgets_gap(&page, 4);
    page.area.height -= foot_height;
    if (pointed) {
        draw_subject(&page, ui, *pointed);
    } else {
        panel_draw_here(&page);
        panel_draw_in_view(&page);
    }
    draw_foot(&foot, ui, state);
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

void panel_draw_log(struct ui *ui)
{
    struct page page = widgets_box(ui, ui->layout.log);
    int turn = game_state(ui->game)->turn;
    for (int back = count_fitting(&page, &ui->log) - 1; back >= 0; back--) {
        const struct message *message = message_log_get(&ui->log, back);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        widgets_paragraph(&page, message->turn == turn ? THEME_TEXT : THEME_FAINT, LOG_INDENT,
                          shown);
    }
}

/* Writes the key of an action; false: there is none any more. */
static bool write_key(const struct ui *ui, const struct bar_action *action, struct text *text)
{
    const struct binding *binding =
        action->name ? binding_named(ui->options->bindings, action->name) : NULL;
    if (binding)
        binding_write_key(binding->key, text);
    else if (action->key)
        text_append(text, "%s", action->key);
    return text->length > 0;
}

/* Draws what fits of a row of keys, from x on. */
static void draw_actions(struct ui *ui, const struct bar_action *shown, int x)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    int y = bar.y + (bar.height - ui->font.height * scale) / 2;
    for (; shown->does; shown++) {
        char key[32];
        struct text text = text_over(key, sizeof key);
        if (!write_key(ui, shown, &text))
            continue;
        int key_width = (font_width(&ui->font, key) + 4) * scale;
        int width = key_width + font_width(&ui->font, shown->does) * scale;
        if (x + width > bar.x + bar.width)
            break;
        font_draw(&ui->frame, &ui->font, x, y, scale, THEME_KEY, key);
        font_draw(&ui->frame, &ui->font, x + key_width, y, scale, THEME_FAINT, shown->does);
        x += width + 9 * scale;
    }
}

/* A piece of a sprite that fills a cell: how it looks on the map. Returns where it ends. */
static int draw_swatch(struct ui *ui, enum tile tile, int x)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    int side = SWATCH_SIDE * scale;
    struct image image = atlas_frame(&ui->atlas, ui->tileset.tiles[tile], 0);
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
    for (int more = gain + 1; is_last && more <= noticing_gain_most(); more++)
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
    int y = bar.y + (bar.height - ui->font.height * scale) / 2;
    char line[80];
    snprintf(line, sizeof line, "Lantern %s: hunted there after",
             lantern_get(play_view_stance(ui))->key);
    x = font_draw(&ui->frame, &ui->font, x, y, scale, THEME_TEXT, line) + 6 * scale;
    const int count = sizeof tiles / sizeof *tiles;
    for (int gain = 1; gain <= count; gain++) {
        struct text text = text_over(line, sizeof line);
        x = draw_swatch(ui, tiles[gain - 1], x);
        write_turns(gain, gain == count, &text);
        x = font_draw(&ui->frame, &ui->font, x, y, scale, THEME_TEXT, line) + 6 * scale;
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
    int y = bar.y + (bar.height - ui->font.height * scale) / 2;
    x = font_draw(&ui->frame, &ui->font, x, y, scale, THEME_DANGER, line) + 9 * scale;
    if (!state->finale.is_on)
        return x;
    snprintf(line, sizeof line, "Lamp %d", state->finale.turns_left);
    return font_draw(&ui->frame, &ui->font, x, y, scale, THEME_KEY, line) + 9 * scale;
}

/* Where a replay is. Returns where it ends. */
static int draw_place_of_replay(struct ui *ui, int x)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    char line[96];
    struct text text = text_over(line, sizeof line);
    replay_view_write_place(ui, &text);
    int y = bar.y + (bar.height - ui->font.height * scale) / 2;
    return font_draw(&ui->frame, &ui->font, x, y, scale, THEME_TEXT, line) + 9 * scale;
}

void panel_draw_bar(struct ui *ui)
{
    static const struct bar_action *const rows[SCREEN_COUNT] = {
        [SCREEN_LOOK] = look_actions, [SCREEN_AIM] = aim_actions, [SCREEN_REPLAY] = replay_actions};
    enum screen top = ui->screens[ui->screen_count - 1];
    int x = ui->layout.bar.x + WIDGETS_MARGIN * ui->layout.text_scale;
    canvas_fill(&ui->frame, ui->layout.bar, THEME_GROUND);
    if (ui->layout.panel.width == 0)
        x = draw_essentials(ui, x);
    if (top == SCREEN_REPLAY)
        x = draw_place_of_replay(ui, x);
    if (ui->ranges > 0 && top != SCREEN_AIM)
        draw_actions(ui, top == SCREEN_LOOK ? look_ranges_actions : ranges_actions,
                     draw_ranges_legend(ui, x));
    else
        draw_actions(ui, rows[top] ? rows[top] : actions, x);
}
