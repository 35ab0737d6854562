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
    int opened_width; /* when it first had edges; 0: it never had */
    int opened_height;
    bool is_resized; /* since it was opened */
    SDL_Rect
        windowed; /* where it was, and how large, when it last became fullscreen; of no width: it was opened so */
};

/* Opens a window with its frame's size in pixels. No display, when no SDL driver was asked for by name, is an
 * error: the game never runs unseen. Closed by window_close, also after a failure. */
bool window_open(struct window *window, const char *title, int width, int height,
                 bool is_fullscreen, struct error *error);
void window_close(struct window *window);

/* Limits a window's size, without its borders, to the room on its screen. */
void window_fit(int room_width, int room_height, int *width, int *height);

/* Makes a window smaller that, with its borders, is larger than its screen has room for, and moves it into sight. */
void window_fit_screen(struct window *window);

/* Shows a picture for it in lists of windows; where that can't be, nothing. */
void window_set_icon(struct window *window, struct image icon);
void window_toggle_fullscreen(struct window *window);
bool window_is_fullscreen(const struct window *window);

/* Notes the size that it has been opened with; and, each time, that it has another one. What was opened without edges has
 * its first size when it gets some. */
void window_note_opened(struct window *window);
void window_note_resized(struct window *window);

/* The size that the player gave it by its edges, in points; false: it has none now, or is as it was opened. */
bool window_find_own_size(const struct window *window, int *width, int *height);

/* The size of the frame to compose now, at least 1 x 1. */
void window_frame_size(const struct window *window, int *width, int *height);

/* Shows a finished frame over all of it. False and an error when the renderer can hold none of that size,
 * or fails to draw it. */
bool window_show(struct window *window, const struct canvas *frame, struct error *error);

/* Writes a frame as a PNG. */
bool window_save_frame(const struct canvas *frame, const char *path, struct error *error);

#endif
