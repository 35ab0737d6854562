#include "ui/devices/hit_areas.h"

#include <limits.h>
#include <stdlib.h>

void hit_areas_clear(struct hit_areas *hit_areas)
{
    hit_areas->count = 0;
}

void hit_areas_begin(struct hit_areas *hit_areas, int screen)
{
    hit_areas->screen = screen;
}

bool hit_areas_are_top(const struct hit_areas *hit_areas)
{
    return hit_areas->screen == hit_areas->top;
}

static void add_spot(struct hit_areas *hit_areas, struct hit_area hit_area)
{
    hit_area.screen = hit_areas->screen;
    if (hit_areas->count < HIT_AREAS_MAX)
        hit_areas->hit_areas[hit_areas->count++] = hit_area;
}

static void add(struct hit_areas *hit_areas, struct rectangle area, int choice, struct key key)
{
    add_spot(hit_areas, (struct hit_area){.area = area, .choice = choice, .key = key});
}

void hit_areas_add_row(struct hit_areas *hit_areas, struct rectangle area, int choice)
{
    add(hit_areas, area, choice, (struct key){KEY_ENTER, 0});
}

void hit_areas_add_key(struct hit_areas *hit_areas, struct rectangle area, struct key key)
{
    add(hit_areas, area, -1, key);
}

void hit_areas_add_cell(struct hit_areas *hit_areas, struct rectangle area, struct point cell)
{
    add_spot(hit_areas,
             (struct hit_area){.area = area, .choice = -1, .has_cell = true, .cell = cell});
}

void hit_areas_add_row_key(struct hit_areas *hit_areas, struct rectangle area, int choice,
                           struct key key)
{
    add(hit_areas, area, choice, key);
}

static const struct hit_area *find_row(const struct hit_areas *hit_areas, int choice)
{
    for (int i = 0; i < hit_areas->count; i++)
        if (hit_areas->hit_areas[i].screen == hit_areas->top &&
            hit_areas->hit_areas[i].choice == choice)
            return &hit_areas->hit_areas[i];
    return NULL;
}

int hit_areas_row_beside(const struct hit_areas *hit_areas, int choice, int by)
{
    const struct hit_area *from = find_row(hit_areas, choice);
    int nearest = INT_MAX;
    int found = -1;
    for (int i = 0; from && i < hit_areas->count; i++) {
        const struct hit_area *to = &hit_areas->hit_areas[i];
        int gap = by > 0 ? to->area.x - from->area.x - from->area.width
                         : from->area.x - to->area.x - to->area.width;
        bool is_level = to->area.y < from->area.y + from->area.height &&
                        from->area.y < to->area.y + to->area.height;
        int distance = gap + abs(to->area.y - from->area.y);
        if (to->screen != hit_areas->top || to->choice < 0 || !is_level || gap < 0 ||
            distance >= nearest)
            continue;
        nearest = distance;
        found = to->choice;
    }
    return found;
}

const struct hit_area *hit_areas_find(const struct hit_areas *hit_areas, int screen, int x, int y)
{
    for (int i = hit_areas->count - 1; i >= 0; i--)
        if (hit_areas->hit_areas[i].screen == screen &&
            rectangle_has(hit_areas->hit_areas[i].area, x, y))
            return &hit_areas->hit_areas[i];
    return NULL;
}
