#include "ai/senses.h"

#include "world/hero.h"
#include "world/perception.h"

#include <limits.h>

const struct view *senses_view(struct thinker *thinker)
{
    struct view *view = &thinker->thought->view;
    if (!thinker->has_view)
        perception_view_of(thinker->state, thinker->actor, view);
    thinker->has_view = true;
    return view;
}

static bool sees(const struct thinker *thinker, struct point p)
{
    const struct view *view = thinker->has_view ? &thinker->thought->view : NULL;
    return perception_sees(thinker->state, thinker->actor, view, p);
}

bool senses_sees_hero(const struct thinker *thinker)
{
    return sees(thinker, state_hero_const(thinker->state)->position);
}

enum light_grade senses_grade(const struct thinker *thinker, struct point p)
{
    return perception_grade_to(thinker->state, thinker->actor, p);
}

bool senses_sees_actor(const struct thinker *thinker, const struct actor *other)
{
    return sees(thinker, other->position) && !perception_is_hidden(thinker->state, other);
}

bool senses_is_bright(const struct thinker *thinker, struct point p)
{
    if (senses_grade(thinker, p) != LIGHT_BRIGHT)
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
    struct lamp lamp = level_lamp(level, p);
    struct handle handle = level_actor_at(level, p);
    if (lamp.radius > 0)
        return lamp.colour;
    if (handle.generation == 0 || handle_is_equal(handle, thinker->handle))
        return (struct light){0, 0, 0};
    if (state_is_hero(thinker->state, handle))
        return hero_light(thinker->state).colour;
    return monster_get(level_actor_const(level, handle)->kind)->light;
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

/* Considers the lamps and actors in the cells first .. last of row y. */
static void search_row(struct search *search, int y, int first, int last)
{
    const struct level *level = search->thinker->level;
    const uint64_t *lamps = bit_grid_row(&level->lamp_cells, y);
    const uint64_t *occupied = bit_grid_row(&level->occupied, y);
    for (int word = first >> 6; word <= last >> 6; word++) {
        uint64_t left = lamps[word] | occupied[word];
        if (left)
            left &= bit_run_in_word(word, first, last);
        for (; left; left &= left - 1)
            consider(search, point_make(word * 64 + bit_lowest(left), y));
    }
}

bool senses_brightest_source(struct thinker *thinker, struct point *found)
{
    struct search search = {.thinker = thinker};
    struct grid grid = thinker->level->grid;
    int radius = perception_radius(thinker->state, thinker->actor);
    if (state_is_plain(thinker->state))
        return false;
    if (radius == FOV_UNLIMITED)
        radius = grid_longer_side(grid);
    struct area area = area_about(thinker->actor->position, radius, grid);
    for (int y = area.first.y; y <= area.last.y; y++)
        search_row(&search, y, area.first.x, area.last.x);
    *found = search.found;
    return search.has_found;
}

/* Whether it has the cell in view, lit or not. */
static bool has_in_view(const struct thinker *thinker, struct point p)
{
    if (thinker->has_view)
        return view_has(&thinker->thought->view, p);
    return perception_has_in_view(thinker->state, thinker->actor, p,
                                  perception_radius(thinker->state, thinker->actor));
}

bool senses_find_fixture(const struct thinker *thinker, senses_wanted *is_wanted,
                         struct point *found)
{
    struct point at = thinker->actor->position;
    struct area area = area_about(at, thinker->kind->light_sight, thinker->level->grid);
    int least = INT_MAX;
    for (struct point p = area_before(area); bit_grid_next(&thinker->level->fixtures, area, &p);) {
        if (point_steps(at, p) >= least || !is_wanted(thinker, p) || !has_in_view(thinker, p))
            continue;
        least = point_steps(at, p);
        *found = p;
    }
    return least < INT_MAX;
}
