#include "rules/tells.h"

#include "content/band.h"
#include "rules/ground.h"
#include "rules/visibility.h"
#include "world/perception.h"

/* The farthest reach of any kind. */
static int reach_max(void)
{
    int max = 1;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (monster_get((enum monster)m)->reach > max)
            max = monster_get((enum monster)m)->reach;
    return max;
}

static bool is_within_reach(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(actor->position, state_hero_const(state)->position) <=
           actor_reach(actor);
}

void tells_note_choice(struct state *state)
{
    state->choices++;
}

/* Whether the count was taken since the hero's latest choice. */
static bool is_of_this_choice(const struct state *state, uint32_t choices)
{
    return choices != 0 && choices == state->choices;
}

void tells_note_perceived(struct state *state, struct handle handle, bool is_new)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_announced || perception_lies_in_wait(state, actor))
        return;
    /* Before the test of reach: in one action of the hero it may come into view, step in and strike. */
    if (is_new)
        actor->came_at = state->choices;
    actor->is_announced = is_within_reach(state, actor);
    actor->announced_at = state->choices;
}

void tells_note_lost(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (is_of_this_choice(state, actor->announced_at) && !is_of_this_choice(state, actor->told_at))
        actor->is_announced = false;
}

static void note_distance(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (!is_within_reach(state, actor))
        actor->is_announced = false;
}

void tells_note_step(struct state *state, struct handle mover, struct point from)
{
    struct level *level = state_level(state);
    if (!state_is_hero(state, mover)) {
        note_distance(state, mover);
        return;
    }
    struct area area = area_around(from, reach_max(), level->grid);
    for (struct point p = area_before(area); bit_grid_next(&level->occupied, area, &p);)
        if (!state_is_hero(state, level_actor_at(level, p)))
            note_distance(state, level_actor_at(level, p));
}

/* The door that the actor looks like; TERRAIN_NONE if it doesn't look like one. */
static enum terrain false_door(const struct level *level, const struct actor *actor)
{
    bool is_in_guise = !actor->is_revealed && monster_get(actor->kind)->hiding == HIDING_IN_GUISE;
    return is_in_guise && bit_grid_has(&level->shut, actor->position)
               ? level_terrain(level, actor->position)
               : TERRAIN_NONE;
}

/* Removes the door and the ward on it: both were part of the disguise. */
static void take_door_away(struct state *state, struct point p)
{
    if (level_is_sealed(state_level(state), p))
        ground_set_cloud(state, p, CLOUD_NONE, 0);
    ground_set_terrain(state, p, band_of_depth(state->depth)->floor);
}

void tells_reveal(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, handle);
    if (actor->is_revealed || monster_get(actor->kind)->hiding != HIDING_IN_GUISE)
        return;
    if (false_door(level, actor) != TERRAIN_NONE)
        take_door_away(state, actor->position);
    actor->is_revealed = true;
    level_set_item(level, actor->position, ITEM_NONE);
    visibility_note_items(state);
    visibility_note_actors(state);
}

bool tells_allow(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (is_of_this_choice(state, actor->told_at))
        return false;
    if (actor->is_announced && !is_of_this_choice(state, actor->came_at))
        return true;
    actor->is_announced = true;
    actor->told_at = state->choices;
    enum terrain guise = false_door(state_level(state), actor);
    tells_reveal(state, handle);
    event_list_add(&state->events, (struct event){.kind = EVENT_TELL,
                                                  .actor = handle,
                                                  .monster = actor->kind,
                                                  .terrain = guise,
                                                  .from = actor->position,
                                                  .to = state_hero(state)->position});
    return false;
}
