/* The list of all that can be done, and the bar, which names some of it. */
#include "support/check.h"

#include "ui/view/action_bar.h"
#include "ui/view/action_list.h"

#include <string.h>

static void each_action_has_one_row(void **unused)
{
    struct action_list list;
    (void)unused;
    action_list_make(&list, NULL);
    assert_in_range(list.count, 20, BINDINGS_MAX);
    for (int row = 0; row < list.count; row++)
        assert_int_equal(action_list_find(&list, list.actions[row]->name), row);
}

static void walking_boons_and_the_list_itself_are_not_on_it(void **unused)
{
    static const char *const names[] = {"step-up", "run-up", "boon-1", "actions"};
    struct action_list list;
    (void)unused;
    action_list_make(&list, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        assert_non_null(binding_named(bindings_default(), names[i]));
        assert_int_equal(action_list_find(&list, names[i]), -1);
    }
}

static void all_else_that_has_a_key_is_on_it(void **unused)
{
    const struct bindings *all = bindings_default();
    struct action_list list;
    (void)unused;
    action_list_make(&list, NULL);
    for (int i = 0; i < all->count; i++) {
        const char *name = all->rows[i].name;
        bool is_other = strncmp(name, "boon-", 5) == 0 || strcmp(name, "actions") == 0;
        if (!binding_walks(&all->rows[i]) && !is_other && action_list_find(&list, name) < 0)
            fail_msg("%s is not on it", name);
    }
}

static void what_the_bar_names_is_on_it(void **unused)
{
    struct action_list list;
    (void)unused;
    action_list_make(&list, NULL);
    for (int screen = 0; screen < SCREEN_COUNT; screen++)
        for (const struct bar_action *key = action_bar_keys((enum screen)screen); key->does; key++)
            if (key->name && action_list_find(&list, key->name) < 0)
                fail_msg("screen %d: nothing is called %s", screen, key->name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_action_has_one_row),
        cmocka_unit_test(walking_boons_and_the_list_itself_are_not_on_it),
        cmocka_unit_test(all_else_that_has_a_key_is_on_it),
        cmocka_unit_test(what_the_bar_names_is_on_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
