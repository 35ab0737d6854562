#include "content/band.h"
#include "dungeon/check_things.h"
#include "dungeon/ground.h"
#include "dungeon/sites.h"

/* Nothing leads in but the door. */
static bool check_walls(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_get(site->type)->name;
    struct area all = area_grown(site->area, 1, level->grid);
    for (int y = all.first.y; y <= all.last.y; y++)
        for (int x = all.first.x; x <= all.last.x; x++) {
            struct point p = {x, y};
            if (!site_holds(site, p) && !point_is_equal(p, site->door) &&
                ground_is_passable(level, p))
                return error_set(why, "at (%d, %d): a second way into %s", x, y, name);
        }
    return true;
}

static bool check_loot(const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_get(site->type);
    if (site->loot_count != kind->loot)
        return error_set(why, "%s has %d cells for its loot, and should have %d", kind->name,
                         site->loot_count, kind->loot);
    for (int i = 0; i < site->loot_count; i++)
        if (!site_holds(site, site->loot[i]))
            return error_set(why, "at (%d, %d): the loot of %s lies outside", site->loot[i].x,
                             site->loot[i].y, kind->name);
    return true;
}

static bool check_site(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_get(site->type);
    if (level->depth < kind->first_floor || level->depth > kind->last_floor)
        return error_set(why, "%s is on floor %d", kind->name, level->depth);
    return check_walls(level, site, why) && check_loot(site, why);
}

bool check_sites(const struct level *level, struct error *why)
{
    if (level->site_count < sites_least(level))
        return error_set(why, "floor %d has %d special rooms, and should have %d", level->depth,
                         level->site_count, sites_least(level));
    for (int i = 0; i < level->site_count; i++)
        if (!check_site(level, &level->sites[i], why))
            return false;
    return true;
}
