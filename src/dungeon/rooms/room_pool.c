/* A hall about a pool, deep in the middle: one sees across, and walks around. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_pool_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int shore = random_between(random, 1, 2);
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            struct point p = point_add(room->corner, point_make(x, y));
            if (room_oval_holds(room, p, shore))
                plan_cover(plan, index, p, plan->band->shallow);
            if (room_oval_holds(room, p, shore + 1))
                plan_block(plan, index, p, plan->band->deep);
        }
}
