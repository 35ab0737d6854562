#include "ui/window.h"

#include "base/file.h"
#include "base/integer.h"

#include <SDL_image.h>

#include <string.h>

#define FRAME_PIXELS_MAX (1 << 25) /* a screen of 7680 x 4320 has fewer */
#define TITLE_BAR 40               /* as high as most are */
#define BORDERS_MAX 100
#define BORDER_TRIES 20
#define BORDER_WAIT_MS 5

static bool is_set(const char *variable)
{
    const char *value = SDL_getenv(variable);
    return value && *value;
}

static bool has_driver(const char *name)
{
    for (int i = 0; i < SDL_GetNumVideoDrivers(); i++)
        if (strcmp(SDL_GetVideoDriver(i), name) == 0)
            return true;
    return false;
}

/* Whether Wayland can be asked where its session is; libwayland complains by itself if it can't. */
static bool may_look_for_wayland(void)
{
    const char *display = SDL_getenv("WAYLAND_DISPLAY");
    return is_set("XDG_RUNTIME_DIR") || (display && display[0] == '/');
}

/* Chooses where to show a window before SDL does: without a display it would quietly take a driver that shows
 * nothing, and looking for a Wayland session that is not there prints a complaint. Systems without X11 have no such choice. */
static bool choose_driver(struct error *error)
{
    const char *asked = SDL_getenv("SDL_VIDEODRIVER");
    if (!has_driver("x11"))
        return true;
    if (asked && strstr(asked, "wayland") && !may_look_for_wayland())
        return error_set(error, "no display: wayland, which SDL_VIDEODRIVER names, needs "
                                "XDG_RUNTIME_DIR");
    if (is_set("SDL_VIDEODRIVER") || (is_set("WAYLAND_DISPLAY") && may_look_for_wayland()))
        return true;
    if (!is_set("DISPLAY"))
        return error_set(
            error,
            "no display: start it in a desktop session, or name a driver in SDL_VIDEODRIVER");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11");
    return true;
}

static bool shows_nothing(const char *driver)
{
    return driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0);
}

/* Whether what SDL took shows anything, when none was asked for by name. */
static bool check_driver(struct error *error)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    return !shows_nothing(driver) || is_set("SDL_VIDEODRIVER") ||
           error_set(error, "no display: SDL found only its driver %s, which shows nothing",
                     driver);
}

static bool start_video(struct error *error)
{
    if (!choose_driver(error))
        return false;
    /* Under the software renderer this saves a hidden OpenGL window: 200 ms and 100 MB. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* ui/touch.h makes clicks of taps */
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return error_set(error, "no display: %s", SDL_GetError());
    return check_driver(error);
}

bool window_open(struct window *window, const char *title, int width, int height,
                 bool is_fullscreen, struct error *error)
{
    *window = (struct window){.window = NULL};
    if (!start_video(error))
        return false;
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (is_fullscreen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    window->window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width,
                                      height, flags);
    if (!window->window)
        return error_set(error, "no window: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(window->window, WINDOW_WIDTH_MIN, WINDOW_HEIGHT_MIN);
    /* Every pixel is composed here, so a graphics card would have nothing to do but show it. */
    const char *asked = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    window->renderer = SDL_CreateRenderer(window->window, -1, asked ? 0 : SDL_RENDERER_SOFTWARE);
    if (!window->renderer)
        return error_set(error, "no renderer: %s", SDL_GetError());
    SDL_StartTextInput();
    return true;
}

void window_fit(int room_width, int room_height, int *width, int *height)
{
    *width = int_min(*width, int_max(room_width, WINDOW_WIDTH_MIN));
    *height = int_min(*height, int_max(room_height, WINDOW_HEIGHT_MIN));
}

struct borders {
    int top;
    int left;
    int bottom;
    int right;
};

/* A window manager puts them about a new window only after a while. */
static struct borders find_borders(SDL_Window *window)
{
    struct borders borders = {0};
    for (int i = 0; i < BORDER_TRIES && borders.top <= 0; i++) {
        SDL_Delay(BORDER_WAIT_MS);
        SDL_PumpEvents();
        SDL_GetWindowBordersSize(window, &borders.top, &borders.left, &borders.bottom,
                                 &borders.right);
    }
    borders.top = borders.top > 0 ? borders.top : TITLE_BAR;
    return borders;
}

void window_fit_screen(struct window *window)
{
    SDL_Rect room;
    int width;
    int height;
    if (shows_nothing(SDL_GetCurrentVideoDriver()) || window_is_fullscreen(window) ||
        SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window->window), &room) != 0)
        return;
    SDL_GetWindowSize(window->window, &width, &height);
    if (width + BORDERS_MAX <= room.w && height + BORDERS_MAX <= room.h)
        return;
    struct borders borders = find_borders(window->window);
    int fitting_width = width;
    int fitting_height = height;
    room.w -= borders.left + borders.right;
    room.h -= borders.top + borders.bottom;
    window_fit(room.w, room.h, &fitting_width, &fitting_height);
    if (fitting_width == width && fitting_height == height)
        return;
    SDL_SetWindowSize(window->window, fitting_width, fitting_height);
    SDL_SetWindowPosition(window->window, room.x + borders.left + (room.w - fitting_width) / 2,
                          room.y + borders.top + (room.h - fitting_height) / 2);
}

/* While it waits, SDL wakes itself by a message to the window over a second connection to the X server. One that comes when
 * the window is gone ends the program with an error; a question that the server answers lets it catch up. */
static void let_messages_arrive(void)
{
    for (int i = 0; i < 3; i++) {
        SDL_GetGlobalMouseState(NULL, NULL);
        SDL_Delay(1);
    }
}

void window_close(struct window *window)
{
    if (window->window)
        let_messages_arrive();
    if (window->texture)
        SDL_DestroyTexture(window->texture);
    if (window->renderer)
        SDL_DestroyRenderer(window->renderer);
    if (window->window)
        SDL_DestroyWindow(window->window);
    *window = (struct window){.window = NULL};
    SDL_Quit();
}

static SDL_Surface *surface_over(const uint32_t *pixels, int stride, int width, int height)
{
    /* SDL asks for pixels that it may write; it only reads these. No cast but this takes the const away without a warning. */
    /* NOLINTNEXTLINE(performance-no-int-to-ptr) */
    return SDL_CreateRGBSurfaceWithFormatFrom((void *)(uintptr_t)pixels, width, height, 32,
                                              stride * (int)sizeof *pixels,
                                              SDL_PIXELFORMAT_ARGB8888);
}

void window_set_icon(struct window *window, struct image icon)
{
    SDL_Surface *surface = surface_over(icon.pixels, icon.stride, icon.width, icon.height);
    if (surface)
        SDL_SetWindowIcon(window->window, surface);
    SDL_FreeSurface(surface);
}

bool window_is_fullscreen(const struct window *window)
{
    return SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
}

/* Whether there may be no window manager: one that puts no borders about a window is as good as none. */
static bool has_no_borders(SDL_Window *window)
{
    struct borders borders = {0};
    SDL_GetWindowBordersSize(window, &borders.top, &borders.left, &borders.bottom, &borders.right);
    return !shows_nothing(SDL_GetCurrentVideoDriver()) && borders.top <= 0 && borders.left <= 0 &&
           borders.bottom <= 0 && borders.right <= 0;
}

/* SDL asks the window manager for a window as large as the screen, and takes it for that large. If no manager answers, it must
 * have that size already. */
static void fill_screen(struct window *window)
{
    SDL_Rect *kept = &window->windowed;
    SDL_Rect whole;
    SDL_GetWindowPosition(window->window, &kept->x, &kept->y);
    SDL_GetWindowSize(window->window, &kept->w, &kept->h);
    if (!has_no_borders(window->window) ||
        SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window->window), &whole) != 0)
        return;
    SDL_SetWindowPosition(window->window, whole.x, whole.y);
    SDL_SetWindowSize(window->window, whole.w, whole.h);
}

/* After that the size that it had before must be asked for. */
static void leave_screen(struct window *window)
{
    SDL_Rect *kept = &window->windowed;
    if (!has_no_borders(window->window))
        return;
    if (kept->w == 0) {
        SDL_GetWindowPosition(window->window, &kept->x, &kept->y);
        SDL_GetWindowSize(window->window, &kept->w, &kept->h);
    }
    SDL_SetWindowSize(window->window, kept->w, kept->h);
    SDL_SetWindowPosition(window->window, kept->x, kept->y);
}

void window_toggle_fullscreen(struct window *window)
{
    bool is_full = window_is_fullscreen(window);
    if (!is_full)
        fill_screen(window);
    SDL_SetWindowFullscreen(window->window, is_full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
    if (is_full)
        leave_screen(window);
}

static bool has_edges(const struct window *window)
{
    const unsigned other = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED;
    return !(SDL_GetWindowFlags(window->window) & other);
}

void window_note_opened(struct window *window)
{
    if (has_edges(window))
        SDL_GetWindowSize(window->window, &window->opened_width, &window->opened_height);
}

void window_note_resized(struct window *window)
{
    if (has_edges(window) && window->opened_width == 0)
        window_note_opened(window);
    else
        window->is_resized = true;
}

bool window_find_own_size(const struct window *window, int *width, int *height)
{
    SDL_GetWindowSize(window->window, width, height);
    bool is_as_opened = *width == window->opened_width && *height == window->opened_height;
    return window->is_resized && has_edges(window) && !is_as_opened;
}

void window_frame_size(const struct window *window, int *width, int *height)
{
    if (SDL_GetRendererOutputSize(window->renderer, width, height) != 0)
        SDL_GetWindowSize(window->window, width, height);
    int part = 1;
    while (*width / part * (*height / part) > FRAME_PIXELS_MAX)
        part++;
    *width = int_max(*width / part, 1);
    *height = int_max(*height / part, 1);
}

static bool fit_texture(struct window *window, const struct canvas *frame, struct error *error)
{
    if (window->texture && window->texture_width == frame->width &&
        window->texture_height == frame->height)
        return true;
    if (window->texture)
        SDL_DestroyTexture(window->texture);
    /* Without alpha, as windows are: the pixels are only copied. */
    window->texture = SDL_CreateTexture(window->renderer, SDL_PIXELFORMAT_RGB888,
                                        SDL_TEXTUREACCESS_STREAMING, frame->width, frame->height);
    window->texture_width = frame->width;
    window->texture_height = frame->height;
    return window->texture || error_set(error, "no texture for the frame: %s", SDL_GetError());
}

bool window_show(struct window *window, const struct canvas *frame, struct error *error)
{
    if (!fit_texture(window, frame, error))
        return false;
    int pitch = frame->width * (int)sizeof *frame->pixels;
    if (SDL_SetTextureBlendMode(window->texture, SDL_BLENDMODE_NONE) != 0 ||
        SDL_UpdateTexture(window->texture, NULL, frame->pixels, pitch) != 0 ||
        SDL_RenderCopy(window->renderer, window->texture, NULL, NULL) != 0)
        return error_set(error, "the frame can't be shown: %s", SDL_GetError());
    SDL_RenderPresent(window->renderer);
    return true;
}

static size_t SDLCALL append(SDL_RWops *stream, const void *data, size_t size, size_t count)
{
    struct bytes *bytes = stream->hidden.unknown.data1;
    bytes_put(bytes, data, size * count);
    return bytes->has_failed ? 0 : count;
}

static bool make_png(SDL_Surface *surface, struct bytes *bytes)
{
    SDL_RWops *stream = SDL_AllocRW();
    if (!stream)
        return false;
    stream->write = append;
    stream->hidden.unknown.data1 = bytes;
    bool is_made = IMG_SavePNG_RW(surface, stream, 0) == 0 && !bytes->has_failed;
    SDL_FreeRW(stream);
    return is_made;
}

bool window_save_frame(const struct canvas *frame, const char *path, struct error *error)
{
    struct bytes png = {0};
    SDL_Surface *surface = surface_over(frame->pixels, frame->width, frame->width, frame->height);
    bool is_saved = surface && make_png(surface, &png)
                        ? file_overwrite(path, png.data, png.length, error)
                        : error_set(error, "%s: can't be made: %s", path, SDL_GetError());
    SDL_FreeSurface(surface);
    bytes_clear(&png);
    return is_saved;
}
