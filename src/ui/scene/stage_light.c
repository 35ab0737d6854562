/* The stage's light: fades the shown light of every cell towards what the game says. */
#include "ui/art/tileset.h"
#include "ui/scene/shade.h"
#include "ui/scene/stage.h"

/* The light of this many cells around the window is kept up to date, because the camera may scroll before the next
 * turn. */
#define LIGHT_MARGIN 12

/* The cells in and around the camera's window. */
static struct area cells_about(const struct stage *stage, const struct camera *camera)
{
    struct camera wide = *camera;
    wide.x -= LIGHT_MARGIN * TILE_SIDE;
    wide.y -= LIGHT_MARGIN * TILE_SIDE;
    wide.width += 2 * LIGHT_MARGIN * TILE_SIDE;
    wide.height += 2 * LIGHT_MARGIN * TILE_SIDE;
    return camera_cells(&wide, stage->grid);
}

void stage_light(struct stage *stage, const struct state *state, const struct camera *camera)
{
    struct area cells = cells_about(stage, camera);
    for (struct point p = area_before(cells); area_next(cells, &p);)
        stage->target[grid_index(stage->grid, p)] = shade_of(state, p);
}

static uint8_t approach(uint8_t from, uint8_t to, int done)
{
    return (uint8_t)(from + (to - from) * done / 256);
}

/* The part of the remaining change from `shown` to `target` that happens between the stage's time and `now`, 0 ..
 * 256. */
static int light_done(const struct stage *stage, uint32_t now)
{
    bool has_begun = (int32_t)(stage->now - stage->light_begins) >= 0;
    uint32_t from = has_begun ? stage->now : stage->light_begins;
    int32_t passed = (int32_t)(now - from);
    int32_t left = (int32_t)(stage->light_settles - from);
    if (stage->is_still || left <= passed)
        return 256;
    return passed <= 0 ? 0 : passed * 256 / left;
}

void stage_advance(struct stage *stage, const struct camera *camera, uint32_t now)
{
    int done = light_done(stage, now);
    stage->now = now;
    if (done == 0)
        return;
    struct area cells = cells_about(stage, camera);
    for (struct point p = area_before(cells); area_next(cells, &p);) {
        size_t cell = grid_index(stage->grid, p);
        struct shade *shown = &stage->shown[cell];
        struct shade target = stage->target[cell];
        shown->red = approach(shown->red, target.red, done);
        shown->green = approach(shown->green, target.green, done);
        shown->blue = approach(shown->blue, target.blue, done);
        shown->presence = approach(shown->presence, target.presence, done);
    }
}
