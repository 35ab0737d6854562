/* A mirror maze: narrow passages dug between the cells of every other row and column, with a mirror wherever a straight
 * passage ends, to see around the corner. The loot lies deepest inside, with a mirror knight before it. */
#include "dungeon/sites/site_builder.h"

#include <stdlib.h>

#define SIDE_MAX 9
#define CELLS_MAX (SIDE_MAX * SIDE_MAX)
#define LOOPS 2 /* shortcuts, up to */
#define GUARD_STEPS 2
#define APART 4 /* the loot, in cells */

/* Cells are counted inward from the door's side, and across. */
struct maze {
    struct plan *plan;
    const struct annex *annex;
    int depth;
    int breadth;
    int steps[SIDE_MAX][SIDE_MAX]; /* from the door; -1: wall */
};

struct place {
    int inward;
    int across;
};

static const struct place straight[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

static struct place step(struct place from, int direction, int count)
{
    return (struct place){from.inward + count * straight[direction].inward,
                          from.across + count * straight[direction].across};
}

static bool is_inside(const struct maze *maze, struct place p)
{
    return p.inward >= 0 && p.inward < maze->depth && p.across >= 0 && p.across < maze->breadth;
}

static bool is_dug(const struct maze *maze, struct place p)
{
    return is_inside(maze, p) && maze->steps[p.inward][p.across] >= 0;
}

static struct point cell_of(const struct maze *maze, struct place p)
{
    return annex_cell(maze->annex, p.inward, p.across);
}

static void dig(struct maze *maze, struct place p)
{
    maze->steps[p.inward][p.across] = 0;
    level_set_terrain(maze->plan->level, cell_of(maze, p), maze->plan->band->floor);
}

static struct place door_of(const struct maze *maze)
{
    return (struct place){-1, annex_door_across(maze->annex)};
}

static struct maze maze_fill(struct plan *plan, const struct annex *annex)
{
    struct maze maze = {plan, annex, annex_depth(annex), annex_breadth(annex), {{0}}};
    for (int inward = 0; inward < maze.depth; inward++)
        for (int across = 0; across < maze.breadth; across++) {
            maze.steps[inward][across] = -1;
            level_set_terrain(plan->level, annex_cell(annex, inward, across), plan->band->wall);
        }
    return maze;
}

/* A random direction where two cells on nothing is dug yet, or -1. */
static int draw_direction(const struct maze *maze, struct place from, struct random *random)
{
    int drawn = -1;
    int fits = 0;
    for (int d = 0; d < 4; d++) {
        struct place to = step(from, d, 2);
        if (!is_inside(maze, to) || is_dug(maze, to))
            continue;
        fits++;
        if (random_chance(random, 1, fits))
            drawn = d;
    }
    return drawn;
}

/* Goes on from the last place while it can, then from the one before it. */
static void dig_ways(struct maze *maze, struct random *random)
{
    struct place way[CELLS_MAX];
    int count = 0;
    int across = annex_door_across(maze->annex);
    dig(maze, (struct place){0, across}); /* between two columns, it connects both */
    way[count++] = (struct place){0, across - across % 2};
    dig(maze, way[0]);
    while (count > 0) {
        struct place from = way[count - 1];
        int direction = draw_direction(maze, from, random);
        if (direction < 0) {
            count--;
            continue;
        }
        dig(maze, step(from, direction, 1));
        way[count] = step(from, direction, 2);
        dig(maze, way[count++]);
    }
}

/* Whether a wall separates two passages in one line. */
static bool is_thin(const struct maze *maze, struct place p)
{
    for (int d = 0; d < 2; d++)
        if (is_dug(maze, step(p, d, 1)) && is_dug(maze, step(p, d, -1)) &&
            !is_dug(maze, step(p, 1 - d, 1)) && !is_dug(maze, step(p, 1 - d, -1)))
            return true;
    return false;
}

static void dig_loops(struct maze *maze, struct random *random)
{
    for (int i = 0; i < LOOPS; i++) {
        struct place p;
        p.inward = random_below(random, maze->depth);
        p.across = random_below(random, maze->breadth);
        if (!is_dug(maze, p) && is_thin(maze, p))
            dig(maze, p);
    }
}

/* Measures the steps from the door. Returns how many cells there are, sorted by their steps into `order`. */
static int count_steps(struct maze *maze, struct place *order)
{
    int count = 0;
    for (int inward = 0; inward < maze->depth; inward++)
        for (int across = 0; across < maze->breadth; across++)
            if (maze->steps[inward][across] == 0)
                maze->steps[inward][across] = CELLS_MAX;
    order[count++] = step(door_of(maze), 0, 1);
    maze->steps[order[0].inward][order[0].across] = 1;
    for (int i = 0; i < count; i++)
        for (int d = 0; d < 4; d++) {
            struct place to = step(order[i], d, 1);
            if (!is_dug(maze, to) || maze->steps[to.inward][to.across] < CELLS_MAX)
                continue;
            maze->steps[to.inward][to.across] = maze->steps[order[i].inward][order[i].across] + 1;
            order[count++] = to;
        }
    return count;
}

static bool is_dead_end(const struct maze *maze, struct place p)
{
    int ways = 0;
    for (int d = 0; d < 4; d++)
        ways += is_dug(maze, step(p, d, 1));
    return ways == 1;
}

/* The place that many steps nearer to the door. */
static struct place before(const struct maze *maze, struct place p, int steps)
{
    for (int left = steps; left > 0; left--)
        for (int d = 0; d < 4; d++) {
            struct place to = step(p, d, 1);
            if (is_dug(maze, to) &&
                maze->steps[to.inward][to.across] < maze->steps[p.inward][p.across]) {
                p = to;
                break;
            }
        }
    return p;
}

/* The farthest dead end that is at least half as far as the last place and not near it; or else any place like that. The
 * places are sorted by their steps. */
static struct place draw_second(const struct maze *maze, const struct place *order, int count)
{
    struct place last = order[count - 1];
    int half = maze->steps[last.inward][last.across] / 2;
    struct place second = order[count / 2];
    bool is_found = false;
    for (int i = count - 2; i > 0; i--) {
        struct place p = order[i];
        bool is_apart = abs(p.inward - last.inward) + abs(p.across - last.across) >= APART;
        if (!is_apart || maze->steps[p.inward][p.across] < half)
            continue;
        if (is_dead_end(maze, p))
            return p;
        second = is_found ? second : p;
        is_found = true;
    }
    return second;
}

static void lay_out_loot(struct maze *maze, struct site *site)
{
    struct place order[CELLS_MAX];
    int count = count_steps(maze, order);
    struct place last = order[count - 1];
    site->loot[0] = cell_of(maze, last);
    site->loot[1] = cell_of(maze, draw_second(maze, order, count));
    site->loot_count = 2;
    site->spots[site->spot_count++] = cell_of(maze, before(maze, last, GUARD_STEPS));
}

/* A mirror may hang where no other special room lies behind it, because its cell is a window to the other side too. */
static bool may_hang(const struct maze *maze, struct place p, int direction)
{
    const struct level *level = maze->plan->level;
    for (int aside = -1; aside <= 1 && !is_inside(maze, p); aside++) {
        struct point behind =
            cell_of(maze, step(step(p, direction, 1), (direction + 1) % 4, aside));
        if (grid_contains(level->grid, behind) && level_find_site(level, behind))
            return false;
    }
    return true;
}

static void hang_mirrors(const struct maze *maze, enum terrain mirror)
{
    struct place door = door_of(maze);
    for (int inward = 0; inward < maze->depth; inward++)
        for (int across = 0; across < maze->breadth; across++)
            for (int d = 0; d < 4; d++) {
                struct place p = {inward, across};
                struct place back = step(p, d, -1);
                struct place on = step(p, d, 1);
                bool comes = is_dug(maze, back) ||
                             (back.inward == door.inward && back.across == door.across);
                if (is_dug(maze, p) && comes && !is_dug(maze, on) && on.inward >= 0 &&
                    may_hang(maze, on, d))
                    level_set_terrain(maze->plan->level, cell_of(maze, on), mirror);
            }
}

void site_builder_mirror_maze(struct plan *plan, struct site *site, const struct annex *annex,
                              struct random *random)
{
    struct maze maze = maze_fill(plan, annex);
    dig_ways(&maze, random);
    dig_loops(&maze, random);
    lay_out_loot(&maze, site);
    hang_mirrors(&maze, (enum terrain)site_kind_get(site->type)->piece);
}
