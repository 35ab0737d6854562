/* Pages cut in parts: nothing is lost or drawn twice. */
#include "support/check.h"
#include "ui/view/page_parts.h"

#include <stdlib.h>

static struct display *display;

static int set_up(void **unused)
{
    display = calloc(1, sizeof *display);
    assert_non_null(display);
    display->layout.text_scale = 2;
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    free(display);
    (void)unused;
    return 0;
}

static struct page page_of(int width, int height)
{
    return (struct page){.display = display, .area = {10, 20, width, height}};
}

static void assert_area(const struct page *page, int x, int y, int width, int height)
{
    struct rectangle area = {x, y, width, height};
    assert_memory_equal(&page->area, &area, sizeof area);
}

static void a_foot_is_the_lowest_part(void **unused)
{
    struct page page = page_of(100, 50);
    struct page foot = page_parts_cut_foot(&page, 15);
    assert_area(&page, 10, 20, 100, 35);
    assert_area(&foot, 10, 55, 100, 15);
    (void)unused;
}

static void a_foot_higher_than_its_page_takes_all_of_it(void **unused)
{
    struct page page = page_of(100, 50);
    struct page foot = page_parts_cut_foot(&page, 80);
    assert_area(&page, 10, 20, 100, 0);
    assert_area(&foot, 10, 20, 100, 50);
    (void)unused;
}

static void columns_have_the_same_width_and_a_gap_between(void **unused)
{
    struct page page = page_of(220, 50);
    struct page right;
    assert_true(page_parts_split(&page, 110, 10, &right));
    assert_area(&page, 10, 20, 100, 50);
    assert_area(&right, 130, 20, 100, 50);
    (void)unused;
}

static void a_page_too_narrow_at_its_text_size_stays_whole(void **unused)
{
    struct page page = page_of(219, 50);
    struct page right;
    assert_false(page_parts_split(&page, 110, 10, &right));
    assert_area(&page, 10, 20, 219, 50);
    assert_area(&right, 10, 20, 219, 50);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_foot_is_the_lowest_part),
        TEST(a_foot_higher_than_its_page_takes_all_of_it),
        TEST(columns_have_the_same_width_and_a_gap_between),
        TEST(a_page_too_narrow_at_its_text_size_stays_whole),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
