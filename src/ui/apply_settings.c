/* What the player's settings do to a game that is on. */
#include "ui/artwork.h"

/* A wheel or a held key changes a setting many times a second; the file is written no more often than this. */
#define KEEPING_MS 1000

void ui_take_settings(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    ui->settings = options->settings;
    ui->in_force = options->settings;
    ui->in_force.map_zoom = options->zoom;
    ui->in_force.fullscreen = options->is_fullscreen;
    ui->in_force.reduced_motion = options->is_still;
    ui->in_force.sight = options->setup.fov;
    ui_apply_settings(ui);
}

/* What could not be done is not in force. */
static void apply_fullscreen(struct ui *ui)
{
    if (window_is_fullscreen(&ui->window) != (ui->in_force.fullscreen != 0))
        window_toggle_fullscreen(&ui->window);
    ui->in_force.fullscreen = window_is_fullscreen(&ui->window);
}

void ui_apply_settings(struct ui *ui)
{
    const struct settings *settings = &ui->in_force;
    ui->zoom = settings->map_zoom;
    ui->camera.is_centred = settings->camera_centred;
    ui->stage.is_still = settings->reduced_motion || ui->options->screenshot;
    apply_fullscreen(ui);
    artwork_apply(ui);
    ui_redraw(ui);
}

static void keep(struct ui *ui)
{
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_over(said, sizeof said);
    ui->has_unkept_settings = false;
    ui->settings_kept_at = ui->now;
    if (ui->options->keep_settings)
        ui->options->keep_settings(ui->options->context, &ui->settings, &text);
    if (text.length > 0)
        ui_say(ui, said);
}

/* Milliseconds until the next writing may be. */
static int wait_of(const struct ui *ui)
{
    int32_t left = (int32_t)(ui->settings_kept_at + KEEPING_MS - ui->now);
    return left > 0 ? (int)left : 0;
}

void ui_keep_settings(struct ui *ui)
{
    ui->has_unkept_settings = true;
    if (!ui->has_ticked || wait_of(ui) == 0)
        keep(ui);
}

void ui_keep_waiting_settings(struct ui *ui)
{
    if (ui->has_unkept_settings)
        keep(ui);
}

void ui_tick_settings(struct ui *ui)
{
    if (!ui->has_ticked)
        ui->settings_kept_at = ui->now - KEEPING_MS;
    ui->has_ticked = true;
    if (wait_of(ui) == 0)
        ui_keep_waiting_settings(ui);
}

int ui_settings_wait(const struct ui *ui)
{
    return ui->has_unkept_settings ? wait_of(ui) : -1;
}

void ui_change_setting(struct ui *ui, int row, int value)
{
    settings_set(&ui->in_force, row, value);
    settings_set(&ui->settings, row, value);
    ui_apply_settings(ui);
    ui_settle(ui); /* the view may leap to cells without light */
    ui_keep_settings(ui);
}
