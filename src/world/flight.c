#include "world/flight.h"

#include "sight/missile_line.h"
#include "world/perception.h"

/* Whether something on the cell stops what flies. */
static bool is_stopped_by(const struct state *state, struct point p, bool as_known)
{
    const struct level *level = state_level_const(state);
    struct handle actor = level_actor_at(level, p);
    if (handle_is_none(actor))
        return false;
    return !as_known || level_actor_const(level, actor)->is_seen;
}

bool flight_passes(const struct level *level, struct point p, bool as_known)
{
    enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
    if (!as_known)
        return bit_grid_has(&level->flyable, p);
    return terrain == TERRAIN_NONE || terrain_get(terrain)->is_walkable ||
           terrain_get(terrain)->is_flyable;
}

struct flight flight_path(const struct state *state, struct point from, struct point to,
                          bool as_known)
{
    const struct level *level = state_level_const(state);
    struct flight path = {.count = 0};
    struct point line[FLIGHT_RANGE_MAX];
    int length = missile_line(&level->opacity, from, to, line, FLIGHT_RANGE_MAX);
    for (int i = 0; i < length && i < FLIGHT_RANGE_MAX; i++) {
        /* Smoke stops nothing that flies; walls and closed doors do. */
        if (!flight_passes(level, line[i], as_known)) {
            path.is_blocked = true;
            return path;
        }
        path.cells[path.count++] = line[i];
        if (is_stopped_by(state, line[i], as_known)) {
            path.is_blocked = i + 1 < length;
            return path;
        }
    }
    path.is_blocked = length > FLIGHT_RANGE_MAX;
    return path;
}

bool flight_has_shot(const struct state *state, const struct actor *archer, struct point at)
{
    return point_chebyshev(archer->position, at) <= actor_reach(archer) &&
           (state_is_plain(state) || perception_grade_to(state, archer, at) == LIGHT_BRIGHT) &&
           !flight_path(state, archer->position, at, false).is_blocked;
}
