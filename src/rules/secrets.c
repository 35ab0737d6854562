#include "rules/secrets.h"

#include "rules/ground.h"
#include "rules/visibility.h"
#include "world/perception.h"

/* Whether the hero sees that the cell isn't what it seems. */
static bool is_found(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    struct point hero = state_hero_const(state)->position;
    if (!bit_grid_has(&level->visible, p))
        return false;
    bool is_bright = state_is_plain(state) || perception_grade(state, hero) == LIGHT_BRIGHT;
    return (kind->is_found_in_light && perception_grade(state, p) != LIGHT_DARK) ||
           (kind->is_found_beside && point_chebyshev(hero, p) <= 1 && is_bright) ||
           perception_is_shown_by_lamp(state, p);
}

static void find(struct state *state, struct point p)
{
    enum terrain terrain = level_terrain(state_level(state), p);
    ground_set_terrain(state, p, (enum terrain)terrain_get(terrain)->found_as);
    ADD_EVENT(state, .kind = EVENT_FOUND_OUT, .terrain = terrain, .to = p);
}

void secrets_discover(struct state *state)
{
    const struct level *level = state_level(state);
    const struct vision *vision = &state->vision;
    if (level->secret_count == 0)
        return;
    struct area seen = {{0, vision->first_marked}, {level->grid.width - 1, vision->last_marked}};
    for (struct point p = area_before(seen); bit_grid_next(&level->secrets, seen, &p);)
        if (is_found(state, p))
            find(state, p);
    visibility_refresh(state);
}

static void reveal(struct state *state)
{
    const struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    for (struct point p = area_before(all); bit_grid_next(&level->secrets, all, &p);)
        ground_set_terrain(state, p, (enum terrain)level_terrain_kind(level, p)->found_as);
}

static void chart(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    size_t cell = grid_index(level->grid, p);
    level_remember(level, cell,
                   (struct memory){.terrain = level->shown[cell],
                                   .item = level->items[cell],
                                   .cloud = level->clouds[cell],
                                   .turn = (uint32_t)state->turn});
    level_mark_seen(level, p.y, p.x >> 6, UINT64_C(1) << (p.x & 63));
}

void secrets_chart(struct state *state, struct area area)
{
    for (struct point p = area_before(area); area_next(area, &p);)
        if (level_is_exposed(state_level(state), p))
            chart(state, p);
}

void secrets_chart_seen(struct state *state, const struct actor *actor)
{
    struct view *view = &state->ai_memory.view;
    struct area all = area_of_grid(state_level(state)->grid);
    perception_view_of(state, actor, view);
    for (struct point p = area_before(all); bit_grid_next(&view->cells, all, &p);)
        if (perception_sees(state, actor, view, p))
            chart(state, p);
}

void secrets_learn_floor(struct state *state)
{
    reveal(state);
    secrets_chart(state, area_of_grid(state_level(state)->grid));
    ADD_EVENT(state, .kind = EVENT_REVEALED);
}
