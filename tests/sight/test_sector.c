/* The places where an edge crosses lines with ties, and the last lines, against exact fractions. */
#include "support/check.h"

#include "sight/sector.h"

#define MIDDLE 28
#define DEPTH_MAX (GRID_SIDE_MAX - 1)

/* The quotient rounded down. */
static int64_t floor_of(int64_t over, int64_t under)
{
    return over >= 0 ? over / under : -((under - 1 - over) / under);
}

/* A sector without width, on the edge before a cell of the line at depth d, advanced to line D. */
static void check_edge(int d, int k, int D)
{
    struct sector edge;
    sector_cut_low(&edge, MIDDLE + k, MIDDLE, sector_half_cell(d));
    sector_cut_high(&edge, MIDDLE + k, MIDDLE, sector_half_cell(d));
    edge.low += (uint64_t)(D - d) * edge.low_slope; /* advanced one by one */
    edge.high += (uint64_t)(D - d) * edge.high_slope;
    int64_t place = (int64_t)(2 * MIDDLE + 1) * d + (int64_t)D * (2 * k - 1); /* in 1 / (2 * d) */
    int64_t cell = floor_of(place, 2 * d);
    uint64_t touched = place == cell * 2 * d ? 0 : UINT64_C(1) << 30;
    uint64_t held = place == cell * 2 * d + d ? UINT64_C(1) << 30 : 0;
    sector_shift(&edge, 30 - (int)cell);
    if (sector_first(&edge) != 30 || sector_touched(&edge) != touched || sector_held(&edge) != held)
        fail_msg("the edge before %d at depth %d, at depth %d", k, d, D);
}

static void ties_are_exact_at_every_depth(void **state)
{
    (void)state;
    for (int d = 1; d <= DEPTH_MAX; d++)
        for (int k = -d; k <= d + 1; k++) {
            for (int D = d; D <= DEPTH_MAX; D += d)
                check_edge(d, k, D);
            for (int D = d > DEPTH_MAX - 8 ? d : DEPTH_MAX - 8; D <= DEPTH_MAX; D++)
                check_edge(d, k, D);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ties_are_exact_at_every_depth)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
