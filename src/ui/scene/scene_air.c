/* What hangs in the air: mist over water, in the light that it is in; over the light an omen's fog, dust where it is bright,
 * and moths around flames. It moves only with the ticks of the flames' flicker, so it never makes a frame of its own, and
 * rests with reduced motion. */
#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "ui/scene/scene.h"

#define DUST_COLOUR 0xffdca0
#define DUST_ALPHA 120
#define DUST_CELLS 3   /* one of these holds a mote */
#define DUST_SHOWN 140 /* the least red of a shade in which it is seen */
#define DUST_PATH 64   /* ticks of a mote's path */
#define MOTH_COLOUR 0xf4e6c8
#define MOTH_FLAMES 3 /* two of these have moths */
#define MIST_COLOUR 0xc8e0ec
#define MIST_ALPHA 26
#define MIST_WISPS 2 /* over a cell */
#define MIST_PATH 96
#define FOG_NEAR 1 /* cells around the hero without fog */

/* A whole circle in 16 steps, in 8ths. */
static const struct point circle[] = {{8, 0},  {7, 3},  {6, 6},  {3, 7},   {0, 8},   {-3, 7},
                                      {-6, 6}, {-7, 3}, {-8, 0}, {-7, -3}, {-6, -6}, {-3, -7},
                                      {0, -8}, {3, -7}, {6, -6}, {7, -3}};

enum { CIRCLE = ARRAY_LENGTH(circle) };

/* A number that belongs to a cell, and is like no neighbour's. */
static unsigned chance_of(struct point p, unsigned purpose)
{
    return (unsigned)(hash_mix((uint64_t)p.x << 40 | (uint64_t)p.y << 16 | purpose) >> 24);
}

static void dot(const struct scene *scene, struct canvas *canvas, int x, int y, int width,
                uint32_t colour, int alpha)
{
    canvas_shade(canvas, (struct rectangle){x - scene->camera.x, y - scene->camera.y, width, 1},
                 colour, alpha);
}

/* Up and down again, 0 .. max. */
static int swing(unsigned phase, int period, int max)
{
    int at = (int)(phase % (unsigned)period);
    int half = period / 2;
    return (at < half ? at : period - at) * max / half;
}

/* A mote that rises slowly, sways, and shines only now and then. */
static void draw_mote(const struct scene *scene, struct canvas *canvas, struct point p)
{
    unsigned chance = chance_of(p, 1);
    unsigned tick = (unsigned)scene->tick + (chance >> 4);
    int alpha = swing(tick, DUST_PATH, DUST_ALPHA);
    int x = p.x * TILE_SIDE + (int)(chance >> 10) % TILE_SIDE + swing(tick * 3, DUST_PATH, 5);
    int y = p.y * TILE_SIDE + (int)(chance >> 16) % TILE_SIDE - swing(tick / 2, DUST_PATH, 9);
    dot(scene, canvas, x, y, 1, DUST_COLOUR, alpha);
}

/* A moth on its way around a flame; its wings open and close. */
static void draw_moth(const struct scene *scene, struct canvas *canvas, struct point p,
                      unsigned chance)
{
    unsigned tick = (unsigned)scene->tick + (chance >> 6);
    struct point way = circle[tick % CIRCLE];
    int far = 6 + swing(tick * 5 + chance, 48, 7);
    int x = p.x * TILE_SIDE + TILE_SIDE / 2 + way.x * far / 8;
    int y = p.y * TILE_SIDE + TILE_SIDE / 4 + way.y * far / 14;
    int wings = tick % 2 ? 3 : 1;
    dot(scene, canvas, x - wings / 2, y, wings, MOTH_COLOUR, 200);
    dot(scene, canvas, x, y + 1, 1, MOTH_COLOUR, 120);
}

/* Wisps that drift to and fro, thicker in their middle. */
static void draw_wisps(const struct scene *scene, struct canvas *canvas, struct point p)
{
    for (unsigned i = 0; i < MIST_WISPS; i++) {
        unsigned chance = chance_of(p, 4 + i);
        unsigned tick = (unsigned)scene->tick + chance;
        int width = 10 + (int)(chance >> 8) % 12;
        int x = p.x * TILE_SIDE - width / 2 + (int)(chance >> 12) % TILE_SIDE +
                swing(tick, MIST_PATH, 14) - 7;
        int y = p.y * TILE_SIDE + (int)(chance >> 17) % TILE_SIDE;
        int alpha = MIST_ALPHA / 2 + swing(tick * 2, MIST_PATH, MIST_ALPHA);
        dot(scene, canvas, x + 3, y - 1, width - 6, MIST_COLOUR, alpha);
        dot(scene, canvas, x, y, width, MIST_COLOUR, alpha);
        dot(scene, canvas, x + 2, y + 1, width - 3, MIST_COLOUR, alpha);
    }
}

static void draw_moths(const struct scene *scene, struct canvas *canvas)
{
    for (int i = 0; i < scene->lamps->count; i++) {
        const struct stage_lamp *lamp = &scene->lamps->list[i];
        unsigned chance = chance_of(lamp->cell, 2);
        if (!lamp->is_fire || chance % MOTH_FLAMES == 0 ||
            knowledge_of(scene->state, lamp->cell).kind != KNOWLEDGE_VISIBLE)
            continue;
        draw_moth(scene, canvas, lamp->cell, chance);
        if (chance % 2)
            draw_moth(scene, canvas, lamp->cell, chance_of(lamp->cell, 3));
    }
}

/* Asks first what costs least: few cells have water. */
static bool has_mist(const struct scene *scene, struct point p)
{
    enum terrain known = (enum terrain)level_memory(state_level_const(scene->state), p)->terrain;
    return known != TERRAIN_NONE && terrain_get(known)->is_water &&
           knowledge_of(scene->state, p).kind == KNOWLEDGE_VISIBLE;
}

void scene_draw_mist(const struct scene *scene, struct canvas *canvas)
{
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    for (struct point p = area_before(cells); area_next(cells, &p);)
        if (has_mist(scene, p))
            draw_wisps(scene, canvas, p);
}

static bool has_dust(const struct scene *scene, struct point p)
{
    if (scene->stage->shown[grid_index(scene->stage->grid, p)].red < DUST_SHOWN)
        return false; /* too dark, or the light is on its way */
    struct knowledge known = knowledge_of(scene->state, p);
    if (known.kind != KNOWLEDGE_VISIBLE || terrain_get(known.terrain)->is_masonry)
        return false;
    struct light light = knowledge_light(scene->state, p);
    return light.red > light.blue && light_grade(light) == LIGHT_BRIGHT;
}

/* Fog drifts in wisps over open ground, in more cells the farther they are, and hides the dust. */
static void draw_fog(const struct scene *scene, struct canvas *canvas, struct point p,
                     int sight_max)
{
    int far = point_chebyshev(p, state_hero_const(scene->state)->position) - FOG_NEAR;
    struct knowledge known = knowledge_of(scene->state, p);
    if ((int)(chance_of(p, 6) % (unsigned)sight_max) < far && known.kind == KNOWLEDGE_VISIBLE &&
        !terrain_get(known.terrain)->is_masonry)
        draw_wisps(scene, canvas, p);
}

void scene_draw_air(const struct scene *scene, struct canvas *canvas)
{
    int sight_max = omen_get(state_level_const(scene->state)->omen)->sight_max;
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    for (struct point p = area_before(cells); area_next(cells, &p);) {
        if (sight_max > 0)
            draw_fog(scene, canvas, p, sight_max);
        else if (chance_of(p, 1) % DUST_CELLS == 0 && has_dust(scene, p))
            draw_mote(scene, canvas, p);
    }
    draw_moths(scene, canvas);
}
