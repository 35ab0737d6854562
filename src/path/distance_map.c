#include "path/distance_map.h"

#include <assert.h>
#include <string.h>

static const enum direction straight_first[DIRECTION_COUNT] = {
    DIRECTION_NORTH,      DIRECTION_EAST,       DIRECTION_SOUTH,      DIRECTION_WEST,
    DIRECTION_NORTH_EAST, DIRECTION_SOUTH_EAST, DIRECTION_SOUTH_WEST, DIRECTION_NORTH_WEST,
};

/* Their offsets. */
static const struct point offset_first[DIRECTION_COUNT] = {
    {0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1},
};

struct distance_map distance_map_alloc(struct arena *arena, struct grid grid)
{
    size_t cells = grid_cells(grid);
    struct distance_map map = {.grid = grid};
    map.marks = arena_alloc(arena, cells * sizeof *map.marks);
    map.queue = arena_alloc(arena, cells * sizeof *map.queue);
    map.reached = bit_grid_alloc_any(arena, grid);
    return map;
}

static void forget(struct distance_map *map)
{
    if (map->is_lent || 8 * map->queued > grid_cells(map->grid)) {
        memset(map->marks, 0, grid_cells(map->grid) * sizeof *map->marks);
        bit_grid_clear(&map->reached);
        map->is_lent = false;
        map->queued = 0; /* the queue held something else */
    }
    for (size_t i = 0; i < map->queued; i++) {
        struct point p = distance_map_cell(map, i);
        map->marks[grid_index(map->grid, p)] = 0;
        bit_grid_row(&map->reached, p.y)[p.x >> 6] = 0;
    }
    map->queued = 0;
    map->expanded = 0;
}

void distance_map_reset(struct distance_map *map, struct grid grid)
{
    forget(map);
    map->grid = grid;
    bit_grid_reshape(&map->reached, grid);
}

static inline uint32_t packed(struct point p)
{
    return (uint32_t)p.y << 16 | (uint32_t)p.x;
}

static inline void reach(struct distance_map *map, struct point p, uint32_t mark)
{
    map->marks[grid_index(map->grid, p)] = mark;
    map->queue[map->queued++] = packed(p);
    bit_grid_put(&map->reached, p, true);
}

void distance_map_add_goal(struct distance_map *map, struct point goal)
{
    assert(!map->is_lent && grid_contains(map->grid, goal));
    if (map->marks[grid_index(map->grid, goal)] == 0)
        reach(map, goal, 1);
}

/* The cells around one, by rows: bits 0, 1, 2 are north, 3, 4, 5 its own and 6, 7, 8 south. */
static inline unsigned nine_of(const struct bit_grid *bits, struct point p)
{
    return bit_grid_three(bits, point_make(p.x, p.y - 1)) | bit_grid_three(bits, p) << 3 |
           bit_grid_three(bits, point_make(p.x, p.y + 1)) << 6;
}

#define NINE_NORTH_WEST (1u << 0)
#define NINE_NORTH (1u << 1)
#define NINE_NORTH_EAST (1u << 2)
#define NINE_WEST (1u << 3)
#define NINE_EAST (1u << 5)
#define NINE_SOUTH_WEST (1u << 6)
#define NINE_SOUTH (1u << 7)
#define NINE_SOUTH_EAST (1u << 8)
#define NINE_HERE (1u << 4)
#define NINE_STRAIGHT (NINE_NORTH | NINE_WEST | NINE_EAST | NINE_SOUTH)

/* The cells around one: those that are walked on, and those that are open or shut and not reached yet. */
struct around {
    unsigned walked;
    unsigned news;
};

/* What nine_of finds, read in one go where the three rows are on the grid and in a word each. */
static inline struct around look_around(const struct distance_map *map,
                                        const struct distance_ground *ground, struct point p)
{
    const struct bit_grid *walked = ground->walked;
    struct around around = {0, 0};
    int bit = p.x & 63;
    if (bit == 0 || bit == 63 || p.y == 0 || p.y == map->grid.height - 1) {
        around.walked = nine_of(walked, p);
        around.news =
            (nine_of(ground->open, p) | nine_of(ground->shut, p)) & ~nine_of(&map->reached, p);
        return around;
    }
    size_t row_words = map->reached.row_words;
    size_t word = (size_t)(p.y - 1) * row_words + (size_t)(p.x >> 6);
    for (int row = 0; row < 9; row += 3, word += row_words) {
        uint64_t open = ground->open->words[word] | ground->shut->words[word];
        uint64_t news = open & ~map->reached.words[word];
        around.walked |= (unsigned)(walked->words[word] >> (bit - 1) & 7) << row;
        around.news |= (unsigned)(news >> (bit - 1) & 7) << row;
    }
    return around;
}

/* The cells around one that are straight beside it, or diagonally past two that are walked on. */
static inline unsigned steps_past(unsigned walked)
{
    unsigned north = walked & NINE_NORTH ? NINE_NORTH_WEST | NINE_NORTH_EAST : 0;
    unsigned south = walked & NINE_SOUTH ? NINE_SOUTH_WEST | NINE_SOUTH_EAST : 0;
    unsigned west = walked & NINE_WEST ? NINE_NORTH_WEST | NINE_SOUTH_WEST : 0;
    unsigned east = walked & NINE_EAST ? NINE_NORTH_EAST | NINE_SOUTH_EAST : 0;
    return NINE_STRAIGHT | ((north | south) & (west | east));
}

/* Bit i: the cell in direction straight_first[i], of those in a set of the nine. */
static unsigned in_order(unsigned nine)
{
    static const uint8_t north[8] = {0, 0x80, 0x01, 0x81, 0x10, 0x90, 0x11, 0x91};
    static const uint8_t here[8] = {0, 0x08, 0, 0x08, 0x02, 0x0a, 0x02, 0x0a};
    static const uint8_t south[8] = {0, 0x40, 0x04, 0x44, 0x20, 0x60, 0x24, 0x64};
    return (unsigned)north[nine & 7] | here[nine >> 3 & 7] | south[nine >> 6 & 7];
}

/* Takes the first direction out of such bits. Its index in straight_first. */
static inline int take_first(unsigned *directions)
{
    int first = bit_lowest(*directions);
    *directions &= *directions - 1;
    return first;
}

/* The cells around one that are on the grid. */
static unsigned on_grid(struct grid grid, struct point p)
{
    return ~((p.y > 0 ? 0 : 0007u) | (p.y + 1 < grid.height ? 0 : 0700u) | (p.x > 0 ? 0 : 0111u) |
             (p.x + 1 < grid.width ? 0 : 0444u));
}

/* The next cell to expand, and the mark of cells that are reached from it. */
static inline struct point next_cell(struct distance_map *map, uint32_t *mark)
{
    struct point cell = distance_map_cell(map, map->expanded++);
    *mark = map->marks[grid_index(map->grid, cell)] + 1;
    return cell;
}

/* Whether there is a cell to expand that is less than that many steps from a goal. */
static inline bool has_next(const struct distance_map *map, uint32_t limit)
{
    return map->expanded < map->queued &&
           distance_map_get(map, distance_map_cell(map, map->expanded)) < limit;
}

static void expand(struct distance_map *map, distance_may_step *may_step, const void *context)
{
    uint32_t mark;
    struct point from = next_cell(map, &mark);
    unsigned news = in_order(on_grid(map->grid, from) & ~nine_of(&map->reached, from));
    while (news) {
        int first = take_first(&news);
        if (may_step(context, from, straight_first[first]))
            reach(map, point_add(from, offset_first[first]), mark);
    }
}

void distance_map_fill(struct distance_map *map, distance_may_step *may_step, const void *context,
                       uint32_t limit)
{
    assert(!map->is_lent);
    while (has_next(map, limit))
        expand(map, may_step, context);
}

/* The cells that ground allows a step to from a cell, and that are not reached yet. */
static inline unsigned news_on(const struct distance_map *map, const struct distance_ground *ground,
                               struct point from)
{
    struct around around = look_around(map, ground, from);
    unsigned news = around.news & steps_past(around.walked);
    if (ground->passes_straight)
        news &= around.walked & NINE_HERE         ? around.walked | NINE_STRAIGHT
                : bit_grid_at(ground->shut, from) ? NINE_STRAIGHT
                                                  : 0;
    return in_order(news);
}

/* The cells of a word of row y, the i-th of the set, that are in the set or beside one that is. */
static uint64_t around_word(const struct bit_grid *bits, size_t i, int y, size_t x_word)
{
    size_t words = bits->row_words;
    size_t last = y + 1 < bits->grid.height ? i + words : i;
    uint64_t left = 0;
    uint64_t here = 0;
    uint64_t right = 0;
    for (size_t at = y > 0 ? i - words : i; at <= last; at += words) {
        const uint64_t *word = &bits->words[at];
        left |= x_word > 0 ? word[-1] >> 63 : 0;
        here |= *word;
        right |= x_word + 1 < words ? word[1] << 63 : 0;
    }
    return left | here << 1 | here | here >> 1 | right;
}

/* The cells of a word of row y that are in an area. */
static inline uint64_t area_word(struct area area, int y, int x_word)
{
    bool has_some = y >= area.first.y && y <= area.last.y && x_word >= area.first.x >> 6 &&
                    x_word <= area.last.x >> 6;
    return has_some ? bit_run_in_word(x_word, area.first.x, area.last.x) : 0;
}

/* The cells of a word of a row, the i-th of each set, where it must be asked whether they may be entered. */
static inline uint64_t asked_in(const struct distance_ground *ground, size_t i, int y,
                                size_t x_word)
{
    if (!ground->may_enter)
        return 0;
    if (!ground->asked[0])
        return UINT64_MAX;
    uint64_t asked = ground->asked[0]->words[i];
    for (int set = 1; set < DISTANCE_ASKED_MAX && ground->asked[set]; set++)
        asked |= ground->asked[set]->words[i];
    if (ground->asked_within)
        asked |= area_word(*ground->asked_within, y, (int)x_word);
    return ground->asked_around ? asked | around_word(ground->asked_around, i, y, x_word) : asked;
}

/* Those of some asked cells that may not be entered: bit b is the cell b to the right of the first. */
static uint64_t forbidden(const struct distance_ground *ground, struct point first, uint64_t asked)
{
    uint64_t cells = 0;
    for (; asked; asked &= asked - 1)
        if (!ground->may_enter(ground->context, point_make(first.x + bit_lowest(asked), first.y)))
            cells |= asked & -asked;
    return cells;
}

/* Those of some cells of the sets' i-th word that may be entered. */
static inline uint64_t entered(const struct distance_ground *ground, size_t i, struct point first,
                               uint64_t cells)
{
    uint64_t asked = cells & asked_in(ground, i, first.y, (size_t)(first.x >> 6));
    return asked ? cells & ~forbidden(ground, first, asked) : cells;
}

static bool is_entered(const struct distance_ground *ground, struct point p)
{
    struct point first = {p.x & ~63, p.y};
    size_t i = (size_t)p.y * ground->walked->row_words + (size_t)(p.x >> 6);
    return entered(ground, i, first, UINT64_C(1) << (p.x & 63)) != 0;
}

static void expand_ground(struct distance_map *map, const struct distance_ground *ground)
{
    uint32_t mark;
    struct point from = next_cell(map, &mark);
    bool is_goal = mark == 2;
    unsigned news = 0;
    if (is_goal || !ground->ends || !bit_grid_at(ground->ends, from))
        news = news_on(map, ground, from);
    while (news) {
        struct point to = point_add(from, offset_first[take_first(&news)]);
        if (is_entered(ground, to))
            reach(map, to, mark);
    }
}

/* Reaches those of some such cells that may be entered. */
static inline void reach_cells(struct distance_map *map, const struct distance_ground *ground,
                               size_t i, struct point first, uint64_t cells, uint32_t mark)
{
    cells = entered(ground, i, first, cells);
    map->reached.words[i] |= cells;
    uint32_t *marks = &map->marks[grid_index(map->grid, first)];
    uint32_t *queue = &map->queue[map->queued];
    for (; cells; cells &= cells - 1) {
        marks[bit_lowest(cells)] = mark;
        *queue++ = packed(first) + (uint32_t)bit_lowest(cells);
    }
    map->queued = (size_t)(queue - map->queue);
}

/* Whether all cells around one are on the grid and in its word of their rows. */
static inline bool is_inside(struct grid grid, struct point p)
{
    int bit = p.x & 63;
    return bit > 0 && bit < 63 && p.y > 0 && p.y < grid.height - 1;
}

/* Takes the next cells off the queue, before its index `end`, that are inside the same word of a row. */
static inline uint64_t take_cells(struct distance_map *map, struct point first, size_t end)
{
    uint64_t cells = 0;
    while (map->expanded < end) {
        uint32_t column = map->queue[map->expanded] - packed(first);
        if (column == 0 || column >= 63)
            break;
        cells |= UINT64_C(1) << column;
        map->expanded++;
    }
    return cells;
}

/* Reaches those of some cells that are news. */
static inline void spread(struct distance_map *map, const struct distance_ground *ground, size_t i,
                          struct point first, uint64_t cells, uint32_t mark)
{
    cells &= (ground->open->words[i] | ground->shut->words[i]) & ~map->reached.words[i];
    if (cells)
        reach_cells(map, ground, i, first, cells, mark);
}

static inline uint64_t left_and_right(uint64_t cells)
{
    return cells << 1 | cells >> 1;
}

/* Does at once what expand_ground does for such cells, of that mark; those that it reaches come in another order. */
static inline void expand_cells(struct distance_map *map, const struct distance_ground *ground,
                                struct point first, uint32_t mark, size_t end)
{
    first.x &= ~63;
    size_t row_words = map->reached.row_words;
    size_t i = (size_t)first.y * row_words + (size_t)(first.x >> 6);
    const uint64_t *walked = ground->walked->words + i;
    uint64_t above = *(walked - row_words);
    uint64_t below = *(walked + row_words);
    uint64_t cells = take_cells(map, first, end);
    if (ground->ends && mark > 1)
        cells &= ~ground->ends->words[i];
    uint64_t slanting = cells;
    uint64_t slanting_to = UINT64_MAX;
    if (ground->passes_straight) {
        slanting = cells & *walked;
        cells &= *walked | ground->shut->words[i];
        slanting_to = 0;
    }
    uint64_t up = left_and_right(slanting & above) & *walked & (above | slanting_to);
    uint64_t down = left_and_right(slanting & below) & *walked & (below | slanting_to);
    spread(map, ground, i - row_words, point_make(first.x, first.y - 1), cells | up, mark + 1);
    spread(map, ground, i, first, left_and_right(cells), mark + 1);
    spread(map, ground, i + row_words, point_make(first.x, first.y + 1), cells | down, mark + 1);
}

void distance_map_fill_ground(struct distance_map *map, const struct distance_ground *ground,
                              uint32_t limit)
{
    assert(!map->is_lent && ground->walked->grid.width == map->grid.width);
    while (has_next(map, limit))
        expand_ground(map, ground);
}

/* Expands whole levels: when one begins, all queued cells are as many steps from a goal. */
static void flood(struct distance_map *map, const struct distance_ground *ground, uint32_t limit,
                  const uint32_t *wanted)
{
    assert(!map->is_lent && ground->walked->grid.width == map->grid.width);
    while (*wanted == 0 && has_next(map, limit)) {
        size_t end = map->queued;
        uint32_t mark = distance_map_get(map, distance_map_cell(map, map->expanded)) + 1;
        while (map->expanded < end) {
            struct point next = distance_map_cell(map, map->expanded);
            if (is_inside(map->grid, next))
                expand_cells(map, ground, next, mark, end);
            else
                expand_ground(map, ground);
        }
    }
}

void distance_map_flood_ground(struct distance_map *map, const struct distance_ground *ground,
                               uint32_t limit)
{
    const uint32_t none = 0;
    flood(map, ground, limit, &none);
}

void distance_map_flood_ground_to(struct distance_map *map, const struct distance_ground *ground,
                                  struct point to)
{
    assert(grid_contains(map->grid, to));
    flood(map, ground, DISTANCE_UNREACHED, &map->marks[grid_index(map->grid, to)]);
}

void distance_map_fill_over(struct distance_map *map, const struct bit_grid *free,
                            const struct bit_grid *shut)
{
    struct distance_ground ground = {.walked = free, .open = free, .shut = shut};
    distance_map_fill_ground(map, &ground, DISTANCE_UNREACHED);
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
    map->queue[length++] = packed(from);
    while (distance_map_downhill(map, may_step, context, from, &direction)) {
        from = point_step(from, direction);
        map->queue[length++] = packed(from);
    }
    memset(map->marks, 0, cells * sizeof *map->marks);
    bit_grid_clear(&map->reached);
    map->queued = 0;
    map->expanded = 0;
    for (size_t i = 0; i < length; i++)
        reach(map, distance_map_cell(map, i), 1);
}

struct arena distance_map_lend(struct distance_map *map)
{
    size_t bytes = grid_cells(map->grid) * sizeof *map->queue;
    map->is_lent = true;
    memset(map->queue, 0, bytes);
    return arena_over(map->queue, bytes);
}
