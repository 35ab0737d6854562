/* The window: shows finished frames. Frames are composed in memory (canvas) and shown through one streaming
 * texture, so the same pixels appear with every renderer. */
#ifndef UI_WINDOW_H
#define UI_WINDOW_H

#include "base/error.h"
#include "ui/art/canvas.h"
#include "ui/settings/settings.h"

#include <SDL.h>

/* Zero is closed. */
struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    int texture_width;
    int texture_height;
    int opened_width; /* when it first had edges; 0: it never had edges */
    int opened_height;
    bool is_resized; /* since it was opened */
    /* Position and size before it last became fullscreen; width 0: it was opened fullscreen. */
    SDL_Rect windowed;
};

/* Opens a window with a frame of that size in pixels. Without a display it fails, unless SDL_VIDEODRIVER names a driver. Close
 * it with window_close, even after a failure. */
bool window_open(struct window *window, const char *title, int width, int height,
                 bool is_fullscreen, struct error *error);
void window_close(struct window *window);

/* Limits a window's size, without borders, to the room on its screen. */
void window_fit(int room_width, int room_height, int *width, int *height);

/* Shrinks a window that, with its borders, does not fit its screen, and moves it into view. */
void window_fit_screen(struct window *window);

/* Sets the icon for lists of windows. Does nothing if the system can't show one. */
void window_set_icon(struct window *window, struct image icon);
void window_toggle_fullscreen(struct window *window);
bool window_is_fullscreen(const struct window *window);

/* Notes the size at opening, and each later change. A window opened without edges (fullscreen or maximised) has its first size
 * once it gets edges. */
void window_note_opened(struct window *window);
void window_note_resized(struct window *window);

/* The size that the player gave the window by its edges, in points. False if it has no edges now or its first size. */
bool window_find_own_size(const struct window *window, int *width, int *height);

/* The size of the frame to compose now, at least 1 x 1: that of the window or, to save memory if that is huge, a half of it, a
 * third, ... */
void window_frame_size(const struct window *window, int *width, int *height);

/* Shows a finished frame in the whole window. False and an error if the renderer can't hold or draw a frame of that size. */
bool window_show(struct window *window, const struct canvas *frame, struct error *error);

/* Writes a frame as a PNG file. */
bool window_save_frame(const struct canvas *frame, const char *path, struct error *error);

#endif
