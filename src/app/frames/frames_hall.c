#include "app/frames/frames_hall.h"

#include <stdbool.h>

#define HERO_X (FRAMES_HALL_WIDTH / 2)
#define HERO_Y (FRAMES_HALL_HEIGHT / 2)
/* Creatures stand in rows of this many, in every other cell. */
#define ROW_LENGTH 10

static bool is_wall(int x, int y)
{
    bool is_edge = x == 0 || y == 0 || x == FRAMES_HALL_WIDTH - 1 || y == FRAMES_HALL_HEIGHT - 1;
    return is_edge || (x % 16 == 8 && y % 10 == 3);
}

static char cell(int x, int y)
{
    if (is_wall(x, y))
        return '#';
    if (x % 13 == 4 && y % 9 == 4)
        return '&';
    if (x % 20 >= 15 && y % 12 >= 9)
        return x % 20 == 15 || y % 12 == 9 ? '-' : '~';
    return (x * 7 + y * 5) % 29 == 0 ? ':' : '.';
}

void frames_hall_draw(char *map)
{
    char *row = map;
    for (int y = 0; y < FRAMES_HALL_HEIGHT; y++, row += FRAMES_HALL_WIDTH + 1) {
        for (int x = 0; x < FRAMES_HALL_WIDTH; x++)
            row[x] = cell(x, y);
        row[FRAMES_HALL_WIDTH] = '\n';
    }
    for (int i = 0; i < FRAMES_HALL_ACTORS; i++) {
        int x = HERO_X - ROW_LENGTH + 2 * (i % ROW_LENGTH);
        int y = HERO_Y - 3 + 2 * (i / ROW_LENGTH) + (i / ROW_LENGTH > 1);
        map[y * (FRAMES_HALL_WIDTH + 1) + x] = 'm';
    }
    map[HERO_Y * (FRAMES_HALL_WIDTH + 1) + HERO_X] = '@';
    map[FRAMES_HALL_SIZE - 1] = '\0';
}
