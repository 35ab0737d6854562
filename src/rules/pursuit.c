#include "rules/pursuit.h"

#include "base/integer.h"
#include "rules/noise.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "world/choir.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"
#include "world/silence.h"

/* Turns after which a hunter on a trail with something in the way has lost it. */
#define TRAIL_BLOCKED_TURNS 4
/* Of a hunter that gives up. */
#define SUSPICION_AFTER_SEARCH 6
/* The same if it forgets that it hunted. */
#define SUSPICION_FORGOTTEN 3
/* A search for a still hero lasts half as long, but never less than this. */
#define SEARCH_TURNS_MIN 6
/* A guard: turns after which an actor that does not get to its clue gives up. */
#define FOLLOWING_TURNS_MAX 40
#define FOLLOWING_FAR_TURNS_MAX 150 /* summoned, or relentless */
#define SUMMONED_STEPS 3            /* a summoned actor this close has arrived */
#define STANDOFF_SIGHTS 2 /* kinds that keep off stay within this many times their sight */

/* Nothing keeps off a summoned actor, or one beside the hero. */
static bool can_be_kept_off(const struct actor *actor, struct point hero)
{
    return !actor_is_summoned(actor) && !monster_get(actor->kind)->is_relentless &&
           point_chebyshev(actor->position, hero) > 1;
}

bool pursuit_light_keeps_off(const struct state *state, const struct actor *actor, struct point at)
{
    return can_be_kept_off(actor, at) &&
           monster_shuns(monster_get(actor->kind), perception_grade_to(state, actor, at));
}

/* Whether an actor is fixed, swims while the hero is on land, has no way there, stays away from the hero or from the light
 * there, or only watches as its twin does not notice the hero. */
static bool keeps_off(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    bool is_on_land = !level_terrain_kind(level, hero)->is_water;
    return (can_be_kept_off(actor, hero) &&
            (kind->keeps_away || actor->is_cut_off ||
             (kind->is_twin && !noticing_twin_notices(state, actor)) ||
             (kind->is_fixed && !kind->never_attacks) || (kind->swims && is_on_land))) ||
           pursuit_light_keeps_off(state, actor, hero);
}

/* Whether it keeps off with the hero in view. */
static bool is_at_bay(const struct state *state, const struct actor *actor)
{
    int sight = STANDOFF_SIGHTS * perception_light_radius(state, actor);
    struct point hero = state_hero_const(state)->position;
    return keeps_off(state, actor) && point_is_within(actor->position, hero, sight) &&
           !actor_has_any(actor, status_blinds) &&
           perception_has_in_view(state, actor, hero, sight);
}

bool pursuit_is_kept_off(const struct state *state, const struct actor *actor)
{
    return actor_is_hunting(actor) && is_at_bay(state, actor);
}

bool pursuit_is_on(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor_is_hunting(actor) && !actor->is_ally && !pursuit_is_kept_off(state, actor))
            return true;
    }
    return false;
}

static bool knows_where_hero_is(const struct state *state, const struct actor *actor)
{
    return actor_has_clue(actor) &&
           point_chebyshev(actor->clue, state_hero_const(state)->position) <= SUSPICION_KNOWN_STEPS;
}

/* Passes a turn of the truce of an actor that has given up the hunt. True while the truce lasts: the actor ignores the hero. */
static bool continue_truce(const struct state *state, struct actor *actor)
{
    if (!actor_has_given_up(actor))
        return false;
    actor->pursuit_turns = keeps_off(state, actor) ? PURSUIT_TRUCE_TURNS : actor->pursuit_turns - 1;
    if (actor->pursuit_turns == 0)
        actor->pursuit = PURSUIT_NONE;
    return actor->pursuit_turns > 0;
}

/* A hunter that has been at bay for long enough gives up the hunt. True if the truce begins now. */
static bool begin_truce(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->pursuit_turns < PURSUIT_STANDOFF_TURNS || !knows_where_hero_is(state, actor) ||
        !pursuit_is_kept_off(state, actor))
        return false;
    actor->pursuit = PURSUIT_GIVEN_UP;
    actor->pursuit_turns = PURSUIT_TRUCE_TURNS;
    suspicion_set(state, handle, SUSPICION_WARY);
    return true;
}

/* An actor shouts once when it begins to hunt. */
static void shout(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->has_shouted || !actor_is_hunting(actor) || kind->is_relentless || kind->is_mute)
        return;
    actor->has_shouted = true;
    noise_make(state, handle, actor->position, LOUDNESS_LOUD);
}

/* The actor knows where the hero is. If it is at bay there, its turns of waiting go on. */
static void notice(const struct state *state, struct actor *actor)
{
    bool is_waiting = pursuit_is_kept_off(state, actor) && knows_where_hero_is(state, actor);
    int turns = is_waiting ? actor->pursuit_turns + 1 : 0;
    suspicion_give_clue(actor, state_hero_const(state)->position);
    actor->pursuit_turns = turns;
}

/* A summoned actor that has arrived, or can't, looks around for a while. */
static void follow_summons(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    actor->pursuit_turns++;
    if (point_chebyshev(actor->position, actor->clue) > SUMMONED_STEPS &&
        actor->pursuit_turns < FOLLOWING_FAR_TURNS_MAX)
        return;
    suspicion_give_clue(actor, actor->clue);
    if (!actor_is_hunting(actor))
        suspicion_set(state, handle, SUSPICION_HUNTING - 1);
}

/* An actor that has lost the hero follows its clue, then searches. */
static void search_on(const struct level *level, struct actor *actor)
{
    bool has_nothing = actor->pursuit == PURSUIT_NONE;
    if (has_nothing || (actor->pursuit == PURSUIT_FOLLOWING &&
                        movement_is_beside(level, actor->position, actor->clue))) {
        actor->pursuit = has_nothing ? PURSUIT_SEARCHING_HERE : PURSUIT_SEARCHING;
        actor->pursuit_turns = 0;
    }
    actor->pursuit_turns++;
}

int pursuit_search_turns(const struct state *state)
{
    int turns = state->traits.give_up;
    return int_max(hero_is_still(state) ? turns / 2 : turns, SEARCH_TURNS_MIN);
}

static int turns_max_of(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor_is_searching(actor) || kind->hiding == HIDING_IN_COVER) /* it never leaves that */
        return pursuit_search_turns(state);
    return kind->is_relentless ? FOLLOWING_FAR_TURNS_MAX : FOLLOWING_TURNS_MAX;
}

/* Suspicion that an actor without a sight of the hero loses in a turn. */
static int calm(const struct state *state)
{
    bool is_hooded = lantern_get(state_hero_const(state)->lantern)->is_hooded;
    return 1 + (is_hooded ? state->traits.calms_hooded : 0);
}

/* A hunter gives up. */
static void end_search(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    actor->has_hunted &= !state->traits.forgotten || monster_get(actor->kind)->is_relentless;
    suspicion_set(state, handle, actor->has_hunted ? SUSPICION_AFTER_SEARCH : SUSPICION_FORGOTTEN);
}

/* On the hero's trail a hunter that walks it loses nothing, unless something has been in its way for a while. */
static bool follow_trail(const struct state *state, struct actor *actor)
{
    struct point next;
    if (!monster_get(actor->kind)->follows_trail || !actor_is_hunting(actor) ||
        actor->pursuit != PURSUIT_FOLLOWING ||
        !trail_find_next(&state->trail, actor->position, &next))
        return false;
    if (point_is_equal(actor->clue, next))
        return ++actor->pursuit_turns < TRAIL_BLOCKED_TURNS;
    suspicion_give_clue(actor, next);
    return true;
}

static void lose_track(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool is_hunting = actor_is_hunting(actor);
    if (follow_trail(state, actor))
        return;
    search_on(state_level_const(state), actor);
    bool has_searched = actor->pursuit_turns >= turns_max_of(state, actor);
    bool follows_noise = actor_has_clue(actor) && actor->clue_source != CLUE_KNOWN;
    if (!is_hunting) /* what it goes to look at keeps its interest */
        suspicion_set(state, handle, int_max(actor->suspicion - calm(state), follows_noise));
    else if (has_searched)
        end_search(state, handle);
    if (!has_searched && actor->suspicion > 0)
        return;
    bool is_lured = actor_has_clue(actor) && actor->clue_source == CLUE_LURE;
    actor->ignores_lures |= is_lured && !state_is_lesson(state); /* where the pupil may try again */
    suspicion_take_clue(actor);
}

/* A member of the choir begins to hunt by what another sees: the hero hears them hum if either is perceived. */
static void tell_song(struct state *state, const struct actor *actor, struct handle handle)
{
    const struct actor *singer = level_actor(state_level(state), handle);
    if (silence_is_at(state_level(state), state_hero(state)->position))
        return;
    if (actor_is_perceived(singer) || actor_is_perceived(actor))
        ADD_EVENT(state, .kind = EVENT_SUNG, .actor = singer->is_seen ? handle : HANDLE_NONE,
                  .monster = singer->kind, .to = singer->position, .loudness = LOUDNESS_SOFT);
}

/* Whether it has taken in nothing of the hero that it could still lose track of. */
static bool is_unaware(const struct actor *actor)
{
    return actor->suspicion == 0 && actor->pursuit == PURSUIT_NONE && !actor->has_heard &&
           !actor->has_hunted && !monster_get(actor->kind)->is_relentless;
}

/* True if the actor notices the hero by its own sight. */
static bool pass_awake(struct state *state, struct handle handle, const struct choir *choir)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int gain = noticing_gain(state, actor);
    if (actor_is_hunting(actor) && level_never_hunts(state_level_const(state), actor))
        suspicion_set(state, handle, actor->suspicion); /* it gives up the hunt */
    bool is_sung_to = gain == 0 && choir->gain > 0 && choir_reaches(state, actor);
    if (gain == 0 && !is_sung_to && is_unaware(actor)) /* as most are */
        return false;
    bool was_hunting = actor_is_hunting(actor);
    bool had_hunted = actor->has_hunted;
    bool has_heard = actor->has_heard;
    gain = is_sung_to ? choir->gain : gain;
    actor->has_heard = false;
    bool has_noticed = gain > 0 && !is_sung_to;
    if (continue_truce(state, actor) || begin_truce(state, handle))
        return false;
    if (gain > 0 && suspicion_turn_away(state, handle, gain))
        return false;
    if (gain > 0) {
        notice(state, actor);
        suspicion_set(state, handle, actor->suspicion + gain);
        shout(state, handle);
        statuses_dazzle(state, handle, had_hunted);
        if (is_sung_to && !was_hunting && actor_is_hunting(actor))
            tell_song(state, actor, choir->singer);
    } else if (has_heard) {
        shout(state, handle);
    } else if (actor_is_summoned(actor)) {
        follow_summons(state, handle);
    } else {
        lose_track(state, handle);
    }
    return has_noticed;
}

/* The hero's light on a sleeper stirs it like a noise; undisturbed, it sleeps more soundly. */
static void pass_asleep(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int gain = noticing_gain(state, actor);
    if (gain > 0)
        suspicion_hear(state, handle, state_hero_const(state)->position, gain, CLUE_KNOWN,
                       LOUDNESS_SILENT);
    bool is_disturbed = actor->has_heard;
    actor->has_heard = false;
    if (!is_disturbed && actor->suspicion > 0)
        suspicion_set(state, handle, actor->suspicion - 1);
}

/* After the awake: what wakes sees nothing more this turn. Most are undisturbed, and too far off for any light of the hero. */
static void pass_all_asleep(struct state *state)
{
    struct level *level = state_level(state);
    struct point hero = state_hero_const(state)->position;
    int radius = hero_light_if(state, state->turn_lantern).radius;
    struct area lit = area_around(hero, radius, level->grid);
    for (struct point p = area_before(lit); bit_grid_next(&level->occupied, lit, &p);)
        level_note_met(level, level_actor_at(level, p));
    for (uint16_t i = 0; level_next_met(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor->is_asleep && (actor->has_heard || actor->suspicion > 0 ||
                                 point_chebyshev(actor->position, hero) <= radius))
            pass_asleep(state, level_handle(level, i));
    }
}

bool pursuit_turn(struct state *state)
{
    bool is_noticed = false;
    const struct level *level = state_level(state);
    struct choir choir = choir_look(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (!state_is_hero(state, handle) && !level->actors[i].is_ally)
            is_noticed |= pass_awake(state, handle, &choir);
    }
    pass_all_asleep(state);
    return is_noticed;
}
