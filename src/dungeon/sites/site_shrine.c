/* A shrine: the altar stands in the middle, and in the two corners of one end, that farther from the door, stand those who
 * watch it. From there they make out in the dark whoever is on their side of the altar, but not on the other. */
#include "dungeon/sites/sites.h"

/* Where the door is in the middle, chance says from which end it is watched. */
static bool draw_whether_from_east(const struct annex *annex, struct random *random)
{
    int twice_middle = annex->area.first.x + annex->area.last.x;
    if (2 * annex->door.x == twice_middle)
        return random_chance(random, 1, 2);
    return 2 * annex->door.x < twice_middle;
}

void site_furnish_shrine(struct plan *plan, struct site *site, const struct annex *annex,
                         struct random *random)
{
    struct area area = annex->area;
    bool is_from_east = draw_whether_from_east(annex, random);
    int x = is_from_east ? area.last.x : area.first.x;
    /* Of two middle columns, the one that is nearer to who watches. */
    struct point altar = {(area.first.x + area.last.x + is_from_east) / 2,
                          (area.first.y + area.last.y) / 2};
    level_set_terrain(plan->level, altar, (enum terrain)site_get(site->type)->piece);
    site->spots[site->spot_count++] = point_make(x, area.first.y);
    site->spots[site->spot_count++] = point_make(x, area.last.y);
}
