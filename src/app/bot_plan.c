#include "app/bot_plan.h"

#include "app/bot_errands.h"
#include "app/bot_fight.h"
#include "app/bot_things.h"
#include "app/bot_trade.h"
#include "app/bot_way.h"

/* Turns on a floor after which it is left, and the night from which on nothing but stairs matters. */
#define FLOOR_TURNS 600
#define NIGHT_HASTE 480
/* The night beyond which nobody rests. */
#define NIGHT_REST 400
/* From this floor on fights are seldom worth it: it goes down as soon as it knows where. */
#define DIVE_DEPTH 5

/* How long it takes those who hunt it but do not come for a danger. */
#define STANDOFF_TURNS 16
/* So near the lamp that it holds it goes out of the way of blows. */
#define DODGE_STEPS 4
/* Hunters so near are waited for, and so near are gone to if they do not come. */
#define AWAIT_STEPS 6
#define MEET_STEPS 3

static int turns_here(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) - bot->memory.came_turn;
}

static bool is_tired_of_waiting(const struct bot *bot)
{
    return bot->memory.standoff > STANDOFF_TURNS;
}

/* Whether somebody is at him, or hunts him whom he knows to be near. */
static bool is_hunted(const struct bot *bot)
{
    return bot->scene.adjacent > 0 ||
           bot->scene.nearest_hunter <= (is_tired_of_waiting(bot) ? 2 : 9);
}

/* Whether the fight that is coming would cost too much. */
static bool is_losing(const struct bot *bot)
{
    int health = bot_sight_hero(bot->sight)->health;
    return bot->scene.loss * 4 >= health * 3;
}

/* Out of a fight that would be lost: whoever is beside him strikes while he walks, so then he walks no more than he must. */
static bool get_away(struct bot *bot, struct command *command)
{
    int health = bot_sight_hero(bot->sight)->health;
    bool is_lost = bot->scene.loss >= health;
    if (bot_scene_is_below(bot->sight, 45) && bot_things_heal(bot, command))
        return true;
    if (bot->scene.nearest_hunter <= 3 && bot_things_escape(bot, command))
        return true;
    if (bot->scene.adjacent > 0 && !is_lost)
        return false;
    if (bot_errands_flee_by_stairs(bot, 1, command))
        return true;
    if (is_lost && bot_errands_flee_by_stairs(bot, -1, command))
        return true;
    return bot->scene.adjacent == 0 && !is_tired_of_waiting(bot) && bot_way_flee(bot, command);
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
    if (is_tired_of_waiting(bot))
        return false;
    if (is_place(bot, NULL, hero)) {
        if (bot_fight_strike(bot, command))
            return true;
        *command = (struct command){.kind = COMMAND_WAIT};
        return bot->scene.nearest_hunter <= 9;
    }
    return bot_way_go_nearest(bot, is_place, NULL, 40, command);
}

/* Hurt on stairs, he takes them. */
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

/* A better weapon in hand, and light, before anybody is at him; a bow is no use then. */
static bool get_ready(struct bot *bot, struct command *command)
{
    enum item weapon = bot_sight_worn(bot->sight, SLOT_WEAPON);
    bool is_bow = weapon != ITEM_NONE && item_get(weapon)->shoots != ITEM_NONE;
    if ((is_bow || bot->scene.nearest_hunter > 2) && bot_things_wear(bot, command))
        return true;
    return bot->scene.nearest_hunter > 1 && bot_light_now(bot) == BOT_LIGHT_DARK &&
           bot_light_set(bot, BOT_LIGHT_OPEN, command);
}

static bool fight(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (bot_light_is_wanted(bot) && bot_light_set(bot, BOT_LIGHT_OPEN, command))
        return true;
    if (is_losing(bot) && get_away(bot, command))
        return true;
    if (bot_scene_is_below(bot->sight, 30) && bot_things_heal(bot, command))
        return true;
    if (plan->dances && dance(bot, command))
        return true;
    if (plan->fights_in_doors && fight_at(bot, is_known_door, command))
        return true;
    if (bot->scene.adjacent == 0 && bot_fight_from_afar(bot, command))
        return true;
    if (get_ready(bot, command))
        return true;
    if (bot_fight_charge(bot, command))
        return true;
    if (!is_tired_of_waiting(bot) && bot->scene.hunters > 1 && bot->scene.adjacent < 2 &&
        bot->scene.nearest_hunter > 1 && bot_fight_take_stand(bot, command))
        return true;
    if (bot_fight_strike(bot, command))
        return true;
    if (is_tired_of_waiting(bot))
        return false;
    if (bot->scene.nearest_hunter <= AWAIT_STEPS && bot->memory.standoff < STANDOFF_TURNS / 2) {
        *command = (struct command){.kind = COMMAND_WAIT}; /* who comes is struck first */
        return true;
    }
    return bot_fight_approach(bot, MEET_STEPS, command);
}

/* Nobody hunts him, but some may be about. */
static bool be_wary(struct bot *bot, struct command *command)
{
    if (bot->scene.nearest_awake <= 12 && bot_light_now(bot) == BOT_LIGHT_OPEN &&
        !bot_light_is_wanted(bot) && bot_light_set(bot, BOT_LIGHT_HOODED, command))
        return true;
    if (bot_things_distract(bot, command))
        return true;
    if (bot->scene.nearest_awake > 12 && bot_fight_sneak(bot, command))
        return true;
    return bot->scene.nearest_awake <= 2 && !is_tired_of_waiting(bot) &&
           bot_fight_approach(bot, 2, command);
}

/* How near the nearest foe would be to a cell, as it stands; nobody: far. */
static int nearest_to(const struct bot *bot, struct point p)
{
    int least = BOT_FAR;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        int steps = point_steps(p, other->position);
        if (bot_scene_is_foe(other) && !other->is_asleep && steps < least)
            least = steps;
    }
    return least;
}

/* A step out of reach of those beside it that does not lead away from the lamp. */
static bool dodge(struct bot *bot, struct point lamp, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int most = nearest_to(bot, hero);
    bool has_chosen = false;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(hero, (enum direction)d);
        int near = nearest_to(bot, to);
        if (near <= most || point_steps(to, lamp) > DODGE_STEPS || bot_scene_at(&bot->scene, to) ||
            !bot_sight_can_step(bot->sight, hero, (enum direction)d))
            continue;
        most = near;
        has_chosen = true;
        *command = (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d};
    }
    return has_chosen;
}

/* By the lamp that burns nobody flees: what heals, hides or hurts is for now, and there is no later. */
static bool hold(struct bot *bot, struct command *command)
{
    struct point lamp;
    if (!bot_sight_holds(bot->sight, &lamp))
        return false;
    if (bot_scene_is_below(bot->sight, 50) && bot_things_heal(bot, command))
        return true;
    if (is_losing(bot) && bot->scene.nearest_hunter <= 3 && bot_things_escape(bot, command))
        return true;
    if (bot->scene.adjacent == 0 && bot_fight_from_afar(bot, command))
        return true;
    if (is_losing(bot) && bot->scene.adjacent > 0 && dodge(bot, lamp, command))
        return true;
    if (is_hunted(bot) && get_ready(bot, command))
        return true;
    return bot_fight_strike(bot, command) || bot_errands_hold(bot, command);
}

static bool keep_light(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    if (plan->keeps_light)
        return bot_light_set(bot, plan->light, command);
    return bot_light_suit(bot, command);
}

/* Calls from time to time, and waits in the dark for who comes. */
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
    if (turn - memory->lured_turn < 60 || !bot_things_call(bot, command))
        return false;
    memory->lured_turn = turn;
    memory->wait_until = turn + 25;
    return true;
}

static bool wants_rest(const struct bot *bot, const struct bot_plan *plan)
{
    if (plan->rests)
        return true;
    return bot_sight_night(bot->sight) < NIGHT_REST &&
           (bot_scene_is_below(bot->sight, 50) ||
            (bot->memory.last.kind == COMMAND_REST && bot_scene_is_below(bot->sight, 80)));
}

/* Whether he must go now to be off the floor before the night sends its hunter. */
static bool is_time_to_leave(struct bot *bot)
{
    int night = bot_sight_night(bot->sight);
    int steps = 0;
    if (bot_sight_is_floor_lit(bot->sight)) /* and all who live here come */
        return true;
    if (bot_sight_depth(bot->sight) == FLOOR_COUNT && bot_errands_knows_lamp(bot))
        return true;
    if (turns_here(bot) > FLOOR_TURNS || night > NIGHT_HASTE)
        return true;
    if (bot_sight_depth(bot->sight) >= DIVE_DEPTH && night + 20 * bot->memory.depth > 350 &&
        bot_errands_way_down(bot, &steps))
        return true;
    return night > NIGHT_HASTE / 2 && bot_errands_way_down(bot, &steps) &&
           night + steps > NIGHT_HASTE;
}

/* A beacon is lit when there is nothing left but to go down, or its healing is needed. */
static bool wants_beacon(struct bot *bot)
{
    return bot_sight_depth(bot->sight) < FLOOR_COUNT &&
           (bot_scene_is_below(bot->sight, 50) || bot_errands_knows_stairs(bot, 1));
}

/* What there is to do while nobody is about. */
static bool be_busy(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    bool is_late = is_time_to_leave(bot);
    if (bot_things_wear(bot, command))
        return true;
    if (wants_rest(bot, plan) && bot_errands_rest(bot, command))
        return true;
    if (!is_late && bot_trade_visit(bot, command))
        return true;
    if (bot_errands_wash(bot, command) || bot_things_study(bot, command) ||
        keep_light(bot, plan, command))
        return true;
    if (is_late)
        return false;
    if (plan->lures && lure(bot, command))
        return true;
    return bot_errands_take_here(bot, command) || bot_errands_unlock(bot, command) ||
           bot_errands_free(bot, command) || bot_errands_pull(bot, command) ||
           (wants_beacon(bot) && bot_errands_light_beacon(bot, command)) ||
           (bot_sight_sees_all(bot->sight) ? bot_errands_collect(bot, command)
                                           : bot_errands_explore(bot, command));
}

void bot_plan_choose(struct bot *bot, const struct bot_plan *plan, struct command *command)
{
    bot->memory.keeps_light = plan->keeps_light;
    bot->memory.kept_light = plan->light;
    if (bot_things_choose_boon(bot, command))
        return;
    if (hold(bot, command))
        return;
    if (is_hunted(bot) && fight(bot, plan, command))
        return;
    bool is_pressed = bot->scene.nearest_hunter <= 9 && is_losing(bot);
    if (!is_pressed && (be_wary(bot, command) || be_busy(bot, plan, command)))
        return;
    if (bot_errands_win(bot, command))
        return;
    bot_errands_descend(bot, command);
}
