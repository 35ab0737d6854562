/* The shapes of rooms. */
#include "dungeon/rooms/room_shapes.h"

#include "base/integer.h"
#include "dungeon/layout/plan.h"

/* A hall with niches in both long walls to hide in. */
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

void room_cross_dig(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    int side = random_between(random, room->width / 4, room->width / 3);
    int end = random_between(random, 2, (room->height - 1) / 2 - 1);
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            bool is_upright = x >= side && x < room->width - side;
            bool is_level = y >= end && y < room->height - end;
            if (is_upright || is_level)
                plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
        }
}

/* Moves an edge of the cave from one row to the next. */
static int wander(int edge, int max, struct random *random)
{
    edge += random_between(random, -2, 2);
    return int_min(int_max(edge, 0), max);
}

/* A cave without straight walls. */
void room_grotto_dig(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    /* Each row holds the middle third, so that the rows are joined. */
    int max = (room->width - 1) / 3;
    int west = max;
    int east = max;
    for (int y = 0; y < room->height; y++) {
        for (int x = west; x < room->width - east; x++)
            plan_dig_room(plan, index, point_add(room->corner, point_make(x, y)));
        bool is_far_half = y >= room->height - 3;
        west = is_far_half ? (west + max + 1) / 2 : wander(west, max, random);
        east = is_far_half ? (east + max + 1) / 2 : wander(east, max, random);
    }
}

void room_round_dig(struct plan *plan, int index, struct random *random)
{
    (void)random;
    const struct room *room = &plan->rooms[index];
    for (int y = 0; y < room->height; y++)
        for (int x = 0; x < room->width; x++) {
            struct point p = point_add(room->corner, point_make(x, y));
            if (room_oval_holds(room, p, 0))
                plan_dig_room(plan, index, p);
        }
}
