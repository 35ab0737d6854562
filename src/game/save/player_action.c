#include "game/save/player_action.h"

/* No cell of any grid is farther away, and distances to such cells don't overflow. */
#define TARGET_MAX (2 * GRID_SIDE_MAX)

static bool is_near(struct point target)
{
    return target.x >= -TARGET_MAX && target.x <= TARGET_MAX && target.y >= -TARGET_MAX &&
           target.y <= TARGET_MAX;
}

static bool has_item(const struct action *action)
{
    return (int)action->item >= ITEM_NONE && action->item < ITEM_COUNT;
}

static bool is_action_possible(const struct action *action)
{
    switch (action->kind) {
    case ACTION_WAIT:
    case ACTION_PICK_UP:
    case ACTION_BOON: /* the rules check the choice */
        return true;
    case ACTION_STEP:
    case ACTION_STEP_NO_PICKUP:
    case ACTION_CLOSE:
        return (int)action->direction >= 0 && action->direction < DIRECTION_COUNT;
    case ACTION_ORDER:
        return action->choice >= 0 && action->choice < ORDER_COUNT;
    case ACTION_STAIRS:
    case ACTION_TURN_LAMP:
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
    case ACTION_KEYSTONE:
        return is_near(action->target);
    case ACTION_FOV:
        return action->fov >= 0 && action->fov < fov_count();
    default: /* no command leads to it */
        return false;
    }
}

bool player_action_is_possible(const struct state *state, const struct player_action *played)
{
    return played->skips_lesson ? state_is_lesson(state) : is_action_possible(&played->action);
}
