#include "bots/bot_choices.h"

#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_things.h"

/* The bot evades blows up to this far from the lamp that it holds. */
#define DODGE_STEPS 4
/* A shooter this far off is attacked: turns away from the lamp are not lost, they only do not count. */
#define CHARGE_STEPS 8

/* Distance from a cell to the nearest foe; far if there is none. */
static int nearest_to(const struct bot *bot, struct point p)
{
    int min = BOT_FAR;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        int steps = point_chebyshev(p, other->position);
        if (bot_scene_is_foe(other) && !other->is_asleep && steps < min)
            min = steps;
    }
    return min;
}

/* A step out of reach of those beside it that does not lead away from the lamp. */
static bool dodge(struct bot *bot, struct point lamp, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int max = nearest_to(bot, hero);
    bool has_chosen = false;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point to = point_step(hero, (enum direction)d);
        int near = nearest_to(bot, to);
        if (near <= max || point_chebyshev(to, lamp) > DODGE_STEPS ||
            bot_scene_at(&bot->scene, to) ||
            !bot_sight_can_step(bot->sight, hero, (enum direction)d))
            continue;
        max = near;
        has_chosen = true;
        *command = (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d};
    }
    return has_chosen;
}

/* Whether a shooter can be reached on foot: beside the burning lamp the hero is lit and would be shot down. */
static bool charge(struct bot *bot, struct command *command)
{
    return bot->scene.nearest_hunter <= CHARGE_STEPS && bot_fight_charge(bot, command);
}

/* Turns the beam towards the nearest foe that none has stopped yet, if the foe is far enough for that. */
static bool turn_beam(struct bot *bot, struct point lamp, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count && bot_sight_may_turn_lamp(bot->sight); i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (!bot_scene_is_foe(other) || other->is_asleep || other->was_in_beam ||
            point_is_equal(other->position, lamp))
            continue;
        enum direction to = direction_nearest(point_subtract(other->position, lamp));
        int eighths =
            ((int)to - (int)bot_sight_beam(bot->sight) + DIRECTION_COUNT) % DIRECTION_COUNT;
        bool is_right = eighths <= DIRECTION_COUNT / 2;
        int turns = is_right ? eighths : DIRECTION_COUNT - eighths;
        if (bot_sight_beams(bot->sight) >> to & 1 ||
            turns >= point_chebyshev(hero, other->position))
            continue;
        *command = (struct command){.kind = COMMAND_TURN_LAMP, .leads = is_right ? 1 : -1};
        return true;
    }
    return false;
}

bool bot_hold(struct bot *bot, struct command *command)
{
    struct point lamp;
    if (!bot_sight_holds(bot->sight, &lamp))
        return false;
    if (bot_scene_is_below(bot->sight, 50) && bot_things_heal(bot, command))
        return true;
    if (bot_fight_is_losing(bot) && bot->scene.nearest_hunter <= 3 &&
        bot_things_escape(bot, command))
        return true;
    if (bot->scene.adjacent == 0 &&
        (turn_beam(bot, lamp, command) || bot_fight_from_afar(bot, command)))
        return true;
    if (bot_fight_is_losing(bot) && bot->scene.adjacent > 0 && dodge(bot, lamp, command))
        return true;
    if (bot_fight_is_hunted(bot) && bot_fight_get_ready(bot, command))
        return true;
    if (charge(bot, command))
        return true;
    return bot_fight_strike(bot, command) || bot_errands_hold(bot, command);
}
