/* The sight lab compares what every algorithm sees on the known part of a floor. */
#include "support/check.h"
#include "support/player.h"

#include "game/sight_lab.h"

static struct player *player;
static struct sight_lab lab;

static void open_on(const char *map, const char *keys)
{
    struct error error;
    player = player_start(map);
    player_press(player, keys);
    assert_true(sight_lab_open(&lab, game_state(player->game), &error));
}

static int close_all(void **state)
{
    (void)state;
    sight_lab_close(&lab);
    player_end(player);
    return 0;
}

static struct point hero(void)
{
    return state_hero_const(game_state(player->game))->position;
}

static void test_each_algorithm_sees_the_same_as_on_its_own(void **state)
{
    (void)state;
    open_on("###########\n"
            "#....#....#\n"
            "#..@......#\n"
            "#....#....#\n"
            "###########\n",
            "lh");
    sight_lab_look(&lab, hero(), 6);
    for (int i = 0; i < fov_count(); i++)
        for (size_t cell = 0; cell < grid_cells(lab.opacity.grid); cell++) {
            struct point p = grid_point(lab.opacity.grid, cell);
            assert_int_equal(view_has(&lab.views[i], p),
                             fov_sees(fov_get(i), &lab.opacity, hero(), 6, p));
        }
    assert_int_equal(sight_lab_more(&lab, 0, 0), 0);
    int disc = fov_find("disc");
    assert_true(sight_lab_more(&lab, disc, 0) > 0);
    assert_int_equal(lab.results[disc].seen - lab.results[0].seen,
                     sight_lab_more(&lab, disc, 0) - sight_lab_more(&lab, 0, disc));
}

static void test_unknown_cells_reveal_nothing(void **state)
{
    (void)state;
    open_on("###############\n"
            "#.@.+........r#\n"
            "###############\n",
            "");
    sight_lab_look(&lab, hero(), 20);
    assert_true(opacity_blocks(&lab.opacity, point_make(6, 1)));
    assert_false(opacity_blocks(&lab.opacity, point_make(1, 1)));
    assert_false(view_has(&lab.views[0], point_make(6, 1)));
}

static void test_pairs_that_see_each_other_one_way_are_counted(void **state)
{
    (void)state;
    open_on("#############\n"
            "#...........#\n"
            "#.#...#...#.#\n"
            "#...#...#...#\n"
            "#..#..@...#.#\n"
            "#.....#..#..#\n"
            "#...........#\n"
            "#############\n",
            "kj");
    for (int i = 0; i < fov_count(); i++) {
        int max = 0;
        for (size_t cell = 0; cell < grid_cells(lab.opacity.grid); cell++) {
            struct point at = grid_point(lab.opacity.grid, cell);
            int count = 0;
            sight_lab_look(&lab, at, 8);
            for (size_t other = 0; other < grid_cells(lab.opacity.grid); other++) {
                struct point p = grid_point(lab.opacity.grid, other);
                bool is_floor =
                    !opacity_blocks(&lab.opacity, at) && !opacity_blocks(&lab.opacity, p);
                bool there = fov_sees(fov_get(i), &lab.opacity, at, 8, p);
                bool back = fov_sees(fov_get(i), &lab.opacity, p, 8, at);
                count += is_floor && there != back;
            }
            assert_int_equal(lab.results[i].one_way, count);
            max = count > max ? count : max;
        }
        if (fov_get(i)->properties & FOV_SYMMETRIC)
            assert_int_equal(max, 0);
        else
            assert_true(max > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_each_algorithm_sees_the_same_as_on_its_own, close_all),
        cmocka_unit_test_teardown(test_unknown_cells_reveal_nothing, close_all),
        cmocka_unit_test_teardown(test_pairs_that_see_each_other_one_way_are_counted, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
