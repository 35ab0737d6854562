#include "world/noticing.h"

#include "base/array.h"
#include "base/integer.h"
#include "world/hero.h"
#include "world/perception.h"

#include <assert.h>

#define BANDS 3
/* Of a still hero, noticed only from the next cell. */
#define STILL_GAIN 1
/* Of a sleeper in the hero's own bright light. */
#define STIR_GAIN 2

/* Suspicion a turn, from the third nearest to the actor, where it is the most, to the farthest. */
static const int gains[][BANDS] = {
    [LIGHT_DARK] = {1, 1, 1},
    [LIGHT_DIM] = {3, 2, 1},
    [LIGHT_BRIGHT] = {4, 2, 1},
};

/* The part of the whole radius in which one in light of that grade is noticed. */
static int radius_in(int radius, enum light_grade grade)
{
    return radius * ((int)grade + 1) / BANDS;
}

/* Whether the actor would see the hero from half as far, standing at p. */
static bool is_half_hidden(const struct state *state, const struct actor *actor, struct point p,
                           enum lantern lantern)
{
    return (lantern_get(lantern)->is_hooded && state->traits.hides_hooded) ||
           (monster_get(actor->kind)->is_gazing && state->traits.hides_from_gaze) ||
           (state->traits.hides_in_water &&
            level_terrain_kind(state_level_const(state), p)->is_water);
}

static int radius_of(const struct state *state, const struct actor *actor, enum light_grade grade,
                     struct point p, enum lantern lantern)
{
    int radius = monster_get(actor->kind)->ignores_hero ? 0 : perception_light_radius(state, actor);
    int max = perception_radius(state, actor);
    if (is_half_hidden(state, actor, p, lantern))
        radius /= 2;
    radius = int_min(radius, max);
    return radius_in(radius, grade);
}

int noticing_radius_of_sight(int sight, enum light_grade grade)
{
    return radius_in(sight, grade);
}

int noticing_radius_of_kind(const struct monster_kind *kind, enum light_grade grade)
{
    return radius_in(kind->ignores_hero ? 0 : kind->light_sight, grade);
}

int noticing_radius(const struct state *state, const struct actor *actor, enum light_grade grade)
{
    const struct actor *hero = state_hero_const(state);
    return radius_of(state, actor, grade, hero->position, hero->lantern);
}

static int gain_within(const struct actor *actor, enum light_grade grade, int radius,
                       struct point p)
{
    for (int band = 0; band < BANDS && radius > 0; band++)
        if (point_is_within(actor->position, p, radius * (band + 1) / BANDS))
            return gains[grade][band];
    return 0;
}

static uint8_t sum(uint8_t a, uint8_t b)
{
    return (uint8_t)(a + b < 255 ? a + b : 255);
}

/* Where the hero's light falls, if the hero stood at `origin` and had walked there. */
static struct mirror_fov source_at(const struct state *state, const struct hero_light *light,
                                   struct point origin)
{
    const struct level *level = state_level_const(state);
    const struct actor *hero = state_hero_const(state);
    struct point way = point_subtract(origin, hero->position);
    bool is_here = point_is_equal(origin, hero->position);
    return (struct mirror_fov){.algorithm = fov_get(state->fov),
                               .opacity = &level->opacity,
                               .mirrors = level->mirror_count > 0 ? &level->mirrors : NULL,
                               .origin = origin,
                               .radius = light->radius,
                               .is_quarter = light->is_cone,
                               .around = light->around,
                               .facing = is_here ? hero->facing : direction_nearest(way)};
}

/* What mirrors throw of the hero's light on p, if the hero stood at `origin`. */
static uint64_t mirrored(const struct state *state, const struct hero_light *light,
                         struct point origin, struct point p)
{
    struct mirror_fov source = source_at(state, light, origin);
    return light->radius > 0 ? light_mirror_sum(&source, light->colour, light->shines_in_mirrors, p)
                             : 0;
}

/* The light on p for the actor, if the hero stood there with the lantern in that stance. */
static struct light light_if(const struct state *state, const struct actor *actor, struct point p,
                             enum lantern lantern)
{
    struct hero_light now = hero_light(state);
    struct hero_light own = hero_light_if(state, lantern);
    if (own.is_red && monster_get(actor->kind)->ignores_red)
        return light_grid_get(&state->vision.lamp_light, p);
    uint64_t part = light_dynamic_sum(&state->vision.laid_light, state->hero.index, p) +
                    mirrored(state, &now, state_hero_const(state)->position, p);
    struct light light = light_grid_get_less(&state->vision.light, p, part);
    struct light thrown = light_of_sum(mirrored(state, &own, p, p));
    return (struct light){sum(sum(light.red, own.colour.red), thrown.red),
                          sum(sum(light.green, own.colour.green), thrown.green),
                          sum(sum(light.blue, own.colour.blue), thrown.blue)};
}

/* Whether ripples would show a hero in p to the actor. In the hero's own cell they fade while it stands still. */
static bool is_shown_by_ripples(const struct state *state, const struct actor *actor,
                                struct point p)
{
    const struct level *level = state_level_const(state);
    bool is_here = point_is_equal(p, state_hero_const(state)->position);
    return (is_here ? level_ripples(level, p) : level_would_ripple(level, p)) &&
           point_is_within(actor->position, p, PERCEPTION_RIPPLES);
}

/* What makes the hero look darker hides it in bright light alone. */
static enum light_grade brighter(const struct state *state, enum light_grade grade)
{
    int least = int_min((int)grade, LIGHT_DIM);
    int more = int_max((int)grade + state->traits.grades_brighter, least);
    return more < LIGHT_BRIGHT ? (enum light_grade)more : LIGHT_BRIGHT;
}

enum light_grade noticing_grade(const struct state *state, const struct actor *actor,
                                struct point p)
{
    return brighter(state, is_shown_by_ripples(state, actor, p)
                               ? LIGHT_BRIGHT
                               : perception_grade_to(state, actor, p));
}

/* noticing_grade for a hero elsewhere or in another stance. */
static enum light_grade grade_if(const struct state *state, const struct actor *actor,
                                 struct point p, enum lantern lantern)
{
    const struct actor *hero = state_hero_const(state);
    if (state_is_plain(state) || is_shown_by_ripples(state, actor, p) ||
        (hero->lantern == lantern && point_is_equal(p, hero->position)))
        return noticing_grade(state, actor, p);
    if (bit_grid_has(&state_level_const(state)->shade, p))
        return brighter(state, LIGHT_DARK);
    return brighter(state, light_grade(light_if(state, actor, p, lantern)));
}

/* Whether the light of a hero at p would be bright on the actor, other light aside. */
static bool shines_on(const struct state *state, const struct actor *actor, struct point p,
                      enum lantern lantern)
{
    struct hero_light own = hero_light_if(state, lantern);
    struct mirror_fov source = source_at(state, &own, p);
    if (own.radius == 0 || (own.is_red && monster_get(actor->kind)->ignores_red) ||
        bit_grid_has(&state_level_const(state)->shade, actor->position))
        return false;
    uint64_t sum = mirrored(state, &own, p, actor->position);
    if (point_is_within(p, actor->position, own.radius) &&
        mirror_fov_sees_straight(&source, actor->position))
        sum += light_sum(own.radius, own.colour, point_subtract(actor->position, p));
    return light_grade(light_of_sum(sum)) == LIGHT_BRIGHT;
}

/* Bright light that comes and goes stirs what sleeps; the steady light of lamps doesn't. */
static int gain_of_sleeper(const struct state *state, const struct actor *actor, struct point p,
                           enum lantern lantern)
{
    return !state_is_plain(state) && shines_on(state, actor, p, lantern) ? STIR_GAIN : 0;
}

int noticing_gain_if(const struct state *state, const struct actor *actor, struct point p,
                     enum lantern lantern)
{
    /* Most are too far off in any light. */
    if (actor_has_given_up(actor) || monster_get(actor->kind)->ignores_hero ||
        actor_has_any(state_hero_const(state), status_hides) ||
        !point_is_within(actor->position, p, perception_light_radius(state, actor)))
        return 0;
    if (actor->is_asleep)
        return gain_of_sleeper(state, actor, p, lantern);
    enum light_grade grade = grade_if(state, actor, p, lantern);
    int radius = radius_of(state, actor, grade, p, lantern);
    int gain = gain_within(actor, grade, radius, p);
    bool is_still = hero_is_still(state) && point_is_equal(p, state_hero_const(state)->position) &&
                    lantern_get(lantern)->light_radius == 0;
    if (is_still && !actor_is_hunting(actor))
        gain = point_chebyshev(actor->position, p) <= 1 ? int_min(gain, STILL_GAIN) : 0;
    return gain > 0 && perception_has_in_view(state, actor, p, radius) ? gain : 0;
}

int noticing_gain(const struct state *state, const struct actor *actor)
{
    const struct actor *hero = state_hero_const(state);
    return noticing_gain_if(state, actor, hero->position, state->turn_lantern);
}

int noticing_gain_max(void)
{
    int max = 0;
    for (size_t grade = 0; grade < ARRAY_LENGTH(gains); grade++)
        max = gains[grade][0] > max ? gains[grade][0] : max;
    return max;
}

int noticing_turns_to_hunt(int suspicion, int gain)
{
    assert(gain > 0);
    return int_max(0, (SUSPICION_HUNTING - suspicion + gain - 1) / gain);
}

bool noticing_twin_notices(const struct state *state, const struct actor *actor)
{
    const struct actor *twin = level_find_twin(state_level_const(state), actor);
    return twin && !twin->is_asleep && noticing_gain(state, twin) > 0;
}
