/* The map as a picture, in passes: terrain, items, actors filtered by visibility, light, eyes. Drawn at the
 * map's own resolution (TILE_SIDE a cell); the frame magnifies it. */
#ifndef UI_SCENE_SCENE_H
#define UI_SCENE_SCENE_H

#include "ui/art/canvas.h"
#include "ui/art/tileset.h"
#include "ui/scene/camera.h"
#include "ui/scene/stage.h"
#include "world/flight.h"

/* What is thrown or shot: drawn along its way. */
struct scene_aim {
    struct point target;
    struct flight path;
    bool is_blocked; /* it does not come to the target */
};

/* Where the hero would be noticed, and by whom it is asked. */
struct scene_ranges {
    enum lantern lantern; /* the hero's stance that they are drawn for */
    bool has_only;        /* those of `only` alone, not of everybody seen */
    struct point only;    /* a cell */
};

/* All that a picture of the map is made from. */
struct scene {
    const struct state *state;
    const struct tileset *tileset;
    const struct stage *stage;
    struct camera camera;
    int idle_frame;  /* counts on for sprites with frames that follow each other */
    int tick;        /* of the flames' flicker; 0: they burn steadily */
    bool has_cursor; /* a cell is pointed at */
    struct point cursor;
    const struct point *way; /* cells that a click would go over, */
    int way_count;
    const struct scene_aim *aim;       /* what is aimed at, or NULL */
    const struct scene_ranges *ranges; /* who would notice the hero where, or NULL */
};

/* Composes the whole picture; the canvas has the camera's size. */
void scene_compose(const struct scene *scene, struct canvas *canvas);

/* Which of its sprite's variants a cell shows: always the same, and without a pattern. */
int scene_variant(struct point p);

/* The passes. */
void scene_draw_terrain(const struct scene *scene, struct canvas *canvas);
void scene_draw_items(const struct scene *scene, struct canvas *canvas);
void scene_draw_actors(const struct scene *scene, struct canvas *canvas);
void scene_draw_clouds(const struct scene *scene, struct canvas *canvas, bool is_over_actors);
void scene_draw_light(const struct scene *scene, struct canvas *canvas);
void scene_draw_hero(const struct scene *scene, struct canvas *canvas);
void scene_draw_eyes(const struct scene *scene, struct canvas *canvas);
void scene_draw_ranges(const struct scene *scene, struct canvas *canvas);
void scene_draw_sight_links(const struct scene *scene,
                            struct canvas *canvas); /* the lines between twins */
void scene_draw_signs(const struct scene *scene, struct canvas *canvas); /* pips and their like */
void scene_draw_passing(const struct scene *scene,
                        struct canvas *canvas); /* what slides, opens or is about to die */
void scene_draw_marks(const struct scene *scene, struct canvas *canvas);
void scene_draw_mark_signs(const struct scene *scene,
                           struct canvas *canvas); /* numbers, the moon */
void scene_draw_way(const struct scene *scene, struct canvas *canvas);
void scene_draw_aim(const struct scene *scene, struct canvas *canvas);

/* Draws a frame of a sprite into a cell. */
void scene_draw_at(const struct scene *scene, struct canvas *canvas, const struct sprite *sprite,
                   int frame, struct point cell, struct drawing drawing);

/* The sprite of a kind of terrain in that cell: seen from the side, in a wall that runs north to south. */
const struct sprite *scene_terrain_sprite(const struct scene *scene, enum terrain terrain,
                                          struct point at);

/* The mark of that kind at a cell, or on an actor, that is not over, and how far it is, 0 .. 255: 0 too if it has not
 * begun, at a cell; on an actor it has. NULL if there is none. */
const struct stage_effect *scene_mark_at(const struct scene *scene, enum stage_effect_kind kind,
                                         struct point at, int *done);
const struct stage_effect *scene_mark_on(const struct scene *scene, enum stage_effect_kind kind,
                                         struct handle actor, int *done);

/* The picture that an actor is drawn by now: the hero's tells the stance of his lantern, and that he has fallen; neighbours in
 * the pool do not breathe in step. */
struct image scene_image_of(const struct scene *scene, struct handle handle,
                            const struct actor *actor);

#endif
