#include "support/sight_random.h"

#include "base/array.h"

static int random_side(struct random *random, int side_max)
{
    int max = random_chance(random, 1, 4) ? 40 : 14;
    if (random_chance(random, 1, 10) || max > side_max)
        max = side_max;
    return random_between(random, 1, max);
}

static void scatter(struct random *random, struct opacity *opacity, int percent)
{
    for (size_t i = 0; i < grid_cells(opacity->grid); i++)
        opacity_set(opacity, grid_point(opacity->grid, i), random_chance(random, percent, 100));
}

static void fill(struct opacity *opacity, struct point from, struct point to, bool blocks)
{
    for (int y = from.y; y <= to.y; y++)
        for (int x = from.x; x <= to.x; x++)
            if (grid_contains(opacity->grid, point_make(x, y)))
                opacity_set(opacity, point_make(x, y), blocks);
}

static void grow_pillars(struct random *random, struct opacity *opacity)
{
    static const int percents[] = {1, 3, 5, 10, 25};
    scatter(random, opacity, percents[random_below(random, 5)]);
}

static void scatter_noise(struct random *random, struct opacity *opacity)
{
    scatter(random, opacity, random_between(random, 30, 70));
}

static void smooth(struct opacity *opacity)
{
    for (size_t i = 0; i < grid_cells(opacity->grid); i++) {
        struct point p = grid_point(opacity->grid, i);
        int blocking = opacity_blocks(opacity, p);
        for (int d = 0; d < DIRECTION_COUNT; d++)
            blocking += opacity_blocks(opacity, point_step(p, (enum direction)d));
        opacity_set(opacity, p, blocking >= 5);
    }
}

static void dig_cave(struct random *random, struct opacity *opacity)
{
    scatter(random, opacity, 42);
    for (int times = random_between(random, 1, 3); times > 0; times--)
        smooth(opacity);
}

static void dig_corridor(struct opacity *opacity, struct point a, struct point b)
{
    struct point bend = {b.x, a.y};
    fill(opacity, point_make(a.x < b.x ? a.x : b.x, a.y), point_make(a.x < b.x ? b.x : a.x, a.y),
         false);
    fill(opacity, point_make(bend.x, a.y < b.y ? a.y : b.y),
         point_make(bend.x, a.y < b.y ? b.y : a.y), false);
}

static void dig_rooms(struct random *random, struct opacity *opacity)
{
    struct grid grid = opacity->grid;
    fill(opacity, point_make(0, 0), point_make(grid.width - 1, grid.height - 1), true);
    struct point last = sight_random_cell(random, grid);
    for (int rooms = (int)(grid_cells(grid) / 70) + 1; rooms > 0; rooms--) {
        struct point corner = sight_random_cell(random, grid);
        struct point size = {random_between(random, 1, 10), random_between(random, 1, 6)};
        fill(opacity, corner, point_add(corner, size), false);
        dig_corridor(opacity, last, corner);
        last = corner;
    }
}

static void leave_open(struct random *random, struct opacity *opacity)
{
    (void)random;
    (void)opacity;
}

static void leave_solid(struct random *random, struct opacity *opacity)
{
    scatter(random, opacity, 100);
}

typedef void layout(struct random *random, struct opacity *opacity);

static layout *const layouts[] = {grow_pillars, grow_pillars, scatter_noise, dig_cave,
                                  dig_rooms,    dig_rooms,    leave_open,    leave_solid};

struct sight_level sight_random_level(struct random *random, int side_max)
{
    int width = random_side(random, side_max);
    int height = random_side(random, side_max);
    struct sight_level level = sight_level_create((struct grid){width, height});
    layouts[random_below(random, ARRAY_LENGTH(layouts))](random, &level.opacity);
    level.origin = sight_random_cell(random, level.opacity.grid);
    return level;
}

int sight_random_radius(struct random *random)
{
    switch (random_below(random, 8)) {
    case 0:
        return FOV_UNLIMITED;
    case 1:
        return random_between(random, 0, 70);
    case 2:
        return random_between(random, 28, 36);
    default:
        return random_between(random, 1, 20);
    }
}

struct point sight_random_cell(struct random *random, struct grid grid)
{
    int x = random_below(random, grid.width);
    return point_make(x, random_below(random, grid.height));
}

struct point sight_random_floor(struct random *random, const struct opacity *opacity)
{
    struct point p = sight_random_cell(random, opacity->grid);
    for (int tries = 0; tries < 200 && opacity_blocks(opacity, p); tries++)
        p = sight_random_cell(random, opacity->grid);
    return p;
}

void sight_random_mirrors(struct random *random, const struct opacity *opacity,
                          struct bit_grid *mirrors)
{
    for (int left = random_below(random, 12); left > 0; left--) {
        struct point p = sight_random_floor(random, opacity);
        bit_grid_put(mirrors, p, !opacity_blocks(opacity, p));
    }
}
