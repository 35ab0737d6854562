/* Settings and their lines. */
#include "support/check.h"
#include "support/lines_check.h"

#include "base/array.h"
#include "sight/fov.h"
#include "ui/settings/settings.h"

#include <string.h>

static int told;

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context;
    (void)line;
    (void)what;
    told++;
}

static const struct line_listener listener = {hear, NULL};

static struct settings read(const char *text)
{
    struct settings settings = settings_default();
    struct lines lines = lines_of(text, strlen(text));
    told = 0;
    settings_read(&settings, &lines, &listener);
    lines_clear(&lines);
    return settings;
}

static void check_written(const char *before, const struct settings *settings, const char *after)
{
    struct settings old = read(before);
    struct lines lines = lines_of(before, strlen(before));
    settings_write(settings, &old, &lines);
    bytes_put(&lines.bytes, "", 1);
    assert_string_equal((const char *)lines.bytes.data, after);
    lines_clear(&lines);
}

static void every_kind_of_setting_is_read(void **unused)
{
    struct settings settings =
        read("map-zoom = 3\r\nreduced-motion=yes\nsight = raycast\nlesson-done = on\n");
    assert_int_equal(settings.map_zoom, 3);
    assert_int_equal(settings.reduced_motion, 1);
    assert_int_equal(settings.sight, fov_find("raycast"));
    assert_int_equal(settings.lesson_done, 1);
    assert_int_equal(settings.window_width, 1280);
    assert_int_equal(told, 0);
    (void)unused;
}

static void an_invalid_line_is_reported_and_changes_nothing(void **unused)
{
    static const char *const lines[] = {
        "map-zoom = 9\n", "map-zoom = -1\n",  "map-zoom = two\n",  "map-zoom =\n",
        "zoom = 2\n",     "map-zoom 2\n",     "sight = fog\n",     "fullscreen = perhaps\n",
        "= 2\n",          "map-zoom = 2 3\n", "window-width = 1\n"};
    const struct settings initial = settings_default();
    for (size_t i = 0; i < ARRAY_LENGTH(lines); i++) {
        struct settings settings = read(lines[i]);
        if (told != 1 || memcmp(&settings, &initial, sizeof initial) != 0)
            fail_msg("%s", lines[i]);
    }
    (void)unused;
}

static void of_two_lines_for_a_setting_the_last_counts_and_is_reported(void **unused)
{
    assert_int_equal(read("map-zoom = 2\nmap-zoom = 4\n").map_zoom, 4);
    assert_int_equal(told, 1);
    assert_int_equal(read("map-zoom = 2\nmap-zoom = 40\n").map_zoom, 2);
    assert_int_equal(told, 1);
    (void)unused;
}

static void only_changed_settings_are_rewritten_in_place(void **unused)
{
    static const char before[] = "# mine\nmap-zoom = 2\nfrom-the-future = 1\nfullscreen = yes\n";
    struct settings settings = read(before);
    check_written(before, &settings, before);
    settings.map_zoom = 5;
    settings.reduced_motion = 1;
    check_written(before, &settings,
                  "# mine\nmap-zoom = 5\nfrom-the-future = 1\nfullscreen = yes\n"
                  "reduced-motion = yes\n");
    (void)unused;
}

static void the_line_that_counts_is_the_one_that_changes(void **unused)
{
    static const char before[] = "map-zoom = 2\nmap-zoom = 3\nmap-zoom = 77\n";
    struct settings settings = read(before);
    settings.map_zoom = 4;
    check_written(before, &settings, "map-zoom = 2\nmap-zoom = 4\nmap-zoom = 77\n");
    (void)unused;
}

static void written_settings_are_read_back(void **unused)
{
    struct settings settings = settings_default();
    struct settings before = settings;
    struct lines lines = {{0}};
    settings.sight = fov_find("disc");
    settings.reduced_motion = 1;
    settings.window_width = 800;
    settings_write(&settings, &before, &lines);
    settings_read(&before, &lines, &listener);
    assert_memory_equal(&before, &settings, sizeof settings);
    lines_clear(&lines);
    (void)unused;
}

static void a_new_file_explains_every_setting(void **unused)
{
    struct settings settings = settings_default();
    struct settings before = settings;
    struct lines lines = {{0}};
    settings.map_zoom = 3;
    settings_write(&settings, &before, &lines);
    bytes_put(&lines.bytes, "", 1);
    const char *text = (const char *)lines.bytes.data;
    assert_non_null(strstr(text, "\n# map-zoom = 0   (magnification"));
    assert_non_null(strstr(text, "\n# sight = shadowcast   ("));
    assert_non_null(strstr(text, "\nmap-zoom = 3\n"));
    lines_clear(&lines);
    (void)unused;
}

/* What the screen of options shows of a row. */
static void check_shown(const struct settings *settings, const char *wanted, const char *value)
{
    for (int row = 0; row < settings_count(); row++) {
        char chars[64];
        struct text text = text_init(chars, sizeof chars);
        settings_write_label(row, &text);
        if (strcmp(chars, wanted) != 0)
            continue;
        text = text_init(chars, sizeof chars);
        settings_write_value(settings, row, &text);
        assert_string_equal(chars, value);
        return;
    }
    fail_msg("no row is called %s", wanted);
}

static void values_are_shown_in_words_if_there_are_any(void **unused)
{
    struct settings settings = settings_default();
    check_shown(&settings, "Map zoom", "automatic");
    settings.map_zoom = 2;
    check_shown(&settings, "Map zoom", "2");
    check_shown(&settings, "Fullscreen", "no");
    check_shown(&settings, "Sight algorithm", "shadowcast");
    (void)unused;
}

static void change_some(struct lines *lines, const struct line_listener *ears)
{
    struct settings settings = settings_default();
    settings_read(&settings, lines, ears);
    struct settings before = settings;
    settings.map_zoom = settings.map_zoom == 7 ? 6 : 7;
    settings.fullscreen = !settings.fullscreen;
    settings_write(&settings, &before, lines);
    struct settings after = settings_default();
    settings_read(&after, lines, NULL);
    assert_memory_equal(&after, &settings, sizeof settings);
}

static void a_damaged_file_loses_no_line(void **unused)
{
    lines_check_survive("# Settings\r\nmap-zoom = 2\r\n\r\nfuture = 1\nfullscreen = no\n"
                        "broken\nmap-zoom = 99\nsight = raycast",
                        1, change_some);
    assert_int_equal(lines_check_told(), 3);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_setting_is_read),
        cmocka_unit_test(an_invalid_line_is_reported_and_changes_nothing),
        cmocka_unit_test(of_two_lines_for_a_setting_the_last_counts_and_is_reported),
        cmocka_unit_test(only_changed_settings_are_rewritten_in_place),
        cmocka_unit_test(the_line_that_counts_is_the_one_that_changes),
        cmocka_unit_test(written_settings_are_read_back),
        cmocka_unit_test(a_new_file_explains_every_setting),
        cmocka_unit_test(values_are_shown_in_words_if_there_are_any),
        cmocka_unit_test(a_damaged_file_loses_no_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
