/* A merchant's nook: the merchant is at the far side, behind a row of cloths. Of its wares one is an escape, one is gear and
 * one is cheap. They are not part of the run's schedule, because each costs something. */
#include "dungeon/sites/site_builder.h"

static bool is_escape(enum item item)
{
    return item_get(item)->family == FAMILY_ESCAPE;
}

/* Launchers are useless without ammunition. */
static bool is_gear(enum item item)
{
    return item_get(item)->family != FAMILY_NONE && item_get(item)->slot != SLOT_NONE &&
           item_get(item)->shoots == ITEM_NONE;
}

static bool is_cheap(enum item item)
{
    enum item_family family = item_get(item)->family;
    return family == FAMILY_TOOL || family == FAMILY_MINOR;
}

static enum item draw(bool (*is_fit)(enum item), struct random *random)
{
    enum item fit[ITEM_COUNT];
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (is_fit((enum item)i))
            fit[count++] = (enum item)i;
    return fit[random_below(random, count)];
}

void site_builder_merchant(struct plan *plan, struct site *site, const struct annex *annex,
                           struct random *random)
{
    static bool (*const fits[SITE_WARES_MAX])(enum item) = {is_escape, is_gear, is_cheap};
    int far = annex_depth(annex) - 1;
    int middle = annex_breadth(annex) / 2;
    site->spots[site->spot_count++] = annex_cell(annex, far, middle);
    for (int i = 0; i < SITE_WARES_MAX; i++) {
        struct point p = annex_cell(annex, far - 1, middle - 1 + i);
        level_set_terrain(plan->level, p, (enum terrain)site_kind_get(site->type)->piece);
        site->spots[site->spot_count++] = p;
        site->wares[i] = (uint8_t)draw(fits[i], random);
    }
}
