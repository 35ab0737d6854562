#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"

#define STATES (1 << SITE_SHUTTERS) /* bit i: shutter i is shut */
#define SPOTS (SITE_SPOT_LAMP + 1)

/* The distance from its lamp at which a stone is bright: tests/rules/test_site_shutters.c. */
#define BRIGHT_STEPS 8

static bool is_shutter(const struct level *level, struct point p)
{
    return level_terrain_kind(level, p)->turns_to != TERRAIN_NONE &&
           !level_terrain_kind(level, p)->is_lever;
}

static bool may_stand_beside(const struct level *level, const struct site *site, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (site_holds(site, beside) && level_is_walkable(level, beside))
            return true;
    }
    return false;
}

/* Each part is of its kind, where it works. */
static bool check_parts(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    struct point stone = site->spots[SITE_SPOT_STONE];
    struct point lamp = site->spots[SITE_SPOT_LAMP];
    if (site->spot_count != SPOTS)
        return error_set(why, "%s has %d parts, and should have %d", name, site->spot_count, SPOTS);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (!is_shutter(level, site->spots[i]))
            return error_set(why, "at (%d, %d): no shutter in %s", site->spots[i].x,
                             site->spots[i].y, name);
    for (int i = 0; i < SITE_LEVERS; i++) {
        struct point lever = site->spots[SITE_SPOT_LEVER + i];
        if (!level_terrain_kind(level, lever)->is_lever || !may_stand_beside(level, site, lever))
            return error_set(why, "at (%d, %d): no lever to pull in %s", lever.x, lever.y, name);
    }
    if (level_terrain_kind(level, stone)->solved_to == TERRAIN_NONE)
        return error_set(why, "at (%d, %d): no stone to wake in %s", stone.x, stone.y, name);
    if (level_terrain_kind(level, lamp)->light_radius == 0 || level_can_douse(level, lamp))
        return error_set(why, "at (%d, %d): no lamp that lasts in %s", lamp.x, lamp.y, name);
    return true;
}

static bool is_spot(const struct site *site, struct point p)
{
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (point_is_equal(site->spots[i], p))
            return true;
    return false;
}

/* Lamp and stone are on one line, near enough, with all shutters between them, nothing else that blocks light, and no way
 * in. */
static bool check_shaft(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    struct point lamp = site->spots[SITE_SPOT_LAMP];
    struct point stone = site->spots[SITE_SPOT_STONE];
    int steps = point_chebyshev(lamp, stone);
    int shutters = 0;
    if ((lamp.x != stone.x && lamp.y != stone.y) || steps > BRIGHT_STEPS)
        return error_set(why, "at (%d, %d): the lamp of %s can't light its stone", lamp.x, lamp.y,
                         name);
    for (int i = 1; i < steps; i++) {
        struct point p = {lamp.x + i * (stone.x - lamp.x) / steps,
                          lamp.y + i * (stone.y - lamp.y) / steps};
        bool is_open = is_spot(site, p) || !level_terrain_kind(level, p)->blocks_sight;
        if (!is_open || cell_is_passable(level, p))
            return error_set(why, "at (%d, %d): the shaft of %s is barred, or open to all", p.x,
                             p.y, name);
        shutters += is_spot(site, p);
    }
    return shutters == SITE_SHUTTERS ||
           error_set(why, "the shaft of %s has %d shutters", name, shutters);
}

static int first_state(const struct level *level, const struct site *site)
{
    int state = 0;
    for (int i = 0; i < SITE_SHUTTERS; i++)
        state |= level_terrain_kind(level, site->spots[i])->blocks_sight << i;
    return state;
}

/* Counts the fewest pulls of levers from the first state to each state; -1: impossible. A lever undoes its own effect, so
 * every state that can be reached can be left. */
static void search(const struct site *site, int first, int pulls[STATES])
{
    int order[STATES] = {first};
    int count = 1;
    for (int state = 0; state < STATES; state++)
        pulls[state] = state == first ? 0 : -1;
    for (int i = 0; i < count; i++)
        for (int lever = 0; lever < SITE_LEVERS; lever++) {
            int state = (order[i] ^ site->ties[lever]) & (STATES - 1);
            if (pulls[state] >= 0)
                continue;
            pulls[state] = pulls[order[i]] + 1;
            order[count++] = state;
        }
}

static bool check_levers(const struct level *level, const struct site *site, struct error *why)
{
    const char *name = site_kind_get(site->type)->name;
    int pulls[STATES];
    for (int i = 0; i < SITE_LEVERS; i++) {
        int ties = site->ties[i];
        if (ties < 0 || ties >= STATES || (ties & (ties - 1)) == 0)
            return error_set(why, "lever %d of %s does not turn two shutters", i + 1, name);
    }
    search(site, first_state(level, site), pulls);
    for (int state = 0; state < STATES; state++)
        if (pulls[state] < 0)
            return error_set(why, "no levers bring about state %d of %s", state, name);
    return pulls[0] > 1 || error_set(why, "%s is open from the start, or by one lever", name);
}

static bool may_step_past_gates(const void *level, struct point from, enum direction direction)
{
    return cell_may_step(level, from, direction) &&
           !cell_is_gate(level, point_step(from, direction));
}

/* The loot is behind the gate. Another check makes sure that it can be reached at all. */
static bool check_gate(const struct level *level, struct distance_map *scratch,
                       const struct site *site, struct error *why)
{
    cell_measure(level, scratch, site->door, may_step_past_gates);
    for (int i = 0; i < site->loot_count; i++)
        if (distance_map_get(scratch, site->loot[i]) != DISTANCE_UNREACHED)
            return error_set(why, "at (%d, %d): no gate before the loot of %s", site->loot[i].x,
                             site->loot[i].y, site_kind_get(site->type)->name);
    return true;
}

bool check_shutters(const struct level *level, struct distance_map *scratch,
                    const struct site *site, struct error *why)
{
    return site_kind_get(site->type)->rule != SITE_RULE_SHINING ||
           (check_parts(level, site, why) && check_shaft(level, site, why) &&
            check_levers(level, site, why) && check_gate(level, scratch, site, why));
}
