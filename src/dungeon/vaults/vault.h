/* Private to dungeon: special rooms drawn as text, in <id>.txt beside this file. assets/README.md says how to draw one. */
#ifndef DUNGEON_VAULTS_VAULT_H
#define DUNGEON_VAULTS_VAULT_H

#include "dungeon/layout/plan.h"

/* Of a picture, walls included. cmake/vaults.cmake refuses larger ones. */
#define VAULT_SIDE_MAX 21

/* A picture as it lies on a floor. */
struct vault {
    const struct site_kind *kind;
    int width; /* walls included */
    int height;
    char signs[VAULT_SIDE_MAX][VAULT_SIDE_MAX]; /* by y, x */
};

struct vault vault_read(const struct site_kind *kind, int picture);

/* Turns it clockwise by a quarter; mirrors it left to right. */
void vault_turn(struct vault *vault);
void vault_mirror(struct vault *vault);

/* Finds the next place for its entrance after *p, in reading order; first after (-1, 0). False if there is none. */
bool vault_next_entrance(const struct vault *vault, struct point *p);

/* Draws it onto solid wall, with its northwest corner at `corner` and one of its entrances, and sets the room's area, door,
 * loot and spots: those of its dwellers first. */
void vault_stamp(const struct vault *vault, struct point entrance, struct level *level,
                 struct point corner, struct site *site);

/* Digs a drawn room of that type into a random place, turned and mirrored as it may be. False if no place was found. */
bool vault_place(struct plan *plan, enum site_type type, struct random *random);

#endif
