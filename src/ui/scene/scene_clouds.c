/* Draws clouds in visible cells: marks on the ground and flames below actors, smoke, gas and webs above them. */
#include "game/knowledge.h"
#include "ui/art/sprite_form.h"
#include "ui/scene/scene.h"

/* Whether the cloud is drawn over actors. */
static bool is_high(const struct cloud_kind *kind)
{
    return kind->blocks_sight || kind->holds || kind->drifts;
}

static bool is_wall(const struct scene *scene, struct point p)
{
    struct knowledge known = knowledge_of(scene->state, p);
    return known.kind != KNOWLEDGE_UNSEEN && terrain_get(known.terrain)->is_masonry &&
           !terrain_get(known.terrain)->is_gateway;
}

/* A cloud on a door in a north-south wall is drawn from the side. */
static const struct sprite *sprite_of(const struct scene *scene, enum cloud cloud, struct point p)
{
    const struct sprite *side = scene->tileset->cloud_sides[cloud];
    bool is_from_side = is_wall(scene, point_step(p, DIRECTION_NORTH)) &&
                        is_wall(scene, point_step(p, DIRECTION_SOUTH));
    return side && is_from_side ? side : scene->tileset->clouds[cloud];
}

/* Whether it is without form, and runs together with what is beside it. */
static bool spreads(const struct scene *scene, const struct cloud_kind *kind)
{
    return (kind->blocks_sight || kind->drifts || kind->clings) && !kind->ripples &&
           !scene_has_letters(scene);
}

/* In which directions the cloud goes on. */
static unsigned find_more(const struct scene *scene, enum cloud cloud, struct point p)
{
    unsigned goes_on = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (knowledge_of(scene->state, point_step(p, (enum direction)d)).cloud == cloud)
            goes_on |= 1u << d;
    return goes_on;
}

static void draw_cloud(const struct scene *scene, struct canvas *canvas, enum cloud cloud,
                       struct point p)
{
    const struct cloud_kind *kind = cloud_get(cloud);
    bool is_lively = kind->burns || kind->blocks_sight || kind->light_radius > 0 || kind->drifts;
    int frame = scene_variant(p) + (is_lively ? scene->idle_frame : 0);
    int done;
    struct drawing drawing = {.flip = kind->burns && scene_variant(p) % 2 == 1};
    if (scene_effect_at(scene, STAGE_EFFECT_CLOUD, p, &done)) { /* it is appearing, or about to */
        if (done == 0)
            return;
        drawing.alpha = done;
    }
    struct image image = atlas_frame(scene->tileset->atlas, sprite_of(scene, cloud, p), frame);
    struct sprite_form form;
    if (spreads(scene, kind))
        image = sprite_form_spread(&form, image, find_more(scene, cloud, p), true);
    canvas_draw(canvas, image, p.x * TILE_SIDE - scene->camera.x, p.y * TILE_SIDE - scene->camera.y,
                drawing);
}

void scene_draw_clouds(const struct scene *scene, struct canvas *canvas, bool is_over_actors)
{
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    for (struct point p = area_before(cells); area_next(cells, &p);) {
        enum cloud cloud = knowledge_of(scene->state, p).cloud;
        if (cloud != CLOUD_NONE && is_high(cloud_get(cloud)) == is_over_actors)
            draw_cloud(scene, canvas, cloud, p);
    }
}
