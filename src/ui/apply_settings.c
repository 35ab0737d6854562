/* What the player's settings do to a game that is on. */
#include "ui/artwork.h"

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

void ui_change_setting(struct ui *ui, int row, int value)
{
    settings_set(&ui->in_force, row, value);
    settings_set(&ui->settings, row, value);
    ui_apply_settings(ui);
    ui_settle(ui); /* the view may leap to cells without light */
    ui_keep_settings(ui);
}
