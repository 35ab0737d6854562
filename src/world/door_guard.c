#include "world/door_guard.h"

#include "world/perception.h"

struct handle door_guard_behind(const struct level *level, struct point door, struct point from)
{
    struct point behind = point_add(door, point_subtract(door, from));
    struct handle handle =
        grid_contains(level->grid, behind) ? level_actor_at(level, behind) : HANDLE_NONE;
    bool is_guard = !handle_is_none(handle) &&
                    monster_get(level_actor_const(level, handle)->kind)->guards_doors;
    return is_guard ? handle : HANDLE_NONE;
}

bool door_guard_throws_shadow(const struct state *state, struct point door)
{
    const struct level *level = state_level_const(state);
    if (!bit_grid_has(&level->shut, door) || !bit_grid_has(&level->visible, door))
        return false;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point side = point_step(door, (enum direction)d);
        if (grid_contains(level->grid, side) && bit_grid_has(&level->visible, side) &&
            perception_grade(state, side) != LIGHT_DARK &&
            !handle_is_none(door_guard_behind(level, door, side)))
            return true;
    }
    return false;
}
