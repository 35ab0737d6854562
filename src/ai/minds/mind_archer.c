/* Archers shoot at the hero when it stands in bright light, and need a turn to bend the bow between two shots. They strike
 * adjacent foes, and approach when the hero is dim, dark or behind others. An archer hit by its own reflected shot holds its
 * fire while the hero wears the thing that reflects. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/flight.h"

/* Moods. */
enum { READY, HAS_SHOT, KNOWS_BETTER };

/* Learns from its last shot; false if it did not just shoot. */
static bool learn_from_shot(struct ai_context *ai)
{
    if (ai->mood != HAS_SHOT)
        return false;
    ai->mood = ai->state->traits.turns_missiles ? KNOWS_BETTER : READY;
    return true;
}

static bool holds_fire(const struct ai_context *ai)
{
    return ai->mood == KNOWS_BETTER && ai->state->traits.turns_missiles;
}

struct choice mind_archer(struct ai_context *ai)
{
    struct point hero = state_hero_const(ai->state)->position;
    struct point foe;
    bool is_bending = learn_from_shot(ai);
    if (!actor_is_hunting(ai->actor))
        return tactics_follow(ai, false);
    if (tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    if (!tactics_notices(ai) || !flight_has_shot(ai->state, ai->actor, hero) || holds_fire(ai))
        return tactics_hunt(ai, false);
    if (is_bending)
        return walk_stay();
    ai->mood = HAS_SHOT;
    return tactics_effect(ai, hero);
}
