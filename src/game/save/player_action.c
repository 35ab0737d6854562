#include "game/save/player_action.h"

/* No cell of any grid is farther off, and distances to such cells are small numbers. */
#define TARGET_FARTHEST (2 * GRID_SIDE_MAX)

static bool is_near(struct point target)
{
    return target.x >= -TARGET_FARTHEST && target.x <= TARGET_FARTHEST &&
           target.y >= -TARGET_FARTHEST && target.y <= TARGET_FARTHEST;
}

static bool has_item(const struct action *action)
{
    return (int)action->item >= ITEM_NONE && action->item < ITEM_COUNT;
}

/* Commands lead to no other kinds of actions than these. */
static bool is_action_possible(const struct action *action)
{
    switch (action->kind) {
    case ACTION_WAIT:
    case ACTION_PICK_UP:
    case ACTION_BOON: /* of a choice that is not offered the rules say so */
        return true;
    case ACTION_STEP:
    case ACTION_STEP_NO_PICKUP:
    case ACTION_CLOSE:
        return (int)action->direction >= 0 && action->direction < DIRECTION_COUNT;
    case ACTION_STAIRS:
        return action->leads == 1 || action->leads == -1;
    case ACTION_LANTERN:
        return (int)action->lantern >= 0 && action->lantern < LANTERN_COUNT;
    case ACTION_DROP:
    case ACTION_WEAR:
    case ACTION_TRADE:
        return has_item(action);
    case ACTION_USE:
    case ACTION_THROW:
        return has_item(action) && is_near(action->target);
    case ACTION_FIRE:
        return is_near(action->target);
    case ACTION_FOV:
        return action->fov >= 0 && action->fov < fov_count();
    default: /* what only others than the hero do, or what follows from a step */
        return false;
    }
}

bool player_action_is_possible(const struct state *state, const struct player_action *deed)
{
    return deed->skips_lesson ? state_is_lesson(state) : is_action_possible(&deed->action);
}
