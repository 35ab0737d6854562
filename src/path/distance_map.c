#include "path/distance_map.h"

#include <assert.h>
#include <string.h>

static const enum direction straight_first[DIRECTION_COUNT] = {
    DIRECTION_NORTH,      DIRECTION_EAST,       DIRECTION_SOUTH,      DIRECTION_WEST,
    DIRECTION_NORTH_EAST, DIRECTION_SOUTH_EAST, DIRECTION_SOUTH_WEST, DIRECTION_NORTH_WEST,
};

struct distance_map distance_map_alloc(struct arena *arena, struct grid grid)
{
    size_t cells = grid_cells(grid);
    struct distance_map map = {.grid = grid};
    map.marks = arena_alloc(arena, cells * sizeof *map.marks);
    map.queue = arena_alloc(arena, cells * sizeof *map.queue);
    return map;
}

static void forget(struct distance_map *map)
{
    if (map->is_lent) {
        memset(map->marks, 0, grid_cells(map->grid) * sizeof *map->marks);
        map->is_lent = false;
    } else {
        for (size_t i = 0; i < map->queued; i++)
            map->marks[map->queue[i]] = 0;
    }
    map->queued = 0;
    map->expanded = 0;
}

void distance_map_reset(struct distance_map *map, struct grid grid)
{
    forget(map);
    map->grid = grid;
}

static void reach(struct distance_map *map, size_t cell, uint32_t mark)
{
    map->marks[cell] = mark;
    map->queue[map->queued++] = (uint32_t)cell;
}

void distance_map_add_goal(struct distance_map *map, struct point goal)
{
    assert(!map->is_lent && grid_contains(map->grid, goal));
    size_t cell = grid_index(map->grid, goal);
    if (map->marks[cell] == 0)
        reach(map, cell, 1);
}

/* The neighbours of a cell, in the order in which they are looked at. */
struct neighbours {
    struct point offsets[DIRECTION_COUNT];
    int cells[DIRECTION_COUNT]; /* what each adds to the cell's index */
};

static struct neighbours neighbours_in(struct grid grid)
{
    struct neighbours neighbours;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        struct point offset = direction_offset(straight_first[i]);
        neighbours.offsets[i] = offset;
        neighbours.cells[i] = offset.y * grid.width + offset.x;
    }
    return neighbours;
}

static void expand(struct distance_map *map, const struct neighbours *neighbours,
                   distance_may_step *may_step, const void *context, uint32_t cell)
{
    uint32_t width = (uint32_t)map->grid.width;
    struct point from = {(int)(cell % width), (int)(cell / width)};
    uint32_t mark = map->marks[cell] + 1;
    bool is_inner =
        from.x > 0 && from.y > 0 && from.x < map->grid.width - 1 && from.y < map->grid.height - 1;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        if (!is_inner && !grid_contains(map->grid, point_add(from, neighbours->offsets[i])))
            continue;
        size_t next = cell + (size_t)neighbours->cells[i];
        if (map->marks[next] == 0 && may_step(context, from, straight_first[i]))
            reach(map, next, mark);
    }
}

void distance_map_fill(struct distance_map *map, distance_may_step *may_step, const void *context,
                       uint32_t limit)
{
    assert(!map->is_lent);
    struct neighbours neighbours = neighbours_in(map->grid);
    for (; map->expanded < map->queued; map->expanded++) {
        uint32_t cell = map->queue[map->expanded];
        if (map->marks[cell] > limit)
            return;
        expand(map, &neighbours, may_step, context, cell);
    }
}

/* The cells x - 1, x and x + 1 of a row as bits 0, 1, 2; none past the row's ends. */
static inline unsigned three_of(const struct bit_grid *bits, const uint64_t *row, int x)
{
    int word = x >> 6;
    int bit = x & 63;
    if (bit > 0 && bit < 63)
        return (unsigned)(row[word] >> (bit - 1)) & 7;
    if (bit == 0)
        return (unsigned)(row[word] << 1 & 6) | (word > 0 ? (unsigned)(row[word - 1] >> 63) : 0);
    bool has_next = (size_t)word + 1 < bits->row_words;
    return (unsigned)(row[word] >> 62) | (has_next ? (unsigned)(row[word + 1] & 1) << 2 : 0);
}

/* The cells about one, by rows: bits 0, 1, 2 are north, 3, 4, 5 its own and 6, 7, 8 south. */
static inline unsigned nine_of(const struct bit_grid *bits, struct point p)
{
    const uint64_t *row = bit_grid_row(bits, p.y);
    unsigned north = p.y > 0 ? three_of(bits, row - bits->row_words, p.x) : 0;
    unsigned south = p.y + 1 < bits->grid.height ? three_of(bits, row + bits->row_words, p.x) : 0;
    return north | three_of(bits, row, p.x) << 3 | south << 6;
}

#define NINE_NORTH (1u << 1)
#define NINE_WEST (1u << 3)
#define NINE_EAST (1u << 5)
#define NINE_SOUTH (1u << 7)
#define NINE_HERE (1u << 4)
#define NINE_STRAIGHT (NINE_NORTH | NINE_WEST | NINE_EAST | NINE_SOUTH)

/* Of the cells about one those that may be stepped to, where `open` may be at all and `free` passed by at an angle. */
static unsigned steps_over(unsigned free, unsigned open)
{
    unsigned steps = NINE_STRAIGHT;
    steps |= (free & NINE_NORTH) && (free & NINE_WEST) ? 1u << 0 : 0;
    steps |= (free & NINE_NORTH) && (free & NINE_EAST) ? 1u << 2 : 0;
    steps |= (free & NINE_SOUTH) && (free & NINE_WEST) ? 1u << 6 : 0;
    steps |= (free & NINE_SOUTH) && (free & NINE_EAST) ? 1u << 8 : 0;
    return steps & open;
}

/* The bits of the nine cells in the order of straight_first. */
static const unsigned nine_bits[DIRECTION_COUNT] = {1, 5, 7, 3, 2, 8, 6, 0};

void distance_map_fill_over(struct distance_map *map, const struct bit_grid *free,
                            const struct bit_grid *shut)
{
    assert(!map->is_lent && free->grid.width == map->grid.width);
    struct neighbours neighbours = neighbours_in(map->grid);
    uint32_t width = (uint32_t)map->grid.width;
    for (; map->expanded < map->queued; map->expanded++) {
        uint32_t cell = map->queue[map->expanded];
        uint32_t mark = map->marks[cell] + 1;
        struct point from = {(int)(cell % width), (int)(cell / width)};
        unsigned about = nine_of(free, from);
        unsigned steps = steps_over(about, about | nine_of(shut, from));
        for (int i = 0; i < DIRECTION_COUNT; i++) {
            size_t next = cell + (size_t)neighbours.cells[i];
            if ((steps >> nine_bits[i] & 1) && map->marks[next] == 0)
                reach(map, next, mark);
        }
    }
}

/* The steps that ground allows from a cell. */
static unsigned steps_on(const struct distance_ground *ground, struct point from)
{
    unsigned walked = nine_of(ground->walked, from);
    unsigned open = walked | nine_of(ground->shut, from);
    unsigned steps = steps_over(walked, walked);
    if (!(walked & NINE_HERE))
        steps &= NINE_STRAIGHT;
    return open & NINE_HERE ? steps | (open & NINE_STRAIGHT) : 0;
}

static void expand_ground(struct distance_map *map, const struct neighbours *neighbours,
                          const struct distance_ground *ground, uint32_t cell)
{
    uint32_t width = (uint32_t)map->grid.width;
    struct point from = {(int)(cell % width), (int)(cell / width)};
    unsigned steps = steps_on(ground, from);
    uint32_t mark = map->marks[cell] + 1;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        size_t next = cell + (size_t)neighbours->cells[i];
        if ((steps >> nine_bits[i] & 1) && map->marks[next] == 0 &&
            ground->may_enter(ground->context, point_add(from, neighbours->offsets[i])))
            reach(map, next, mark);
    }
}

void distance_map_fill_ground(struct distance_map *map, const struct distance_ground *ground,
                              uint32_t limit)
{
    assert(!map->is_lent && ground->walked->grid.width == map->grid.width);
    struct neighbours neighbours = neighbours_in(map->grid);
    for (; map->expanded < map->queued; map->expanded++) {
        uint32_t cell = map->queue[map->expanded];
        if (map->marks[cell] > limit)
            return;
        expand_ground(map, &neighbours, ground, cell);
    }
}

void distance_map_fill_to(struct distance_map *map, distance_may_step *may_step,
                          const void *context, struct point to)
{
    assert(!map->is_lent && grid_contains(map->grid, to));
    struct neighbours neighbours = neighbours_in(map->grid);
    size_t wanted = grid_index(map->grid, to);
    for (; map->expanded < map->queued && map->marks[wanted] == 0; map->expanded++)
        expand(map, &neighbours, may_step, context, map->queue[map->expanded]);
}

bool distance_map_downhill(const struct distance_map *map, distance_may_step *may_step,
                           const void *context, struct point p, enum direction *direction)
{
    uint32_t steps = distance_map_get(map, p);
    if (steps == 0 || steps == DISTANCE_UNREACHED)
        return false;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        struct point to = point_step(p, straight_first[i]);
        if (grid_contains(map->grid, to) && distance_map_get(map, to) < steps &&
            may_step(context, p, straight_first[i])) {
            *direction = straight_first[i];
            return true;
        }
    }
    return false;
}

void distance_map_start_from_way(struct distance_map *map, distance_may_step *may_step,
                                 const void *context, struct point from)
{
    assert(!map->is_lent);
    /* The way goes into the queue's memory at once; the marks, which lead it, are still needed. */
    size_t cells = grid_cells(map->grid);
    size_t length = 0;
    enum direction direction;
    map->queue[length++] = (uint32_t)grid_index(map->grid, from);
    while (distance_map_downhill(map, may_step, context, from, &direction)) {
        from = point_step(from, direction);
        map->queue[length++] = (uint32_t)grid_index(map->grid, from);
    }
    memset(map->marks, 0, cells * sizeof *map->marks);
    map->queued = 0;
    map->expanded = 0;
    for (size_t i = 0; i < length; i++)
        reach(map, map->queue[i], 1);
}

struct arena distance_map_lend(struct distance_map *map)
{
    size_t bytes = grid_cells(map->grid) * sizeof *map->queue;
    map->is_lent = true;
    memset(map->queue, 0, bytes);
    return arena_over(map->queue, bytes);
}
