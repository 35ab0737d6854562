/* Diggers know of the hero by hearing alone. One that is drawn goes straight for what it heard, through walls too. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/movement.h"

/* Steps that way, or digs if a wall is there; false if it can do neither. */
static bool advance(const struct ai_context *ai, struct point offset, struct choice *choice)
{
    enum direction direction = direction_of(offset);
    struct point ahead = point_step(ai->actor->position, direction);
    if (walk_can(ai, direction))
        *choice = walk_step(direction);
    else if (!direction_is_diagonal(direction) && level_can_dig(ai->level, ahead))
        *choice = tactics_effect(ai, ahead);
    else
        return false;
    return true;
}

/* Diagonally while that is open, otherwise along the longer leg and then the shorter one. */
static struct choice go_straight(struct ai_context *ai, struct point to)
{
    struct point offset = point_subtract(to, ai->actor->position);
    struct point legs[2] = {{offset.x, 0}, {0, offset.y}};
    bool is_tall = abs(offset.y) > abs(offset.x);
    struct choice choice;
    if (advance(ai, offset, &choice))
        return choice;
    for (int i = 0; i < 2; i++) {
        struct point leg = legs[is_tall ? 1 - i : i];
        if ((leg.x != 0 || leg.y != 0) && advance(ai, leg, &choice))
            return choice;
    }
    return tactics_go(ai, false, to);
}

struct choice mind_digger(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point foe;
    if (!tactics_is_drawn(actor))
        return tactics_follow(ai, false);
    if (tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    if (actor_is_searching(actor) || movement_is_beside(ai->level, actor->position, actor->clue))
        return tactics_follow(ai, false);
    return go_straight(ai, actor->clue);
}
