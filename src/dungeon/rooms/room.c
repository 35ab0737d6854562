#include "dungeon/rooms/room.h"
#include "base/array.h"

#include "dungeon/layout/plan.h"
#include "dungeon/rooms/room_shapes.h"

#include <assert.h>

static const struct room_kind kinds[] = {
#define ROOM(id, ...) {__VA_ARGS__},
#include "dungeon/rooms/rooms.def"
#undef ROOM
};

int room_kind_count(void)
{
    return (int)(ARRAY_LENGTH(kinds));
}

const struct room_kind *room_kind_get(int index)
{
    assert(index >= 0 && index < room_kind_count());
    return &kinds[index];
}

static int weight_in(const struct room_kind *kind, const struct band *band)
{
    return kind->weight * 100 + kind->grass_weight * band->grass_percent +
           kind->water_weight * band->water_percent + kind->rubble_weight * band->rubble_percent +
           kind->opening_weight * band->opening_percent;
}

int room_kind_choose(const struct band *band, struct random *random)
{
    int total = 0;
    for (int i = 0; i < room_kind_count(); i++)
        total += weight_in(&kinds[i], band);
    int left = random_below(random, total);
    int index = 0;
    while (left >= weight_in(&kinds[index], band))
        left -= weight_in(&kinds[index++], band);
    return index;
}

int room_kind_natural(void)
{
    int i = 0;
    while (!kinds[i].is_natural)
        i++;
    return i;
}

struct point room_random_cell(const struct room *room, struct random *random)
{
    int x = room->corner.x + random_below(random, room->width);
    int y = room->corner.y + random_below(random, room->height);
    return point_make(x, y);
}

bool room_oval_holds(const struct room *room, struct point p, int inset)
{
    long width = room->width - 2 * inset;
    long height = room->height - 2 * inset;
    if (width <= 0 || height <= 0)
        return false;
    /* Twice the offset from the box's centre, which may lie between two cells. */
    long dx = 2L * (p.x - room->corner.x) - (room->width - 1);
    long dy = 2L * (p.y - room->corner.y) - (room->height - 1);
    return dx * dx * height * height + dy * dy * width * width <= width * width * height * height;
}

void room_dig_box(struct plan *plan, int index, struct random *random)
{
    (void)random;
    const struct room *room = &plan->rooms[index];
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++)
            plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
}
