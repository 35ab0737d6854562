#include "ui/settings/player_settings.h"

#include "base/integer.h"

void player_settings_change(struct player_settings *settings, int row, int value)
{
    settings_set(&settings->in_force, row, value);
    settings_set(&settings->kept, row, value);
    settings->is_unapplied = true;
    settings->is_unsaved = true;
}

void player_settings_zoom(struct player_settings *settings, int zoom)
{
    settings->in_force.map_zoom = int_max(int_min(zoom, ZOOM_MAX), 1);
    settings->kept.map_zoom = settings->in_force.map_zoom;
    settings->is_unsaved = true;
}

int player_settings_wait(const struct player_settings *settings, uint32_t now)
{
    if (!settings->is_unsaved)
        return -1;
    int32_t left = (int32_t)(settings->saved_at + SETTINGS_SAVING_MS - now);
    return settings->has_ticked && left > 0 ? (int)left : 0;
}
