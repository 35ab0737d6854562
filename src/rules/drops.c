#include "rules/drops.h"

#include "rules/ground.h"
#include "rules/visibility.h"

#define LAY_RADIUS 2

struct drop {
    const struct level *level;
    enum item item;
};

bool drops_is_for_wares(const struct level *level, struct point p)
{
    return level_terrain_kind(level, p)->holds_wares;
}

bool drops_has_room(const struct level *level, enum item item, struct point p)
{
    if (!level_is_walkable(level, p) || level_terrain_kind(level, p)->leads != 0 ||
        drops_is_for_wares(level, p) || level_is_bait(level, p))
        return false;
    enum item lying = level_item(level, p);
    return lying == ITEM_NONE || (lying == item && level_item_count(level, p) < PACK_COUNT_MAX);
}

static bool has_room(const void *context, struct point p)
{
    const struct drop *drop = context;
    return drops_has_room(drop->level, drop->item, p);
}

void drops_lay(struct state *state, enum item item, int count, struct point at)
{
    const struct level *level = state_level(state);
    struct drop drop = {level, item};
    int radius = item_get(item)->is_lantern ? grid_longer_side(level->grid) : LAY_RADIUS;
    struct point p;
    if (!point_find_near(at, radius, has_room, &drop, &p))
        return;
    int lying = level_item(level, p) == item ? level_item_count(level, p) : 0;
    ground_set_items(state, p, item, lying + count);
}

void drops_slide(struct state *state, struct point p)
{
    const struct level *level = state_level(state);
    enum item item = level_item(level, p);
    int count = level_item_count(level, p);
    if (item == ITEM_NONE)
        return;
    ground_set_items(state, p, ITEM_NONE, 0);
    drops_lay(state, item, count, p);
}

void drops_let_go(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    enum item item = actor->carried;
    actor->carried = ITEM_NONE;
    visibility_note_light(state, handle);
    drops_lay(state, item, 1, actor->position);
    state->ember.is_known |= item == item_lantern() && actor->is_seen;
    if (actor->is_seen)
        ADD_EVENT(state, .kind = EVENT_LET_GO, .actor = handle, .monster = actor->kind,
                  .item = item, .to = actor->position);
}
