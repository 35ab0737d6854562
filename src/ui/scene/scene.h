/* Draws the map in passes: terrain, items, actors filtered by visibility, light, eyes. Drawn at map resolution
 * (TILE_SIDE a cell); the frame magnifies it. */
#ifndef UI_SCENE_SCENE_H
#define UI_SCENE_SCENE_H

#include "game/ranges.h"
#include "ui/art/canvas.h"
#include "ui/art/tileset.h"
#include "ui/scene/camera.h"
#include "ui/scene/stage.h"
#include "ui/scene/stage_lamps.h"
#include "world/flight.h"

/* A throw or shot being aimed. */
struct scene_aim {
    struct point target;
    struct flight path;
    struct point harm_at; /* what is within harm_radius cells of it is harmed */
    int harm_radius;      /* 0: nothing is */
    bool is_blocked;      /* it does not reach the target */
};

/* Pips are drawn this many pixels above their actor's cell, so that they don't hide its head; below another body, in the
 * cell. */
#define SCENE_PIPS_ABOVE 6

/* Everything the picture of the map is made from. */
struct scene {
    const struct state *state;
    const struct tileset *tileset;
    const struct stage *stage;
    struct camera camera;
    int idle_frame;  /* drives animated sprites */
    int tick;        /* of the flames' flicker; 0: no flicker */
    bool has_cursor; /* a cell is pointed at */
    struct point cursor;
    const struct point *way; /* the path of a click */
    int way_count;
    const struct scene_aim *aim;     /* NULL when not aiming */
    const struct ranges *ranges;     /* NULL when not shown */
    const struct stage_lamps *lamps; /* set by scene_compose */
};

/* Draws the whole picture; the canvas has the camera's size. */
void scene_compose(const struct scene *scene, struct canvas *canvas);

/* Whether the map is drawn in letters: light and air must not blur them. */
bool scene_has_letters(const struct scene *scene);

/* Which variant of its sprite a cell shows: constant for a cell, and without a visible pattern. */
int scene_variant(struct point p);

/* What else there is to draw in the cells that the camera shows. */
struct scene_contents {
    bool has_clouds;
    bool has_water; /* seen now */
};

/* The passes. The first also clears the rest of the canvas. */
struct scene_contents scene_draw_terrain(const struct scene *scene, struct canvas *canvas);
void scene_draw_shadows(const struct scene *scene, struct canvas *canvas); /* of creatures */
void scene_draw_remains(const struct scene *scene, struct canvas *canvas);
void scene_draw_items(const struct scene *scene, struct canvas *canvas);
void scene_draw_actors(const struct scene *scene, struct canvas *canvas);
void scene_draw_clouds(const struct scene *scene, struct canvas *canvas, bool is_over_actors);
void scene_draw_light(const struct scene *scene, struct canvas *canvas); /* in the canvas's clip */
void scene_draw_mist(const struct scene *scene, struct canvas *canvas);  /* over water */
void scene_draw_air(const struct scene *scene, struct canvas *canvas);   /* fog, dust and moths */
void scene_draw_hero(const struct scene *scene, struct canvas *canvas);  /* translucent */
/* Draws the actors again, translucent, so that they don't sink into the ground in faint light. */
void scene_draw_over_light(const struct scene *scene, struct canvas *canvas);
/* Of the hero, allies, what is beside the hero, and what has noticed it: in the colours of their pips. */
void scene_draw_outlines(const struct scene *scene, struct canvas *canvas);
/* The light in the eyes of creatures in view on which no bright light falls. */
void scene_draw_eyeshine(const struct scene *scene, struct canvas *canvas);
void scene_draw_eyes(const struct scene *scene, struct canvas *canvas);
void scene_draw_ranges(const struct scene *scene, struct canvas *canvas);
void scene_draw_sight_links(const struct scene *scene,
                            struct canvas *canvas); /* the lines between twins */
void scene_draw_signs(const struct scene *scene, struct canvas *canvas); /* pips, sleep, allies */
void scene_draw_passing(const struct scene *scene,
                        struct canvas *canvas); /* what slides, changes or is about to die */
void scene_draw_effects(const struct scene *scene, struct canvas *canvas);
void scene_draw_bursts(const struct scene *scene,
                       struct canvas *canvas); /* deaths, and lights that come and go */
void scene_draw_notices(const struct scene *scene, struct canvas *canvas);
void scene_draw_effect_signs(const struct scene *scene, struct canvas *canvas); /* pain, the moon */
void scene_draw_numbers(const struct scene *scene, struct canvas *canvas);
void scene_draw_way(const struct scene *scene, struct canvas *canvas);
void scene_draw_aim(const struct scene *scene, struct canvas *canvas);
void scene_draw_cursor(const struct scene *scene, struct canvas *canvas); /* around its cell */

/* Draws a frame of a sprite into a cell. */
void scene_draw_at(const struct scene *scene, struct canvas *canvas, const struct sprite *sprite,
                   int frame, struct point cell, struct drawing drawing);

/* The sprite of a kind of terrain in that cell: the side view in a wall that runs north to south. */
const struct sprite *scene_terrain_sprite(const struct scene *scene, enum terrain terrain,
                                          struct point at);

/* Finds an effect of that kind at a cell, or on an actor, that is not over, and how far it has got, 0 .. 255. At a
 * cell it may not have started yet (0); on an actor it has. NULL if there is none. */
const struct stage_effect *scene_effect_at(const struct scene *scene, enum stage_effect_kind kind,
                                           struct point at, int *done);
const struct stage_effect *scene_effect_on(const struct scene *scene, enum stage_effect_kind kind,
                                           struct handle actor, int *done);

/* The middle of a cell, in pixels of the canvas. */
struct point scene_middle_of(const struct scene *scene, struct point cell);

/* The picture of an actor: the hero's shows its lantern stance, and that it has fallen. Neighbours in the pool
 * animate out of step. */
struct image scene_image_of(const struct scene *scene, struct handle handle,
                            const struct actor *actor);

#endif
