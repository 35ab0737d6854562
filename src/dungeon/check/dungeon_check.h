/* Checks a built floor against the promises of dungeon.h. */
#ifndef DUNGEON_CHECK_DUNGEON_CHECK_H
#define DUNGEON_CHECK_DUNGEON_CHECK_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

/* Whether all of this holds; if not, false and why. `scratch` has room for the level.
 * - A floor of the usual size is not the fallback.
 * - The outermost cells are solid. Straight steps lead from the arrival to every walkable cell (closed doors count). There are
 *   at least two independent loops (loops.h).
 * - There is one `<`, at the arrival, except on floor 1, and one `>`, or two on the last floor of a band, except on the last
 *   floor, which has the great lamp instead. They have walkable cells all around. `<` and the farthest `>` are at least half as
 *   far apart as the floor's most distant cells, found by two searches, one from the end of the other.
 * - Doors have walls on two opposite sides, ways on the other two, and no door beside them. Nothing that is needed lies behind
 *   a secret door.
 * - Items lie where they can be reached.
 * - A beacon is on the floors that should have one, with room around it, far from `>` (beacon.h). A tower surrounds the
 *   last floor's lamp (tower.h).
 * - Two braziers or more burn, or could where the omen has put them out.
 * - There is up to one cage, none on floor 1, and it can be reached.
 * - There is no chasm on the last floor, and every trap can be walked around.
 * - Special rooms are on floors of their kind, enough of them from the third on, with one entrance and their loot inside, and
 *   all can be solved.
 * - Webs are on bare floor in bands that have webs, each in a nook or beside another web, away from the arrival and the end,
 *   and there is a way between these without webs.
 * - Actors are where their kind is found (post.h), sleepers farther than POST_CLEARANCE from the arrival, others farther than
 *   POST_CLEARANCE_AWAKE and out of its sight. Their number fits the band's squads. Rounds can be walked without opening
 *   doors. Twins are pairs. */
bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why);

#endif
