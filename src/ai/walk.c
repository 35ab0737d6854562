#include "ai/walk.h"

#include "ai/reach.h"
#include "ai/senses.h"
#include "world/flame.h"
#include "world/movement.h"

/* How far away a new goal to roam to lies, in steps, if there is room. */
#define ROAM_STEPS_MIN 4
#define ROAM_STEPS_MAX 8

struct choice walk_stay(void)
{
    return (struct choice){.action = {.kind = ACTION_WAIT}};
}

struct choice walk_turn(enum direction direction)
{
    return (struct choice){.action = {.kind = ACTION_TURN, .direction = direction}};
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

static bool can_open(const struct ai_context *ai, struct point from, enum direction direction)
{
    struct point door = point_step(from, direction);
    struct point corner;
    return movement_can_open(ai->level, ai->actor->kind, door) &&
           !movement_find_corner(ai->level, from, direction, &corner);
}

/* Actors know where the traps of their floor are and avoid them, except fliers. With a flame they avoid gas. */
static bool can_tread(const struct ai_context *ai, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    bool has_flame = ai->kind->carries_flame || actor_has_any(ai->actor, status_flames);
    return movement_can_step(ai->level, ai->actor->kind, from, direction) &&
           (ai->kind->flies || !bit_grid_has(&ai->level->traps, to)) &&
           !(has_flame && flame_would_burst(ai->level, to));
}

bool walk_can(const struct ai_context *ai, enum direction direction)
{
    struct point from = ai->actor->position;
    if (can_open(ai, from, direction))
        return true;
    return can_tread(ai, from, direction) &&
           !level_is_occupied(ai->level, point_step(from, direction));
}

/* Finds the first step of the straight walk to the goal, diagonal steps first; false if that is not open. */
static bool find_straight(const struct ai_context *ai, bool shuns_bright, struct point goal,
                          enum direction *direction)
{
    struct point at = ai->actor->position;
    *direction = direction_of(point_subtract(goal, at));
    if (!walk_can(ai, *direction))
        return false;
    while (!point_is_equal(at, goal)) {
        enum direction step = direction_of(point_subtract(goal, at));
        if (!can_tread(ai, at, step))
            return point_chebyshev(at, goal) == 1 &&
                   !movement_can_stand(ai->level, ai->actor->kind, goal);
        at = point_step(at, step);
        if (shuns_bright && senses_is_bright(ai, at))
            return false;
    }
    return true;
}

/* Whether it can step that way now by swapping places. */
static bool can_pass(const struct ai_context *ai, enum direction direction)
{
    struct point from = ai->actor->position;
    return can_tread(ai, from, direction) && !reach_is_blocked(ai, point_step(from, direction));
}

typedef bool step_allowed(const struct ai_context *ai, enum direction direction);

/* The first allowed direction that leads into a set. */
static bool find_allowed(const struct ai_context *ai, const struct reach *reach,
                         const struct reach_rows *set, step_allowed *is_allowed,
                         enum direction *direction)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        *direction = (enum direction)d;
        if (reach_has(reach, set, point_step(ai->actor->position, *direction)) &&
            is_allowed(ai, *direction))
            return true;
    }
    return false;
}

/* The first direction into the set, free cells before occupied ones. */
static bool find_step_into(const struct ai_context *ai, const struct reach *reach,
                           const struct reach_rows *set, enum direction *direction)
{
    return find_allowed(ai, reach, set, walk_can, direction) ||
           find_allowed(ai, reach, set, can_pass, direction);
}

/* Grows from the goal until it reaches the actor. */
static bool has_way(const struct ai_context *ai, struct reach *reach, struct point goal)
{
    struct point at = ai->actor->position;
    if (point_chebyshev(at, goal) > REACH_STEPS_MAX)
        return false;
    reach_put(reach, &reach->open, at, true);
    reach_start(reach, goal);
    /* Rows farther from the actor than the steps that are left don't matter. */
    for (int left = REACH_STEPS_MAX; left > 0 && reach_grow(reach, left); left--)
        if (reach_has(reach, &reach->cells, at))
            return true;
    return false;
}

/* The step is into the cells reached before. */
static bool find_way(struct ai_context *ai, struct reach *reach, struct point goal,
                     enum direction *direction)
{
    return has_way(ai, reach, goal) && find_step_into(ai, reach, &reach->before, direction);
}

/* Whether the actor hunts the hero and the hero is there. */
static bool is_hunted(const struct ai_context *ai, struct point p)
{
    return actor_is_hunting(ai->actor) && point_is_equal(p, state_hero_const(ai->state)->position);
}

bool walk_towards(struct ai_context *ai, bool shuns_bright, struct point goal,
                  enum direction *direction)
{
    struct reach reach;
    if (point_is_equal(ai->actor->position, goal) || (shuns_bright && senses_is_bright(ai, goal)))
        return false;
    if (find_straight(ai, shuns_bright, goal, direction))
        return true;
    reach_init(&reach, ai, shuns_bright);
    if (find_way(ai, &reach, goal, direction))
        return true;
    reach_unblock(&reach, ai->actor->position);
    ai->found_no_way |= is_hunted(ai, goal) && !has_way(ai, &reach, goal);
    return false;
}

bool walk_near(struct ai_context *ai, bool shuns_bright, struct point goal,
               enum direction *direction)
{
    struct reach reach;
    struct point at = ai->actor->position;
    struct point best = at;
    reach_init(&reach, ai, shuns_bright);
    reach_start(&reach, at);
    for (int steps = 1; steps <= REACH_STEPS_MAX && reach_grow(&reach, REACH_STEPS_MAX); steps++)
        ;
    for (int i = reach.first_row; i <= reach.last_row; i++)
        for (uint64_t left = reach.cells.rows[i]; left; left &= left - 1) {
            struct point p = reach_cell(&reach, i, bit_lowest(left));
            if (point_distance_squared(p, goal) < point_distance_squared(best, goal))
                best = p;
        }
    return !point_is_equal(best, at) && find_way(ai, &reach, best, direction);
}

/* A cell reached last that is in view, free and not bright. */
static bool find_shade(struct ai_context *ai, const struct reach *reach, struct point *shade)
{
    const struct view *view = senses_view(ai);
    for (int i = reach->first_row; i <= reach->last_row; i++) {
        uint64_t left = reach->cells.rows[i] & ~reach->before.rows[i];
        for (; left; left &= left - 1) {
            *shade = reach_cell(reach, i, bit_lowest(left));
            if (view_has(view, *shade) && !senses_is_bright(ai, *shade) &&
                !level_is_occupied(ai->level, *shade))
                return true;
        }
    }
    return false;
}

bool walk_out_of_bright(struct ai_context *ai, enum direction *direction)
{
    struct reach reach;
    struct point at = ai->actor->position;
    struct point shade;
    if (!senses_is_bright(ai, at))
        return false;
    reach_init(&reach, ai, false);
    reach_start(&reach, at);
    for (int steps = 1; steps <= REACH_STEPS_MAX && reach_grow(&reach, REACH_STEPS_MAX); steps++)
        if (find_shade(ai, &reach, &shade))
            return find_way(ai, &reach, shade, direction);
    return false;
}

/* The bits of a row of the window, `y` rows below the actor's, that are not behind the actor. */
static uint64_t bits_ahead(struct point ahead, int y)
{
    int behind = -y * ahead.y; /* columns at least this far forward are ahead */
    if (ahead.x == 0)
        return behind <= 0 ? UINT64_MAX : 0;
    if (ahead.x > 0)
        return UINT64_MAX << (REACH_CENTRE_BIT + behind);
    return UINT64_MAX >> (63 - REACH_CENTRE_BIT + behind);
}

static void keep_ahead(const struct ai_context *ai, struct reach_rows *set)
{
    struct point ahead = direction_offset(ai->actor->facing);
    for (int i = 0; i < REACH_ROWS; i++)
        set->rows[i] &= bits_ahead(ahead, i - REACH_STEPS_MAX);
}

static void subtract(struct reach_rows *set, const struct reach_rows *other)
{
    for (int i = 0; i < REACH_ROWS; i++)
        set->rows[i] &= ~other->rows[i];
}

/* Draws a cell to roam to: some steps away and not behind, or some steps away, or one of the farthest. False if there is no
 * step at all. */
static bool draw_goal(struct ai_context *ai, struct reach *reach, struct point *goal)
{
    struct reach_rows near = {{0}};
    reach_start(reach, ai->actor->position);
    if (!reach_grow(reach, REACH_STEPS_MAX))
        return false;
    int steps = 1;
    for (near = reach->before; steps < ROAM_STEPS_MAX && reach_grow(reach, REACH_STEPS_MAX);
         steps++)
        if (steps < ROAM_STEPS_MIN)
            near = reach->before;
    struct reach_rows far = reach->cells;
    subtract(&far, &near);
    struct reach_rows drawn = far;
    keep_ahead(ai, &drawn);
    int count = reach_count(&drawn);
    if (count == 0) {
        drawn = far;
        count = reach_count(&far);
    }
    *goal = reach_nth(reach, &drawn, random_below(ai->random, count));
    return true;
}

struct choice walk_roam(struct ai_context *ai, bool shuns_bright)
{
    struct reach reach;
    enum direction direction;
    struct point goal = ai->actor->goal;
    if (ai->actor->has_goal && walk_towards(ai, shuns_bright, goal, &direction))
        return walk_with_goal(walk_step(direction), goal);
    reach_init(&reach, ai, shuns_bright);
    if (!draw_goal(ai, &reach, &goal) || !find_way(ai, &reach, goal, &direction))
        return walk_stay();
    return walk_with_goal(walk_step(direction), goal);
}
