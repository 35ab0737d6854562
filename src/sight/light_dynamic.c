#include "sight/light_dynamic.h"

#include <assert.h>

struct laid_light {
    struct light_cast cast;
    struct light colour;
    bool is_laid;
    bool is_noted;
};

struct light_dynamic light_dynamic_alloc(struct arena *arena, int capacity)
{
    return (struct light_dynamic){
        .lights = arena_alloc(arena, (size_t)capacity * sizeof(struct laid_light)),
        .noted = arena_alloc(arena, (size_t)capacity * sizeof(uint16_t)),
    };
}

void light_dynamic_reset(struct light_dynamic *laid)
{
    for (int i = 0; i < laid->end; i++)
        laid->lights[i].is_laid = laid->lights[i].is_noted = false;
    laid->end = laid->noted_count = 0;
}

void light_dynamic_note(struct light_dynamic *laid, uint16_t bearer)
{
    struct laid_light *light = &laid->lights[bearer];
    if (light->is_noted)
        return;
    light->is_noted = true;
    laid->noted[laid->noted_count++] = bearer;
    if (laid->end <= bearer)
        laid->end = bearer + 1;
}

void light_dynamic_note_reaching(struct light_dynamic *laid, uint16_t bearer, struct point p)
{
    const struct laid_light *light = &laid->lights[bearer];
    if (light->is_laid && point_chebyshev(light->cast.source, p) <= light->cast.radius)
        light_dynamic_note(laid, bearer);
}

bool light_dynamic_next(struct light_dynamic *laid, uint16_t *bearer)
{
    if (laid->noted_count == 0)
        return false;
    *bearer = laid->noted[--laid->noted_count];
    laid->lights[*bearer].is_noted = false;
    return true;
}

static struct area reach_of(const struct laid_light *light, const struct light_grid *lights)
{
    return area_around(light->cast.source, light->cast.radius, lights->grid);
}

struct area light_dynamic_remove(struct light_dynamic *laid, uint16_t bearer,
                                 struct light_grid *lights)
{
    struct laid_light *light = &laid->lights[bearer];
    if (!light->is_laid)
        return AREA_EMPTY;
    light->is_laid = false;
    light_grid_take_away(lights, &light->cast, light->colour, area_of_grid(lights->grid));
    return reach_of(light, lights);
}

struct area light_dynamic_put(struct light_dynamic *laid, uint16_t bearer,
                              struct light_grid *lights, const struct light_cast *cast,
                              struct light colour)
{
    struct laid_light *light = &laid->lights[bearer];
    assert(!light->is_laid && bearer < laid->end);
    light_cast_copy(&light->cast, cast);
    light->colour = colour;
    light->is_laid = true;
    light_grid_add(lights, cast, colour, area_of_grid(lights->grid));
    return reach_of(light, lights);
}
