#include "bots/bot_plan.h"

#include "bots/bot.h"
#include "bots/bot_boons.h"
#include "bots/bot_choices.h"
#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_landmarks.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* Turns of work on a floor after which it is left; of one with a beacon. */
#define FLOOR_TURNS 250
#define BEACON_TURNS 700
/* From this floor on fights are seldom worth it: after this many turns it takes the stairs once it knows them. */
#define DIVE_DEPTH 5
#define DIVE_TURNS 150

/* Hunters this near are waited for up to this many turns. Then the bot goes to those nearer still. */
#define AWAIT_STEPS 6
#define PATIENCE_TURNS 8
#define MEET_STEPS 3
/* A bot that strobes opens its lantern this often. */
#define STROBE_TURNS 10
/* After this turn of a run bots give up their tricks: with them one might live for ever and get nowhere. */
#define DANCE_TURNS 8000
/* For these turns what a bell has stunned does nothing. */
#define RUNG_TURNS 4

static int turns_here(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) - bot->memory.came_turn;
}

/* Leaves a fight that would be lost. Adjacent foes strike while the hero walks, so it walks no more than it must. */
static bool get_away(struct bot *bot, struct command *command)
{
    int health = bot_sight_hero(bot->sight)->health;
    bool is_lost = bot->scene.loss >= health;
    if (bot_scene_is_below(bot->sight, 45) && bot_things_heal(bot, command))
        return true;
    if (bot_boons_get_away(bot, command))
        return true;
    bool are_stunned = bot_sight_turn(bot->sight) - bot->memory.rung_turn < RUNG_TURNS;
    if (bot->scene.nearest_hunter <= 2 && !are_stunned && bot_things_ring(bot, command)) {
        bot->memory.rung_turn = bot_sight_turn(bot->sight);
        return true;
    }
    if (bot->scene.nearest_hunter <= 3 && bot_things_escape(bot, command))
        return true;
    if (bot->scene.adjacent > 0 && !is_lost)
        return false;
    if (bot_errands_flee_by_stairs(bot, 1, command))
        return true;
    if (is_lost && bot_errands_flee_by_stairs(bot, -1, command))
        return true;
    return bot->scene.adjacent == 0 && !bot_fight_is_tired_of_waiting(bot) &&
           bot_way_flee(bot, command);
}

static bool is_known_door(const struct bot *bot, const void *context, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    (void)context;
    return terrain != TERRAIN_NONE && terrain_is_door(terrain_get(terrain));
}

static bool is_known_stairs(const struct bot *bot, const void *context, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    (void)context;
    return terrain != TERRAIN_NONE && terrain_get(terrain)->leads != 0;
}

/* Goes to the nearest of some cells, and fights there alone. */
static bool fight_at(struct bot *bot, bot_is_goal *is_place, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (bot_fight_is_tired_of_waiting(bot))
        return false;
    if (is_place(bot, NULL, hero)) {
        if (bot_fight_strike(bot, command))
            return true;
        *command = (struct command){.kind = COMMAND_WAIT};
        return bot->scene.nearest_hunter <= 9;
    }
    return bot_way_go_nearest(bot, is_place, NULL, 40, command);
}

static bool fight_by_fire(struct bot *bot, struct command *command)
{
    bot_landmarks_mark(bot, BOT_LANDMARK_WARMTH);
    return fight_at(bot, bot_landmarks_is_marked, command);
}

/* Takes the stairs when hurt on them. */
static bool dance(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    enum terrain terrain = bot_sight_terrain(bot->sight, hero);
    int leads = terrain_get(terrain)->leads;
    bool is_way = bot_sight_depth(bot->sight) + leads >= 1;
    if (leads != 0 && is_way && bot_scene_is_below(bot->sight, 60)) {
        *command = (struct command){.kind = COMMAND_STAIRS, .leads = leads};
        return true;
    }
    return fight_at(bot, is_known_stairs, command);
}

static bool fight(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (bot->scene.hunters == 0 && bot_fight_strike(bot, command)) /* before it notices more */
        return true;
    if (bot_light_is_wanted(bot) && bot_light_set(bot, BOT_LIGHT_OPEN, command))
        return true;
    if (bot_fight_is_losing(bot) && get_away(bot, command))
        return true;
    if (bot_scene_is_below(bot->sight, 30) && bot_things_heal(bot, command))
        return true;
    bool is_tired_of_dancing = bot_sight_turn(bot->sight) > DANCE_TURNS;
    if (plan->dances && !is_tired_of_dancing && dance(bot, command))
        return true;
    if (plan->fights_by_fire && !is_tired_of_dancing && bot->scene.adjacent == 0 &&
        fight_by_fire(bot, command))
        return true;
    if (plan->fights_in_doors && !is_tired_of_dancing && fight_at(bot, is_known_door, command))
        return true;
    if (plan->ambushes_hunters && bot->scene.adjacent == 0 && bot_ambush_hunters(bot, command))
        return true;
    if (bot->scene.adjacent == 0 && bot_fight_from_afar(bot, command))
        return true;
    if (bot_fight_hide(bot, command) || bot_fight_get_ready(bot, command))
        return true;
    if (bot_fight_charge(bot, command))
        return true;
    if (!bot_fight_is_tired_of_waiting(bot) && bot->scene.hunters > 1 && bot->scene.adjacent < 2 &&
        bot->scene.nearest_hunter > 1 && bot_fight_take_stand(bot, command))
        return true;
    if (bot_fight_strike(bot, command))
        return true;
    if (bot_fight_is_tired_of_waiting(bot))
        return false;
    if (bot->scene.nearest_hunter <= AWAIT_STEPS && bot->memory.standoff < PATIENCE_TURNS) {
        *command = (struct command){.kind = COMMAND_WAIT}; /* strike what comes first */
        return true;
    }
    return bot_fight_approach(bot, MEET_STEPS, command);
}

/* Nothing hunts the hero, but creatures may be near. */
static bool be_wary(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (bot_ambush(bot, plan->throws_lures, command))
        return true;
    if (bot->scene.nearest_awake <= 12 && bot_light_now(bot) == BOT_LIGHT_OPEN &&
        !bot_light_is_wanted(bot) &&
        bot_light_set(bot, bot_light_choose(bot, BOT_LIGHT_DARK), command))
        return true;
    if (bot_boons_draw_away(bot, command) || bot_things_distract(bot, command) ||
        bot_fight_from_afar(bot, command))
        return true;
    if (bot->scene.nearest_awake > 12 && bot_matter_seek(bot, command))
        return true;
    if (bot->scene.nearest_awake > 12 && bot_fight_sneak(bot, command))
        return true;
    return bot->scene.nearest_awake <= 2 && !bot_fight_is_tired_of_waiting(bot) &&
           bot_fight_approach(bot, 2, command);
}

static bool keep_light(struct bot *bot, const struct bot_plan *plan, bool explores,
                       struct command *command)
{
    if (plan->keeps_light)
        return bot_light_set(bot, bot->memory.kept_light, command);
    return bot_light_suit(bot, explores, command);
}

/* A bot that strobes opens its lantern for a turn if it has not had an open light for a while. */
static void choose_kept_light(struct bot *bot, const struct bot_plan *plan)
{
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    if (bot_light_now(bot) == BOT_LIGHT_OPEN)
        memory->looked_turn = turn;
    bool looks = plan->strobes && turn - memory->looked_turn > STROBE_TURNS;
    memory->keeps_light = plan->keeps_light;
    memory->kept_light = looks ? BOT_LIGHT_OPEN : plan->light;
}

/* Calls from time to time, if it has something to call with, and waits in the dark for what comes. */
static bool lure(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    if (turn < memory->wait_until) {
        if (bot_fight_strike(bot, command) || bot_light_set(bot, BOT_LIGHT_DARK, command) ||
            bot_fight_take_stand(bot, command))
            return true;
        *command = (struct command){.kind = COMMAND_WAIT};
        return true;
    }
    if (turn - memory->lured_turn < 60)
        return false;
    memory->lured_turn = turn;
    memory->wait_until = turn + 25;
    *command = (struct command){.kind = COMMAND_WAIT};
    bot_things_call(bot, command);
    return true;
}

/* Turns spent on this floor, rests excluded. */
static int turns_at_work(const struct bot *bot)
{
    return turns_here(bot) - bot->memory.rested;
}

/* Whether this floor has a lamp that heals, and none of it is lit: the bot explores such floors longer. */
static bool has_beacon(const struct bot *bot)
{
    int depth = bot_sight_depth(bot->sight);
    return band_of_depth(depth)->beacon_floor == depth && !bot_sight_is_floor_lit(bot->sight);
}

static bool is_hasty(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) < bot->memory.hasty_until;
}

/* Whether it has done here what is worth its while. */
static bool wants_to_leave(struct bot *bot)
{
    int steps = 0;
    int depth = bot_sight_depth(bot->sight);
    if (bot_sight_is_floor_lit(bot->sight) || is_hasty(bot)) /* once lit, everything here comes */
        return true;
    if (depth == FLOOR_COUNT && bot_errands_find_lamp(bot, NULL))
        return true;
    if (bot_errands_runs_late(bot))
        return true;
    if (has_beacon(bot))
        return turns_at_work(bot) > BEACON_TURNS;
    if (turns_at_work(bot) > FLOOR_TURNS)
        return true;
    return depth >= DIVE_DEPTH && turns_at_work(bot) > DIVE_TURNS &&
           bot_errands_way_down(bot, &steps);
}

/* A beacon is lit when there is nothing left but to go down, or its healing is needed. */
static bool wants_beacon(struct bot *bot, bool is_leaving)
{
    return bot_sight_depth(bot->sight) < FLOOR_COUNT && !bot_sight_is_floor_lit(bot->sight) &&
           !is_hasty(bot) && (is_leaving || bot_scene_is_below(bot->sight, 50));
}

/* Whether nothing is left to find here. A bot that knows the floor looks for items. */
static bool finds_no_more(struct bot *bot)
{
    struct command command;
    return bot_sight_sees_all(bot->sight) ? !bot_errands_collect(bot, &command)
                                          : bot_has_explored(bot);
}

/* What to do while nothing is near. */
static bool be_busy(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    bool is_late = wants_to_leave(bot);
    bool is_leaving = is_late || finds_no_more(bot);
    if (bot_things_wear(bot, command))
        return true;
    bool lights = !plan->keeps_vigil && wants_beacon(bot, is_leaving);
    if ((plan->rests ||
         bot_errands_wants_rest(bot, is_leaving && !(lights && bot_errands_find_beacon(bot)))) &&
        bot_errands_rest(bot, command))
        return true;
    if (bot_errands_fetch_lantern(bot, command))
        return true;
    if (!is_late && bot_trade_visit(bot, command))
        return true;
    if (!is_late && bot_errands_bless(bot, command))
        return true;
    if (is_late ? bot_keys_drop(bot, command) : bot_keys_use(bot, command))
        return true;
    if (!bot_errands_runs_late(bot) && !is_hasty(bot) && bot_rooms_visit(bot, command))
        return true;
    if (bot_errands_wash(bot, command) || bot_things_study(bot, command) ||
        keep_light(bot, plan, !is_leaving, command))
        return true;
    if (lights && bot_errands_light_beacon(bot, command))
        return true;
    if (is_late)
        return false;
    if (plan->lures && lure(bot, command))
        return true;
    return bot_errands_take_here(bot, command) || bot_errands_free(bot, command) ||
           bot_errands_pull(bot, command) ||
           (bot_sight_sees_all(bot->sight) ? bot_errands_collect(bot, command)
                                           : bot_errands_explore(bot, command));
}

void bot_plan_choose(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    choose_kept_light(bot, plan);
    if (plan->takes_any_boon ? bot_boons_choose_any(bot, command) : bot_boons_choose(bot, command))
        return;
    if (bot_hold(bot, command) || (plan->holds_off && bot_ambush_hold_off(bot, command)))
        return;
    if (bot_ward(bot, command))
        return;
    if (bot_fight_is_hunted(bot) && fight(bot, plan, command))
        return;
    if (plan->keeps_vigil && bot_vigil(bot, command))
        return;
    bool is_pressed = bot->scene.nearest_hunter <= 9 && bot_fight_is_losing(bot);
    if (!is_pressed && (be_wary(bot, plan, command) || be_busy(bot, plan, command)))
        return;
    if (bot_errands_win(bot, command))
        return;
    bot_errands_descend(bot, command);
}
