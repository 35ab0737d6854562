/* The layout: for every frame its parts lie within it, side by side, and the map is never lost. */
#include "support/check.h"

#include "ui/art/tileset.h"
#include "ui/view/layout.h"

struct frame {
    int width;
    int height;
    int zoom;
    int text_scale;
};

static bool is_within(struct rectangle inner, const struct frame *frame)
{
    return inner.x >= 0 && inner.y >= 0 && inner.width >= 0 && inner.height >= 0 &&
           inner.x + inner.width <= frame->width && inner.y + inner.height <= frame->height;
}

static bool overlap(struct rectangle a, struct rectangle b)
{
    struct rectangle both = rectangle_intersect(a, b);
    return both.width > 0 && both.height > 0;
}

static long area_of(struct rectangle r)
{
    return (long)r.width * r.height;
}

static const char *fault_of(const struct layout *layout, const struct frame *frame)
{
    const struct rectangle parts[] = {layout->map, layout->panel, layout->log, layout->bar};
    long covered = 0;
    for (int i = 0; i < 4; i++) {
        if (!is_within(parts[i], frame))
            return "a part lies outside";
        for (int j = 0; j < i; j++)
            if (overlap(parts[i], parts[j]))
                return "two parts overlap";
        covered += area_of(parts[i]);
    }
    if (covered != (long)frame->width * frame->height)
        return "a part of the frame is not used";
    if (!is_within(layout->map,
                   &(struct frame){layout->picture.width, layout->picture.height, 0, 0}) ||
        layout->picture.width != frame->width ||
        layout->picture.height + layout->bar.height != frame->height)
        return "the map does not fill what is above the bar";
    if (layout->map.width < 1 || layout->map.height < 1)
        return "there is no map";
    if (layout->zoom < 1 || layout->zoom > ZOOM_MAX || layout->text_scale < 1)
        return "it is not magnified by a whole number";
    return NULL;
}

static struct layout check(struct frame frame)
{
    struct layout layout = layout_of(frame.width, frame.height, frame.zoom, frame.text_scale);
    const char *fault = fault_of(&layout, &frame);
    if (fault)
        fail_msg("%dx%d, zoom %d, text %d: %s", frame.width, frame.height, frame.zoom,
                 frame.text_scale, fault);
    return layout;
}

static void check_touch(struct frame frame)
{
    struct layout layout = layout_of_touch(frame.width, frame.height, frame.zoom, frame.text_scale);
    const char *fault = fault_of(&layout, &frame);
    if (fault)
        fail_msg("for fingers, %dx%d, text %d: %s", frame.width, frame.height, frame.text_scale,
                 fault);
}

static void test_a_frame_for_fingers_is_divided_without_gap_or_overlap(void **state)
{
    (void)state;
    for (int text = 0; text <= TEXT_SCALE_MAX; text++)
        for (int height = 200; height <= 3000; height += 31)
            for (int width = 320; width <= 4000; width += 37)
                check_touch((struct frame){width, height, 0, text});
}

static void test_rows_of_buttons_fill_the_bar_below_the_status(void **state)
{
    (void)state;
    static const struct frame frames[] = {{390, 844, 0, 0}, {844, 390, 0, 0}, {1280, 720, 0, 0}};
    static const int rows[] = {2, 1, 1};
    for (int i = 0; i < 3; i++) {
        struct layout layout = layout_of_touch(frames[i].width, frames[i].height, 0, 0);
        struct rectangle last = layout_button_row(&layout, layout.button_rows - 1);
        struct rectangle status = layout_status(&layout);
        assert_int_equal(layout.button_rows, rows[i]);
        assert_int_equal(layout_button_row(&layout, 0).y, status.y + status.height);
        assert_int_equal(last.y + last.height, frames[i].height);
        assert_int_equal(status.height > 0, layout.panel.width == 0);
        assert_true(last.height >= 44); /* what a finger needs */
        assert_true(layout.zoom >= 2);
    }
}

static void test_every_frame_is_divided_without_gap_or_overlap(void **state)
{
    (void)state;
    for (int height = 200; height <= 3000; height += height < 1200 ? 1 : 7)
        for (int width = 320; width <= 4000; width += width < 1300 ? 1 : 11)
            check((struct frame){width, height, 0, 0});
}

static void test_the_same_holds_at_every_zoom_and_text_size(void **state)
{
    (void)state;
    for (int zoom = 0; zoom <= ZOOM_MAX; zoom++)
        for (int text = 0; text <= 8; text++)
            for (int height = 200; height <= 3000; height += 53)
                for (int width = 320; width <= 4000; width += 61)
                    check((struct frame){width, height, zoom, text});
}

/* A line of text is 12 high, and its box has 8 above and below it. */
static void test_the_log_has_a_line_at_every_text_size(void **state)
{
    (void)state;
    for (int text = 0; text <= TEXT_SCALE_MAX; text++)
        for (int height = 200; height <= 2200; height += 37) {
            struct layout layout = check((struct frame){height * 8 / 5, height, 0, text});
            assert_true(layout.log.height >= (12 + 16) * layout.text_scale);
            assert_true(layout.map.height * 3 >= layout.log.height);
        }
}

static void test_explicit_sizes_are_used(void **state)
{
    (void)state;
    for (int asked = 1; asked <= ZOOM_MAX; asked++) {
        struct layout layout = check((struct frame){1280, 720, asked, asked});
        assert_int_equal(layout.zoom, asked);
        assert_int_equal(layout.text_scale, asked);
    }
}

static void test_a_larger_frame_never_has_a_smaller_zoom(void **state)
{
    (void)state;
    struct layout smaller = layout_of(320, 200, 0, 0);
    for (int width = 321; width <= 4000; width++) {
        struct layout layout = layout_of(width, width * 5 / 8, 0, 0);
        assert_true(layout.text_scale >= smaller.text_scale);
        smaller = layout;
    }
    assert_true(smaller.text_scale > 1 && smaller.zoom > 1);
}

static void test_a_window_of_the_usual_size_has_all_four_parts(void **state)
{
    (void)state;
    struct layout layout = layout_of(1280, 720, 0, 0);
    assert_true(area_of(layout.panel) > 0 && area_of(layout.log) > 0 && area_of(layout.bar) > 0);
    assert_true(area_of(layout.map) > area_of(layout.panel) + area_of(layout.log));
}

static void test_a_tall_frame_of_a_phones_size_has_larger_text(void **state)
{
    (void)state;
    assert_int_equal(layout_of(390, 844, 0, 0).text_scale, 2);
    assert_int_equal(layout_of(390, 380, 0, 0).text_scale, 1);
    assert_int_equal(layout_of(300, 640, 0, 0).text_scale, 1);
}

static void test_in_a_tall_frame_the_map_is_as_wide_as_the_frame(void **state)
{
    (void)state;
    for (int width = 390; width < 1000; width += 61) {
        struct layout layout = layout_of(width, width + 200, 0, 0);
        assert_int_equal(layout.panel.width, 0);
        assert_int_equal(layout.map.width, width);
    }
}

static void test_a_hint_takes_up_to_half_of_the_map_and_nothing_else(void **state)
{
    (void)state;
    for (int height = 10; height < 600; height += 59) {
        struct layout without = layout_of(960, 580, 0, 0);
        struct layout layout = without;
        assert_int_equal(area_of(without.hint), 0);
        layout_give_hint(&layout, height);
        int half = without.map.height / 2;
        assert_int_equal(layout.hint.height, height < half ? height : half);
        assert_int_equal(layout.map.height + layout.hint.height, without.map.height);
        assert_int_equal(layout.hint.y, layout.map.y + layout.map.height);
        assert_int_equal(layout.hint.width, layout.map.width);
        assert_memory_equal(&layout.log, &without.log, sizeof layout.log);
        assert_memory_equal(&layout.panel, &without.panel, sizeof layout.panel);
    }
}

static void test_the_panel_takes_up_to_a_third_of_the_width(void **state)
{
    (void)state;
    for (int width = 160; width <= 2000; width++)
        for (int text = 0; text <= TEXT_SCALE_MAX; text++) {
            struct layout layout = layout_of(width, 400, 0, text);
            assert_true(3 * layout.panel.width <= width);
        }
}

/* Eleven cells of the map, across and down, beside it. */
static void test_no_text_size_takes_the_panel_away(void **state)
{
    (void)state;
    static const struct frame frames[] = {{640, 400, 0, 0}, {1280, 720, 0, 0}, {2560, 1440, 0, 0}};
    for (int i = 0; i < 3; i++)
        for (int text = 0; text <= TEXT_SCALE_MAX; text++) {
            struct layout layout = layout_of(frames[i].width, frames[i].height, 0, text);
            int cell = TILE_SIDE * layout.zoom;
            assert_true(layout.panel.width > 0 && layout.panel_scale > 0);
            assert_true(layout.panel_scale <= layout.text_scale);
            assert_true(layout.map.width >= 11 * cell);
        }
}

static void test_the_map_shows_a_room_and_its_exits(void **state)
{
    (void)state;
    static const struct frame frames[] = {{640, 400, 2, 0},   {960, 580, 2, 0},   {1280, 720, 3, 0},
                                          {1920, 1080, 5, 0}, {2560, 1440, 6, 0}, {390, 844, 2, 0}};
    for (int i = 0; i < 6; i++) {
        struct layout layout = layout_of(frames[i].width, frames[i].height, 0, 0);
        int cell = TILE_SIDE * layout.zoom;
        assert_int_equal(layout.zoom, frames[i].zoom);
        bool is_upright = frames[i].height > frames[i].width;
        int across = layout.picture.width / cell;
        int down = layout.picture.height / cell;
        assert_in_range(is_upright ? down : across, 20, 30);
        assert_in_range(is_upright ? across : down, 11, 17);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_frame_for_fingers_is_divided_without_gap_or_overlap),
        cmocka_unit_test(test_rows_of_buttons_fill_the_bar_below_the_status),
        cmocka_unit_test(test_every_frame_is_divided_without_gap_or_overlap),
        cmocka_unit_test(test_the_same_holds_at_every_zoom_and_text_size),
        cmocka_unit_test(test_the_log_has_a_line_at_every_text_size),
        cmocka_unit_test(test_explicit_sizes_are_used),
        cmocka_unit_test(test_a_larger_frame_never_has_a_smaller_zoom),
        cmocka_unit_test(test_a_window_of_the_usual_size_has_all_four_parts),
        cmocka_unit_test(test_a_tall_frame_of_a_phones_size_has_larger_text),
        cmocka_unit_test(test_in_a_tall_frame_the_map_is_as_wide_as_the_frame),
        cmocka_unit_test(test_a_hint_takes_up_to_half_of_the_map_and_nothing_else),
        cmocka_unit_test(test_the_panel_takes_up_to_a_third_of_the_width),
        cmocka_unit_test(test_no_text_size_takes_the_panel_away),
        cmocka_unit_test(test_the_map_shows_a_room_and_its_exits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
