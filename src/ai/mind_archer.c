/* Archers shoot at the hero where he stands in light, along the missile's line, and bend their bow anew between two shots.
 * Who is beside one it strikes; in the dark, and behind others, he has it come to him. One whose shot was thrown back saves
 * its glass as long as he wears what did it. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"
#include "world/flight.h"

/* Its mood. */
enum { READY, HAS_SHOT, KNOWS_BETTER };

/* Learns from its last shot; false if it has not just let one go. */
static bool learn_from_shot(struct ai_context *ai)
{
    if (ai->mood != HAS_SHOT)
        return false;
    ai->mood = ai->state->traits.turns_missiles ? KNOWS_BETTER : READY;
    return true;
}

static bool saves_its_glass(const struct ai_context *ai)
{
    return ai->mood == KNOWS_BETTER && ai->state->traits.turns_missiles;
}

static bool has_clear_shot(const struct ai_context *ai, struct point hero)
{
    struct point at = ai->actor->position;
    return point_chebyshev(at, hero) <= actor_reach(ai->actor) &&
           senses_grade(ai, hero) != LIGHT_DARK && habits_notices(ai) &&
           !flight_path(ai->state, at, hero, false).is_blocked;
}

struct choice mind_archer(struct ai_context *ai)
{
    struct point hero = state_hero_const(ai->state)->position;
    struct point foe;
    bool is_bending = learn_from_shot(ai);
    if (!actor_is_hunting(ai->actor))
        return habits_follow(ai, false);
    if (habits_find_foe(ai, &foe))
        return habits_strike(foe);
    if (!has_clear_shot(ai, hero) || saves_its_glass(ai))
        return habits_hunt(ai, false);
    if (is_bending)
        return walk_stay();
    ai->mood = HAS_SHOT;
    return habits_effect(ai, hero);
}
