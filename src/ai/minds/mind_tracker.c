/* Trackers hunt by the hero's trail: they walk it cell by cell, and go to its nearest cell first. Where it ends or breaks they
 * search. They leave it only for a hero that they notice. */
#include "ai/tactics.h"
#include "ai/walk.h"

/* A step along the trail, or none while something is in the way. */
static struct choice track(struct ai_context *ai, struct point next)
{
    enum direction direction = direction_of(point_subtract(next, ai->actor->position));
    return walk_can(ai, direction) ? walk_step(direction) : walk_stay();
}

struct choice mind_tracker(struct ai_context *ai)
{
    const struct trail *trail = &ai->state->trail;
    struct point at = ai->actor->position;
    struct point next;
    struct point foe;
    if (!actor_is_hunting(ai->actor) || actor_is_searching(ai->actor) || tactics_notices(ai) ||
        tactics_find_foe(ai, &foe))
        return tactics_follow(ai, false);
    if (trail_find_next(trail, at, &next))
        return track(ai, next);
    if (trail_find_nearest(trail, at, &next) && !point_is_equal(at, next) &&
        ai->actor->pursuit == PURSUIT_FOLLOWING)
        return tactics_go(ai, false, next);
    return tactics_follow(ai, false);
}
