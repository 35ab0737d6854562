#include "bots/bot_rest.h"

#include "bots/bot_errands.h"
#include "rules/night.h"

/* The way down where it is not known yet, and turns kept in hand for what may come between. */
#define WAY_UNKNOWN 80
#define WAY_LONGEST 160
#define TURNS_IN_HAND 40
/* It rests below the first percentage of health, up to the second, while there is more to do on the floor. */
#define HURT_PERCENT 55
#define HEALED_PERCENT 80

bool bot_rest_runs_late(struct bot *bot)
{
    int steps = WAY_UNKNOWN;
    int left = NIGHT_FIRST_HUNTER - TURNS_IN_HAND - bot_sight_night(bot->sight);
    if (left > WAY_LONGEST)
        return false;
    bot_errands_way_down(bot, &steps);
    return left < steps;
}

bool bot_rest_wants(struct bot *bot, bool is_leaving)
{
    bool is_resting = bot->memory.last.kind == COMMAND_REST;
    int percent = is_leaving ? 99 : is_resting ? HEALED_PERCENT : HURT_PERCENT;
    return bot_scene_is_below(bot->sight, percent) && !bot_rest_runs_late(bot);
}
