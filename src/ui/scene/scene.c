#include "ui/scene/scene.h"

void scene_draw_at(const struct scene *scene, struct canvas *canvas, const struct sprite *sprite,
                   int frame, struct point cell, struct drawing drawing)
{
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, sprite, frame),
                cell.x * TILE_SIDE - scene->camera.x, cell.y * TILE_SIDE - scene->camera.y,
                drawing);
}

void scene_draw_cursor(const struct scene *scene, struct canvas *canvas)
{
    const struct sprite *sprite = scene->tileset->tiles[TILE_CURSOR];
    int around = (sprite->width - TILE_SIDE) / 2;
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, sprite, 0),
                scene->cursor.x * TILE_SIDE - scene->camera.x - around,
                scene->cursor.y * TILE_SIDE - scene->camera.y - around, (struct drawing){0});
}

bool scene_has_letters(const struct scene *scene)
{
    int depth = scene->state->depth;
    const struct ground *ground = tileset_ground(scene->tileset, depth);
    return ground->terrain[band_of_depth(depth)->floor]->is_letter;
}

/* What the level's light reaches: half a cell beyond its edge. */
static struct rectangle lit_area(const struct scene *scene)
{
    struct grid level = scene->stage->grid;
    return (struct rectangle){-scene->camera.x - TILE_SIDE / 2, -scene->camera.y - TILE_SIDE / 2,
                              (level.width + 1) * TILE_SIDE, (level.height + 1) * TILE_SIDE};
}

/* Draws what lies and stands on the map, and its light. */
static void draw_bodies(const struct scene *scene, struct canvas *canvas)
{
    struct scene_contents contents = scene_draw_terrain(scene, canvas);
    canvas_clip(canvas, lit_area(scene));
    if (contents.has_clouds)
        scene_draw_clouds(scene, canvas, false);
    scene_draw_remains(scene, canvas);
    scene_draw_shadows(scene, canvas);
    scene_draw_items(scene, canvas);
    scene_draw_passing(scene, canvas);
    scene_draw_actors(scene, canvas);
    if (contents.has_water && !scene_has_letters(scene))
        scene_draw_mist(scene, canvas);
    if (contents.has_clouds)
        scene_draw_clouds(scene, canvas, true);
    scene_draw_light(scene, canvas);
    if (!scene_has_letters(scene))
        scene_draw_air(scene, canvas);
    canvas_unclip(canvas);
}

/* Draws what the player must see in any light. */
static void draw_signs(const struct scene *scene, struct canvas *canvas)
{
    scene_draw_ranges(scene, canvas);
    scene_draw_over_light(scene, canvas);
    scene_draw_outlines(scene, canvas);
    scene_draw_eyeshine(scene, canvas);
    scene_draw_eyes(scene, canvas);
    scene_draw_sight_links(scene, canvas);
    scene_draw_effects(scene, canvas);
    scene_draw_bursts(scene, canvas);
    scene_draw_notices(scene, canvas);
    scene_draw_way(scene, canvas);
    scene_draw_aim(scene, canvas);
    if (scene->has_cursor)
        scene_draw_cursor(scene, canvas);
    scene_draw_signs(scene, canvas); /* the cursor must not hide an actor's pips */
    scene_draw_effect_signs(scene, canvas);
    scene_draw_numbers(scene, canvas);
}

void scene_compose(const struct scene *scene, struct canvas *canvas)
{
    struct stage_lamps lamps = stage_lamps_of(scene->stage, scene->state, &scene->camera);
    struct scene lit = *scene;
    lit.lamps = &lamps;
    draw_bodies(&lit, canvas);
    draw_signs(&lit, canvas);
}
