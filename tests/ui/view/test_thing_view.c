/* Items in lists: what is said of one that is equipped. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/view/thing_view.h"

static const char *line_of(const struct state *state, struct inventory_item thing)
{
    static char line[120];
    struct text text = text_init(line, sizeof line);
    thing_view_write(state, &thing, &text);
    return line;
}

static void worn_is_said_of_only_one_of_several_equal_items(void **unused)
{
    struct state *state = game_picture("####\n#@.#\n####\n");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', true, 1}),
                        "a) a knife, equipped");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', true, 2}),
                        "a) 2 knives, one equipped");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_LEATHER, 'b', true, 1}),
                        "b) leather armour, equipped");
    assert_string_equal(line_of(state, (struct inventory_item){ITEM_KNIFE, 'a', false, 1}),
                        "a) a knife");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worn_is_said_of_only_one_of_several_equal_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
