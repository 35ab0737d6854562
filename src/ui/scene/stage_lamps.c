#include "ui/scene/stage_lamps.h"

#include "base/integer.h"
#include "game/knowledge.h"
#include "sight/fov.h"
#include "ui/art/tileset.h"

#include <stdlib.h>

static void add(struct stage_lamps *lamps, struct stage_lamp lamp)
{
    if (lamps->count < STAGE_LAMPS_MAX && lamp.radius > 0)
        lamps->list[lamps->count++] = lamp;
}

/* What a body carries, or is, shines where the body is drawn. */
static void add_carried(struct stage_lamps *lamps, const struct stage *stage,
                        const struct state *state, struct handle bearer, int radius)
{
    const struct actor *actor = level_actor_const(state_level_const(state), bearer);
    struct stage_lamp lamp = {.bearer = bearer, .cell = actor->position, .radius = radius};
    bool faces_left;
    stage_place(stage, bearer, actor, &lamp.x, &lamp.y, &faces_left);
    lamp.x += TILE_SIDE / 2;
    lamp.y += TILE_SIDE / 2;
    add(lamps, lamp);
}

static void add_fixed(struct stage_lamps *lamps, const struct state *state, struct point at,
                      struct area shown)
{
    enum terrain terrain = knowledge_of(state, at).terrain;
    if (terrain == TERRAIN_NONE)
        return;
    const struct terrain_kind *kind = terrain_get(terrain);
    struct grid grid = state_level_const(state)->grid;
    if (area_intersects(shown, area_around(at, kind->light_radius, grid)))
        add(lamps, (struct stage_lamp){.bearer = HANDLE_NONE,
                                       .cell = at,
                                       .x = at.x * TILE_SIDE + TILE_SIDE / 2,
                                       .y = at.y * TILE_SIDE + TILE_SIDE / 2,
                                       .radius = kind->light_radius,
                                       .is_fire = kind->is_flame});
}

static void add_of_creatures(struct stage_lamps *lamps, const struct stage *stage,
                             const struct state *state, struct area shown)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        int radius = monster_get(actor->kind)->light_radius;
        if (radius > 0 && actor->is_seen && !actor_is_unlit(actor) &&
            area_intersects(shown, area_around(actor->position, radius, level->grid)))
            add_carried(lamps, stage, state, level_handle(level, i), radius);
    }
}

struct stage_lamps stage_lamps_of(const struct stage *stage, const struct state *state,
                                  const struct camera *camera)
{
    const struct level *level = state_level_const(state);
    struct stage_lamps lamps = {.count = 0};
    struct area shown = camera_cells(camera, level->grid);
    add_carried(&lamps, stage, state, state->hero,
                lantern_get(state_hero_const(state)->lantern)->light_radius);
    for (int i = 0; i < level->light_source_count; i++)
        add_fixed(&lamps, state, grid_point(level->grid, level->light_sources[i]), shown);
    add_of_creatures(&lamps, stage, state, shown);
    return lamps;
}

/* The distance of two points, to about a twentieth (octagonal). */
static int distance(int dx, int dy)
{
    dx = abs(dx);
    dy = abs(dy);
    return int_max(dx, dy) + int_min(dx, dy) * 3 / 8;
}

int stage_lamp_strength(const struct stage_lamp *lamp, const struct state *state, struct point cell,
                        int x, int y)
{
    int reach = (lamp->radius + 1) * TILE_SIDE;
    int off = distance(x - lamp->x, y - lamp->y);
    if (off >= reach || !fov_sees(fov_default(), &state_level_const(state)->opacity, lamp->cell,
                                  lamp->radius + 1, cell))
        return 0;
    return 256 * (reach - off) / reach;
}
