/* Stalkers stay one cell outside the light that the hero stands in, and wait. When it fails him, they leap. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

/* In plain sight there is no light to keep out of. */
static bool is_lit(const struct thinker *thinker, struct point p)
{
    return !state_is_plain(thinker->state) && senses_grade(thinker, p) != LIGHT_DARK;
}

/* The step into the dark that leads farthest from the hero. */
static bool find_dark(const struct thinker *thinker, struct point prey, enum direction *direction)
{
    int most = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(thinker->actor->position, (enum direction)d);
        if (!walk_can(thinker, (enum direction)d) || is_lit(thinker, to) ||
            point_steps(to, prey) <= most)
            continue;
        most = point_steps(to, prey);
        *direction = (enum direction)d;
    }
    return most >= 0;
}

/* Out of the light, and where there is no way, at him. */
static struct choice shrink(struct thinker *thinker, struct point prey)
{
    enum direction direction;
    if (find_dark(thinker, prey, &direction) || habits_flee(thinker, prey, &direction))
        return walk_step(direction);
    return habits_find_foe(thinker, &prey) ? habits_strike(prey) : walk_stay();
}

/* As near as the dark goes. */
static struct choice creep(struct thinker *thinker, struct point prey)
{
    enum direction direction;
    if (walk_towards(thinker, false, prey, &direction) &&
        !is_lit(thinker, point_step(thinker->actor->position, direction)))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_stalker(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    struct point prey = state_hero_const(thinker->state)->position;
    bool notices = habits_notices(thinker);
    if (!actor_is_wary(actor))
        return habits_rest(thinker, false);
    if (notices && is_lit(thinker, prey))
        return is_lit(thinker, actor->position) ? shrink(thinker, prey) : creep(thinker, prey);
    if (habits_find_leap(thinker, &prey))
        return habits_effect(thinker, prey);
    return notices ? habits_hunt(thinker, false) : habits_follow(thinker, false);
}
