/* Scrolling: as far as there is something, and never past the start. */
#include "support/check.h"

#include "ui/view/scroll.h"

static void a_page_scrolls_until_a_frame_has_shown_its_end(void **unused)
{
    struct scroll scroll = {.lines = 9};
    (void)unused;
    scroll_begin(&scroll);
    assert_int_equal(scroll.lines, 0);
    assert_true(scroll_by(&scroll, 6));
    assert_int_equal(scroll.lines, 6);
    scroll.has_more = false;
    assert_false(scroll_by(&scroll, 1));
    assert_int_equal(scroll.lines, 6);
}

static void a_page_scrolls_back_only_to_its_start(void **unused)
{
    struct scroll scroll = {.lines = 4};
    (void)unused;
    assert_true(scroll_by(&scroll, -6));
    assert_int_equal(scroll.lines, 0);
    assert_false(scroll_by(&scroll, -1));
    assert_int_equal(scroll.lines, 0);
}

static void a_list_moves_only_as_far_as_its_chosen_row_needs(void **unused)
{
    struct scroll scroll;
    (void)unused;
    scroll_begin(&scroll);
    assert_int_equal(scroll_list(&scroll, 10, 4, 3), 0);
    assert_int_equal(scroll_list(&scroll, 10, 4, 4), 1);
    assert_int_equal(scroll_list(&scroll, 10, 4, 9), 6);
    assert_int_equal(scroll_list(&scroll, 10, 4, 6), 6);
    assert_int_equal(scroll_list(&scroll, 10, 4, 5), 5);
    assert_int_equal(scroll_list(&scroll, 10, 4, 0), 0);
    assert_int_equal(scroll_list(&scroll, 3, 4, 2), 0);
}

static void a_list_that_becomes_shorter_shows_its_last_rows(void **unused)
{
    struct scroll scroll = {.first_row = 6};
    (void)unused;
    assert_int_equal(scroll_list(&scroll, 7, 4, 6), 3);
}

static void check_list_by(struct scroll *scroll, int rows, int first_row, int chosen_before,
                          int chosen)
{
    assert_true(scroll_list_by(scroll, rows, &chosen_before));
    assert_int_equal(scroll->first_row, first_row);
    assert_int_equal(chosen_before, chosen);
}

static void a_list_takes_the_chosen_row_along_only_if_it_leaves_the_view(void **unused)
{
    struct scroll scroll;
    (void)unused;
    scroll_begin(&scroll);
    scroll_list(&scroll, 10, 4, 0);
    check_list_by(&scroll, 1, 1, 0, 1);
    check_list_by(&scroll, 2, 3, 4, 4);
    check_list_by(&scroll, 9, 6, 4, 6);
    check_list_by(&scroll, -1, 5, 9, 8);
    check_list_by(&scroll, -9, 0, 8, 3);
}

static void a_list_that_is_shown_whole_does_not_scroll(void **unused)
{
    struct scroll scroll;
    int chosen = 2;
    (void)unused;
    scroll_begin(&scroll);
    assert_false(scroll_list_by(&scroll, 1, &chosen));
    scroll_list(&scroll, 4, 4, chosen);
    assert_false(scroll_list_by(&scroll, 1, &chosen));
    assert_int_equal(chosen, 2);
    scroll_list(&scroll, 5, 4, chosen);
    assert_true(scroll_list_by(&scroll, 1, &chosen));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_page_scrolls_until_a_frame_has_shown_its_end),
        cmocka_unit_test(a_page_scrolls_back_only_to_its_start),
        cmocka_unit_test(a_list_moves_only_as_far_as_its_chosen_row_needs),
        cmocka_unit_test(a_list_that_becomes_shorter_shows_its_last_rows),
        cmocka_unit_test(a_list_takes_the_chosen_row_along_only_if_it_leaves_the_view),
        cmocka_unit_test(a_list_that_is_shown_whole_does_not_scroll),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
