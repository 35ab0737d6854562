#include "ui/input/spots.h"

void spots_clear(struct spots *spots)
{
    spots->count = 0;
}

void spots_begin(struct spots *spots, int screen)
{
    spots->screen = screen;
}

static void add_spot(struct spots *spots, struct spot spot)
{
    spot.screen = spots->screen;
    if (spots->count < SPOTS_MAX)
        spots->spots[spots->count++] = spot;
}

static void add(struct spots *spots, struct rectangle area, int choice, struct key key)
{
    add_spot(spots, (struct spot){.area = area, .choice = choice, .key = key});
}

void spots_add_row(struct spots *spots, struct rectangle area, int choice)
{
    add(spots, area, choice, (struct key){KEY_ENTER, 0});
}

void spots_add_key(struct spots *spots, struct rectangle area, struct key key)
{
    add(spots, area, -1, key);
}

void spots_add_cell(struct spots *spots, struct rectangle area, struct point cell)
{
    add_spot(spots, (struct spot){.area = area, .choice = -1, .has_cell = true, .cell = cell});
}

void spots_add_row_key(struct spots *spots, struct rectangle area, int choice, struct key key)
{
    add(spots, area, choice, key);
}

const struct spot *spots_find(const struct spots *spots, int screen, int x, int y)
{
    for (int i = spots->count - 1; i >= 0; i--)
        if (spots->spots[i].screen == screen && rectangle_has(spots->spots[i].area, x, y))
            return &spots->spots[i];
    return NULL;
}
