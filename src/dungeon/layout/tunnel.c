#include "dungeon/layout/tunnel.h"

#include <limits.h>

/* The cost of a tunnel's cell: for each open cell beside it that is not its own way, */
#define COST_ALONGSIDE 20
/* ... for each open cell at its corner alone, */
#define COST_CORNER 6
/* ... for a corridor on the other side of one cell of wall, */
#define COST_PARALLEL 4
/* ... for running in an existing corridor, if the tunnel must be a separate way. */
#define COST_SHARED 5

#define LOOP_COST_MAX 45

/* More than any tunnel costs; twice that fits into an int. */
#define COST_BEYOND (INT_MAX / 2)

#define DRAWS 14

struct walk {
    const struct tunnel *tunnel;
    struct point shift;
    int corner; /* the next one */
    struct point at;
};

static struct walk walk_make(const struct tunnel *tunnel, int lane)
{
    struct point shift = {lane, lane};
    return (struct walk){tunnel, shift, 1, point_add(tunnel->corners[0], shift)};
}

/* Moves one cell on; false at the end. */
static bool walk_step(struct walk *walk)
{
    while (walk->corner < walk->tunnel->corner_count) {
        struct point ahead = point_add(walk->tunnel->corners[walk->corner], walk->shift);
        if (!point_is_equal(walk->at, ahead)) {
            walk->at = point_step(walk->at, direction_of(point_subtract(ahead, walk->at)));
            return true;
        }
        walk->corner++;
    }
    return false;
}

/* The cost of a straight neighbour that is not on the tunnel's own way. */
static int cost_beside(const struct plan *plan, struct point p, struct point side)
{
    if (!plan_is_solid(plan, side))
        return COST_ALONGSIDE;
    struct point beyond = point_add(side, point_subtract(side, p));
    return plan_zone(plan, beyond) == ZONE_CORRIDOR ? COST_PARALLEL : 0;
}

static int cost_of_cell(const struct plan *plan, struct point before, struct point p,
                        struct point after, enum tunnel_purpose purpose)
{
    if (!plan_is_solid(plan, p))
        return purpose == TUNNEL_TO_LOOP && plan_zone(plan, p) == ZONE_CORRIDOR ? COST_SHARED : 0;
    int cost = 1;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point side = point_step(p, (enum direction)d);
        if (direction_is_diagonal((enum direction)d)) {
            if (!plan_is_solid(plan, side) && plan_is_solid(plan, point_make(side.x, p.y)) &&
                plan_is_solid(plan, point_make(p.x, side.y)))
                cost += COST_CORNER;
        } else if (!point_is_equal(side, before) && !point_is_equal(side, after)) {
            cost += cost_beside(plan, p, side);
        }
    }
    return cost;
}

/* At least `max` if it is that much or more. */
static int cost_of_lane(const struct plan *plan, const struct tunnel *tunnel, int lane,
                        enum tunnel_purpose purpose, int max)
{
    struct walk walk = walk_make(tunnel, lane);
    struct point before = walk.at;
    struct point p = walk.at;
    int cost = 0;
    while (cost < max && walk_step(&walk)) {
        cost += cost_of_cell(plan, before, p, walk.at, purpose);
        before = p;
        p = walk.at;
    }
    return cost;
}

/* How ugly the tunnel would be: its length in new cells, and much more for each place where it would run along something
 * open. The mean of two lanes. At least `max` if it is that much or more. */
static int cost_of(const struct plan *plan, const struct tunnel *tunnel,
                   enum tunnel_purpose purpose, int max)
{
    if (!tunnel->is_wide)
        return cost_of_lane(plan, tunnel, 0, purpose, max);
    int cost = cost_of_lane(plan, tunnel, 0, purpose, 2 * max);
    return (cost + cost_of_lane(plan, tunnel, 1, purpose, 2 * max - cost)) / 2;
}

static void dig(struct plan *plan, const struct tunnel *tunnel)
{
    for (int lane = 0; lane <= (tunnel->is_wide ? 1 : 0); lane++) {
        struct walk walk = walk_make(tunnel, lane);
        do
            plan_dig_corridor(plan, walk.at);
        while (walk_step(&walk));
    }
}

/* A random cell of the room; for a wide tunnel, one with the cells east and south of it in the room too. */
static bool draw_end(const struct plan *plan, int index, bool is_wide, struct random *random,
                     struct point *end)
{
    const struct room *room = &plan->rooms[index];
    do
        *end = room_random_cell(room, random);
    while (!plan_is_in_room(plan, *end, index));
    return !is_wide || (plan_is_in_room(plan, point_make(end->x + 1, end->y), index) &&
                        plan_is_in_room(plan, point_make(end->x, end->y + 1), index) &&
                        plan_is_in_room(plan, point_make(end->x + 1, end->y + 1), index));
}

static void turn_at(struct tunnel *tunnel, struct point to, bool is_across_first)
{
    struct point from = tunnel->corners[tunnel->corner_count - 1];
    tunnel->corners[tunnel->corner_count++] =
        is_across_first ? point_make(to.x, from.y) : point_make(from.x, to.y);
    tunnel->corners[tunnel->corner_count++] = to;
}

/* A tunnel with one bend or, winding, with up to three, always towards its end. */
static bool draw_tunnel(const struct plan *plan, int from, int to, bool is_wide, bool is_winding,
                        struct random *random, struct tunnel *tunnel)
{
    struct point start;
    struct point end;
    if (!draw_end(plan, from, is_wide, random, &start) ||
        !draw_end(plan, to, is_wide, random, &end))
        return false;
    *tunnel = (struct tunnel){.corners = {start}, .corner_count = 1, .is_wide = is_wide};
    bool is_across_first = random_chance(random, 1, 2);
    if (is_winding) {
        int x = start.x < end.x ? random_between(random, start.x, end.x)
                                : random_between(random, end.x, start.x);
        int y = start.y < end.y ? random_between(random, start.y, end.y)
                                : random_between(random, end.y, start.y);
        turn_at(tunnel, point_make(x, y), is_across_first);
    }
    turn_at(tunnel, end, is_across_first);
    return true;
}

bool tunnel_dig_between(struct plan *plan, int from, int to, enum tunnel_purpose purpose,
                        struct random *random)
{
    bool is_wide = random_chance(random, 1, 9);
    bool is_winding = random_chance(random, 1, 4);
    struct tunnel best = {.corner_count = 0};
    int best_cost = COST_BEYOND;
    for (int i = 0; i < DRAWS; i++) {
        struct tunnel tunnel;
        /* The later draws are plain, in case nothing else fits. */
        bool is_plain = i >= DRAWS / 2 && best_cost >= COST_ALONGSIDE * 2;
        if (!draw_tunnel(plan, from, to, is_wide && !is_plain, is_winding && !is_plain, random,
                         &tunnel))
            continue;
        int cost = cost_of(plan, &tunnel, purpose, best_cost);
        if (cost < best_cost) {
            best = tunnel;
            best_cost = cost;
        }
    }
    if (purpose == TUNNEL_TO_LOOP && best_cost > LOOP_COST_MAX)
        return false;
    dig(plan, &best);
    return true;
}
