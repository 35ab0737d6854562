/* Nurses heal the wounded, themselves included, with their kind's effect. They keep far from the hero, behind the nearest actor
 * that hunts it. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

#define BREATH_STEPS 5
#define PERIOD 8 /* choices from one breath to the next, counted by its mood */
#define KEEP_OFF_STEPS 5
#define BEHIND_STEPS 3 /* this near to the fighter */
#define FOLLOW_STEPS 12

/* Whether another is in view, lit or not: they know each other. */
static bool has_in_view(const struct ai_context *ai, const struct actor *other, int steps)
{
    return perception_has_in_view(ai->state, ai->actor, other->position, steps);
}

/* How much health the nurse could give back to it now. */
static int wounds_of(const struct ai_context *ai, const struct actor *other)
{
    enum cloud cloud = level_cloud(ai->level, other->position);
    if (other->is_ally || perception_lies_in_wait(ai->state, other) ||
        (cloud != CLOUD_NONE && cloud_get(cloud)->mends))
        return 0;
    return band_combat_stats(ai->state->depth, other->kind).health - other->health;
}

static bool find_wounded(const struct ai_context *ai, struct point *found)
{
    const struct level *level = ai->level;
    const struct actor *hero = state_hero_const(ai->state);
    int max = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        if (other == hero || point_chebyshev(ai->actor->position, other->position) > BREATH_STEPS)
            continue;
        int wounds = wounds_of(ai, other);
        if (wounds <= max || !has_in_view(ai, other, BREATH_STEPS))
            continue;
        max = wounds;
        *found = other->position;
    }
    return max > 0;
}

/* The nearest actor in view that hunts the hero and attacks, or NULL. */
static const struct actor *find_fighter(const struct ai_context *ai)
{
    const struct level *level = ai->level;
    const struct actor *found = NULL;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        int steps = point_chebyshev(ai->actor->position, other->position);
        if (steps > FOLLOW_STEPS || other->is_ally || monster_get(other->kind)->never_attacks ||
            !actor_is_hunting(other) ||
            (found && steps >= point_chebyshev(ai->actor->position, found->position)) ||
            !has_in_view(ai, other, FOLLOW_STEPS))
            continue;
        found = other;
    }
    return found;
}

/* Where it believes the hero to be, if that is as near to it as to the fighter. */
static bool find_too_near(const struct ai_context *ai, const struct actor *fighter,
                          struct point *prey)
{
    return tactics_prey(ai, prey) &&
           point_chebyshev(ai->actor->position, *prey) <= point_chebyshev(fighter->position, *prey);
}

static struct choice stay_behind(struct ai_context *ai, const struct actor *fighter)
{
    struct point prey;
    enum direction direction;
    if (find_too_near(ai, fighter, &prey))
        return tactics_flee(ai, prey, &direction) ? walk_step(direction) : walk_stay();
    if (point_chebyshev(ai->actor->position, fighter->position) > BEHIND_STEPS)
        return tactics_go(ai, false, fighter->position);
    return walk_stay();
}

struct choice mind_nurse(struct ai_context *ai)
{
    struct point wounded;
    struct choice choice;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (ai->mood == 0 && find_wounded(ai, &wounded)) {
        ai->mood = PERIOD;
        return tactics_effect(ai, wounded);
    }
    if (tactics_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    const struct actor *fighter = find_fighter(ai);
    if (fighter)
        return stay_behind(ai, fighter);
    return actor_is_hunting(ai->actor) ? walk_stay() : tactics_follow(ai, false);
}
