#include "sight/light.h"

#include "sight/integer.h"

#include <assert.h>
#include <string.h>

#define FALLOFF_STEPS 32

/* Light is added in blocks of so many bytes, which may end so many cells behind a row. */
#define BLOCK 8
#define SPARE_CELLS ((BLOCK + 2) / 3)

/* What is left of a light, in 1/256, after each 1/32 of the square of its reach: the square of the
 * part of the way that is still to go. Full at the source, half at about half of the radius, hardly
 * falling where it fades into the least light. */
static const uint16_t falloff[FALLOFF_STEPS] = {
    256, 240, 225, 210, 196, 182, 169, 156, 144, 132, 121, 110, 100, 90, 81, 72,
    64,  56,  49,  42,  36,  30,  25,  20,  16,  12,  9,   6,   4,   2,  1,  0,
};

/* A source while it is added. */
struct glow {
    uint32_t steps_a_square;            /* of the falloff to one of squared distance, in 1/65536 */
    struct light shades[FALLOFF_STEPS]; /* what it gives at each step */
};

struct light_grid light_grid_take(struct arena *arena, struct grid grid)
{
    return (struct light_grid){
        .grid = grid,
        .cells = arena_take(arena, (grid_cells(grid) + SPARE_CELLS) * sizeof(struct light)),
        .lit = bit_grid_take(arena, grid),
        .first_row = grid.height,
        .last_row = -1,
    };
}

static struct light *cells_from(const struct light_grid *lights, int x, int y)
{
    return lights->cells + grid_index(lights->grid, point_make(x, y));
}

void light_grid_reset(struct light_grid *lights, struct grid grid)
{
    if (lights->first_row <= lights->last_row) {
        size_t rows = (size_t)(lights->last_row - lights->first_row + 1);
        memset(cells_from(lights, 0, lights->first_row), 0,
               rows * (size_t)lights->grid.width * sizeof(struct light));
        memset(bit_grid_row(&lights->lit, lights->first_row), 0,
               rows * lights->lit.row_words * sizeof(uint64_t));
    }
    lights->grid = grid;
    lights->lit.grid = grid;
    lights->lit.row_words = ((size_t)grid.width + 63) / 64;
    lights->first_row = grid.height;
    lights->last_row = -1;
}

static size_t row_bytes(struct area area)
{
    return (size_t)(area.last.x - area.first.x + 1) * sizeof(struct light);
}

void light_grid_clear(struct light_grid *lights, struct area area)
{
    for (int y = area.first.y; y <= area.last.y; y++) {
        memset(cells_from(lights, area.first.x, y), 0, row_bytes(area));
        bit_grid_remove_run(&lights->lit, y, area.first.x, area.last.x);
    }
}

static void touch_rows(struct light_grid *lights, struct area area)
{
    lights->first_row = at_most(lights->first_row, area.first.y);
    lights->last_row = at_least(lights->last_row, area.last.y);
}

void light_grid_copy(struct light_grid *to, const struct light_grid *from, struct area area)
{
    if (area_is_empty(area))
        return;
    for (int y = area.first.y; y <= area.last.y; y++)
        memcpy(cells_from(to, area.first.x, y), cells_from(from, area.first.x, y), row_bytes(area));
    bit_grid_copy(&to->lit, &from->lit, area);
    touch_rows(to, area);
}

struct light light_grid_get(const struct light_grid *lights, struct point p)
{
    if (!grid_contains(lights->grid, p))
        return (struct light){0, 0, 0};
    return lights->cells[grid_index(lights->grid, p)];
}

/* A light with 16 bits a channel, so that all are scaled at once. */
static uint64_t light_spread(struct light light)
{
    return light.red | (uint64_t)light.green << 16 | (uint64_t)light.blue << 32;
}

/* The light of which this is 256 times as much, spread. */
static struct light light_gathered(uint64_t scaled)
{
    return (struct light){(uint8_t)(scaled >> 8), (uint8_t)(scaled >> 24), (uint8_t)(scaled >> 40)};
}

static void glow_init(struct glow *glow, int radius, struct light colour)
{
    glow->steps_a_square = (FALLOFF_STEPS << 16) / (uint32_t)(radius * radius + radius + 1);
    int greatest = light_brightness(colour);
    int least_scale = (LIGHT_DIM_FROM * 256 + greatest - 1) / greatest;
    for (int i = 0; i < FALLOFF_STEPS; i++)
        glow->shades[i] =
            light_gathered(light_spread(colour) * (uint64_t)at_least(falloff[i], least_scale));
}

/* The sums of eight bytes with eight others, each at most 255. */
static uint64_t capped_sums(uint64_t a, uint64_t b)
{
    const uint64_t high_bits = UINT64_C(0x8080808080808080);
    uint64_t sums = ((a & ~high_bits) + (b & ~high_bits)) ^ ((a ^ b) & high_bits);
    uint64_t carries = ((a & b) | ((a | b) & ~sums)) & high_bits;
    return sums | (carries >> 7) * UINT8_MAX;
}

/* Adds light to light; behind the last of the added bytes there are zeros up to a whole block. */
static void add_capped(struct light *to, const struct light *added, size_t bytes)
{
    unsigned char *at = (unsigned char *)to;
    for (size_t i = 0; i < bytes; i += BLOCK) {
        uint64_t old;
        uint64_t more;
        memcpy(&old, at + i, BLOCK);
        memcpy(&more, (const unsigned char *)added + i, BLOCK);
        old = capped_sums(old, more);
        memcpy(at + i, &old, BLOCK);
    }
}

/* What a source gives at a squared distance that it reaches. */
static inline struct light glow_at(const struct glow *glow, int square)
{
    return glow->shades[(uint32_t)square * glow->steps_a_square >> 16];
}

/* Lights cells of a row: bit i is the cell i to the right of p, which lies at that offset from the
 * source. */
static void light_row(struct light_grid *lights, const struct glow *glow, struct point p,
                      struct point offset, uint64_t cells)
{
    struct light added[2 * LIGHT_RADIUS_MAX + 1 + SPARE_CELLS];
    int first = bit_lowest(cells);
    int last = bit_highest(cells);
    size_t bytes = (size_t)(last - first + 1) * sizeof(struct light);
    memset(added, 0, bytes + BLOCK);
    for (uint64_t left = cells; left; left &= left - 1) {
        int i = bit_lowest(left);
        int dx = offset.x + i;
        added[i - first] = glow_at(glow, dx * dx + offset.y * offset.y);
    }
    add_capped(cells_from(lights, p.x + first, p.y), added, bytes);
    bit_grid_put_window(&lights->lit, p, cells);
}

/* Those of 64 cells from x on that are in the area. */
static uint64_t columns_within(struct area area, int x)
{
    int first = at_least(area.first.x - x, 0);
    int last = at_most(area.last.x - x, 63);
    return first <= last ? bit_run(first, last) : 0;
}

void light_grid_add(struct light_grid *lights, const struct light_cast *cast, struct light colour,
                    struct area area)
{
    assert(light_brightness(colour) >= LIGHT_DIM_FROM);
    struct area reach = area_common(area, area_about(cast->source, cast->radius, lights->grid));
    if (area_is_empty(reach))
        return;
    struct glow glow;
    glow_init(&glow, cast->radius, colour);
    struct point corner = {cast->source.x - cast->radius, cast->source.y - cast->radius};
    uint64_t columns = columns_within(reach, corner.x);
    for (int y = reach.first.y; y <= reach.last.y; y++) {
        uint64_t cells = cast->rows[y - corner.y] & columns;
        if (cells)
            light_row(lights, &glow, point_make(corner.x, y),
                      point_make(-cast->radius, y - cast->source.y), cells);
    }
    touch_rows(lights, reach);
}
