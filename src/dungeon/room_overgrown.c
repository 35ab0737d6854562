/* A hall given over to tall grass, with trodden clearings in it. */
#include "dungeon/plan.h"
#include "dungeon/room_shapes.h"

void room_overgrown_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int tufts = room->width * room->height / 14 + 1;
    for (int i = 0; i < tufts; i++)
        plan_cover_disc(plan, index, room_random_cell(room, random), random_between(random, 1, 3),
                        plan->band->grass, random);
}
