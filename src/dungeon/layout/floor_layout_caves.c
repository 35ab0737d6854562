/* Caves by a cellular automaton ("Cellular Automata Method for Generating Random Cave-Like Levels", RogueBasin), with some
 * built rooms among them; the cave breaks into a few. A cave is divided into rooms by a grid of tiles, so that everything
 * that is placed by rooms (lamps, water, items, squads) is spread over it. */
#include "base/integer.h"
#include "dungeon/layout/floor_layout.h"

#include <string.h>

#define STEPS 5
#define ROCK_STAYS 4  /* rock with this many rocks around it stays */
#define ROCK_GROWS 5  /* open ground with this many becomes rock */
#define CAVE_MIN 40   /* cells: smaller caves are filled */
#define PIECE_MIN 10  /* smaller pieces join a neighbouring part */
#define TILE_WIDTH 16 /* the maximum of room_cavern */
#define TILE_HEIGHT 11
#define BLOCK_WIDTH 9 /* fits most special rooms with their walls */
#define BLOCK_HEIGHT 8
#define BLOCK_TRIES 8

struct style {
    int rock_percent;      /* at the start: the less, the wider the caves */
    int rooms_percent_min; /* built rooms, of those on a floor without caves */
    int rooms_percent_max;
    int broken_percent; /* of those rooms, that the cave may break into */
    int blocks;         /* of rock that stays, for special rooms */
};

/* Two generations of the automaton, a byte a cell: bit 0 is rock now, bit 1 next. */
struct automaton {
    struct grid grid;
    uint8_t *cells;
};

#define ROCK 1
#define ROCK_NEXT 2
#define KEPT 4 /* permanent rock: a built room and its wall */
#define WIDE 8 /* open ground of a large cave */

static bool is_rock(const struct automaton *automaton, struct point p)
{
    return !grid_contains(automaton->grid, p) ||
           (automaton->cells[grid_index(automaton->grid, p)] & (ROCK | KEPT)) != 0;
}

/* The rocks of a row, 1 or 0 a cell, between two cells that are always rock. */
typedef uint8_t rock_row[GRID_SIDE_MAX + 2];

static void read_row(const struct automaton *automaton, int y, rock_row rocks)
{
    int width = automaton->grid.width;
    memset(rocks, 1, (size_t)width + 2);
    if (y < 0 || y >= automaton->grid.height)
        return;
    const uint8_t *cells = &automaton->cells[grid_index(automaton->grid, point_make(0, y))];
    for (int x = 0; x < width; x++)
        rocks[x + 1] = (cells[x] & (ROCK | KEPT)) != 0;
}

/* Whole rows at once, each cell by the sums of three columns: most of the time goes here. */
static void step_row(uint8_t *cells, int width, const rock_row above, const rock_row row,
                     const rock_row below)
{
    rock_row sums;
    for (int x = 0; x < width + 2; x++)
        sums[x] = (uint8_t)(above[x] + row[x] + below[x]);
    for (int x = 0; x < width; x++) {
        int rocks = sums[x] + sums[x + 1] + sums[x + 2] - row[x + 1];
        int wanted = row[x + 1] ? ROCK_STAYS : ROCK_GROWS;
        cells[x] |= rocks >= wanted ? ROCK_NEXT : 0;
    }
}

static void step(struct automaton *automaton)
{
    size_t cells = grid_cells(automaton->grid);
    rock_row rows[3]; /* y - 1, y and y + 1, each at its y + 1 modulo 3 */
    read_row(automaton, -1, rows[0]);
    read_row(automaton, 0, rows[1]);
    for (int y = 0; y < automaton->grid.height; y++) {
        read_row(automaton, y + 1, rows[(y + 2) % 3]);
        step_row(&automaton->cells[grid_index(automaton->grid, point_make(0, y))],
                 automaton->grid.width, rows[y % 3], rows[(y + 1) % 3], rows[(y + 2) % 3]);
    }
    for (size_t i = 0; i < cells; i++)
        automaton->cells[i] =
            (uint8_t)((automaton->cells[i] & KEPT) | (automaton->cells[i] & ROCK_NEXT ? ROCK : 0));
}

/* Built rooms stay, most with their walls, and so does the level's edge. */
static void keep_rooms(const struct plan *plan, struct automaton *automaton, int broken_percent,
                       struct random *random)
{
    for (int i = 0; i < plan->room_count; i++) {
        const struct room *room = &plan->rooms[i];
        int wall = random_chance(random, broken_percent, 100) ? 0 : 1;
        for (int y = -wall; y < room->height + wall; y++)
            for (int x = -wall; x < room->width + wall; x++) {
                struct point p = point_add(room->corner, point_make(x, y));
                automaton->cells[grid_index(automaton->grid, p)] |= KEPT;
            }
    }
    for (size_t i = 0; i < grid_cells(automaton->grid); i++) {
        struct point p = grid_point(automaton->grid, i);
        if (p.x == 0 || p.y == 0 || p.x == automaton->grid.width - 1 ||
            p.y == automaton->grid.height - 1)
            automaton->cells[i] |= KEPT;
    }
}

static bool is_kept_free(const struct automaton *automaton, struct area area)
{
    for (struct point p = area_before(area); area_next(area, &p);)
        if (automaton->cells[grid_index(automaton->grid, p)] & KEPT)
            return false;
    return true;
}

/* Keeps blocks of rock that no cave breaks into, with room for a cave around them. */
static void keep_blocks(struct automaton *automaton, int count, struct random *random)
{
    int last_x = automaton->grid.width - BLOCK_WIDTH - 2;
    int last_y = automaton->grid.height - BLOCK_HEIGHT - 2;
    int tries = count * BLOCK_TRIES;
    if (last_x < 2 || last_y < 2)
        return;
    for (int i = 0; i < tries && count > 0; i++) {
        int x = random_between(random, 2, last_x);
        int y = random_between(random, 2, last_y);
        struct area block = {{x, y}, {x + BLOCK_WIDTH - 1, y + BLOCK_HEIGHT - 1}};
        if (!is_kept_free(automaton, area_expand(block, 1, automaton->grid)))
            continue;
        for (y = block.first.y; y <= block.last.y; y++)
            for (x = block.first.x; x <= block.last.x; x++)
                automaton->cells[grid_index(automaton->grid, point_make(x, y))] |= KEPT;
        count--;
    }
}

static void run_automaton(struct automaton *automaton, int rock_percent, struct random *random)
{
    for (size_t i = 0; i < grid_cells(automaton->grid); i++)
        if (random_chance(random, rock_percent, 100))
            automaton->cells[i] |= ROCK;
    for (int i = 0; i < STEPS; i++)
        step(automaton);
}

/* A connected piece of a cave within one tile. */
struct piece {
    struct point cells[TILE_WIDTH * TILE_HEIGHT];
    int count;
    struct point first; /* of the tile */
};

static bool is_in_tile(struct point tile, struct point p)
{
    return p.x >= tile.x && p.y >= tile.y && p.x < tile.x + TILE_WIDTH &&
           p.y < tile.y + TILE_HEIGHT;
}

static void take_piece(struct automaton *automaton, struct point tile, struct point p,
                       struct piece *piece)
{
    *piece = (struct piece){.cells = {p}, .count = 1, .first = tile};
    automaton->cells[grid_index(automaton->grid, p)] = ROCK;
    for (int i = 0; i < piece->count; i++)
        for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
            struct point beside = point_step(piece->cells[i], (enum direction)d);
            if (!is_in_tile(tile, beside) || is_rock(automaton, beside))
                continue;
            automaton->cells[grid_index(automaton->grid, beside)] = ROCK;
            piece->cells[piece->count++] = beside;
        }
}

static void widen(struct room *room, struct point p)
{
    struct point last = {room->corner.x + room->width - 1, room->corner.y + room->height - 1};
    room->corner.x = int_min(p.x, room->corner.x);
    room->corner.y = int_min(p.y, room->corner.y);
    last.x = int_max(p.x, last.x);
    last.y = int_max(p.y, last.y);
    room->width = last.x - room->corner.x + 1;
    room->height = last.y - room->corner.y + 1;
}

static int root_of(const struct plan *plan, int index)
{
    while (plan->rooms[index].group != index + 1)
        index = plan->rooms[index].group - 1;
    return index;
}

/* Makes two parts of caves one; built rooms that a cave broke into are parts too. */
static void unite(struct plan *plan, int a, int b)
{
    int root = root_of(plan, a);
    plan->rooms[root_of(plan, b)].group = root + 1;
}

/* A part of a cave beside a cell, other than this one, or -1. */
static int part_beside(const struct plan *plan, struct point p, int index)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        uint16_t zone = plan_zone(plan, point_step(p, (enum direction)d));
        if (zone != ZONE_SOLID && zone != ZONE_CORRIDOR && zone - 1 != index)
            return zone - 1;
    }
    return -1;
}

static int part_beside_piece(const struct plan *plan, const struct piece *piece)
{
    int part = -1;
    for (int i = 0; i < piece->count && part < 0; i++)
        part = part_beside(plan, piece->cells[i], -1);
    return part;
}

/* Digs a piece as a room of its own, or as part of a neighbour if it is small, and unites it with the caves it touches. */
static void dig_piece(struct plan *plan, const struct piece *piece)
{
    int index = piece->count < PIECE_MIN ? part_beside_piece(plan, piece) : -1;
    if (index < 0 && plan->room_count == ROOM_CAPACITY)
        return;
    if (index < 0) {
        index = plan->room_count++;
        plan->rooms[index] = (struct room){.corner = piece->cells[0],
                                           .width = 1,
                                           .height = 1,
                                           .kind = room_kind_natural(),
                                           .group = index + 1};
    }
    for (int i = 0; i < piece->count; i++) {
        plan_dig_room(plan, index, piece->cells[i]);
        widen(&plan->rooms[index], piece->cells[i]);
    }
    for (int i = 0; i < piece->count; i++) {
        int other = part_beside(plan, piece->cells[i], index);
        if (other >= 0)
            unite(plan, index, other);
    }
}

static void dig_tile(struct plan *plan, struct automaton *automaton, struct point tile)
{
    for (int y = tile.y; y < tile.y + TILE_HEIGHT; y++)
        for (int x = tile.x; x < tile.x + TILE_WIDTH; x++)
            if (!is_rock(automaton, point_make(x, y))) {
                struct piece piece;
                take_piece(automaton, tile, point_make(x, y), &piece);
                dig_piece(plan, &piece);
            }
}

static bool is_wide(const struct automaton *automaton, struct point p)
{
    return grid_contains(automaton->grid, p) &&
           (automaton->cells[grid_index(automaton->grid, p)] & WIDE) != 0;
}

/* Fills the cell's cave if it is small. */
static void fill_if_small(struct automaton *automaton, struct point p)
{
    struct point cells[CAVE_MIN];
    int count = 0;
    bool is_large = false;
    cells[count++] = p;
    automaton->cells[grid_index(automaton->grid, p)] |= ROCK;
    for (int i = 0; i < count && !is_large; i++)
        for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT && !is_large; d += 2) {
            struct point beside = point_step(cells[i], (enum direction)d);
            is_large = is_wide(automaton, beside);
            if (is_large || is_rock(automaton, beside))
                continue;
            automaton->cells[grid_index(automaton->grid, beside)] |= ROCK;
            cells[count++] = beside;
            is_large = count == CAVE_MIN;
        }
    /* A large cave is reopened as far as it was searched, and marked so that it is not searched twice. */
    for (int i = 0; i < count && is_large; i++) {
        uint8_t *cell = &automaton->cells[grid_index(automaton->grid, cells[i])];
        *cell = (uint8_t)((*cell & ~ROCK) | WIDE);
    }
}

static void fill_small_caves(struct automaton *automaton)
{
    for (size_t i = 0; i < grid_cells(automaton->grid); i++)
        if (!(automaton->cells[i] & (ROCK | KEPT | WIDE)))
            fill_if_small(automaton, grid_point(automaton->grid, i));
}

static void dig_caves(struct plan *plan, struct automaton *automaton)
{
    for (int i = 0; i < plan->room_count; i++)
        plan->rooms[i].group = i + 1;
    for (int y = 0; y < automaton->grid.height; y += TILE_HEIGHT)
        for (int x = 0; x < automaton->grid.width; x += TILE_WIDTH)
            dig_tile(plan, automaton, point_make(x, y));
    for (int i = 0; i < plan->room_count; i++)
        plan->rooms[i].group = root_of(plan, i) + 1;
}

static bool dig_style(struct plan *plan, const struct style *style, struct random *random)
{
    size_t cells = grid_cells(plan->level->grid);
    /* Borrowed until the rooms are joined, which needs this memory again. */
    struct arena arena = plan->arena;
    struct automaton automaton = {plan->level->grid, arena_alloc(&arena, cells)};
    floor_layout_place_rooms(
        plan, random_between(random, style->rooms_percent_min, style->rooms_percent_max), random);
    keep_rooms(plan, &automaton, style->broken_percent, random);
    keep_blocks(&automaton, style->blocks, random);
    run_automaton(&automaton, style->rock_percent, random);
    fill_small_caves(&automaton);
    dig_caves(plan, &automaton);
    memset(automaton.cells, 0, cells);
    if (plan->room_count < 2)
        return false;
    floor_layout_join_rooms(plan, random);
    return true;
}

bool floor_layout_caves(struct plan *plan, struct random *random)
{
    static const struct style style = {45, 15, 45, 40, 3};
    return dig_style(plan, &style, random);
}

/* Wide as halls, with ruins in them: a light is seen from far off. */
bool floor_layout_caverns(struct plan *plan, struct random *random)
{
    static const struct style style = {39, 20, 35, 80, 5};
    return dig_style(plan, &style, random);
}
