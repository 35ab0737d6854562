/* Stalkers stay one cell outside the light that the hero stands in, and wait. When it fails him, they leap. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

/* In plain sight there is no light to keep out of. */
static bool is_lit(const struct ai_context *ai, struct point p)
{
    return !state_is_plain(ai->state) && senses_grade(ai, p) != LIGHT_DARK;
}

/* The step into the dark that leads farthest from the hero. */
static bool find_dark(const struct ai_context *ai, struct point prey, enum direction *direction)
{
    int max = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(ai->actor->position, (enum direction)d);
        if (!walk_can(ai, (enum direction)d) || is_lit(ai, to) || point_chebyshev(to, prey) <= max)
            continue;
        max = point_chebyshev(to, prey);
        *direction = (enum direction)d;
    }
    return max >= 0;
}

/* Out of the light, and where there is no way, at him. */
static struct choice shrink(struct ai_context *ai, struct point prey)
{
    enum direction direction;
    if (find_dark(ai, prey, &direction) || habits_flee(ai, prey, &direction))
        return walk_step(direction);
    return habits_find_foe(ai, &prey) ? habits_strike(prey) : walk_stay();
}

/* As near as the dark goes. */
static struct choice creep(struct ai_context *ai, struct point prey)
{
    enum direction direction;
    if (walk_towards(ai, false, prey, &direction) &&
        !is_lit(ai, point_step(ai->actor->position, direction)))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_stalker(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point prey = state_hero_const(ai->state)->position;
    bool notices = habits_notices(ai);
    if (!actor_is_wary(actor))
        return habits_rest(ai, false);
    if (notices && is_lit(ai, prey))
        return is_lit(ai, actor->position) ? shrink(ai, prey) : creep(ai, prey);
    if (habits_find_leap(ai, &prey))
        return habits_effect(ai, prey);
    return notices ? habits_hunt(ai, false) : habits_follow(ai, false);
}
