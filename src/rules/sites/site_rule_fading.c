/* The items in the room vanish after some turns of light, in a row or not, of any source, once the hero knows of them: a beacon
 * may throw light on what was never seen. The first such turn warns the hero. */
#include "rules/sites/sites.h"

#include "world/perception.h"

#define LIT_TURNS 3

static bool is_lit(const struct state *state, const struct site *site)
{
    const struct level *level = state_level_const(state);
    for (int i = 0; i < site->loot_count; i++)
        if (level_item(level, site->loot[i]) != ITEM_NONE &&
            level_memory(level, site->loot[i])->item != ITEM_NONE &&
            perception_grade(state, site->loot[i]) != LIGHT_DARK)
            return true;
    return false;
}

/* The stage counts the turns in light. */
void site_rule_fading(struct state *state, struct site *site)
{
    if (sites_settle_taken(state, site) || state_is_plain(state) || !is_lit(state, site))
        return;
    site->stage++;
    if (site->stage < LIT_TURNS) {
        if (site->stage == 1)
            sites_tell(state, site, SITE_BEGUN);
        return;
    }
    sites_spoil(state, site);
}
