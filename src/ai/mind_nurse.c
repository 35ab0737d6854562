/* Nurses tend those who are hurt with what their kind does, and themselves. Where the hero is about, one keeps far from him and
 * behind the nearest who hunts him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/perception.h"

#define BREATH_STEPS 5
#define PERIOD 8 /* choices from one breath to the next; its mood counts them down */
#define KEEP_OFF_STEPS 5
#define BEHIND_STEPS 3 /* so near to whom it is behind */
#define FOLLOW_STEPS 12

/* Whether it has another in view, lit or not: they know each other. */
static bool has_in_view(const struct ai_context *ai, const struct actor *other, int steps)
{
    return point_chebyshev(ai->actor->position, other->position) <= steps &&
           perception_has_in_view(ai->state, ai->actor, other->position, steps);
}

/* How much health it lacks that can be given to it now. */
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
        int wounds = other == hero ? 0 : wounds_of(ai, other);
        if (wounds <= max || !has_in_view(ai, other, BREATH_STEPS))
            continue;
        max = wounds;
        *found = other->position;
    }
    return max > 0;
}

/* The nearest that it has in view of those who hunt the hero and strike; NULL: none. */
static const struct actor *find_fighter(const struct ai_context *ai)
{
    const struct level *level = ai->level;
    const struct actor *found = NULL;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        int steps = point_chebyshev(ai->actor->position, other->position);
        if (other->is_ally || monster_get(other->kind)->never_attacks || !actor_is_hunting(other) ||
            (found && steps >= point_chebyshev(ai->actor->position, found->position)) ||
            !has_in_view(ai, other, FOLLOW_STEPS))
            continue;
        found = other;
    }
    return found;
}

/* Finds where it takes the hero to be, if that is farther from the fighter than from it. */
static bool find_too_near(const struct ai_context *ai, const struct actor *fighter,
                          struct point *prey)
{
    return habits_prey(ai, prey) &&
           point_chebyshev(ai->actor->position, *prey) <= point_chebyshev(fighter->position, *prey);
}

static struct choice stay_behind(struct ai_context *ai, const struct actor *fighter)
{
    struct point prey;
    enum direction direction;
    if (find_too_near(ai, fighter, &prey))
        return habits_flee(ai, prey, &direction) ? walk_step(direction) : walk_stay();
    if (point_chebyshev(ai->actor->position, fighter->position) > BEHIND_STEPS)
        return habits_go(ai, false, fighter->position);
    return walk_stay();
}

struct choice mind_nurse(struct ai_context *ai)
{
    struct point wounded;
    struct choice choice;
    if (ai->mood > 0)
        ai->mood--;
    if (ai->mood == 0 && find_wounded(ai, &wounded)) {
        ai->mood = PERIOD;
        return habits_effect(ai, wounded);
    }
    if (habits_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    const struct actor *fighter = find_fighter(ai);
    if (fighter)
        return stay_behind(ai, fighter);
    return actor_is_hunting(ai->actor) ? walk_stay() : habits_follow(ai, false);
}
