#include "bots/bot_light.h"

#include "bots/bot_keys.h"
#include "bots/bot_way.h"

/* A stance is kept as long, so that it does not flicker. */
#define STANCE_TURNS 8
/* From this floor on most creatures that see punish an open lantern. */
#define DEEP_FLOOR 5
/* A creature may still be near this many turns after it was seen. */
#define WARY_TURNS 25
/* Bright light on a sleeper this near would soon wake it. */
#define SLEEPER_STEPS 6

enum bot_light bot_light_now(const struct bot *bot)
{
    const struct lantern_kind *kind = lantern_get(bot_sight_hero(bot->sight)->lantern);
    if (kind->is_open)
        return BOT_LIGHT_OPEN;
    return kind->light_radius > 0 ? BOT_LIGHT_HOODED : BOT_LIGHT_DARK;
}

bool bot_light_set(struct bot *bot, enum bot_light light, struct command *command)
{
    if (!bot_sight_has_lantern(bot->sight) || bot_light_now(bot) == light ||
        bot_keys_hold_lantern(bot) ||
        (bot->memory.keeps_light && bot->memory.kept_light != light) ||
        (bot_light_now(bot) != BOT_LIGHT_OPEN &&
         bot_way_is_by_gas(bot, bot_sight_hero(bot->sight)->position)))
        return false;
    bot->memory.lantern_turn = bot_sight_turn(bot->sight);
    *command = (struct command){.kind = COMMAND_LANTERN};
    return true;
}

bool bot_light_is_wanted(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) - bot->memory.light_wanted_turn < WARY_TURNS;
}

bool bot_light_suit(struct bot *bot, bool explores, struct command *command)
{
    int turn = bot_sight_turn(bot->sight);
    bool is_by_sleeper = bot_scene_find_sleeper(&bot->scene, bot->sight, SLEEPER_STEPS) != NULL;
    bool is_near = is_by_sleeper || turn - bot->memory.noticed_turn < WARY_TURNS;
    bool is_deep = bot_sight_depth(bot->sight) >= DEEP_FLOOR;
    bool needs_light = bot_light_is_wanted(bot) || (explores && !is_near && !is_deep);
    enum bot_light light = !needs_light ? BOT_LIGHT_HOODED : BOT_LIGHT_OPEN;
    if (turn - bot->memory.lantern_turn < STANCE_TURNS && bot_light_now(bot) != BOT_LIGHT_DARK)
        return false;
    return bot_light_set(bot, light, command);
}
