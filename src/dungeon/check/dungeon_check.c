#include "dungeon/check/dungeon_check.h"

#include "dungeon/check/check_parts.h"
#include "dungeon/layout/plan.h"

/* Small levels may have too little room for anything but the fallback. */
static bool check_layout(const struct level *level, struct error *why)
{
    if (level->is_fallback && plan_is_usual_size(level))
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
           check_traps(level, scratch, why) && check_deposits(level, scratch, why) &&
           check_actors(level, scratch, why);
}
