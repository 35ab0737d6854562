#include "dungeon/sites/sites.h"

#include "dungeon/check/check_sites.h"
#include "dungeon/ground.h"
#include "dungeon/population/post.h"

#define PLACE_TRIES 3 /* of a kind, with sizes drawn anew, and of the least size at last */

static site_furnish_function *const furnishers[SITE_COUNT] = {
#define SITE(id, name, ...) [SITE_##id] = site_furnish_##name,
#include "content/sites.def"
#undef SITE
};

/* Which kinds are still to be had on a floor. */
struct choice {
    int weights[SITE_COUNT];
    int total;
};

static struct choice choice_at(int depth)
{
    struct choice choice = {.total = 0};
    for (int i = 0; i < SITE_COUNT; i++) {
        const struct site_kind *kind = site_get((enum site_type)i);
        bool is_found = kind->first_floor <= depth && depth <= kind->last_floor;
        choice.weights[i] = is_found ? kind->weight : 0;
        choice.total += choice.weights[i];
    }
    return choice;
}

/* Takes a kind out of the choice, which is not empty. */
static enum site_type draw_kind(struct choice *choice, struct random *random)
{
    int left = random_below(random, choice->total);
    int i = 0;
    while (left >= choice->weights[i])
        left -= choice->weights[i++];
    choice->total -= choice->weights[i];
    choice->weights[i] = 0;
    return (enum site_type)i;
}

static void dig(struct plan *plan, const struct annex *annex, enum terrain door)
{
    for (int y = annex->area.first.y; y <= annex->area.last.y; y++)
        for (int x = annex->area.first.x; x <= annex->area.last.x; x++)
            plan_dig_site(plan, point_make(x, y));
    plan_dig_site(plan, annex->door);
    level_set_terrain(plan->level, annex->door, door);
}

static bool place(struct plan *plan, enum site_type type, struct random *random)
{
    const struct site_kind *kind = site_get(type);
    struct level *level = plan->level;
    for (int i = 0; i < PLACE_TRIES; i++) {
        struct annex annex;
        bool is_last = i == PLACE_TRIES - 1;
        int width_most = is_last ? kind->width_min : kind->width_max;
        int height_most = is_last ? kind->height_min : kind->height_max;
        int width = random_between(random, kind->width_min, width_most);
        int height = random_between(random, kind->height_min, height_most);
        if (!annex_find(plan, width, height, random, &annex))
            continue;
        dig(plan, &annex, kind->door);
        struct site *site = &level->sites[level->site_count++];
        *site = (struct site){.type = type, .area = annex.area, .door = annex.door};
        furnishers[type](plan, site, &annex, random);
        return true;
    }
    return false;
}

int sites_min(const struct level *level)
{
    return ground_is_usual(level) && level->depth >= SITES_FIRST_FLOOR ? SITES_MIN : 0;
}

/* Whether its mirrors could be hung, if it is to have any: what lies behind its walls decides that. */
static bool has_mirrors(const struct level *level, const struct site *site)
{
    int piece = site_get(site->type)->piece;
    struct error why;
    return piece == TERRAIN_NONE || !terrain_get((enum terrain)piece)->is_mirror ||
           check_mirrors(level, site, &why);
}

bool sites_place(struct plan *plan, struct random *random)
{
    struct choice choice = choice_at(plan->level->depth);
    int wanted = random_between(random, SITES_MIN, SITES_MAX);
    while (plan->level->site_count < wanted && choice.total > 0) {
        enum site_type type = draw_kind(&choice, random);
        place(plan, type, random);
    }
    for (int i = 0; i < plan->level->site_count; i++)
        if (!has_mirrors(plan->level, &plan->level->sites[i]))
            return false;
    return plan->level->site_count >= sites_min(plan->level);
}

/* What is left of it is bare floor. */
static void give_up(struct plan *plan, int i)
{
    struct level *level = plan->level;
    const struct site *site = &level->sites[i];
    for (int spot = 0; spot < site->spot_count; spot++)
        level_set_terrain(level, site->spots[spot], plan->band->floor);
    level->sites[i] = level->sites[--level->site_count];
}

bool sites_clear_arrival(struct plan *plan)
{
    const struct level *level = plan->level;
    for (int i = level->site_count - 1; i >= 0; i--)
        if (site_get(level->sites[i].type)->wares > 0 &&
            !post_is_clear(level, false, level->sites[i].spots[0]))
            give_up(plan, i);
    return level->site_count >= sites_min(level);
}
