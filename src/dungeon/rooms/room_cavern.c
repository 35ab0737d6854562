/* A part of a cave: here and there a lake, deep where that cuts nothing off. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

#define AREA_MIN 40              /* of a part with a lake, in cells of its box */
#define LAKE_PERCENT_OF_WATER 60 /* of the parts that would have water */

static void flood(struct plan *plan, int index, struct point centre, int radius)
{
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            struct point p = point_add(centre, point_make(dx, dy));
            if (point_is_within(centre, p, radius - 1))
                plan_block(plan, index, p, plan->band->deep);
        }
}

void room_cavern_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    if (room->width * room->height < AREA_MIN ||
        !random_chance(random, plan->band->water_percent * LAKE_PERCENT_OF_WATER, 100 * 100))
        return;
    int radius = random_between(random, 3, 4);
    struct point centre = room_random_cell(&plan->rooms[index], random);
    plan_cover_disc(plan, index, centre, radius, plan->band->shallow, random);
    flood(plan, index, centre, radius);
}
