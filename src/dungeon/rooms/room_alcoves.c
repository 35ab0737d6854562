/* A hall with niches in both its long walls, each a place to hide in. */
#include "dungeon/plan.h"
#include "dungeon/rooms/room_shapes.h"

void room_alcoves_dig(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int first = random_between(random, 1, 2);
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            bool is_niche_row = y == 0 || y == room->height - 1;
            bool is_niche = x >= first && x < room->width - 1 && (x - first) % 3 == 0;
            if (!is_niche_row || is_niche)
                plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
        }
}
