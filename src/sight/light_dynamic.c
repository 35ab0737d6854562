#include "sight/light_dynamic.h"

#include <assert.h>

struct dynamic_light {
    struct light_cast cast;
    struct light colour;
    bool is_put;
    bool is_noted;
};

struct light_dynamic light_dynamic_alloc(struct arena *arena, int capacity)
{
    return (struct light_dynamic){
        .lights = arena_alloc(arena, (size_t)capacity * sizeof(struct dynamic_light)),
        .noted = arena_alloc(arena, (size_t)capacity * sizeof(uint16_t)),
    };
}

void light_dynamic_reset(struct light_dynamic *dynamic)
{
    for (int i = 0; i < dynamic->end; i++)
        dynamic->lights[i].is_put = dynamic->lights[i].is_noted = false;
    dynamic->end = dynamic->noted_count = 0;
}

void light_dynamic_note(struct light_dynamic *dynamic, uint16_t bearer)
{
    struct dynamic_light *light = &dynamic->lights[bearer];
    if (light->is_noted)
        return;
    light->is_noted = true;
    dynamic->noted[dynamic->noted_count++] = bearer;
    if (dynamic->end <= bearer)
        dynamic->end = bearer + 1;
}

void light_dynamic_note_reaching(struct light_dynamic *dynamic, uint16_t bearer, struct point p)
{
    const struct dynamic_light *light = &dynamic->lights[bearer];
    if (light->is_put && point_chebyshev(light->cast.source, p) <= light->cast.radius)
        light_dynamic_note(dynamic, bearer);
}

bool light_dynamic_next(struct light_dynamic *dynamic, uint16_t *bearer)
{
    if (dynamic->noted_count == 0)
        return false;
    *bearer = dynamic->noted[--dynamic->noted_count];
    dynamic->lights[*bearer].is_noted = false;
    return true;
}

static struct area reach_of(const struct dynamic_light *light, const struct light_grid *lights)
{
    return area_around(light->cast.source, light->cast.radius, lights->grid);
}

struct area light_dynamic_remove(struct light_dynamic *dynamic, uint16_t bearer,
                                 const struct light_ways *ways, struct light_grid *lights)
{
    struct dynamic_light *light = &dynamic->lights[bearer];
    struct area all = area_of_grid(lights->grid);
    if (!light->is_put)
        return AREA_EMPTY;
    light->is_put = false;
    light_grid_subtract(lights, &light->cast, light->colour, all);
    return area_unite(reach_of(light, lights),
                      light_mirror_subtract(ways, &light->cast, light->colour, lights, all));
}

struct area light_dynamic_put(struct light_dynamic *dynamic, uint16_t bearer,
                              const struct light_ways *ways, struct light_grid *lights,
                              const struct light_cast *cast, struct light colour)
{
    struct dynamic_light *light = &dynamic->lights[bearer];
    struct area all = area_of_grid(lights->grid);
    assert(!light->is_put && bearer < dynamic->end);
    light_cast_copy(&light->cast, cast);
    light->colour = colour;
    light->is_put = true;
    light_grid_add(lights, &light->cast, colour, all);
    return area_unite(reach_of(light, lights),
                      light_mirror_add(ways, &light->cast, colour, lights, all));
}

uint64_t light_dynamic_sum(const struct light_dynamic *dynamic, uint16_t bearer, struct point p)
{
    const struct dynamic_light *light = &dynamic->lights[bearer];
    return light->is_put ? light_cast_sum(&light->cast, light->colour, p) : 0;
}
