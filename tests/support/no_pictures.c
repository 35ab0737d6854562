/* For tests that look at no pixel: what they name to the linker with --wrap draws nothing. */
#include "ui/scene/scene.h"

void __wrap_scene_compose(const struct scene *scene, struct canvas *canvas);
void __wrap_canvas_magnify(struct canvas *to, const struct canvas *from, int x, int y, int scale);
void __wrap_canvas_clear(struct canvas *canvas);
void __wrap_canvas_shade(struct canvas *canvas, struct rectangle area, uint32_t colour, int alpha);
void __wrap_canvas_fill(struct canvas *canvas, struct rectangle area, uint32_t colour);

void __wrap_scene_compose(const struct scene *scene, struct canvas *canvas)
{
    (void)scene, (void)canvas;
}

void __wrap_canvas_magnify(struct canvas *to, const struct canvas *from, int x, int y, int scale)
{
    (void)to, (void)from, (void)x, (void)y, (void)scale;
}

void __wrap_canvas_clear(struct canvas *canvas)
{
    (void)canvas;
}

void __wrap_canvas_shade(struct canvas *canvas, struct rectangle area, uint32_t colour, int alpha)
{
    (void)canvas, (void)area, (void)colour, (void)alpha;
}

void __wrap_canvas_fill(struct canvas *canvas, struct rectangle area, uint32_t colour)
{
    (void)canvas, (void)area, (void)colour;
}
