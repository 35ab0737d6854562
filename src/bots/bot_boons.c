#include "bots/bot_boons.h"

#include "bots/bot_things.h"
#include "bots/bot_way.h"
#include "content/boon.h"

/* For a bot that is told to prefer a path: what a boon of it is worth, and what one of another path loses for each that the bot
 * has of that, because offers lean to paths that it has boons of. */
#define WORTH_OF_PATH 1000
#define WORTH_OF_STRAYING 40
/* What each boon is worth of the paths that the bot has already. */
#define WORTH_OF_COMPANY 12
#define WORTH_OF_KEYSTONE 30
/* Hunters this near are stunned; water this near is fled into. */
#define STUN_STEPS 2
#define WATER_STEPS 6
/* Turns between two calls. */
#define CALL_TURNS 12

static int worth_of_traits(const struct traits *gain)
{
    return 36 * gain->armour + 2 * gain->warmth + gain->night / 6 - 2 * gain->give_up +
           20 * gain->hides_hooded + 5 * gain->open_radius + 4 * gain->dark_sight -
           gain->dark_step_time / 3 - 8 * gain->step_louder - 6 * gain->blow_louder +
           20 * gain->sears + 12 * gain->forgotten + 10 * gain->glare + 12 * gain->lured_unaware +
           gain->turns_one_missile + 8 * gain->flotsam;
}

static int worth_of(const struct bot *bot, enum boon boon)
{
    const struct boon_kind *kind = boon_get(boon);
    int worth = worth_of_traits(&kind->gain) + (kind->is_keystone ? WORTH_OF_KEYSTONE : 0);
    for (int i = 0; i < BOON_THINGS_MAX && kind->things[i].item != ITEM_NONE; i++)
        worth += 3 * kind->things[i].count;
    int company = bot_sight_boons_of(bot->sight, kind->path);
    if (bot->path < 0)
        return worth + WORTH_OF_COMPANY * company;
    return (int)kind->path == bot->path ? worth + WORTH_OF_PATH
                                        : worth - WORTH_OF_STRAYING * company;
}

bool bot_boons_choose(struct bot *bot, struct command *command)
{
    int best = -1;
    for (int i = 0; i < BOON_OFFERS; i++) {
        enum boon boon = bot_sight_offer(bot->sight, i);
        if (boon != BOON_NONE &&
            (best < 0 || worth_of(bot, boon) > worth_of(bot, bot_sight_offer(bot->sight, best))))
            best = i;
    }
    *command = (struct command){.kind = COMMAND_BOON, .choice = best};
    return best >= 0;
}

bool bot_boons_choose_any(struct bot *bot, struct command *command)
{
    int count = 0;
    while (count < BOON_OFFERS && bot_sight_offer(bot->sight, count) != BOON_NONE)
        count++;
    *command = (struct command){.kind = COMMAND_BOON, .choice = 0};
    if (count > 0)
        command->choice = random_below(&bot->random, count);
    return count > 0;
}

static bool leads_down(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    const struct terrain_kind *kind = terrain != TERRAIN_NONE ? terrain_get(terrain) : NULL;
    return kind && (kind->is_chasm || (kind->is_water && !kind->is_walkable));
}

static bool is_shore(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (leads_down(bot, point_step(p, (enum direction)d)))
            return true;
    return false;
}

bool bot_boons_get_away(struct bot *bot, struct command *command)
{
    enum boon keystone = bot_sight_keystone(bot->sight);
    if (keystone == BOON_NONE || boon_get(keystone)->aim > 0)
        return false;
    bool is_by_water = boon_get(keystone)->gain.falls_softly;
    bool is_shore_here = is_shore(bot, NULL, bot_sight_hero(bot->sight)->position);
    if (is_by_water && !is_shore_here)
        return bot->scene.adjacent == 0 &&
               bot_way_go_nearest(bot, is_shore, NULL, WATER_STEPS, command);
    if (is_by_water ? bot_sight_depth(bot->sight) == FLOOR_COUNT
                    : bot->scene.nearest_hunter > STUN_STEPS)
        return false;
    *command =
        (struct command){.kind = COMMAND_KEYSTONE, .target = bot_sight_hero(bot->sight)->position};
    return true;
}

bool bot_boons_draw_away(struct bot *bot, struct command *command)
{
    enum boon keystone = bot_sight_keystone(bot->sight);
    int turn = bot_sight_turn(bot->sight);
    if (keystone == BOON_NONE || boon_get(keystone)->aim == 0 ||
        turn - bot->memory.lured_turn < CALL_TURNS || !bot_things_find_lure(bot, &command->target))
        return false;
    command->kind = COMMAND_KEYSTONE;
    bot->memory.lured_turn = turn;
    return true;
}
