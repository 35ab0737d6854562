#include "bots/bot_plan.h"

#include "bots/bot_boons.h"
#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"

/* It fights hunters this near, and is wary of those up to that distance. */
#define MEET_STEPS 7
#define WARY_STEPS 15
/* It gives a command this often before it walks by hand. */
#define PRESSES 3

/* Seldom does what light and stairs are for. */
static bool hide_or_flee(struct bot *bot, struct command *command)
{
    bool is_hurt = bot_scene_is_below(bot->sight, 35);
    if (is_hurt && random_chance(&bot->random, 1, 4) &&
        (bot_errands_flee_by_stairs(bot, 1, command) ||
         bot_errands_flee_by_stairs(bot, -1, command)))
        return true;
    return bot->scene.nearest_hunter > MEET_STEPS && bot->scene.nearest_hunter <= WARY_STEPS &&
           random_chance(&bot->random, 1, 20) && bot_light_set(bot, BOT_LIGHT_DARK, command);
}

static bool fight(struct bot *bot, struct command *command)
{
    if (hide_or_flee(bot, command))
        return true;
    if (bot->scene.adjacent > 0 && bot_fight_strike(bot, command))
        return true;
    return bot->scene.nearest_hunter <= MEET_STEPS && !bot_fight_is_tired_of_waiting(bot) &&
           bot_fight_approach(bot, MEET_STEPS, command);
}

static bool explore(struct bot *bot, struct command *command)
{
    if (bot_has_explored(bot) || bot_errands_runs_late(bot))
        return false;
    if (bot->memory.idle >= PRESSES)
        return bot_errands_explore(bot, command);
    *command = (struct command){.kind = COMMAND_EXPLORE};
    return true;
}

static void descend(struct bot *bot, struct command *command)
{
    bool knows_stairs = bot_errands_find_stairs(bot, 1);
    if (knows_stairs && bot->memory.idle < PRESSES)
        *command = (struct command){.kind = COMMAND_STAIRS, .leads = 1};
    else
        bot_errands_descend(bot, command);
}

void bot_player_choose(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    if (bot_boons_choose(bot, command))
        return;
    if (bot_scene_is_below(bot->sight, 30) && bot->scene.nearest_hunter <= MEET_STEPS &&
        bot_things_heal(bot, command))
        return;
    if (fight(bot, command) || bot_things_wear(bot, command))
        return;
    bool is_alone = bot->scene.nearest_hunter > WARY_STEPS;
    if (is_alone && bot_light_set(bot, BOT_LIGHT_OPEN, command))
        return;
    if (is_alone && !bot_sight_is_hunted(bot->sight) && bot_errands_wants_rest(bot, false) &&
        bot_errands_rest(bot, command))
        return;
    if (bot_errands_win(bot, command) || explore(bot, command))
        return;
    descend(bot, command);
}
