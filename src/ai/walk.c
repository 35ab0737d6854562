#include "ai/walk.h"

#include "ai/senses.h"
#include "world/movement.h"

/* How far a new goal of one who roams lies, in steps. */
#define ROAM_STEPS_MIN 4
#define ROAM_STEPS_MAX 8

/* A search for a way: what distance maps are filled with. */
struct search {
    struct thinker *thinker;
    walk_shuns *shuns;
};

struct choice walk_stay(void)
{
    return (struct choice){.action = {.kind = ACTION_WAIT}};
}

struct choice walk_step(enum direction direction)
{
    return (struct choice){.action = {.kind = ACTION_STEP, .direction = direction}};
}

struct choice walk_with_goal(struct choice choice, struct point goal)
{
    choice.has_goal = true;
    choice.goal = goal;
    return choice;
}

static bool is_taken(const struct thinker *thinker, struct point p)
{
    return level_actor_at(thinker->level, p).generation != 0;
}

static bool is_shunned(struct thinker *thinker, walk_shuns *shuns, struct point p)
{
    return shuns && shuns(thinker, p);
}

bool walk_can(struct thinker *thinker, walk_shuns *shuns, enum direction direction)
{
    struct point from = thinker->actor->position;
    struct point to = point_step(from, direction);
    return movement_can_step(thinker->level, thinker->actor->kind, from, direction) &&
           !is_taken(thinker, to) && !is_shunned(thinker, shuns, to);
}

/* Whether the straight walk to the goal, diagonal steps first, is open; `direction` is its first step. A goal that
 * can't be stood on, such as a lamp, is walked up to. */
static bool is_straight(struct thinker *thinker, walk_shuns *shuns, struct point goal,
                        enum direction *direction)
{
    const struct level *level = thinker->level;
    enum monster kind = thinker->actor->kind;
    struct point at = thinker->actor->position;
    *direction = direction_of(point_subtract(goal, at));
    while (!point_is_equal(at, goal)) {
        enum direction step = direction_of(point_subtract(goal, at));
        if (!movement_can_step(level, kind, at, step)) {
            if (point_steps(at, goal) == 1 && !movement_can_stand(level, kind, goal))
                break;
            return false;
        }
        at = point_step(at, step);
        if (is_shunned(thinker, shuns, at))
            return false;
    }
    return walk_can(thinker, shuns, *direction);
}

/* Steps away from a goal, towards the thinker; it stands where it stands, shunned or not. */
static bool may_come_from(const void *context, struct point from, enum direction direction)
{
    const struct search *search = context;
    struct thinker *thinker = search->thinker;
    struct point to = point_step(from, direction);
    return movement_can_step(thinker->level, thinker->actor->kind, from, direction) &&
           (point_is_equal(to, thinker->actor->position) ||
            !is_shunned(thinker, search->shuns, to));
}

/* Steps away from the thinker; the first of them must not be taken. */
static bool may_go(const void *context, struct point from, enum direction direction)
{
    const struct search *search = context;
    struct thinker *thinker = search->thinker;
    struct point to = point_step(from, direction);
    return movement_can_step(thinker->level, thinker->actor->kind, from, direction) &&
           !is_shunned(thinker, search->shuns, to) &&
           !(point_is_equal(from, thinker->actor->position) && is_taken(thinker, to));
}

/* Fills a map from the goal until it reaches the thinker, within WALK_STEPS_MAX. */
static bool fill_from(const struct search *search, struct distance_map *map, struct point goal)
{
    struct point at = search->thinker->actor->position;
    distance_map_reset(map, search->thinker->level->grid);
    distance_map_add_goal(map, goal);
    for (int limit = point_steps(at, goal); limit <= WALK_STEPS_MAX; limit += 4) {
        distance_map_fill(map, may_come_from, search, (uint32_t)limit);
        if (distance_map_get(map, at) != DISTANCE_UNREACHED)
            return true;
    }
    return false;
}

bool walk_towards(struct thinker *thinker, walk_shuns *shuns, struct point goal,
                  enum direction *direction)
{
    struct distance_map *map = &thinker->thought->distances;
    struct search search = {thinker, shuns};
    struct point at = thinker->actor->position;
    if (point_is_equal(at, goal) || is_shunned(thinker, shuns, goal))
        return false;
    if (is_straight(thinker, shuns, goal, direction))
        return true;
    if (!fill_from(&search, map, goal))
        return false;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        *direction = (enum direction)d;
        if (walk_can(thinker, shuns, *direction) &&
            distance_map_get(map, point_step(at, *direction)) < distance_map_get(map, at))
            return true;
    }
    return false;
}

/* Fills a map with the cells that the thinker can go to within `limit` steps. */
static struct distance_map *fill_around(const struct search *search, int limit)
{
    struct distance_map *map = &search->thinker->thought->distances;
    distance_map_reset(map, search->thinker->level->grid);
    distance_map_add_goal(map, search->thinker->actor->position);
    distance_map_fill(map, may_go, search, (uint32_t)limit);
    return map;
}

/* The first step of the way, in a map filled around the thinker, to a cell that it reaches. */
static enum direction first_step(const struct distance_map *map, const struct search *search,
                                 struct point to)
{
    struct search back = {search->thinker, NULL};
    enum direction direction;
    while (distance_map_get(map, to) > 1 &&
           distance_map_downhill(map, may_come_from, &back, to, &direction))
        to = point_step(to, direction);
    return direction_of(point_subtract(to, search->thinker->actor->position));
}

bool walk_out_of(struct thinker *thinker, walk_shuns *shuns, enum direction *direction)
{
    struct search search = {thinker, NULL};
    if (!shuns(thinker, thinker->actor->position))
        return false;
    const struct distance_map *map = fill_around(&search, thinker->kind->light_sight + 1);
    for (size_t i = 1; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if (is_taken(thinker, p) || !view_has(senses_view(thinker), p) || shuns(thinker, p))
            continue;
        *direction = first_step(map, &search, p);
        return true;
    }
    return false;
}

/* Whether a cell is one to roam to: far enough, and not behind the thinker unless it may turn. */
static bool is_roaming_goal(const struct thinker *thinker, const struct distance_map *map,
                            struct point p, bool may_turn)
{
    struct point way = point_subtract(p, thinker->actor->position);
    struct point ahead = direction_offset(thinker->actor->facing);
    return distance_map_get(map, p) >= ROAM_STEPS_MIN &&
           (may_turn || way.x * ahead.x + way.y * ahead.y > 0);
}

/* By chance one of the cells to roam to; false if there is none. */
static bool draw_goal(struct thinker *thinker, const struct distance_map *map, bool may_turn,
                      struct point *goal)
{
    int count = 0;
    for (size_t i = 0; i < distance_map_count(map); i++)
        count += is_roaming_goal(thinker, map, distance_map_cell(map, i), may_turn);
    if (count == 0)
        return false;
    int left = random_below(thinker->random, count);
    for (size_t i = 0; i < distance_map_count(map); i++) {
        *goal = distance_map_cell(map, i);
        if (is_roaming_goal(thinker, map, *goal, may_turn) && left-- == 0)
            break;
    }
    return true;
}

struct choice walk_roam(struct thinker *thinker, walk_shuns *shuns)
{
    struct search search = {thinker, shuns};
    enum direction direction;
    struct point goal = thinker->actor->goal;
    if (thinker->actor->has_goal && walk_towards(thinker, shuns, goal, &direction))
        return walk_with_goal(walk_step(direction), goal);
    const struct distance_map *map = fill_around(&search, ROAM_STEPS_MAX);
    if (distance_map_count(map) <= 1)
        return walk_stay();
    /* In a place too small for that, the farthest cell. */
    goal = distance_map_cell(map, distance_map_count(map) - 1);
    if (!draw_goal(thinker, map, false, &goal))
        draw_goal(thinker, map, true, &goal);
    return walk_with_goal(walk_step(first_step(map, &search, goal)), goal);
}
