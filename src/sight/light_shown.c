/* A blocking cell shows light where one of the eight cells around it gives light: one that is lit, in view, and non-blocking
 * or the viewer's own. So the rows of such cells are spread by one cell to every side. */
#include "sight/light_shown.h"

#include "sight/opacity_lines.h"

struct shown {
    const struct light_grid *lights;
    const struct opacity *opacity;
    const struct view *view;
    struct point viewer;
};

/* The cells in a word of row y that give light to those around them. */
static inline uint64_t givers_in(const struct shown *shown, int word, int y)
{
    uint64_t lit =
        bit_grid_row(&shown->lights->lit, y)[word] & bit_grid_row(&shown->view->cells, y)[word];
    uint64_t open = ~opacity_line(&shown->opacity->rows, y)[word];
    if (y == shown->viewer.y && word == shown->viewer.x >> 6)
        open |= UINT64_C(1) << (shown->viewer.x & 63);
    return lit & open;
}

/* The light givers of a word, and the cells to the left and right of any. */
struct givers {
    uint64_t cells;
    uint64_t beside;
};

static inline struct givers givers_of(const struct shown *shown, int word, int y)
{
    if (y < 0 || y >= shown->view->cells.grid.height)
        return (struct givers){0, 0};
    uint64_t cells = givers_in(shown, word, y);
    uint64_t beside = cells << 1 | cells >> 1;
    const uint64_t *in_view = bit_grid_row(&shown->view->cells, y) + word;
    if (word > 0 && in_view[-1] >> 63)
        beside |= givers_in(shown, word - 1, y) >> 63;
    if (word + 1 < (int)shown->view->cells.row_words && (in_view[1] & 1))
        beside |= givers_in(shown, word + 1, y) << 63;
    return (struct givers){cells, beside};
}

void light_shown_words(const struct light_grid *lights, const struct opacity *opacity,
                       const struct view *view, struct point viewer, int word, int first, int last,
                       uint64_t *words)
{
    const struct shown shown = {lights, opacity, view, viewer};
    struct givers above = givers_of(&shown, word, first - 1);
    struct givers here = givers_of(&shown, word, first);
    for (int y = first; y <= last; y++) {
        struct givers below = givers_of(&shown, word, y + 1);
        uint64_t blocking = opacity_line(&opacity->rows, y)[word];
        uint64_t around = above.cells | above.beside | here.beside | below.cells | below.beside;
        words[y - first] =
            (here.cells & ~blocking) | (around & blocking & bit_grid_row(&view->cells, y)[word]);
        above = here;
        here = below;
    }
}

static void light_raise(struct light *to, struct light other)
{
    to->red = other.red > to->red ? other.red : to->red;
    to->green = other.green > to->green ? other.green : to->green;
    to->blue = other.blue > to->blue ? other.blue : to->blue;
}

struct light light_shown(const struct light_grid *lights, const struct opacity *opacity,
                         const struct view *view, struct point viewer, struct point p)
{
    if (!opacity_blocks(opacity, p))
        return light_grid_get(lights, p);
    struct light shown = {0, 0, 0};
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if ((view_has(view, beside) && !opacity_blocks(opacity, beside)) ||
            point_is_equal(beside, viewer))
            light_raise(&shown, light_grid_get(lights, beside));
    }
    return shown;
}
