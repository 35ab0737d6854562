#include "support/random_changes.h"

#include "rules/ground.h"
#include "rules/statuses.h"
#include "rules/visibility.h"

/* Any terrain but the great lamp, as the references know nothing of its beams, and trapdoors: a fall ends the floor. */
static enum terrain random_terrain(struct random *random)
{
    enum terrain terrain = (enum terrain)random_between(random, 1, TERRAIN_COUNT - 1);
    bool is_unfit = terrain_get(terrain)->wins || terrain_get(terrain)->springs == EFFECT_DROP;
    return is_unfit ? TERRAIN_NONE + 1 : terrain;
}

void random_changes_terrain(struct state *state, struct random *random)
{
    struct level *level = state_level(state);
    for (int cells = random_between(random, 1, 3); cells > 0; cells--) {
        struct point p = {random_below(random, level->grid.width),
                          random_below(random, level->grid.height)};
        struct cell_look before = level_look(level, p);
        level_set_terrain(level, p, random_terrain(random));
        visibility_note_cell(state, p, before);
    }
    visibility_refresh(state);
}

void random_changes_cloud(struct state *state, struct random *random)
{
    struct level *level = state_level(state);
    struct point p = {random_below(random, level->grid.width),
                      random_below(random, level->grid.height)};
    enum cloud cloud = (enum cloud)random_below(random, CLOUD_COUNT);
    if (random_chance(random, 1, 2))
        p = state_hero(state)->position;
    ground_set_cloud(state, p, cloud, 5);
    visibility_refresh(state);
}

struct handle random_changes_actor(const struct state *state, struct random *random)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    uint16_t slot = (uint16_t)random_below(random, pool->end);
    return pool_is_used(pool, slot) ? pool_handle(pool, slot) : state->hero;
}

void random_changes_status(struct state *state, struct random *random)
{
    struct handle actor =
        random_chance(random, 1, 2) ? state->hero : random_changes_actor(state, random);
    enum status status = (enum status)random_below(random, STATUS_COUNT);
    if (actor_has(level_actor(state_level(state), actor), status))
        statuses_end(state, actor, status);
    else
        statuses_begin(state, actor, status, 5);
    visibility_refresh(state);
}
