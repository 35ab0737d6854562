/* Reduced motion: what a command brought about is shown at once, not on its way. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "ui/scene/stage_effects.h"

#include <string.h>

static const char map[] = "##############################################\n"
                          "#@...........................................#\n"
                          "##############################################\n";

static struct ui_options options;

static void step_east(struct ui *ui, int times)
{
    for (int i = 0; i < times; i++)
        ui_key(ui, (struct key){'l', 0});
}

static void test_light_follows_the_hero_at_once(void **state)
{
    (void)state;
    options = ui_bench_options(map, 640, 400);
    options.is_still = true;
    struct ui *ui = ui_bench_open(&options);
    step_east(ui, 20);
    struct point hero = state_hero_const(game_state(ui->context.game))->position;
    for (int dx = -3; dx <= 3; dx++) {
        size_t cell = grid_index(ui->display.stage.grid, point_make(hero.x + dx, hero.y));
        assert_int_equal(ui->display.stage.shown[cell].presence, 255);
        assert_memory_equal(&ui->display.stage.shown[cell], &ui->display.stage.target[cell],
                            sizeof(struct shade));
    }
    ui_bench_close(ui);
}

static void test_the_noise_of_steps_draws_no_ring(void **state)
{
    (void)state;
    options = ui_bench_options(map, 640, 400);
    options.is_still = true;
    struct ui *ui = ui_bench_open(&options);
    step_east(ui, 2);
    assert_int_equal(ui->display.stage.effects.count, 0);
    ui_bench_close(ui);
}

static bool shows_number(const struct ui *ui)
{
    const struct stage *stage = &ui->display.stage;
    for (int i = 0; i < stage->effects.count; i++)
        if (stage->effects.list[i].kind == STAGE_EFFECT_AMOUNT &&
            stage_effects_progress(&stage->effects, &stage->effects.list[i], stage->now, true) >= 0)
            return true;
    return false;
}

/* Without any key; before and after that nothing is drawn. */
static void test_the_number_of_a_blow_goes_away(void **state)
{
    (void)state;
    options = ui_bench_options("######\n#.@m.#\n######\n", 640, 400);
    options.is_still = true;
    struct ui *ui = ui_host_open(&options);
    ui_host_type(ui, "l");
    assert_true(shows_number(ui));
    int wait = ui_timeout_ms(ui);
    assert_in_range(wait, 1, STAGE_AMOUNT_MS);
    SDL_Delay((uint32_t)wait);
    for (int i = 0; i < 3; i++)
        ui_host_frame(ui);
    assert_false(shows_number(ui));
    assert_int_equal(ui_timeout_ms(ui), -1);
    ui_host_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_light_follows_the_hero_at_once),
        cmocka_unit_test(test_the_noise_of_steps_draws_no_ring),
        cmocka_unit_test(test_the_number_of_a_blow_goes_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
