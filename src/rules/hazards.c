#include "rules/hazards.h"

#include "rules/ground.h"
#include "rules/harm.h"
#include "rules/statuses.h"

#define FIRE_TURNS 3
#define FIRE_TURNS_FLAMMABLE 6
#define HOLD_TURNS 4
#define BURNING_TURNS 3
#define HEALED_BY_CLOUD 1 /* health a turn */

bool hazards_is_flammable(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return level_terrain_kind(level, p)->burns_to != TERRAIN_NONE ||
           (cloud != CLOUD_NONE && cloud_get(cloud)->is_flammable);
}

static enum cloud fire(void)
{
    int c = CLOUD_NONE + 1;
    while (!cloud_get((enum cloud)c)->burns)
        c++;
    return (enum cloud)c;
}

bool hazards_ignite_for(struct state *state, struct point p, int times)
{
    const struct level *level = state_level(state);
    bool is_fuel = level_terrain_kind(level, p)->burns_to != TERRAIN_NONE;
    if ((!level_is_walkable(level, p) && !is_fuel) || level_terrain_kind(level, p)->is_water)
        return false;
    ground_set_cloud(state, p, fire(),
                     hazards_is_flammable(level, p) ? FIRE_TURNS_FLAMMABLE : FIRE_TURNS * times);
    return true;
}

bool hazards_ignite(struct state *state, struct point p)
{
    return hazards_ignite_for(state, p, 1);
}

static uint8_t *turns_left(struct level *level, struct point p)
{
    return &level->cloud_turns[grid_index(level->grid, p)];
}

/* Leaves what remains after a fire. */
static void burn_down(struct state *state, struct point p)
{
    enum terrain to = (enum terrain)level_terrain_kind(state_level(state), p)->burns_to;
    ground_set_cloud(state, p, CLOUD_NONE, 0);
    if (to != TERRAIN_NONE)
        ground_set_terrain(state, p, to);
}

/* New fires get an extra turn, so that they don't spread before the next one. */
static void spread(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    int percent = cloud_get(level_cloud(level, p))->spreads_percent;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && !level_is_on_fire(level, beside) &&
            hazards_is_flammable(level, beside) &&
            random_chance(&state->blows_random, percent, 100) && hazards_ignite(state, beside))
            ++*turns_left(level, beside);
    }
}

static void fade(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    const struct cloud_kind *kind = cloud_get(level_cloud(level, p));
    if (kind->is_lasting)
        return;
    if (*turns_left(level, p) > 1)
        --*turns_left(level, p);
    else if (kind->burns)
        burn_down(state, p);
    else
        ground_set_cloud(state, p, CLOUD_NONE, 0);
}

/* Some clouds heal the hero's enemies. */
static void mend(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    if (cloud_get(level_cloud(level, actor->position))->mends && !state_is_hero(state, handle) &&
        !actor->is_ally)
        harm_heal(state, handle, HEALED_BY_CLOUD);
}

void hazards_turn(struct state *state)
{
    const struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    if (level->cloud_count == 0)
        return;
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);)
        if (level_is_on_fire(level, p) &&
            level->cloud_turns[grid_index(level->grid, p)] <= FIRE_TURNS_FLAMMABLE)
            spread(state, p);
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);) {
        struct handle actor = level_actor_at(level, p);
        if (!handle_is_none(actor)) {
            mend(state, actor);
            hazards_enter(state, actor);
        }
        if (level_cloud(level, p) != CLOUD_NONE) /* a web that has just caught something is gone */
            fade(state, p);
    }
}

void hazards_enter(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    struct point p = actor->position;
    if (level_terrain_kind(level, p)->is_water && !monster_get(actor->kind)->flies)
        statuses_shed_in_water(state, handle);
    enum cloud cloud = level_cloud(level, p);
    if (cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *kind = cloud_get(cloud);
    if (kind->burns)
        statuses_set_on_fire(state, handle, BURNING_TURNS);
    if (kind->holds && !monster_get(actor->kind)->crosses_webs) {
        statuses_hold(state, handle, HOLD_TURNS);
        ground_set_cloud(state, p, CLOUD_NONE, 0);
    }
}
