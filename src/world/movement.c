#include "world/movement.h"

#include "sight/missile_line.h"
#include "world/perception.h"

bool movement_can_stand(const struct level *level, enum monster kind, struct point p)
{
    if (monster_get(kind)->swims)
        return bit_grid_has(&level->water, p);
    if (monster_get(kind)->hiding == HIDING_IN_GLASS)
        return grid_contains(level->grid, p) && level_terrain_kind(level, p)->is_mirror;
    return bit_grid_has(monster_get(kind)->flies ? &level->flyable : &level->walkable, p);
}

bool movement_is_free(const struct level *level, enum monster kind, struct point p)
{
    return movement_can_stand(level, kind, p) && !level_is_occupied(level, p);
}

bool movement_is_door_to(const struct level *level, enum monster kind, struct point p)
{
    return monster_get(kind)->opens_doors && bit_grid_has(&level->shut, p);
}

bool movement_can_open(const struct level *level, enum monster kind, struct point p)
{
    return movement_is_door_to(level, kind, p) && !level_is_sealed(level, p);
}

bool movement_find_corner(const struct level *level, struct point from, enum direction direction,
                          struct point *corner)
{
    if (!direction_is_diagonal(direction))
        return false;
    struct point step = direction_offset(direction);
    const struct point beside[2] = {{from.x + step.x, from.y}, {from.x, from.y + step.y}};
    for (int i = 0; i < 2; i++)
        if (!level_is_walkable(level, beside[i])) {
            *corner = beside[i];
            return true;
        }
    return false;
}

bool movement_find_corner_along(const struct level *level, struct point from,
                                const struct point *cells, int count, struct point *corner)
{
    for (int i = 0; i < count; from = cells[i++])
        if (movement_find_corner(level, from, direction_of(point_subtract(cells[i], from)), corner))
            return true;
    return false;
}

bool movement_can_step(const struct level *level, enum monster kind, struct point from,
                       enum direction direction)
{
    struct point corner;
    return movement_can_stand(level, kind, point_step(from, direction)) &&
           !movement_find_corner(level, from, direction, &corner);
}

bool movement_may_pass(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    struct point corner;
    return (level_is_walkable(level, to) || bit_grid_has(&level->shut, to)) &&
           !movement_find_corner(level, from, direction, &corner);
}

int movement_step_time_in(const struct monster_kind *kind, enum light_grade grade)
{
    if (!kind->is_coldblooded)
        return kind->step_time;
    return grade == LIGHT_BRIGHT ? kind->step_time / 2
           : grade == LIGHT_DARK ? kind->step_time * 2
                                 : kind->step_time;
}

int movement_step_time(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return kind->is_coldblooded
               ? movement_step_time_in(kind, perception_grade(state, actor->position))
               : kind->step_time;
}

bool movement_is_kept_off(const struct state *state, const struct actor *actor, struct point to)
{
    if (monster_get(actor->kind)->freezes && perception_is_watched(state, actor))
        return true;
    return monster_get(actor->kind)->shuns_bright &&
           perception_grade_to(state, actor, to) == LIGHT_BRIGHT &&
           perception_grade_to(state, actor, actor->position) != LIGHT_BRIGHT;
}

bool movement_makes_way(const struct state *state, const struct actor *other,
                        const struct actor *actor)
{
    return monster_get(actor->kind)->is_relentless && !actor->is_ally && !other->is_ally &&
           other->kind != monster_hero() && !monster_get(other->kind)->is_fixed &&
           !actor_is_held(other) &&
           movement_can_stand(state_level_const(state), other->kind, actor->position) &&
           !movement_is_kept_off(state, other, actor->position);
}

bool movement_is_beside(const struct level *level, struct point from, struct point to)
{
    struct point corner;
    if (point_is_equal(from, to))
        return true;
    return point_chebyshev(from, to) == 1 &&
           !movement_find_corner(level, from, direction_of(point_subtract(to, from)), &corner);
}

bool movement_find_landing(const struct level *level, const struct actor *actor,
                           struct point target, struct point *landing)
{
    struct point line[MOVEMENT_LEAP_MAX];
    struct point corner;
    int length = point_chebyshev(actor->position, target);
    if (length < 2 || length > MOVEMENT_LEAP_MAX)
        return false;
    missile_line(&level->opacity, actor->position, target, line, length);
    for (int i = 0; i < length - 1; i++)
        if (!movement_is_free(level, actor->kind, line[i]))
            return false;
    *landing = line[length - 2];
    return !movement_find_corner_along(level, actor->position, line, length, &corner);
}

bool movement_can_throw(const struct level *level, const struct actor *actor, struct point target)
{
    struct point line[MOVEMENT_THROW_MAX];
    int length = point_chebyshev(actor->position, target);
    if (length < 1 || length > actor_reach(actor) || length > MOVEMENT_THROW_MAX)
        return false;
    missile_line(&level->opacity, actor->position, target, line, length);
    for (int i = 0; i < length; i++)
        if (!bit_grid_has(&level->flyable, line[i]) ||
            (i + 1 < length && level_is_occupied(level, line[i])))
            return false;
    return true;
}

struct walker {
    const struct level *level;
    enum monster kind;
};

static bool can_walk(const void *context, struct point from, enum direction direction)
{
    const struct walker *walker = context;
    return movement_can_step(walker->level, walker->kind, from, direction);
}

bool movement_find_place(struct state *state, enum monster kind, struct point at,
                         uint32_t steps_max, struct point *found)
{
    const struct level *level = state_level_const(state);
    struct walker walker = {level, kind};
    struct distance_map *map = &state->ai_memory.distances;
    bool has_found = false;
    if (movement_is_free(level, kind, at)) {
        *found = at;
        return true;
    }
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, at);
    distance_map_fill(map, can_walk, &walker, steps_max);
    /* Cells come in order of distance. */
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if (has_found && distance_map_get(map, p) > distance_map_get(map, *found))
            break;
        if (!movement_is_free(level, kind, p) || (has_found && !point_is_before(p, *found)))
            continue;
        *found = p;
        has_found = true;
    }
    return has_found;
}
