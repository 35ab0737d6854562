#include "sight/light_mirror.h"

/* The light that a mirror throws on, in its own cell. */
static struct light thrown_on(int radius, struct light colour, bool is_whole, struct point offset)
{
    if (is_whole)
        return colour;
    struct light light = light_of_sum(light_sum(radius, colour, offset));
    return (struct light){(uint8_t)(light.red * 2 / 3), (uint8_t)(light.green * 2 / 3),
                          (uint8_t)(light.blue * 2 / 3)};
}

const struct light_cast *light_ways_cast(const struct light_ways *ways, struct point source,
                                         int radius)
{
    return light_cache_get(ways->casts, ways->algorithm, ways->opacity, ways->shade, source, radius,
                           ways->scratch);
}

typedef void grid_change(struct light_grid *lights, const struct light_cast *cast,
                         struct light colour, struct area area);

static struct area change(const struct light_ways *ways, const struct light_cast *cast,
                          struct light colour, struct light_grid *lights, struct area area,
                          grid_change *change_grid)
{
    struct area changed = AREA_EMPTY;
    for (int i = 0; ways->mirrors && i <= 2 * cast->radius; i++) {
        struct point first = {cast->source.x - cast->radius, cast->source.y - cast->radius + i};
        if (cast->rows[i] == 0) /* as all rows off the level are */
            continue;
        uint64_t left = cast->rows[i] & bit_grid_window(ways->mirrors, first);
        for (; left; left &= left - 1) {
            struct point mirror = {first.x + bit_lowest(left), first.y};
            struct light thrown = thrown_on(cast->radius, colour, cast->is_thrown_whole,
                                            point_subtract(mirror, cast->source));
            if (light_brightness(thrown) < LIGHT_DIM_FROM)
                continue;
            change_grid(lights, light_ways_cast(ways, mirror, MIRROR_FOV_RADIUS), thrown, area);
            changed = area_unite(changed, area_around(mirror, MIRROR_FOV_RADIUS, lights->grid));
        }
    }
    return changed;
}

struct area light_mirror_add(const struct light_ways *ways, const struct light_cast *cast,
                             struct light colour, struct light_grid *lights, struct area area)
{
    return change(ways, cast, colour, lights, area, light_grid_add);
}

struct area light_mirror_subtract(const struct light_ways *ways, const struct light_cast *cast,
                                  struct light colour, struct light_grid *lights, struct area area)
{
    return change(ways, cast, colour, lights, area, light_grid_subtract);
}

uint64_t light_mirror_sum(const struct mirror_fov *source, struct light colour, bool is_whole,
                          struct point p)
{
    uint64_t sum = 0;
    if (!source->mirrors)
        return 0;
    struct area about = area_around(p, MIRROR_FOV_RADIUS, source->opacity->grid);
    for (struct point at = area_before(about); bit_grid_next(source->mirrors, about, &at);) {
        if (!point_is_within(source->origin, at, source->radius) ||
            !point_is_within(at, p, MIRROR_FOV_RADIUS))
            continue;
        struct light thrown =
            thrown_on(source->radius, colour, is_whole, point_subtract(at, source->origin));
        if (light_brightness(thrown) >= LIGHT_DIM_FROM && mirror_fov_sees_straight(source, at) &&
            fov_sees(source->algorithm, source->opacity, at, MIRROR_FOV_RADIUS, p))
            sum += light_sum(MIRROR_FOV_RADIUS, thrown, point_subtract(p, at));
    }
    return sum;
}
