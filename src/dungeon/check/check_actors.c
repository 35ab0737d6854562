#include "base/integer.h"
#include "content/band.h"
#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "dungeon/layout/plan.h"
#include "dungeon/population/population.h"
#include "dungeon/population/post.h"
#include "world/movement.h"

static bool check_place(const struct level *level, const struct actor *actor, struct error *why)
{
    struct point p = actor->position;
    const char *name = monster_get(actor->kind)->name;
    if (!movement_can_stand(level, actor->kind, p) && !post_suits(level, actor->kind, p))
        return error_set(why, "at (%d, %d): %s can't stand here", p.x, p.y, name);
    if (!level_find_site(level, p) && !post_suits(level, actor->kind, p))
        return error_set(why, "at (%d, %d): no place for %s", p.x, p.y, name);
    if (monster_get(actor->kind)->trades && !level_find_site(level, p))
        return error_set(why, "at (%d, %d): %s is in no special room", p.x, p.y, name);
    if (point_chebyshev(p, level->arrival) <=
        (actor->is_asleep ? POST_CLEARANCE : POST_CLEARANCE_AWAKE))
        return error_set(why, "at (%d, %d): %s is too close to the arrival", p.x, p.y, name);
    if (actor->is_asleep)
        return !monster_get(actor->kind)->never_sleeps ||
               error_set(why, "at (%d, %d): %s never sleeps", p.x, p.y, name);
    if (post_is_exposed(level, p))
        return error_set(why, "at (%d, %d): %s is awake in sight of the arrival", p.x, p.y, name);
    return true;
}

static bool check_round(const struct level *level, struct distance_map *scratch,
                        const struct actor *actor, struct error *why)
{
    struct point p = actor->position;
    const char *name = monster_get(actor->kind)->name;
    if (!actor->has_round)
        return point_is_equal(actor->anchors[0], p) ||
               error_set(why, "at (%d, %d): %s is not at its post", p.x, p.y, name);
    if (!post_is_anywhere(actor->kind) || actor->is_asleep)
        return error_set(why, "at (%d, %d): %s can't walk a round", p.x, p.y, name);
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, actor->anchors[0]);
    distance_map_fill(scratch, cell_may_walk, level, POPULATION_ROUND_MAX);
    uint32_t steps = distance_map_get(scratch, actor->anchors[1]);
    if (steps < POPULATION_ROUND_MIN || steps > POPULATION_ROUND_MAX ||
        distance_map_get(scratch, p) == DISTANCE_UNREACHED)
        return error_set(why, "at (%d, %d): %s has no round", p.x, p.y, name);
    return true;
}

static bool check_twin(const struct level *level, uint16_t slot, struct error *why)
{
    const struct actor *actor = &level->actors[slot];
    struct point p = actor->position;
    bool is_twin = monster_get(actor->kind)->is_twin;
    if (is_twin == !handle_is_none(actor->twin) &&
        (!is_twin ||
         handle_is_equal(level_actor_const(level, actor->twin)->twin, level_handle(level, slot))))
        return true;
    return error_set(why, "at (%d, %d): %s is half a pair", p.x, p.y,
                     monster_get(actor->kind)->name);
}

/* As many actors as the floor's squads need, if there is room for them, and one squad more for a second stance. */
static bool check_count(const struct level *level, struct error *why)
{
    int squads = population_squads(level);
    int max = (squads + 1) * POPULATION_SQUAD_MAX + (level->depth == FLOOR_COUNT) +
              plan_scale(level, omen_get(level->omen)->guests);
    for (int i = 0; i < level->site_count; i++)
        max += site_kind_get(level->sites[i].type)->dwellers;
    int room = level->actor_pool.capacity / 2;
    int min = plan_is_usual_size(level) ? squads : 0;
    min = int_min(min, room);
    if (level->actor_pool.count < min || level->actor_pool.count > max)
        return error_set(why, "%d actors, and there should be %d to %d", level->actor_pool.count,
                         min, max);
    return true;
}

/* No stance of the lantern is right for the whole floor: its creatures punish two of the three or more. */
static bool check_stances(const struct level *level, struct error *why)
{
    int punishes = population_punishes(level);
    if ((punishes & (punishes - 1)) == 0 && plan_is_usual_size(level))
        return error_set(why, "its creatures do not punish two stances");
    return true;
}

static bool check_keeper(const struct level *level, struct error *why)
{
    int keepers = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        keepers += monster_get(level->actors[i].kind)->keeps_lamp;
    bool is_last = level->depth == FLOOR_COUNT;
    bool is_usual = plan_is_usual_size(level);
    if (keepers > is_last || (keepers == 0 && is_last && is_usual))
        return error_set(why, "floor %d has %d keepers of its lamp", level->depth, keepers);
    return true;
}

bool check_actors(const struct level *level, struct distance_map *scratch, struct error *why)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!check_place(level, &level->actors[i], why) ||
            !check_round(level, scratch, &level->actors[i], why) || !check_twin(level, i, why))
            return false;
    return check_keeper(level, why) && check_count(level, why) && check_stances(level, why);
}
