#include "rules/gear.h"

#include "rules/drops.h"
#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/sites/sites.h"
#include "rules/sites/trade.h"
#include "rules/stance.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/keyring.h"

static void update_traits(struct state *state)
{
    hero_update_traits(state);
    struct actor *hero = state_hero(state);
    if (hero->health > state->traits.health)
        hero->health = state->traits.health;
    visibility_note_light(state, state->hero);
    visibility_note_sight(state);
}

static void tell(struct state *state, enum event_kind kind, enum item item, int count)
{
    ADD_EVENT(state, .kind = kind, .item = item, .to = state_hero(state)->position, .count = count);
}

/* Takes as much as there is room for; false if there is none. */
static bool take_up(struct state *state)
{
    struct level *level = state_level(state);
    struct point at = state_hero(state)->position;
    enum item item = level_item(level, at);
    int lying = level_item_count(level, at);
    int added = lying;
    if (item_get(item)->is_lantern) {
        state->pack.has_lantern = true;
        if (!state_is_lesson(state)) /* which teaches to open it */
            state_hero(state)->lantern = lantern_find(false);
        state->ember = (struct ember){.depth = 0};
        visibility_note_light(state, state->hero);
    } else {
        added = pack_add(&state->pack, item, lying, state->traits.slots);
    }
    if (added == 0)
        return false;
    ground_set_items(state, at, added < lying ? item : ITEM_NONE, lying - added);
    bit_grid_put(&level->no_auto_pickup, at, false);
    tell(state, EVENT_PICKED_UP, item, added);
    stance_heed_key(state);
    sites_note_taken(state, at);
    return true;
}

void gear_walk_over(struct state *state)
{
    const struct level *level = state_level(state);
    struct point at = state_hero(state)->position;
    enum item item = level_item(level, at);
    if (item == ITEM_NONE)
        return;
    bool is_left = state->leaves_things || bit_grid_has(&level->no_auto_pickup, at) ||
                   !keyring_is_there(state, item, at);
    if (!is_left && take_up(state))
        return;
    ADD_EVENT(state, .kind = EVENT_FOUND, .item = item, .to = at,
              .count = level_item_count(level, at), .is_left = state->leaves_things);
}

/* Whether the lantern opens if the hero takes up the item. */
static bool opens_lantern(const struct state *state, enum item item)
{
    return item_get(item)->holds_lantern_open && state->pack.has_lantern &&
           !hero_has_open_lantern(state) && !state_is_plain(state);
}

struct outcome gear_pick_up(struct state *state, struct handle handle)
{
    struct point at = state_hero(state)->position;
    if (drops_is_for_wares(state_level(state), at)) {
        enum refusal refusal = trade_refusal(state);
        refusal = refusal == REFUSAL_NONE ? REFUSAL_WARE : refusal;
        return outcome_refused(state, handle, refusal, at);
    }
    if (level_item(state_level(state), at) == ITEM_NONE)
        return outcome_refused(state, handle, REFUSAL_NOTHING_HERE, at);
    if (!keyring_is_there(state, level_item(state_level(state), at), at))
        return outcome_refused(state, handle, REFUSAL_KEY_SHY, at);
    if (opens_lantern(state, level_item(state_level(state), at)) && stance_warn_of_gas(state))
        return outcome_refused(state, handle, REFUSAL_GAS_HERE, at);
    if (!take_up(state))
        return outcome_refused(state, handle, REFUSAL_FULL, at);
    return outcome_done(TURN_TIME);
}

static struct outcome let_go(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    if (actor->carried == ITEM_NONE)
        return outcome_refused(state, handle, REFUSAL_NOT_HAD, actor->position);
    drops_let_go(state, handle);
    return outcome_done(TURN_TIME);
}

static void take_out(struct pack *pack, enum item item, int count)
{
    for (int i = 0; i < count; i++)
        pack_take(pack, item);
}

/* Why that many of an item can't be laid where the hero stands. What lies there must fit onto the same pile, or into the pack
 * in exchange. */
static enum refusal find_no_room(struct state *state, enum item item, int count)
{
    const struct level *level = state_level_const(state);
    struct point at = state_hero_const(state)->position;
    enum item lying = level_item(level, at);
    int lying_count = level_item_count(level, at);
    struct pack after = state->pack;
    if (lying == ITEM_NONE)
        return REFUSAL_NONE;
    if (lying == item)
        return lying_count + count <= PACK_COUNT_MAX ? REFUSAL_NONE : REFUSAL_SOMETHING_HERE;
    if (!keyring_is_there(state, lying, at))
        return REFUSAL_SOMETHING_HERE;
    if (opens_lantern(state, lying) && stance_warn_of_gas(state))
        return REFUSAL_GAS_HERE;
    take_out(&after, item, count);
    bool has_room = item_get(lying)->is_lantern ||
                    pack_add(&after, lying, lying_count, state->traits.slots) == lying_count;
    return has_room ? REFUSAL_NONE : REFUSAL_SOMETHING_HERE;
}

struct outcome gear_drop(struct state *state, struct handle handle, enum item item)
{
    if (!state_is_hero(state, handle))
        return let_go(state, handle);
    struct level *level = state_level(state);
    struct point at = state_hero(state)->position;
    if (item == ITEM_NONE || pack_count(&state->pack, item) == 0)
        return outcome_refused(state, handle, REFUSAL_NOT_HAD, at);
    if (drops_is_for_wares(level, at))
        return outcome_refused(state, handle, REFUSAL_WARES_ONLY, at);
    int count = pack_count(&state->pack, item);
    enum refusal refusal = find_no_room(state, item, count);
    if (refusal != REFUSAL_NONE)
        return outcome_refused(state, handle, refusal, at);
    int lying = level_item(level, at) == item ? level_item_count(level, at) : 0;
    take_out(&state->pack, item, count);
    if (lying == 0 && level_item(level, at) != ITEM_NONE)
        take_up(state);
    ground_set_items(state, at, item, lying + count);
    bit_grid_put(&level->no_auto_pickup, at, true);
    update_traits(state);
    tell(state, EVENT_DROPPED, item, count);
    return outcome_done(TURN_TIME);
}

static struct outcome take_off(struct state *state, struct handle handle, enum item item)
{
    if (pack_add(&state->pack, item, 1, state->traits.slots) == 0)
        return outcome_refused(state, handle, REFUSAL_FULL, state_hero(state)->position);
    state->pack.worn[item_get(item)->slot] = ITEM_NONE;
    if (item_get(item)->slot == SLOT_WEAPON)
        state->pack.last_weapon = item;
    tell(state, EVENT_TAKEN_OFF, item, 1);
    return outcome_done(TURN_TIME);
}

/* The worn item goes into the slot that the new one leaves, or into another if more of the new kind stay there. */
static struct outcome put_on(struct state *state, struct handle handle, enum item item)
{
    struct pack *pack = &state->pack;
    enum slot slot = item_get(item)->slot;
    enum item old = pack->worn[slot];
    pack->counts[item]--;
    if (old != ITEM_NONE && pack_add(pack, old, 1, state->traits.slots) == 0) {
        pack->counts[item]++;
        return outcome_refused(state, handle, REFUSAL_FULL, state_hero(state)->position);
    }
    pack->worn[slot] = item;
    if (slot == SLOT_WEAPON)
        pack->last_weapon = old;
    tell(state, EVENT_WORN, item, 1);
    return outcome_done(TURN_TIME);
}

struct outcome gear_wear(struct state *state, struct handle handle, enum item item)
{
    struct point at = state_hero(state)->position;
    if (item == ITEM_NONE || pack_count(&state->pack, item) == 0)
        return outcome_refused(state, handle, REFUSAL_NOT_HAD, at);
    if (item_get(item)->slot == SLOT_NONE)
        return outcome_refused(state, handle, REFUSAL_NO_USE, at);
    struct outcome outcome = pack_is_worn(&state->pack, item) ? take_off(state, handle, item)
                                                              : put_on(state, handle, item);
    if (outcome.kind == OUTCOME_DONE)
        update_traits(state);
    return outcome;
}

/* Trades some of one kind for some of another; false, without change, if there is no room. */
static bool exchange(struct state *state, enum item given, int count, enum item got, int lot)
{
    struct pack pack = state->pack;
    for (int i = 0; i < count; i++)
        pack_take(&pack, given);
    if (pack_add(&pack, got, lot, state->traits.slots) < lot)
        return false;
    state->pack = pack;
    update_traits(state);
    tell(state, EVENT_GIVEN, given, count);
    tell(state, EVENT_BARTERED, got, lot);
    return true;
}

struct outcome gear_barter(struct state *state, struct handle hero, int choice, enum item given)
{
    struct point at = state_hero(state)->position;
    enum refusal refusal = trade_barter_refusal(state, choice, given);
    if (refusal != REFUSAL_NONE)
        return outcome_refused(state, hero, refusal, at);
    enum item ware = trade_ware(trade_find(state), choice);
    if (!exchange(state, given, trade_price(ware, given), ware, trade_lot(ware)))
        return outcome_refused(state, hero, REFUSAL_FULL, at);
    trade_sell(state, choice);
    return outcome_done(TURN_TIME);
}

void gear_spend(struct state *state, enum item item)
{
    bool is_worn = state->pack.counts[item] == 0;
    pack_take(&state->pack, item);
    if (is_worn)
        update_traits(state);
}

void gear_heed_noise(struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT && state->hero_noise >= LOUDNESS_LOUD; i++)
        while (item_get((enum item)i)->breaks_by_noise && state->pack.counts[i] > 0) {
            gear_spend(state, (enum item)i);
            ADD_EVENT(state, .kind = EVENT_BROKE, .item = (enum item)i,
                      .to = state_hero(state)->position);
        }
}

void gear_learn(struct state *state, enum item item)
{
    if (hero_knows(state, item))
        return;
    state->knows[item] = true;
    tell(state, EVENT_LEARNED, item, 1);
}

/* An item that turns out to need a target is learned but not spent. */
static struct outcome find_out(struct state *state, enum item item)
{
    tell(state, EVENT_USED, item, 1);
    gear_learn(state, item);
    return outcome_done(TURN_TIME);
}

/* What was used is spent, or breaks by chance. */
static void wear_out(struct state *state, enum item item)
{
    int percent = item_get(item)->break_percent;
    if (percent > 0 && !random_chance(&state->blows_random, percent, 100))
        return;
    gear_spend(state, item);
    if (percent > 0)
        ADD_EVENT(state, .kind = EVENT_BROKE, .item = item, .to = state_hero(state)->position);
}

struct outcome gear_use(struct state *state, struct handle handle, enum item item,
                        struct point target)
{
    struct point at = state_hero(state)->position;
    if (item == ITEM_NONE || pack_count(&state->pack, item) == 0)
        return outcome_refused(state, handle, REFUSAL_NOT_HAD, at);
    const struct item_kind *kind = item_get(item);
    if (kind->use == EFFECT_NONE)
        return outcome_refused(state, handle, REFUSAL_NO_USE, at);
    if (hero_aim(state, item) < kind->aim)
        return find_out(state, item);
    if (kind->aim == 0)
        target = at;
    else if (point_chebyshev(at, target) > kind->aim)
        return outcome_refused(state, handle, REFUSAL_TOO_FAR, target);
    int before = state->events.count;
    tell(state, EVENT_USED, item, 1);
    enum refusal refusal =
        effect_apply(state, kind->use, (struct effect_use){handle, target, item});
    if (refusal != REFUSAL_NONE) {
        state->events.count = before;
        return outcome_refused(state, handle, refusal, target);
    }
    wear_out(state, item);
    gear_learn(state, item);
    return outcome_done(TURN_TIME);
}
