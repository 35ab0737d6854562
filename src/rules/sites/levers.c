#include "rules/sites/levers.h"

#include "rules/ground.h"
#include "rules/noise.h"
#include "rules/sites/sites.h"
#include "rules/stance.h"
#include "rules/visibility.h"

#define LEVER_NOISE 6 /* like a door's */

static void turn_over(struct state *state, struct point p)
{
    int to = level_terrain_kind(state_level(state), p)->turns_to;
    if (to != TERRAIN_NONE)
        ground_set_terrain(state, p, (enum terrain)to);
}

static int find_lever(const struct site *site, struct point p)
{
    for (int i = 0; i < SITE_LEVERS && SITE_SPOT_LEVER + i < site->spot_count; i++)
        if (point_is_equal(site->spots[SITE_SPOT_LEVER + i], p))
            return i;
    return -1;
}

bool levers_pull(struct state *state, struct handle hero, struct point p)
{
    const struct level *level = state_level(state);
    const struct site *site = level_find_site(level, p);
    int lever = site ? find_lever(site, p) : -1;
    if (lever < 0 || !level_terrain_kind(level, p)->is_lever)
        return false;
    struct point from = state_hero(state)->position;
    stance_face(state, hero, direction_nearest(point_subtract(p, from)));
    turn_over(state, p);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (site->ties[lever] & (1 << i))
            turn_over(state, site->spots[i]);
    visibility_refresh_cells(state);
    sites_tell(state, site, SITE_BEGUN);
    noise_make(state, hero, from, LEVER_NOISE);
    return true;
}
