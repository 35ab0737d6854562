/* Waiting on a spot in light reads it: a slice of the floor, from west to east in the order of the spots. A spot that
 * lies shows it upside down. It never replaces what the hero has seen, and seeing corrects it. Reading the last spot that does
 * not lie solves the room; the others can still be read. */
#include "rules/sites/sites.h"

#include "world/perception.h"

/* The stage has a bit for each spot that was read, one for each that was too dark to read, and 1 + the spot that the
 * hero stood on when the last turn passed. */
#define READ(spot) (1 << (spot))
#define TOLD(spot) (1 << ((spot) + SITE_SPOTS_MAX))
#define STOOD_SHIFT (2 * SITE_SPOTS_MAX)

static int find_spot(const struct site *site, struct point p)
{
    for (int i = 0; i < site->spot_count; i++)
        if (point_is_equal(site->spots[i], p))
            return i;
    return -1;
}

static struct area slice_of(const struct level *level, const struct site *site, int spot)
{
    int width = level->grid.width;
    return (struct area){{spot * width / site->spot_count, 0},
                         {(spot + 1) * width / site->spot_count - 1, level->grid.height - 1}};
}

static void chart(struct level *level, struct area slice, bool lies, int turn)
{
    for (struct point p = area_before(slice); area_next(slice, &p);) {
        struct point shown = {p.x, lies ? slice.last.y - p.y : p.y};
        if (level_memory(level, p)->terrain == TERRAIN_NONE && level_is_exposed(level, shown))
            level_chart(level, p, level_shown(level, shown), turn);
    }
}

static bool has_read_all_true(const struct site *site)
{
    int all = (1 << site->spot_count) - 1;
    return ((site->stage | site->lies) & all) == all;
}

static void read_spot(struct state *state, struct site *site, int spot)
{
    struct level *level = state_level(state);
    bool was_solved = has_read_all_true(site);
    chart(level, slice_of(level, site, spot), site->lies & READ(spot), state->turn);
    site->stage |= READ(spot);
    int all = (1 << site->spot_count) - 1;
    site->is_settled = (site->stage & all) == all;
    sites_tell(state, site, SITE_BEGUN);
    if (!was_solved && has_read_all_true(site))
        sites_tell(state, site, SITE_SOLVED);
}

static void try_to_read(struct state *state, struct site *site, int spot)
{
    if (perception_grade(state, site->spots[spot]) != LIGHT_DARK) {
        read_spot(state, site, spot);
    } else if (!(site->stage & TOLD(spot))) {
        site->stage |= TOLD(spot);
        sites_tell(state, site, SITE_BROKEN);
    }
}

void site_rule_reading(struct state *state, struct site *site)
{
    int spot = find_spot(site, state_hero(state)->position);
    bool has_stayed = spot >= 0 && site->stage >> STOOD_SHIFT == spot + 1;
    site->stage &= (1 << STOOD_SHIFT) - 1;
    site->stage |= (spot + 1) << STOOD_SHIFT;
    if (has_stayed && !(site->stage & READ(spot)))
        try_to_read(state, site, spot);
}
