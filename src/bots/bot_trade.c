#include "bots/bot_trade.h"

#include "bots/bot_errands.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* This near a merchant's cloth the lantern is put out. */
#define DARK_STEPS 3
/* How long the bot waits there for wares. */
#define TRADE_TURNS 24

/* Whether a thing is useless to the hero: worse than the one worn, and no bow. */
static bool is_spare(const struct bot *bot, const struct bot_thing *thing)
{
    return thing->known && thing->known->slot != SLOT_NONE && thing->known->worth > 0 &&
           thing->known->shoots == ITEM_NONE && thing->count > thing->is_worn &&
           !bot_things_is_better(bot, thing->known);
}

static bool has_spare(const struct bot *bot)
{
    struct bot_thing things[ITEM_COUNT];
    int count = bot_sight_things(bot->sight, things);
    for (int i = 0; i < count; i++)
        if (is_spare(bot, &things[i]))
            return true;
    return false;
}

/* How much a ware is wanted: better gear first, then means of escape. */
static int want_of(const struct bot *bot, const struct item_kind *ware)
{
    if (ware->slot != SLOT_NONE)
        return bot_things_is_better(bot, ware) ? 3 : 0;
    return ware->family == FAMILY_ESCAPE ? 2 : 1;
}

/* The best ware that the hero can pay with things it can spare; false if there is none. */
static bool find_deal(const struct bot *bot, const struct inventory_ware *wares, int ware_count,
                      struct command *command)
{
    struct bot_thing things[ITEM_COUNT];
    int count = bot_sight_things(bot->sight, things);
    int max = 0;
    for (int w = 0; w < ware_count; w++)
        for (int i = 0; i < count; i++) {
            int want = want_of(bot, item_get(wares[w].item));
            if (want <= max || !is_spare(bot, &things[i]) || things[i].item == wares[w].item ||
                !bot_sight_price(wares[w].item, &things[i]).is_enough)
                continue;
            max = want;
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
        !bot_errands_find_cloth(bot, &cloth))
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
