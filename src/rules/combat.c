#include "rules/combat.h"

#include "base/integer.h"
#include "rules/disguise.h"
#include "rules/harm.h"
#include "rules/light/flames.h"
#include "rules/noise.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/perception.h"

#define UNAWARE_TIMES 3
#define SEARED_TURNS 3
#define STONE_ARMOUR 2

/* 2, with a knife 3. */
static int ambush_times(int unaware_times)
{
    return (unaware_times + 1) / 2;
}

struct blow combat_weapon_blow(enum item weapon)
{
    const struct item_kind *kind = item_get(weapon);
    struct blow blow = {weapon,        kind->damage_min, kind->damage_max,
                        UNAWARE_TIMES, LOUDNESS_SOFT,    0};
    if (kind->unaware_times > 0)
        blow.unaware_times = kind->unaware_times;
    blow.ambush_times = ambush_times(blow.unaware_times);
    if (kind->blow_loudness > LOUDNESS_SILENT)
        blow.loudness = kind->blow_loudness;
    if (kind->shoots != ITEM_NONE) {
        blow.item = (enum item)kind->shoots;
        blow.loudness = COMBAT_MISSILE_LOUDNESS;
        blow.ambush_times = 0;
    }
    return blow;
}

static struct blow blow_of_hero(const struct state *state)
{
    enum item weapon = hero_weapon(state);
    if (weapon != ITEM_NONE && item_get(weapon)->shoots == ITEM_NONE)
        return combat_weapon_blow(weapon);
    const struct monster_kind *kind = monster_get(monster_hero());
    return (struct blow){ITEM_NONE,     kind->damage_min, kind->damage_max,
                         UNAWARE_TIMES, LOUDNESS_SOFT,    ambush_times(UNAWARE_TIMES)};
}

struct blow combat_blow(const struct state *state, struct handle attacker)
{
    if (state_is_hero(state, attacker))
        return blow_of_hero(state);
    const struct actor *actor = level_actor_const(state_level_const(state), attacker);
    struct combat_stats combat_stats = band_combat_stats(state->depth, actor->kind);
    return (struct blow){ITEM_NONE, combat_stats.damage_min, combat_stats.damage_max,
                         1,         LOUDNESS_SOFT,           0};
}

/* Whether it goes to look at a noise that was not the hero's. */
static bool is_lured(const struct actor *actor)
{
    return actor_has_clue(actor) && actor->clue_source == CLUE_LURE && !actor_is_hunting(actor);
}

/* What stirs in its sleep does not. */
static bool notices(const struct actor *actor)
{
    return !actor->is_asleep && actor->suspicion > 0;
}

int combat_ambush_times(const struct state *state, const struct blow *blow)
{
    return blow->ambush_times > 1 ? blow->ambush_times + state->traits.hushes_ambush : 1;
}

int combat_times(const struct state *state, const struct actor *victim, const struct blow *blow,
                 bool *is_ambush)
{
    bool is_hunter = actor_is_hunting(victim) || victim->has_hunted;
    bool is_unaware = !notices(victim) || (is_lured(victim) && state->traits.lured_unaware);
    int times_from_ambush = combat_ambush_times(state, blow);
    bool may_ambush =
        hero_is_still(state) && notices(victim) && !is_hunter && times_from_ambush > 1;
    bool is_stunned = actor_is_stunned(victim);
    if (is_ambush)
        *is_ambush = may_ambush && !is_stunned;
    if (is_stunned)
        return 1;
    if (may_ambush)
        return times_from_ambush;
    return is_unaware ? blow->unaware_times : 1;
}

/* The hero knows of blows given, received, and seen. */
static void tell(struct state *state, struct event struck)
{
    struct level *level = state_level(state);
    const struct actor *attacker = level_actor(level, struck.actor);
    bool is_heros = state_is_hero(state, struck.actor) || state_is_hero(state, struck.victim);
    struck.monster = attacker->kind;
    struck.victim_kind = level_actor(level, struck.victim)->kind;
    struck.from = attacker->position;
    struck.to = level_actor(level, struck.victim)->position;
    struck.is_unseen = !visibility_sees_now(state, struck.actor);
    if (!is_heros && !visibility_sees(state, struck.victim))
        return;
    /* The hero doesn't learn what was hit in the dark. */
    if (!visibility_sees(state, struck.victim))
        struck.victim = HANDLE_NONE;
    event_list_add(&state->events, struck);
}

/* What boons add to a blow of the hero, before its harm is done. */
static void add_boons(struct state *state, struct handle victim, struct blow *blow, bool is_ambush)
{
    const struct actor *actor = level_actor(state_level(state), victim);
    bool is_melee = blow->ambush_times > 0;
    blow->loudness = loudness_moved(blow->loudness, state->traits.blow_louder);
    if (is_ambush && state->traits.hushes_ambush)
        blow->loudness = LOUDNESS_FAINT;
    if (is_melee && state->traits.sears && hero_has_open_lantern(state) &&
        actor->health == harm_health_max(state, actor))
        statuses_set_on_fire(state, victim, SEARED_TURNS);
}

/* A blow ends what hides the hero; one that kills what did not hunt may hide it again. */
static void hide(struct state *state, bool has_killed_unnoticed)
{
    enum status hidden = status_find(status_hides);
    statuses_end(state, state->hero, hidden);
    if (has_killed_unnoticed && state->traits.shadows)
        statuses_begin(state, state->hero, hidden, status_get(hidden)->turns);
}

int combat_past_armour(int damage, int armour)
{
    return int_max(damage - armour, 1);
}

int combat_armour(const struct state *state, const struct actor *victim)
{
    if (victim == state_hero_const(state))
        return state->traits.armour;
    bool is_stone = monster_get(victim->kind)->freezes && perception_is_watched(state, victim);
    return is_stone ? STONE_ARMOUR : 0;
}

bool combat_land(struct state *state, struct handle attacker, struct handle victim,
                 struct blow blow)
{
    struct level *level = state_level(state);
    bool is_heros = state_is_hero(state, attacker) && !state_is_hero(state, victim);
    bool is_ambush = false;
    bool is_surprise = is_heros && !notices(level_actor(level, victim));
    int times = is_heros ? combat_times(state, level_actor(level, victim), &blow, &is_ambush) : 1;
    if (state_is_hero(state, attacker) || state_is_hero(state, victim))
        stance_end_stillness(state);
    int rolled = random_between(&state->blows_random, blow.damage_min, blow.damage_max);
    int armour = combat_armour(state, level_actor(level, victim));
    int amount = combat_past_armour(rolled * times, armour);
    tell(state, (struct event){.kind = EVENT_STRUCK,
                               .actor = attacker,
                               .victim = victim,
                               .item = blow.item,
                               .damage = amount,
                               .rolled = rolled,
                               .multiplier = times,
                               .is_ambush = is_ambush,
                               .was_asleep = level_actor(level, victim)->is_asleep,
                               .armour = armour});
    struct point at = level_actor(level, victim)->position;
    bool is_by_hero = state_is_hero(state, attacker);
    struct harm harm = {CAUSE_ACTOR, attacker, level_actor(level, attacker)->kind};
    if (is_heros)
        add_boons(state, victim, &blow, is_ambush);
    bool has_died = harm_hurt(state, victim, amount, harm);
    if (!has_died && blow.item != ITEM_NONE && item_get(blow.item)->douses)
        flames_put_out(state, victim);
    if (is_heros)
        hide(state, has_died && times > 1);
    noise_make(state, attacker, at,
               has_died && (is_surprise || times > 1) ? LOUDNESS_FAINT : blow.loudness);
    /* After the noise: a struck actor knows better than by ear where the hero is. */
    if (!has_died && is_by_hero)
        suspicion_alarm(state, victim);
    return has_died;
}

static int blow_time(const struct state *state, struct handle attacker)
{
    enum item weapon = hero_weapon(state);
    if (state_is_hero(state, attacker) && weapon != ITEM_NONE && item_get(weapon)->blow_time > 0)
        return item_get(weapon)->blow_time;
    return TURN_TIME;
}

/* A blow to what is beside the attacker. */
static struct blow melee_of(const struct state *state, struct handle attacker)
{
    struct blow blow = combat_blow(state, attacker);
    if (state_is_hero(state, attacker))
        return blow;
    enum monster kind = level_actor_const(state_level_const(state), attacker)->kind;
    struct combat_stats combat_stats = band_melee_stats(state->depth, kind);
    blow.damage_min = combat_stats.damage_min;
    blow.damage_max = combat_stats.damage_max;
    return blow;
}

bool combat_is_past_corner(const struct state *state, const struct actor *actor)
{
    struct point hero = state_hero_const(state)->position;
    return point_chebyshev(hero, actor->position) == 1 &&
           !movement_is_beside(state_level_const(state), hero, actor->position);
}

struct outcome combat_strike(struct state *state, struct handle handle, struct point target)
{
    struct level *level = state_level(state);
    struct actor *attacker = level_actor(level, handle);
    struct point corner;
    if (!grid_contains(level->grid, target) || point_is_equal(target, attacker->position))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, target);
    struct handle victim = level_actor_at(level, target);
    if (handle_is_none(victim))
        return outcome_refused(state, handle, REFUSAL_NO_TARGET, target);
    if (point_chebyshev(attacker->position, target) > 1)
        return outcome_refused(state, handle, REFUSAL_TOO_FAR, target);
    enum direction direction = direction_of(point_subtract(target, attacker->position));
    if (movement_find_corner(level, attacker->position, direction, &corner))
        return outcome_refused(state, handle, REFUSAL_CORNER_BLOW, corner);
    stance_face(state, handle, direction);
    if (state_is_hero(state, victim) && disguise_tell(state, handle))
        return outcome_done(TURN_TIME);
    disguise_drop(state, handle);
    if (state_is_hero(state, victim))
        suspicion_alarm(state, handle); /* so that its pips show that it hunts */
    combat_land(state, handle, victim, melee_of(state, handle));
    return outcome_done(blow_time(state, handle));
}
