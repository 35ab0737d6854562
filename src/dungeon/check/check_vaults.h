/* Checks the rooms drawn as text before any floor is built with them. */
#ifndef DUNGEON_CHECK_CHECK_VAULTS_H
#define DUNGEON_CHECK_CHECK_VAULTS_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

/* The least width and height of a level to check rooms on. */
#define CHECK_VAULTS_SIDE 25

/* Whether every picture of a drawn room is sound, from each of its entrances: all of its floor can be reached, what its rule
 * needs is there, and its promised way exists. If not, `why` says it in a line that begins "<file>:<row>:<column>: ". The level
 * has no items or creatures; what it is made of is lost. Other kinds of rooms pass. */
bool check_vaults_of(enum site_type type, struct level *level, struct distance_map *scratch,
                     struct error *why);

/* The same for all kinds of rooms. */
bool check_vaults(struct level *level, struct distance_map *scratch, struct error *why);

#endif
