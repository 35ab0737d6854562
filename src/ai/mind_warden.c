/* Wardens stand behind a door and strike whoever opens it, however little they have noticed of him before. To a noise they
 * come through; when they have found nothing they go back to the nearest door, and shut it. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

/* For so many choices it goes after a noise; its mood counts them. */
#define PATIENCE 20

static const struct terrain_kind *kind_at(const struct thinker *thinker, struct point p)
{
    return level_terrain_kind(thinker->level, p);
}

/* A closed door that somebody is in is none. */
static bool is_door(const struct thinker *thinker, struct point p)
{
    bool is_false =
        bit_grid_has(&thinker->level->shut, p) && bit_grid_has(&thinker->level->occupied, p);
    return terrain_is_door(kind_at(thinker, p)) && !is_false &&
           !point_is_equal(p, thinker->actor->position);
}

/* Whether it stands right behind the door. */
static bool is_behind(const struct thinker *thinker, struct point door)
{
    struct point at = thinker->actor->position;
    return point_steps(at, door) == 1 && (at.x == door.x || at.y == door.y);
}

static bool can_shut(const struct thinker *thinker, struct point door)
{
    return kind_at(thinker, door)->closes_to != TERRAIN_NONE &&
           level_item(thinker->level, door) == ITEM_NONE &&
           level_actor_at(thinker->level, door).generation == 0;
}

static struct choice guard(struct thinker *thinker, struct point door)
{
    if (!is_behind(thinker, door))
        return habits_go(thinker, false, door);
    if (!can_shut(thinker, door))
        return walk_stay();
    enum direction direction = direction_of(point_subtract(door, thinker->actor->position));
    return (struct choice){.action = {.kind = ACTION_CLOSE, .direction = direction}};
}

static struct choice look_into_noise(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    struct point goal = actor->has_clue ? actor->clue : actor->goal;
    thinker->mood = actor->has_clue ? PATIENCE : thinker->mood - 1;
    return walk_with_goal(habits_go(thinker, false, goal), goal);
}

struct choice mind_warden(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    struct point door;
    struct point foe;
    bool has_door = !actor->has_round && senses_find_fixture(thinker, is_door, &door);
    bool is_opened =
        has_door && is_behind(thinker, door) && level_is_walkable(thinker->level, door);
    if ((is_opened || actor_is_wary(actor)) && habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if ((is_opened || actor_is_wary(actor)) && habits_find_leap(thinker, &foe))
        return habits_effect(thinker, foe);
    if (actor_is_hunting(actor))
        return habits_hunt(thinker, false);
    if (actor->has_clue || (thinker->mood > 0 && actor->has_goal))
        return look_into_noise(thinker);
    return has_door ? guard(thinker, door) : habits_rest(thinker, false);
}
