#include "ui/ui.h"

#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/screenshot.h"
#include "ui/session/playing.h"
#include "ui/view/lesson_view.h"

void ui_init(struct ui *ui, const struct ui_options *options)
{
    ui->options = options;
    ui->context.options = options;
    ui->context.display = &ui->display;
    ui->context.settings = &ui->settings;
    ui->session.context = &ui->context;
    ui->session.saving.cannot_save = options->cannot_save;
}

/* A setting that can't be applied is not in force. */
void ui_apply_settings(struct ui *ui)
{
    struct settings *settings = &ui->settings.in_force;
    struct display *display = &ui->display;
    const struct palette wanted = {.kind = (enum palette_kind)settings->palette,
                                   .has_high_contrast = settings->high_contrast};
    ui->settings.is_unapplied = false;
    display->stage.is_still = settings->reduced_motion || ui->options->screenshot;
    if (window_is_fullscreen(&ui->window) != (settings->fullscreen != 0))
        window_toggle_fullscreen(&ui->window);
    settings->fullscreen = window_is_fullscreen(&ui->window);
    artwork_apply(&display->art, wanted, settings->glyph_tiles);
    settings->palette = (int)display->art.palette.kind;
    settings->high_contrast = display->art.palette.has_high_contrast;
    display->frame.palette = palette_changes(&display->art.palette) ? &display->art.palette : NULL;
    display->map.palette = display->frame.palette;
    display_redraw(display);
}

void ui_load_settings(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    ui->settings.kept = options->settings;
    ui->settings.in_force = options->settings;
    ui->settings.in_force.map_zoom = options->zoom;
    ui->settings.in_force.fullscreen = options->is_fullscreen;
    ui->settings.in_force.reduced_motion = options->is_still;
    ui->settings.in_force.sight = options->setup.fov;
    ui->settings.in_force.start = options->setup.start;
    ui->settings.in_force.watch = options->setup.watch;
    ui_apply_settings(ui);
}

void ui_save_settings(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(said, sizeof said);
    if (!ui->settings.is_unsaved)
        return;
    ui->settings.is_unsaved = false;
    ui->settings.saved_at = ui->display.clock.now;
    if (options->keep_settings)
        options->keep_settings(options->context, &ui->settings.kept, &text);
    if (text.length > 0)
        screen_context_say(&ui->context, said);
}

void ui_update_settings(struct ui *ui)
{
    if (ui->settings.is_unapplied) {
        ui_apply_settings(ui);
        playing_settle(&ui->session); /* cells may be shown that have no light yet */
    }
    if (player_settings_wait(&ui->settings, ui->display.clock.now) == 0)
        ui_save_settings(ui);
}

static void toggle_fullscreen(struct ui *ui)
{
    window_toggle_fullscreen(&ui->window);
    ui->settings.in_force.fullscreen = window_is_fullscreen(&ui->window);
    ui->settings.kept.fullscreen = ui->settings.in_force.fullscreen;
    ui->settings.is_unsaved = true;
}

void ui_answer(struct ui *ui)
{
    session_answer(&ui->session);
    ui_update_settings(ui);
}

void ui_key(struct ui *ui, struct key key)
{
    struct screen_context *context = &ui->context;
    playing_open_due(&ui->session);
    key = input_translate(ui, key);
    struct soundtrack_screens before = soundtrack_note_screens(&ui->session);
    bool is_alt_enter = key.code == KEY_ENTER && key.modifiers == KEY_ALT;
    bool is_answered = true;
    context->trouble[0] = '\0';
    context->notice[0] = '\0';
    if (key.code == KEY_F11 || is_alt_enter)
        toggle_fullscreen(ui);
    else if (key.code == KEY_F12)
        screenshot_save(ui);
    else
        is_answered = screen_get(screen_stack_top(context))->key(context, key);
    ui_answer(ui);
    if (!is_answered)
        return;
    if (context->stack.count < before.count)
        ui_save_settings(ui);
    soundtrack_play_menu_sound(&ui->session, before);
    display_redraw(&ui->display);
}

/* The map, if it is on top, covers all above the bar, and the bar the rest. */
static void clear_frame(struct ui *ui)
{
    struct display *display = &ui->display;
    if (!game_screen_is_on_top(&ui->context) || !stage_is_set(&display->stage))
        canvas_clear(&display->frame);
}

/* Updates the layout, and forgets what could be clicked. */
static bool prepare_frame(struct ui *ui)
{
    struct display *display = &ui->display;
    const struct settings *settings = &ui->settings.in_force;
    int width;
    int height;
    window_frame_size(&ui->window, &width, &height);
    bool is_resized = width != display->frame.width || height != display->frame.height;
    if (is_resized && !canvas_resize(&display->frame, width, height))
        return false;
    display->layout = (display->device.has_touch ? layout_of_touch : layout_of)(
        width, height, settings->map_zoom, settings->text_size);
    display->hit_areas.top = ui->context.stack.count - 1;
    display->read_out.say = ui->options->say;
    if (screen_context_has_lesson(&ui->context))
        lesson_view_make_room(display);
    clear_frame(ui);
    hit_areas_clear(&display->hit_areas);
    input_device_sort(&display->device, ui->options->bindings);
    return true;
}

bool ui_draw(struct ui *ui)
{
    struct display *display = &ui->display;
    struct screen_context *context = &ui->context;
    int first = screen_stack_first_shown(context);
    if (!prepare_frame(ui))
        return false;
    read_out_begin(display);
    for (int i = first; i < context->stack.count; i++) {
        hit_areas_begin(&display->hit_areas, i);
        screen_draw(context, context->stack.screens[i]);
    }
    read_out_end(display);
    display->needs_drawing = false;
    return context->stack.screens[first] != SCREEN_PLAY ||
           (stage_is_set(&display->stage) && display->map.pixels);
}
