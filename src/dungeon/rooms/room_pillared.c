/* A hall with rows of pillars: what stands behind one is hidden. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_pillared_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    /* The rows stand evenly about the middle, at least a step from the walls. */
    int across = random_between(random, 2, 3);
    int along = room->height >= 9 ? random_between(random, 2, 3) : 2;
    int first_x = 1 + (room->width - 3) % across / 2;
    int first_y = 1 + (room->height - 3) % along / 2;
    for (int y = first_y; y < room->height - 1; y += along)
        for (int x = first_x; x < room->width - 1; x += across)
            plan_block(plan, index, point_add(room->corner, point_make(x, y)), plan->band->wall);
}
