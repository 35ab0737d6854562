#include "bots/bot_choices.h"

#include "bots/bot_fight.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* It lies in wait for what is this near, for this many turns, and not again for as many. */
#define PREY_STEPS 7
#define AMBUSH_TURNS 10
#define AMBUSH_AGAIN_TURNS 60
/* It holds a creature off that is this near, for this many turns, and not again for as many. */
#define HELD_STEPS 8
#define HELD_TURNS 40
#define HELD_AGAIN_TURNS 120

static int turns_since(const struct bot *bot, int turn)
{
    return bot_sight_turn(bot->sight) - turn;
}

static bool is_prey(const struct bot *bot, const struct bot_other *other)
{
    int steps = point_chebyshev(bot_sight_hero(bot->sight)->position, other->position);
    return bot_scene_is_foe(other) && !other->is_eyes_only && !other->is_asleep &&
           other->pips < PIPS_HUNTING && steps <= PREY_STEPS &&
           !monster_get(other->kind)->is_fixed && !bot_scene_is_light_shy(other);
}

static bool has_prey(const struct bot *bot)
{
    for (int i = 0; i < bot->scene.other_count; i++)
        if (is_prey(bot, &bot->scene.others[i]))
            return true;
    return false;
}

static bool is_in_the_dark(const struct bot *bot)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    return bot_light_now(bot) == BOT_LIGHT_DARK && bot_sight_light(bot->sight, hero) == LIGHT_DARK;
}

/* Strikes what is beside it, or puts its light out. Waits where it is dark. */
static bool lie_in_wait(struct bot *bot, struct command *command)
{
    if (bot_fight_strike(bot, command) || bot_light_set(bot, BOT_LIGHT_DARK, command))
        return true;
    *command = (struct command){.kind = COMMAND_WAIT};
    return is_in_the_dark(bot);
}

bool bot_ambush(struct bot *bot, bool throws_lures, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    if (turns_since(bot, memory->ambush_turn) > AMBUSH_TURNS) {
        if (turns_since(bot, memory->ambush_turn) < AMBUSH_AGAIN_TURNS || bot->scene.hunters > 0 ||
            bot_light_now(bot) == BOT_LIGHT_OPEN || bot_light_is_wanted(bot) || !has_prey(bot))
            return false;
        memory->ambush_turn = bot_sight_turn(bot->sight);
        memory->has_lured = false;
    }
    bool is_ready = is_in_the_dark(bot) && bot->scene.adjacent == 0;
    if (is_ready && bot_things_draw_to_sneak(bot, command))
        return true;
    if (is_ready && throws_lures && !memory->has_lured) {
        memory->has_lured = true;
        if (bot_things_call(bot, command))
            return true;
    }
    if (lie_in_wait(bot, command))
        return true;
    memory->ambush_turn -= AMBUSH_TURNS + 1; /* no place to hide */
    return false;
}

bool bot_ambush_hunters(struct bot *bot, struct command *command)
{
    return !bot_fight_is_tired_of_waiting(bot) && lie_in_wait(bot, command);
}

/* The nearest creature in view that its light keeps off, or that has let it be. */
static const struct bot_other *find_held(const struct bot *bot)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (bot_scene_is_foe(other) && bot_scene_is_light_shy(other) && !other->is_asleep &&
            other->pips == PIPS_HUNTING && point_chebyshev(hero, other->position) <= HELD_STEPS)
            return other;
    }
    return NULL;
}

bool bot_ambush_hold_off(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    const struct bot_other *held = find_held(bot);
    if (!held)
        return false;
    if (turns_since(bot, memory->held_turn) > HELD_AGAIN_TURNS)
        memory->held_turn = bot_sight_turn(bot->sight);
    if (turns_since(bot, memory->held_turn) > HELD_TURNS)
        return false;
    if (bot_fight_strike(bot, command) || bot_light_set(bot, BOT_LIGHT_OPEN, command))
        return true;
    if (held->has_given_up)
        return bot_way_go(bot, held->position, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return bot_scene_is_kept_off(bot->sight, held);
}
