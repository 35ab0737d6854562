/* A journal shown as the game that it is: on and on, faster or slower, or deed by deed, forward and back. */
#ifndef UI_SESSION_REPLAY_VIEW_H
#define UI_SESSION_REPLAY_VIEW_H

#include "base/error.h"
#include "base/file.h"
#include "game/save/replay.h"
#include "game/save/run_files.h"
#include "ui/screen_stack.h"
#include "ui/session/burial.h"

struct ui;

/* Where a replay was begun, to go back to. */
struct way_back {
    enum screen screen;                 /* SCREEN_PLAY: none */
    int choice;                         /* on it, */
    int choice_below;                   /* and on the title below it */
    struct game *ended;                 /* whose end was told there; or NULL */
    char record[RECORD_LENGTH_MAX + 1]; /* of that game */
    char path[FILE_PATH_MAX];           /* of its run; empty: it is not kept */
};

/* Zero is none. */
struct replay_view {
    struct run_files files;
    struct replay replay;
    uint64_t total; /* deeds of the run up to its end */
    bool is_on;
    bool is_paused;
    bool has_ended;     /* there was no deed to go on with, and this was said */
    int speed;          /* of those in replay_view.c */
    uint32_t last_step; /* milliseconds */
    /* From it; and, when it has been left, the path of the game whose end is told. */
    struct way_back back;
};

/* Shows a journal's file, or that in a run's folder, from its start, in the place of any game. False and an error when it
 * can't be read or played; then everything is as it was. */
bool replay_view_begin(struct ui *ui, const char *path, struct error *error);
void replay_view_end(struct ui *ui);

/* The same from a screen that replay_view_leave goes back to: a list, or the end of a game, which stays as it was told. Any
 * other is left for the title. */
bool replay_view_watch(struct ui *ui, const char *path, struct error *error);
void replay_view_leave(struct ui *ui);

/* Goes on by as many deeds as are due. */
void replay_view_tick(struct ui *ui);

/* Milliseconds until the next one is due; -1: none is. */
int replay_view_wait(const struct ui *ui);

/* At its end it stays paused, at the speed that it had. */
void replay_view_pause(struct ui *ui, bool is_paused);
void replay_view_change_speed(struct ui *ui, int by);

/* What there is to do with it: whether a deed comes after the one that is shown, or before it; whether it goes faster (1) or
 * slower (-1) still. */
bool replay_view_can_go_on(const struct ui *ui);
bool replay_view_can_go_back(const struct ui *ui);
bool replay_view_can_change_speed(const struct ui *ui, int by);

/* One deed on, or back; to the first, or to the last that can be shown. */
void replay_view_step(struct ui *ui, int by);
void replay_view_go_to_start(struct ui *ui);
void replay_view_go_to_end(struct ui *ui);

/* To where the next floor is entered, or to the end; to where this one was, or, from there, the floor before. */
void replay_view_go_to_next_floor(struct ui *ui);
void replay_view_go_to_floor_before(struct ui *ui);

/* "Turn 12: move 30 of 904, 4 moves a second, paused": which deed of how many. */
void replay_view_write_place(const struct ui *ui, struct text *text);

/* "4 a second". */
void replay_view_write_speed(const struct ui *ui, struct text *text);

/* The same place in "30/904, paused". */
void replay_view_write_place_shortly(const struct ui *ui, struct text *text);

#endif
