/* Private to dungeon: which actors come together. */
#ifndef DUNGEON_POPULATION_SQUAD_H
#define DUNGEON_POPULATION_SQUAD_H

#include "base/random.h"
#include "dungeon/population/population.h"

struct squad {
    enum monster kinds
        [POPULATION_SQUAD_MAX]; /* the first stands where its kind is found, the others around it */
    int size;                   /* 0: no kind is met on the floor */
};

/* Draws a squad for the depth and omen of the level, by the kinds' frequencies. Twins come in pairs. Callers come with
 * company, and lead company that was drawn. Others come with their own kind, in groups of its size. */
struct squad squad_draw(const struct level *level, struct random *random);

/* Draws guards for a captive. */
struct squad squad_draw_guards(const struct level *level, struct random *random);

#endif
