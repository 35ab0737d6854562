/* Items that come to lie on the floor. */
#ifndef RULES_DROPS_H
#define RULES_DROPS_H

#include "world/state.h"

/* Whether the cell is kept for a merchant's wares. */
bool drops_is_for_wares(const struct level *level, struct point p);

/* Whether the item can come to lie in the cell. */
bool drops_has_room(const struct level *level, enum item item, struct point p);

/* Lays items onto the cell or the nearest one with room for them. Without room nearby they are lost, except a lantern. */
void drops_lay(struct state *state, enum item item, int count, struct point at);

/* Moves what lies in a cell, where nothing can lie any more, to the nearest cell with room for it. */
void drops_slide(struct state *state, struct point p);

/* A monster lays down the item it carries. */
void drops_let_go(struct state *state, struct handle handle);

#endif
