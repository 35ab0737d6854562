/* Effects on cells: clouds, fire, noise, doors, lamps, walls. */
#include "rules/alter.h"
#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/hazards.h"
#include "rules/noise.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"
#include "world/silence.h"
#include "world/webs.h"

#define SMOKE_RADIUS 2
#define INK_RADIUS 2
#define BELL_STUNS_WITHIN 3
#define BREATH_RADIUS 1
#define LOOSE_STEPS 2   /* from where it lands */
#define TRICKLE_TURNS 2 /* before a wall breaks */
#define ECHO_RADIUS 5
#define ECHO_STEPS 6 /* from the user within which others share it */
#define ECHO_GAIN 5  /* suspicion */

static bool is_in_sight(const struct state *state, struct point p)
{
    return bit_grid_has(&state_level_const(state)->visible, p);
}

/* Tells of a cloud in sight, which may hide its own centre since, and of its maker if that is in sight too. */
static void tell_of_cloud(struct state *state, const struct effect_use *use, enum cloud cloud,
                          bool was_in_sight)
{
    struct event event = {.kind = EVENT_CLOUD, .cloud = cloud, .to = use->at};
    if (!was_in_sight && !is_in_sight(state, use->at))
        return;
    if (use->item == ITEM_NONE && !handle_is_none(use->user) && visibility_sees(state, use->user)) {
        event.actor = use->user;
        event.monster = level_actor(state_level(state), use->user)->kind;
        event.effect = cloud_get(cloud)->effect;
    }
    event_list_add(&state->events, event);
}

/* How many times as long what burns lasts. */
static int burn_times(const struct state *state, struct handle user)
{
    bool is_by_hero = !handle_is_none(user) && state_is_hero(state, user);
    return is_by_hero && state->traits.burns_longer ? 2 : 1;
}

static enum cloud spread_cloud(struct state *state, struct point at, enum effect effect, int radius)
{
    enum cloud cloud = cloud_find_effect(effect);
    ground_spread_cloud(state, at, radius, cloud, cloud_get(cloud)->turns);
    visibility_refresh_cells(state);
    return cloud;
}

static void make_cloud(struct state *state, const struct effect_use *use, enum effect effect,
                       int radius)
{
    bool was_in_sight = is_in_sight(state, use->at);
    tell_of_cloud(state, use, spread_cloud(state, use->at, effect, radius), was_in_sight);
}

static enum refusal breathe(struct state *state, const struct effect_use *use, enum effect effect)
{
    const struct actor *breather = level_actor(state_level(state), use->user);
    struct event event = {.kind = EVENT_CLOUD, .monster = breather->kind, .to = use->at};
    event.actor = breather->is_seen ? use->user : HANDLE_NONE;
    /* The cloud may hide its own centre. */
    bool is_perceived = breather->is_seen || bit_grid_has(&state_level(state)->visible, use->at);
    event.cloud = spread_cloud(state, use->at, effect, BREATH_RADIUS);
    if (is_perceived || bit_grid_has(&state_level(state)->visible, use->at))
        event_list_add(&state->events, event);
    return REFUSAL_NONE;
}

enum refusal effect_fog(struct state *state, const struct effect_use *use)
{
    return breathe(state, use, EFFECT_FOG);
}

enum refusal effect_puff(struct state *state, const struct effect_use *use)
{
    return breathe(state, use, EFFECT_PUFF);
}

enum refusal effect_smoke(struct state *state, const struct effect_use *use)
{
    make_cloud(state, use, EFFECT_SMOKE, SMOKE_RADIUS);
    return REFUSAL_NONE;
}

enum refusal effect_ink(struct state *state, const struct effect_use *use)
{
    make_cloud(state, use, EFFECT_INK, INK_RADIUS);
    return REFUSAL_NONE;
}

enum refusal effect_flare(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    enum cloud flare = cloud_find_effect(EFFECT_FLARE);
    enum cloud there = level_cloud(level, use->at);
    bool burns = there != CLOUD_NONE && cloud_get(there)->is_flammable;
    if (!burns || !hazards_ignite(state, use->at))
        ground_spread_cloud(state, use->at, 0, flare,
                            cloud_get(flare)->turns * burn_times(state, use->user));
    visibility_refresh_cells(state);
    tell_of_cloud(state, use, burns ? level_cloud(level, use->at) : flare, false);
    return REFUSAL_NONE;
}

enum refusal effect_candle(struct state *state, const struct effect_use *use)
{
    make_cloud(state, use, EFFECT_CANDLE, 0);
    return REFUSAL_NONE;
}

enum refusal effect_chalk(struct state *state, const struct effect_use *use)
{
    if (level_cloud(state_level(state), use->at) == cloud_find_effect(EFFECT_CHALK))
        return REFUSAL_SOMETHING_HERE;
    make_cloud(state, use, EFFECT_CHALK, 0);
    return REFUSAL_NONE;
}

enum refusal effect_spin(struct state *state, const struct effect_use *use)
{
    if (!webs_can_spin(state, level_actor(state_level(state), use->user), use->at))
        return REFUSAL_NO_PLACE;
    make_cloud(state, use, EFFECT_SPIN, 0);
    return REFUSAL_NONE;
}

enum refusal effect_burn(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    int radius = item_get(use->item)->harm_radius;
    struct area area = area_around(use->at, radius, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);)
        if (point_is_within(use->at, p, radius))
            hazards_ignite_for(state, p, burn_times(state, use->user));
    visibility_refresh_cells(state);
    if (level_cloud(level, use->at) != CLOUD_NONE && bit_grid_has(&level->visible, use->at))
        ADD_EVENT(state, .kind = EVENT_CLOUD, .cloud = level_cloud(level, use->at), .to = use->at);
    for (struct point p = area_before(area); area_next(area, &p);)
        if (level_is_occupied(level, p))
            hazards_enter(state, level_actor_at(level, p));
    return REFUSAL_NONE;
}

/* What in view could be lured: it has not given up, and doesn't ignore the hero. */
static bool is_listener(const struct state *state, const struct level *level, uint16_t slot)
{
    const struct actor *actor = &level->actors[slot];
    return actor->is_seen && !actor->is_ally && !actor_has_given_up(actor) &&
           !state_is_hero(state, level_handle(level, slot)) &&
           !monster_get(actor->kind)->ignores_hero;
}

/* Whether it heard the hero's lure, but does not go to look: it sees the hero, or sleeps on, or no longer falls for lures. */
static bool is_unfooled(const struct state *state, const struct actor *actor)
{
    return actor->ignores_lures ||
           (actor->has_heard && (actor->is_asleep || noticing_gain(state, actor) > 0));
}

/* Tells which of the creatures in view do not go to the hero's lure, or that none heard it. */
static void tell_of_listeners(struct state *state, struct point at, enum loudness loudness)
{
    const struct level *level = state_level_const(state);
    int listeners = 0;
    bool is_heard = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!is_listener(state, level, i))
            continue;
        int range = noise_range(state, loudness, monster_get(actor->kind)->hearing);
        bool is_near = point_chebyshev(actor->position, at) <= range;
        listeners++;
        is_heard |= is_near && (actor->has_heard || actor->ignores_lures);
        if (is_near && is_unfooled(state, actor))
            ADD_EVENT(state, .kind = EVENT_UNFOOLED, .actor = level_handle(level, i),
                      .monster = actor->kind, .to = actor->position,
                      .was_asleep = actor->is_asleep);
    }
    if (listeners > 0 && !is_heard)
        ADD_EVENT(state, .kind = EVENT_UNHEARD);
}

enum refusal effect_clatter(struct state *state, const struct effect_use *use)
{
    bool is_by_hero = !handle_is_none(use->user) && state_is_hero(state, use->user);
    enum loudness loudness =
        loudness_moved(LOUDNESS_LOUD, is_by_hero ? state->traits.throw_louder : 0);
    noise_make(state, HANDLE_NONE, use->at, loudness);
    if (is_by_hero)
        tell_of_listeners(state, use->at, loudness);
    return REFUSAL_NONE;
}

/* The hero recognises the caller by its voice from anywhere, unless silence lies on either. */
static void tell_of_call(struct state *state, const struct effect_use *use, enum effect effect)
{
    struct level *level = state_level(state);
    if (silence_is_at(level, use->at) || silence_is_at(level, state_hero(state)->position))
        return;
    struct actor *caller = level_actor(level, use->user);
    bool is_first = !caller->is_revealed;
    caller->is_revealed = true;
    ADD_EVENT(state, .kind = EVENT_HEARD, .actor = use->user, .monster = caller->kind,
              .effect = effect, .to = use->at, .is_first = is_first,
              .is_unseen = !visibility_sees_now(state, use->user));
}

enum refusal effect_call(struct state *state, const struct effect_use *use)
{
    tell_of_call(state, use, EFFECT_CALL);
    noise_make(state, use->user, use->at, LOUDNESS_LOUD);
    return REFUSAL_NONE;
}

/* What was caught and thrown goes on beside where it lands; HANDLE_NONE if there is no place. */
static struct handle let_loose(struct state *state, enum item item, struct point at)
{
    struct actor actor = {.kind = monster_find_caught((int)item)};
    actor.health = band_combat_stats(state->depth, actor.kind).health;
    if (!movement_find_place(state, actor.kind, at, LOOSE_STEPS, &actor.position))
        return HANDLE_NONE;
    actor.anchors[0] = actor.anchors[1] = actor.position;
    struct handle handle = level_add_actor(state_level(state), actor);
    if (!handle_is_none(handle))
        visibility_note_come(state, handle);
    return handle;
}

static enum refusal croak_thrown(struct state *state, const struct effect_use *use)
{
    bool is_heard = noise_make(state, HANDLE_NONE, use->at, LOUDNESS_LOUD);
    struct handle loose = let_loose(state, use->item, use->at); /* deaf to its own croak */
    if (is_heard && !handle_is_none(loose))
        tell_of_call(state, &(struct effect_use){.user = loose, .at = use->at}, EFFECT_CROAK);
    return REFUSAL_NONE;
}

enum refusal effect_croak(struct state *state, const struct effect_use *use)
{
    if (use->item != ITEM_NONE)
        return croak_thrown(state, use);
    enum loudness heard = level_actor(state_level(state), use->user)->heard;
    if (heard == LOUDNESS_SILENT)
        return REFUSAL_NO_TARGET;
    if (noise_make(state, use->user, use->at, heard))
        tell_of_call(state, use, EFFECT_CROAK);
    return REFUSAL_NONE;
}

/* What the echo shows the hero to: the user, and others near it that are on their guard. */
static bool hears_echo(const struct actor *user, const struct actor *actor)
{
    return actor == user ||
           (actor_is_wary(actor) && !actor->is_ally && !actor_has_given_up(actor) &&
            point_chebyshev(user->position, actor->position) <= ECHO_STEPS);
}

static void share_echo(struct state *state, const struct actor *user)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (state_is_hero(state, handle) || !hears_echo(user, &level->actors[i]))
            continue;
        suspicion_give_clue(level_actor(state_level(state), handle), state_hero(state)->position);
        suspicion_set(state, handle, level->actors[i].suspicion + ECHO_GAIN);
    }
}

enum refusal effect_squeak(struct state *state, const struct effect_use *use)
{
    struct level *level = state_level(state);
    const struct actor *user = level_actor(level, use->user);
    bool is_heard = noise_make(state, use->user, use->at, LOUDNESS_SOFT);
    if (is_heard && (!user->is_revealed || !user->is_seen))
        tell_of_call(state, use, EFFECT_SQUEAK);
    if (silence_is_at(level, use->at) || actor_has_any(state_hero(state), status_hides) ||
        !perception_has_hero_in_view(state, user, ECHO_RADIUS))
        return REFUSAL_NONE;
    share_echo(state, user);
    return REFUSAL_NONE;
}

enum refusal effect_ring(struct state *state, const struct effect_use *use)
{
    bool is_thrown = !point_is_equal(level_actor(state_level(state), use->user)->position, use->at);
    if (use->item == ITEM_NONE)
        tell_of_call(state, use, EFFECT_RING);
    noise_make(state, is_thrown ? HANDLE_NONE : use->user, use->at, LOUDNESS_DEAFENING);
    if (state_is_hero(state, use->user) && state->traits.bell_stuns > 0)
        statuses_stun_around(state, use->at, BELL_STUNS_WITHIN, state->traits.bell_stuns, false);
    return REFUSAL_NONE;
}

enum refusal effect_ward(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    enum cloud ward = cloud_find_effect(EFFECT_WARD);
    if (!bit_grid_has(&level->shut, use->at) || level_cloud(level, use->at) == ward)
        return REFUSAL_NO_DOOR;
    ground_set_cloud(state, use->at, ward, cloud_get(ward)->turns);
    ADD_EVENT(state, .kind = EVENT_CLOUD, .cloud = ward, .to = use->at);
    return REFUSAL_NONE;
}

/* Whether a hole in that cell leads out of the rock, elsewhere than to the digger. */
static bool breaks_through(const struct level *level, struct point from, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (!point_is_equal(beside, from) && bit_grid_has(&level->flyable, beside))
            return true;
    }
    return false;
}

/* The last of the rock trickles for some turns first. False once it has. */
static bool loosen(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    enum cloud cloud = cloud_find_effect(EFFECT_DIG);
    int turns = cloud_get(cloud)->turns;
    if (level_cloud(level, use->at) == cloud)
        return level->cloud_turns[grid_index(level->grid, use->at)] > turns - TRICKLE_TURNS;
    if (!breaks_through(level, level_actor_const(level, use->user)->position, use->at))
        return false;
    ground_set_cloud(state, use->at, cloud, turns);
    tell_of_cloud(state, use, cloud, false);
    return true;
}

enum refusal effect_dig(struct state *state, const struct effect_use *use)
{
    if (!level_can_dig(state_level(state), use->at))
        return REFUSAL_NO_TARGET;
    if (loosen(state, use))
        return REFUSAL_NONE;
    ground_set_cloud(state, use->at, CLOUD_NONE, 0);
    alter_dig(state, use->user, use->at);
    noise_make(state, use->user, use->at, LOUDNESS_LOUD);
    return REFUSAL_NONE;
}
