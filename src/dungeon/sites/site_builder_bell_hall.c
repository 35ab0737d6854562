/* A bell hall: plates under bells, and bare floor that winds between them from the door to the loot at the far side. */
#include "dungeon/sites/site_builder.h"

/* Lays plates except in the first and the last row. */
static void lay_plates(struct level *level, const struct annex *annex, enum terrain plate)
{
    for (int inward = 1; inward < annex_depth(annex) - 1; inward++)
        for (int across = 0; across < annex_breadth(annex); across++)
            level_set_terrain(level, annex_cell(annex, inward, across), plate);
}

void site_builder_bell_hall(struct plan *plan, struct site *site, const struct annex *annex,
                            struct random *random)
{
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    int across = annex_door_across(annex);
    lay_plates(plan->level, annex, (enum terrain)site_kind_get(site->type)->piece);
    for (int inward = 1; inward < far; inward++) {
        /* Every other row the way turns sideways. */
        int to = inward % 2 == 0 ? random_between(random, 0, broad) : across;
        int step = to < across ? -1 : 1;
        level_set_terrain(plan->level, annex_cell(annex, inward, across), plan->band->floor);
        for (; across != to; across += step)
            level_set_terrain(plan->level, annex_cell(annex, inward, across + step),
                              plan->band->floor);
    }
    site_builder_lay_loot_at_far_side(site, annex);
}
