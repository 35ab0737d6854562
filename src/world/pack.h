/* The hero's items: counts, equipment and letters. */
#ifndef WORLD_PACK_H
#define WORLD_PACK_H

#include "content/item.h"

#include <stdint.h>

/* Most of one kind. */
#define PACK_COUNT_MAX 99
/* Letters that things are called by: 'a' and on. More kinds than these are never carried at once in play. */
#define PACK_LETTERS 26

struct pack {
    uint8_t counts[ITEM_COUNT]; /* without equipped items */
    enum item worn[SLOT_COUNT]; /* ITEM_NONE: nothing */
    enum item last_weapon;      /* worn before this one */
    bool has_lantern;
    uint8_t letters
        [ITEM_COUNT]; /* 1: 'a'; 0: none yet. A kind keeps its own when it is gone, until another needs it */
};

/* How many of a kind, equipped or not. */
int pack_count(const struct pack *pack, enum item item);

bool pack_is_worn(const struct pack *pack, enum item item);

/* Slots in use: one per kind that is not equipped. */
int pack_slots_taken(const struct pack *pack);

/* Whether one more of a kind fits into `slots` slots. */
bool pack_has_room(const struct pack *pack, enum item item, int slots);

/* Adds up to `count` of a kind; returns how many fitted into `slots` slots. */
int pack_add(struct pack *pack, enum item item, int count, int slots);

/* The letter of a carried kind, constant while it is carried; ' ' if none was left. */
char pack_letter(const struct pack *pack, enum item item);

/* Gives a kind its letter: its former one if free, otherwise one never used, otherwise the first that no carried kind has. */
void pack_give_letter(struct pack *pack, enum item item);

/* Removes one of a kind, equipped or not; there must be one. */
void pack_take(struct pack *pack, enum item item);

#endif
