/* The loop of a program that has the machine to itself: between frames it sleeps. */
#include "ui/ui.h"

static void wait_for_event(const struct ui *ui)
{
    int rest = ui_timeout_ms(ui);
    if (rest < 0)
        SDL_WaitEvent(NULL);
    else if (rest > 0)
        SDL_WaitEventTimeout(NULL, rest);
}

bool ui_run(const struct ui_options *options, struct text *report, struct error *error)
{
    struct ui *ui = ui_open(options, error);
    if (!ui)
        return false;
    enum ui_frame frame;
    while ((frame = ui_frame(ui, error)) == UI_FRAME_GOES_ON)
        wait_for_event(ui);
    return ui_close(ui, frame == UI_FRAME_WAS_LAST, report, error);
}
