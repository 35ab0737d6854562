/* Wardens stand behind a door. While the hero's lantern is open, they strike through the open door, however little they
 * noticed. They investigate noises, and then go back to the nearest door and shut it. */
#include "ai/tactics.h"
#include "ai/walk.h"

/* Choices that it follows a noise, counted by its mood. */
#define PATIENCE 20

static const struct terrain_kind *kind_at(const struct ai_context *ai, struct point p)
{
    return level_terrain_kind(ai->level, p);
}

/* A closed door with an occupant is a disguise. */
static bool is_door(const struct ai_context *ai, struct point p)
{
    bool is_false = bit_grid_has(&ai->level->shut, p) && level_is_occupied(ai->level, p);
    return terrain_is_door(kind_at(ai, p)) && !is_false && !point_is_equal(p, ai->actor->position);
}

/* Whether it stands straight behind the door. */
static bool is_behind(const struct ai_context *ai, struct point door)
{
    struct point at = ai->actor->position;
    return point_chebyshev(at, door) == 1 && (at.x == door.x || at.y == door.y);
}

static bool can_shut(const struct ai_context *ai, struct point door)
{
    return kind_at(ai, door)->closes_to != TERRAIN_NONE &&
           level_item(ai->level, door) == ITEM_NONE && !level_is_occupied(ai->level, door);
}

static struct choice guard(struct ai_context *ai, struct point door)
{
    if (!is_behind(ai, door))
        return tactics_go(ai, false, door);
    if (!can_shut(ai, door))
        return walk_stay();
    enum direction direction = direction_of(point_subtract(door, ai->actor->position));
    return (struct choice){.action = {.kind = ACTION_CLOSE, .direction = direction}};
}

static struct choice look_into_noise(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point goal = actor_has_clue(actor) ? actor->clue : actor->goal;
    ai->mood = actor_has_clue(actor) ? PATIENCE : ai->mood - 1;
    return walk_with_goal(tactics_go(ai, false, goal), goal);
}

struct choice mind_warden(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point door;
    struct point foe;
    bool has_door = !actor->has_round && senses_find_fixture(ai, is_door, &door);
    bool is_opened = has_door && is_behind(ai, door) && level_is_walkable(ai->level, door) &&
                     lantern_get(state_hero_const(ai->state)->lantern)->is_open;
    if (actor_has_given_up(actor))
        return walk_stay();
    if ((is_opened || actor_is_wary(actor)) && tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    if ((is_opened || actor_is_wary(actor)) && tactics_find_leap(ai, &foe))
        return tactics_effect(ai, foe);
    if (actor_is_hunting(actor))
        return tactics_hunt(ai, false);
    if (actor_has_clue(actor) || (ai->mood > 0 && actor->has_goal))
        return look_into_noise(ai);
    return has_door ? guard(ai, door) : tactics_rest(ai, false);
}
