#include "dungeon/vaults/vault.h"

#include "dungeon/layout/annex.h"

#include <assert.h>
#include <string.h>

#define PLACE_TRIES 4 /* each with another entrance, turned another way */

struct vault vault_read(const struct site_kind *kind, int picture)
{
    const char *rows = kind->pictures[picture].rows;
    struct vault vault = {.kind = kind, .width = (int)strcspn(rows, "\n")};
    assert(vault.width <= VAULT_SIDE_MAX);
    for (; *rows; rows += vault.width + 1) {
        assert(vault.height < VAULT_SIDE_MAX);
        memcpy(vault.signs[vault.height++], rows, (size_t)vault.width);
    }
    return vault;
}

void vault_turn(struct vault *vault)
{
    struct vault before = *vault;
    vault->width = before.height;
    vault->height = before.width;
    for (int y = 0; y < vault->height; y++)
        for (int x = 0; x < vault->width; x++)
            vault->signs[y][x] = before.signs[before.height - 1 - x][y];
}

void vault_mirror(struct vault *vault)
{
    struct vault before = *vault;
    for (int y = 0; y < vault->height; y++)
        for (int x = 0; x < vault->width; x++)
            vault->signs[y][x] = before.signs[y][vault->width - 1 - x];
}

static char sign_at(const struct vault *vault, struct point p)
{
    return vault->signs[p.y][p.x];
}

static bool is_solid(const struct vault *vault, struct point p)
{
    return sign_at(vault, p) == terrain_get(band_of_depth(vault->kind->first_floor)->wall)->glyph;
}

static bool is_edge(const struct vault *vault, struct point p)
{
    return p.x == 0 || p.y == 0 || p.x == vault->width - 1 || p.y == vault->height - 1;
}

static struct area area_of(const struct vault *vault)
{
    return area_of_grid((struct grid){vault->width, vault->height});
}

bool vault_next_entrance(const struct vault *vault, struct point *p)
{
    while (area_next(area_of(vault), p))
        if (is_edge(vault, *p) && !is_solid(vault, *p))
            return true;
    return false;
}

/* The legend's entry for a sign, or NULL. */
static const struct site_sign *find_sign(const struct vault *vault, char sign)
{
    for (int i = 0; i < SITE_SIGNS_MAX; i++)
        if (vault->kind->signs[i].sign == sign)
            return &vault->kind->signs[i];
    return NULL;
}

static enum terrain terrain_of(const struct vault *vault, int depth, char sign)
{
    const struct site_sign *entry = find_sign(vault, sign);
    if (!entry)
        return terrain_find_glyph(sign);
    if (entry->ground != TERRAIN_NONE)
        return (enum terrain)entry->ground;
    switch (entry->use) {
    case SITE_SIGN_TERRAIN:
    case SITE_SIGN_SPOT:
        return (enum terrain)entry->kind;
    case SITE_SIGN_DWELLER:
        return band_home(depth, (enum monster)entry->kind);
    case SITE_SIGN_LOOT:
    case SITE_SIGN_SPARE:
        break;
    }
    return band_of_depth(depth)->floor;
}

static enum cloud cloud_of(const struct vault *vault, char sign)
{
    const struct site_sign *entry = find_sign(vault, sign);
    return entry ? (enum cloud)entry->cloud : CLOUD_NONE;
}

/* Draws what is in a cell of the picture onto the level. */
static void stamp_cell(const struct vault *vault, struct point p, struct level *level,
                       struct point to)
{
    char sign = sign_at(vault, p);
    enum cloud cloud = cloud_of(vault, sign);
    level_set_terrain(level, to, terrain_of(vault, level->depth, sign));
    if (cloud != CLOUD_NONE)
        level_set_cloud(level, to, cloud, 1);
}

/* Appends the cells of all signs with that use, in the order of the legend, to an array of points. */
static void collect(const struct vault *vault, enum site_sign_use use, struct point corner,
                    struct point *points, int *count)
{
    for (int i = 0; i < SITE_SIGNS_MAX; i++) {
        const struct site_sign *entry = &vault->kind->signs[i];
        if (entry->sign == '\0' || entry->use != use)
            continue;
        for (struct point p = area_before(area_of(vault)); area_next(area_of(vault), &p);)
            if (sign_at(vault, p) == entry->sign)
                points[(*count)++] = point_add(corner, p);
    }
}

void vault_stamp(const struct vault *vault, struct point entrance, struct level *level,
                 struct point corner, struct site *site)
{
    struct point last = {corner.x + vault->width - 2, corner.y + vault->height - 2};
    *site = (struct site){.type = site->type,
                          .area = {point_add(corner, point_make(1, 1)), last},
                          .door = point_add(corner, entrance)};
    for (struct point p = area_before(area_of(vault)); area_next(area_of(vault), &p);)
        if (!is_edge(vault, p) || point_is_equal(p, entrance))
            stamp_cell(vault, p, level, point_add(corner, p));
    collect(vault, SITE_SIGN_LOOT, corner, site->loot, &site->loot_count);
    collect(vault, SITE_SIGN_SPARE, corner, site->loot, &site->loot_count);
    collect(vault, SITE_SIGN_DWELLER, corner, site->spots, &site->spot_count);
    collect(vault, SITE_SIGN_SPOT, corner, site->spots, &site->spot_count);
}

static struct vault draw(const struct site_kind *kind, struct random *random)
{
    struct vault vault = vault_read(kind, random_below(random, kind->picture_count));
    int turns = kind->may_turn ? random_below(random, 4) : 0;
    if (kind->may_mirror && random_chance(random, 1, 2))
        vault_mirror(&vault);
    while (turns-- > 0)
        vault_turn(&vault);
    return vault;
}

static struct point draw_entrance(const struct vault *vault, struct random *random)
{
    struct point chosen = {-1, 0};
    struct point p = {-1, 0};
    for (int count = 1; vault_next_entrance(vault, &p); count++)
        if (random_chance(random, 1, count))
            chosen = p;
    return chosen;
}

/* The floor inside its walls, with the entrance as its door. */
static struct annex_shape shape_of(const struct vault *vault, struct point entrance)
{
    struct annex_shape shape = {vault->width - 2, vault->height - 2, true, DIRECTION_SOUTH,
                                entrance.x - 1};
    if (entrance.y == vault->height - 1)
        shape.inward = DIRECTION_NORTH;
    if (entrance.x > 0 && entrance.x < vault->width - 1)
        return shape;
    shape.inward = entrance.x == 0 ? DIRECTION_EAST : DIRECTION_WEST;
    shape.along = entrance.y - 1;
    return shape;
}

bool vault_place(struct plan *plan, enum site_type type, struct random *random)
{
    struct level *level = plan->level;
    const struct site_kind *kind = site_kind_get(type);
    for (int i = 0; i < PLACE_TRIES; i++) {
        struct annex annex;
        struct vault vault = draw(kind, random);
        struct point entrance = draw_entrance(&vault, random);
        if (!annex_find(plan, shape_of(&vault, entrance), random, &annex))
            continue;
        struct site *site = &level->sites[level->site_count++];
        struct point corner = point_subtract(annex.area.first, point_make(1, 1));
        site->type = type;
        annex_dig(plan, &annex); /* its inner walls, too: no place for anything else */
        plan_dig_site(plan, annex.door);
        vault_stamp(&vault, entrance, level, corner, site);
        if (kind->rule == SITE_RULE_READING)
            site->lies = random_between(random, 1, (1 << site->spot_count) - 2);
        return true;
    }
    return false;
}
