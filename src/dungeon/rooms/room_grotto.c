/* A hollow without straight walls. */
#include "base/integer.h"
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

/* Moves an edge of the hollow from one row to the next. */
static int wander(int edge, int max, struct random *random)
{
    edge += random_between(random, -2, 2);
    return int_min(int_max(edge, 0), max);
}

void room_grotto_dig(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    /* Each row holds the middle third, so that the rows are joined. */
    int max = (room->width - 1) / 3;
    int west = max;
    int east = max;
    for (int y = 0; y < room->height; y++) {
        for (int x = west; x < room->width - east; x++)
            plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
        bool is_far_half = y >= room->height - 3;
        west = is_far_half ? (west + max + 1) / 2 : wander(west, max, random);
        east = is_far_half ? (east + max + 1) / 2 : wander(east, max, random);
    }
}
