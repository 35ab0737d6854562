#include "rules/wake.h"

#include "rules/visibility.h"
#include "world/perception.h"

/* Half the radius at which one of the kind, awake, would see somebody in the hero's light. */
static int wake_radius(enum monster monster, bool is_lit)
{
    const struct monster_kind *kind = monster_get(monster);
    int radius =
        is_lit && kind->light_sight > kind->dark_sight ? kind->light_sight : kind->dark_sight;
    return radius / 2;
}

/* The cells from which any kind may be woken. */
static struct area wake_area(const struct state *state, bool is_lit)
{
    int most = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        int radius = wake_radius((enum monster)m, is_lit);
        most = radius > most ? radius : most;
    }
    return area_about(state_hero_const(state)->position, most, state_level_const(state)->grid);
}

static bool is_woken(const struct state *state, const struct actor *actor, bool is_lit)
{
    struct point hero = state_hero_const(state)->position;
    int radius = wake_radius(actor->kind, is_lit);
    return point_is_within(actor->position, hero, radius) &&
           fov_sees(fov_get(state->fov), &state_level_const(state)->opacity, actor->position,
                    radius, hero);
}

void wake_sleepers(struct state *state)
{
    struct level *level = state_level(state);
    bool is_lit = perception_grade(state, state_hero(state)->position) != LIGHT_DARK;
    struct area area = wake_area(state, is_lit);
    for (struct point p = area_before(area); bit_grid_next(&level->occupied, area, &p);) {
        struct handle handle = level_actor_at(level, p);
        const struct actor *actor = level_actor_const(level, handle);
        if (!actor->is_asleep || !is_woken(state, actor, is_lit))
            continue;
        level_wake_actor(level, handle);
        visibility_note_wake(state);
    }
}
