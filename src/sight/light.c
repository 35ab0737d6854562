#include "sight/light.h"

#include <assert.h>
#include <string.h>

/* A light's strength, in 1/256, after each 1/32 of the square of its reach: the square of the remaining part of the way.
 * Full at the source, half at about half the radius, nearly flat where it fades into the least light. */
static const uint16_t falloff[LIGHT_FALLOFF_STEPS] = {
    256, 240, 225, 210, 196, 182, 169, 156, 144, 132, 121, 110, 100, 90, 81, 72,
    64,  56,  49,  42,  36,  30,  25,  20,  16,  12,  9,   6,   4,   2,  1,  0,
};

struct light_grid light_grid_alloc(struct arena *arena, struct grid grid)
{
    return (struct light_grid){
        .grid = grid,
        .sums = arena_alloc(arena, grid_cells(grid) * sizeof(uint64_t)),
        .lit = bit_grid_alloc(arena, grid),
        .first_row = grid.height,
        .last_row = -1,
    };
}

static uint64_t *sums_from(const struct light_grid *lights, int x, int y)
{
    return lights->sums + grid_index(lights->grid, point_make(x, y));
}

void light_grid_reset(struct light_grid *lights, struct grid grid)
{
    if (lights->first_row <= lights->last_row) {
        int rows = lights->last_row - lights->first_row + 1;
        memset(sums_from(lights, 0, lights->first_row), 0,
               (size_t)rows * (size_t)lights->grid.width * sizeof(uint64_t));
        memset(bit_grid_row(&lights->lit, lights->first_row), 0,
               (size_t)rows * lights->lit.row_words * sizeof(uint64_t));
    }
    lights->grid = grid;
    lights->lit.grid = grid;
    lights->lit.row_words = ((size_t)grid.width + 63) / 64;
    lights->first_row = grid.height;
    lights->last_row = -1;
}

static int width_of(struct area area)
{
    return area.last.x - area.first.x + 1;
}

void light_grid_clear(struct light_grid *lights, struct area area)
{
    for (int y = area.first.y; y <= area.last.y; y++) {
        memset(sums_from(lights, area.first.x, y), 0, (size_t)width_of(area) * sizeof(uint64_t));
        bit_grid_remove_run(&lights->lit, y, area.first.x, area.last.x);
    }
}

static void touch_rows(struct light_grid *lights, struct area area)
{
    lights->first_row = int_min(lights->first_row, area.first.y);
    lights->last_row = int_max(lights->last_row, area.last.y);
}

void light_grid_add_grid(struct light_grid *to, const struct light_grid *from, struct area area)
{
    if (area_is_empty(area))
        return;
    for (int y = area.first.y; y <= area.last.y; y++) {
        uint64_t *sums = sums_from(to, area.first.x, y);
        const uint64_t *others = sums_from(from, area.first.x, y);
        for (int i = 0; i < width_of(area); i++)
            sums[i] += others[i];
    }
    bit_grid_add(&to->lit, &from->lit, area);
    touch_rows(to, area);
}

void light_grid_subtract_grid(struct light_grid *to, const struct light_grid *from,
                              struct area area)
{
    for (struct point p = area_before(area); bit_grid_next(&from->lit, area, &p);) {
        size_t cell = grid_index(to->grid, p);
        to->sums[cell] -= from->sums[cell];
        bit_grid_put(&to->lit, p, to->sums[cell] != 0);
    }
}

static uint64_t sum_make(int red, int green, int blue)
{
    return (uint64_t)red | (uint64_t)green << LIGHT_SUM_BITS | (uint64_t)blue << 2 * LIGHT_SUM_BITS;
}

static uint64_t sum_of(struct light colour)
{
    return sum_make(colour.red, colour.green, colour.blue);
}

void light_grid_fill(struct light_grid *lights, struct light colour, struct area area)
{
    uint64_t sum = sum_of(colour);
    assert(light_brightness(colour) >= LIGHT_DIM_FROM);
    if (area_is_empty(area))
        return;
    for (int y = area.first.y; y <= area.last.y; y++) {
        uint64_t *sums = sums_from(lights, area.first.x, y);
        for (int i = 0; i < width_of(area); i++)
            sums[i] += sum;
        bit_grid_put_run(&lights->lit, y, area.first.x, area.last.x);
    }
    touch_rows(lights, area);
}

static uint8_t capped_channel(uint64_t sum, int channel)
{
    uint64_t value = sum >> channel * LIGHT_SUM_BITS & ((1 << LIGHT_SUM_BITS) - 1);
    return (uint8_t)(value < UINT8_MAX ? value : UINT8_MAX);
}

struct light light_of_sum(uint64_t sum)
{
    return (struct light){capped_channel(sum, 0), capped_channel(sum, 1), capped_channel(sum, 2)};
}

struct light light_grid_get_less(const struct light_grid *lights, struct point p, uint64_t part)
{
    bool is_inside = grid_contains(lights->grid, p);
    return light_of_sum(is_inside ? lights->sums[grid_index(lights->grid, p)] - part : 0);
}

struct light light_grid_get(const struct light_grid *lights, struct point p)
{
    return light_grid_get_less(lights, p, 0);
}

static uint32_t steps_a_square(int radius)
{
    return (LIGHT_FALLOFF_STEPS << 16) / (uint32_t)(radius * radius + radius + 1);
}

/* In 1/256: what leaves the least light of the colour. */
static int least_scale(struct light colour)
{
    int greatest = light_brightness(colour);
    assert(greatest >= LIGHT_DIM_FROM);
    return (LIGHT_DIM_FROM * 256 + greatest - 1) / greatest;
}

/* A source's light at a step of the falloff: scales all channels of its colour, as a sum, at once. */
static inline uint64_t light_at(uint64_t colour, int least, uint32_t step)
{
    return colour * (uint64_t)int_max(falloff[step], least) >> 8 &
           sum_make(UINT8_MAX, UINT8_MAX, UINT8_MAX);
}

/* The glow of such a source. Most have that of the last. */
static const struct light_glow *find_glow(struct light_grid *lights, int radius,
                                          struct light colour)
{
    struct light_glow *glow = &lights->glow;
    uint64_t sum = sum_of(colour);
    if (glow->radius == radius && glow->colour == sum)
        return glow;
    *glow = (struct light_glow){radius, sum, steps_a_square(radius), {0}};
    for (uint32_t step = 0; step < LIGHT_FALLOFF_STEPS; step++)
        glow->at[step] = light_at(sum, least_scale(colour), step);
    return glow;
}

uint64_t light_sum(int radius, struct light colour, struct point offset)
{
    uint32_t square = (uint32_t)(offset.x * offset.x + offset.y * offset.y);
    return light_at(sum_of(colour), least_scale(colour), square * steps_a_square(radius) >> 16);
}

uint64_t light_cast_sum(const struct light_cast *cast, struct light colour, struct point p)
{
    struct point offset = point_subtract(p, cast->source);
    bool is_near = point_chebyshev(p, cast->source) <= cast->radius;
    return is_near && cast->rows[offset.y + cast->radius] >> (offset.x + cast->radius) & 1
               ? light_sum(cast->radius, colour, offset)
               : 0;
}

/* Some cells of a row: bit i is the cell i to the right of p, which lies at that offset from a source. */
struct lit_row {
    struct point p;
    struct point offset;
    uint64_t cells;
};

/* Takes the first run of cells out of a row: the cells first .. end - 1. */
static inline int take_run(uint64_t *cells, int *end)
{
    int first = bit_lowest(*cells);
    uint64_t ends = ~*cells & UINT64_MAX << first;
    *end = ends ? bit_lowest(ends) : 64;
    *cells = ends ? *cells & UINT64_MAX << *end : 0;
    return first;
}

/* The light of the i-th cell of a row, as a sum. */
static inline uint64_t light_in(const struct light_glow *glow, const struct lit_row *row, int i)
{
    int dx = row->offset.x + i;
    int square = dx * dx + row->offset.y * row->offset.y;
    return glow->at[(uint32_t)square * glow->steps_a_square >> 16];
}

static void add_lit_row(struct light_grid *lights, const struct light_glow *glow,
                        const struct lit_row *row)
{
    uint64_t *sums = sums_from(lights, 0, row->p.y);
    int end;
    for (uint64_t left = row->cells; left;)
        for (int i = take_run(&left, &end); i < end; i++)
            sums[row->p.x + i] += light_in(glow, row, i);
    bit_grid_put_window(&lights->lit, row->p, row->cells);
}

static void subtract_lit_row(struct light_grid *lights, const struct light_glow *glow,
                             const struct lit_row *row)
{
    uint64_t *sums = sums_from(lights, 0, row->p.y);
    uint64_t dark = 0;
    int end;
    for (uint64_t left = row->cells; left;)
        for (int i = take_run(&left, &end); i < end; i++) {
            uint64_t *sum = &sums[row->p.x + i];
            *sum -= light_in(glow, row, i);
            dark |= (uint64_t)(*sum == 0) << i;
        }
    bit_grid_remove_window(&lights->lit, row->p, dark);
}

/* Which of the 64 cells from x on are in the area. */
static uint64_t columns_within(struct area area, int x)
{
    int first = int_max(area.first.x - x, 0);
    int last = int_min(area.last.x - x, 63);
    return first <= last ? bit_run(first, last) : 0;
}

typedef void change_row(struct light_grid *lights, const struct light_glow *glow,
                        const struct lit_row *row);

/* Changes the rows of a cast within the area. */
static inline void change_rows(struct light_grid *lights, const struct light_cast *cast,
                               struct light colour, struct area area, change_row *change)
{
    struct area reach = area_intersect(area, area_around(cast->source, cast->radius, lights->grid));
    if (area_is_empty(reach))
        return;
    const struct light_glow *glow = find_glow(lights, cast->radius, colour);
    struct point corner = {cast->source.x - cast->radius, cast->source.y - cast->radius};
    uint64_t columns = columns_within(reach, corner.x);
    for (int y = reach.first.y; y <= reach.last.y; y++) {
        struct lit_row row = {.p = {corner.x, y},
                              .offset = {-cast->radius, y - cast->source.y},
                              .cells = cast->rows[y - corner.y] & columns};
        if (row.cells)
            change(lights, glow, &row);
    }
    touch_rows(lights, reach);
}

void light_grid_add(struct light_grid *lights, const struct light_cast *cast, struct light colour,
                    struct area area)
{
    change_rows(lights, cast, colour, area, add_lit_row);
}

void light_grid_subtract(struct light_grid *lights, const struct light_cast *cast,
                         struct light colour, struct area area)
{
    change_rows(lights, cast, colour, area, subtract_lit_row);
}
