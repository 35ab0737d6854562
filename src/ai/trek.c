#include "ai/trek.h"

#include "world/movement.h"

/* Who stands farther off may be gone by then. */
static bool is_taken(const struct thinker *thinker, struct point p)
{
    return point_steps(thinker->actor->position, p) == 1 &&
           level_actor_at(thinker->level, p).generation != 0;
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct thinker *thinker = context;
    struct point to = point_step(from, direction);
    struct point corner;
    enum monster kind = thinker->actor->kind;
    return (movement_can_stand(thinker->level, kind, to) ||
            movement_can_open(thinker->level, kind, to)) &&
           !movement_find_corner(thinker->level, from, direction, &corner) &&
           !is_taken(thinker, to);
}

/* The steps to a goal, as far off it as another cell is. */
static const struct distance_map *map_between(struct thinker *thinker, struct point goal,
                                              struct point to)
{
    struct distance_map *map = &thinker->thought->distances;
    distance_map_reset(map, thinker->level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill_to(map, may_step, thinker, to);
    return map;
}

bool trek_towards(struct thinker *thinker, struct point goal, enum direction *direction)
{
    struct point at = thinker->actor->position;
    return distance_map_downhill(map_between(thinker, goal, at), may_step, thinker, at, direction);
}

uint32_t trek_steps(struct thinker *thinker, struct point to)
{
    return distance_map_get(map_between(thinker, thinker->actor->position, to), to);
}
