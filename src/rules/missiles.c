#include "rules/missiles.h"

#include "base/integer.h"
#include "rules/alter.h"
#include "rules/disguise.h"
#include "rules/drops.h"
#include "rules/effects/effect.h"
#include "rules/gear.h"
#include "rules/hazards.h"
#include "rules/sites/trade.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/tells.h"
#include "rules/traps.h"
#include "rules/visibility.h"
#include "sight/missile_line.h"
#include "world/flight.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/perception.h"

#define THROWN_UNAWARE_TIMES 2

/* Adds the event of the flight; returns where it ends. */
static struct point fly(struct state *state, enum item item, struct point from, struct point to)
{
    struct flight path = flight_path(state, from, to, false);
    struct point end = path.count > 0 ? path.cells[path.count - 1] : from;
    ADD_EVENT(state, .kind = EVENT_MISSILE, .item = item, .from = from, .to = end);
    return end;
}

/* A missile breaks or lies where it landed. */
static void land(struct state *state, enum item item, struct point p)
{
    const struct item_kind *kind = item_get(item);
    if (kind->break_percent > 0 && random_chance(&state->blows_random, kind->break_percent, 100)) {
        ADD_EVENT(state, .kind = EVENT_BROKE, .item = item, .to = p);
        return;
    }
    drops_lay(state, item, 1, p);
}

struct blow missiles_throw_blow(enum item item)
{
    const struct item_kind *kind = item_get(item);
    bool is_weapon = kind->slot == SLOT_WEAPON;
    return (struct blow){.item = item,
                         .damage_min = is_weapon ? kind->damage_min : kind->thrown_min,
                         .damage_max = is_weapon ? kind->damage_max : kind->thrown_max,
                         .unaware_times = THROWN_UNAWARE_TIMES,
                         .loudness = COMBAT_MISSILE_LOUDNESS};
}

static void hit(struct state *state, struct handle thrower, enum item item, struct point p)
{
    struct blow blow = missiles_throw_blow(item);
    struct handle victim = level_actor_at(state_level(state), p);
    if (handle_is_none(victim) || handle_is_equal(victim, thrower))
        return;
    if (trade_is_by(state_level(state), victim) && trade_scare(state, victim))
        return; /* whatever was thrown */
    if (blow.damage_max > 0)
        combat_land(state, thrower, victim, blow);
}

/* A thrown item takes effect where it landed. The hero learns what it is by seeing it affect something; without an effect that
 * shows it is told to break, unless it only sounds or is alive. */
static void burst(struct state *state, struct handle thrower, enum item item, struct point p)
{
    struct handle victim = level_actor_at(state_level(state), p);
    bool is_perceived = !handle_is_none(victim) && visibility_sees(state, victim);
    if (!handle_is_none(victim))
        suspicion_wake(state, victim);
    int events = state->events.count;
    int actors = state_level(state)->actor_pool.count;
    effect_apply(state, item_get(item)->thrown, (struct effect_use){thrower, p, item});
    if (state->events.count == events && state_level(state)->actor_pool.count == actors &&
        !item_get(item)->sounds)
        ADD_EVENT(state, .kind = EVENT_BROKE, .item = item, .to = p);
    if (is_perceived)
        gear_learn(state, item);
}

/* A shot of light from one cell to another; `mirror` names the reflected part. */
static void flash(struct state *state, struct point from, struct point to, enum terrain mirror)
{
    ADD_EVENT(state, .kind = EVENT_MISSILE, .item = ITEM_NONE, .terrain = mirror, .from = from,
              .to = to);
}

enum refusal missiles_reflect(struct state *state, struct handle handle)
{
    const struct level *level = state_level(state);
    const struct actor *actor = level_actor_const(level, handle);
    struct point hero = state_hero(state)->position;
    struct point mirror;
    if (point_chebyshev(actor->position, hero) > actor_reach(actor) ||
        !perception_find_mirror(state, actor, &mirror))
        return REFUSAL_NO_TARGET;
    stance_face(state, handle, direction_nearest(point_subtract(mirror, actor->position)));
    if (disguise_tell(state, handle))
        return REFUSAL_NONE;
    flash(state, actor->position, mirror, TERRAIN_NONE);
    flash(state, mirror, hero, level_terrain(level, mirror));
    suspicion_alarm(state, handle);
    struct blow blow = combat_blow(state, handle);
    blow.loudness = COMBAT_MISSILE_LOUDNESS;
    combat_land(state, handle, state->hero, blow);
    return REFUSAL_NONE;
}

static void face(struct state *state, struct handle handle, struct point target)
{
    struct point from = level_actor(state_level(state), handle)->position;
    stance_face(state, handle, direction_nearest(point_subtract(target, from)));
}

struct outcome missiles_throw(struct state *state, struct handle handle, enum item item,
                              struct point target)
{
    struct point from = state_hero(state)->position;
    if (item == ITEM_NONE || pack_count(&state->pack, item) == 0)
        return outcome_refused(state, handle, REFUSAL_NOT_HAD, from);
    if (!grid_contains(state_level(state)->grid, target) || point_is_equal(from, target))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, target);
    if (point_chebyshev(from, target) > hero_throw_range(state))
        return outcome_refused(state, handle, REFUSAL_TOO_FAR, target);
    face(state, handle, target);
    gear_spend(state, item);
    struct point end = fly(state, item, from, target);
    hit(state, handle, item, end);
    if (item_get(item)->thrown == EFFECT_NONE)
        land(state, item, end);
    else
        burst(state, handle, item, end);
    return outcome_done(TURN_TIME);
}

static struct outcome shoot(struct state *state, struct handle handle, struct point target)
{
    enum item arrow = (enum item)item_get(hero_weapon(state))->shoots;
    struct point from = state_hero(state)->position;
    if (pack_count(&state->pack, arrow) == 0)
        return outcome_refused(state, handle, REFUSAL_NO_ARROWS, from);
    face(state, handle, target);
    gear_spend(state, arrow);
    struct point end = fly(state, arrow, from, target);
    struct handle victim = level_actor_at(state_level(state), end);
    if (!handle_is_none(victim) && !handle_is_equal(victim, handle))
        combat_land(state, handle, victim, combat_weapon_blow(hero_weapon(state)));
    land(state, arrow, end);
    return outcome_done(TURN_TIME);
}

/* Pulls the victim of a long weapon beside the hero. A victim that is held comes free instead. */
static void pull(struct state *state, struct handle victim, struct point to)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, victim);
    struct point from = actor->position;
    if (actor_is_held(actor)) {
        statuses_release(state, victim);
        return;
    }
    if (monster_get(actor->kind)->is_fixed || !movement_is_free(level, actor->kind, to))
        return;
    level_move_actor(level, victim, to);
    visibility_note_step(state, victim);
    tells_note_step(state, victim, from);
    ADD_EVENT(state, .kind = EVENT_PULLED, .victim = victim, .victim_kind = actor->kind,
              .from = from, .to = to);
    hazards_enter(state, victim);
    traps_spring(state, victim);
}

/* Whether the line of a blow passes a corner that would stop a step. */
static bool find_corner(const struct state *state, struct point from, struct point to, int cells,
                        struct point *corner)
{
    const struct level *level = state_level_const(state);
    struct point line[FLIGHT_RANGE_MAX];
    int length = missile_line(&level->opacity, from, to, line, FLIGHT_RANGE_MAX);
    return movement_find_corner_along(level, from, line, int_min(cells, length), corner);
}

bool missiles_is_cornered(const struct state *state, struct point target)
{
    enum item weapon = hero_weapon(state);
    struct point corner;
    return weapon != ITEM_NONE && item_get(weapon)->shoots == ITEM_NONE &&
           find_corner(state, state_hero_const(state)->position, target, FLIGHT_RANGE_MAX, &corner);
}

static struct outcome put_out(struct state *state, struct handle handle, struct point target)
{
    alter_douse(state, handle, target);
    face(state, handle, target);
    return outcome_done(TURN_TIME);
}

static struct outcome reach_out(struct state *state, struct handle handle, struct point target)
{
    const struct item_kind *weapon = item_get(hero_weapon(state));
    struct point from = state_hero(state)->position;
    struct flight path = flight_path(state, from, target, false);
    struct handle victim = path.count > 0
                               ? level_actor_at(state_level(state), path.cells[path.count - 1])
                               : HANDLE_NONE;
    bool can_douse =
        weapon->douses && path.count >= point_chebyshev(from, target) - 1 && handle_is_none(victim);
    can_douse = can_douse && level_can_douse(state_level(state), target);
    bool is_known = !handle_is_none(level_perceived_at(state_level(state), target));
    if (!can_douse && (handle_is_none(victim) || !is_known))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, target);
    struct point corner;
    if (find_corner(state, from, target, can_douse ? FLIGHT_RANGE_MAX : path.count, &corner))
        return outcome_refused(state, handle, REFUSAL_CORNER_BLOW, corner);
    if (can_douse)
        return put_out(state, handle, target);
    face(state, handle, target);
    bool has_died = combat_land(state, handle, victim, combat_blow(state, handle));
    if (!has_died && weapon->pulls && path.count > 1)
        pull(state, victim, path.cells[0]);
    return outcome_done(weapon->blow_time > 0 ? weapon->blow_time : TURN_TIME);
}

struct outcome missiles_fire(struct state *state, struct handle handle, struct point target)
{
    const struct level *level = state_level(state);
    enum item weapon = hero_weapon(state);
    struct point from = state_hero(state)->position;
    if (weapon == ITEM_NONE || item_get(weapon)->reach <= 1)
        return outcome_refused(state, handle, REFUSAL_NO_REACH, from);
    if (!grid_contains(level->grid, target) || point_is_equal(from, target))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, target);
    if (point_chebyshev(from, target) > item_get(weapon)->reach)
        return outcome_refused(state, handle, REFUSAL_TOO_FAR, target);
    /* Something seen in a mirror isn't there to aim at. */
    if (!perception_has_straight_in_view(state, state_hero(state), target))
        return outcome_refused(state, handle, REFUSAL_NOT_SEEN, target);
    return item_get(weapon)->shoots != ITEM_NONE ? shoot(state, handle, target)
                                                 : reach_out(state, handle, target);
}
