/* The player's settings while the game is on: as they are kept and as they are in force, and when they are written. */
#ifndef UI_SETTINGS_PLAYER_SETTINGS_H
#define UI_SETTINGS_PLAYER_SETTINGS_H

#include "ui/settings/settings.h"

#include <stdbool.h>
#include <stdint.h>

struct ui;

/* Zero until they are taken. */
struct player_settings {
    struct settings kept; /* as the player wants them from now on */
    /* As they are now: what was asked for at the start wins until it is changed. */
    struct settings in_force;
    bool is_unkept;   /* something has changed since they were written */
    bool has_ticked;  /* there is a loop: what waits is written by it */
    uint32_t kept_at; /* milliseconds (ui->clock.now), the last time */
};

/* Takes the settings as they were at the start, and what the other options say instead. */
void player_settings_take(struct ui *ui);

/* Has everything go by the settings in force. */
void player_settings_apply(struct ui *ui);

/* Gives a setting, a row of settings.def, another value: at once, and from now on. */
void player_settings_change(struct ui *ui, int row, int value);

/* Has the settings written, after one has changed: at once, unless they were less than a second ago. */
void player_settings_keep(struct ui *ui);

/* Has them written now if they wait for that; and, called with every frame, as soon as they may be. */
void player_settings_keep_waiting(struct ui *ui);
void player_settings_tick(struct ui *ui);

/* Milliseconds until they may be; -1: nothing waits. */
int player_settings_wait(const struct ui *ui);

#endif
