#include "dungeon/check.h"

#include "dungeon/check_terrain.h"
#include "dungeon/check_things.h"

bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why)
{
    return check_edges(level, why) && check_ways(level, scratch, why) && check_doors(level, why) &&
           check_stairs(level, scratch, why) && check_loops(level, scratch, why) &&
           check_items(level, why) && check_fixtures(level, why) && check_sites(level, why) &&
           check_secrets(level, scratch, why) && check_webs(level, scratch, why) &&
           check_traps(level, scratch, why) && check_actors(level, scratch, why);
}
