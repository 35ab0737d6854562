#include "support/sight_reference.h"

#include "support/check.h"

#include "base/array.h"

#include <string.h>

struct task {
    const struct opacity *opacity;
    struct point origin;
    int radius;
    bool *seen;
};

static bool contains(const struct task *task, int dx, int dy)
{
    return grid_contains(task->opacity->grid, point_make(task->origin.x + dx, task->origin.y + dy));
}

static bool blocks(const struct task *task, int dx, int dy)
{
    return opacity_blocks(task->opacity, point_make(task->origin.x + dx, task->origin.y + dy));
}

static void see(const struct task *task, int dx, int dy)
{
    struct point p = {task->origin.x + dx, task->origin.y + dy};
    task->seen[p.y * task->opacity->grid.width + p.x] = true;
}

/* Whether a line continues after this cell; marks the cell as seen if the level has it. */
static bool see_and_pass(const struct task *task, int dx, int dy)
{
    if (!contains(task, dx, dy))
        return false;
    see(task, dx, dy);
    return !blocks(task, dx, dy);
}

/* --- shadowcast: a set of closed intervals of slopes, from which each row's walls are subtracted
 * --- */

struct fraction {
    int64_t over;
    int64_t under; /* positive */
};

struct interval {
    struct fraction low;
    struct fraction high;
};

struct intervals {
    struct interval at[4096];
    int count;
};

struct quadrant {
    const struct task *task;
    struct point down;   /* one row further */
    struct point across; /* one column further */
};

static int compare(struct fraction a, struct fraction b)
{
    int64_t difference = a.over * b.under - b.over * a.under;
    return (difference > 0) - (difference < 0);
}

static int quadrant_x(const struct quadrant *q, int d, int c)
{
    return d * q->down.x + c * q->across.x;
}

static int quadrant_y(const struct quadrant *q, int d, int c)
{
    return d * q->down.y + c * q->across.y;
}

static void keep(struct intervals *set, struct fraction low, struct fraction high)
{
    if (compare(low, high) < 0)
        set->at[set->count++] = (struct interval){low, high};
}

static void subtract_open(struct intervals *set, struct fraction low, struct fraction high)
{
    static struct intervals rest;
    rest.count = 0;
    for (int i = 0; i < set->count; i++) {
        struct interval old = set->at[i];
        keep(&rest, old.low, compare(old.high, low) < 0 ? old.high : low);
        keep(&rest, compare(old.low, high) > 0 ? old.low : high, old.high);
    }
    set->count = rest.count;
    memcpy(set->at, rest.at, sizeof rest.at[0] * (size_t)rest.count);
}

static bool is_seen(const struct intervals *set, bool blocking, int d, int c)
{
    struct fraction left = {2 * c - 1, 2 * d};
    struct fraction middle = {c, d};
    struct fraction right = {2 * c + 1, 2 * d};
    for (int i = 0; i < set->count; i++) {
        struct interval open = set->at[i];
        if (blocking && compare(left, open.high) < 0 && compare(open.low, right) < 0)
            return true;
        if (!blocking && compare(open.low, middle) <= 0 && compare(middle, open.high) <= 0)
            return true;
    }
    return false;
}

static void see_row(const struct quadrant *q, const struct intervals *set, int d)
{
    long r = q->task->radius;
    for (int c = -d; c <= d; c++) {
        int dx = quadrant_x(q, d, c);
        int dy = quadrant_y(q, d, c);
        bool is_near = r < 0 || (long)dx * dx + (long)dy * dy <= r * r + r;
        if (is_near && contains(q->task, dx, dy) && is_seen(set, blocks(q->task, dx, dy), d, c))
            see(q->task, dx, dy);
    }
}

static void subtract_row(const struct quadrant *q, struct intervals *set, int d)
{
    for (int c = -d; c <= d; c++) {
        int first = c;
        while (c <= d && blocks(q->task, quadrant_x(q, d, c), quadrant_y(q, d, c)))
            c++;
        if (c > first)
            subtract_open(set, (struct fraction){2 * first - 1, 2 * d},
                          (struct fraction){2 * (c - 1) + 1, 2 * d});
    }
}

static void see_quadrant(const struct quadrant *q)
{
    static struct intervals set;
    set.count = 0;
    keep(&set, (struct fraction){-1, 1}, (struct fraction){1, 1});
    int longer_side = grid_longer_side(q->task->opacity->grid);
    for (int d = 1; d < longer_side && set.count > 0; d++) {
        see_row(q, &set, d);
        subtract_row(q, &set, d);
    }
}

static void shadowcast(const struct task *task)
{
    const struct quadrant quadrants[] = {{task, {0, -1}, {1, 0}},
                                         {task, {0, 1}, {1, 0}},
                                         {task, {1, 0}, {0, 1}},
                                         {task, {-1, 0}, {0, 1}}};
    if (task->radius != 0)
        for (int i = 0; i < 4; i++)
            see_quadrant(&quadrants[i]);
}

/* --- raycast --- */

static int nearest(long double value)
{
    long double size = value < 0 ? -value : value;
    long double rest = size - (long)size - 0.5L;
    /* Products this near to a half are halves; the next nearest is a thousand times as far. */
    int rounded = (int)size + (rest > -1e-9L);
    return value < 0 ? -rounded : rounded;
}

/* By its series; degrees 0 .. 90. */
static long double cosine_to_90(int degrees)
{
    const long double pi = 3.14159265358979323846264338327950288L;
    long double square = (pi * degrees / 180) * (pi * degrees / 180);
    long double sum = 0;
    long double term = 1;
    for (int i = 1; i < 60; i += 2) {
        sum += term;
        term *= -square / (i * (i + 1));
    }
    return sum;
}

static long double cosine(int degrees)
{
    degrees = degrees % 360 > 180 ? 360 - degrees % 360 : degrees % 360;
    return degrees > 90 ? -cosine_to_90(180 - degrees) : cosine_to_90(degrees);
}

static void raycast(const struct task *task)
{
    for (int k = 0; k < 360; k++) {
        int ex = nearest(task->radius * cosine(k));
        int ey = nearest(task->radius * cosine(k + 270)); /* the sine */
        int d = abs(ex) > abs(ey) ? abs(ex) : abs(ey);
        for (int i = 1; i < d; i++)
            if (!see_and_pass(task, nearest((long double)i * ex / d),
                              nearest((long double)i * ey / d)))
                break;
    }
}

/* --- the Bresenham algorithms --- */

static struct point swapped(struct point p)
{
    return point_make(p.y, p.x);
}

/* The k-th cell from the smaller end a of a line that is not steep. */
static struct point from_smaller(struct point a, struct point b, int k)
{
    int dx = b.x - a.x;
    int dy = abs(b.y - a.y);
    int moved = dx == 0 ? 0 : (2 * k * dy + dx) / (2 * dx);
    return point_make(a.x + k, a.y + (b.y > a.y ? moved : -moved));
}

static void see_line(const struct task *task, int to_x, int to_y)
{
    struct point a = {0, 0};
    struct point b = {to_x, to_y};
    bool steep = abs(to_y) > abs(to_x);
    struct point to = steep ? swapped(b) : b;
    int length = abs(to.x);
    for (int i = 1; i <= length; i++) {
        struct point p = to.x < 0 ? from_smaller(to, a, length - i) : from_smaller(a, to, i);
        p = steep ? swapped(p) : p;
        if (!see_and_pass(task, p.x, p.y))
            return;
    }
}

static void bresenham_box(const struct task *task)
{
    int r = task->radius;
    for (int dy = -r; dy <= r; dy++)
        for (int dx = -r; dx <= r; dx += abs(dy) == r || dx == r ? 1 : 2 * r)
            see_line(task, dx, dy);
}

static bool is_on_ring(long square, long r)
{
    return r > 0 && square > r * r - r && square <= r * r + r;
}

static void bresenham_circle(const struct task *task)
{
    int r = task->radius;
    for (int dy = -r; dy <= r; dy++)
        for (int dx = -r; dx <= r; dx++) {
            long square = (long)dx * dx + (long)dy * dy;
            if (is_on_ring(square, r) || is_on_ring(square, r - 1))
                see_line(task, dx, dy);
        }
}

/* --- disc --- */

static void disc(const struct task *task)
{
    long r = task->radius;
    struct grid grid = task->opacity->grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            long dx = x - task->origin.x;
            long dy = y - task->origin.y;
            task->seen[y * grid.width + x] |= dx * dx + dy * dy <= r * r;
        }
}

static const struct {
    const char *name;
    void (*compute)(const struct task *);
} references[] = {
    {"shadowcast", shadowcast},
    {"raycast", raycast},
    {"bresenham-box", bresenham_box},
    {"bresenham-circle", bresenham_circle},
    {"disc", disc},
};

void sight_reference_compute(const char *algorithm, const struct opacity *opacity,
                             struct point origin, int radius, bool *seen)
{
    struct task task = {opacity, origin, radius, seen};
    memset(seen, 0, grid_cells(opacity->grid) * sizeof *seen);
    see(&task, 0, 0);
    if (radius < 0 && strcmp(algorithm, "shadowcast") != 0)
        task.radius = grid_longer_side(opacity->grid);
    for (size_t i = 0; i < ARRAY_LENGTH(references); i++)
        if (strcmp(references[i].name, algorithm) == 0) {
            references[i].compute(&task);
            return;
        }
    fail_msg("there is no reference for %s", algorithm);
}
