#include "dungeon/check/check.h"

#include "dungeon/check/check_terrain.h"
#include "dungeon/check/check_things.h"
#include "dungeon/ground.h"

/* Special rooms and the rest need room: on a small level the fallback will do. */
static bool check_layout(const struct level *level, struct error *why)
{
    if (level->is_fallback && ground_is_usual(level))
        return error_set(why, "it has the fallback layout, after %d attempts", level->attempts);
    return true;
}

bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why)
{
    return check_layout(level, why) && check_edges(level, why) && check_ways(level, scratch, why) &&
           check_doors(level, why) && check_stairs(level, scratch, why) &&
           check_beacon(level, scratch, why) && check_tower(level, why) &&
           check_loops(level, scratch, why) && check_items(level, why) &&
           check_fixtures(level, why) && check_sites(level, scratch, why) &&
           check_secrets(level, scratch, why) && check_webs(level, scratch, why) &&
           check_traps(level, scratch, why) && check_actors(level, scratch, why);
}
