/* Lists to choose from: the inventory, and the wares of a trader. */
#ifndef GAME_INVENTORY_H
#define GAME_INVENTORY_H

#include "world/state.h"

/* A row of the inventory. */
struct inventory_item {
    enum item item;
    char letter;  /* ' ': none */
    bool is_worn; /* one of them is equipped */
    int count;
};

#define INVENTORY_MAX ITEM_COUNT

/* Lists what the hero has, one row a kind, equipped items first, each part by letter; kinds without a letter come last in it.
 * Returns how many. */
int inventory_list(const struct state *state, struct inventory_item items[INVENTORY_MAX]);

/* A known item of the hero's that heals; ITEM_NONE: there is none. */
enum item inventory_remedy(const struct state *state);

/* The weapon of the hero's that reaches farthest, without a bow that lacks arrows; ITEM_NONE: all only reach adjacent cells. */
enum item inventory_far_weapon(const struct state *state);

/* A row of a trader's wares. */
struct inventory_ware {
    int ware; /* its index in the trader's room (rules/sites/trade.h) */
    enum item item;
    char key; /* the digit that chooses it */
    int count;
};

/* Lists the wares on offer where the hero stands. Returns how many. */
int inventory_wares(const struct state *state, struct inventory_ware wares[SITE_WARES_MAX]);

/* The price of a ware, paid in one kind of item. */
struct inventory_price {
    int count;      /* how many; 0: the trader does not want that kind */
    bool is_enough; /* the hero has that many */
};

struct inventory_price inventory_price(enum item ware, const struct inventory_item *offered);

#endif
