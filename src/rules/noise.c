#include "rules/noise.h"

#include "base/integer.h"
#include "rules/ground.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "world/omens.h"
#include "world/silence.h"

struct noise {
    struct state *state;
    struct handle maker;
    struct point at;
    enum loudness loudness;
    bool is_heard_by_hero;
    int range;     /* in steps: nothing hears it from farther away */
    int listeners; /* in reach that have not heard it yet */
};

int noise_range(const struct state *state, enum loudness loudness, enum hearing hearing)
{
    return omen_limit(loudness_get(loudness)->range * (int)hearing / 2,
                      omens_here(state)->hearing_max);
}

int noise_gain(const struct state *state, enum loudness loudness, enum hearing hearing, int steps)
{
    const struct loudness_kind *kind = loudness_get(loudness);
    int range = noise_range(state, loudness, hearing);
    return hearing == HEARING_NONE || steps > range ? 0
           : 2 * steps <= range                     ? kind->gain_near
                                                    : kind->gain_far;
}

/* The steps over which an actor hears it; -1 if it can't hear. */
static int range_to(const struct noise *noise, struct handle handle)
{
    const struct level *level = state_level_const(noise->state);
    if (state_is_hero(noise->state, handle))
        return noise_range(noise->state, noise->loudness, HEARING_NORMAL);
    enum hearing hearing = monster_get(level_actor_const(level, handle)->kind)->hearing;
    return hearing == HEARING_NONE ? -1 : noise_range(noise->state, noise->loudness, hearing);
}

/* What goes with the hero makes no news of it. */
static bool is_step_of_ally(const struct noise *noise)
{
    return !handle_is_none(noise->maker) && noise->loudness < LOUDNESS_LOUD &&
           level_actor_const(state_level_const(noise->state), noise->maker)->is_ally;
}

static void tell_hero(struct noise *noise)
{
    struct state *state = noise->state;
    struct event event = {.kind = EVENT_NOISE, .to = noise->at, .loudness = noise->loudness};
    if (!handle_is_none(noise->maker)) {
        const struct actor *maker = level_actor_const(state_level(state), noise->maker);
        bool is_step = point_is_equal(noise->at, maker->position);
        if (maker->is_seen ||
            (maker->is_ally && is_step)) { /* the hero knows its captive's steps */
            event.actor = noise->maker;
            event.monster = maker->kind;
        }
    }
    if (!is_step_of_ally(noise))
        event_list_add(&state->events, event);
    noise->is_heard_by_hero = true;
}

/* Noises of hunters tell of the hero, as the hero's own do. All others are lures. */
static enum clue_source source_of(const struct noise *noise)
{
    const struct level *level = state_level_const(noise->state);
    bool tells_of_hero =
        !handle_is_none(noise->maker) && (state_is_hero(noise->state, noise->maker) ||
                                          actor_is_hunting(level_actor_const(level, noise->maker)));
    return tells_of_hero ? CLUE_HEARD : CLUE_LURE;
}

static void hear(const struct noise *noise, struct handle handle, int steps)
{
    struct state *state = noise->state;
    const struct actor *actor = level_actor_const(state_level(state), handle);
    suspicion_hear(state, handle, noise->at,
                   noise_gain(state, noise->loudness, monster_get(actor->kind)->hearing, steps),
                   source_of(noise),
                   state_is_hero(state, noise->maker) ? noise->loudness : LOUDNESS_SILENT);
}

static void reach_actor(struct noise *noise, struct handle handle, int steps)
{
    struct state *state = noise->state;
    enum monster kind = level_actor_const(state_level(state), handle)->kind;
    if (handle_is_equal(handle, noise->maker) || steps > range_to(noise, handle))
        return;
    noise->listeners--;
    if (silence_deafens(state_level(state), level_actor(state_level(state), handle)))
        return;
    if (noise->loudness >= LOUDNESS_LOUD && monster_get(kind)->noise_stuns > 0)
        statuses_stun(state, handle, monster_get(kind)->noise_stuns);
    if (state_is_hero(state, handle))
        tell_hero(noise);
    else
        hear(noise, handle, steps);
}

/* Visits the actors that the noise has just reached: one sweep over all words of its rows. */
static void reach_news(struct noise *noise, const struct flood *flood)
{
    const struct level *level = state_level_const(noise->state);
    const uint64_t *news = bit_grid_row(&flood->news, flood->first_row);
    const uint64_t *occupied = bit_grid_row(&level->occupied, flood->first_row);
    int row_words = (int)level->occupied.row_words;
    int words = (flood->last_row - flood->first_row + 1) * row_words;
    for (int i = 0; i < words; i++)
        for (uint64_t cells = news[i] & occupied[i]; cells; cells &= cells - 1) {
            struct point p = {i % row_words * 64 + bit_lowest(cells),
                              flood->first_row + i / row_words};
            reach_actor(noise, level_actor_at(level, p), flood->steps);
        }
}

/* Counts the actors close enough to hear the noise on a straight way. */
static void find_listeners(struct noise *noise)
{
    const struct level *level = state_level_const(noise->state);
    struct area area = area_around(
        noise->at, noise_range(noise->state, noise->loudness, HEARING_KEEN), level->grid);
    for (struct point p = area_before(area); bit_grid_next(&level->occupied, area, &p);) {
        struct handle handle = level_actor_at(level, p);
        int range = range_to(noise, handle);
        if (handle_is_equal(handle, noise->maker) || point_chebyshev(noise->at, p) > range)
            continue;
        noise->listeners++;
        noise->range = int_max(range, noise->range);
    }
}

bool noise_make(struct state *state, struct handle maker, struct point at, enum loudness loudness)
{
    struct noise noise = {.state = state, .maker = maker, .at = at, .loudness = loudness};
    const struct level *level = state_level_const(state);
    struct flood *flood = &state->ai_memory.flood;
    if (!handle_is_none(maker) && actor_is_silent(level_actor_const(level, maker)))
        return false;
    if (silence_is_at(level, at) ||
        (!handle_is_none(maker) && silence_is_at(level, level_actor_const(level, maker)->position)))
        return false;
    if (loudness == LOUDNESS_SILENT)
        return false;
    if (state_is_hero(state, maker)) {
        state->hero_noise = (enum loudness)int_max((int)state->hero_noise, (int)loudness);
        stance_end_stillness(state);
    }
    if (loudness >= LOUDNESS_LOUD)
        ground_shake(state, at);
    find_listeners(&noise);
    if (noise.listeners == 0)
        return false;
    flood_start(flood, level->grid, at);
    reach_news(&noise, flood);
    while (noise.listeners > 0 && flood->steps < noise.range &&
           flood_step(flood, &level->sound_passes, &level->muffling, NOISE_DOOR_STEPS))
        reach_news(&noise, flood);
    return noise.is_heard_by_hero;
}
