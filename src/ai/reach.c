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

/* Copies the bits of rows first .. last of the level into the window. */
static void copy_rows(struct reach_rows *rows, const struct bit_grid *bits, struct point origin,
                      int first, int last)
{
    int words = (int)bits->row_words;
    int word = (origin.x + 64) / 64 - 1;
    int shift = (origin.x + 64) % 64;
    *rows = (struct reach_rows){{0}};
    first = int_max(first, origin.y);
    last = last < origin.y + REACH_ROWS - 1 ? last : origin.y + REACH_ROWS - 1;
    for (int y = first; y <= last; y++) {
        const uint64_t *row = bit_grid_row(bits, y);
        uint64_t low = word >= 0 ? row[word] : 0;
        uint64_t high = word + 1 < words ? row[word + 1] : 0;
        rows->rows[y - origin.y] = low >> shift | high << 1 << (63 - shift);
    }
}

/* Closes the cells in view that are bright. In a game without light none are. */
static void close_bright(struct reach *reach, struct ai_context *ai)
{
    const struct light_grid *lights = &ai->state->vision.light;
    struct reach_rows in_view;
    struct reach_rows lit;
    if (state_is_plain(ai->state))
        return;
    const struct view *view = senses_view(ai);
    copy_rows(&in_view, &view->cells, reach->origin, view->first_row, view->last_row);
    copy_rows(&lit, &lights->lit, reach->origin, view->first_row, view->last_row);
    for (int i = 0; i < REACH_ROWS; i++) {
        uint64_t left = reach->open.rows[i] & in_view.rows[i] & lit.rows[i];
        for (; left; left &= left - 1)
            if (senses_is_bright(ai, reach_cell(reach, i, bit_lowest(left))))
                reach->open.rows[i] &= ~(left & -left);
    }
}

static void close_blocked(struct reach *reach, const struct ai_context *ai)
{
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

static void open_doors(struct reach *reach, const struct ai_context *ai, int last)
{
    struct reach_rows doors;
    copy_rows(&doors, &ai->level->shut, reach->origin, 0, last);
    for (int i = 0; i < REACH_ROWS; i++)
        for (uint64_t left = doors.rows[i]; left; left &= left - 1)
            if (movement_can_open(ai->level, ai->actor->kind,
                                  reach_cell(reach, i, bit_lowest(left))))
                reach->open.rows[i] |= left & -left;
}

static void close_traps(struct reach *reach, const struct ai_context *ai, int last)
{
    struct reach_rows traps;
    copy_rows(&traps, &ai->level->traps, reach->origin, 0, last);
    for (int i = 0; i < REACH_ROWS; i++)
        reach->open.rows[i] &= ~traps.rows[i];
}

void reach_init(struct reach *reach, struct ai_context *ai, bool shuns_bright)
{
    const struct level *level = ai->level;
    struct point at = ai->actor->position;
    int last = level->grid.height - 1;
    reach->origin = point_make(at.x - REACH_CENTRE_BIT, at.y - REACH_STEPS_MAX);
    reach->blocked = 0;
    copy_rows(&reach->ground, &level->walkable, reach->origin, 0, last);
    reach->open = reach->ground;
    if (ai->kind->flies || ai->kind->swims)
        copy_rows(&reach->open, ai->kind->swims ? &level->water : &level->flyable, reach->origin, 0,
                  last);
    if (!ai->kind->flies)
        close_traps(reach, ai, last);
    if (ai->kind->opens_doors)
        open_doors(reach, ai, last);
    if (shuns_bright)
        close_bright(reach, ai);
    close_blocked(reach, ai);
}

void reach_start(struct reach *reach, struct point p)
{
    reach->cells = (struct reach_rows){{0}};
    reach->before = reach->cells;
    reach_put(reach, &reach->cells, p, true);
    reach->first_row = reach->last_row = p.y - reach->origin.y;
}

/* The cells that diagonal steps reach in row `to` from the row beside it; both cells beside the step are walkable. */
static uint64_t diagonal(const struct reach *reach, int from, int to)
{
    uint64_t cells = reach->before.rows[from] & reach->ground.rows[to];
    return (cells << 1 | cells >> 1) & reach->ground.rows[from];
}

static uint64_t grown_row(const struct reach *reach, int i)
{
    const uint64_t *rows = reach->before.rows;
    uint64_t cells = rows[i] << 1 | rows[i] >> 1;
    if (i > 0)
        cells |= rows[i - 1] | diagonal(reach, i - 1, i);
    if (i < REACH_ROWS - 1)
        cells |= rows[i + 1] | diagonal(reach, i + 1, i);
    return cells & reach->open.rows[i];
}

bool reach_grow(struct reach *reach)
{
    uint64_t news = 0;
    for (int i = reach->first_row; i <= reach->last_row; i++)
        reach->before.rows[i] = reach->cells.rows[i];
    reach->first_row -= reach->first_row > 0 && reach->cells.rows[reach->first_row];
    reach->last_row += reach->last_row < REACH_ROWS - 1 && reach->cells.rows[reach->last_row];
    for (int i = reach->first_row; i <= reach->last_row; i++) {
        reach->cells.rows[i] |= grown_row(reach, i);
        news |= reach->cells.rows[i] & ~reach->before.rows[i];
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
