/* The player's settings while the game is on: as they are saved and as they are in force. A change is only marked; the top
 * level applies and saves it. */
#ifndef UI_SETTINGS_PLAYER_SETTINGS_H
#define UI_SETTINGS_PLAYER_SETTINGS_H

#include "ui/settings/settings.h"

#include <stdbool.h>
#include <stdint.h>

/* They are saved no more often: a wheel or a held key changes a setting many times a second. */
#define SETTINGS_SAVING_MS 1000

/* Zero until they are loaded. */
struct player_settings {
    struct settings kept; /* as the player wants them from now on */
    /* As they are now: what was asked for at the start wins until it is changed. */
    struct settings in_force;
    bool is_unapplied; /* a change waits to be applied */
    bool is_unsaved;   /* a change waits to be saved */
    bool has_ticked;   /* there is a loop, which saves what has to wait */
    uint32_t saved_at; /* milliseconds of the frame clock, the last time */
};

/* Gives a setting, a row of settings.def, another value. */
void player_settings_change(struct player_settings *settings, int row, int value);

/* Magnifies the map by `zoom`, or what of it can be. */
void player_settings_zoom(struct player_settings *settings, int zoom);

/* Milliseconds until the settings may be saved; -1: there is nothing to save. */
int player_settings_wait(const struct player_settings *settings, uint32_t now);

#endif
