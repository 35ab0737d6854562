#include "bots/bot_light.h"

#include "bots/bot_choices.h"
#include "bots/bot_way.h"

/* A stance is kept this long, so that it does not flicker. */
#define STANCE_TURNS 8
/* Creatures this near count when a stance is chosen. */
#define NEAR_STEPS 14
/* For this many turns after a creature was seen awake near by, it may still be there. */
#define WARY_TURNS 8
/* For this many turns light is kept for a creature that bright light keeps off. */
#define WANTED_TURNS 25

static enum bot_light light_of(const struct lantern_kind *kind)
{
    if (kind->is_open)
        return BOT_LIGHT_OPEN;
    return kind->light_radius > 0 ? BOT_LIGHT_HOODED : BOT_LIGHT_DARK;
}

enum bot_light bot_light_now(const struct bot *bot)
{
    return light_of(lantern_get(bot_sight_hero(bot->sight)->lantern));
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
    return bot_sight_turn(bot->sight) - bot->memory.light_wanted_turn < WANTED_TURNS;
}

static bool is_near(const struct bot *bot, const struct bot_other *other)
{
    return bot_scene_is_foe(other) && !other->is_eyes_only &&
           point_chebyshev(bot_sight_hero(bot->sight)->position, other->position) <= NEAR_STEPS;
}

enum bot_light bot_light_choose(const struct bot *bot, enum bot_light usual)
{
    int punished[BOT_LIGHT_COUNT] = {0};
    enum bot_light best = usual;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (!is_near(bot, other))
            continue;
        for (int l = 0; l < LANTERN_COUNT; l++) {
            enum bot_light light = light_of(lantern_get((enum lantern)l));
            punished[light] += (monster_get(other->kind)->punishes >> l & 1) ||
                               (other->is_asleep && light == BOT_LIGHT_OPEN);
        }
    }
    for (int light = BOT_LIGHT_COUNT - 1; light >= 0; light--) /* of equal ones the darkest */
        if (punished[light] < punished[best])
            best = (enum bot_light)light;
    return best;
}

bool bot_light_suit(struct bot *bot, bool explores, struct command *command)
{
    int turn = bot_sight_turn(bot->sight);
    bool is_alone = turn - bot->memory.noticed_turn >= WARY_TURNS;
    enum bot_light alone = explores ? BOT_LIGHT_OPEN : BOT_LIGHT_HOODED;
    enum bot_light light = bot_light_is_wanted(bot)
                               ? BOT_LIGHT_OPEN
                               : bot_light_choose(bot, is_alone ? alone : BOT_LIGHT_DARK);
    return turn - bot->memory.lantern_turn >= STANCE_TURNS && bot_light_set(bot, light, command);
}
