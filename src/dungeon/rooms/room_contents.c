/* The contents of single kinds of rooms; furnish.c has those of all. */
#include "dungeon/layout/plan.h"
#include "dungeon/rooms/room_shapes.h"

#define LAKE_AREA_MIN 40         /* of a part with a lake, in cells of its box */
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

/* A part of a cave: some have a lake, deep where that cuts nothing off. */
void room_cavern_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    if (room->width * room->height < LAKE_AREA_MIN ||
        !random_chance(random, plan->band->water_percent * LAKE_PERCENT_OF_WATER, 100 * 100))
        return;
    int radius = random_between(random, 3, 4);
    struct point centre = room_random_cell(&plan->rooms[index], random);
    plan_cover_disc(plan, index, centre, radius, plan->band->shallow, random);
    flood(plan, index, centre, radius);
}

/* A hall full of tall grass with clearings in it. */
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

/* A hall with rows of pillars to hide behind. */
void room_pillared_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    /* The rows are centred, at least a step from the walls. */
    int across = random_between(random, 2, 3);
    int along = room->height >= 9 ? random_between(random, 2, 3) : 2;
    int first_x = 1 + (room->width - 3) % across / 2;
    int first_y = 1 + (room->height - 3) % along / 2;
    for (int y = first_y; y < room->height - 1; y += along)
        for (int x = first_x; x < room->width - 1; x += across)
            plan_block(plan, index, point_add(room->corner, point_make(x, y)), plan->band->wall);
}

/* A hall around a pool that is deep in the middle: one sees across and walks around. */
void room_pool_furnish(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int shore = random_between(random, 1, 2);
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            struct point p = point_add(room->corner, point_make(x, y));
            if (room_oval_holds(room, p, shore))
                plan_cover(plan, index, p, plan->band->shallow);
            if (room_oval_holds(room, p, shore + 1))
                plan_block(plan, index, p, plan->band->deep);
        }
}

/* A hall with a collapsed ceiling: rubble all over, and some impassable heaps. */
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
