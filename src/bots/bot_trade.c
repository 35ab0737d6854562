#include "bots/bot_choices.h"

#include "bots/bot_errands.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* This near a merchant's cloth the lantern is put out. */
#define DARK_STEPS 3
/* How long the bot waits there for wares. */
#define TRADE_TURNS 24

/* How much a kind is worth to it: what heals first, then means of escape, then what else can be used. */
static int use_of(const struct item_kind *kind)
{
    switch (kind->family) {
    case FAMILY_HEALING:
        return 8;
    case FAMILY_ESCAPE:
        return 4;
    case FAMILY_TOOL:
        return 2;
    default:
        return 0;
    }
}

/* Whether the hero would give the thing for something better: gear only if it is worse than the one worn, and no bow. */
static bool is_spare(const struct bot *bot, const struct bot_thing *thing)
{
    if (thing->count <= thing->is_worn)
        return false;
    if (!thing->known)
        return thing->looks != LOOK_GROUP_NONE;
    if (thing->known->slot != SLOT_NONE)
        return thing->known->shoots == ITEM_NONE && !bot_things_is_better(bot, thing->known);
    return thing->known->worth > 0 && thing->known->family != FAMILY_HEALING;
}

/* What it loses by giving it: more for the last of its kind. The unknown may be anything. */
static int loss_of(const struct bot_thing *thing)
{
    if (!thing->known)
        return 2;
    return thing->known->slot != SLOT_NONE ? 0 : use_of(thing->known) + (thing->count == 1);
}

static bool has_spare(const struct bot *bot)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (is_spare(bot, &things[i]))
            return true;
    return false;
}

/* What it gains by a ware: more by a new kind, and for gear only if it is better. */
static int gain_of(const struct bot *bot, enum item ware, const struct bot_thing *things, int count)
{
    const struct item_kind *kind = item_get(ware);
    if (kind->slot != SLOT_NONE)
        return bot_things_is_better(bot, kind) ? 6 : 0;
    for (int i = 0; i < count; i++)
        if (things[i].item == ware)
            return use_of(kind);
    return use_of(kind) + 1;
}

/* The best ware that the hero can pay with things it can spare; false if there is none. */
static bool find_deal(const struct bot *bot, const struct inventory_ware *wares, int ware_count,
                      struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    int max = 0; /* what the hero gains by it */
    for (int w = 0; w < ware_count; w++)
        for (int i = 0; i < count; i++) {
            if (!is_spare(bot, &things[i]) || things[i].item == wares[w].item ||
                !bot_sight_price(wares[w].item, &things[i]).is_enough)
                continue;
            int gain = gain_of(bot, wares[w].item, things, count) - loss_of(&things[i]);
            if (gain <= max)
                continue;
            max = gain;
            *command = (struct command){
                .kind = COMMAND_TRADE, .choice = wares[w].ware, .item = things[i].item};
        }
    return max > 0;
}

/* To the cloth, the last steps in the dark; there it waits for the wares. */
static bool approach(struct bot *bot, struct point cloth, struct command *command)
{
    int steps = point_chebyshev(bot_sight_hero(bot->sight)->position, cloth);
    if (steps <= DARK_STEPS && bot_light_set(bot, BOT_LIGHT_DARK, command))
        return true;
    if (steps <= DARK_STEPS && bot_light_now(bot) != BOT_LIGHT_DARK)
        return false; /* it never puts its lantern out */
    if (steps > 0)
        return bot_way_go(bot, cloth, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

bool bot_trade_visit(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    struct inventory_ware wares[SITE_WARES_MAX];
    struct point cloth;
    if (memory->depth < 1 || memory->has_traded[memory->depth - 1] || !has_spare(bot) ||
        bot_sight_is_hunted(bot->sight) || !bot_errands_find_cloth(bot, &cloth))
        return false;
    int count = bot_sight_wares(bot->sight, wares);
    if (point_chebyshev(bot_sight_hero(bot->sight)->position, cloth) <= DARK_STEPS)
        memory->trade_turns++;
    if (memory->trade_turns <= TRADE_TURNS &&
        (count > 0 ? find_deal(bot, wares, count, command) : approach(bot, cloth, command)))
        return true;
    memory->has_traded[memory->depth - 1] = true;
    return false;
}
