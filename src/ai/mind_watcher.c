/* Watchers stay where they are and see a quarter, but far. They sweep to and fro over half a circle around their first facing.
 * A watcher that notices the hero keeps facing it, and once hunting calls every few turns. When it loses the hero, the sweep
 * starts again from there. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "base/array.h"

#define TURNS_AN_EIGHTH 2
#define TURNS_A_CALL 5

/* The eighths of a sweep, in order: two to one side, four back, two to the middle. */
static const int sweep[] = {1, 1, -1, -1, -1, -1, 1, 1};
#define SWEEP_TURNS (TURNS_AN_EIGHTH * (int)ARRAY_LENGTH(sweep))

/* A mood over this counts the turns until the next call. */
#define MOOD_CALLING SWEEP_TURNS

static struct choice follow(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    ai->mood = actor->mood > MOOD_CALLING ? actor->mood - 1 : 0;
    if (actor_is_hunting(actor) && ai->mood <= MOOD_CALLING) {
        ai->mood = MOOD_CALLING + TURNS_A_CALL;
        return tactics_effect(ai, actor->position);
    }
    return tactics_face_hero(ai);
}

struct choice mind_watcher(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    if (tactics_notices(ai))
        return follow(ai);
    ai->mood = actor->mood >= SWEEP_TURNS ? 1 : (actor->mood + 1) % SWEEP_TURNS;
    if (ai->mood % TURNS_AN_EIGHTH != 0)
        return walk_stay();
    int step = (ai->mood + SWEEP_TURNS - TURNS_AN_EIGHTH) % SWEEP_TURNS / TURNS_AN_EIGHTH;
    return walk_turn(direction_turned(actor->facing, sweep[step]));
}
