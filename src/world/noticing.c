#include "world/noticing.h"

#include "world/perception.h"

#define BANDS 3

/* Suspicion a turn, from the third nearest to the actor to the farthest. */
static const int gains[][BANDS] = {
    [LIGHT_DARK] = {1, 1, 1},
    [LIGHT_DIM] = {3, 2, 1},
    [LIGHT_BRIGHT] = {4, 2, 1},
};

enum light_grade noticing_grade(const struct state *state, const struct actor *actor,
                                struct point p)
{
    int grade = (int)perception_grade_to(state, actor, p) + state->traits.grades_brighter;
    return grade < LIGHT_BRIGHT ? (enum light_grade)grade : LIGHT_BRIGHT;
}

int noticing_radius(const struct state *state, const struct actor *actor, enum light_grade grade)
{
    int radius = monster_get(actor->kind)->is_aloof ? 0 : monster_get(actor->kind)->light_sight;
    int most = perception_radius(state, actor);
    if (lantern_get(state_hero_const(state)->lantern)->is_hooded && state->traits.hides_hooded)
        radius /= 2;
    radius = radius < most ? radius : most;
    return radius * ((int)grade + 1) / BANDS;
}

int noticing_gain_at(const struct state *state, const struct actor *actor, enum light_grade grade,
                     struct point p)
{
    int radius = noticing_radius(state, actor, grade);
    for (int band = 0; band < BANDS && radius > 0; band++)
        if (point_is_within(actor->position, p, radius * (band + 1) / BANDS))
            return gains[grade][band];
    return 0;
}

int noticing_gain(const struct state *state, const struct actor *actor)
{
    struct point hero = state_hero_const(state)->position;
    enum light_grade grade = noticing_grade(state, actor, hero);
    int gain = noticing_gain_at(state, actor, grade, hero);
    if (gain == 0 ||
        !perception_has_hero_in_view(state, actor, noticing_radius(state, actor, grade)))
        return 0;
    return gain;
}

bool noticing_twin_notices(const struct state *state, const struct actor *actor)
{
    const struct actor *twin = level_find_twin(state_level_const(state), actor);
    return twin && !twin->is_asleep && noticing_gain(state, twin) > 0;
}
