#include "ai/passing.h"

#include "world/movement.h"
#include "world/perception.h"

/* Whether it faces as the thinker would go: it is on its way itself, and to take its place would gain nothing. */
static bool goes_along(const struct actor *other, enum direction direction)
{
    struct point ahead = direction_offset(direction);
    struct point facing = direction_offset(other->facing);
    return ahead.x * facing.x + ahead.y * facing.y > 0;
}

/* Whether it lets a foe beside it be: some never strike, or nobody who stands in bright light. */
static bool spares(const struct ai_context *ai, const struct actor *other, struct point foe)
{
    const struct monster_kind *kind = monster_get(other->kind);
    return kind->never_attacks ||
           (kind->shuns_bright && perception_grade_to(ai->state, other, foe) == LIGHT_BRIGHT);
}

/* Whether it has the hero or a friend of his beside it, and strikes: it stands where it should. */
static bool is_striking(const struct ai_context *ai, const struct actor *other)
{
    struct area area = area_around(other->position, 1, ai->level->grid);
    if (other->is_asleep || !actor_is_wary(other))
        return false;
    for (struct point p = area_before(area); bit_grid_next(&ai->level->occupied, area, &p);) {
        struct handle handle = level_actor_at(ai->level, p);
        bool is_foe =
            state_is_hero(ai->state, handle) || level_actor_const(ai->level, handle)->is_ally;
        if (is_foe && !spares(ai, other, p))
            return true;
    }
    return false;
}

bool passing_is_barred(const struct ai_context *ai, struct point p)
{
    const struct actor *actor = ai->actor;
    struct handle handle = level_actor_at(ai->level, p);
    if (handle_is_none(handle))
        return false;
    const struct actor *other = level_actor_const(ai->level, handle);
    if (!movement_makes_way(ai->state, other, actor) || is_striking(ai, other))
        return true;
    return monster_get(other->kind)->is_relentless &&
           goes_along(other, direction_of(point_subtract(p, actor->position)));
}
