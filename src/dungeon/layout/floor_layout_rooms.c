#include "base/integer.h"
#include "dungeon/layout/floor_layout.h"

/* Cells of level for each room. */
#define AREA_OF_ROOM 240
#define TRIES_A_ROOM 40

/* Two rooms with one cell of wall between them may get a window; most are farther apart. */
#define MARGIN_THIN 1
#define MARGIN_USUAL 3

/* Draws a room's kind and size; false if the kind does not fit. */
static bool draw_size(const struct plan *plan, bool is_late, struct random *random,
                      struct room *room)
{
    struct grid grid = plan->level->grid;
    room->kind = room_kind_choose(plan->band, random);
    const struct room_kind *kind = room_kind_get(room->kind);
    /* No room takes more than half of a small level. */
    int width_max = int_min(kind->width_max, grid.width / 2 - 2);
    int height_max = int_min(kind->height_max, grid.height / 2 - 1);
    if (width_max < kind->width_min || height_max < kind->height_min)
        return false;
    room->width = random_between(random, kind->width_min, is_late ? kind->width_min : width_max);
    room->height =
        random_between(random, kind->height_min, is_late ? kind->height_min : height_max);
    return true;
}

static void place_anywhere(const struct plan *plan, struct random *random, struct room *room)
{
    struct grid grid = plan->level->grid;
    room->corner.x = random_between(random, 1, grid.width - 1 - room->width);
    room->corner.y = random_between(random, 1, grid.height - 1 - room->height);
}

/* Beside an earlier room, with one cell of wall between them. */
static void place_beside(const struct plan *plan, struct random *random, struct room *room)
{
    const struct room *other = &plan->rooms[random_below(random, plan->room_count)];
    int along_x = random_between(random, 2 - room->width, other->width - 2);
    int along_y = random_between(random, 2 - room->height, other->height - 2);
    switch (random_below(random, 4)) {
    case 0:
        room->corner = point_add(other->corner, point_make(along_x, -1 - room->height));
        break;
    case 1:
        room->corner = point_add(other->corner, point_make(other->width + 1, along_y));
        break;
    case 2:
        room->corner = point_add(other->corner, point_make(along_x, other->height + 1));
        break;
    default:
        room->corner = point_add(other->corner, point_make(-1 - room->width, along_y));
    }
}

static bool is_inside(struct grid grid, const struct room *room)
{
    return room->corner.x >= 1 && room->corner.y >= 1 &&
           room->corner.x + room->width < grid.width && room->corner.y + room->height < grid.height;
}

/* Whether the room's box, with a margin on each side, overlaps another. */
static bool overlaps(const struct plan *plan, const struct room *room, int margin)
{
    for (int i = 0; i < plan->room_count; i++) {
        const struct room *other = &plan->rooms[i];
        if (room->corner.x < other->corner.x + other->width + margin &&
            other->corner.x < room->corner.x + room->width + margin &&
            room->corner.y < other->corner.y + other->height + margin &&
            other->corner.y < room->corner.y + room->height + margin)
            return true;
    }
    return false;
}

static int rooms_wanted(const struct plan *plan, struct random *random)
{
    int usual = (int)(grid_cells(plan->level->grid) / AREA_OF_ROOM);
    int wanted = usual + random_between(random, -usual / 6, usual / 12);
    return wanted < 3 ? 3 : int_min(wanted, ROOM_CAPACITY);
}

static void add_room(struct plan *plan, const struct room *room, struct random *random)
{
    plan->rooms[plan->room_count] = *room;
    room_kind_get(room->kind)->dig(plan, plan->room_count++, random);
}

void floor_layout_place_rooms(struct plan *plan, int percent, struct random *random)
{
    int wanted = rooms_wanted(plan, random) * percent / 100;
    int tries = wanted * TRIES_A_ROOM;
    for (int i = 0; i < tries && plan->room_count < wanted; i++) {
        struct room room = {.group = 0};
        bool is_beside =
            plan->room_count > 0 && random_chance(random, plan->band->opening_percent, 100);
        if (!draw_size(plan, i > tries / 2, random, &room))
            continue;
        if (is_beside)
            place_beside(plan, random, &room);
        else
            place_anywhere(plan, random, &room);
        if (is_inside(plan->level->grid, &room) &&
            !overlaps(plan, &room, is_beside ? MARGIN_THIN : MARGIN_USUAL))
            add_room(plan, &room, random);
    }
}

bool floor_layout_rooms(struct plan *plan, struct random *random)
{
    floor_layout_place_rooms(plan, 100, random);
    if (plan->room_count < 2)
        return false;
    floor_layout_join_rooms(plan, random);
    return true;
}
