/* The map as a picture, in passes: terrain, items, actors filtered by visibility, light, eyes. Drawn at the
 * map's own resolution (TILE_SIDE a cell); the frame magnifies it. */
#ifndef UI_SCENE_H
#define UI_SCENE_H

#include "ui/camera.h"
#include "ui/canvas.h"
#include "ui/stage.h"
#include "ui/tileset.h"

struct scene {
    const struct state *state;
    const struct tileset *tileset;
    const struct stage *stage;
    struct camera camera;
    int idle_frame;  /* counts on for sprites with frames that follow each other */
    bool has_cursor; /* a cell is pointed at */
    struct point cursor;
};

/* Composes the whole picture; the canvas has the camera's size. */
void scene_compose(const struct scene *scene, struct canvas *canvas);

/* Which of its sprite's variants a cell shows: always the same, and without a pattern. */
int scene_variant(struct point cell);

/* The passes. */
void scene_draw_terrain(const struct scene *scene, struct canvas *canvas);
void scene_draw_items(const struct scene *scene, struct canvas *canvas);
void scene_draw_actors(const struct scene *scene, struct canvas *canvas);
void scene_draw_light(const struct scene *scene, struct canvas *canvas);
void scene_draw_hero(const struct scene *scene, struct canvas *canvas);
void scene_draw_eyes(const struct scene *scene, struct canvas *canvas);

#endif
