#include "ai/habits.h"

#include "ai/walk.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"

/* How far from the place where it lost the hero a hunter looks for him. */
#define SEARCH_STEPS 6

bool habits_notices(const struct thinker *thinker)
{
    return noticing_gain(thinker->state, thinker->actor) > 0;
}

bool habits_prey(const struct thinker *thinker, struct point *prey)
{
    if (habits_notices(thinker)) {
        *prey = state_hero_const(thinker->state)->position;
        return true;
    }
    *prey = thinker->actor->clue;
    return thinker->actor->has_clue;
}

static bool can_strike(const struct thinker *thinker, enum direction direction)
{
    struct point corner;
    return !movement_find_corner(thinker->level, thinker->actor->position, direction, &corner);
}

/* Whether an ally of the hero strikes somebody: not who sleeps, nor who does no harm, nor what seems a thing. */
static bool is_foe_of_hero(const struct thinker *thinker, const struct actor *other)
{
    bool is_harmless = monster_get(other->kind)->is_shy && !actor_is_hunting(other);
    return !other->is_ally && !other->is_asleep && !is_harmless &&
           !perception_is_hidden(thinker->state, other);
}

/* Whether it would strike whoever stands in a cell: the hero where it knows of him, and his allies. */
static bool is_foe(const struct thinker *thinker, struct point p)
{
    struct handle handle = level_actor_at(thinker->level, p);
    struct point prey;
    if (handle.generation == 0)
        return false;
    if (thinker->actor->is_ally)
        return !state_is_hero(thinker->state, handle) &&
               is_foe_of_hero(thinker, level_actor_const(thinker->level, handle));
    if (state_is_hero(thinker->state, handle))
        return habits_prey(thinker, &prey) && point_is_equal(prey, p);
    return level_actor_const(thinker->level, handle)->is_ally;
}

bool habits_find_foe(const struct thinker *thinker, struct point *foe)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        *foe = point_step(thinker->actor->position, (enum direction)d);
        if (grid_contains(thinker->level->grid, *foe) && is_foe(thinker, *foe) &&
            can_strike(thinker, (enum direction)d))
            return true;
    }
    return false;
}

struct choice habits_strike(struct point foe)
{
    return (struct choice){.action = {.kind = ACTION_STRIKE, .target = foe}};
}

struct choice habits_effect(const struct thinker *thinker, struct point at)
{
    return (struct choice){
        .action = {.kind = ACTION_EFFECT, .effect = thinker->kind->effect, .target = at}};
}

struct choice habits_face_hero(const struct thinker *thinker)
{
    struct point hero = state_hero_const(thinker->state)->position;
    enum direction ahead = direction_nearest(point_subtract(hero, thinker->actor->position));
    return ahead == thinker->actor->facing ? walk_stay() : walk_turn(ahead);
}

bool habits_find_sought(const struct thinker *thinker, struct point *prey)
{
    const struct actor *actor = thinker->actor;
    return habits_prey(thinker, prey) &&
           (habits_notices(thinker) ||
            (!actor->is_searching && !movement_is_beside(thinker->level, actor->position, *prey)));
}

bool habits_keep_off(struct thinker *thinker, int steps, struct choice *choice)
{
    struct point prey;
    enum direction direction;
    if (!habits_prey(thinker, &prey) || point_steps(thinker->actor->position, prey) >= steps)
        return false;
    if (habits_flee(thinker, prey, &direction)) {
        *choice = walk_step(direction);
        return true;
    }
    if (thinker->kind->is_shy || !habits_find_foe(thinker, &prey))
        return false;
    *choice = habits_strike(prey);
    return true;
}

bool habits_find_leap(const struct thinker *thinker, struct point *prey)
{
    struct point landing;
    struct point hero = state_hero_const(thinker->state)->position;
    if (!habits_prey(thinker, prey) || !point_is_equal(*prey, hero) ||
        (!habits_notices(thinker) && !senses_sees_hero(thinker)))
        return false;
    return point_steps(thinker->actor->position, *prey) <= actor_reach(thinker->actor) &&
           movement_find_landing(thinker->level, thinker->actor, *prey, &landing);
}

bool habits_is_far_from_prey(const struct thinker *thinker, struct point p, int steps)
{
    struct point prey;
    return !habits_prey(thinker, &prey) || point_steps(p, prey) >= steps;
}

bool habits_tend(struct thinker *thinker, senses_wanted *is_wanted, struct choice *choice)
{
    struct point at;
    enum direction direction;
    if (!senses_find_fixture(thinker, is_wanted, &at))
        return false;
    if (point_steps(thinker->actor->position, at) <= 1) {
        *choice = habits_effect(thinker, at);
        return true;
    }
    if (!walk_towards(thinker, false, at, &direction))
        return false;
    *choice = walk_step(direction);
    return true;
}

struct choice habits_go(struct thinker *thinker, bool shuns_bright, struct point to)
{
    enum direction direction;
    if (walk_towards(thinker, shuns_bright, to, &direction))
        return walk_step(direction);
    return walk_stay();
}

/* Roams about the place where it lost him. */
static struct choice search(struct thinker *thinker, bool shuns_bright)
{
    const struct actor *actor = thinker->actor;
    if (actor->has_clue && point_steps(actor->position, actor->clue) > SEARCH_STEPS)
        return habits_go(thinker, shuns_bright, actor->clue);
    return walk_roam(thinker, shuns_bright);
}

struct choice habits_hunt(struct thinker *thinker, bool shuns_bright)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(thinker, &prey))
        return habits_strike(prey);
    bool has_lost = !habits_notices(thinker);
    if (!habits_prey(thinker, &prey) || (has_lost && thinker->actor->is_searching) ||
        (has_lost && movement_is_beside(thinker->level, thinker->actor->position, prey)))
        return search(thinker, shuns_bright);
    if (walk_towards(thinker, shuns_bright, prey, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice habits_look_into(struct thinker *thinker, bool shuns_bright)
{
    struct point prey;
    if (!habits_prey(thinker, &prey) ||
        movement_is_beside(thinker->level, thinker->actor->position, prey))
        return walk_stay();
    return habits_go(thinker, shuns_bright, prey);
}

/* Of the two anchors of a round, the one that it does not go to now. */
static struct point other_end(const struct actor *actor, struct point to)
{
    return actor->anchors[point_is_equal(to, actor->anchors[1]) ? 0 : 1];
}

struct choice habits_rest(struct thinker *thinker, bool shuns_bright)
{
    const struct actor *actor = thinker->actor;
    if (!actor->has_round)
        return habits_go(thinker, shuns_bright, actor->anchors[0]);
    struct point to = actor->has_goal ? actor->goal : actor->anchors[1];
    if (point_is_equal(actor->position, to))
        to = other_end(actor, to);
    struct choice choice = habits_go(thinker, shuns_bright, to);
    /* Two who meet where neither can pass would stand there for good. */
    if (choice.action.kind != ACTION_STEP)
        to = other_end(actor, to);
    return walk_with_goal(choice, to);
}

struct choice habits_follow(struct thinker *thinker, bool shuns_bright)
{
    if (actor_is_hunting(thinker->actor))
        return habits_hunt(thinker, shuns_bright);
    if (actor_is_wary(thinker->actor) && thinker->actor->has_clue)
        return habits_look_into(thinker, shuns_bright);
    return habits_rest(thinker, shuns_bright);
}

bool habits_flee(struct thinker *thinker, struct point from, enum direction *direction)
{
    struct point at = thinker->actor->position;
    int farthest = point_steps(at, from);
    long best = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(at, (enum direction)d);
        long distance = point_distance_squared(to, from);
        if (point_steps(to, from) < farthest || distance <= best ||
            !walk_can(thinker, (enum direction)d))
            continue;
        best = distance;
        *direction = (enum direction)d;
    }
    return best >= 0;
}
