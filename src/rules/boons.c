#include "rules/boons.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "rules/drops.h"
#include "rules/effects/effect.h"
#include "rules/visibility.h"
#include "world/hero.h"

bool boons_come_with_floor(int depth)
{
    static const int floors[] = {BOON_FLOORS};
    for (size_t i = 0; i < ARRAY_LENGTH(floors); i++)
        if (floors[i] == depth)
            return true;
    return false;
}

bool boons_are_offered(const struct state *state)
{
    return state->offers[0] != BOON_NONE;
}

int boons_of_path(const struct state *state, enum boon_path path)
{
    int count = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        count += state->boons[b] > 0 && boon_get((enum boon)b)->path == path;
    return count;
}

enum boon boons_keystone(const struct state *state)
{
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        if (state->boons[b] > 0 && boon_get((enum boon)b)->is_keystone)
            return (enum boon)b;
    return BOON_NONE;
}

enum boon boons_keystone_of(enum boon_path path)
{
    int b = BOON_NONE + 1;
    while (boon_get((enum boon)b)->path != path || !boon_get((enum boon)b)->is_keystone)
        b++;
    return (enum boon)b;
}

/* An offer being drawn. */
struct draw {
    const struct state *state;
    uint64_t seed;
    int path;            /* which it leans to; -1: to none */
    bool skips_declined; /* boons that the hero has just declined */
    enum boon *offers;   /* BOON_OFFERS */
    int count;
};

/* The path that the hero has most of, the first of equals, if that is enough to lean to it. */
static int find_lean(const struct state *state)
{
    int best = -1;
    int most = BOONS_FOR_KEYSTONE - 1;
    for (int path = 0; path < PATH_COUNT; path++) {
        int count = boons_of_path(state, (enum boon_path)path);
        if (count > most) {
            most = count;
            best = path;
        }
    }
    return best;
}

/* Which boons are wanted next. */
enum wanted { WANTED_OF_PATH, WANTED_OF_NEW_PATH, WANTED_OF_OTHERS };

static bool was_declined(const struct state *state, enum boon boon)
{
    for (int i = 0; i < BOON_OFFERS; i++)
        if (state->declined[i] == boon)
            return true;
    return false;
}

static bool suits(const struct draw *draw, enum boon boon, enum wanted wanted)
{
    const struct boon_kind *kind = boon_get(boon);
    bool is_of_path = (int)kind->path == draw->path;
    if (kind->is_keystone || draw->state->boons[boon] > 0 ||
        (draw->skips_declined && was_declined(draw->state, boon)) ||
        is_of_path != (wanted == WANTED_OF_PATH))
        return false;
    for (int i = 0; i < draw->count; i++)
        if (draw->offers[i] == boon ||
            (wanted == WANTED_OF_NEW_PATH && boon_get(draw->offers[i])->path == kind->path))
            return false;
    return true;
}

/* Adds a boon to the offer; false if none suits. The seed ranks all boons, and the first that suits is added: so an offer
 * changes little when the hero gains a boon. */
static bool add(struct draw *draw, enum wanted wanted)
{
    enum boon first = BOON_NONE;
    uint64_t least = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        uint64_t rank = hash_mix(draw->seed ^ (uint64_t)b);
        if (!suits(draw, (enum boon)b, wanted) || (first != BOON_NONE && rank >= least))
            continue;
        first = (enum boon)b;
        least = rank;
    }
    if (first != BOON_NONE)
        draw->offers[draw->count++] = first;
    return first != BOON_NONE;
}

/* Adds up to `max` keystones of paths that the hero has enough boons of, that of the lean first. */
static void add_keystones(struct draw *draw, int max)
{
    const struct state *state = draw->state;
    if (draw->path < 0 || boons_keystone(state) != BOON_NONE)
        return;
    draw->offers[draw->count++] = boons_keystone_of((enum boon_path)draw->path);
    for (int path = 0; path < PATH_COUNT && draw->count < max; path++)
        if (path != draw->path && boons_of_path(state, (enum boon_path)path) >= BOONS_FOR_KEYSTONE)
            draw->offers[draw->count++] = boons_keystone_of((enum boon_path)path);
}

static uint64_t seed_of(const struct state *state, const char *purpose)
{
    return hash_mix(state->seed_hash ^ hash_text((uint64_t)state->depth, purpose));
}

static struct draw start_draw(const struct state *state, const char *purpose, int path,
                              enum boon offers[BOON_OFFERS])
{
    for (int i = 0; i < BOON_OFFERS; i++)
        offers[i] = BOON_NONE;
    return (struct draw){
        .state = state, .seed = seed_of(state, purpose), .path = path, .offers = offers};
}

/* Adds up to `of_path` of the draw's path, and then others. */
static void fill(struct draw *draw, int of_path)
{
    int count = draw->state->traits.offers;
    while (draw->path >= 0 && draw->count < of_path && add(draw, WANTED_OF_PATH))
        continue;
    while (draw->count < count && (add(draw, WANTED_OF_NEW_PATH) || add(draw, WANTED_OF_OTHERS)))
        continue;
}

static void tell_offer(struct state *state)
{
    if (boons_are_offered(state))
        ADD_EVENT(state, .kind = EVENT_OFFERED);
}

/* All but one are of the path that the hero leans to, as long as it has any left that were not just declined, and keystones. */
void boons_offer(struct state *state, const char *purpose)
{
    struct draw draw = start_draw(state, purpose, find_lean(state), state->offers);
    int of_path = state->traits.offers - 1;
    add_keystones(&draw, of_path);
    draw.skips_declined = true;
    fill(&draw, of_path);
    draw.skips_declined = false;
    fill(&draw, of_path);
    tell_offer(state);
}

enum boon_path boons_path_here(const struct state *state)
{
    return (enum boon_path)(seed_of(state, "stone path") % PATH_COUNT);
}

int boons_of_stone_here(const struct state *state, enum boon offers[BOON_OFFERS])
{
    struct draw draw = start_draw(state, "stone", (int)boons_path_here(state), offers);
    fill(&draw, state->traits.offers);
    return draw.count;
}

void boons_offer_of_stone_here(struct state *state)
{
    boons_of_stone_here(state, state->offers);
    tell_offer(state);
}

/* What does not fit into the pack lies at the hero's feet. */
static void give_things(struct state *state, const struct boon_kind *kind)
{
    struct point at = state_hero(state)->position;
    for (int i = 0; i < BOON_THINGS_MAX && kind->things[i].item != ITEM_NONE; i++) {
        enum item item = kind->things[i].item;
        int added = pack_add(&state->pack, item, kind->things[i].count, state->traits.slots);
        if (added > 0)
            ADD_EVENT(state, .kind = EVENT_PICKED_UP, .item = item, .to = at, .count = added);
        if (added < kind->things[i].count)
            drops_lay(state, item, kind->things[i].count - added, at);
    }
}

void boons_gain(struct state *state, struct handle handle, enum boon boon)
{
    const struct boon_kind *kind = boon_get(boon);
    state->boons[boon] = 1;
    hero_update_traits(state);
    if (kind->is_keystone)
        state->keystone_charges = kind->charges;
    visibility_note_light(state, handle);
    visibility_note_sight(state);
    ADD_EVENT(state, .kind = EVENT_BOON, .boon = boon);
    give_things(state, kind);
}

struct outcome boons_choose(struct state *state, struct handle handle, int choice)
{
    if (choice < 0 || choice >= BOON_OFFERS || state->offers[choice] == BOON_NONE)
        return outcome_refused(state, handle, REFUSAL_NO_CHOICE, state_hero(state)->position);
    enum boon boon = state->offers[choice];
    for (int i = 0; i < BOON_OFFERS; i++) {
        state->declined[i] = i == choice ? BOON_NONE : state->offers[i];
        state->offers[i] = BOON_NONE;
    }
    boons_gain(state, handle, boon);
    return outcome_done(0);
}

/* Lays things that are found anywhere, by luck, but nothing to wear, into water that can be waded. */
static void wash_up(struct state *state)
{
    const struct level *level = state_level(state);
    struct random random =
        random_make(hash_mix(state->seed_hash ^ hash_text((uint64_t)state->depth, "flotsam")));
    struct area all = area_of_grid(level->grid);
    struct point shore = {-1, -1};
    enum item item = ITEM_NONE;
    int seen = 0;
    for (struct point p = area_before(all); bit_grid_next(&level->water, all, &p);)
        if (level_is_walkable(level, p) && level_item(level, p) == ITEM_NONE &&
            random_below(&random, ++seen) == 0)
            shore = p;
    seen = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->family != FAMILY_NONE &&
            item_get((enum item)i)->slot == SLOT_NONE && random_below(&random, ++seen) == 0)
            item = (enum item)i;
    if (shore.x >= 0)
        drops_lay(state, item, int_max(1, item_get(item)->stack_size), shore);
}

static bool begins_band(int depth)
{
    return depth == 1 || band_of_depth(depth) != band_of_depth(depth - 1);
}

void boons_renew(struct state *state)
{
    enum boon keystone = boons_keystone(state);
    if (keystone != BOON_NONE && (!boon_get(keystone)->is_by_band || begins_band(state->depth)))
        state->keystone_charges = boon_get(keystone)->charges;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        if (state->boons[b] > 0 && boon_get((enum boon)b)->is_renewed)
            give_things(state, boon_get((enum boon)b));
    for (int i = 0; i < state->traits.flotsam; i++)
        wash_up(state);
}

enum refusal boons_keystone_refusal(const struct state *state)
{
    enum boon keystone = boons_keystone(state);
    if (keystone == BOON_NONE)
        return REFUSAL_NO_KEYSTONE;
    if (boon_get(keystone)->use == EFFECT_NONE)
        return REFUSAL_KEYSTONE_ITSELF;
    return state->keystone_charges == 0 ? REFUSAL_KEYSTONE_SPENT : REFUSAL_NONE;
}

void boons_spend_charge(struct state *state)
{
    state->keystone_charges--;
    ADD_EVENT(state, .kind = EVENT_KEYSTONE, .boon = boons_keystone(state));
}

struct outcome boons_use_keystone(struct state *state, struct handle handle, struct point target)
{
    struct point at = state_hero(state)->position;
    enum refusal refusal = boons_keystone_refusal(state);
    if (refusal != REFUSAL_NONE)
        return outcome_refused(state, handle, refusal, at);
    const struct boon_kind *kind = boon_get(boons_keystone(state));
    struct effect_use use = {handle, kind->aim > 0 ? target : at, ITEM_NONE};
    if (kind->aim > 0 && (!grid_contains(state_level(state)->grid, target) ||
                          point_chebyshev(at, target) > kind->aim))
        return outcome_refused(state, handle, REFUSAL_TOO_FAR, at);
    refusal = effect_apply(state, kind->use, use);
    if (refusal != REFUSAL_NONE)
        return outcome_refused(state, handle, refusal, at);
    boons_spend_charge(state);
    return outcome_done(TURN_TIME);
}
