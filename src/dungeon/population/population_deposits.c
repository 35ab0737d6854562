#include "dungeon/population/population.h"

#include "content/deposit.h"
#include "content/monster.h"
#include "dungeon/layout/cell.h"

#define CELLS_MAX 48
#define CELLS_MIN 4 /* a smaller deposit isn't worth a look */
#define TRIES_A_CELL 8
#define FIND_TRIES 8
#define FIND_TRIES_BY_SLEEPERS 5 /* the first of these: there creatures are in it or beside it */
#define SLEEPER_STEPS 1
#define TURN_PERCENT 30 /* of the cells of a streak where it turns */
/* Cells that the margin of a patch takes, for each cell inside. */
#define MARGIN_TIMES 3

/* The cells of a deposit while it grows. Until all deposits are there they are walls, so that none cuts a way off together
 * with another one. */
struct patch {
    const struct deposit *kind;
    struct point cells[CELLS_MAX];
    bool is_margin[CELLS_MAX];
    int count;
};

static bool is_far_from(struct point p, struct point from)
{
    return point_chebyshev(p, from) > POPULATION_DEPOSIT_CLEARANCE;
}

static bool is_by_lamp(const struct level *level, struct point p)
{
    struct area area = area_around(p, 1, level->grid);
    struct point at = area_before(area);
    return bit_grid_next(&level->lit_sources, area, &at);
}

/* Where a deposit may be: how it lies, and the end of the way. */
struct spot {
    const struct deposit *kind;
    struct point end;
};

/* A sleeper may lie in it, unless it would drown or bears a flame. */
static bool may_hold(const struct level *level, const struct deposit *kind, struct point p)
{
    struct handle handle = level_actor_at(level, p);
    if (handle_is_none(handle))
        return true;
    const struct actor *actor = level_actor_const(level, handle);
    bool is_wet = kind->terrain != TERRAIN_NONE && terrain_get(kind->terrain)->is_water;
    return actor->is_asleep && !is_wet && !monster_get(actor->kind)->bears_light;
}

/* Whether the cell is bare floor in the open that nothing needs for a way. */
static bool may_cover(const struct plan *plan, const void *context, struct point p)
{
    const struct level *level = plan->level;
    const struct spot *spot = context;
    return grid_contains(level->grid, p) && level_terrain(level, p) == plan->band->floor &&
           level_cloud(level, p) == CLOUD_NONE && level_item(level, p) == ITEM_NONE &&
           may_hold(level, spot->kind, p) && !cell_touches_doorway(level, p) &&
           !level_find_site(level, p) && !plan_is_in_nook(plan, p) &&
           !cell_is_near_secret_door(level, p) && is_far_from(p, level->arrival) &&
           is_far_from(p, spot->end) && is_far_from(p, plan->second_end) && !is_by_lamp(level, p) &&
           cell_can_block(level, p);
}

static bool is_by_sleeper(const struct plan *plan, const void *context, struct point p)
{
    struct area area = area_around(p, SLEEPER_STEPS, plan->level->grid);
    bool is_by = false;
    for (struct point at = area_before(area);
         !is_by && bit_grid_next(&plan->level->occupied, area, &at);)
        is_by = level_actor_const(plan->level, level_actor_at(plan->level, at))->is_asleep;
    return is_by && may_cover(plan, context, p);
}

static void add(struct plan *plan, struct patch *patch, struct point p)
{
    patch->cells[patch->count++] = p;
    level_set_terrain(plan->level, p, plan->band->wall);
}

/* A streak goes on from its last cell, mostly straight on; a patch from any of its cells. */
static void grow(struct plan *plan, struct patch *patch, const struct spot *spot, int wanted,
                 struct random *random)
{
    enum direction direction = (enum direction)random_below(random, DIRECTION_COUNT);
    for (int tries = wanted * TRIES_A_CELL; tries > 0 && patch->count < wanted; tries--) {
        int from = patch->kind->is_streak ? patch->count - 1 : random_below(random, patch->count);
        if (!patch->kind->is_streak)
            direction = (enum direction)random_below(random, DIRECTION_COUNT);
        else if (random_chance(random, TURN_PERCENT, 100))
            direction = direction_turned(direction, random_chance(random, 1, 2) ? 1 : 7);
        struct point p = point_step(patch->cells[from], direction);
        if (may_cover(plan, spot, p))
            add(plan, patch, p);
    }
}

/* Whether nothing beside the cell of a patch, which is wall still, can be walked on. */
static bool is_inside(const struct plan *plan, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (cell_is_passable(plan->level, point_step(p, (enum direction)d)))
            return false;
    return true;
}

static bool is_by_inside(const struct plan *plan, const struct patch *patch, struct point p)
{
    bool is_by = false;
    for (int i = 0; i < patch->count && !is_by; i++)
        is_by = point_chebyshev(patch->cells[i], p) <= 1 && is_inside(plan, patch->cells[i]);
    return is_by;
}

/* Gives cells that are no margin of an inner one the floor again. False: one of them is cut off. */
static bool trim(struct plan *plan, struct patch *patch)
{
    int left = 0;
    for (bool has_trimmed = true; has_trimmed;) {
        has_trimmed = false;
        left = 0;
        for (int i = 0; i < patch->count; i++) {
            struct point p = patch->cells[i];
            if (is_by_inside(plan, patch, p))
                continue;
            left++;
            if (!cell_touches_walkable(plan->level, p))
                continue;
            level_set_terrain(plan->level, p, plan->band->floor);
            patch->cells[i--] = patch->cells[--patch->count];
            has_trimmed = true;
        }
    }
    return left == 0;
}

static int count_inside(const struct plan *plan, const struct patch *patch)
{
    int count = 0;
    for (int i = 0; i < patch->count; i++)
        count += is_inside(plan, patch->cells[i]);
    return count;
}

/* Leaves the patch the margin that its kind needs. False: too few cells are left. */
static bool fit(struct plan *plan, struct patch *patch)
{
    return patch->count >= CELLS_MIN &&
           (!patch->kind->has_margin ||
            (count_inside(plan, patch) >= CELLS_MIN && trim(plan, patch)));
}

static int weight_on(int depth, int id)
{
    const struct deposit *kind = deposit_get((enum deposit_id)id);
    return depth >= kind->first_floor && depth <= kind->last_floor ? kind->weight : 0;
}

/* NULL: the floor has none. */
static const struct deposit *draw_kind(int depth, struct random *random)
{
    int sum = 0;
    int id = 0;
    for (int d = 0; d < DEPOSIT_COUNT; d++)
        sum += weight_on(depth, d);
    if (sum == 0)
        return NULL;
    for (int left = random_below(random, sum); left >= weight_on(depth, id); id++)
        left -= weight_on(depth, id);
    return deposit_get((enum deposit_id)id);
}

/* Gives the cells of a patch the floor again. */
static void uncover(struct plan *plan, struct patch *patch)
{
    for (int i = 0; i < patch->count; i++)
        level_set_terrain(plan->level, patch->cells[i], plan->band->floor);
    patch->count = 0;
}

static void settle(struct plan *plan, const struct patch *patch)
{
    struct level *level = plan->level;
    for (int i = 0; i < patch->count; i++) {
        bool is_cloud = patch->kind->terrain == TERRAIN_NONE;
        bool is_kept = !patch->is_margin[i];
        level_set_terrain(level, patch->cells[i],
                          is_kept && !is_cloud ? patch->kind->terrain : plan->band->floor);
        if (is_kept && is_cloud)
            level_set_cloud(level, patch->cells[i], patch->kind->cloud, 1);
    }
}

static struct patch lay(struct plan *plan, const struct deposit *kind, struct point end,
                        struct random *random)
{
    struct patch patch = {.kind = kind};
    struct spot spot = {kind, end};
    int cells = kind->cells + random_between(random, -1, 1);
    int wanted = kind->has_margin ? MARGIN_TIMES * cells : cells;
    for (int tries = 0; tries < FIND_TRIES; tries++) {
        struct point p;
        if (!(tries < FIND_TRIES_BY_SLEEPERS &&
              plan_find(plan, random, is_by_sleeper, &spot, &p)) &&
            !plan_find(plan, random, may_cover, &spot, &p))
            break;
        add(plan, &patch, p);
        grow(plan, &patch, &spot, wanted < CELLS_MAX ? wanted : CELLS_MAX, random);
        if (fit(plan, &patch))
            break;
        uncover(plan, &patch);
    }
    for (int i = 0; i < patch.count; i++)
        patch.is_margin[i] = kind->has_margin && !is_inside(plan, patch.cells[i]);
    return patch;
}

int population_deposits(const struct level *level)
{
    int usual = plan_scale(level, band_of_depth(level->depth)->deposits);
    return usual < POPULATION_DEPOSITS_MAX ? usual : POPULATION_DEPOSITS_MAX;
}

void population_add_deposits(struct plan *plan, struct point end, struct random *random)
{
    struct patch patches[POPULATION_DEPOSITS_MAX];
    int count = population_deposits(plan->level);
    for (int i = 0; i < count; i++) {
        const struct deposit *kind = draw_kind(plan->level->depth, random);
        patches[i] = kind ? lay(plan, kind, end, random) : (struct patch){.count = 0};
    }
    for (int i = 0; i < count; i++)
        settle(plan, &patches[i]);
}
