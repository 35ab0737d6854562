#include "ui/panel.h"

#include "game/knowledge.h"
#include "ui/theme.h"
#include "ui/widgets.h"
#include "world/perception.h"

#include <stdio.h>
#include <string.h>

/* What the action bar shows, the most useful first: what does not fit is left out. */
struct bar_action {
    const char *key;
    const char *does;
};

static const struct bar_action look_actions[] = {
    {"Arrows", "point"},
    {"Shift", "farther"},
    {"Enter", "travel there"},
    {"Esc", "back"},
};

static const struct bar_action actions[] = {
    {"Arrows", "walk"}, {"o", "explore"}, {"v", "lantern"}, {"x", "look"},   {">", "stairs"},
    {"c", "close"},     {"Tab", "map"},   {"?", "help"},    {"Esc", "menu"}, {"F2", "sight"},
};

static void draw_place(struct page *page, const struct state *state)
{
    char line[80];
    snprintf(line, sizeof line, "Floor %d of %d", state->depth, FLOOR_COUNT);
    widgets_line(page, THEME_HEAD, line);
    widgets_paragraph(page, THEME_TEXT, 0, band_of_depth(state->depth)->name);
    snprintf(line, sizeof line, "Turn %d", state->turn);
    widgets_line(page, THEME_FAINT, line);
    snprintf(line, sizeof line, "Seed %s", state->seed);
    widgets_paragraph(page, THEME_FAINT, 0, line);
}

static void draw_light(struct page *page, const struct ui *ui, const struct state *state)
{
    static const char *const grades[] = {"You stand in the dark", "You stand in dim light",
                                         "You stand in bright light"};
    static const uint32_t colours[] = {THEME_COLD, THEME_TEXT, THEME_KEY};
    enum lantern lantern = state_hero_const(state)->lantern;
    char line[80];
    if (state_is_plain(state)) {
        snprintf(line, sizeof line, "Plain sight, radius %d", state->plain_radius);
        widgets_paragraph(page, THEME_TEXT, 0, line);
        return;
    }
    snprintf(line, sizeof line, "Lantern %s", lantern_get(lantern)->key);
    widgets_icon_line(page, ui->tileset.lanterns[lantern], 0, THEME_TEXT, line);
    enum light_grade grade = perception_grade(state, state_hero_const(state)->position);
    widgets_paragraph(page, colours[grade], 0, grades[grade]);
}

static void draw_eyes(struct page *page, const struct ui *ui, const struct state *state)
{
    int eyes = state->vision.eye_count;
    char line[80];
    snprintf(line, sizeof line, eyes == 1 ? "A pair of eyes" : "%d pairs of eyes", eyes);
    if (eyes > 0)
        widgets_icon_line(page, ui->tileset.tiles[TILE_ICON_EYE], 0, THEME_EYES, line);
    else
        widgets_line(page, THEME_FAINT, "No eyes shine");
}

static void draw_actor(struct page *page, const struct ui *ui, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    const char *name = kind->name;
    if (strncmp(name, "a ", 2) == 0)
        name += 2;
    char line[80];
    snprintf(line, sizeof line, "%s%s", name, actor->is_asleep ? ", asleep" : "");
    widgets_icon_line(page, ui->tileset.monsters[actor->kind], 0, THEME_TEXT, line);
}

/* What the hero's own picture hides. */
static void draw_underfoot(struct page *page, const struct ui *ui, const struct state *state)
{
    struct knowledge here = knowledge_of(state, state_hero_const(state)->position);
    const struct terrain_kind *kind = terrain_get(here.terrain);
    if (here.item == ITEM_NONE && !kind->leads)
        return;
    widgets_line(page, THEME_HEAD, "Here");
    if (here.item != ITEM_NONE)
        widgets_icon_line(page, ui->tileset.items[here.item], 0, THEME_TEXT,
                          item_get(here.item)->name);
    if (kind->leads)
        widgets_icon_line(page, ui->tileset.terrain[here.terrain], 0, THEME_TEXT, kind->name);
    widgets_gap(page, 5);
}

static void draw_in_view(struct page *page, const struct ui *ui, const struct state *state)
{
    const struct level *level = state_level_const(state);
    widgets_line(page, THEME_HEAD, "In view");
    int drawn = 0;
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        if (!pool_is_used(&level->actor_pool, i))
            continue;
        struct handle handle = pool_handle(&level->actor_pool, i);
        const struct actor *actor = &level->actors[i];
        if (state_is_hero(state, handle) || !knowledge_of(state, actor->position).has_actor)
            continue;
        draw_actor(page, ui, actor);
        drawn++;
    }
    if (drawn == 0)
        widgets_line(page, THEME_FAINT, "Nobody");
}

static void draw_pointed(struct page *page, const struct state *state, struct point pointed)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_over(sentence, sizeof sentence);
    knowledge_describe(state, pointed, &text);
    widgets_line(page, THEME_HEAD, "Looking at");
    widgets_paragraph(page, THEME_TEXT, 0, sentence);
}

void panel_draw(struct ui *ui, const struct point *pointed)
{
    if (ui->layout.panel.width == 0)
        return;
    const struct state *state = game_state(ui->game);
    struct page page = widgets_box(ui, ui->layout.panel);
    draw_place(&page, state);
    widgets_gap(&page, 5);
    draw_light(&page, ui, state);
    if (!state_is_plain(state))
        draw_eyes(&page, ui, state);
    widgets_gap(&page, 5);
    draw_underfoot(&page, ui, state);
    if (pointed)
        draw_pointed(&page, state, *pointed);
    else
        draw_in_view(&page, ui, state);
    int last = ui->font.height * ui->layout.text_scale;
    page.area.y = ui->layout.panel.y + ui->layout.panel.height - last -
                  WIDGETS_MARGIN * ui->layout.text_scale;
    page.area.height = last + ui->layout.text_scale;
    char line[80];
    snprintf(line, sizeof line, "Sight: %s", fov_get(state->fov)->name);
    widgets_line(&page, THEME_FAINT, line);
}

void panel_draw_log(struct ui *ui)
{
    struct page page = widgets_box(ui, ui->layout.log);
    int lines = widgets_lines_left(&page);
    int kept = message_log_kept(&ui->log);
    int turn = game_state(ui->game)->turn;
    for (int back = (kept < lines ? kept : lines) - 1; back >= 0; back--) {
        const struct message *message = message_log_get(&ui->log, back);
        char line[MESSAGE_LENGTH_MAX + 16];
        snprintf(line, sizeof line, message->times > 1 ? "%s (x%d)" : "%s", message->text,
                 message->times);
        widgets_line(&page, message->turn == turn ? THEME_TEXT : THEME_FAINT, line);
    }
}

static void draw_actions(struct ui *ui, const struct bar_action *shown, size_t count)
{
    struct rectangle bar = ui->layout.bar;
    int scale = ui->layout.text_scale;
    int x = bar.x + WIDGETS_MARGIN * scale;
    int y = bar.y + (bar.height - ui->font.height * scale) / 2;
    for (size_t i = 0; i < count; i++) {
        int key_width = (font_width(&ui->font, shown[i].key) + 4) * scale;
        int width = key_width + font_width(&ui->font, shown[i].does) * scale;
        if (x + width > bar.x + bar.width)
            break;
        font_draw(&ui->frame, &ui->font, x, y, scale, THEME_KEY, shown[i].key);
        font_draw(&ui->frame, &ui->font, x + key_width, y, scale, THEME_FAINT, shown[i].does);
        x += width + 10 * scale;
    }
}

void panel_draw_bar(struct ui *ui, bool is_looking)
{
    canvas_fill(&ui->frame, ui->layout.bar, THEME_GROUND);
    if (is_looking)
        draw_actions(ui, look_actions, sizeof look_actions / sizeof *look_actions);
    else
        draw_actions(ui, actions, sizeof actions / sizeof *actions);
}
