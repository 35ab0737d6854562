/* What happens, for a moment: blows, missiles, noise, tells and the dying, drawn over the light so that the dark hides
 * none of it. */
#include "ui/scene.h"

#define FLASH_TINT 0xff8060
#define RIPPLE_ALPHA_MOST 170 /* who made the noise must be seen through it */

static int pixel(int from, int to, int done)
{
    return (from * (256 - done) + to * done) * TILE_SIDE / 256;
}

static void draw_missile(const struct scene *scene, struct canvas *canvas,
                         const struct stage_mark *mark, int done)
{
    /* At rest it is shown where it went. */
    if (scene->stage->is_still)
        done = 256;
    const struct sprite *sprite = mark->item == ITEM_NONE
                                      ? scene->tileset->tiles[TILE_MISSILE]
                                      : tileset_item(scene->tileset, scene->state, mark->item);
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, sprite, 0),
                pixel(mark->from.x, mark->to.x, done) - scene->camera.x,
                pixel(mark->from.y, mark->to.y, done) - scene->camera.y,
                (struct drawing){.flip = mark->to.x < mark->from.x});
}

/* The louder, the larger and the plainer. */
static void draw_ripple(const struct scene *scene, struct canvas *canvas,
                        const struct stage_mark *mark, int done)
{
    const struct sprite *sprite = scene->tileset->tiles[TILE_RIPPLE];
    int scale = mark->loudness <= 6 ? 2 : (mark->loudness <= 12 ? 3 : 4);
    int alpha = 40 + mark->loudness * 14;
    int inset = TILE_SIDE * (scale - 1) / 2;
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, sprite, done * sprite->frames / 256),
                mark->to.x * TILE_SIDE - inset - scene->camera.x,
                mark->to.y * TILE_SIDE - inset - scene->camera.y,
                (struct drawing){.scale = scale,
                                 .alpha = alpha < RIPPLE_ALPHA_MOST ? alpha : RIPPLE_ALPHA_MOST});
}

/* Who is hurt shines up, and is red. */
static void draw_hurt(const struct scene *scene, struct canvas *canvas,
                      const struct stage_mark *mark, int done)
{
    const struct level *level = state_level_const(scene->state);
    if (!pool_resolves(&level->actor_pool, mark->actor))
        return;
    const struct actor *actor = level_actor_const(level, mark->actor);
    int x;
    int y;
    bool faces_left;
    if (!actor->is_seen && !state_is_hero(scene->state, mark->actor))
        return;
    stage_place(scene->stage, mark->actor, actor, &x, &y, &faces_left);
    canvas_draw(canvas,
                atlas_frame(scene->tileset->atlas, scene_sprite_of(scene, mark->actor, actor),
                            scene->idle_frame + mark->actor.index),
                x - scene->camera.x, y - scene->camera.y,
                (struct drawing){.flip = faces_left, .tint = FLASH_TINT, .alpha = 255 - done / 2});
}

static void draw_mark(const struct scene *scene, struct canvas *canvas,
                      const struct stage_mark *mark, int done)
{
    const struct tileset *tileset = scene->tileset;
    const struct sprite *slash = tileset->tiles[TILE_SLASH];
    switch (mark->kind) {
    case MARK_SLASH:
        scene_draw_at(scene, canvas, slash, done * slash->frames / 256, mark->to,
                      (struct drawing){.flip = mark->to.x < mark->from.x});
        break;
    case MARK_HURT:
        draw_hurt(scene, canvas, mark, done);
        break;
    case MARK_DEATH:
        scene_draw_at(scene, canvas, tileset->monsters[mark->monster], 0, mark->to,
                      (struct drawing){.tint = FLASH_TINT, .alpha = 255 - done});
        break;
    case MARK_MISSILE:
        draw_missile(scene, canvas, mark, done);
        break;
    case MARK_RIPPLE:
        draw_ripple(scene, canvas, mark, done);
        break;
    case MARK_TELL:
        scene_draw_at(scene, canvas, tileset->tiles[TILE_TELL], 0, mark->to, (struct drawing){0});
        break;
    }
}

void scene_draw_marks(const struct scene *scene, struct canvas *canvas)
{
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->marks.count; i++) {
        const struct stage_mark *mark = &stage->marks.marks[i];
        int done = stage_marks_progress(&stage->marks, mark, stage->now, stage->is_still);
        if (done >= 0)
            draw_mark(scene, canvas, mark, done);
    }
}
