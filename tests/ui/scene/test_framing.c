/* Where the window of the map is placed, over drawn floors: by the hero, what is known, and what is in view. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/art/tileset.h"
#include "ui/scene/framing.h"

#include <string.h>

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

static void test_a_room_that_fits_is_shown_whole_from_anywhere(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(room, 40);
    struct framing framing = framing_in(game, 21, 11);
    for (int before = -60; before < 60; before++) {
        int x = framing_place(&framing.x, pixels(before), pixels(21));
        int y = framing_place(&framing.y, pixels(before), pixels(11));
        assert_true(has(x, pixels(21), 0) && has(x, pixels(21), 15));
        assert_true(has(y, pixels(11), 0) && has(y, pixels(11), 8));
    }
    state_destroy(game);
}

static void test_a_new_window_has_what_is_known_in_its_middle(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(room, 40);
    struct framing framing = framing_in(game, 31, 21);
    assert_int_equal(framing_begin(&framing.x, pixels(31)) + pixels(31) / 2, pixels(8));
    assert_int_equal(framing_begin(&framing.y, pixels(21)) + pixels(21) / 2, middle(4));
    framing = framing_in(game, 9, 5);
    int x = framing_begin(&framing.x, pixels(9));
    assert_true(has(x, pixels(9), 0) &&
                has(x, pixels(9), 3)); /* of more than fits, the hero's part */
    state_destroy(game);
}

static void test_the_hero_keeps_a_third_from_each_edge_with_ground_beyond(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    const int size = pixels(21);
    struct framing framing = framing_in(game, 21, 6);
    for (int before = 0; before < 60; before++) {
        int start = framing_place(&framing.x, pixels(before), size);
        assert_in_range(middle(35) - start, size / 3, size - size / 3);
    }
    state_destroy(game);
}

static void test_it_stays_while_all_is_well(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    const int size = pixels(21);
    struct framing framing = framing_in(game, 21, 6);
    for (int off = -3; off <= 3; off++) {
        int start = middle(35 + off) - size / 2;
        assert_int_equal(framing_place(&framing.x, start, size), start);
    }
    int y = framing_place(&framing.y, pixels(-1), pixels(8));
    assert_int_equal(framing_place(&framing.y, y, pixels(8)), y);
    state_destroy(game);
}

static void test_it_shows_no_empty_space_while_there_is_ground_beyond(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    level_move_actor(state_level(game), game->hero, point_make(3, 3));
    struct framing framing = framing_in(game, 21, 6);
    for (int before = -30; before < 30; before++)
        assert_in_range(framing_place(&framing.x, pixels(before), pixels(21)) + TILE_SIDE, 0,
                        TILE_SIDE);
    state_destroy(game);
}

static void test_ground_that_nobody_knows_counts_for_nothing(void **state)
{
    (void)state;
    struct state *game = game_picture(room);
    struct framing plain = framing_in(game, 21, 11);
    assert_true(plain.x.known.last <= pixels(18));
    assert_true(plain.y.known.last <= pixels(11));
    state_destroy(game);
}

/* A dark hall too long for the window, with something that shines at its end. */
static void test_eyes_are_shown_before_remembered_ground(void **state)
{
    (void)state;
    struct state *game = game_picture("##############################\n"
                                      "#.........@.........r........#\n"
                                      "##############################\n");
    assert_int_equal(game->vision.eye_count, 1);
    for (int x = 0; x < 30; x++) {
        size_t cell = grid_index(state_level(game)->grid, point_make(x, 1));
        level_remember(state_level(game), cell,
                       (struct memory){.terrain = state_level(game)->shown[cell]});
    }
    const int size = pixels(17);
    struct framing framing = framing_in(game, 17, 3);
    int start = framing_place(&framing.x, 0, size);
    assert_true(has(start, size, game->vision.eyes[0].x));
    assert_true(middle(10) - start >= size / 3);
    state_destroy(game);
}

/* A long lit hall: as many cells of it are in view at the left, but at the right there is a fire. */
static void test_a_brazier_in_view_is_shown(void **state)
{
    (void)state;
    struct state *game = game_picture_plain("################################\n"
                                            "#..............@.........&.....#\n"
                                            "################################\n",
                                            40);
    const int size = pixels(17);
    struct framing framing = framing_in(game, 17, 3);
    for (int before = 0; before < 30; before++)
        assert_true(has(framing_place(&framing.x, pixels(before), size), size, 25));
    state_destroy(game);
}

static void test_the_hero_is_in_windows_of_all_sizes(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    for (int size = TILE_SIDE; size < 900; size += 7) {
        struct framing framing = framing_of(game, point_make(middle(35), middle(3)), size, size);
        int x = framing_place(&framing.x, 0, size);
        int y = framing_place(&framing.y, 0, size);
        assert_true(has(x, size, 35));
        assert_true(has(y, size, 3));
    }
    state_destroy(game);
}

/* Walking to and fro a few steps must not scroll to and fro. */
static void test_a_few_steps_to_and_fro_scroll_once(void **state)
{
    (void)state;
    struct state *game = game_picture_plain(hall, 80);
    const int size = pixels(21);
    int start = 0;
    int scrolled = 0;
    for (int turn = 0; turn < 40; turn++) {
        level_move_actor(state_level(game), game->hero, point_make(35 + (turn % 2 ? 3 : -3), 3));
        struct framing framing = framing_in(game, 21, 6);
        int next = framing_place(&framing.x, start, size);
        scrolled += next != start;
        start = next;
    }
    assert_in_range(scrolled, 1, 2);
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
    assert_int_not_equal(framing_place(&framing.x, pixels(35 - 4), size), pixels(35 - 4));
    state_destroy(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_room_that_fits_is_shown_whole_from_anywhere),
        cmocka_unit_test(test_a_new_window_has_what_is_known_in_its_middle),
        cmocka_unit_test(test_the_hero_keeps_a_third_from_each_edge_with_ground_beyond),
        cmocka_unit_test(test_it_stays_while_all_is_well),
        cmocka_unit_test(test_it_shows_no_empty_space_while_there_is_ground_beyond),
        cmocka_unit_test(test_ground_that_nobody_knows_counts_for_nothing),
        cmocka_unit_test(test_eyes_are_shown_before_remembered_ground),
        cmocka_unit_test(test_a_brazier_in_view_is_shown),
        cmocka_unit_test(test_the_hero_is_in_windows_of_all_sizes),
        cmocka_unit_test(test_a_few_steps_to_and_fro_scroll_once),
        cmocka_unit_test(test_under_the_mouse_it_may_stay_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
