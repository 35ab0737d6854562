/* Special rooms. */
#include "game/save/snapshot_parts.h"

/* Its floor: a box that is not empty. */
static void archive_area(struct archive *archive, struct area *area, struct grid grid)
{
    area->first = archive_point(archive, area->first, grid);
    area->last = archive_point(archive, area->last, grid);
    if (area->last.x < area->first.x || area->last.y < area->first.y)
        archive_refuse(archive, "a special room of no size");
}

static void archive_points(struct archive *archive, struct point *points, int count,
                           struct grid grid)
{
    for (int i = 0; i < count; i++)
        points[i] = archive_point(archive, points[i], grid);
}

void snapshot_site(struct archive *archive, struct site *site, struct grid grid)
{
    site->type = (enum site_type)archive_name(archive, (int)site->type, NAMES_SITES);
    archive_area(archive, &site->area, grid);
    site->door = archive_point(archive, site->door, grid);
    site->loot_count = archive_number(archive, site->loot_count, 0, SITE_LOOT_MOST);
    archive_points(archive, site->loot, site->loot_count, grid);
    site->spot_count = archive_number(archive, site->spot_count, 0, SITE_SPOTS_MOST);
    archive_points(archive, site->hit_areas, site->spot_count, grid);
    site->is_entered = archive_flag(archive, site->is_entered);
    site->is_settled = archive_flag(archive, site->is_settled);
    site->stage = archive_number(archive, site->stage, 0, ARCHIVE_NUMBER_MOST);
    site->lies = archive_number(archive, site->lies, 0, (1 << SITE_SPOTS_MOST) - 1);
    for (int i = 0; i < SITE_WARES_MOST; i++)
        site->wares[i] = (uint8_t)archive_name_or_none(archive, site->wares[i], NAMES_ITEMS);
    for (int i = 0; i < SITE_LEVERS; i++)
        site->ties[i] = archive_number(archive, site->ties[i], 0, (1 << SITE_SHUTTERS) - 1);
}
