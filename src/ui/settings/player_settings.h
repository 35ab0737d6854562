/* The player's settings while the game is on: as they are saved and as they are in force. A change is only marked; the top
 * level applies and saves it. */
#ifndef UI_SETTINGS_PLAYER_SETTINGS_H
#define UI_SETTINGS_PLAYER_SETTINGS_H

#include "ui/settings/settings.h"

#include <stdbool.h>
#include <stdint.h>

/* The shortest time between two saves: a wheel or a held key changes a setting many times a second. */
#define SETTINGS_SAVING_MS 1000

struct player_settings {
    struct settings kept; /* saved */
    /* Now in use: options of the command line win until the player changes the setting. */
    struct settings in_force;
    bool is_unapplied; /* a change waits to be applied */
    bool is_unsaved;   /* a change waits to be saved */
    bool has_ticked;   /* a loop runs, which saves later */
    uint32_t saved_at; /* milliseconds of the frame clock */
};

/* Gives a setting, a row of settings.def, another value. */
void player_settings_change(struct player_settings *settings, int row, int value);

/* Sets the map's zoom, limited to 1 .. ZOOM_MAX. */
void player_settings_zoom(struct player_settings *settings, int zoom);

/* Milliseconds until the settings may be saved; -1: there is nothing to save. */
int player_settings_wait(const struct player_settings *settings, uint32_t now);

#endif
