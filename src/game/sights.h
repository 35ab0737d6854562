/* Everything worth a look, in this order: what has noticed the hero and is not kept off, other actors and eyes in view, allies,
 * items in view, terrain in view (stairs and other terrain to use, braziers and crates), what is remembered to take or to use.
 * Within each sort the nearest comes first, then reading order decides. */
#ifndef GAME_SIGHTS_H
#define GAME_SIGHTS_H

#include "world/state.h"

/* The first enemy in view; if there is none, where one nearby is believed to be out of view; then the first ally or item in
 * view, which comes before an enemy that is farther off and was last seen long ago; then the hero's own cell. */
struct point sights_first(const struct state *state);

/* The next one after a cell, which may be any; after the last comes the first. The same backwards. `from` if there is none. */
struct point sights_next(const struct state *state, struct point from);
struct point sights_previous(const struct state *state, struct point from);

/* The same among places that the hero knows, seen or remembered: stairs with these `leads`, or all places. */
struct point sights_next_stairs(const struct state *state, int leads, struct point from);
struct point sights_next_known(const struct state *state, struct point from);
struct point sights_previous_known(const struct state *state, struct point from);

/* Whether terrain that the hero knows to be in a cell makes it a place: stairs, something to use, or something to avoid. */
bool sights_is_place(const struct state *state, struct point p, enum terrain terrain);

/* Cells that the hero sees for the first time and the player may want to react to: items, stairs, and the first place of each
 * other terrain on a floor. */
#define SIGHTS_NEW_MAX 4

struct sights_new {
    struct point at[SIGHTS_NEW_MAX];
    int count;
};

/* Finds them among the cells seen since `known` was noted, in reading order. */
void sights_find_new(const struct state *state, const struct bit_grid *known,
                     struct sights_new *found);

/* Notes the cells of the hero's floor that were ever seen. `known` must have room for them; its shape is set. */
void sights_note_seen(const struct state *state, struct bit_grid *known);

#endif
