/* A shrine: the altar is in the middle, and two watchers stand in the corners of the end farther from the door. In the dark
 * they notice a hero on their side of the altar, and not on the other. */
#include "dungeon/sites/site_builder.h"

/* If the door is in the middle, chance decides which end is watched. */
static bool draw_is_from_east(const struct annex *annex, struct random *random)
{
    int twice_middle = annex->area.first.x + annex->area.last.x;
    if (2 * annex->door.x == twice_middle)
        return random_chance(random, 1, 2);
    return 2 * annex->door.x < twice_middle;
}

void site_builder_shrine(struct plan *plan, struct site *site, const struct annex *annex,
                         struct random *random)
{
    struct area area = annex->area;
    bool is_from_east = draw_is_from_east(annex, random);
    int x = is_from_east ? area.last.x : area.first.x;
    /* Of two middle columns, the one nearer to the watchers. */
    struct point altar = {(area.first.x + area.last.x + is_from_east) / 2,
                          (area.first.y + area.last.y) / 2};
    level_set_terrain(plan->level, altar, (enum terrain)site_kind_get(site->type)->piece);
    site->spots[site->spot_count++] = point_make(x, area.first.y);
    site->spots[site->spot_count++] = point_make(x, area.last.y);
}
