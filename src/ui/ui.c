#include "ui/ui.h"

#include "ui/screen.h"
#include "ui/screenshot.h"
#include "ui/view/lesson_view.h"
#include "ui/view/play_view.h"

#include <stdio.h>

void ui_say(struct ui *ui, const char *sentence)
{
    int turn = ui->game ? game_state(ui->game)->turn : 0;
    message_log_add(&ui->log, turn, sentence);
    ui_say_aloud(ui, sentence);
    ui_redraw(ui);
}

void ui_say_aloud(struct ui *ui, const char *sentence)
{
    ui_read_out_note(ui, sentence);
    if (ui->options->say)
        ui->options->say(sentence);
}

void ui_redraw(struct ui *ui)
{
    ui->needs_drawing = true;
    ui->needs_panels = true;
}

void ui_trouble(struct ui *ui, const char *sentence)
{
    snprintf(ui->trouble, sizeof ui->trouble, "%.*s", (int)sizeof ui->trouble - 1, sentence);
    ui_say(ui, sentence);
}

static void toggle_fullscreen(struct ui *ui)
{
    window_toggle_fullscreen(&ui->window);
    ui->settings.in_force.fullscreen = window_is_fullscreen(&ui->window);
    ui->settings.kept.fullscreen = ui->settings.in_force.fullscreen;
    player_settings_keep(ui);
}

void ui_key(struct ui *ui, struct key key)
{
    const int f11 = KEY_F1 + 10;
    playing_open_due(ui);
    key = input_device_take(ui, key);
    struct soundtrack_screens before = soundtrack_before_key(ui);
    bool is_alt_enter = key.code == KEY_ENTER && key.modifiers == KEY_ALT;
    if (key.code == f11 || is_alt_enter)
        toggle_fullscreen(ui);
    else if (key.code == KEY_F12)
        screenshot_save(ui);
    else if (!screen_get(screen_stack_top(ui))->key(ui, key))
        return;
    soundtrack_after_key(ui, before);
    ui_redraw(ui);
}

/* The corners of a box are clear: its first and last rows begin black. */
static void clear_ends(struct ui *ui, struct rectangle box)
{
    int side = PANEL_SIDE * ui->layout.text_scale;
    canvas_fill(&ui->frame, (struct rectangle){box.x, box.y, box.width, side}, 0);
    canvas_fill(&ui->frame, (struct rectangle){box.x, box.y + box.height - side, box.width, side},
                0);
}

/* Clears what is drawn anew, but for what covers its place by itself: a map on top, and its panels inside of their corners. */
static void clear_frame(struct ui *ui)
{
    if (!play_view_is_on_top(ui) || !stage_is_set(&ui->stage)) {
        canvas_clear(&ui->frame);
        return;
    }
    clear_ends(ui, ui->layout.panel);
    clear_ends(ui, ui->layout.hint);
    clear_ends(ui, ui->layout.log);
}

bool ui_draw(struct ui *ui)
{
    int width;
    int height;
    window_frame_size(&ui->window, &width, &height);
    bool is_resized = width != ui->frame.width || height != ui->frame.height;
    if (is_resized && !canvas_resize(&ui->frame, width, height))
        return false;
    bool is_told_over_map = play_view_pointed(ui) && ui->layout.panel.width == 0;
    ui->needs_panels =
        ui->needs_panels || is_resized || is_told_over_map || !play_view_is_on_top(ui);
    ui->layout =
        layout_of(width, height, ui->settings.in_force.map_zoom, ui->settings.in_force.text_size);
    lesson_view_make_room(ui);
    if (ui->needs_panels) {
        clear_frame(ui);
        hit_areas_clear(&ui->hit_areas);
        input_device_sort(ui);
    }
    ui_read_out_begin(ui);
    for (int i = screen_stack_first_shown(ui); i < ui->screens.count; i++) {
        hit_areas_begin(&ui->hit_areas, i);
        screen_get(ui->screens.stack[i])->draw(ui);
    }
    ui_read_out_end(ui);
    ui->needs_drawing = false;
    ui->needs_panels = false;
    return ui->screens.stack[screen_stack_first_shown(ui)] != SCREEN_PLAY ||
           (stage_is_set(&ui->stage) && ui->map.pixels);
}
