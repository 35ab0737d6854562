/* Draws the moment at which something begins to hunt the hero: a glare, a look that shoots to the hero and closes around it,
 * and a red edge of the map. */
#include "ui/art/shapes.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"

#define GLARE_PIXELS 9
#define LOOK_DOTS 14
#define LOOK_GAP 9     /* of 256: from dot to dot of the look */
#define ARRIVES_AT 150 /* of 256; then it closes around the hero */
#define CLOSE_PIXELS 14
#define BORDER_PIXELS 22
#define BORDER_ALPHA 150

/* A line of dots, the first of them the brightest; `done` of 256 of the way. */
static void draw_look(struct canvas *canvas, struct point from, struct point to, int done)
{
    for (int i = 0; i < LOOK_DOTS; i++) {
        int part = done - i * LOOK_GAP;
        if (part < 0 || part > 256)
            continue;
        struct rectangle dot = {from.x + (to.x - from.x) * part / 256 - 1,
                                from.y + (to.y - from.y) * part / 256 - 1, 2, 2};
        canvas_shade(canvas, dot, THEME_DANGER, 255 - i * 255 / LOOK_DOTS);
    }
}

static void draw_notice(const struct scene *scene, struct canvas *canvas,
                        const struct stage_effect *effect, int done)
{
    struct point from = scene_middle_of(scene, effect->from);
    struct point to = scene_middle_of(scene, effect->to);
    shapes_star(canvas, from.x, from.y - 2, GLARE_PIXELS * (256 - done) / 256, THEME_EYES,
                255 - done / 2);
    draw_look(canvas, from, to, done * 256 / ARRIVES_AT);
    if (done >= ARRIVES_AT)
        shapes_ring(canvas, to.x, to.y, CLOSE_PIXELS * (256 - done) / (256 - ARRIVES_AT) + 4,
                    THEME_DANGER, 230);
    shapes_border(canvas, BORDER_PIXELS, THEME_DANGER, BORDER_ALPHA * (255 - done) / 255);
}

void scene_draw_notices(const struct scene *scene, struct canvas *canvas)
{
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        int done = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        if (effect->kind == STAGE_EFFECT_NOTICED && done >= 0)
            draw_notice(scene, canvas, effect, done);
    }
}
