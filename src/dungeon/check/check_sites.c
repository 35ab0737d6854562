#include "dungeon/check/check_parts.h"

#include "dungeon/layout/cell.h"
#include "dungeon/sites/site_builder.h"
#include "world/movement.h"

static bool check_walls(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    struct area all = area_expand(site->area, 1, level->grid);
    for (struct point p = area_before(all); area_next(all, &p);)
        if (!site_holds(site, p) && !point_is_equal(p, site->door) && cell_is_passable(level, p))
            return error_set(why, "at (%d, %d): a second way into %s", p.x, p.y, name);
    return true;
}

static bool check_loot(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    if (site->loot_count != kind->loot)
        return error_set(why, "%s has %d cells for its loot, and should have %d", kind->name,
                         site->loot_count, kind->loot);
    for (int i = 0; i < site->loot_count; i++)
        if (!site_holds(site, site->loot[i]))
            return error_set(why, "at (%d, %d): the loot of %s lies outside", site->loot[i].x,
                             site->loot[i].y, kind->name);
    if (site->loot_count > 0 && level_item(level, site->loot[0]) == ITEM_NONE)
        return error_set(why, "%s holds nothing", kind->name);
    return true;
}

/* Items to choose one of are in place. */
static bool check_choice(const struct level *level, const struct site *site, struct error *why)
{
    for (int i = 0; site_offers_choice(site) && i < site->loot_count; i++) {
        struct point p = site->loot[i];
        if (level_item(level, p) == ITEM_NONE || !bit_grid_has(&level->no_auto_pickup, p))
            return error_set(why, "at (%d, %d): nothing to choose in %s", p.x, p.y,
                             site_kind_get(site->type)->name);
    }
    return true;
}

static bool may_step_unlocked(const void *level, struct point from, enum direction direction)
{
    return cell_may_step(level, from, direction) &&
           !cell_is_locked(level, point_step(from, direction));
}

/* Both its key and its door can be reached from the arrival without opening a lock. */
static bool check_key(const struct level *level, struct distance_map *scratch,
                      const struct site *site, struct error *why)
{
    struct point key = site->spots[site->spot_count > 0 ? site->spot_count - 1 : 0];
    bool is_at_door = false;
    if (!cell_is_locked(level, site->door))
        return true;
    const char *name = site_kind_get(site->type)->name;
    if (site->spot_count == 0 || level_item(level, key) == ITEM_NONE ||
        !item_get(level_item(level, key))->opens_locks)
        return error_set(why, "%s has no key", name);
    cell_measure(level, scratch, level->arrival, may_step_unlocked);
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        is_at_door |= distance_map_get(scratch, point_step(site->door, (enum direction)d)) !=
                      DISTANCE_UNREACHED;
    if (!is_at_door)
        return error_set(why, "at (%d, %d): the door of %s lies behind a lock", site->door.x,
                         site->door.y, name);
    if (distance_map_get(scratch, key) == DISTANCE_UNREACHED)
        return error_set(why, "at (%d, %d): the key of %s lies behind a lock", key.x, key.y, name);
    return true;
}

/* A dweller may stand where nothing else can walk. */
static bool can_stand_at(const struct level *level, const struct site *site, int spot)
{
    const struct site_kind *kind = site_kind_get(site->type);
    struct point p = site->spots[spot];
    return spot < kind->dwellers
               ? movement_can_stand(level, (enum monster)kind->cast[spot].monster, p)
               : level_is_walkable(level, p);
}

/* The spots of dwellers and other uses can be stood on; keys lie outside. Shutter rooms have their own check. */
static bool check_spots(const struct level *level, const struct site *site, struct error *why)
{
    int inside = site->spot_count - cell_is_locked(level, site->door);
    if (site_kind_get(site->type)->rule == SITE_RULE_SHINING)
        return true;
    for (int i = 0; i < inside; i++) {
        struct point p = site->spots[i];
        bool is_gift = level_terrain_kind(level, p)->shuts_to != TERRAIN_NONE;
        if (!site_holds(site, p) || (!is_gift && !can_stand_at(level, site, i)))
            return error_set(why, "at (%d, %d): no place to stand in %s", p.x, p.y,
                             site_kind_get(site->type)->name);
    }
    return true;
}

static bool check_lookout(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    if (kind->piece == TERRAIN_NONE || terrain_get((enum terrain)kind->piece)->overlooks == 0)
        return true;
    return (site->spot_count > 0 &&
            level_terrain(level, site->spots[0]) == (enum terrain)kind->piece) ||
           error_set(why, "%s has no lookout", kind->name);
}

/* Whether a dweller would notice an unlit hero there. */
static bool is_watched(const struct site *site, struct point p)
{
    const struct site_kind *kind = site_kind_get(site->type);
    for (int i = 0; i < kind->dwellers && i < site->spot_count; i++)
        if (point_is_within(site->spots[i], p,
                            monster_get((enum monster)kind->cast[i].monster)->light_sight / 3))
            return true;
    return false;
}

static bool is_lit_by_lamp(const struct level *level, const struct site *site)
{
    for (struct point p = area_before(site->area); area_next(site->area, &p);)
        if (level_lamp(level, p).radius > 0)
            return true;
    return false;
}

static bool find_piece(const struct level *level, const struct site *site, struct point *piece)
{
    for (struct point p = area_before(site->area); area_next(site->area, &p);)
        if ((int)level_terrain(level, p) == site_kind_get(site->type)->piece) {
            *piece = p;
            return true;
        }
    return false;
}

/* Beside its altar there is a cell hidden in the dark, and one that is not. */
static bool check_hiding(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    struct point altar;
    int watched = 0;
    int hidden = 0;
    if (site_kind_get(site->type)->rule != SITE_RULE_HIDING)
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
    return watched > 0 || error_set(why, "at (%d, %d): nothing watches %s", altar.x, altar.y, name);
}

/* At least one of its maps lies and at least one is true. */
static bool check_reading(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
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

/* The distance within which its pieces keep cells bright: tests/rules/test_site_moth_garden.c. */
#define BRIGHT_STEPS 2

static bool is_near_piece(const struct level *level, const struct site *site, struct point p)
{
    for (int dy = -BRIGHT_STEPS; dy <= BRIGHT_STEPS; dy++)
        for (int dx = -BRIGHT_STEPS; dx <= BRIGHT_STEPS; dx++) {
            struct point beside = point_add(p, point_make(dx, dy));
            if (site_holds(site, beside) &&
                (int)level_terrain(level, beside) == site_kind_get(site->type)->piece)
                return true;
        }
    return false;
}

/* If the pieces give light, every cell is bright. */
static bool check_bright(const struct level *level, const struct site *site, struct error *why)
{
    int piece = site_kind_get(site->type)->piece;
    if (piece == TERRAIN_NONE || terrain_get((enum terrain)piece)->light_radius == 0)
        return true;
    for (struct point p = area_before(site->area); area_next(site->area, &p);)
        if (!is_near_piece(level, site, p))
            return error_set(why, "at (%d, %d): a dark place in %s", p.x, p.y,
                             site_kind_get(site->type)->name);
    return true;
}

/* Every ware can be bartered for, on a cloth of its own that can be reached. */
static bool check_wares(const struct level *level, const struct distance_map *map,
                        const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    if (site->spot_count != kind->dwellers + kind->wares)
        return error_set(why, "%s has %d spots, and should have %d", kind->name, site->spot_count,
                         kind->dwellers + kind->wares);
    for (int i = 0; i < kind->wares; i++) {
        struct point p = site_ware_at(site, i);
        if (site->wares[i] == ITEM_NONE || item_get((enum item)site->wares[i])->worth == 0)
            return error_set(why, "at (%d, %d): no ware in %s", p.x, p.y, kind->name);
        for (int j = 0; j < i; j++)
            if (site->wares[j] == site->wares[i])
                return error_set(why, "at (%d, %d): a ware twice in %s", p.x, p.y, kind->name);
        if (!level_terrain_kind(level, p)->holds_wares || level_item(level, p) != ITEM_NONE)
            return error_set(why, "at (%d, %d): no cloth for a ware in %s", p.x, p.y, kind->name);
        if (distance_map_get(map, p) == DISTANCE_UNREACHED)
            return error_set(why, "at (%d, %d): no way to a ware in %s", p.x, p.y, kind->name);
    }
    return true;
}

/* The trader is there, can be reached, and is in the dark. */
static bool check_trading(const struct level *level, struct distance_map *scratch,
                          const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    if (site_kind_get(site->type)->rule != SITE_RULE_TRADING)
        return true;
    cell_measure(level, scratch, site->door, cell_may_step);
    if (!check_wares(level, scratch, site, why))
        return false;
    struct point p = site->spots[0];
    struct handle trader = level_actor_at(level, p);
    if (handle_is_none(trader) || !monster_get(level_actor_const(level, trader)->kind)->trades)
        return error_set(why, "at (%d, %d): no trader in %s", p.x, p.y, name);
    if (distance_map_get(scratch, p) == DISTANCE_UNREACHED)
        return error_set(why, "at (%d, %d): no way to the trader in %s", p.x, p.y, name);
    return !is_lit_by_lamp(level, site) || error_set(why, "a lamp lights %s", name);
}

static bool check_site(const struct level *level, struct distance_map *scratch,
                       const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    if (level->depth < kind->first_floor || level->depth > kind->last_floor)
        return error_set(why, "%s is on floor %d", kind->name, level->depth);
    return check_walls(level, site, why) && check_loot(level, site, why) &&
           check_spots(level, site, why) && check_lookout(level, site, why) &&
           check_choice(level, site, why) && check_key(level, scratch, site, why) &&
           check_way(level, scratch, site, why) && check_hiding(level, site, why) &&
           check_reading(level, site, why) && check_bright(level, site, why) &&
           check_trading(level, scratch, site, why) && check_shutters(level, scratch, site, why) &&
           check_maze(level, scratch, site, why);
}

bool check_drawn_site(const struct level *level, struct distance_map *scratch,
                      const struct site *site, struct error *why)
{
    return check_ways(level, scratch, why) && check_doors(level, why) &&
           check_walls(level, site, why) && check_spots(level, site, why) &&
           check_lookout(level, site, why) && check_way(level, scratch, site, why) &&
           check_hiding(level, site, why) && check_reading(level, site, why) &&
           check_bright(level, site, why) && check_webs(level, scratch, why) &&
           check_deposits(level, scratch, why);
}

bool check_sites(const struct level *level, struct distance_map *scratch, struct error *why)
{
    if (level->site_count < site_builder_min(level))
        return error_set(why, "floor %d has %d special rooms, and should have %d", level->depth,
                         level->site_count, site_builder_min(level));
    for (int i = 0; i < level->site_count; i++)
        if (!check_site(level, scratch, &level->sites[i], why))
            return false;
    return true;
}
