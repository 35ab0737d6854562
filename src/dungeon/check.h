/* Verifies a built floor against what dungeon.h promises of it. */
#ifndef DUNGEON_CHECK_H
#define DUNGEON_CHECK_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

/* False, and why, unless: chance laid it out, where it is as large as usual; the outermost cells are solid; every cell that one can walk on (closed doors
 * count) is reached from the arrival by straight steps; there are at least two independent loops (see
 * loops.h); one `<`, at the arrival, but none on floor 1, and one `>`, but on the last floor the lamp that wins instead, both
 * with walking ground all about, and at least half as far apart as the floor's most distant cells, found by two
 * searches, one from the end of the other; doors have walls on two opposite sides and a way on the other
 * two, and no door beside them; items are where one can get to; on the floors that have one there is one lesser beacon with room
 * about it, far from `>` (beacon.h), and none elsewhere; about the last floor's lamp there is a tower (tower.h); at most one cage, none on floor 1, that one can get to;
 * no chasm on the last floor; special rooms are on floors that have their kind, enough of them from the third on, with one way
 * in, their loot inside and every one of them to be solved; no secret door leads to what somebody needs, and every trap can be gone round; webs only on bare floor where the band has any, each in a nook or beside a web, out of the
 * clearance about the arrival and the end, and a way between these that needs none of them; actors are where their kind is
 * found (post.h), those who sleep farther than POST_CLEARANCE
 * from the arrival, the others farther than POST_CLEARANCE_AWAKE and out of its sight; rounds can be walked, without opening
 * doors; twins are pairs; and there are as many as the band's squads come to. `scratch` has room for the level. */
bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why);

#endif
