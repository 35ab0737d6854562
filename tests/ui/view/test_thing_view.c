/* Things in lists: which rows are shown, and what is said of one that is worn. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "ui/view/thing_view.h"

static void the_chosen_row_is_in_the_middle_but_near_the_ends(void **unused)
{
    static const struct {
        int chosen;
        int count;
        int first;
    } cases[] = {{0, 10, 0}, {2, 10, 0}, {3, 10, 1}, {6, 10, 4}, {8, 10, 5},
                 {9, 10, 5}, {2, 3, 0},  {4, 5, 0},  {0, 0, 0}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++)
        assert_int_equal(thing_view_first_row(cases[i].chosen, cases[i].count, 5), cases[i].first);
    (void)unused;
}

static const char *line_of(const struct state *state, struct inventory_item thing)
{
    static char line[120];
    struct text text = text_init(line, sizeof line);
    thing_view_write(state, &thing, &text);
    return line;
}

static void what_is_worn_is_said_of_one_of_several(void **unused)
{
    struct state *state = game_picture("####\n#@.#\n####\n");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', true, 1}),
                        "a) a knife, in hand");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', true, 2}),
                        "a) 2 x knife, one in hand");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_LEATHER, 'b', true, 1}),
                        "b) leather armour, worn");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', false, 1}),
                        "a) a knife");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_chosen_row_is_in_the_middle_but_near_the_ends),
        cmocka_unit_test(what_is_worn_is_said_of_one_of_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
