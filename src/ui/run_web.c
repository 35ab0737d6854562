/* The browser's loop: it calls for each frame. What the page has to do is in src/app/web. */
#include "ui/touch.h"
#include "ui/ui.h"

#include <SDL.h>
#include <emscripten.h>

/* The page gives the window its size; until then it must have another one, or SDL takes it for a size of its own. */
#define FIRST_WIDTH 16
#define FIRST_HEIGHT 16

EM_JS(int, storage_is_settled, (void), { return Module.storage.isSettled(); })
EM_JS(void, page_download, (const char *path), { Module.page.download(UTF8ToString(path)); })
EM_JS(void, page_choose_file, (void), { Module.page.chooseFile(); })
EM_JS(void, page_end, (const char *why), { Module.page.end(UTF8ToString(why)); })

static struct ui_options own_options;
static struct ui *running;

static bool is_settled(void)
{
    return storage_is_settled();
}

static void hand_out(const char *path)
{
    page_download(path);
}

static void ask_for_file(void)
{
    page_choose_file();
}

/* Called by the page when a file that the player chose is there: as if it had been dropped on the window. */
void run_web_take_file(const char *path);
EMSCRIPTEN_KEEPALIVE void run_web_take_file(const char *path)
{
    SDL_Event event = {.type = SDL_DROPFILE};
    event.drop.file = SDL_strdup(path);
    SDL_PushEvent(&event);
}

/* Called by the page when the system takes a finger away, before SDL says that it was lifted. */
void run_web_cancel_touch(void);
EMSCRIPTEN_KEEPALIVE void run_web_cancel_touch(void)
{
    SDL_Event event = {.type = TOUCH_CANCELLED};
    SDL_PushEvent(&event);
}

static void run_frame(void)
{
    struct error error = {""};
    enum ui_frame frame = ui_frame(running, &error);
    if (frame == UI_FRAME_GOES_ON)
        return;
    emscripten_cancel_main_loop();
    ui_close(running, frame == UI_FRAME_WAS_LAST, NULL, &error);
    page_end(error.message);
}

/* Returns only if it can't start. The report of the game has no reader here. */
bool ui_run(const struct ui_options *options, struct text *report, struct error *error)
{
    (void)report;
    own_options = *options;
    own_options.width = FIRST_WIDTH;
    own_options.height = FIRST_HEIGHT;
    own_options.fits_screen = false;
    own_options.is_fullscreen = false;
    own_options.is_settled = is_settled;
    own_options.hand_out = hand_out;
    own_options.ask_for_file = ask_for_file;
    /* The browser magnifies the frame, so that text is as large as on other pages. */
    SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "1");
    running = ui_open(&own_options, error);
    if (!running)
        return false;
    emscripten_set_main_loop(run_frame, 0, true);
    return true;
}
