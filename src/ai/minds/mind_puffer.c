/* Puffers puff gas towards the nearest open flame that was carried or thrown there, so that none of it touches the flame at
 * once: the next step is the hero's. They keep their distance, and never hunt. */
#include "ai/tactics.h"
#include "world/flame.h"
#include "world/perception.h"

#define SIGHT_STEPS 8
#define APART 3  /* of the middle of a puff from the flame */
#define PERIOD 6 /* choices from one puff to the next, counted by its mood */
#define KEEP_STEPS 4

static bool is_flame(const struct ai_context *ai, struct point p)
{
    return !level_terrain_kind(ai->level, p)->is_flame && flame_is_at(ai->state, p) &&
           !point_is_equal(p, ai->actor->position) &&
           perception_has_in_view(ai->state, ai->actor, p, SIGHT_STEPS);
}

static bool find_flame(const struct ai_context *ai, struct point *flame)
{
    const struct level *level = ai->level;
    struct area area = area_around(ai->actor->position, SIGHT_STEPS, level->grid);
    int min = SIGHT_STEPS + 1;
    for (int y = area.first.y; y <= area.last.y; y++) {
        struct point first = {area.first.x, y};
        uint64_t cells =
            bit_grid_window(&level->cloud_cells, first) | bit_grid_window(&level->occupied, first);
        cells &= bit_run(0, area.last.x - area.first.x);
        for (; cells; cells &= cells - 1) {
            struct point p = {first.x + bit_lowest(cells), y};
            int steps = point_chebyshev(ai->actor->position, p);
            if (steps >= min || !is_flame(ai, p))
                continue;
            min = steps;
            *flame = p;
        }
    }
    return min <= SIGHT_STEPS;
}

/* Whether what is puffed there would go up at once. */
static bool would_burst(const struct ai_context *ai, struct point p)
{
    struct area area = area_around(p, APART - 1, ai->level->grid);
    for (struct point at = area_before(area); area_next(area, &at);)
        if (flame_is_at(ai->state, at))
            return true;
    return false;
}

/* The cell nearest to it from which a puff comes near the flame. */
static bool find_middle(const struct ai_context *ai, struct point flame, struct point *middle)
{
    struct point at = ai->actor->position;
    struct area area = area_around(flame, APART, ai->level->grid);
    int min = point_chebyshev(at, flame);
    for (struct point p = area_before(area); area_next(area, &p);) {
        int steps = point_chebyshev(at, p);
        if (point_chebyshev(p, flame) != APART || steps >= min ||
            !bit_grid_has(&ai->level->flyable, p) || level_cloud(ai->level, p) != CLOUD_NONE ||
            would_burst(ai, p) || !perception_has_in_view(ai->state, ai->actor, p, SIGHT_STEPS))
            continue;
        min = steps;
        *middle = p;
    }
    return min < point_chebyshev(at, flame);
}

struct choice mind_puffer(struct ai_context *ai)
{
    struct choice choice;
    struct point flame;
    struct point middle;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (ai->mood == 0 && find_flame(ai, &flame) && find_middle(ai, flame, &middle)) {
        ai->mood = PERIOD;
        return tactics_effect(ai, middle);
    }
    return tactics_keep_off(ai, KEEP_STEPS, &choice) ? choice : tactics_rest(ai, false);
}
