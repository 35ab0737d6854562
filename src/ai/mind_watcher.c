/* Watchers stay where they are and see a quarter of what is about them, but far. Their gaze sweeps to and fro over half of the
 * circle, about the way that they were set to face; whom it finds it follows, and once sure of him the watcher calls, every
 * few turns. When it has lost him the sweep begins anew where it last looked. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "base/array.h"

#define TURNS_AN_EIGHTH 2
#define TURNS_A_CALL 5

/* The eighths that a sweep goes through, one after the other: two to one side, four back, two to the middle. */
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
        return habits_effect(ai, actor->position);
    }
    return habits_face_hero(ai);
}

struct choice mind_watcher(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    if (habits_notices(ai))
        return follow(ai);
    ai->mood = actor->mood >= SWEEP_TURNS ? 1 : (actor->mood + 1) % SWEEP_TURNS;
    if (ai->mood % TURNS_AN_EIGHTH != 0)
        return walk_stay();
    int step = (ai->mood + SWEEP_TURNS - TURNS_AN_EIGHTH) % SWEEP_TURNS / TURNS_AN_EIGHTH;
    return walk_turn(direction_turned(actor->facing, sweep[step]));
}
