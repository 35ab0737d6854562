#include "bots/bot_plan.h"

#include "bots/bot_boons.h"
#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_things.h"

static struct point any_cell(struct bot *bot)
{
    int x = random_between(&bot->random, -8, 8);
    int y = random_between(&bot->random, -8, 8);
    return point_add(bot_sight_hero(bot->sight)->position, point_make(x, y));
}

/* Any command, with steps the most frequent. */
void bot_simple_random(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    if (bot_boons_choose(bot, command))
        return;
    int kind = random_below(&bot->random, 4 * COMMAND_BOON);
    command->kind = kind < COMMAND_BOON ? (enum command_kind)kind : COMMAND_STEP;
    if (command->kind == COMMAND_FOV)
        command->kind = COMMAND_STEP;
    command->direction = (enum direction)random_below(&bot->random, DIRECTION_COUNT);
    command->leads = random_chance(&bot->random, 1, 2) ? 1 : -1;
    command->target = any_cell(bot);
    command->item = (enum item)random_between(&bot->random, ITEM_NONE + 1, ITEM_COUNT - 1);
}

void bot_simple_fighter(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    if (bot_boons_choose(bot, command))
        return;
    if (bot_scene_is_below(bot->sight, 35) && bot_things_heal(bot, command))
        return;
    if (bot_fight_strike(bot, command) || bot_fight_approach(bot, 10, command))
        return;
    if (bot_things_wear(bot, command) || bot_errands_win(bot, command) ||
        bot_errands_explore(bot, command))
        return;
    bot_errands_descend(bot, command);
}

/* Explores only until it knows stairs. */
void bot_simple_diver(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    int leads = 1;
    if (bot_boons_choose(bot, command))
        return;
    if (bot_scene_is_below(bot->sight, 35) && bot_things_heal(bot, command))
        return;
    if (bot_errands_win(bot, command))
        return;
    if (bot_errands_find_stairs(bot, leads) && bot_errands_descend(bot, command))
        return;
    if (!bot_errands_explore(bot, command))
        bot_errands_descend(bot, command);
}
