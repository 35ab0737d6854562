#include "bots/bot_fork.h"

#include "bots/bot_boons.h"
#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* Cells, and steps, that a goal lies behind what is met: as far as an ambusher comes in the 80 turns of a fork. */
#define BEHIND_MIN 10
#define BEHIND_MAX 20
/* Cells that it keeps from creatures on its way. */
#define PASS_APART 2
/* How long it lies in wait, and then creeps. */
#define WAIT_TURNS 25
#define CREEP_TURNS 15
#define CREEP_STEPS 10
/* At this percentage of its health it heals. */
#define HURT_PERCENT 35

bool bot_fork_aim(struct bot *bot, struct point met)
{
    struct bot_memory *memory = &bot->memory;
    bool is_goal = bot_way_find_behind(bot, met, BEHIND_MAX, &memory->goal) &&
                   point_chebyshev(met, memory->goal) >= BEHIND_MIN;
    memory->goal_depth = is_goal ? bot_sight_depth(bot->sight) : 0;
    memory->met = met;
    memory->has_sought = false;
    return is_goal;
}

static bool has_goal(const struct bot *bot)
{
    return bot->memory.goal_depth == bot_sight_depth(bot->sight);
}

bool bot_fork_is_past(const struct bot *bot)
{
    struct bot_scene scene;
    bot_scene_look(&scene, bot->sight);
    return has_goal(bot) && scene.hunters == 0 &&
           point_is_equal(bot_sight_hero(bot->sight)->position, bot->memory.goal);
}

static bool prepare(struct bot *bot, struct command *command)
{
    return bot_boons_choose(bot, command) ||
           (bot_scene_is_below(bot->sight, HURT_PERCENT) && bot_things_heal(bot, command));
}

/* At the goal it waits: the command is left alone. */
static void go_on(struct bot *bot, struct command *command)
{
    if (!has_goal(bot))
        (void)(bot_errands_explore(bot, command) || bot_errands_descend(bot, command));
    else if (!point_is_equal(bot_sight_hero(bot->sight)->position, bot->memory.goal))
        bot_way_go_apart(bot, bot->memory.goal, PASS_APART, command);
}

void bot_fork_pass(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (prepare(bot, command) ||
        (bot->scene.nearest_hunter <= 1 && bot_fight_strike(bot, command)) ||
        bot_light_set(bot, plan->light, command))
        return;
    go_on(bot, command);
}

static bool lie_in_wait(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    if (memory->wait_until == 0)
        memory->wait_until = turn + WAIT_TURNS;
    if (turn >= memory->wait_until)
        return false;
    if (memory->lured_turn < 0) {
        memory->lured_turn = turn;
        if (bot_things_call(bot, command))
            return true;
    }
    if (!bot_fight_take_stand(bot, command))
        *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

void bot_fork_ambush(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (prepare(bot, command) || bot_fight_strike(bot, command) ||
        bot_light_set(bot, plan->light, command) || lie_in_wait(bot, command))
        return;
    if (bot_sight_turn(bot->sight) < bot->memory.wait_until + CREEP_TURNS &&
        bot_fight_approach(bot, CREEP_STEPS, command))
        return;
    go_on(bot, command);
}

/* Goes to where it met something that it no longer sees. */
static bool seek_met(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    struct point hero = bot_sight_hero(bot->sight)->position;
    memory->has_sought = memory->has_sought || !has_goal(bot) ||
                         point_chebyshev(hero, memory->met) <= 1 ||
                         !bot_way_go(bot, memory->met, command);
    return !memory->has_sought;
}

void bot_fork_fight(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    (void)plan;
    if (prepare(bot, command) || (bot->scene.adjacent == 0 && bot_fight_from_afar(bot, command)) ||
        (bot->scene.hunters > 0 && bot_fight_get_ready(bot, command)) ||
        bot_fight_strike(bot, command) || bot_fight_approach(bot, BOT_FAR, command) ||
        seek_met(bot, command))
        return;
    go_on(bot, command);
}
