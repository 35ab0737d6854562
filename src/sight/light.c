#include "sight/light.h"

#include "sight/circle.h"
#include "sight/integer.h"

#include <assert.h>
#include <string.h>

#define FALLOFF_STEPS 32

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
    struct light shades[FALLOFF_STEPS]; /* what it gives at each step of the falloff */
    uint32_t steps_a_square; /* steps of the falloff to one unit of squared distance, in 1/65536 */
};

struct light_grid light_grid_take(struct arena *arena, struct grid grid)
{
    return (struct light_grid){
        .grid = grid,
        .cells = arena_take(arena, grid_cells(grid) * sizeof(struct light)),
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

static struct light light_scaled(struct light light, int scale)
{
    return (struct light){
        (uint8_t)(light.red * scale / 256),
        (uint8_t)(light.green * scale / 256),
        (uint8_t)(light.blue * scale / 256),
    };
}

static struct glow glow_make(struct point source, int radius, struct light colour)
{
    struct glow glow = {.source = source};
    glow.steps_a_square = (FALLOFF_STEPS << 16) / (uint32_t)(radius * radius + radius + 1);
    int greatest = light_brightness(colour);
    int least_scale = (LIGHT_DIM_FROM * 256 + greatest - 1) / greatest;
    for (int i = 0; i < FALLOFF_STEPS; i++)
        glow.shades[i] = light_scaled(colour, falloff[i] > least_scale ? falloff[i] : least_scale);
    return glow;
}

static uint8_t capped_sum(int a, int b)
{
    return (uint8_t)at_most(a + b, 255);
}

static void light_add(struct light *to, struct light added)
{
    to->red = capped_sum(to->red, added.red);
    to->green = capped_sum(to->green, added.green);
    to->blue = capped_sum(to->blue, added.blue);
}

/* Lights the cells of the view in row y that are `half` or less to either side of the source. */
static void light_row(struct light_grid *lights, const struct view *view, const struct glow *glow,
                      int y, int half)
{
    const uint64_t *seen = bit_grid_row(&view->cells, y);
    struct light *row = lights->cells + (size_t)y * (size_t)lights->grid.width;
    int first = at_least(glow->source.x - half, 0);
    int last = at_most(glow->source.x + half, lights->grid.width - 1);
    int dy = y - glow->source.y;
    for (int word = first >> 6; word <= last >> 6; word++) {
        uint64_t cells = seen[word] & bit_run_in_word(word, first, last);
        for (; cells; cells &= cells - 1) {
            int x = word * 64 + bit_lowest(cells);
            int dx = x - glow->source.x;
            uint32_t square = (uint32_t)(dx * dx + dy * dy);
            light_add(&row[x], glow->shades[square * glow->steps_a_square >> 16]);
        }
    }
}

void light_grid_add(struct light_grid *lights, const struct view *view, struct point source,
                    int radius, struct light colour)
{
    assert(radius >= 0 && radius <= LIGHT_RADIUS_MAX && light_brightness(colour) >= LIGHT_DIM_FROM);
    assert(lights->grid.width == view->cells.grid.width);
    assert(lights->grid.height == view->cells.grid.height);
    struct glow glow = glow_make(source, radius, colour);
    int first = at_least(source.y - radius, view->first_row);
    int last = at_most(source.y + radius, view->last_row);
    for (int y = first; y <= last; y++)
        light_row(lights, view, &glow, y,
                  circle_half_width((long)radius * radius + radius, y - source.y));
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
