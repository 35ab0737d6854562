/* Staying beside its piece for some turns, in the dark and unnoticed, heals the hero and delays the night. */
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/pursuit.h"
#include "rules/sites/sites.h"
#include "world/perception.h"

#define TURNS 10
#define NIGHT 300

static bool is_beside_piece(const struct level *level, const struct site *site, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point at = point_step(p, (enum direction)d);
        if (site_holds(site, at) &&
            (int)level_terrain(level, at) == site_kind_get(site->type)->piece)
            return true;
    }
    return false;
}

/* A game without light counts as dark. */
static bool is_hidden(const struct state *state)
{
    struct point at = state_hero_const(state)->position;
    return (state_is_plain(state) || perception_grade(state, at) == LIGHT_DARK) &&
           !pursuit_is_on(state) && !sites_is_noticed(state, NULL);
}

static void give(struct state *state, struct site *site)
{
    harm_heal(state, state->hero, state->traits.health);
    night_delay(state, NIGHT);
    sites_settle(state, site, SITE_SOLVED);
}

void site_rule_hiding(struct state *state, struct site *site)
{
    const struct level *level = state_level_const(state);
    int before = site->stage;
    bool counts = is_beside_piece(level, site, state_hero(state)->position) && is_hidden(state);
    site->stage = counts ? before + 1 : 0;
    if (site->stage == TURNS)
        give(state, site);
    else if (site->stage == 1)
        sites_tell(state, site, SITE_BEGUN);
    else if (before > 0 && !counts)
        sites_tell(state, site, SITE_BROKEN);
}
