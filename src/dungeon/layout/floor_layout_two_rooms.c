#include "dungeon/layout/floor_layout.h"

/* Index 0 of the registry is a plain hall. */
static void add_room(struct plan *plan, int x, int width)
{
    struct room room = {
        .corner = {x, 1}, .width = width, .height = plan->level->grid.height - 2, .kind = 0};
    plan->rooms[plan->room_count] = room;
    room_kind_get(room.kind)->dig(plan, plan->room_count++, NULL);
}

void floor_layout_two_rooms(struct plan *plan)
{
    struct grid grid = plan->level->grid;
    int width = grid.width / 3 - 2;
    add_room(plan, 1, width);
    add_room(plan, grid.width - 1 - width, width);
    for (int i = 0; i < 3; i++)
        for (int x = width + 1; x < grid.width - 1 - width; x++)
            plan_dig_corridor(plan, point_make(x, 2 + i * (grid.height - 5) / 2));
}
