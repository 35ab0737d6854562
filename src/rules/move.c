#include "rules/move.h"

#include "rules/alter.h"
#include "rules/boons.h"
#include "rules/combat.h"
#include "rules/doors.h"
#include "rules/followers.h"
#include "rules/gear.h"
#include "rules/ground.h"
#include "rules/harm.h"
#include "rules/hazards.h"
#include "rules/light/ember.h"
#include "rules/noise.h"
#include "rules/push.h"
#include "rules/sites/sites.h"
#include "rules/sites/trade.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/tells.h"
#include "rules/traps.h"
#include "rules/visibility.h"
#include "world/captive.h"
#include "world/flame.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/perception.h"
#include "world/state.h"

#include <assert.h>

static void turn_over(struct state *state, struct point p)
{
    int to = level_terrain_kind(state_level(state), p)->turns_to;
    if (to != TERRAIN_NONE)
        ground_set_terrain(state, p, (enum terrain)to);
}

static int find_lever(const struct site *site, struct point p)
{
    for (int i = 0; i < SITE_LEVERS && SITE_SPOT_LEVER + i < site->spot_count; i++)
        if (point_is_equal(site->spots[SITE_SPOT_LEVER + i], p))
            return i;
    return -1;
}

/* Pulls the lever in a cell, which turns over everything tied to it and makes a noise. False if there is none. */
static bool pull_lever(struct state *state, struct handle hero, struct point p)
{
    const struct level *level = state_level(state);
    const struct site *site = level_find_site(level, p);
    int lever = site ? find_lever(site, p) : -1;
    if (lever < 0 || !level_terrain_kind(level, p)->is_lever)
        return false;
    struct point from = state_hero(state)->position;
    stance_face(state, hero, direction_nearest(point_subtract(p, from)));
    turn_over(state, p);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (site->ties[lever] & (1 << i))
            turn_over(state, site->spots[i]);
    visibility_refresh_cells(state);
    sites_tell(state, site, SITE_BEGUN);
    noise_make(state, hero, from, LOUDNESS_SOFT);
    return true;
}

int move_time(const struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    if (state_is_hero(state, handle) && !state_is_plain(state))
        return hero_step_time(state);
    return movement_step_time(state, actor);
}

static void ring(struct state *state, struct handle handle)
{
    struct point at = state_hero(state)->position;
    const struct terrain_kind *kind = level_terrain_kind(state_level(state), at);
    if (!hero_would_ring(state, kind))
        return;
    ADD_EVENT(state, .kind = EVENT_RANG, .terrain = level_terrain(state_level(state), at), .to = at,
              .loudness = kind->rings);
    noise_make(state, handle, at, kind->rings);
}

/* Freed captives go as softly as the hero. */
static void sound_ally(struct state *state, struct handle handle)
{
    const struct actor *ally = level_actor_const(state_level(state), handle);
    if (ally->is_ally && !monster_get(ally->kind)->flies)
        noise_make(
            state, handle, ally->position,
            loudness_moved(hero_step_loudness(state),
                           level_terrain_kind(state_level(state), ally->position)->step_louder));
}

/* The steps of the hero and of allies are heard, the hero's louder by `more` names than on bare floor. */
static void sound(struct state *state, struct handle handle, int more)
{
    const struct actor *hero = state_hero(state);
    if (!state_is_hero(state, handle)) {
        sound_ally(state, handle);
        return;
    }
    const struct terrain_kind *under = level_terrain_kind(state_level(state), hero->position);
    noise_make(state, handle, hero->position, hero_step_loudness_on(state, under, more));
    ring(state, handle);
}

/* Tells of a step that the hero saw begin or sees end. */
static void tell_step(struct state *state, struct event moved, bool is_perceived)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, moved.actor);
    if (is_perceived ||
        (bit_grid_has(&level->visible, moved.to) && !perception_is_hidden(state, actor)))
        event_list_add(&state->events, moved);
}

static struct event step_of(const struct state *state, struct handle handle, struct point to)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    return (struct event){.kind = EVENT_MOVED,
                          .actor = handle,
                          .monster = actor->kind,
                          .from = actor->position,
                          .to = to};
}

/* Moves the actor, louder by `more` names than a step. */
static void go(struct state *state, struct handle handle, enum direction direction, struct point to,
               int more)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, handle);
    struct event moved = step_of(state, handle, to);
    bool is_perceived = actor->is_seen || state_is_hero(state, handle);
    level_move_actor(level, handle, to);
    if (state_is_hero(state, handle))
        stance_end_stillness(state);
    actor->facing = direction;
    visibility_note_step(state, handle);
    tells_note_step(state, handle, moved.from);
    hazards_stir(state, handle);
    visibility_refresh_cells(state);
    tell_step(state, moved, is_perceived);
    hazards_enter(state, handle);
    if (state_is_hero(state, handle))
        gear_walk_over(state);
    sound(state, handle, more);
    traps_spring(state, handle);
}

static struct outcome swap(struct state *state, struct handle handle, struct handle other,
                           enum direction direction)
{
    struct level *level = state_level(state);
    bool is_hero = state_is_hero(state, handle);
    struct point from = level_actor(level, handle)->position;
    const struct event moves[2] = {step_of(state, other, from),
                                   step_of(state, handle, level_actor(level, other)->position)};
    bool are_perceived[2];
    int time = move_time(state, handle); /* before a trap can remove the actor */
    for (int i = 0; i < 2; i++)
        are_perceived[i] = is_hero || level_actor(level, moves[i].actor)->is_seen;
    level_swap_actors(level, handle, other);
    level_actor(level, handle)->facing = direction;
    for (int i = 0; i < 2; i++) {
        visibility_note_step(state, moves[i].actor);
        tells_note_step(state, moves[i].actor, moves[i].from);
        hazards_stir(state, moves[i].actor);
    }
    visibility_refresh_cells(state);
    if (is_hero) {
        stance_end_stillness(state);
        ADD_EVENT(state, .kind = EVENT_SWAPPED, .victim = other, .victim_kind = moves[0].monster,
                  .to = moves[0].from);
    }
    for (int i = 0; i < 2; i++)
        tell_step(state, moves[i], are_perceived[i]);
    hazards_enter(state, other);
    hazards_enter(state, handle);
    if (is_hero)
        gear_walk_over(state);
    sound(state, handle, 0);
    traps_spring(state, other);
    traps_spring(state, handle);
    return outcome_done(time);
}

static struct outcome pull_free(struct state *state, struct handle handle)
{
    statuses_pull_free(state, handle);
    return outcome_done(TURN_TIME);
}

/* Whether two are on one side: the hero and allies, or all others. */
static bool are_friends(const struct state *state, struct handle a, struct handle b)
{
    const struct level *level = state_level_const(state);
    bool is_ours[2] = {state_is_hero(state, a) || level_actor_const(level, a)->is_ally,
                       state_is_hero(state, b) || level_actor_const(level, b)->is_ally};
    return is_ours[0] == is_ours[1];
}

/* Catches an actor of a kind that can be caught, if there is room for it. */
static bool take_hold(struct state *state, struct handle other)
{
    struct point at = level_actor(state_level(state), other)->position;
    enum item item =
        (enum item)monster_get(level_actor(state_level(state), other)->kind)->caught_as;
    if (item == ITEM_NONE || level_actor(state_level(state), other)->is_ally ||
        pack_add(&state->pack, item, 1, state->traits.slots) == 0)
        return false;
    harm_remove(state, other);
    ADD_EVENT(state, .kind = EVENT_PICKED_UP, .item = item, .to = at, .count = 1);
    return true;
}

/* Whether the cell looks like an empty mirror: then it is one. */
static bool is_empty_glass(const struct state *state, struct handle other)
{
    const struct actor *actor = level_actor_const(state_level_const(state), other);
    return monster_get(actor->kind)->hiding == HIDING_IN_GLASS &&
           perception_is_hidden(state, actor);
}

/* Whether the hero sees fire there and stands in none: on the way out of a fire no warning is in the way. */
static bool is_into_fire(const struct state *state, struct point to)
{
    const struct level *level = state_level_const(state);
    return bit_grid_has(&level->visible, to) && level_is_on_fire(level, to) &&
           !level_is_on_fire(level, state_hero_const(state)->position);
}

/* What the hero is warned of before the step, once. */
static enum refusal find_warning(const struct state *state, struct point to)
{
    if (point_is_equal(state->warned_cell, to))
        return REFUSAL_NONE;
    if (traps_is_known(state, to))
        return REFUSAL_TRAP;
    if (is_into_fire(state, to))
        return REFUSAL_BURNS;
    return hero_has_open_lantern(state) && flame_is_feared(state, to) ? REFUSAL_GAS : REFUSAL_NONE;
}

/* Warns the hero before a step into the cell, once. */
static enum refusal warn(struct state *state, struct handle handle, struct point to)
{
    enum refusal warning = state_is_hero(state, handle) ? find_warning(state, to) : REFUSAL_NONE;
    if (warning != REFUSAL_NONE)
        state->warned_cell = to;
    return warning;
}

/* Whether the other is an ally of the hero that flies: there may be no ground for the hero under it. */
static bool is_flying_ally(const struct state *state, struct handle handle, struct handle other)
{
    const struct actor *actor = level_actor_const(state_level_const(state), other);
    return state_is_hero(state, handle) && actor->is_ally && monster_get(actor->kind)->flies;
}

/* A step into an actor: attacks an enemy, swaps with an ally. The relentless swap with others that are in their way. */
static struct outcome meet(struct state *state, struct handle handle, struct handle other,
                           enum direction direction, struct point to)
{
    if (trade_is_by(state_level(state), other)) {
        enum refusal refusal = trade_refusal(state);
        refusal = refusal == REFUSAL_NONE ? REFUSAL_BARTER : refusal;
        return outcome_refused(state, handle, refusal, to);
    }
    if (state_is_hero(state, handle) && take_hold(state, other))
        return outcome_done(TURN_TIME);
    if (!are_friends(state, handle, other))
        return combat_strike(state, handle, to);
    const struct level *level = state_level(state);
    const struct actor *actor = level_actor_const(level, handle);
    const struct actor *stander = level_actor_const(level, other);
    bool is_hero = state_is_hero(state, handle);
    bool makes_way = is_hero ? !actor_is_held(stander) : movement_makes_way(state, stander, actor);
    if (actor_is_held(actor) && (is_hero || makes_way))
        return pull_free(state, handle);
    enum refusal refusal = makes_way ? warn(state, handle, to) : REFUSAL_ACTOR;
    return refusal == REFUSAL_NONE ? swap(state, handle, other, direction)
                                   : outcome_refused(state, handle, refusal, to);
}

/* The hero jumps into a chasm only at the second press. */
static struct outcome jump(struct state *state, struct handle handle, struct point to)
{
    if (state->depth == FLOOR_COUNT)
        return outcome_refused(state, handle, REFUSAL_WALL, to);
    if (!point_is_equal(state->warned_cell, to)) {
        state->warned_cell = to;
        return outcome_refused(state, handle, REFUSAL_BRINK, to);
    }
    if (actor_is_held(state_hero(state)))
        return pull_free(state, handle);
    return outcome_fallen(move_time(state, handle));
}

static struct outcome set_free(struct state *state, struct handle handle, struct point p)
{
    struct level *level = state_level(state);
    struct actor captive = {.kind = captive_in_cage(state), .position = p, .is_ally = true};
    captive.health = harm_health_max(state, &captive);
    captive.anchors[0] = captive.anchors[1] = p;
    if (level->actor_pool.count == level->actor_pool.capacity)
        return outcome_refused(state, handle, REFUSAL_NO_PLACE, p);
    ground_set_terrain(state, p, (enum terrain)level_terrain_kind(level, p)->frees_to);
    struct handle freed = level_add_actor(level, captive);
    visibility_note_come(state, freed);
    ADD_EVENT(state, .kind = EVENT_FREED, .victim = freed, .victim_kind = captive.kind, .to = p);
    return outcome_done(TURN_TIME);
}

static struct outcome take_boon(struct state *state, struct point p)
{
    const struct level *level = state_level(state);
    ground_set_terrain(state, p, (enum terrain)level_terrain_kind(level, p)->shuts_to);
    boons_offer_of_stone_here(state);
    return outcome_done(TURN_TIME);
}

/* A step onto something that can't be walked on. */
static struct outcome bump(struct state *state, struct handle handle, enum direction direction,
                           struct point to)
{
    const struct level *level = state_level(state);
    if (movement_is_door_to(level, level_actor_const(level, handle)->kind, to) ||
        (state_is_hero(state, handle) && doors_is_locked(level, to)))
        return doors_open(state, handle, direction);
    if (!grid_contains(level->grid, to) || !state_is_hero(state, handle))
        return outcome_refused(state, handle, REFUSAL_WALL, to);
    const struct terrain_kind *kind = level_terrain_kind(level, to);
    if (kind->is_chasm)
        return jump(state, handle, to);
    if (kind->frees_to != TERRAIN_NONE)
        return set_free(state, handle, to);
    if (kind->grants_boon)
        return take_boon(state, to);
    if (push_is_movable(level, to))
        return move_push(state, handle, direction);
    if (ember_is_wanted(state, kind))
        return outcome_refused(state, handle, REFUSAL_NO_EMBER, to);
    if (alter_kindle(state, handle, to) || pull_lever(state, handle, to))
        return outcome_done(TURN_TIME);
    return outcome_refused(state, handle, REFUSAL_WALL, to);
}

struct outcome move_push(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    struct point from = level_actor_const(level, handle)->position;
    struct point to = point_step(from, direction);
    struct point corner;
    if (!push_is_movable(level, to))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, to);
    if (movement_find_corner(level, from, direction, &corner))
        return outcome_refused(state, handle, REFUSAL_CORNER, corner);
    if (actor_is_held(level_actor_const(level, handle)))
        return pull_free(state, handle);
    int more = level_terrain_kind(level, to)->step_louder;
    if (!push_object(state, handle, to, direction))
        return push_smash(state, handle, to, direction);
    go(state, handle, direction, to, more);
    return outcome_done(move_time(state, handle));
}

/* Of a step past a corner, or of a blow at what the hero perceives there. */
static enum refusal refusal_of_corner(const struct level *level, struct point to)
{
    struct handle other = level_perceived_at(level, to);
    bool is_blow = !handle_is_none(other) && !level_actor_const(level, other)->is_ally;
    return is_blow ? REFUSAL_CORNER_BLOW : REFUSAL_CORNER;
}

struct outcome move_step(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    const struct actor *actor = level_actor_const(level, handle);
    struct point to = point_step(actor->position, direction);
    struct point corner;
    bool can_stand = movement_can_stand(level, actor->kind, to);
    bool is_way = can_stand || movement_is_door_to(level, actor->kind, to);
    struct handle other = grid_contains(level->grid, to) ? level_actor_at(level, to) : HANDLE_NONE;
    if (movement_find_corner(level, actor->position, direction, &corner))
        return outcome_refused(state, handle, is_way ? refusal_of_corner(level, to) : REFUSAL_WALL,
                               is_way ? corner : to);
    if (!handle_is_none(other) && !is_empty_glass(state, other) &&
        (can_stand || !is_flying_ally(state, handle, other)))
        return meet(state, handle, other, direction, to);
    if (!can_stand)
        return bump(state, handle, direction, to);
    if (movement_is_kept_off(state, actor, to))
        return outcome_refused(state, handle, REFUSAL_NO_PLACE, to);
    if (actor_is_held(actor))
        return pull_free(state, handle);
    enum refusal warning = warn(state, handle, to);
    if (warning != REFUSAL_NONE)
        return outcome_refused(state, handle, warning, to);
    int time = move_time(state, handle); /* before a trap can remove the actor */
    go(state, handle, direction, to, 0);
    return outcome_done(time);
}

struct outcome move_take_stairs(struct state *state, struct handle handle, int leads)
{
    assert(state_is_hero(state, handle) && leads != 0);
    const struct level *level = state_level(state);
    struct point p = state_hero(state)->position;
    int depth = state->depth + leads;
    if (level_terrain_kind(level, p)->leads != leads)
        return outcome_refused(state, handle, REFUSAL_NO_STAIRS, p);
    if (depth < 1 || depth > FLOOR_COUNT)
        return outcome_refused(state, handle, REFUSAL_NO_FLOOR, p);
    if (actor_is_held(state_hero(state)))
        return pull_free(state, handle);
    if (!point_is_equal(state->warned_cell, p) && followers_leave_captive(state)) {
        state->warned_cell = p;
        return outcome_refused(state, handle, REFUSAL_LEAVES_CAPTIVE, p);
    }
    return (struct outcome){.kind = OUTCOME_LEFT, .time = move_time(state, handle), .leads = leads};
}
