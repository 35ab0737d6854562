/* What the hero has with him: how many of each kind, and what he wears. */
#ifndef WORLD_PACK_H
#define WORLD_PACK_H

#include "content/item.h"

#include <stdint.h>

/* Most of one kind. */
#define PACK_COUNT_MAX 99

struct pack {
    uint8_t counts[ITEM_COUNT]; /* what is worn not included */
    enum item worn[SLOT_COUNT]; /* ITEM_NONE: nothing */
    enum item last_weapon;      /* worn before this one */
    bool has_lantern;
};

/* How many of a kind he has, worn or not. */
int pack_count(const struct pack *pack, enum item item);

bool pack_is_worn(const struct pack *pack, enum item item);

/* The slots that are taken: one a kind that is not worn. */
int pack_slots_taken(const struct pack *pack);

/* Adds some of a kind; how many there was room for: 0 when a slot more than `slots` were needed. */
int pack_add(struct pack *pack, enum item item, int count, int slots);

/* Takes one of a kind out, worn or not; there is one. */
void pack_take(struct pack *pack, enum item item);

#endif
