#include "ui/art/shapes.h"

#include "base/array.h"

#include <stdlib.h>

#define EDGE_COLOUR 0x0d0c12
#define DIGIT_WIDTH 3
#define DIGIT_HEIGHT 5
#define DIGITS_MAX 5
#define PLUS 10

static void dot(struct canvas *canvas, int x, int y, uint32_t colour, int alpha)
{
    canvas_shade(canvas, (struct rectangle){x, y, 1, 1}, colour, alpha);
}

/* One pixel in each octant of a ring; pixels on two octants are drawn once. */
static void dots_of_ring(struct canvas *canvas, int x, int y, int dx, int dy, uint32_t colour,
                         int alpha)
{
    for (int part = 0; part < 8; part++) {
        int across = part & 4 ? dy : dx;
        int down = part & 4 ? dx : dy;
        bool is_double =
            (part & 1 && across == 0) || (part & 2 && down == 0) || (part & 4 && dx == dy);
        if (!is_double)
            dot(canvas, x + (part & 1 ? -across : across), y + (part & 2 ? -down : down), colour,
                alpha);
    }
}

void shapes_ring(struct canvas *canvas, int x, int y, int radius, uint32_t colour, int alpha)
{
    int dx = radius;
    int error = 1 - radius;
    for (int dy = 0; radius > 0 && dy <= dx; dy++) {
        dots_of_ring(canvas, x, y, dx, dy, colour, alpha);
        if (error > 0)
            error -= 2 * --dx;
        error += 2 * dy + 3;
    }
}

/* A slanted one is the corner of a square. Each arm goes back from the tip by a step of its own. */
void shapes_chevron(struct canvas *canvas, struct point tip, struct point way, int length,
                    uint32_t colour)
{
    const struct point slanted[] = {{way.x, 0}, {0, way.y}};
    const struct point straight[] = {{way.x + way.y, way.y + way.x},
                                     {way.x - way.y, way.y - way.x}};
    const struct point *steps = way.x != 0 && way.y != 0 ? slanted : straight;
    for (int arm = 0; arm < 2; arm++)
        for (int i = 0; i < length; i++)
            dot(canvas, tip.x - steps[arm].x * i, tip.y - steps[arm].y * i, colour, 255);
}

void shapes_sparks(struct canvas *canvas, int x, int y, int count, int reach, int done,
                   uint32_t colour)
{
    static const struct {
        int x;
        int y;
    } ways[] = {{7, -2}, {-5, -5}, {2, 7}, {-7, 1}, {4, -6}, {-3, 6}, {6, 4}, {-1, -8}};
    const int kinds = ARRAY_LENGTH(ways);
    int off = reach * (512 - done) * done / 65536; /* slowing down */
    for (int i = 0; i < count; i++) {
        int far = 8 - i % 3;
        int way_x = ways[i % kinds].x * far / 8;
        int way_y = ways[i % kinds].y * far / 8;
        dot(canvas, x + way_x * off / 8, y + way_y * off / 8, colour, 255 - done * done / 255);
    }
}

void shapes_star(struct canvas *canvas, int x, int y, int length, uint32_t colour, int alpha)
{
    dot(canvas, x, y, 0xffffff, alpha);
    for (int i = 1; i <= length; i++) {
        int faint = alpha * (length + 1 - i) / (length + 1);
        dot(canvas, x + i, y, colour, faint);
        dot(canvas, x - i, y, colour, faint);
        dot(canvas, x, y + i, colour, faint);
        dot(canvas, x, y - i, colour, faint);
    }
}

/* Digits by row, three bits each, the top row in the highest bits. */
static bool has_dot(int digit, int x, int y)
{
    static const int rows[] = {075557, 026227, 071747, 071717, 055711, 074717,
                               074757, 071122, 075757, 075717, 002720};
    if (x < 0 || x >= DIGIT_WIDTH || y < 0 || y >= DIGIT_HEIGHT)
        return false;
    return rows[digit] >> (3 * (DIGIT_HEIGHT - 1 - y) + DIGIT_WIDTH - 1 - x) & 1;
}

static bool is_beside_dot(int digit, int x, int y)
{
    for (int i = 0; i < 9; i++)
        if (has_dot(digit, x - 1 + i % 3, y - 1 + i / 3))
            return true;
    return false;
}

static void draw_digit(struct canvas *canvas, int digit, int x, int y, uint32_t colour, int alpha,
                       bool is_edge)
{
    for (int row = -1; row <= DIGIT_HEIGHT; row++)
        for (int column = -1; column <= DIGIT_WIDTH; column++) {
            bool is_drawn =
                is_edge ? is_beside_dot(digit, column, row) : has_dot(digit, column, row);
            if (is_drawn)
                dot(canvas, x + column, y + row, is_edge ? EDGE_COLOUR : colour, alpha);
        }
}

void shapes_number(struct canvas *canvas, int x, int y, int number, uint32_t colour, int alpha)
{
    bool is_gain = number < 0;
    number = abs(number);
    int digits[DIGITS_MAX];
    int count = 0;
    do {
        digits[count++] = number % 10;
        number /= 10;
    } while (number > 0 && count < DIGITS_MAX - 1);
    if (is_gain)
        digits[count++] = PLUS;
    int left = x - (count * (DIGIT_WIDTH + 1) - 1) / 2;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < count; i++)
            draw_digit(canvas, digits[count - 1 - i], left + i * (DIGIT_WIDTH + 1), y, colour,
                       alpha, pass == 0);
}

void shapes_border(struct canvas *canvas, int width, uint32_t colour, int alpha)
{
    for (int i = 0; i < width; i++) {
        int part = alpha * (width - i) * (width - i) / (width * width);
        struct rectangle inner = {i, i, canvas->width - 2 * i, canvas->height - 2 * i};
        if (inner.width <= 2 || inner.height <= 2 || part == 0)
            return;
        canvas_shade(canvas, (struct rectangle){i, i, inner.width, 1}, colour, part);
        canvas_shade(canvas, (struct rectangle){i, i + inner.height - 1, inner.width, 1}, colour,
                     part);
        canvas_shade(canvas, (struct rectangle){i, i + 1, 1, inner.height - 2}, colour, part);
        canvas_shade(canvas, (struct rectangle){i + inner.width - 1, i + 1, 1, inner.height - 2},
                     colour, part);
    }
}
