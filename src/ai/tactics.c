#include "ai/tactics.h"

#include "ai/walk.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"

/* How far from the last clue a hunter searches. */
#define SEARCH_STEPS 6

bool tactics_notices(const struct ai_context *ai)
{
    return noticing_gain(ai->state, ai->actor) > 0;
}

bool tactics_prey(const struct ai_context *ai, struct point *prey)
{
    if (tactics_notices(ai)) {
        *prey = state_hero_const(ai->state)->position;
        return true;
    }
    *prey = ai->actor->clue;
    return actor_has_clue(ai->actor);
}

static bool can_strike(const struct ai_context *ai, enum direction direction)
{
    struct point corner;
    return !movement_find_corner(ai->level, ai->actor->position, direction, &corner);
}

/* Whether an ally of the hero strikes the other. It spares sleepers, harmless actors and those disguised as things. */
static bool is_foe_of_hero(const struct ai_context *ai, const struct actor *other)
{
    bool is_harmless = monster_get(other->kind)->never_attacks && !actor_is_hunting(other);
    return !other->is_ally && !other->is_asleep && !is_harmless &&
           !perception_is_hidden(ai->state, other);
}

/* Whether it would strike the occupant of a cell: the hero if it knows of it, and the hero's allies. */
static bool is_foe(const struct ai_context *ai, struct point p)
{
    struct handle handle = level_actor_at(ai->level, p);
    struct point prey;
    if (handle_is_none(handle))
        return false;
    if (ai->actor->is_ally)
        return !state_is_hero(ai->state, handle) &&
               is_foe_of_hero(ai, level_actor_const(ai->level, handle));
    if (state_is_hero(ai->state, handle))
        return tactics_prey(ai, &prey) && point_is_equal(prey, p);
    return level_actor_const(ai->level, handle)->is_ally;
}

bool tactics_find_foe(const struct ai_context *ai, struct point *foe)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        *foe = point_step(ai->actor->position, (enum direction)d);
        if (grid_contains(ai->level->grid, *foe) && is_foe(ai, *foe) &&
            can_strike(ai, (enum direction)d))
            return true;
    }
    return false;
}

struct choice tactics_strike(struct point foe)
{
    return (struct choice){.action = {.kind = ACTION_STRIKE, .target = foe}};
}

struct choice tactics_effect(const struct ai_context *ai, struct point at)
{
    return (struct choice){
        .action = {.kind = ACTION_EFFECT, .effect = ai->kind->effect, .target = at}};
}

struct choice tactics_face_hero(const struct ai_context *ai)
{
    struct point hero = state_hero_const(ai->state)->position;
    enum direction ahead = direction_nearest(point_subtract(hero, ai->actor->position));
    return ahead == ai->actor->facing ? walk_stay() : walk_turn(ahead);
}

bool tactics_find_sought(const struct ai_context *ai, struct point *prey)
{
    const struct actor *actor = ai->actor;
    return tactics_prey(ai, prey) &&
           (tactics_notices(ai) ||
            (!actor_is_searching(actor) && !movement_is_beside(ai->level, actor->position, *prey)));
}

bool tactics_keep_off(struct ai_context *ai, int steps, struct choice *choice)
{
    struct point prey;
    enum direction direction;
    if (!tactics_prey(ai, &prey) || point_chebyshev(ai->actor->position, prey) >= steps)
        return false;
    if (tactics_flee(ai, prey, &direction)) {
        *choice = walk_step(direction);
        return true;
    }
    if (ai->kind->never_attacks || !tactics_find_foe(ai, &prey))
        return false;
    *choice = tactics_strike(prey);
    return true;
}

bool tactics_find_leap(const struct ai_context *ai, struct point *prey)
{
    struct point landing;
    struct point hero = state_hero_const(ai->state)->position;
    if (!tactics_prey(ai, prey) || !point_is_equal(*prey, hero) ||
        (!tactics_notices(ai) && !senses_sees_hero(ai)))
        return false;
    return point_chebyshev(ai->actor->position, *prey) <= actor_reach(ai->actor) &&
           movement_find_landing(ai->level, ai->actor, *prey, &landing);
}

bool tactics_is_far_from_prey(const struct ai_context *ai, struct point p, int steps)
{
    struct point prey;
    return !tactics_prey(ai, &prey) || point_chebyshev(p, prey) >= steps;
}

bool tactics_use_fixture(struct ai_context *ai, senses_wanted *is_wanted, struct choice *choice)
{
    struct point at;
    enum direction direction;
    if (!senses_find_fixture(ai, is_wanted, &at))
        return false;
    if (point_chebyshev(ai->actor->position, at) <= 1) {
        *choice = tactics_effect(ai, at);
        return true;
    }
    if (!walk_towards(ai, false, at, &direction))
        return false;
    *choice = walk_step(direction);
    return true;
}

struct choice tactics_go(struct ai_context *ai, bool shuns_bright, struct point to)
{
    enum direction direction;
    if (walk_towards(ai, shuns_bright, to, &direction))
        return walk_step(direction);
    return walk_stay();
}

/* Roams around the last clue. */
static struct choice search(struct ai_context *ai, bool shuns_bright)
{
    const struct actor *actor = ai->actor;
    if (actor_has_clue(actor) && point_chebyshev(actor->position, actor->clue) > SEARCH_STEPS)
        return tactics_go(ai, shuns_bright, actor->clue);
    return walk_roam(ai, shuns_bright);
}

struct choice tactics_hunt(struct ai_context *ai, bool shuns_bright)
{
    struct point prey;
    if (tactics_find_foe(ai, &prey))
        return tactics_strike(prey);
    bool has_lost = !tactics_notices(ai);
    if (!tactics_prey(ai, &prey) || (has_lost && actor_is_searching(ai->actor)) ||
        (has_lost && movement_is_beside(ai->level, ai->actor->position, prey)))
        return search(ai, shuns_bright);
    return tactics_go(ai, shuns_bright, prey);
}

bool tactics_is_drawn(const struct actor *actor)
{
    return actor_has_clue(actor) && (actor_is_wary(actor) || actor->clue_source != CLUE_KNOWN);
}

/* A freed captive beside it that it fights. */
static bool find_captive(const struct ai_context *ai, struct point *captive)
{
    return !ai->kind->never_attacks && !ai->kind->keeps_away && tactics_find_foe(ai, captive) &&
           !point_is_equal(*captive, state_hero_const(ai->state)->position);
}

struct choice tactics_look_into(struct ai_context *ai, bool shuns_bright)
{
    struct point prey;
    if (!ai->actor->is_ally && find_captive(ai, &prey))
        return tactics_strike(prey);
    if (!tactics_prey(ai, &prey) || movement_is_beside(ai->level, ai->actor->position, prey))
        return walk_stay();
    return tactics_go(ai, shuns_bright, prey);
}

/* The anchor of its round that it is not going to. */
static struct point other_end(const struct actor *actor, struct point to)
{
    return actor->anchors[point_is_equal(to, actor->anchors[1]) ? 0 : 1];
}

struct choice tactics_rest(struct ai_context *ai, bool shuns_bright)
{
    const struct actor *actor = ai->actor;
    if (!actor->has_round)
        return tactics_go(ai, shuns_bright, actor->anchors[0]);
    struct point to = actor->has_goal ? actor->goal : actor->anchors[1];
    if (point_is_equal(actor->position, to))
        to = other_end(actor, to);
    struct choice choice = tactics_go(ai, shuns_bright, to);
    /* Turn back, or two actors that meet where neither can pass would stay there forever. */
    if (choice.action.kind != ACTION_STEP)
        to = other_end(actor, to);
    return walk_with_goal(choice, to);
}

struct choice tactics_follow(struct ai_context *ai, bool shuns_bright)
{
    if (actor_is_hunting(ai->actor))
        return tactics_hunt(ai, shuns_bright);
    if (tactics_is_drawn(ai->actor))
        return tactics_look_into(ai, shuns_bright);
    return tactics_rest(ai, shuns_bright);
}

bool tactics_flee(struct ai_context *ai, struct point from, enum direction *direction)
{
    struct point at = ai->actor->position;
    int farthest = point_chebyshev(at, from);
    long best = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(at, (enum direction)d);
        long distance = point_distance_squared(to, from);
        if (point_chebyshev(to, from) < farthest || distance <= best ||
            !walk_can(ai, (enum direction)d))
            continue;
        best = distance;
        *direction = (enum direction)d;
    }
    return best >= 0;
}
