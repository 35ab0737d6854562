#include "dungeon/population/post.h"

#include "dungeon/layout/cell.h"
#include "dungeon/population/niche.h"
#include "sight/mirror_fov.h"
#include "world/movement.h"

/* The cells that an immobile kind must see in one direction, and the most that count. */
#define OUTLOOK_MIN 5
#define OUTLOOK_MAX 20

static int look_along(const struct level *level, struct point p, enum direction direction)
{
    int cells = 0;
    for (p = point_step(p, direction); cells < OUTLOOK_MAX; p = point_step(p, direction)) {
        if (opacity_blocks(&level->opacity, p))
            break;
        cells++;
    }
    return cells;
}

enum direction post_outlook(const struct level *level, struct point p)
{
    int best = 0;
    for (int d = 1; d < DIRECTION_COUNT; d++)
        if (look_along(level, p, (enum direction)d) > look_along(level, p, (enum direction)best))
            best = d;
    return (enum direction)best;
}

static bool has_outlook(const struct level *level, struct point p)
{
    return look_along(level, p, post_outlook(level, p)) >= OUTLOOK_MIN;
}

static bool is_shore(const struct level *level, struct point p)
{
    return !level_is_walkable(level, p) && cell_touches_walkable(level, p);
}

/* A closed door with an occupant is a disguise. */
static bool is_at_closed_door(const struct level *level, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (bit_grid_has(&level->shut, point_step(p, (enum direction)d)) &&
            !level_is_occupied(level, point_step(p, (enum direction)d)))
            return true;
    return false;
}

static bool hides_well(const struct level *level, enum hiding hiding, struct point p)
{
    switch (hiding) {
    case HIDING_IN_COVER:
        return level_terrain_kind(level, p)->is_cover;
    case HIDING_IN_GUISE:
        return cell_has_minor_item(level, p);
    case HIDING_IN_GLASS:
    case HIDING_NONE:
        break;
    }
    return true;
}

bool post_suits(const struct level *level, enum monster monster, struct point p)
{
    const struct monster_kind *kind = monster_get(monster);
    if (kind->hiding == HIDING_IN_GUISE && bit_grid_has(&level->shut, p))
        return niche_is_at(level, p);
    if (kind->hiding == HIDING_IN_GLASS)
        return movement_can_stand(level, monster, p) && cell_touches_walkable(level, p);
    if (!movement_can_stand(level, monster, p) || cell_has_web(level, p) ||
        bit_grid_has(&level->traps, p))
        return false;
    if (kind->swims)
        return is_shore(level, p);
    if (!level_is_walkable(level, p) || cell_is_door(level, p) ||
        level_terrain_kind(level, p)->leads != 0 || !hides_well(level, kind->hiding, p))
        return false;
    if (kind->guards_doors && !is_at_closed_door(level, p))
        return false;
    return !kind->is_fixed ||
           (cell_can_block(level, p) && (kind->hiding != HIDING_NONE || has_outlook(level, p)));
}

bool post_is_exposed(const struct level *level, struct point p)
{
    struct mirror_fov fov = {.algorithm = fov_default(),
                             .opacity = &level->opacity,
                             .mirrors = level->mirror_count > 0 ? &level->mirrors : NULL,
                             .radius = FOV_UNLIMITED};
    struct mirror_fov back = fov;
    fov.origin = level->arrival;
    back.origin = p;
    return mirror_fov_sees(&fov, p) || mirror_fov_sees(&back, level->arrival);
}

bool post_is_clear(const struct level *level, bool is_asleep, struct point p)
{
    int clearance = is_asleep ? POST_CLEARANCE : POST_CLEARANCE_AWAKE;
    return !level_is_occupied(level, p) && point_chebyshev(p, level->arrival) > clearance &&
           (is_asleep || !post_is_exposed(level, p));
}

bool post_is_fit(const struct level *level, enum monster monster, bool is_asleep, struct point p)
{
    return post_suits(level, monster, p) && post_is_clear(level, is_asleep, p);
}

bool post_is_anywhere(enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    return !kind->swims && !kind->is_fixed && !kind->guards_doors && kind->hiding == HIDING_NONE;
}
