/* What the hero has with him: how many of each kind, and what he wears. */
#ifndef WORLD_PACK_H
#define WORLD_PACK_H

#include "content/item.h"

#include <stdint.h>

/* Most of one kind. */
#define PACK_COUNT_MAX 99
/* Letters that things are called by: 'a' and on. More kinds than these are never carried at once in play. */
#define PACK_LETTERS 26

struct pack {
    uint8_t counts[ITEM_COUNT]; /* what is worn not included */
    enum item worn[SLOT_COUNT]; /* ITEM_NONE: nothing */
    enum item last_weapon;      /* worn before this one */
    bool has_lantern;
    uint8_t letters
        [ITEM_COUNT]; /* 1: 'a'; 0: none yet. A kind keeps its own when it is gone, until another needs it */
};

/* How many of a kind he has, worn or not. */
int pack_count(const struct pack *pack, enum item item);

bool pack_is_worn(const struct pack *pack, enum item item);

/* The slots that are taken: one a kind that is not worn. */
int pack_slots_taken(const struct pack *pack);

/* Adds some of a kind; how many there was room for: 0 when a slot more than `slots` were needed. */
int pack_add(struct pack *pack, enum item item, int count, int slots);

/* The letter that a kind which is carried is called by, the same for as long as it is; ' ' if there was none left. */
char pack_letter(const struct pack *pack, enum item item);

/* Gives a kind that comes into the pack, or is worn, its letter: the one that it had before if nothing carried has that now;
 * or else one that nothing ever had; or else the first that nothing carried has. */
void pack_give_letter(struct pack *pack, enum item item);

/* Takes one of a kind out, worn or not; there is one. */
void pack_take(struct pack *pack, enum item item);

#endif
