#include "game/travel/danger.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "game/last_known.h"
#include "game/travel/threat.h"
#include "rules/combat.h"
#include "rules/noise.h"
#include "rules/pursuit.h"
#include "rules/tells.h"
#include "world/captive.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <limits.h>

/* How long what noticed the hero is avoided where it was last seen: behind a door it may wait until then. */
#define NOTICED_TURNS 40
/* A creature that does not come after the hero still comes this much nearer. */
#define SLACK 1
/* The names by which ground makes a step louder. */
#define LOUDER_MAX 1
#define NEVER (INT_MAX / 2)
#define BADLY_HURT_PERCENT 30 /* of its health, or less */

bool danger_is_badly_hurt(const struct state *state)
{
    return 100 * state_hero_const(state)->health <= BADLY_HURT_PERCENT * state->traits.health;
}

bool danger_is_harmless(const struct monster_kind *kind)
{
    return kind->never_attacks && !kind->is_fixed && threat_is_mild(kind);
}

/* The suspicion that a step to a cell would give it, by sight or by a noise that nothing muffles. */
static int gain_of_step(const struct state *state, const struct actor *actor, struct point to,
                        enum loudness loudness)
{
    enum lantern lantern = state_hero_const(state)->lantern;
    return int_max(noticing_gain_if(state, actor, to, lantern),
                   noise_gain(state, loudness, monster_get(actor->kind)->hearing,
                              point_chebyshev(to, actor->position)));
}

static int turns_to_hunt(const struct state *state, const struct actor *actor, struct point to)
{
    if (actor_is_hunting(actor))
        return 0;
    if (level_never_hunts(state_level_const(state), actor))
        return NEVER;
    bool is_blind = !monster_sees(monster_get(actor->kind));
    int gain = is_blind ? gain_of_step(state, actor, to, hero_step_loudness(state))
                        : noticing_gain_if(state, actor, to, state_hero_const(state)->lantern);
    int turns = gain > 0 ? noticing_turns_to_hunt(actor->suspicion, gain) : NEVER;
    /* The blind are soon to hunt if they hear even the steps beside them: any louder noise is enough. */
    bool is_close_by_ear = is_blind && gain > 0 && point_chebyshev(to, actor->position) <= 1;
    return is_close_by_ear ? int_min(turns, DANGER_TURNS) : turns;
}

/* Turns until it could hurt a hero at `to`, or would call others, if it hunts in that many turns. */
static int turns_to_harm_after(const struct state *state, const struct actor *actor,
                               struct point to, int turns)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    int steps = point_chebyshev(to, actor->position);
    if (threat_lets_be(state, actor, to))
        return NEVER;
    if (!actor_was_seen(actor))
        return turns + steps - 1;
    if (threat_calls(kind) && !actor_is_hunting(actor) && !actor->has_hunted)
        return turns;
    int gap = int_max(0, steps - actor_reach(actor));
    int step_time = movement_step_time_in(kind, LIGHT_BRIGHT); /* the hero may light its way */
    if (!threat_does_harm(state, actor) || (gap > SLACK && !threat_comes_after_hero(state, actor)))
        return NEVER;
    return turns + (gap * actor_time(actor, step_time) + 99) / 100;
}

static int turns_to_harm(const struct state *state, const struct actor *actor, struct point to)
{
    return turns_to_harm_after(state, actor, to, turns_to_hunt(state, actor, to));
}

static bool is_other(const struct state *state, const struct level *level, uint16_t slot)
{
    const struct actor *actor = &level->actors[slot];
    return !actor->is_ally && !state_is_hero(state, level_handle(level, slot));
}

/* Like level_next_actor, for those that are perceived, and perhaps some others: on a large level they are few. */
static bool next_perceived(const struct state *state, uint16_t *slot)
{
    const struct level *level = state_level_const(state);
    struct area all = {{0, 0}, {level->actor_pool.end - 1, 0}};
    struct point actor = {*slot - 1, 0};
    if (!state->vision.perceived_is_current)
        return level_next_actor(level, slot);
    while (bit_grid_next(&state->vision.perceived, all, &actor))
        if (pool_is_used(&level->actor_pool, (uint16_t)actor.x)) {
            *slot = (uint16_t)actor.x;
            return true;
        }
    return false;
}

bool danger_is_mere_alarm(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    if (!pool_resolves(&level->actor_pool, handle))
        return false;
    const struct actor *actor = level_actor_const(level, handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    int steps = point_chebyshev(state_hero_const(state)->position, actor->position);
    return threat_calls(kind) && !actor->has_hunted && !actor_is_hunting(actor) &&
           !threat_comes_after_hero(state, actor) &&
           (kind->never_attacks || steps > actor_reach(actor) + SLACK);
}

/* Whether it is awake, perceived, and has noticed the hero. */
static bool has_noticed(const struct actor *actor)
{
    return actor_is_perceived(actor) && !actor->is_asleep && actor_pips(actor) > 0;
}

/* Whether it could come to harm the hero, however much later, once it hunts. */
static bool could_come(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    return (actor_is_hunting(actor) || !level_never_hunts(level, actor)) &&
           !danger_is_mere_alarm(state, handle) &&
           turns_to_harm_after(state, actor, state_hero_const(state)->position, 0) < NEVER;
}

/* The worst danger to a hero at `to` within that number of turns; or however much later, of what is not agreed to, if
 * `agreed` isn't NULL. */
static const struct actor *find_danger(const struct state *state, struct point to, int turns,
                                       const struct agreed *agreed, struct handle accepted,
                                       struct handle *by)
{
    const struct level *level = state_level_const(state);
    const struct actor *found = NULL;
    *by = HANDLE_NONE;
    for (uint16_t i = 0; next_perceived(state, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!is_other(state, level, i) || !has_noticed(actor) ||
            (agreed ? !could_come(state, level_handle(level, i)) ||
                          agreed_covers(agreed, state, level_handle(level, i))
                    : turns_to_harm(state, actor, to) > turns) ||
            (handle_is_equal(level_handle(level, i), accepted) &&
             danger_is_mere_alarm(state, accepted)))
            continue;
        bool is_hunter = actor_is_hunting(actor);
        if (found &&
            (is_hunter == actor_is_hunting(found)
                 ? point_chebyshev(to, actor->position) >= point_chebyshev(to, found->position)
                 : !is_hunter))
            continue;
        found = actor;
        *by = level_handle(level, i);
    }
    return found;
}

enum refusal danger_at(const struct state *state, struct point to, struct handle accepted,
                       struct handle *by)
{
    const struct actor *found = find_danger(state, to, DANGER_TURNS, NULL, accepted, by);
    return !found ? REFUSAL_NONE : actor_is_hunting(found) ? REFUSAL_HUNTED : REFUSAL_NOTICED;
}

enum refusal danger_in_view(const struct state *state, const struct agreed *agreed,
                            struct handle *by)
{
    struct point hero = state_hero_const(state)->position;
    const struct actor *found = find_danger(state, hero, 0, agreed, HANDLE_NONE, by);
    return !found ? REFUSAL_NONE : actor_is_hunting(found) ? REFUSAL_HUNTED : REFUSAL_NOTICED;
}

bool danger_was_told_of_notice(const struct state *state, const struct agreed *agreed,
                               struct handle accepted, struct handle *by)
{
    struct handle found;
    enum refusal asks = danger_at(state, state_hero_const(state)->position, accepted, &found);
    if (asks == REFUSAL_NONE)
        asks = danger_in_view(state, agreed, &found);
    bool was_told =
        asks == REFUSAL_NOTICED && (awareness_was_told(state, found) ||
                                    event_list_has_of(&state->events, EVENT_SIGHTED, found));
    *by = was_told ? found : *by;
    return was_told;
}

int danger_turns_at(const struct state *state, struct point to)
{
    const struct level *level = state_level_const(state);
    int least = NEVER;
    for (uint16_t i = 0; next_perceived(state, &i); i++)
        if (is_other(state, level, i) && has_noticed(&level->actors[i]))
            least = int_min(least, turns_to_harm(state, &level->actors[i], to));
    return least;
}

bool danger_is_hunted(const struct state *state, struct handle *by)
{
    struct point hero = state_hero_const(state)->position;
    const struct actor *found = find_danger(state, hero, NEVER - 1, NULL, HANDLE_NONE, by);
    bool is_hunted = found && actor_is_hunting(found);
    *by = is_hunted ? *by : HANDLE_NONE;
    return is_hunted;
}

bool danger_is_beside(const struct state *state, struct handle *by)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; next_perceived(state, &i); i++) {
        const struct actor *actor = &level->actors[i];
        *by = level_handle(level, i);
        if (is_other(state, level, i) && has_noticed(actor) && actor_is_hunting(actor) &&
            movement_is_beside(level, actor->position, hero) &&
            turns_to_harm(state, actor, hero) == 0)
            return true;
    }
    *by = HANDLE_NONE;
    return false;
}

void danger_tell(struct danger_told *told, const struct state *state, struct handle actor)
{
    if (told->depth != state->depth)
        *told = (struct danger_told){.depth = state->depth};
    told->actors[told->count++ % DANGER_TOLD_MAX] = actor;
}

static bool is_among(const struct danger_told *told, const struct state *state, struct handle actor)
{
    for (int i = 0; i < told->count && i < DANGER_TOLD_MAX; i++)
        if (told->depth == state->depth && handle_is_equal(told->actors[i], actor))
            return true;
    return false;
}

/* How often it could strike during the hero's next step, if nothing kept it off any more; 0: it is too far away. */
static int strikes_next(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    int time = actor_time(actor, int_min(movement_step_time_in(kind, LIGHT_DARK),
                                         movement_step_time_in(kind, LIGHT_BRIGHT)));
    int actions = (int_max(hero_step_time(state), TURN_TIME) + time - 1) / time;
    int steps = point_chebyshev(state_hero_const(state)->position, actor->position);
    int gap = int_max(0, steps - actor_reach(actor));
    bool stays = kind->is_fixed || actor_is_held(actor);
    return stays && gap > 1 ? 0 : int_max(0, actions + 1 - int_max(1, gap));
}

bool danger_could_kill(const struct state *state)
{
    const struct level *level = state_level_const(state);
    int harm = 0;
    for (uint16_t i = 0; next_perceived(state, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_other(state, level, i) && has_noticed(actor) && actor_is_hunting(actor) &&
            threat_does_harm(state, actor) && !monster_get(actor->kind)->never_attacks) {
            int damage = combat_blow(state, level_handle(level, i)).damage_max;
            harm += strikes_next(state, actor) * combat_past_armour(damage, state->traits.armour);
        }
    }
    return harm >= state_hero_const(state)->health;
}

bool danger_is_vermin_kept_off(const struct state *state, const struct actor *actor)
{
    return monster_get(actor->kind)->strength == STRENGTH_VERMIN &&
           pursuit_light_keeps_off(state, actor, state_hero_const(state)->position);
}

/* Whether it strikes only if cornered, and does little harm. */
static bool stays_off(const struct state *state, const struct actor *actor)
{
    return level_lacks_twin(state_level_const(state), actor) ||
           danger_is_vermin_kept_off(state, actor);
}

bool danger_has_come(const struct state *state, uint32_t choices, const struct danger_told *told,
                     struct handle *by)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; next_perceived(state, &i); i++) {
        const struct actor *actor = &level->actors[i];
        const struct monster_kind *kind = monster_get(actor->kind);
        *by = level_handle(level, i);
        /* What sight or light keeps off may strike after the next step. */
        if (is_other(state, level, i) && actor_is_perceived(actor) && !actor->is_asleep &&
            actor->came_at > choices && !kind->never_attacks &&
            !(actor->has_hunted && actor_has_given_up(actor)) &&
            tells_could_strike(actor, actor->position, hero) &&
            !(stays_off(state, actor) && strikes_next(state, actor) == 0 &&
              (level_lacks_twin(level, actor) || is_among(told, state, *by))))
            return true;
    }
    *by = HANDLE_NONE;
    return false;
}

/* Where the hero knows a creature to be, or believes it to be still: a sleeper, or a caller, until its cell is seen again, and
 * for a while any that noticed the hero. */
static bool find_place(const struct state *state, bool has_scouts, struct danger_zone *zone)
{
    const struct actor *actor = level_actor_const(state_level_const(state), zone->actor);
    zone->at = actor->position;
    enum last_known last_known = last_known_with_scouts(state, zone->actor, has_scouts, &zone->at);
    bool is_known = actor_is_perceived(actor) || last_known == LAST_KNOWN_HEARD ||
                    last_known == LAST_KNOWN_SURELY;
    zone->is_sleeper = is_known ? actor->is_asleep : actor->slept_when_seen;
    if (is_known || last_known == LAST_KNOWN_REMEMBERED)
        return true;
    zone->at = actor->seen_at;
    bool stays = !actor_is_hunting(actor) && threat_calls(monster_get(actor->kind));
    return last_known_was_seen_within(state, actor, stays ? INT_MAX : NOTICED_TURNS) &&
           (stays || actor_pips(actor) > 0);
}

/* From here on it hears no step, on whatever ground. */
static int hearing_radius(const struct state *state, const struct actor *actor)
{
    enum loudness loudness = loudness_moved(hero_step_loudness(state), LOUDER_MAX);
    return 1 + noise_range(state, loudness, monster_get(actor->kind)->hearing);
}

/* From here on no step would stir it, by its noise or by light. */
static int sleeper_radius(const struct state *state, const struct actor *actor)
{
    return int_max(hearing_radius(state, actor), 1 + hero_light(state).radius);
}

static bool is_loud_ground(const struct state *state, struct point p)
{
    return hero_known_step_loudness(state, p) > hero_step_loudness(state);
}

/* Fills in what it holds, if anything. */
static void measure(struct danger_zone *zone, const struct state *state, const struct actor *actor,
                    enum danger_caution caution)
{
    struct point hero = state_hero_const(state)->position;
    int steps = point_chebyshev(hero, zone->at);
    if (zone->is_sleeper) {
        zone->radius = caution >= DANGER_OF_SLEEPERS ? sleeper_radius(state, actor) : 0;
        return;
    }
    if (threat_lets_be(state, actor, hero))
        return;
    if (caution >= DANGER_OF_LISTENERS &&
        (threat_calls(monster_get(actor->kind)) || threat_comes_after_hero(state, actor)))
        zone->loud_radius = hearing_radius(state, actor);
    zone->holds_doors = !actor_is_perceived(actor) && actor_pips(actor) > 0 &&
                        threat_comes_after_hero(state, actor);
    if (actor_is_hunting(actor)) {
        zone->radius = !actor_was_seen(actor) || threat_comes_after_hero(state, actor) ? steps : 0;
    } else if (caution >= DANGER_OF_WATCHERS) {
        int sight =
            threat_calls(monster_get(actor->kind)) ? perception_light_radius(state, actor) : 0;
        bool is_coming = has_noticed(actor) && threat_comes_after_hero(state, actor);
        zone->radius = is_coming ? steps : int_min(steps, sight);
        zone->needs_view = true;
    }
}

/* The next actor that may have a zone: a sleeper from DANGER_OF_SLEEPERS on, and only if something tells of it. */
static bool next_with_zone(const struct level *level, enum danger_caution caution, bool has_scouts,
                           uint16_t *slot)
{
    return caution < DANGER_OF_SLEEPERS ? level_next_awake(level, slot)
           : has_scouts                 ? level_next_actor(level, slot)
                                        : level_next_met(level, slot);
}

void danger_zones_find(struct danger_zones *zones, const struct state *state,
                       enum danger_caution caution, struct handle accepted)
{
    const struct level *level = state_level_const(state);
    bool has_scouts = captive_has_scouts(state);
    zones->count = 0;
    zones->area = AREA_EMPTY;
    if (caution == DANGER_OF_NONE)
        return;
    for (uint16_t i = 0; next_with_zone(level, caution, has_scouts, &i); i++) {
        struct danger_zone zone = {.actor = level_handle(level, i)};
        const struct actor *actor = &level->actors[i];
        bool may_be_known = has_scouts || !actor->is_asleep || actor_was_seen(actor);
        bool is_accepted =
            handle_is_equal(zone.actor, accepted) && danger_is_mere_alarm(state, accepted);
        if (is_accepted || !may_be_known || !is_other(state, level, i) ||
            !find_place(state, has_scouts, &zone))
            continue;
        measure(&zone, state, actor, caution);
        int reach = int_max(zone.radius, zone.loud_radius);
        if ((reach <= 0 && !zone.holds_doors) || zones->count == DANGER_ZONES_MAX)
            continue;
        zones->all[zones->count++] = zone;
        if (reach > 0)
            zones->area = area_unite(zones->area, area_around(zone.at, reach - 1, level->grid));
    }
}

/* Whether a step to `p`, on what the hero remembers of it, would stir a sleeper at `at`. Ground that makes the step louder
 * does so past corners too. */
static bool would_stir(const struct state *state, const struct actor *actor, struct point at,
                       struct point p)
{
    const struct level *level = state_level_const(state);
    enum loudness loudness = hero_known_step_loudness(state, p);
    struct actor believed =
        actor_is_perceived(actor) ? *actor : (struct actor){.kind = actor->kind, .is_asleep = true};
    believed.position = at;
    return gain_of_step(state, &believed, p, loudness) > 0 &&
           (is_loud_ground(state, p) ||
            fov_sees(fov_get(state->fov), &level->opacity, p, FOV_UNLIMITED, at));
}

bool danger_would_stir(const struct state *state, struct point to, struct handle *by)
{
    const struct level *level = state_level_const(state);
    bool has_scouts = captive_has_scouts(state);
    for (uint16_t i = 0; level_next_met(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct danger_zone zone = {.actor = level_handle(level, i)};
        bool is_disturbed =
            !is_loud_ground(state, to) && actor_is_perceived(actor) && actor->suspicion > 0;
        *by = zone.actor;
        if (!actor->is_ally && !is_disturbed && find_place(state, has_scouts, &zone) &&
            zone.is_sleeper && would_stir(state, actor, zone.at, to))
            return true;
    }
    *by = HANDLE_NONE;
    return false;
}

/* Whether the eye would notice a hero at `p` if it faced that way. Of one that is out of view, nothing but its place counts. */
static bool could_notice(const struct state *state, const struct actor *eye, struct point p)
{
    struct actor turned = actor_is_perceived(eye)
                              ? *eye
                              : (struct actor){.kind = eye->kind, .position = eye->seen_at};
    if (point_is_equal(p, turned.position))
        return false;
    turned.facing = direction_nearest(point_subtract(p, turned.position));
    return noticing_gain_if(state, &turned, p, state_hero_const(state)->lantern) > 0;
}

bool danger_would_show(const struct state *state, struct point to, struct handle accepted,
                       struct handle *by)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; level_next_met(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        const struct monster_kind *kind = monster_get(actor->kind);
        if (!kind->is_fixed || !threat_calls(kind) || actor->is_ally || !actor_was_seen(actor) ||
            has_noticed(actor) || !could_notice(state, actor, to) ||
            (!point_is_equal(to, hero) && could_notice(state, actor, hero)))
            continue;
        *by = level_handle(level, i);
        if (!handle_is_equal(*by, accepted))
            return true;
    }
    *by = HANDLE_NONE;
    return false;
}

const struct danger_zone *danger_zones_at(const struct danger_zones *zones,
                                          const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct opacity *opacity = &level->opacity;
    for (int i = 0; i < zones->count; i++) {
        const struct danger_zone *zone = &zones->all[i];
        if (zone->holds_doors && bit_grid_has(&level->known_shut, p) &&
            fov_sees(fov_get(state->fov), opacity, zone->at, FOV_UNLIMITED, p))
            return zone;
        int steps = point_chebyshev(p, zone->at);
        if (steps < zone->loud_radius && is_loud_ground(state, p))
            return zone;
        if (steps >= zone->radius)
            continue;
        bool is_held = zone->is_sleeper
                           ? would_stir(state, level_actor_const(level, zone->actor), zone->at, p)
                           : !zone->needs_view ||
                                 fov_sees(fov_get(state->fov), opacity, zone->at, FOV_UNLIMITED, p);
        if (is_held)
            return zone;
    }
    return NULL;
}
