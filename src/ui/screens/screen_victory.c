/* The run is won. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/view/end_view.h"
#include "ui/view/victory_picture.h"

void screen_victory_draw(struct ui *ui)
{
    static const struct end_view_heading heading = {.words =
                                                        "The lighthouse shines over the sea again.",
                                                    .colour = THEME_KEY,
                                                    .picture = victory_picture_draw,
                                                    .height = VICTORY_PICTURE_HEIGHT};
    end_view_draw(ui, &heading);
}

bool screen_victory_key(struct ui *ui, struct key key)
{
    return end_view_key(ui, key);
}
