#include "ui/spots.h"

void spots_clear(struct spots *spots)
{
    spots->count = 0;
}

void spots_begin(struct spots *spots, int screen)
{
    spots->screen = screen;
}

static void add(struct spots *spots, struct rectangle area, int choice, struct key key)
{
    if (spots->count < SPOTS_MAX)
        spots->spots[spots->count++] = (struct spot){area, spots->screen, choice, key};
}

void spots_add_row(struct spots *spots, struct rectangle area, int choice)
{
    add(spots, area, choice, (struct key){KEY_ENTER, 0});
}

void spots_add_key(struct spots *spots, struct rectangle area, struct key key)
{
    add(spots, area, -1, key);
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
