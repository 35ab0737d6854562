/* The end of a game: why, the last turns, who noticed the hero, what lay unused, and what to do now. The screens of death
 * and of victory differ in their heading. */
#ifndef UI_VIEW_END_VIEW_H
#define UI_VIEW_END_VIEW_H

#include "ui/ui.h"

/* How an end is headed. */
struct end_view_heading {
    const char *words;
    uint32_t colour;
    /* A picture over it, where the frame has room for one of `height` at text scale 1; or NULL. */
    void (*picture)(struct ui *ui, struct rectangle area);
    int height;
    /* It stands at the right of the words, seven cells wide and as high as the portrait, not over them. */
    bool is_beside;
};

/* Draws all of it, ui->screens.choice marked, over the whole frame. */
void end_view_draw(struct ui *ui, const struct end_view_heading *heading);

/* Answers a key: a new game, the same seed, the title, or out. */
bool end_view_key(struct ui *ui, struct key key);

#endif
