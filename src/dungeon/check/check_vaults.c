#include "dungeon/check/check_vaults.h"

#include "content/band.h"
#include "dungeon/check/check_parts.h"
#include "dungeon/vaults/vault.h"

#include <stdio.h>

/* Of the picture's northwest corner: the arrival fits between it and the level's edge. */
#define MARGIN 2

/* The checks name the cells of the level, as "at (x, y): ". Rooms are drawn on the first of the floors where they are found. */
static bool refuse(const struct site_kind *kind, int picture, const char *what, struct error *why)
{
    int x = MARGIN;
    int y = MARGIN;
    int skip = 0;
    char message[sizeof why->message];
    if (sscanf(what, "at (%d, %d): %n", &x, &y, &skip) < 2)
        skip = 0;
    snprintf(message, sizeof message, "%s", what + skip);
    return error_set(why, "src/dungeon/vaults/%s.txt:%d:%d: %.300s", kind->id,
                     kind->pictures[picture].line + y - MARGIN, x - MARGIN + 1, message);
}

/* What no floor may have, or no drawn room. */
static bool check_cells(const struct level *level, const struct site *site, struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    for (struct point p = area_before(site->area); area_next(site->area, &p);) {
        const struct terrain_kind *terrain = level_terrain_kind(level, p);
        if (terrain->is_chasm && kind->last_floor == FLOOR_COUNT)
            return error_set(why, "at (%d, %d): a chasm with no floor below", p.x, p.y);
        if (terrain->seems != TERRAIN_NONE ||
            (terrain->frees_to != TERRAIN_NONE && !site_offers_choice(site)))
            return error_set(why, "at (%d, %d): %s can't be drawn", p.x, p.y, terrain->name);
        enum cloud cloud = level_cloud(level, p);
        if (cloud != CLOUD_NONE && !cloud_get(cloud)->is_lasting)
            return error_set(why, "at (%d, %d): %s does not last", p.x, p.y,
                             cloud_get(cloud)->name);
    }
    for (int i = 0; i < kind->dwellers; i++) {
        const struct monster_kind *dweller = monster_get((enum monster)kind->cast[i].monster);
        struct point p = site->spots[i];
        if (dweller->frequency == 0 || dweller->is_twin ||
            (dweller->never_sleeps && kind->cast[i].is_asleep))
            return error_set(why, "at (%d, %d): %s can't be drawn so", p.x, p.y, dweller->name);
        if (dweller->first_floor > kind->first_floor || dweller->last_floor < kind->last_floor)
            return error_set(why, "at (%d, %d): %s is not found on all floors of the room", p.x,
                             p.y, dweller->name);
    }
    return true;
}

static bool check_picture(enum site_type type, int picture, struct level *level,
                          struct distance_map *scratch, struct error *why)
{
    const struct site_kind *kind = site_kind_get(type);
    struct vault vault = vault_read(kind, picture);
    struct point entrance = {-1, 0};
    while (vault_next_entrance(&vault, &entrance)) {
        struct error fault;
        struct site *site = &level->sites[0];
        struct point corner = {MARGIN, MARGIN};
        level_fill(level, band_of_depth(level->depth)->wall);
        site->type = type;
        vault_stamp(&vault, entrance, level, corner, site);
        site->lies = 1;
        level->site_count = 1;
        level->arrival = point_add(corner, entrance);
        level->arrival.x += entrance.x == 0 ? -1 : entrance.x == vault.width - 1;
        level->arrival.y += entrance.y == 0 ? -1 : entrance.y == vault.height - 1;
        level_set_terrain(level, level->arrival, band_of_depth(level->depth)->floor);
        if (!check_cells(level, site, &fault) || !check_drawn_site(level, scratch, site, &fault))
            return refuse(kind, picture, fault.message, why);
    }
    return true;
}

bool check_vaults_of(enum site_type type, struct level *level, struct distance_map *scratch,
                     struct error *why)
{
    const struct site_kind *kind = site_kind_get(type);
    level->depth = kind->first_floor;
    for (int i = 0; i < kind->picture_count; i++)
        if (!check_picture(type, i, level, scratch, why))
            return false;
    return true;
}

bool check_vaults(struct level *level, struct distance_map *scratch, struct error *why)
{
    for (int i = 0; i < SITE_COUNT; i++)
        if (!check_vaults_of((enum site_type)i, level, scratch, why))
            return false;
    return true;
}
