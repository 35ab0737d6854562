#include "rules/suspicion.h"

#include "base/integer.h"
#include "rules/boons.h"
#include "rules/tells.h"
#include "rules/visibility.h"

void suspicion_wake(struct state *state, struct handle handle)
{
    if (!level_actor(state_level(state), handle)->is_asleep)
        return;
    level_wake_actor(state_level(state), handle);
    visibility_note_actors(state);
}

/* What notices the hero by itself does not wake and strike in one action. */
static void wake_by_itself(struct state *state, struct handle handle)
{
    if (!level_actor(state_level(state), handle)->is_asleep)
        return;
    suspicion_wake(state, handle);
    tells_note_woken(state, handle);
}

/* Whether something else out of view has begun to notice the hero: of that a charm has warned. */
static bool is_noticed_already(const struct state *state, struct handle but)
{
    const struct level *level = state_level_const(state);
    bool is_noticed = false;
    for (uint16_t i = 0; level_next_actor(level, &i) && !is_noticed; i++) {
        const struct actor *actor = &level->actors[i];
        is_noticed = i != but.index && actor->suspicion > 0 && !actor->has_hunted &&
                     !actor_is_perceived(actor);
    }
    return is_noticed;
}

/* The hero sees the pips of actors in view and of shining eyes. */
static void tell_pips(struct state *state, struct handle handle, int before, bool had_hunted)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    int pips = actor_pips(actor);
    bool has_lost_interest = pips == 0 && !monster_get(actor->kind)->is_tame;
    if (before == 0 && pips > 0 && state->traits.warns && !actor_is_perceived(actor) &&
        !is_noticed_already(state, handle))
        ADD_EVENT(state, .kind = EVENT_WARNED);
    if ((pips > before || before == PIPS_HUNTING || has_lost_interest) && actor_is_perceived(actor))
        ADD_EVENT(state, .kind = pips > before ? EVENT_PIPS : EVENT_CALMED,
                  .actor = actor->is_seen ? handle : HANDLE_NONE, .monster = actor->kind,
                  .to = actor->position, .pips = pips, .pips_before = before,
                  .was_hunting = before == PIPS_HUNTING, .is_first = !had_hunted,
                  .was_asleep = actor->is_asleep);
}

void suspicion_set(struct state *state, struct handle handle, int suspicion)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int before = actor_pips(actor);
    bool had_hunted = actor->has_hunted;
    int min = actor->has_hunted || actor_is_summoned(actor) ? SUSPICION_WARY : 0;
    if (actor->has_hunted)
        min += state->traits.grudge;
    if (monster_get(actor->kind)->is_relentless)
        min = SUSPICION_MAX;
    int max =
        level_never_hunts(state_level_const(state), actor) ? SUSPICION_HUNTING - 1 : SUSPICION_MAX;
    actor->suspicion = int_min(int_max(suspicion, min), max);
    level_note_met(state_level(state), handle);
    if (actor_is_hunting(actor))
        actor->has_hunted = state_level(state)->was_hunted = true;
    else
        actor->has_shouted = false;
    if (actor_pips(actor) != before)
        tell_pips(state, handle, before, had_hunted);
}

void suspicion_give_clue(struct actor *actor, struct point clue)
{
    actor->pursuit = PURSUIT_FOLLOWING;
    actor->pursuit_turns = 0;
    actor->clue = clue;
    actor->clue_source = CLUE_KNOWN;
}

void suspicion_take_clue(struct actor *actor)
{
    actor->pursuit = PURSUIT_NONE;
    actor->pursuit_turns = 0;
}

/* An actor that no longer falls for lures only turns its head. */
static void look_round(struct actor *actor, struct point at)
{
    if (!actor->is_asleep && !monster_get(actor->kind)->is_gazing &&
        !point_is_equal(at, actor->position))
        actor->facing = direction_nearest(point_subtract(at, actor->position));
}

/* Whether it hunts after a clue as good as there: the turns that it is kept off go on while it hears the hero. */
static bool is_following_near(const struct actor *actor, struct point at)
{
    return actor_is_hunting(actor) && actor->pursuit == PURSUIT_FOLLOWING &&
           point_chebyshev(actor->clue, at) <= SUSPICION_KNOWN_STEPS;
}

bool suspicion_turn_away(struct state *state, struct handle handle, int gain)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool never_hunts = level_never_hunts(state_level_const(state), actor);
    if (!state->traits.nobody || state->keystone_charges == 0 || actor_is_hunting(actor) ||
        actor->suspicion + gain < SUSPICION_HUNTING || never_hunts ||
        monster_get(actor->kind)->is_relentless ||
        !lantern_get(state_hero_const(state)->lantern)->is_hooded)
        return false;
    boons_spend_charge(state);
    actor->has_hunted = false;
    actor->pursuit = PURSUIT_GIVEN_UP;
    actor->pursuit_turns = PURSUIT_TRUCE_TURNS;
    suspicion_set(state, handle, 0);
    return true;
}

/* What can see begins to hunt only by sight: nothing else that it takes in makes it more than wary. */
static int gain_by_ear(const struct actor *actor, int gain)
{
    bool hunts_by_ear = actor_is_hunting(actor) || !monster_sees(monster_get(actor->kind)) ||
                        actor_has_any(actor, status_blinds);
    return hunts_by_ear ? gain : int_min(gain, SUSPICION_HUNTING - 1 - actor->suspicion);
}

void suspicion_hear(struct state *state, struct handle handle, struct point at, int gain,
                    enum clue_source source, enum loudness of_hero)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_ally || actor_has_given_up(actor))
        return;
    if (source == CLUE_LURE && actor->ignores_lures) {
        look_round(actor, at);
        return;
    }
    gain = gain_by_ear(actor, gain);
    if (source != CLUE_LURE && suspicion_turn_away(state, handle, gain))
        return;
    actor->has_heard = true;
    actor->heard = (enum loudness)int_max((int)actor->heard, (int)of_hero);
    suspicion_set(state, handle, actor->suspicion + gain);
    if (actor->is_asleep && actor->suspicion < SUSPICION_WARY - state->traits.wakes_sooner)
        return;
    wake_by_itself(state, handle);
    /* A summoned actor ignores other noises. */
    if (actor_is_summoned(actor) && of_hero == LOUDNESS_SILENT)
        return;
    int turns = is_following_near(actor, at) ? actor->pursuit_turns : 0;
    suspicion_give_clue(actor, at);
    actor->pursuit_turns = turns;
    actor->clue_source = source;
}

void suspicion_summon(struct state *state, struct handle handle, struct point at, int min)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->is_ally || kind->ignores_hero)
        return;
    wake_by_itself(state, handle);
    suspicion_give_clue(actor, at);
    if (!kind->is_fixed && !kind->swims)
        actor->pursuit = PURSUIT_SUMMONED;
    suspicion_set(state, handle, int_max(actor->suspicion, min));
}

void suspicion_alarm(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_ally)
        return;
    suspicion_wake(state, handle);
    if (monster_get(actor->kind)->ignores_hero)
        return;
    suspicion_give_clue(actor, state_hero(state)->position);
    suspicion_set(state, handle, SUSPICION_MAX);
}

void suspicion_forget(struct state *state)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        struct actor *actor = &level->actors[i];
        suspicion_take_clue(actor);
        if (!state_is_hero(state, handle) && actor->suspicion > SUSPICION_WARY)
            suspicion_set(state, handle, SUSPICION_WARY);
    }
    ADD_EVENT(state, .kind = EVENT_FORGOTTEN);
}
