/* The run is won. */
#include "ui/end_view.h"
#include "ui/screen.h"
#include "ui/theme.h"

void screen_victory_draw(struct ui *ui)
{
    end_view_draw(ui, "The lighthouse shines over the sea again.", THEME_KEY);
}

bool screen_victory_key(struct ui *ui, struct key key)
{
    return end_view_key(ui, key);
}
