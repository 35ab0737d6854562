#include "ai/senses.h"

#include "world/perception.h"

const struct view *senses_view(struct thinker *thinker)
{
    struct view *view = &thinker->thought->view;
    if (!thinker->has_view)
        perception_view_of(thinker->state, thinker->actor, view);
    thinker->has_view = true;
    return view;
}

static bool is_near(const struct thinker *thinker, struct point p)
{
    int radius = perception_radius(thinker->state, thinker->actor);
    return radius == FOV_UNLIMITED || point_is_within(thinker->actor->position, p, radius);
}

bool senses_sees(struct thinker *thinker, struct point p)
{
    return is_near(thinker, p) &&
           perception_sees(thinker->state, thinker->actor, senses_view(thinker), p);
}

bool senses_sees_hero(struct thinker *thinker)
{
    return senses_sees(thinker, state_hero_const(thinker->state)->position);
}

bool senses_is_bright(struct thinker *thinker, struct point p)
{
    if (perception_grade(thinker->state, p) != LIGHT_BRIGHT)
        return false;
    return point_steps(thinker->actor->position, p) <= 1 || senses_sees(thinker, p);
}

/* The best source so far. */
struct search {
    struct thinker *thinker;
    bool has_found;
    struct point found;
    int brightness;
    int steps;
};

static void consider(struct search *search, struct point p, struct light light)
{
    int brightness = light_brightness(light);
    int steps = point_steps(search->thinker->actor->position, p);
    bool is_better = brightness > search->brightness ||
                     (brightness == search->brightness && steps < search->steps);
    if (!is_better || !senses_sees(search->thinker, p))
        return;
    search->has_found = true;
    search->found = p;
    search->brightness = brightness;
    search->steps = steps;
}

static void consider_actors(struct search *search)
{
    const struct thinker *thinker = search->thinker;
    const struct level *level = thinker->level;
    const struct actor *hero = state_hero_const(thinker->state);
    const struct lantern_kind *lantern = lantern_get(hero->lantern);
    if (lantern->light_radius > 0)
        consider(search, hero->position, lantern->light);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (!pool_is_used(&level->actor_pool, i) || actor == thinker->actor || actor == hero)
            continue;
        const struct monster_kind *kind = monster_get(actor->kind);
        if (kind->light_radius > 0)
            consider(search, actor->position, kind->light);
    }
}

bool senses_brightest_source(struct thinker *thinker, struct point *found)
{
    struct search search = {.thinker = thinker};
    const struct level *level = thinker->level;
    if (state_is_plain(thinker->state))
        return false;
    for (int i = 0; i < level->lamp_count; i++)
        consider(&search, grid_point(level->grid, level->lamps[i]),
                 terrain_get((enum terrain)level->terrain[level->lamps[i]])->light);
    consider_actors(&search);
    *found = search.found;
    return search.has_found;
}
