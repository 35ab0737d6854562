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

static bool sees(struct thinker *thinker, struct point p)
{
    return is_near(thinker, p) &&
           perception_sees(thinker->state, thinker->actor, senses_view(thinker), p);
}

bool senses_sees_hero(struct thinker *thinker)
{
    return sees(thinker, state_hero_const(thinker->state)->position);
}

bool senses_is_bright(struct thinker *thinker, struct point p)
{
    if (perception_grade(thinker->state, p) != LIGHT_BRIGHT)
        return false;
    return point_steps(thinker->actor->position, p) <= 1 || sees(thinker, p);
}

/* The best source so far. */
struct search {
    struct thinker *thinker;
    bool has_found;
    struct point found;
    int brightness;
    int steps;
};

/* The light that a cell's lamp or whoever stands there gives; none of the thinker's own. */
static struct light source_at(const struct thinker *thinker, struct point p)
{
    const struct level *level = thinker->level;
    const struct terrain_kind *terrain = terrain_get(level_terrain(level, p));
    struct handle handle = level_actor_at(level, p);
    if (terrain->light_radius > 0)
        return terrain->light;
    if (handle.generation == 0 || handle_is_equal(handle, thinker->handle))
        return (struct light){0, 0, 0};
    const struct actor *actor = level_actor_const(level, handle);
    return state_is_hero(thinker->state, handle) ? lantern_get(actor->lantern)->light
                                                 : monster_get(actor->kind)->light;
}

static void consider(struct search *search, struct point p)
{
    int brightness = light_brightness(source_at(search->thinker, p));
    int steps = point_steps(search->thinker->actor->position, p);
    bool is_better = brightness > search->brightness ||
                     (brightness == search->brightness && steps < search->steps);
    if (brightness == 0 || !is_better || !sees(search->thinker, p))
        return;
    search->has_found = true;
    search->found = p;
    search->brightness = brightness;
    search->steps = steps;
}

bool senses_brightest_source(struct thinker *thinker, struct point *found)
{
    struct search search = {.thinker = thinker};
    const struct level *level = thinker->level;
    if (state_is_plain(thinker->state))
        return false;
    const struct view *view = senses_view(thinker);
    for (int y = view->first_row; y <= view->last_row; y++)
        for (size_t word = 0; word < view->cells.row_words; word++) {
            uint64_t sources =
                bit_grid_row(&level->lamp_cells, y)[word] | bit_grid_row(&level->occupied, y)[word];
            for (sources &= bit_grid_row(&view->cells, y)[word]; sources; sources &= sources - 1)
                consider(&search, point_make((int)word * 64 + bit_lowest(sources), y));
        }
    *found = search.found;
    return search.has_found;
}
