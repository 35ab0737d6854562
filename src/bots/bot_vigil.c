#include "bots/bot_choices.h"

#include "bots/bot_errands.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"

/* Turns on the floor after which the bot lights the lamp instead. */
#define GIVES_UP_TURNS 900
/* Turns in vain beside the lamp before it goes after what has noticed it. */
#define PATIENCE_TURNS 30

static bool is_beside_lamp(const struct bot *bot, const void *context, struct point p)
{
    const struct point *lamp = context;
    return point_chebyshev(p, *lamp) == 1 && bot_sight_is_ground(bot->sight, p) &&
           (!bot_sight_is_visible(bot->sight, p) || bot_sight_light(bot->sight, p) == LIGHT_DARK);
}

/* Walks into the nearest creature with a pip. */
static bool go_after_noticer(struct bot *bot, struct command *command)
{
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (other->pips > 0 && bot_scene_is_foe(other) && !other->is_eyes_only &&
            bot_way_go(bot, other->position, command))
            return true;
    }
    return false;
}

bool bot_vigil(struct bot *bot, struct command *command)
{
    struct point lamp;
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    if (!bot_errands_find_lamp(bot, &lamp) || !bot_sight_may_keep_vigil(bot->sight) ||
        turn - memory->came_turn > GIVES_UP_TURNS)
        return false;
    if (bot_light_set(bot, BOT_LIGHT_DARK, command))
        return true;
    if (bot_sight_vigil(bot->sight) > 0 || memory->vigil_turn < memory->came_turn)
        memory->vigil_turn = turn;
    if (turn - memory->vigil_turn > PATIENCE_TURNS && go_after_noticer(bot, command))
        return true;
    if (is_beside_lamp(bot, &lamp, bot_sight_hero(bot->sight)->position)) {
        *command = (struct command){.kind = COMMAND_WAIT};
        return true;
    }
    memory->vigil_turn = turn;
    return bot_way_go_nearest(bot, is_beside_lamp, &lamp, BOT_FAR, command);
}
