/* Orders to freed captives. The nearest one that hears the hero obeys. */
#ifndef RULES_ORDERS_H
#define RULES_ORDERS_H

#include "rules/outcome.h"

/* It does what its kind lends, at once; or it waits, or follows again. */
struct outcome orders_give(struct state *state, struct handle hero, enum order order);

#endif
