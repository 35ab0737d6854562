/* The sight lab, pixel by pixel. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

static const char map[] = "########################\n"
                          "#......#...............#\n"
                          "#..........#...#...#...#\n"
                          "#......#...............#\n"
                          "#...#..+....@..#...#...#\n"
                          "#......#...............#\n"
                          "#......#...#...#...#...#\n"
                          "########################\n";

/* No two machines take the same time. */
static void set_times(struct ui *ui)
{
    for (int i = 0; i < fov_count(); i++)
        ui->context.lab.nanoseconds[i] = 100 * (i + 1);
}

static void check(const char *name, const char *keys)
{
    struct ui_options options = ui_bench_options(map, 960, 600);
    options.setup.is_revealed = true;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, keys);
    ui_bench_draw(ui);
    set_times(ui);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void rays_to_a_ring_beside_exact_sight(void **state)
{
    (void)state;
    check("lab", "<F3>4<Enter><Enter><Enter><Enter>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rays_to_a_ring_beside_exact_sight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
