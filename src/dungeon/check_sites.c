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

/* Whether some dweller would notice him there, unlit. */
static bool is_watched(const struct site *site, struct point p)
{
    const struct site_kind *kind = site_get(site->type);
    int radius = monster_get((enum monster)kind->dweller)->light_sight / 3;
    for (int i = 0; i < kind->dwellers && i < site->spot_count; i++)
        if (point_is_within(site->spots[i], p, radius))
            return true;
    return false;
}

static bool is_lit_by_lamp(const struct level *level, const struct site *site)
{
    for (int y = site->area.first.y; y <= site->area.last.y; y++)
        for (int x = site->area.first.x; x <= site->area.last.x; x++)
            if (level_lamp(level, point_make(x, y)).radius > 0)
                return true;
    return false;
}

static bool find_piece(const struct level *level, const struct site *site, struct point *piece)
{
    for (int y = site->area.first.y; y <= site->area.last.y; y++)
        for (int x = site->area.first.x; x <= site->area.last.x; x++)
            if ((int)level_terrain(level, point_make(x, y)) == site_get(site->type)->piece) {
                *piece = point_make(x, y);
                return true;
            }
    return false;
}

/* Beside its altar there is a place where one is hidden in the dark, and one where one is not. */
static bool check_hiding(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_get(site->type)->name;
    struct point altar;
    int watched = 0;
    int hidden = 0;
    if (site_get(site->type)->rule != SITE_RULE_HIDING)
        return true;
    if (!find_piece(level, site, &altar))
        return error_set(why, "%s has no altar", name);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(altar, (enum direction)d);
        if (!site_holds(site, p) || !level_is_walkable(level, p))
            continue;
        watched += is_watched(site, p);
        hidden += !is_watched(site, p);
    }
    if (hidden == 0 || is_lit_by_lamp(level, site))
        return error_set(why, "at (%d, %d): nowhere to hide in %s", altar.x, altar.y, name);
    return watched > 0 || error_set(why, "at (%d, %d): nobody watches %s", altar.x, altar.y, name);
}

/* Of its maps one lies at least, and one at least does not. */
static bool check_reading(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_get(site->type);
    int all = (1 << site->spot_count) - 1;
    if (kind->rule != SITE_RULE_READING)
        return true;
    for (int i = 0; i < site->spot_count; i++)
        if ((int)level_terrain(level, site->spots[i]) != kind->piece)
            return error_set(why, "at (%d, %d): nothing to read in %s", site->spots[i].x,
                             site->spots[i].y, kind->name);
    return (site->lies > 0 && site->lies < all) ||
           error_set(why, "%s has no true map, or no false one", kind->name);
}

/* How near its pieces every cell of a room is that they are to keep bright: tests/rules/test_site_moth_garden.c. */
#define BRIGHT_STEPS 2

static bool is_near_piece(const struct level *level, const struct site *site, struct point p)
{
    for (int dy = -BRIGHT_STEPS; dy <= BRIGHT_STEPS; dy++)
        for (int dx = -BRIGHT_STEPS; dx <= BRIGHT_STEPS; dx++) {
            struct point beside = point_add(p, point_make(dx, dy));
            if (site_holds(site, beside) &&
                (int)level_terrain(level, beside) == site_get(site->type)->piece)
                return true;
        }
    return false;
}

/* Where the pieces give light, nobody is dark. */
static bool check_bright(const struct level *level, const struct site *site, struct error *why)
{
    int piece = site_get(site->type)->piece;
    if (piece == TERRAIN_NONE || terrain_get((enum terrain)piece)->light_radius == 0)
        return true;
    for (int y = site->area.first.y; y <= site->area.last.y; y++)
        for (int x = site->area.first.x; x <= site->area.last.x; x++)
            if (!is_near_piece(level, site, point_make(x, y)))
                return error_set(why, "at (%d, %d): a dark place in %s", x, y,
                                 site_get(site->type)->name);
    return true;
}

static bool check_site(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_get(site->type);
    if (level->depth < kind->first_floor || level->depth > kind->last_floor)
        return error_set(why, "%s is on floor %d", kind->name, level->depth);
    return check_walls(level, site, why) && check_loot(site, why) &&
           check_hiding(level, site, why) && check_reading(level, site, why) &&
           check_bright(level, site, why);
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
