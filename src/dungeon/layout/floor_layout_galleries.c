/* Galleries: halls from one side to the other, rooms between them behind walls one cell thick (which fixtures_add_openings
 * opens to the eye), and a hall across. Beside the block of them there are rooms and corridors as elsewhere. */
#include "base/integer.h"
#include "dungeon/layout/floor_layout.h"
#include "dungeon/rooms/room_shapes.h"

/* Smaller levels have no room for a block. */
#define WIDTH_MIN 48
#define HEIGHT_MIN 30

#define BLOCK_PERCENT_MIN 60 /* of the level's width */
#define BLOCK_PERCENT_MAX 100
#define ROOMS_PERCENT 80 /* beside the block: of what a floor without it has */
#define HALL_MIN 2       /* height of a hall */
#define HALL_MAX 3
#define STRIP_MIN 4 /* height of the rooms between two halls */
#define STRIP_MAX 7
#define CELL_MIN 5 /* width of such a room */
#define CELL_MAX 13
#define SOLID_PERCENT 15 /* of those rooms are left to special rooms, */
#define SOLID_MIN 7      /* where they are at least so wide */
#define ACROSS_WIDTH 2
#define SECOND_DOOR_PERCENT 60
#define PASSAGE_PERCENT 35 /* of the walls between two rooms of a strip that have a door */
#define KIND_TRIES 12

/* The rooms of the block are one group: the ground joins them. */
#define BLOCK_GROUP 1

static int height_of(struct area area)
{
    return area.last.y - area.first.y + 1;
}

static int width_of(struct area area)
{
    return area.last.x - area.first.x + 1;
}

/* A kind for a room of that size, as the band has it; failing that the first, a plain hall. */
static int kind_for(const struct plan *plan, struct area area, struct random *random)
{
    for (int i = 0; i < KIND_TRIES; i++) {
        int index = room_kind_choose(plan->band, random);
        const struct room_kind *kind = room_kind_get(index);
        if (kind->dig == room_dig_box && kind->width_min <= width_of(area) &&
            width_of(area) <= kind->width_max && kind->height_min <= height_of(area) &&
            height_of(area) <= kind->height_max)
            return index;
    }
    return 0;
}

static void dig_room(struct plan *plan, struct area area, int kind)
{
    if (plan->room_count == ROOM_CAPACITY)
        return;
    int index = plan->room_count++;
    plan->rooms[index] = (struct room){.corner = area.first,
                                       .width = width_of(area),
                                       .height = height_of(area),
                                       .kind = kind,
                                       .group = BLOCK_GROUP};
    room_dig_box(plan, index, NULL);
}

/* Digs a doorway through the wall above or below a room, if there is one and ground behind it. */
static bool dig_door(struct plan *plan, struct area room, bool is_above, struct random *random)
{
    struct point p = {random_between(random, room.first.x, room.last.x),
                      is_above ? room.first.y - 1 : room.last.y + 1};
    struct point beyond = {p.x, is_above ? p.y - 1 : p.y + 1};
    if (!plan_is_solid(plan, p) || plan_is_solid(plan, beyond))
        return false;
    plan_dig_corridor(plan, p);
    return true;
}

/* Every room of a strip opens onto a hall; most onto both. */
static void dig_doors(struct plan *plan, struct area room, struct random *random)
{
    bool is_above = random_chance(random, 1, 2);
    bool has_door = dig_door(plan, room, is_above, random);
    if (!has_door || random_chance(random, SECOND_DOOR_PERCENT, 100))
        dig_door(plan, room, !is_above, random);
}

/* Digs a room of a strip and its doors: by chance one to the room west of it too. */
static void dig_strip_room(struct plan *plan, struct area room, bool is_beside_room,
                           struct random *random)
{
    dig_room(plan, room, kind_for(plan, room, random));
    dig_doors(plan, room, random);
    if (is_beside_room && random_chance(random, PASSAGE_PERCENT, 100)) {
        int y = random_between(random, room.first.y, room.last.y);
        plan_dig_corridor(plan, point_make(room.first.x - 1, y));
    }
}

/* Parts a stretch of a strip into rooms with a wall between each two. */
static void dig_strip(struct plan *plan, struct area strip, struct random *random)
{
    bool is_beside_room = false;
    for (int x = strip.first.x; strip.last.x - x + 1 >= CELL_MIN;) {
        struct area room = {{x, strip.first.y}, {0, strip.last.y}};
        room.last.x = x + random_between(random, CELL_MIN, CELL_MAX) - 1;
        if (strip.last.x - room.last.x - 1 < CELL_MIN)
            room.last.x = strip.last.x;
        bool is_solid = width_of(room) >= SOLID_MIN && random_chance(random, SOLID_PERCENT, 100);
        if (!is_solid)
            dig_strip_room(plan, room, is_beside_room, random);
        is_beside_room = !is_solid;
        x = room.last.x + 2;
    }
}

/* Digs the halls of the block and says where the strips between them are; the block ends with the last of them. */
static int dig_halls(struct plan *plan, struct area *block, struct random *random,
                     struct area *strips, int strips_max)
{
    int count = 0;
    int y = block->first.y;
    bool is_hall = random_chance(random, 1, 2);
    while (count < strips_max) {
        int height = is_hall ? random_between(random, HALL_MIN, HALL_MAX)
                             : random_between(random, STRIP_MIN, STRIP_MAX);
        struct area area = {{block->first.x, y}, {block->last.x, y + height - 1}};
        if (area.last.y > block->last.y)
            break;
        if (is_hall)
            dig_room(plan, area, 0);
        else
            strips[count++] = area;
        y = area.last.y + 2;
        is_hall = !is_hall;
    }
    block->last.y = y - 2;
    return count;
}

/* The block: from one side of the level on, over most of its width. */
static struct area draw_block(const struct plan *plan, struct random *random)
{
    struct grid grid = plan->level->grid;
    int percent = random_between(random, BLOCK_PERCENT_MIN, BLOCK_PERCENT_MAX);
    int width = int_min((grid.width - 4) * percent / 100, grid.width - 4);
    int first = random_chance(random, 1, 2) ? 2 : grid.width - 2 - width;
    return (struct area){{first, 2}, {first + width - 1, grid.height - 3}};
}

static void dig_block(struct plan *plan, struct area block, struct random *random)
{
    struct area strips[64];
    int count = dig_halls(plan, &block, random, strips, 64);
    int third = width_of(block) / 3;
    int x = block.first.x + random_between(random, third, 2 * third);
    struct area across = {{x, block.first.y}, {x + ACROSS_WIDTH - 1, block.last.y}};
    dig_room(plan, across, 0);
    for (int i = 0; i < count; i++) {
        struct area west = {strips[i].first, {across.first.x - 2, strips[i].last.y}};
        struct area east = {{across.last.x + 2, strips[i].first.y}, strips[i].last};
        dig_strip(plan, west, random);
        dig_strip(plan, east, random);
    }
}

bool floor_layout_galleries(struct plan *plan, struct random *random)
{
    struct grid grid = plan->level->grid;
    if (grid.width < WIDTH_MIN || grid.height < HEIGHT_MIN)
        return floor_layout_rooms(plan, random);
    dig_block(plan, draw_block(plan, random), random);
    floor_layout_place_rooms(plan, ROOMS_PERCENT, random);
    floor_layout_join_rooms(plan, random);
    return true;
}
