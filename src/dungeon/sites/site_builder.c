#include "dungeon/sites/site_builder.h"

#include "dungeon/check/check_parts.h"
#include "dungeon/population/post.h"
#include "dungeon/vaults/vault.h"

#define PLACE_TRIES 3 /* of a kind, each with a new size, the last with the smallest */

static site_builder_function *const furnishers[SITE_COUNT] = {
#define SITE(id, name, ...) [SITE_##id] = site_builder_##name,
#include "content/sites.def"
#undef SITE
};

static bool place(struct plan *plan, enum site_type type, struct random *random)
{
    const struct site_kind *kind = site_kind_get(type);
    struct level *level = plan->level;
    if (kind->picture_count > 0)
        return vault_place(plan, type, random);
    for (int i = 0; i < PLACE_TRIES; i++) {
        struct annex annex;
        bool is_last = i == PLACE_TRIES - 1;
        int width_max = is_last ? kind->width_min : kind->width_max;
        int height_max = is_last ? kind->height_min : kind->height_max;
        struct annex_shape shape = {.width = random_between(random, kind->width_min, width_max)};
        shape.height = random_between(random, kind->height_min, height_max);
        if (!annex_find(plan, shape, random, &annex))
            continue;
        annex_dig(plan, &annex);
        plan_dig_site(plan, annex.door);
        level_set_terrain(level, annex.door, kind->door);
        struct site *site = &level->sites[level->site_count++];
        *site = (struct site){.type = type, .area = annex.area, .door = annex.door};
        furnishers[type](plan, site, &annex, random);
        return true;
    }
    return false;
}

int site_builder_min(const struct level *level)
{
    if (!plan_is_usual_size(level))
        return 0;
    return level->depth < SITES_MANY_FROM ? SITES_FEW : SITES_MANY;
}

/* Whether its mirrors could be hung, if it has any: other special rooms behind its walls prevent that. */
static bool has_mirrors(const struct level *level, const struct site *site)
{
    int piece = site_kind_get(site->type)->piece;
    struct error why;
    return piece == TERRAIN_NONE || !terrain_get((enum terrain)piece)->is_mirror ||
           check_mirrors(level, site, &why);
}

/* Places the rooms that every band has on its first floor, if that has the usual size. False if it has no room for them. */
static bool place_of_band(struct plan *plan, struct random *random)
{
    int depth = plan->level->depth;
    for (int i = 0; i < SITE_COUNT && plan_is_usual_size(plan->level); i++) {
        const struct site_kind *kind = site_kind_get((enum site_type)i);
        bool is_due = kind->is_of_each_band && depth == band_of_depth(depth)->first_floor &&
                      kind->first_floor <= depth && depth <= kind->last_floor;
        if (is_due && !place(plan, (enum site_type)i, random))
            return false;
    }
    return true;
}

bool site_builder_place(struct plan *plan, const struct site_schedule *schedule,
                        struct random *random)
{
    if (!place_of_band(plan, random))
        return false;
    int wanted = plan->level->site_count + schedule->wanted;
    for (int i = 0; i < schedule->count && plan->level->site_count < wanted; i++)
        place(plan, schedule->order[i], random);
    for (int i = 0; i < plan->level->site_count; i++)
        if (!has_mirrors(plan->level, &plan->level->sites[i]))
            return false;
    return plan->level->site_count >= site_builder_min(plan->level);
}

static void give_up(struct plan *plan, int i)
{
    struct level *level = plan->level;
    const struct site *site = &level->sites[i];
    for (int spot = 0; spot < site->spot_count; spot++)
        level_set_terrain(level, site->spots[spot], plan->band->floor);
    level->sites[i] = level->sites[--level->site_count];
}

bool site_builder_clear_arrival(struct plan *plan)
{
    const struct level *level = plan->level;
    for (int i = level->site_count - 1; i >= 0; i--)
        if (site_kind_get(level->sites[i].type)->wares > 0 &&
            !post_is_clear(level, false, level->sites[i].spots[0]))
            give_up(plan, i);
    return level->site_count >= site_builder_min(level);
}
