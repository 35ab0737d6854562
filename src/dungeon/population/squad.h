/* Private to dungeon: who comes together. */
#ifndef DUNGEON_POPULATION_SQUAD_H
#define DUNGEON_POPULATION_SQUAD_H

#include "base/random.h"
#include "dungeon/population/population.h"

struct squad {
    enum monster kinds
        [POPULATION_SQUAD_MAX]; /* the first is where its kind is found; the others are about it */
    int size;                   /* 0: nobody is met on the floor */
};

/* Draws a squad for the depth, by how often the kinds are met: twins come in pairs; a caller comes with company, and leads
 * company that was drawn; others come by themselves, as many as their kind comes in. */
struct squad squad_draw(int depth, struct random *random);

/* Draws who guards a captive. */
struct squad squad_draw_guards(int depth, struct random *random);

#endif
