#include "rules/vigil.h"

#include "rules/harm.h"
#include "rules/light/beacons.h"
#include "world/hero.h"

#define TOLD_EVERY 5

bool vigil_is_open(const struct state *state)
{
    return !state->finale.is_on && state->pack.has_lantern && beacons_count_lit(state) == 0;
}

/* Finds the cold great lamp beside the hero. */
static bool find_lamp(const struct state *state, struct point *lamp)
{
    const struct level *level = state_level_const(state);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        *lamp = point_step(state_hero_const(state)->position, (enum direction)d);
        if (!grid_contains(level->grid, *lamp))
            continue;
        const struct terrain_kind *kind = level_terrain_kind(level, *lamp);
        if (kind->wins && kind->kindles_to != TERRAIN_NONE)
            return true;
    }
    return false;
}

static bool is_smoky(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    struct area area = area_around(hero, VIGIL_CLEAR_RADIUS, level->grid);
    for (struct point p = area_before(area);
         level->cloud_count > 0 && bit_grid_next(&level->cloud_cells, area, &p);)
        if (cloud_get(level_cloud(level, p))->blocks_sight &&
            point_is_within(hero, p, VIGIL_CLEAR_RADIUS))
            return true;
    return false;
}

/* Any creature with a pip, perceived ones first; HANDLE_NONE: there is none. */
static struct handle find_noticer(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct handle found = HANDLE_NONE;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor_pips(actor) == 0 || actor->is_ally ||
            state_is_hero(state, level_handle(level, i)))
            continue;
        found = level_handle(level, i);
        if (actor->is_seen)
            break;
    }
    return found;
}

enum vigil_news vigil_now(const struct state *state)
{
    struct point lamp;
    if (!find_lamp(state, &lamp) || !vigil_is_open(state))
        return VIGIL_NONE;
    if (!handle_is_none(find_noticer(state)))
        return VIGIL_NOTICED;
    if (is_smoky(state))
        return VIGIL_SMOKE;
    return hero_is_still(state) ? VIGIL_GOES_ON : VIGIL_RESTLESS;
}

static void tell(struct state *state, enum vigil_news news, bool is_broken)
{
    struct event event = {.kind = EVENT_VIGIL,
                          .vigil = news,
                          .is_broken = is_broken,
                          .turns = VIGIL_TURNS - state->vigil.turns,
                          .actor = HANDLE_NONE};
    struct handle noticer = news == VIGIL_NOTICED ? find_noticer(state) : HANDLE_NONE;
    find_lamp(state, &event.to);
    if (!handle_is_none(noticer)) {
        const struct actor *actor = level_actor_const(state_level_const(state), noticer);
        event.monster = actor->kind;
        event.actor = actor->is_seen ? noticer : HANDLE_NONE;
    }
    event_list_add(&state->events, event);
}

void vigil_turn(struct state *state)
{
    struct vigil *vigil = &state->vigil;
    if (state_is_over(state))
        return;
    enum vigil_news now = vigil_now(state);
    bool counts = now == VIGIL_GOES_ON;
    bool is_broken = vigil->turns > 0 && !counts && now != VIGIL_NONE;
    bool is_barred =
        now != vigil->last && (now == VIGIL_SMOKE || now == VIGIL_NOTICED) && hero_is_still(state);
    vigil->last = now;
    vigil->turns = counts ? vigil->turns + 1 : 0;
    if (vigil->turns == VIGIL_TURNS)
        harm_win(state);
    else if (is_broken || is_barred ||
             (counts && (vigil->turns == 1 || vigil->turns % TOLD_EVERY == 0)))
        tell(state, now, is_broken);
}
