#include "support/shutter_room.h"

#include "base/array.h"

#define WIDTH 9
#define HEIGHT 4

static enum terrain part_of(char sign, enum terrain before)
{
    switch (sign) {
    case 'L':
        return TERRAIN_EVER_LAMP;
    case 's':
        return TERRAIN_LIGHT_SHAFT;
    case 'S':
        return TERRAIN_SHUTTER_OPEN;
    case '*':
        return TERRAIN_LIGHT_STONE;
    case '|':
        return TERRAIN_WINDOW;
    case 'l':
        return TERRAIN_SHUTTER_LEVER;
    case '=':
        return TERRAIN_LIGHT_GATE;
    case '#':
        return TERRAIN_WALL;
    default:
        return before;
    }
}

void shutter_room_build(struct level *level, struct point first, struct point door, int shut)
{
    static const char *const rows[HEIGHT] = {"LssSsSsS*", "#||||||##", ".......=.", ".l.l.l.#."};
    static const struct point spots[] = {{3, 0}, {5, 0}, {7, 0}, {1, 3},
                                         {3, 3}, {5, 3}, {8, 0}, {0, 0}};
    struct site site = {
        .type = SITE_SHUTTER_ROOM,
        .area = {first, point_add(first, point_make(WIDTH - 1, HEIGHT - 1))},
        .door = door,
        .loot = {point_add(first, point_make(8, 2)), point_add(first, point_make(8, 3))},
        .loot_count = 2,
        .spot_count = ARRAY_LENGTH(spots),
        .ties = {7, 3, 6}};
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            struct point p = point_add(first, point_make(x, y));
            level_set_terrain(level, p, part_of(rows[y][x], level_terrain(level, p)));
        }
    for (int i = 0; i < site.spot_count; i++)
        site.spots[i] = point_add(first, spots[i]);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (shut & (1 << i))
            level_set_terrain(level, site.spots[i], TERRAIN_SHUTTER_SHUT);
    level->sites[0] = site;
    level->site_count = 1;
}

static int count_as_bits(const struct level *level, const struct point *spots, int count,
                         enum terrain terrain)
{
    int bits = 0;
    for (int i = 0; i < count; i++)
        bits |= (level_terrain(level, spots[i]) == terrain) << i;
    return bits;
}

int shutter_room_shut(const struct level *level)
{
    return count_as_bits(level, level->sites[0].spots, SITE_SHUTTERS, TERRAIN_SHUTTER_SHUT);
}

int shutter_room_down(const struct level *level)
{
    return count_as_bits(level, level->sites[0].spots + SITE_SPOT_LEVER, SITE_LEVERS,
                         TERRAIN_SHUTTER_LEVER_DOWN);
}
