#include "rules/light/ember.h"

#include "rules/drops.h"
#include "rules/visibility.h"
#include "world/movement.h"
#include "world/perception.h"

#include <assert.h>
#include <string.h>

bool ember_is_wanted(const struct state *state, const struct terrain_kind *kind)
{
    return kind->kindles_to != TERRAIN_NONE && (kind->blesses || kind->wins) &&
           !state->pack.has_lantern;
}

static bool find_lying(const struct level *level, struct point *found)
{
    const uint8_t *at = memchr(level->items, (int)item_lantern(), grid_cells(level->grid));
    if (at)
        *found = grid_point(level->grid, (size_t)(at - level->items));
    return at != NULL;
}

static bool find_thief(const struct level *level, struct handle *thief)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].carried == item_lantern()) {
            *thief = level_handle(level, i);
            return true;
        }
    return false;
}

int ember_depth(const struct state *state)
{
    if (state->pack.has_lantern)
        return state->depth;
    if (state->ember.depth > 0)
        return state->ember.depth;
    for (int depth = FLOOR_COUNT; depth >= 1; depth--) {
        const struct level *level = state_floor_const(state, depth);
        struct point p;
        struct handle thief;
        if (level->is_built && (find_lying(level, &p) || find_thief(level, &thief)))
            return depth;
    }
    return 0;
}

/* What the thief carries is cleared first, or it would drop it. */
static void take_down(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    struct actor *thief = level_actor(level, handle);
    assert(thief->carried == item_lantern() && state->depth < FLOOR_COUNT);
    state->ember = (struct ember){.depth = state->depth + 1, .thief = thief->kind};
    thief->carried = ITEM_NONE;
    ADD_EVENT(state, .kind = EVENT_TAKEN_DOWN, .item = item_lantern(), .to = thief->position,
              .depth = state->ember.depth);
    visibility_note_gone(state, handle);
    level_remove_actor(level, handle);
}

struct outcome ember_take_down(struct state *state, struct handle thief)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, thief);
    if (level_terrain_kind(level, actor->position)->leads <= 0 ||
        actor->carried != item_lantern() || state->depth == FLOOR_COUNT || actor_is_held(actor))
        return outcome_refused(state, thief, REFUSAL_NO_STAIRS, actor->position);
    take_down(state, thief);
    return outcome_done(TURN_TIME);
}

void ember_follow_thief(struct state *state)
{
    struct handle thief;
    if (state->depth >= 1 && state->depth < FLOOR_COUNT && find_thief(state_level(state), &thief))
        take_down(state, thief);
}

static int count_ways(const struct level *level, struct point p)
{
    int ways = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        ways += level_is_walkable(level, point_step(p, (enum direction)d));
    return ways;
}

static bool is_nook(const struct level *level, struct point p)
{
    return drops_has_room(level, item_lantern(), p) && !level_is_occupied(level, p) &&
           !bit_grid_has(&level->traps, p) && !level_terrain_kind(level, p)->is_water &&
           !level_find_site(level, p);
}

/* The narrowest of the cells that are far enough from the arrival, the nearest of several; the farthest cell if none is. Not
 * behind locks and secret doors. False: there is no place at all. */
static bool find_nook(const struct level *level, struct distance_map *map, struct point *nook)
{
    int fewest = DIRECTION_COUNT + 1;
    bool is_found = false;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, level->arrival);
    distance_map_fill_over(map, &level->walkable, &level->shut);
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if (!is_nook(level, p))
            continue;
        bool is_far = distance_map_get(map, p) >= EMBER_STEPS_MIN;
        int ways = count_ways(level, p);
        if (is_far && ways >= fewest)
            continue;
        fewest = is_far ? ways : fewest;
        *nook = p;
        is_found = true;
    }
    return is_found;
}

/* Beside the ember, where that is farther from the arrival if possible, so that it need not bar the way. */
static bool find_bed(const struct level *level, const struct distance_map *map, enum monster kind,
                     struct point nook, struct point *bed)
{
    bool is_found = false;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(nook, (enum direction)d);
        if (!movement_is_free(level, kind, p) || level_terrain_kind(level, p)->leads != 0 ||
            !movement_is_beside(level, nook, p) ||
            (is_found && distance_map_get(map, p) <= distance_map_get(map, *bed)))
            continue;
        *bed = p;
        is_found = true;
    }
    return is_found;
}

void ember_lay(struct state *state, struct level *level)
{
    const struct distance_map *map = &state->ai_memory.distances;
    struct point nook = level->arrival;
    struct point bed;
    if (state->ember.depth != level->depth)
        return;
    enum monster thief = state->ember.thief;
    state->ember = (struct ember){.depth = 0};
    find_nook(level, &state->ai_memory.distances, &nook);
    level_set_item(level, nook, item_lantern());
    if (find_bed(level, map, thief, nook, &bed))
        level_add_actor(level, (struct actor){.kind = thief,
                                              .position = bed,
                                              .mood = ACTOR_HAS_STOLEN,
                                              .is_asleep = true});
}

/* Whether some cell that the hero sees lies in the glow. */
static bool is_glow_seen(const struct state *state, struct point ember)
{
    const struct level *level = state_level_const(state);
    int radius = item_get(item_lantern())->light_radius;
    struct area glow = area_around(ember, radius, level->grid);
    for (struct point p = area_before(glow); bit_grid_next(&level->visible, glow, &p);)
        if (point_is_within(ember, p, radius) && perception_grade(state, p) != LIGHT_DARK &&
            fov_sees(fov_get(state->fov), &level->opacity, ember, radius, p))
            return true;
    return false;
}

static void remember(struct state *state, struct point ember)
{
    struct level *level = state_level(state);
    if (level_memory(level, ember)->terrain == TERRAIN_NONE)
        level_chart(level, ember, level_shown(level, ember), state->turn);
    struct memory memory = *level_memory(level, ember);
    memory.item = (uint8_t)item_lantern();
    level_remember(level, grid_index(level->grid, ember), memory);
}

void ember_discover(struct state *state)
{
    struct point ember;
    if (state->pack.has_lantern || state_is_plain(state) || !find_lying(state_level(state), &ember))
        return;
    bool was_known = state->ember.is_known;
    if (!is_glow_seen(state, ember))
        return;
    state->ember.is_known = true;
    remember(state, ember);
    if (!was_known)
        ADD_EVENT(state, .kind = EVENT_GLOW, .item = item_lantern(), .to = ember);
}
