/* A text of lines: what is read from them, and that nothing is lost when some are changed. */
#include "support/check.h"

#include "base/lines.h"

#include <stdio.h>
#include <string.h>

static struct lines of(const char *text)
{
    return lines_of(text, strlen(text));
}

static void check_text(const struct lines *lines, const char *expected)
{
    assert_false(lines->bytes.has_failed);
    assert_int_equal(lines->bytes.length, strlen(expected));
    assert_memory_equal(lines->bytes.data, expected, strlen(expected));
}

/* The kind of the first line, and its pair. */
static enum line_kind read_first(const char *text, char separator, struct line_pair *pair)
{
    struct lines lines = of(text);
    struct line line = {0};
    assert_true(lines_next(&lines, &line));
    enum line_kind kind = line_read(&line, separator, pair);
    lines_clear(&lines);
    return kind;
}

static void check_pair(const char *text, char separator, const char *name, const char *value)
{
    struct line_pair pair;
    assert_int_equal(read_first(text, separator, &pair), LINE_GOOD);
    assert_string_equal(pair.name, name);
    assert_string_equal(pair.value, value);
}

static void check_kind(const char *text, char separator, enum line_kind expected)
{
    struct line_pair pair;
    if (read_first(text, separator, &pair) != expected)
        fail_msg("'%.40s' is not of kind %d", text, (int)expected);
}

static void lines_are_counted_and_end_in_any_way(void **unused)
{
    static const char *const expected[] = {"one", "", "three", "four"};
    struct lines lines = of("one\r\n\nthree\nfour");
    struct line line = {0};
    int count = 0;
    while (lines_next(&lines, &line)) {
        assert_int_equal(line.number, count + 1);
        assert_int_equal(line.length, strlen(expected[count]));
        assert_memory_equal(line.text, expected[count], line.length);
        count++;
    }
    assert_int_equal(count, 4);
    lines_clear(&lines);
    (void)unused;
}

static void an_empty_text_has_no_line(void **unused)
{
    struct lines lines = {{0}};
    struct line line = {0};
    assert_false(lines_next(&lines, &line));
    (void)unused;
}

static void a_name_and_its_value_stand_apart_from_blanks(void **unused)
{
    check_pair("zoom=3", '=', "zoom", "3");
    check_pair(" \tzoom \t = 3 4  \r\n", '=', "zoom", "3 4");
    check_pair("zoom =", '=', "zoom", "");
    check_pair("keys = = #", '=', "keys", "= #");
    check_pair("gutter_rat seen=3 killed=1", ' ', "gutter_rat", "seen=3 killed=1");
    check_pair("gutter_rat", ' ', "gutter_rat", "");
    check_pair("\xef\xbb\xbfzoom = 3", '=', "zoom", "3");
    (void)unused;
}

static void comments_and_blanks_say_nothing(void **unused)
{
    check_kind("# zoom = 3\n", '=', LINE_BLANK);
    check_kind("   \t \n", '=', LINE_BLANK);
    check_kind("\n", '=', LINE_BLANK);
    (void)unused;
}

static void what_is_no_line_of_a_name_is_broken(void **unused)
{
    char long_line[LINES_LENGTH_MAX + 2];
    check_kind("zoom 3\n", '=', LINE_BROKEN);
    check_kind("= 3\n", '=', LINE_BROKEN);
    check_kind("zo.om = 3\n", '=', LINE_BROKEN);
    check_kind("zoom = 3\x01\n", '=', LINE_BROKEN);
    check_kind("rat=3\n", ' ', LINE_BROKEN);
    check_kind("a-name-of-more-than-forty-characters-is-none = 3\n", '=', LINE_BROKEN);
    memset(long_line, 'a', sizeof long_line);
    memcpy(long_line, "a = ", 4);
    long_line[LINES_LENGTH_MAX + 1] = '\0';
    check_kind(long_line, '=', LINE_BROKEN);
    long_line[LINES_LENGTH_MAX] = '\0';
    check_kind(long_line, '=', LINE_GOOD);
    (void)unused;
}

static void bytes_that_are_zero_break_a_line_and_not_the_text(void **unused)
{
    static const char text[] = "a = \0 1\nb = 2\n";
    struct lines lines = lines_of(text, sizeof text - 1);
    struct line line = {0};
    struct line_pair pair;
    assert_true(lines_next(&lines, &line));
    assert_int_equal(line_read(&line, '=', &pair), LINE_BROKEN);
    assert_true(lines_next(&lines, &line));
    assert_int_equal(line_read(&line, '=', &pair), LINE_GOOD);
    assert_string_equal(pair.value, "2");
    lines_clear(&lines);
    (void)unused;
}

/* Gives the line of that number another value. */
static void put(struct lines *lines, int number, const char *name, char separator,
                const char *value)
{
    struct line line = {0};
    while (line.number < number)
        assert_true(lines_next(lines, &line));
    lines_put(lines, &line, name, separator, value);
}

static void only_the_value_of_a_line_changes(void **unused)
{
    struct lines lines = of("# mine\r\n  zoom  =\t3 \r\n??\r\nother=1");
    put(&lines, 2, "zoom", '=', "12");
    check_text(&lines, "# mine\r\n  zoom  =\t12 \r\n??\r\nother=1");
    put(&lines, 4, "other", '=', "");
    check_text(&lines, "# mine\r\n  zoom  =\t12 \r\n??\r\nother=");
    lines_clear(&lines);
    (void)unused;
}

static void a_value_where_there_was_none_stands_apart_from_the_name(void **unused)
{
    struct lines lines = of("rat\nx = 1\n");
    put(&lines, 1, "rat", ' ', "seen=1");
    check_text(&lines, "rat seen=1\nx = 1\n");
    lines_clear(&lines);
    (void)unused;
}

static void a_new_line_goes_behind_all_others_which_are_ended_as_they_are(void **unused)
{
    struct lines lines = of("a = 1\r\nb = 2");
    lines_put(&lines, NULL, "c", '=', "3");
    check_text(&lines, "a = 1\r\nb = 2\r\nc = 3\r\n");
    lines_clear(&lines);
    lines_put(&lines, NULL, "rat", ' ', "seen=1");
    lines_append(&lines, "# end");
    check_text(&lines, "rat seen=1\n# end\n");
    lines_clear(&lines);
    (void)unused;
}

static void a_line_end_that_is_cut_off_is_made_whole(void **unused)
{
    struct lines lines = of("a = 1\r\nb = 2\r");
    lines_put(&lines, NULL, "c", '=', "3");
    check_text(&lines, "a = 1\r\nb = 2\r\nc = 3\r\n");
    lines_clear(&lines);
    (void)unused;
}

static char told[64];

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context;
    snprintf(told, sizeof told, "%d: %s", line->number, what);
}

static void a_listener_is_told_of_the_line(void **unused)
{
    const struct line_listener listener = {hear, NULL};
    const struct line line = {.number = 7};
    line_tell(&listener, &line, "'%s' is nothing", "x");
    assert_string_equal(told, "7: 'x' is nothing");
    line_tell(NULL, &line, "not heard");
    assert_string_equal(told, "7: 'x' is nothing");
    (void)unused;
}

static bool is_long(const void *context, const struct line_pair *pair)
{
    const size_t *length = context;
    return strlen(pair->value) >= *length;
}

static void the_last_line_of_a_name_that_makes_sense_is_found(void **unused)
{
    static const size_t three = 3;
    struct lines lines = of("a = one\nb = more\na = four\n# a = hidden\na = no\na\n");
    struct line_wanted wanted = {.name = "a", .separator = '='};
    struct line line;
    struct line_pair pair;
    assert_true(lines_find_last(&lines, wanted, &line, &pair));
    assert_int_equal(line.number, 5);
    assert_string_equal(pair.value, "no");
    wanted.makes_sense = is_long;
    wanted.context = &three;
    assert_true(lines_find_last(&lines, wanted, &line, &pair));
    assert_int_equal(line.number, 3);
    assert_string_equal(pair.value, "four");
    wanted.name = "c";
    assert_false(lines_find_last(&lines, wanted, &line, &pair));
    lines_clear(&lines);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_counted_and_end_in_any_way),
        cmocka_unit_test(an_empty_text_has_no_line),
        cmocka_unit_test(a_name_and_its_value_stand_apart_from_blanks),
        cmocka_unit_test(comments_and_blanks_say_nothing),
        cmocka_unit_test(what_is_no_line_of_a_name_is_broken),
        cmocka_unit_test(bytes_that_are_zero_break_a_line_and_not_the_text),
        cmocka_unit_test(only_the_value_of_a_line_changes),
        cmocka_unit_test(a_value_where_there_was_none_stands_apart_from_the_name),
        cmocka_unit_test(a_new_line_goes_behind_all_others_which_are_ended_as_they_are),
        cmocka_unit_test(a_line_end_that_is_cut_off_is_made_whole),
        cmocka_unit_test(a_listener_is_told_of_the_line),
        cmocka_unit_test(the_last_line_of_a_name_that_makes_sense_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
