/* A hall whose ceiling came down: rubble all over, and here and there a heap that nobody climbs. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_ruin_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int heaps = room->width * room->height / 16;
    for (int i = 0; i < heaps; i++) {
        struct point p = room_random_cell(room, random);
        if (plan_block(plan, index, p, plan->band->wall))
            plan_cover_disc(plan, index, p, 1, plan->band->rubble, random);
    }
    int stones = room->width * room->height / 6;
    for (int i = 0; i < stones; i++)
        plan_cover(plan, index, room_random_cell(room, random), plan->band->rubble);
}
