/* The hero has died. */
#include "ui/end_view.h"
#include "ui/screen.h"
#include "ui/theme.h"

void screen_death_draw(struct ui *ui)
{
    end_view_draw(ui, "The dark has you.", THEME_COLD);
}

bool screen_death_key(struct ui *ui, struct key key)
{
    return end_view_key(ui, key);
}
