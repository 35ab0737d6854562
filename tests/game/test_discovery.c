/* Cells seen for the first time: items always, places of a kind once; an item on a place comes before the place. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/sights.h"

#define WORDS_MAX 8

static uint64_t words[WORDS_MAX];
static struct bit_grid known = {.words = words};

/* Two cages; the one at (4, 1) comes first in reading order. */
static struct state *open_cages(void)
{
    struct state *state = game_picture_plain("###########\n"
                                             "#...8.8...#\n"
                                             "#....@....#\n"
                                             "###########\n",
                                             8);
    sights_note_seen(state, &known);
    bit_grid_clear(&known);
    return state;
}

static void lay(struct state *state, int x)
{
    struct level *level = state_level(state);
    level->memory[grid_index(level->grid, point_make(x, 1))].item = ITEM_PEBBLES;
}

static void check_found(const struct state *state, int count, int x, int other)
{
    struct sights_new found;
    sights_find_new(state, &known, &found);
    assert_int_equal(found.count, count);
    if (count > 0)
        assert_int_equal(found.at[0].x, x);
    if (count > 1)
        assert_int_equal(found.at[1].x, other);
}

static void only_the_first_of_two_places_of_a_kind_is_found(void **unused)
{
    struct state *state = open_cages();
    check_found(state, 1, 4, 0);
    state_destroy(state);
    (void)unused;
}

static void a_place_below_an_item_does_not_hide_the_next_of_its_kind(void **unused)
{
    struct state *state = open_cages();
    lay(state, 4);
    check_found(state, 2, 4, 6);
    state_destroy(state);
    (void)unused;
}

static void a_place_of_a_known_kind_is_found_only_for_an_item_on_it(void **unused)
{
    struct state *state = open_cages();
    bit_grid_put(&known, point_make(4, 1), true);
    check_found(state, 0, 0, 0);
    lay(state, 6);
    check_found(state, 1, 6, 0);
    state_destroy(state);
    (void)unused;
}

static void a_known_place_is_not_found_again_with_an_item_on_it(void **unused)
{
    struct state *state = open_cages();
    lay(state, 4);
    bit_grid_put(&known, point_make(4, 1), true);
    check_found(state, 0, 0, 0);
    sights_note_seen(state, &known);
    lay(state, 6);
    check_found(state, 0, 0, 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_the_first_of_two_places_of_a_kind_is_found),
        cmocka_unit_test(a_place_below_an_item_does_not_hide_the_next_of_its_kind),
        cmocka_unit_test(a_place_of_a_known_kind_is_found_only_for_an_item_on_it),
        cmocka_unit_test(a_known_place_is_not_found_again_with_an_item_on_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
