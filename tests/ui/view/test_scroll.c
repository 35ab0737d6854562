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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_page_scrolls_until_a_frame_has_shown_its_end),
        cmocka_unit_test(a_page_scrolls_back_only_to_its_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
