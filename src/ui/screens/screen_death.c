/* The hero has died. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/view/end_view.h"
#include "ui/view/play_view.h"

void screen_death_draw(struct ui *ui)
{
    static const struct end_view_heading heading = {.words = "The dark has you.",
                                                    .colour = THEME_COLD,
                                                    .picture = play_view_draw_place,
                                                    .is_beside = true};
    end_view_draw(ui, &heading);
}

bool screen_death_key(struct ui *ui, struct key key)
{
    return end_view_key(ui, key);
}
