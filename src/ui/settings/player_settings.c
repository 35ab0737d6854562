#include "ui/settings/player_settings.h"

#include "ui/artwork.h"
#include "ui/ui.h"

/* A wheel or a held key changes a setting many times a second; the file is written no more often than this. */
#define KEEPING_MS 1000

void player_settings_take(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    ui->settings.kept = options->settings;
    ui->settings.in_force = options->settings;
    ui->settings.in_force.map_zoom = options->zoom;
    ui->settings.in_force.fullscreen = options->is_fullscreen;
    ui->settings.in_force.reduced_motion = options->is_still;
    ui->settings.in_force.sight = options->setup.fov;
    player_settings_apply(ui);
}

/* What could not be done is not in force. */
static void apply_fullscreen(struct ui *ui)
{
    if (window_is_fullscreen(&ui->window) != (ui->settings.in_force.fullscreen != 0))
        window_toggle_fullscreen(&ui->window);
    ui->settings.in_force.fullscreen = window_is_fullscreen(&ui->window);
}

void player_settings_apply(struct ui *ui)
{
    const struct settings *settings = &ui->settings.in_force;
    ui->camera.is_centred = settings->camera_centred;
    ui->stage.is_still = settings->reduced_motion || ui->options->screenshot;
    apply_fullscreen(ui);
    artwork_apply(ui);
    ui_redraw(ui);
}

static void keep(struct ui *ui)
{
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(said, sizeof said);
    ui->settings.is_unkept = false;
    ui->settings.kept_at = ui->clock.now;
    if (ui->options->keep_settings)
        ui->options->keep_settings(ui->options->context, &ui->settings.kept, &text);
    if (text.length > 0)
        ui_say(ui, said);
}

/* Milliseconds until the next writing may be. */
static int wait_of(const struct ui *ui)
{
    int32_t left = (int32_t)(ui->settings.kept_at + KEEPING_MS - ui->clock.now);
    return left > 0 ? (int)left : 0;
}

void player_settings_keep(struct ui *ui)
{
    ui->settings.is_unkept = true;
    if (!ui->settings.has_ticked || wait_of(ui) == 0)
        keep(ui);
}

void player_settings_keep_waiting(struct ui *ui)
{
    if (ui->settings.is_unkept)
        keep(ui);
}

void player_settings_tick(struct ui *ui)
{
    if (!ui->settings.has_ticked)
        ui->settings.kept_at = ui->clock.now - KEEPING_MS;
    ui->settings.has_ticked = true;
    if (wait_of(ui) == 0)
        player_settings_keep_waiting(ui);
}

int player_settings_wait(const struct ui *ui)
{
    return ui->settings.is_unkept ? wait_of(ui) : -1;
}

void player_settings_change(struct ui *ui, int row, int value)
{
    settings_set(&ui->settings.in_force, row, value);
    settings_set(&ui->settings.kept, row, value);
    player_settings_apply(ui);
    playing_settle(ui); /* the view may leap to cells without light */
    player_settings_keep(ui);
}
