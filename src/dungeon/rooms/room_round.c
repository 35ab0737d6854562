/* An oval. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_round_dig(struct plan *plan, int index, struct random *random)
{
    (void)random;
    const struct room *room = &plan->rooms[index];
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            struct point p = point_add(room->corner, point_make(x, y));
            if (room_oval_holds(room, p, 0))
                plan_dig_room(plan, index, p);
        }
}
