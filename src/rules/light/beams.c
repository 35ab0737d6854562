#include "rules/light/beams.h"

#include "rules/light/beacons.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/beam.h"

/* The floor that a beam in the direction would light, in cells. */
static int measure(const struct state *state, enum direction direction)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(state->finale.lamp, BEAM_RADIUS, level->grid);
    int cells = 0;
    for (struct point p = area_before(area); area_next(area, &p);)
        cells += level_terrain_kind(level, p)->is_walkable && beam_would_have(state, direction, p);
    return cells;
}

/* Fixes a beam in the dark direction with the most floor. */
static void fix_one(struct state *state, const int cells[DIRECTION_COUNT])
{
    int best = -1;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (!(beam_mask(state) >> d & 1) && (best < 0 || cells[d] > cells[best]))
            best = d;
    if (best >= 0)
        state->finale.fixed_beams |= (uint8_t)(1U << best);
}

void beams_begin(struct state *state)
{
    struct finale *finale = &state->finale;
    int cells[DIRECTION_COUNT];
    finale->beam = direction_nearest(point_subtract(state_hero(state)->position, finale->lamp));
    for (int d = 0; d < DIRECTION_COUNT; d++)
        cells[d] = measure(state, (enum direction)d);
    for (int left = beacons_count_lit(state); left > 0; left--)
        fix_one(state, cells);
    visibility_note_beams(state);
    visibility_refresh(state);
    beams_stop(state, BEAMS_TURNS);
}

void beams_turn(struct state *state, int eighths)
{
    struct finale *finale = &state->finale;
    finale->beam = direction_turned(finale->beam, eighths);
    visibility_note_beams(state);
    visibility_refresh(state);
    ADD_EVENT(state, .kind = EVENT_BEAM, .direction = finale->beam, .to = finale->lamp);
    beams_stop(state, BEAMS_TURNS);
}

void beams_stop(struct state *state, int turns)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; beam_mask(state) != 0 && level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        struct actor *actor = level_actor(state_level(state), handle);
        if (actor->was_in_beam || actor->is_ally || state_is_hero(state, handle) ||
            !beam_has(state, actor->position))
            continue;
        actor->was_in_beam = true;
        statuses_stun(state, handle, turns);
    }
}
