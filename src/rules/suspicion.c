#include "rules/suspicion.h"

#include "base/integer.h"
#include "rules/noise.h"
#include "rules/standoff.h"
#include "rules/visibility.h"
#include "world/choir.h"
#include "world/movement.h"
#include "world/noticing.h"
#include "world/perception.h"
#include "world/silence.h"

/* Suspicion of one who has hunted in vain. */
#define SETTLED 6
#define SHOUT_LOUDNESS 8
#define SONG_LOUDNESS 6 /* as it is shown: none but the choir and the hero hear it */
/* A hunter that cannot come to where it last knew the hero gives up as late as this. */
#define CHASE_TURNS_MAX 40
#define CHASE_TURNS_RELENTLESS 120
/* Who is called has come when it is so near; if it cannot come, it gives up as late as this. */
#define CALLED_STEPS 3
/* Who believes him so near to where he is knows where he is. */
#define KNOWN_STEPS 2
#define CALLED_TURNS_MAX 150

void suspicion_wake(struct state *state, struct handle handle)
{
    if (!level_actor(state_level(state), handle)->is_asleep)
        return;
    level_wake_actor(state_level(state), handle);
    visibility_note_actors(state);
}

/* The hero sees the pips of whom he sees, and of eyes that shine. */
static void tell_pips(struct state *state, struct handle handle, int before)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    int pips = actor_pips(actor);
    struct event event = {.kind = pips > before ? EVENT_PIPS : EVENT_CALMED,
                          .actor = actor->is_seen ? handle : HANDLE_NONE,
                          .monster = actor->kind,
                          .to = actor->position,
                          .pips = pips,
                          .was_hunting = before == 3};
    bool has_lost_interest = pips == 0 && !monster_get(actor->kind)->is_tame;
    if (before == 0 && pips > 0 && state->traits.warns && !actor_is_perceived(actor))
        event_list_add(&state->events, (struct event){.kind = EVENT_WARNED});
    if ((pips > before || before == 3 || has_lost_interest) && actor_is_perceived(actor))
        event_list_add(&state->events, event);
}

/* Changes suspicion, within its bounds. */
static void set(struct state *state, struct handle handle, int suspicion)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int before = actor_pips(actor);
    int min = actor->has_hunted || actor->is_summoned ? SUSPICION_WARY : 0;
    if (monster_get(actor->kind)->is_relentless)
        min = SUSPICION_MAX;
    int max = monster_get(actor->kind)->is_tame ? SUSPICION_HUNTING - 1 : SUSPICION_MAX;
    actor->suspicion = int_min(int_max(suspicion, min), max);
    if (actor_is_hunting(actor))
        actor->has_hunted = true;
    else
        actor->has_shouted = false;
    if (actor_pips(actor) != before)
        tell_pips(state, handle, before);
}

/* Whoever begins to hunt shouts, once. */
static void shout(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->has_shouted || !actor_is_hunting(actor) || kind->is_relentless || kind->is_mute)
        return;
    actor->has_shouted = true;
    noise_make(state, handle, actor->position, SHOUT_LOUDNESS);
}

static void set_clue(struct actor *actor, struct point at)
{
    actor->has_clue = true;
    actor->clue = at;
    actor->is_summoned = false;
    actor->is_searching = false;
    actor->search_turns = 0;
}

void suspicion_hear(struct state *state, struct handle handle, struct point at, int gain,
                    int of_hero)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_ally || actor_has_given_up(actor))
        return;
    actor->has_heard = true;
    if (of_hero > actor->heard)
        actor->heard = of_hero;
    set(state, handle, actor->suspicion + gain);
    if (actor->is_asleep && !actor_is_wary(actor))
        return;
    suspicion_wake(state, handle);
    /* Who is called comes past whatever others are about. */
    if (!actor->is_summoned || of_hero > 0)
        set_clue(actor, at);
}

void suspicion_call(struct state *state, struct handle handle, struct point at, int min)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->is_ally || kind->ignores_hero)
        return;
    suspicion_wake(state, handle);
    set_clue(actor, at);
    actor->is_summoned = !kind->is_fixed && !kind->swims;
    set(state, handle, int_max(actor->suspicion, min));
}

void suspicion_alarm(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_ally)
        return;
    suspicion_wake(state, handle);
    if (monster_get(actor->kind)->ignores_hero)
        return;
    set_clue(actor, state_hero(state)->position);
    set(state, handle, SUSPICION_MAX);
}

static int chase_turns(const struct actor *actor)
{
    return monster_get(actor->kind)->is_relentless ? CHASE_TURNS_RELENTLESS : CHASE_TURNS_MAX;
}

/* One more turn for an actor that neither sees nor hears him: it goes after its clue, or looks about it. */
static void search_on(const struct level *level, struct actor *actor)
{
    if (!actor->is_searching &&
        (!actor->has_clue || movement_is_beside(level, actor->position, actor->clue))) {
        actor->is_searching = true;
        actor->search_turns = 0;
    }
    actor->search_turns++;
}

/* Whether it has done so for long enough. */
static bool has_had_enough(const struct state *state, const struct actor *actor)
{
    return actor->search_turns >=
           (actor->is_searching ? state->traits.give_up : chase_turns(actor));
}

static void forget_clue(struct actor *actor)
{
    actor->has_clue = actor->is_searching = actor->is_summoned = false;
    actor->search_turns = 0;
}

/* Goes on with one who is called, until it is there: then it looks about for a while, if it does not hunt. */
static void follow_call(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    actor->search_turns++;
    if (point_chebyshev(actor->position, actor->clue) > CALLED_STEPS &&
        actor->search_turns < CALLED_TURNS_MAX)
        return;
    set_clue(actor, actor->clue);
    if (!actor_is_hunting(actor))
        set(state, handle, SUSPICION_HUNTING - 1);
}

/* Whether where it believes him to be is about where he is: to notice him is no news. */
static bool knows_where(const struct state *state, const struct actor *actor)
{
    return actor->has_clue &&
           point_chebyshev(actor->clue, state_hero_const(state)->position) <= KNOWN_STEPS;
}

/* Goes on with one that can't come to him, whether it notices him or not; whether it has just given up. */
static bool gives_up(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (!actor_is_hunting(actor) || actor->search_turns < STANDOFF_TURNS ||
        !knows_where(state, actor) || !standoff_is_at_bay(state, actor))
        return false;
    forget_clue(actor);
    actor->search_turns = STANDOFF_LETS_BE_TURNS;
    set(state, handle, SUSPICION_WARY);
    return true;
}

static void lose_track(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool is_hunting = actor_is_hunting(actor);
    search_on(state_level_const(state), actor);
    bool has_enough = has_had_enough(state, actor);
    if (!is_hunting)
        set(state, handle, actor->suspicion - 1);
    if (is_hunting && has_enough)
        set(state, handle, SETTLED);
    /* One who has hunted stays wary, but not of one place for ever. */
    if (has_enough || actor->suspicion == 0)
        forget_clue(actor);
}

/* One of the choir that does not see him begins to hunt by what another sees: he hears them hum if he knows of either. */
static void tell_song(struct state *state, const struct actor *actor, struct handle handle)
{
    const struct actor *singer = level_actor(state_level(state), handle);
    if (silence_is_at(state_level(state), state_hero(state)->position))
        return;
    if (singer->is_seen || singer->shines || actor->is_seen || actor->shines)
        event_list_add(&state->events,
                       (struct event){.kind = EVENT_SUNG,
                                      .actor = singer->is_seen ? handle : HANDLE_NONE,
                                      .monster = singer->kind,
                                      .to = singer->position,
                                      .loudness = SONG_LOUDNESS});
}

/* It knows where he is; where it can't come to him, the turns go on that it has hunted in vain. */
static void notice(const struct state *state, struct actor *actor)
{
    bool is_in_vain = actor_is_hunting(actor) && standoff_is_at_bay(state, actor);
    int turns = is_in_vain && knows_where(state, actor) ? actor->search_turns + 1 : 0;
    set_clue(actor, state_hero_const(state)->position);
    actor->search_turns = turns;
}

static void pass_turn(struct state *state, struct handle handle, const struct choir *choir)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int gain = noticing_gain(state, actor);
    bool is_sung_to = gain == 0 && choir->gain > 0 && choir_reaches(state, actor);
    bool was_hunting = actor_is_hunting(actor);
    bool has_heard = actor->has_heard;
    gain = is_sung_to ? choir->gain : gain;
    actor->has_heard = false;
    if (standoff_lasts(state, actor) || gives_up(state, handle))
        return;
    if (gain > 0) {
        notice(state, actor);
        set(state, handle, actor->suspicion + gain);
        shout(state, handle);
        if (is_sung_to && !was_hunting && actor_is_hunting(actor))
            tell_song(state, actor, choir->singer);
    } else if (has_heard) {
        shout(state, handle);
    } else if (actor->is_summoned) {
        follow_call(state, handle);
    } else {
        lose_track(state, handle);
    }
}

/* A sleeper that hears nothing sleeps more soundly. */
static void sleep_on(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool has_heard = actor->has_heard;
    actor->has_heard = false;
    if (!has_heard && actor->suspicion > 0)
        set(state, handle, actor->suspicion - 1);
}

static void let_sleepers_calm(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].is_asleep)
            sleep_on(state, level_handle(level, i));
}

void suspicion_turn(struct state *state)
{
    const struct level *level = state_level(state);
    let_sleepers_calm(state);
    struct choir choir = choir_look(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (!state_is_hero(state, handle) && !level->actors[i].is_ally)
            pass_turn(state, handle, &choir);
    }
}

void suspicion_forget(struct state *state)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct actor *actor = &level->actors[i];
        forget_clue(actor);
        if (!state_is_hero(state, level_handle(level, i)) && actor->suspicion > SUSPICION_WARY)
            set(state, level_handle(level, i), SUSPICION_WARY);
    }
    event_list_add(&state->events, (struct event){.kind = EVENT_FORGOTTEN});
}

bool suspicion_is_hunted(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (actor_is_hunting(&level->actors[i]) && !level->actors[i].is_ally)
            return true;
    return false;
}
