/* Private to ai: the cells that an actor can reach, within a window around it: a breadth-first search that grows 64 cells of
 * a row at once. */
#ifndef AI_REACH_H
#define AI_REACH_H

#include "ai/mind.h"

/* How far an actor plans, in steps. The window holds that many cells to each side of it. */
#define REACH_STEPS_MAX 24
#define REACH_ROWS (2 * REACH_STEPS_MAX + 1)

/* The actor's bit in its row: steps to either side stay within the word. Its row is REACH_STEPS_MAX. */
#define REACH_CENTRE_BIT 31

/* Sets of the window's cells, a word a row. */
struct reach_rows {
    uint64_t rows[REACH_ROWS];
};

struct reach {
    struct ai_context *ai; /* borrowed: it must be there as long as this is used */
    bool shuns_bright;
    struct point origin;      /* the cell of bit 0 of row 0 */
    struct reach_rows open;   /* may be stepped on */
    struct reach_rows ground; /* walkable: no corner for diagonal steps */
    struct reach_rows cells;  /* reached */
    struct reach_rows before; /* reached one step before */
    unsigned blocked;         /* directions to cells that only another actor closes */
    int first_row;            /* `cells` has bits in rows first_row .. last_row only */
    int last_row;
    int first_looked; /* `open` and `ground` hold rows first_looked .. last_looked */
    int last_looked;
};

/* Whether an actor beside this one, in a cell of the level, keeps it from stepping there: it does not make way, is on its
 * way itself, or is striking a foe. */
bool reach_is_blocked(const struct ai_context *ai, struct point p);

/* Places the window around the actor, with nothing reached. Open cells are those that terrain lets it stand on, except
 * traps, blocked cells beside it and, if it shuns them, cells that it knows to be bright. */
void reach_init(struct reach *reach, struct ai_context *ai, bool shuns_bright);

/* Opens the blocked cells again: what is left is the terrain. */
void reach_unblock(struct reach *reach, struct point actor);

/* Restarts from a cell of the window, open or not. */
void reach_start(struct reach *reach, struct point p);

/* Adds the cells that one more step reaches; false if there are none. The caller needs only rows within `rows` of the actor's:
 * others are left out, of the cells before the step too. */
bool reach_grow(struct reach *reach, int rows);

/* Whether a set holds a cell of the level; false outside the window. */
bool reach_has(const struct reach *reach, const struct reach_rows *set, struct point p);

/* The cell of a row's bit. */
static inline struct point reach_cell(const struct reach *reach, int row, int bit)
{
    return point_add(reach->origin, point_make(bit, row));
}

void reach_put(const struct reach *reach, struct reach_rows *set, struct point p, bool on);

/* How many cells a set holds; the n-th of them in reading order. */
int reach_count(const struct reach_rows *set);
struct point reach_nth(const struct reach *reach, const struct reach_rows *set, int n);

#endif
