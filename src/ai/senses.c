#include "ai/senses.h"

#include "world/hero.h"
#include "world/perception.h"

#include <limits.h>

const struct view *senses_view(struct ai_context *ai)
{
    struct view *view = &ai->memory->view;
    if (!ai->has_view)
        perception_view_of(ai->state, ai->actor, view);
    ai->has_view = true;
    return view;
}

static bool sees(const struct ai_context *ai, struct point p)
{
    const struct view *view = ai->has_view ? &ai->memory->view : NULL;
    return perception_sees(ai->state, ai->actor, view, p);
}

bool senses_sees_hero(const struct ai_context *ai)
{
    return sees(ai, state_hero_const(ai->state)->position);
}

enum light_grade senses_grade(const struct ai_context *ai, struct point p)
{
    return perception_grade_to(ai->state, ai->actor, p);
}

bool senses_sees_actor(const struct ai_context *ai, const struct actor *other)
{
    return sees(ai, other->position) && !perception_is_hidden(ai->state, other);
}

bool senses_is_bright(const struct ai_context *ai, struct point p)
{
    if (senses_grade(ai, p) != LIGHT_BRIGHT)
        return false;
    return point_chebyshev(ai->actor->position, p) <= 1 || sees(ai, p);
}

/* The best source so far. */
struct search {
    struct ai_context *ai;
    bool has_found;
    struct point found;
    int brightness;
    int steps;
};

/* The light of a cell's lamp or of its occupant, without the actor's own. */
static struct light source_at(const struct ai_context *ai, struct point p)
{
    const struct level *level = ai->level;
    struct lamp lamp = level_lamp(level, p);
    struct handle handle = level_actor_at(level, p);
    if (lamp.radius > 0)
        return lamp.colour;
    if (handle_is_none(handle) || handle_is_equal(handle, ai->handle))
        return (struct light){0, 0, 0};
    if (state_is_hero(ai->state, handle))
        return hero_light(ai->state).colour;
    return monster_get(level_actor_const(level, handle)->kind)->light;
}

static void consider(struct search *search, struct point p)
{
    int brightness = light_brightness(source_at(search->ai, p));
    int steps = point_chebyshev(search->ai->actor->position, p);
    bool is_better = brightness > search->brightness ||
                     (brightness == search->brightness && steps < search->steps);
    if (brightness == 0 || !is_better || !sees(search->ai, p))
        return;
    search->has_found = true;
    search->found = p;
    search->brightness = brightness;
    search->steps = steps;
}

/* Considers the lamps and actors in the cells first .. last of row y. */
static void search_row(struct search *search, int y, int first, int last)
{
    const struct level *level = search->ai->level;
    const uint64_t *lamps = bit_grid_row(&level->lit_sources, y);
    const uint64_t *occupied = bit_grid_row(&level->occupied, y);
    for (int word = first >> 6; word <= last >> 6; word++) {
        uint64_t left = lamps[word] | occupied[word];
        if (left)
            left &= bit_run_in_word(word, first, last);
        for (; left; left &= left - 1)
            consider(search, point_make(word * 64 + bit_lowest(left), y));
    }
}

bool senses_brightest_source(struct ai_context *ai, struct point *found)
{
    struct search search = {.ai = ai};
    struct grid grid = ai->level->grid;
    int radius = perception_radius(ai->state, ai->actor);
    if (state_is_plain(ai->state))
        return false;
    if (radius == FOV_UNLIMITED)
        radius = grid_longer_side(grid);
    struct area area = area_around(ai->actor->position, radius, grid);
    for (int y = area.first.y; y <= area.last.y; y++)
        search_row(&search, y, area.first.x, area.last.x);
    *found = search.found;
    return search.has_found;
}

/* Lit or not. */
static bool has_in_view(const struct ai_context *ai, struct point p)
{
    if (ai->has_view)
        return view_has(&ai->memory->view, p);
    return perception_has_in_view(ai->state, ai->actor, p, perception_radius(ai->state, ai->actor));
}

bool senses_find_fixture(const struct ai_context *ai, senses_wanted *is_wanted, struct point *found)
{
    struct point at = ai->actor->position;
    struct area area =
        area_around(at, perception_light_radius(ai->state, ai->actor), ai->level->grid);
    int nearest = INT_MAX;
    for (struct point p = area_before(area); bit_grid_next(&ai->level->fixtures, area, &p);) {
        if (point_chebyshev(at, p) >= nearest || !is_wanted(ai, p) || !has_in_view(ai, p))
            continue;
        nearest = point_chebyshev(at, p);
        *found = p;
    }
    return nearest < INT_MAX;
}
