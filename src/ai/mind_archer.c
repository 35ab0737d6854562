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
static bool learn_from_shot(struct thinker *thinker)
{
    if (thinker->mood != HAS_SHOT)
        return false;
    thinker->mood = thinker->state->traits.turns_missiles ? KNOWS_BETTER : READY;
    return true;
}

static bool saves_its_glass(const struct thinker *thinker)
{
    return thinker->mood == KNOWS_BETTER && thinker->state->traits.turns_missiles;
}

static bool has_clear_shot(const struct thinker *thinker, struct point hero)
{
    struct point at = thinker->actor->position;
    return point_steps(at, hero) <= actor_reach(thinker->actor) &&
           senses_grade(thinker, hero) != LIGHT_DARK && habits_notices(thinker) &&
           !flight_path(thinker->state, at, hero, false).is_blocked;
}

struct choice mind_archer(struct thinker *thinker)
{
    struct point hero = state_hero_const(thinker->state)->position;
    struct point foe;
    bool is_bending = learn_from_shot(thinker);
    if (!actor_is_hunting(thinker->actor))
        return habits_follow(thinker, false);
    if (habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if (!has_clear_shot(thinker, hero) || saves_its_glass(thinker))
        return habits_hunt(thinker, false);
    if (is_bending)
        return walk_stay();
    thinker->mood = HAS_SHOT;
    return habits_effect(thinker, hero);
}
