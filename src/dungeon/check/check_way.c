#include "content/site_kind.h"
#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "sight/fov.h"
#include "world/noticing.h"

/* A room, for steps in it. */
struct survey {
    const struct level *level;
    const struct site *site;
};

static bool sees(const struct survey *survey, struct point from, struct point to, int radius)
{
    return point_is_within(from, to, radius) &&
           fov_sees(fov_default(), &survey->level->opacity, from, FOV_UNLIMITED, to);
}

/* Whether a lamp of the room lights the cell, or its water shows what moves there. */
static bool is_lit(const struct survey *survey, struct point p)
{
    struct area area = survey->site->area;
    if (level_terrain_kind(survey->level, p)->ripples)
        return true;
    for (struct point at = area_before(area);
         bit_grid_next(&survey->level->lit_sources, area, &at);)
        if (sees(survey, at, p, level_lamp(survey->level, at).radius))
            return true;
    return false;
}

/* Whether a dweller that is awake notices a hero without light there, wherever it looks. */
static bool is_noticed(const struct survey *survey, struct point p)
{
    const struct site_kind *kind = site_kind_get(survey->site->type);
    enum light_grade grade = is_lit(survey, p) ? LIGHT_BRIGHT : LIGHT_DARK;
    if (level_terrain_kind(survey->level, p)->dusts != EFFECT_NONE)
        return true; /* it would show the hero from then on */
    for (int i = 0; i < kind->dwellers; i++) {
        const struct monster_kind *dweller = monster_get((enum monster)kind->cast[i].monster);
        if (!kind->cast[i].is_asleep &&
            sees(survey, survey->site->spots[i], p, noticing_radius_of_kind(dweller, grade)))
            return true;
    }
    return false;
}

static bool is_loud(const struct survey *survey, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(survey->level, p);
    return kind->rings != LOUDNESS_SILENT || kind->step_louder > 0;
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct survey *survey = context;
    struct point to = point_step(from, direction);
    if (!cell_may_step(survey->level, from, direction) || !site_holds(survey->site, to) ||
        cell_has_web(survey->level, to))
        return false;
    switch (site_kind_get(survey->site->type)->way) {
    case SITE_WAY_QUIET:
        return !is_loud(survey, to);
    case SITE_WAY_UNSEEN:
        return !is_noticed(survey, to);
    case SITE_WAY_ANY:
    case SITE_WAY_COUNT:
        break;
    }
    return true;
}

static bool check_cell(const struct distance_map *map, const struct site *site, struct point p,
                       const char *thing, struct error *why)
{
    static const char *const names[SITE_WAY_COUNT] = {
#define SITE_WAY(id, name) [SITE_WAY_##id] = name,
#include "content/site_ways.def"
#undef SITE_WAY
    };
    const struct site_kind *kind = site_kind_get(site->type);
    return distance_map_get(map, p) != DISTANCE_UNREACHED ||
           error_set(why, "at (%d, %d): no %s way to the %s of %s", p.x, p.y, names[kind->way],
                     thing, kind->name);
}

bool check_way(const struct level *level, struct distance_map *scratch, const struct site *site,
               struct error *why)
{
    const struct site_kind *kind = site_kind_get(site->type);
    struct survey survey = {level, site};
    if (kind->way == SITE_WAY_ANY)
        return true;
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, site->door);
    distance_map_fill(scratch, may_step, &survey, DISTANCE_UNREACHED);
    for (int i = 0; i < site->loot_count; i++)
        if (!check_cell(scratch, site, site->loot[i], "loot", why))
            return false;
    for (int i = kind->dwellers; i < site->spot_count; i++)
        if (site_holds(site, site->spots[i]) &&
            !check_cell(scratch, site, site->spots[i], "spot", why))
            return false;
    return true;
}
