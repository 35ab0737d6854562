/* Two bars across each other. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_cross_dig(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int side = random_between(random, room->width / 4, room->width / 3);
    int end = random_between(random, 2, (room->height - 1) / 2 - 1);
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            bool is_upright = x >= side && x < room->width - side;
            bool is_level = y >= end && y < room->height - end;
            if (is_upright || is_level)
                plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
        }
}
