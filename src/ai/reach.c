#include "ai/reach.h"

#include "ai/senses.h"
#include "base/integer.h"
#include "world/movement.h"
#include "world/perception.h"

#include <assert.h>

/* Whether it faces the way this actor would go: swapping places with it would gain nothing. */
static bool goes_along(const struct actor *other, enum direction direction)
{
    struct point ahead = direction_offset(direction);
    struct point facing = direction_offset(other->facing);
    return ahead.x * facing.x + ahead.y * facing.y > 0;
}

/* Whether it spares an adjacent foe: it never attacks, or shuns the bright light there. */
static bool spares(const struct ai_context *ai, const struct actor *other, struct point foe)
{
    const struct monster_kind *kind = monster_get(other->kind);
    return kind->never_attacks ||
           (kind->shuns_bright && perception_grade_to(ai->state, other, foe) == LIGHT_BRIGHT);
}

/* Whether it is striking the hero or an ally beside it. */
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

bool reach_is_blocked(const struct ai_context *ai, struct point p)
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

/* The cells of a row of the window that a set of the level holds. */
static inline uint64_t window_row(const struct reach *reach, const struct bit_grid *bits, int i)
{
    const uint64_t *row = bit_grid_row(bits, reach->origin.y + i);
    int word = (reach->origin.x + 64) / 64 - 1; /* -1: the window begins left of the level */
    int shift = (reach->origin.x + 64) % 64;
    uint64_t low = word >= 0 ? row[word] : 0;
    uint64_t high = word + 1 < (int)bits->row_words ? row[word + 1] : 0;
    return low >> shift | high << 1 << (63 - shift);
}

/* The cells of a row of the window that are in view and bright. In a game without light none are. */
static uint64_t bright_cells(const struct reach *reach, int i)
{
    const struct state *state = reach->ai->state;
    uint64_t bright = 0;
    if (state_is_plain(state))
        return 0;
    uint64_t left = reach->open.rows[i] & window_row(reach, &senses_view(reach->ai)->cells, i) &
                    window_row(reach, &state->vision.light.lit, i);
    for (; left; left &= left - 1)
        if (senses_is_bright(reach->ai, reach_cell(reach, i, bit_lowest(left))))
            bright |= left & -left;
    return bright;
}

/* The doors of a row of the window that the actor can open. */
static uint64_t openable_doors(const struct reach *reach, int i)
{
    const struct ai_context *ai = reach->ai;
    uint64_t doors = 0;
    uint64_t left = ai->kind->opens_doors ? window_row(reach, &ai->level->shut, i) : 0;
    for (; left; left &= left - 1)
        if (movement_can_open(ai->level, ai->actor->kind, reach_cell(reach, i, bit_lowest(left))))
            doors |= left & -left;
    return doors;
}

/* Finds what of a row of the window may be stepped on. */
static void look_at_row(struct reach *reach, int i)
{
    const struct level *level = reach->ai->level;
    const struct monster_kind *kind = reach->ai->kind;
    int y = reach->origin.y + i;
    reach->ground.rows[i] = reach->open.rows[i] = 0;
    if (y < 0 || y >= level->grid.height)
        return;
    uint64_t ground = window_row(reach, &level->walkable, i);
    uint64_t open = kind->swims   ? window_row(reach, &level->water, i)
                    : kind->flies ? window_row(reach, &level->flyable, i)
                                  : ground;
    if (!kind->flies)
        open &= ~window_row(reach, &level->traps, i);
    reach->ground.rows[i] = ground;
    reach->open.rows[i] = open | openable_doors(reach, i);
    if (reach->shuns_bright)
        reach->open.rows[i] &= ~bright_cells(reach, i);
}

/* The rows looked at are one run: extends it to these. */
static void look_at_rows(struct reach *reach, int first, int last)
{
    while (reach->first_looked > int_max(first, 0))
        look_at_row(reach, --reach->first_looked);
    while (reach->last_looked < int_min(last, REACH_ROWS - 1))
        look_at_row(reach, ++reach->last_looked);
}

static void close_blocked(struct reach *reach)
{
    const struct ai_context *ai = reach->ai;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(ai->actor->position, (enum direction)d);
        if (!reach_has(reach, &reach->open, p) || !reach_is_blocked(ai, p))
            continue;
        reach_put(reach, &reach->open, p, false);
        reach->blocked |= 1u << d;
    }
}

void reach_unblock(struct reach *reach, struct point actor)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (reach->blocked >> d & 1)
            reach_put(reach, &reach->open, point_step(actor, (enum direction)d), true);
    reach->blocked = 0;
}

void reach_init(struct reach *reach, struct ai_context *ai, bool shuns_bright)
{
    struct point at = ai->actor->position;
    reach->ai = ai;
    reach->shuns_bright = shuns_bright;
    reach->origin = point_make(at.x - REACH_CENTRE_BIT, at.y - REACH_STEPS_MAX);
    reach->blocked = 0;
    reach->first_looked = REACH_STEPS_MAX;
    reach->last_looked = REACH_STEPS_MAX - 1;
    look_at_rows(reach, REACH_STEPS_MAX - 1, REACH_STEPS_MAX + 1);
    close_blocked(reach);
}

void reach_start(struct reach *reach, struct point p)
{
    reach->cells = (struct reach_rows){{0}};
    reach->before = reach->cells;
    reach_put(reach, &reach->cells, p, true);
    reach->first_row = reach->last_row = p.y - reach->origin.y;
}

static inline uint64_t beside(uint64_t cells)
{
    return cells << 1 | cells >> 1;
}

bool reach_grow(struct reach *reach, int rows)
{
    const uint64_t *ground = reach->ground.rows;
    uint64_t *cells = reach->cells.rows;
    uint64_t news = 0;
    int first = int_max(reach->first_row - (cells[reach->first_row] != 0), REACH_STEPS_MAX - rows);
    int last = int_min(reach->last_row + (cells[reach->last_row] != 0), REACH_STEPS_MAX + rows);
    uint64_t above = first > reach->first_row ? cells[first - 1] : 0;
    reach->first_row = int_min(first, reach->first_row);
    reach->last_row = int_max(last, reach->last_row);
    look_at_rows(reach, reach->first_row, reach->last_row);
    for (int i = first; i <= last; i++) {
        uint64_t here = cells[i];
        uint64_t below = i < reach->last_row ? cells[i + 1] : 0;
        uint64_t grown = beside(here) | above | below;
        /* Both cells beside a diagonal step are walkable. */
        if (above)
            grown |= beside(above & ground[i]) & ground[i - 1];
        if (below)
            grown |= beside(below & ground[i]) & ground[i + 1];
        reach->before.rows[i] = here;
        cells[i] |= grown & reach->open.rows[i];
        news |= cells[i] & ~here;
        above = here;
    }
    return news != 0;
}

static bool is_in_window(const struct reach *reach, struct point p)
{
    return p.x >= reach->origin.x && p.x < reach->origin.x + 64 && p.y >= reach->origin.y &&
           p.y < reach->origin.y + REACH_ROWS;
}

bool reach_has(const struct reach *reach, const struct reach_rows *set, struct point p)
{
    return is_in_window(reach, p) &&
           (set->rows[p.y - reach->origin.y] >> (p.x - reach->origin.x) & 1);
}

void reach_put(const struct reach *reach, struct reach_rows *set, struct point p, bool on)
{
    assert(is_in_window(reach, p));
    uint64_t bit = UINT64_C(1) << (p.x - reach->origin.x);
    uint64_t *row = &set->rows[p.y - reach->origin.y];
    *row = on ? *row | bit : *row & ~bit;
}

int reach_count(const struct reach_rows *set)
{
    int count = 0;
    for (int i = 0; i < REACH_ROWS; i++)
        count += bit_count(set->rows[i]);
    return count;
}

struct point reach_nth(const struct reach *reach, const struct reach_rows *set, int n)
{
    int i = 0;
    while (n >= bit_count(set->rows[i]))
        n -= bit_count(set->rows[i++]);
    uint64_t left = set->rows[i];
    for (; n > 0; n--)
        left &= left - 1;
    return reach_cell(reach, i, bit_lowest(left));
}
