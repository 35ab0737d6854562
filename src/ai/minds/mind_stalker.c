/* Stalkers stay one cell outside the light that the hero stands in, and wait. When it goes out, they leap. One that has given
 * up the hunt slinks off. */
#include "ai/tactics.h"
#include "ai/walk.h"

/* In a game without light there is nothing to avoid. */
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

/* Leaves the light, or attacks if there is no way out. */
static struct choice shrink(struct ai_context *ai, struct point prey)
{
    enum direction direction;
    if (find_dark(ai, prey, &direction) || tactics_flee(ai, prey, &direction))
        return walk_step(direction);
    return tactics_find_foe(ai, &prey) ? tactics_strike(prey) : walk_stay();
}

/* Comes as near as the dark goes. */
static struct choice creep(struct ai_context *ai, struct point prey)
{
    enum direction direction;
    if (walk_towards(ai, false, prey, &direction) &&
        !is_lit(ai, point_step(ai->actor->position, direction)))
        return walk_step(direction);
    return walk_stay();
}

static struct choice slink_off(struct ai_context *ai)
{
    enum direction direction;
    if (senses_sees_hero(ai) && tactics_flee(ai, state_hero_const(ai->state)->position, &direction))
        return walk_step(direction);
    return tactics_rest(ai, false);
}

struct choice mind_stalker(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point prey = state_hero_const(ai->state)->position;
    bool notices = tactics_notices(ai);
    if (actor_has_given_up(actor))
        return slink_off(ai);
    if (!actor_is_wary(actor))
        return tactics_rest(ai, false);
    if (notices && is_lit(ai, prey))
        return is_lit(ai, actor->position) ? shrink(ai, prey) : creep(ai, prey);
    if (tactics_find_leap(ai, &prey))
        return tactics_effect(ai, prey);
    return notices ? tactics_hunt(ai, false) : tactics_follow(ai, false);
}
