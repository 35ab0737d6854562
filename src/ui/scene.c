#include "ui/scene.h"

static void draw_cursor(const struct scene *scene, struct canvas *canvas)
{
    const struct sprite *sprite = scene->tileset->tiles[TILE_CURSOR];
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, sprite, 0),
                scene->cursor.x * TILE_SIDE - scene->camera.x,
                scene->cursor.y * TILE_SIDE - scene->camera.y, (struct drawing){0});
}

void scene_compose(const struct scene *scene, struct canvas *canvas)
{
    canvas_clear(canvas);
    scene_draw_terrain(scene, canvas);
    scene_draw_items(scene, canvas);
    scene_draw_actors(scene, canvas);
    scene_draw_light(scene, canvas);
    scene_draw_hero(scene, canvas);
    scene_draw_eyes(scene, canvas);
    if (scene->has_cursor)
        draw_cursor(scene, canvas);
}
