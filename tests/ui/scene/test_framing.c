/* Where the window of the map is placed, over drawn floors: by the hero, and the creatures in view. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/integer.h"
#include "ui/art/tileset.h"
#include "ui/scene/framing.h"

/* A room at the left of much rock, seen by a hero in its lower left corner. */
static const char room[] = "##################################################\n"
                           "#..............###################################\n"
                           "#..............###################################\n"
                           "#..............###################################\n"
                           "#..............###################################\n"
                           "#..............###################################\n"
                           "#..............###################################\n"
                           "#@.............###################################\n"
                           "##################################################\n"
                           "##################################################\n"
                           "##################################################\n"
                           "##################################################\n"
                           "##################################################\n"
                           "##################################################\n"
                           "##################################################\n";

/* A hall that no window shows at once. */
static const char hall[] =
    "######################################################################\n"
    "#....................................................................#\n"
    "#....................................................................#\n"
    "#..................................@.................................#\n"
    "#....................................................................#\n"
    "######################################################################\n";

static int pixels(int cells)
{
    return cells * TILE_SIDE;
}

static int middle(int cell)
{
    return pixels(cell) + TILE_SIDE / 2;
}

static struct framing framing_in(const struct state *state, int across, int down)
{
    struct point hero = state_hero_const(state)->position;
    return framing_of(state, point_make(middle(hero.x), middle(hero.y)), pixels(across),
                      pixels(down));
}

/* Whether the window has that cell in it, whole. */
static bool has(int start, int size, int cell)
{
    return start <= pixels(cell) && pixels(cell + 1) <= start + size;
}

static void test_the_hero_is_in_the_middle(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    for (int x = 15; x < 55; x++) {
        level_move_actor(state_level(game), game->hero, point_make(x, 3));
        struct framing framing = framing_in(game, 21, 6);
        assert_int_equal(framing_place(&framing.x, pixels(21)), pixels(x - 10));
    }
    state_destroy(game);
}

/* A third from the edges, the hero comes first: beyond the level there is nothing to see, but the panel must not be near. */
static void beyond_the_level_no_more_is_shown_than_keeps_the_hero_a_third_inside(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    int size = pixels(21);
    for (int x = 1; x < 69; x++) {
        level_move_actor(state_level(game), game->hero, point_make(x, 3));
        struct framing framing = framing_in(game, 21, 6);
        int in_level = pixels(int_min(int_max(x - 10, 0), 70 - 21));
        int most_right = middle(x) - size / 3;
        int most_left = middle(x) + size / 3 - size;
        assert_int_equal(framing_place(&framing.x, size),
                         int_max(int_min(in_level, most_right), most_left));
    }
    state_destroy(game);
}

static void test_a_floor_that_fits_is_shown_whole(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(room, 40);
    struct framing framing = framing_in(game, 80, 40);
    int x = framing_place(&framing.x, pixels(80));
    int y = framing_place(&framing.y, pixels(40));
    assert_true(has(x, pixels(80), 0) && has(x, pixels(80), 49));
    assert_true(has(y, pixels(40), 0) && has(y, pixels(40), 14));
    state_destroy(game);
}

/* A dark hall too long for the window, with something that shines at its end. */
static void test_eyes_draw_it_up_to_a_third(void **state)
{
    (void)state;
    struct state *game = game_picture("#########################################\n"
                                      "#...............@.........r.............#\n"
                                      "#########################################\n");
    assert_int_equal(game->vision.eye_count, 1);
    for (int across = 9; across < 40; across++) {
        struct framing framing = framing_in(game, across, 3);
        int size = pixels(across);
        int start = framing_place(&framing.x, size);
        assert_true(middle(16) - start >= size / 3);
        assert_true(start >= middle(16) - size / 2);
        if (across >= 19)
            assert_true(has(start, size, game->vision.eyes[0].x));
    }
    state_destroy(game);
}

static void test_the_hero_is_in_windows_of_all_sizes(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    for (int size = TILE_SIDE; size < 900; size += 7) {
        struct framing framing = framing_of(game, point_make(middle(35), middle(3)), size, size);
        int x = framing_place(&framing.x, size);
        int y = framing_place(&framing.y, size);
        assert_true(has(x, size, 35));
        assert_true(has(y, size, 3));
    }
    state_destroy(game);
}

static void test_under_the_mouse_it_may_stay_longer(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    struct framing framing = framing_in(game, 24, 6);
    const int size = pixels(24);
    assert_true(framing_may_stay(&framing.x, pixels(35 - 4), size));
    assert_false(framing_may_stay(&framing.x, pixels(35 - 3), size));
    state_destroy(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_hero_is_in_the_middle),
        cmocka_unit_test(beyond_the_level_no_more_is_shown_than_keeps_the_hero_a_third_inside),
        cmocka_unit_test(test_a_floor_that_fits_is_shown_whole),
        cmocka_unit_test(test_eyes_draw_it_up_to_a_third),
        cmocka_unit_test(test_the_hero_is_in_windows_of_all_sizes),
        cmocka_unit_test(test_under_the_mouse_it_may_stay_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
