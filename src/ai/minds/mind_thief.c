/* Thieves take the hero's lantern and run down the nearest stairs with it, or, where none can be reached, to the farthest
 * place, where they lay it down. Cornered, they drop it. One that has had it keeps away from the hero for good. */
#include "ai/pathfind.h"
#include "ai/tactics.h"
#include "ai/walk.h"

#define CORNERED_STEPS 2
#define KEEP_OFF_STEPS 6
/* It makes a detour around the hero for this many choices. Then it slips past. */
#define TIMID_CHOICES 12

static struct choice drop_lantern(const struct ai_context *ai)
{
    return (struct choice){.action = {.kind = ACTION_DROP, .item = ai->actor->carried}};
}

static bool is_at(const struct ai_context *ai, struct point p)
{
    return point_is_equal(ai->actor->position, p);
}

/* The nearest stairs down that it can get to, otherwise the place farthest from where it stole. */
static struct point choose_hideout(struct ai_context *ai)
{
    uint32_t min = DISTANCE_UNREACHED;
    struct point place = LEVEL_BEFORE_FIRST;
    struct point stairs = LEVEL_BEFORE_FIRST;
    pathfind_start(ai);
    while (level_next_stairs(ai->level, 1, &stairs)) {
        uint32_t steps = is_at(ai, stairs) ? 0 : pathfind_steps(ai, stairs);
        place = steps < min ? stairs : place;
        min = steps < min ? steps : min;
    }
    if (min != DISTANCE_UNREACHED)
        return place;
    return ai->actor->mood > 0 && ai->actor->has_goal ? ai->actor->goal : pathfind_farthest(ai);
}

/* Whether the step brings it beside the hero, as far as it knows. */
static bool comes_near(const struct ai_context *ai, enum direction direction)
{
    struct point prey;
    return tactics_prey(ai, &prey) &&
           point_chebyshev(point_step(ai->actor->position, direction), prey) <= 1;
}

static struct choice get_away(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (!tactics_prey(ai, &prey))
        return walk_stay();
    if (tactics_flee(ai, prey, &direction))
        return walk_step(direction);
    return point_chebyshev(ai->actor->position, prey) <= CORNERED_STEPS ? drop_lantern(ai)
                                                                        : walk_stay();
}

static struct choice run_off(struct ai_context *ai)
{
    enum direction direction;
    struct point place = choose_hideout(ai);
    ai->mood = ai->actor->mood + 1;
    if (is_at(ai, place))
        return ai->level->depth < FLOOR_COUNT && level_terrain_kind(ai->level, place)->leads > 0
                   ? (struct choice){.action = {.kind = ACTION_STAIRS, .leads = 1}}
                   : drop_lantern(ai);
    bool is_bold = ai->actor->mood > TIMID_CHOICES;
    if (pathfind_towards(ai, place, &direction) && (is_bold || !comes_near(ai, direction)))
        return walk_with_goal(walk_step(direction), place);
    return walk_with_goal(get_away(ai), place);
}

static struct choice keep_away(struct ai_context *ai)
{
    struct choice choice;
    if (tactics_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    return walk_roam(ai, false);
}

struct choice mind_thief(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    const struct state *state = ai->state;
    struct point foe;
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->is_lantern)
        return run_off(ai);
    if (actor->mood >= ACTOR_HAS_STOLEN)
        return keep_away(ai);
    if (!tactics_find_foe(ai, &foe))
        return tactics_follow(ai, false);
    /* Once the great lamp burns, the ember is in it. */
    bool is_robbed = point_is_equal(foe, state_hero_const(state)->position) &&
                     state->pack.has_lantern && !state->finale.is_on;
    return is_robbed ? tactics_effect(ai, foe) : keep_away(ai);
}
