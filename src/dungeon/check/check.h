/* Verifies a built floor against what dungeon.h promises of it. */
#ifndef DUNGEON_CHECK_CHECK_H
#define DUNGEON_CHECK_CHECK_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

/* Whether all of this holds; if not, false and why:
 * - Chance laid the floor out, where it is as large as usual.
 * - The outermost cells are solid; every cell that one can walk on (closed doors count) is reached from the arrival by
 *   straight steps; there are at least two independent loops (loops.h).
 * - There is one `<`, at the arrival, but none on floor 1, and one `>`, but on the last floor the lamp that wins instead. Both
 *   have walking ground all about, and are at least half as far apart as the floor's most distant cells, found by two
 *   searches, one from the end of the other.
 * - Doors have walls on two opposite sides and a way on the other two, and no door beside them; no secret door leads to what
 *   somebody needs.
 * - Items are where one can get to.
 * - A floor that has a lesser beacon has one, with room about it, far from `>` (beacon.h), every other none; about the last
 *   floor's lamp there is a tower (tower.h).
 * - There is at most one cage, none on floor 1, and one can get to it.
 * - There is no chasm on the last floor, and every trap can be gone round.
 * - Special rooms are on floors that have their kind, enough of them from the third on, with one way in, their loot inside
 *   and every one of them to be solved.
 * - Webs are only on bare floor where the band has any, each in a nook or beside a web, out of the clearance about the
 *   arrival and the end, and there is a way between these that needs none of them.
 * - Actors are where their kind is found (post.h): those who sleep farther than POST_CLEARANCE from the arrival, the others
 *   farther than POST_CLEARANCE_AWAKE and out of its sight. There are as many as the band's squads come to; rounds can be
 *   walked without opening doors; twins are pairs.
 * `scratch` has room for the level. */
bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why);

#endif
