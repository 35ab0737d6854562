/* A hall given over to tall grass, with trodden clearings in it. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_overgrown_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int tufts = room->width * room->height / 14 + 1;
    for (int i = 0; i < tufts; i++) {
        int radius = random_between(random, 1, 3);
        struct point centre = room_random_cell(room, random);
        plan_cover_disc(plan, index, centre, radius, plan->band->grass, random);
    }
}
