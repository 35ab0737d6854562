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
    struct point source;
    int radius;
    uint32_t square_end;            /* it reaches squared distances below this */
    uint32_t steps_a_square;        /* of the falloff to one of squared distance, in 1/65536 */
    uint64_t shades[FALLOFF_STEPS]; /* 256 times what it gives at each step, spread */
};

struct light_grid light_grid_take(struct arena *arena, struct grid grid)
{
    return (struct light_grid){
        .grid = grid,
        .cells = arena_take(arena, (grid_cells(grid) + SPARE_CELLS) * sizeof(struct light)),
        .capacity = grid_cells(grid),
        .first_row = grid.height,
        .last_row = -1,
    };
}

void light_grid_reset(struct light_grid *lights, struct grid grid)
{
    assert(grid_cells(grid) <= lights->capacity);
    if (lights->first_row <= lights->last_row) {
        size_t width = (size_t)lights->grid.width;
        size_t rows = (size_t)(lights->last_row - lights->first_row + 1);
        memset(lights->cells + (size_t)lights->first_row * width, 0,
               rows * width * sizeof(struct light));
    }
    lights->grid = grid;
    lights->first_row = grid.height;
    lights->last_row = -1;
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

static void glow_init(struct glow *glow, struct point source, int radius, struct light colour)
{
    glow->source = source;
    glow->radius = radius;
    glow->square_end = (uint32_t)(radius * radius + radius + 1);
    glow->steps_a_square = (FALLOFF_STEPS << 16) / glow->square_end;
    int greatest = light_brightness(colour);
    int least_scale = (LIGHT_DIM_FROM * 256 + greatest - 1) / greatest;
    for (int i = 0; i < FALLOFF_STEPS; i++)
        glow->shades[i] = light_spread(colour) * (uint64_t)at_least(falloff[i], least_scale);
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

/* What a source gives at this offset from it; none outside its radius. */
static inline struct light glow_at(const struct glow *glow, int dx, int dy)
{
    uint32_t square = (uint32_t)(dx * dx + dy * dy);
    if (square >= glow->square_end)
        return (struct light){0, 0, 0};
    return light_gathered(glow->shades[square * glow->steps_a_square >> 16]);
}

/* Lights the cells of the view in row y. */
static void light_row(struct light_grid *lights, const struct view *view, const struct glow *glow,
                      int y)
{
    const uint64_t *seen = bit_grid_row(&view->cells, y);
    int first = at_least(glow->source.x - glow->radius, 0);
    int last = at_most(glow->source.x + glow->radius, lights->grid.width - 1);
    size_t bytes = (size_t)(last - first + 1) * sizeof(struct light);
    struct light added[2 * LIGHT_RADIUS_MAX + 1 + SPARE_CELLS];
    memset(added, 0, bytes + BLOCK);
    for (int word = first >> 6; word <= last >> 6; word++) {
        uint64_t cells = seen[word] & bit_run_in_word(word, first, last);
        for (; cells; cells &= cells - 1) {
            int x = word * 64 + bit_lowest(cells);
            added[x - first] = glow_at(glow, x - glow->source.x, y - glow->source.y);
        }
    }
    add_capped(lights->cells + grid_index(lights->grid, point_make(first, y)), added, bytes);
}

void light_grid_add(struct light_grid *lights, const struct view *view, struct point source,
                    int radius, struct light colour)
{
    assert(radius >= 0 && radius <= LIGHT_RADIUS_MAX && light_brightness(colour) >= LIGHT_DIM_FROM);
    assert(lights->grid.width == view->cells.grid.width);
    assert(lights->grid.height == view->cells.grid.height);
    struct glow glow;
    glow_init(&glow, source, radius, colour);
    int first = at_least(source.y - radius, view->first_row);
    int last = at_most(source.y + radius, view->last_row);
    for (int y = first; y <= last; y++)
        light_row(lights, view, &glow, y);
    if (first > last)
        return;
    lights->first_row = at_most(lights->first_row, first);
    lights->last_row = at_least(lights->last_row, last);
}

static void light_raise(struct light *to, struct light other)
{
    to->red = other.red > to->red ? other.red : to->red;
    to->green = other.green > to->green ? other.green : to->green;
    to->blue = other.blue > to->blue ? other.blue : to->blue;
}

struct light light_shown(const struct light_grid *lights, const struct opacity *opacity,
                         const struct view *view, struct point viewer, struct point p)
{
    if (!opacity_blocks(opacity, p))
        return light_grid_get(lights, p);
    struct light shown = {0, 0, 0};
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if ((view_has(view, beside) && !opacity_blocks(opacity, beside)) ||
            point_is_equal(beside, viewer))
            light_raise(&shown, light_grid_get(lights, beside));
    }
    return shown;
}
