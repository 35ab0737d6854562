/* Bright light on its stone, from the lamp or anything else, changes the stone and opens the gate to the loot. So does
 * reaching the loot another way, so that the hero isn't shut in. */
#include "rules/ground.h"
#include "rules/sites/sites.h"
#include "world/perception.h"

/* In a game without light, the lamp only needs a line to the stone. */
static bool is_bright(const struct state *state, const struct site *site)
{
    struct point stone = site->spots[SITE_SPOT_STONE];
    if (!state_is_plain(state))
        return perception_grade(state, stone) == LIGHT_BRIGHT;
    return fov_sees(fov_get(state->fov), &state_level_const(state)->opacity,
                    site->spots[SITE_SPOT_LAMP], FOV_UNLIMITED, stone);
}

static bool is_within(const struct state *state, const struct site *site)
{
    for (int i = 0; i < site->loot_count; i++)
        if (point_is_equal(state_hero_const(state)->position, site->loot[i]))
            return true;
    return false;
}

static bool is_perceived(const struct state *state, const struct site *site)
{
    return site_holds(site, state_hero_const(state)->position) ||
           bit_grid_has(&state_level_const(state)->visible, site->spots[SITE_SPOT_STONE]);
}

static void change(struct state *state, const struct site *site)
{
    for (struct point p = area_before(site->area); area_next(site->area, &p);) {
        int to = level_terrain_kind(state_level(state), p)->solved_to;
        if (to != TERRAIN_NONE)
            ground_set_terrain(state, p, (enum terrain)to);
    }
}

void site_rule_shining(struct state *state, struct site *site)
{
    if (!is_bright(state, site) && !is_within(state, site))
        return;
    bool is_told = is_perceived(state, site);
    change(state, site);
    if (is_told)
        sites_settle(state, site, SITE_SOLVED);
    else
        site->is_settled = true;
}
