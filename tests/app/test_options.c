/* The parser of command lines. */
#include "support/check.h"

#include "app/options.h"
#include "base/array.h"
#include "sight/fov.h"

#include <stdio.h>
#include <string.h>

struct values {
    bool flag;
    const char *text;
    int number;
    int radius;
    struct point at;
    struct grid size;
    int fov;
    const char *operands[2];
};

#define ARGUMENTS_MAX 20

/* Reads arguments separated by blanks. */
static bool read(const char *line, struct values *values, struct error *error)
{
    static char copy[256];
    char *argv[ARGUMENTS_MAX];
    int argc = 0;
    const struct option options[] = {
        {.name = "--flag", .kind = OPTION_FLAG, .value = &values->flag},
        {.name = "--text", .kind = OPTION_TEXT, .value = &values->text, .is_required = true},
        {.name = "--number",
         .kind = OPTION_NUMBER,
         .value = &values->number,
         .low = -3,
         .high = 30},
        {.name = "--radius", .kind = OPTION_RADIUS, .value = &values->radius},
        {.name = "--at", .kind = OPTION_POINT, .value = &values->at, .high = 1000},
        {.name = "--size",
         .kind = OPTION_SIZE,
         .value = &values->size,
         .low = 1,
         .low_height = 2,
         .high = 1000},
        {.name = "--fov", .kind = OPTION_FOV, .value = &values->fov},
    };
    static const char *const names[] = {"FROM", "TO"};
    *values = (struct values){.number = 7};
    strcpy(copy, line);
    for (char *argument = strtok(copy, " "); argument; argument = strtok(NULL, " "))
        argv[argc++] = argument;
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){names, values->operands, 2}, error);
}

static struct values accept(const char *line)
{
    struct values values;
    struct error error = {""};
    if (!read(line, &values, &error))
        fail_msg("%s", error.message);
    return values;
}

static void check_refuses(const char *line, const char *message)
{
    struct values values;
    struct error error = {""};
    assert_false(read(line, &values, &error));
    assert_string_equal(error.message, message);
}

static void test_every_kind_of_option_is_read(void **fixture)
{
    (void)fixture;
    struct values values =
        accept("a b --flag --text word --radius 12 --at 3,4 --size 80x45 --fov disc");
    assert_true(values.flag);
    assert_string_equal(values.text, "word");
    assert_int_equal(values.radius, 12);
    assert_int_equal(values.at.x, 3);
    assert_int_equal(values.at.y, 4);
    assert_int_equal(values.size.width, 80);
    assert_int_equal(values.size.height, 45);
    assert_int_equal(values.fov, fov_find("disc"));
}

static void test_an_option_not_given_keeps_its_value(void **fixture)
{
    (void)fixture;
    assert_int_equal(accept("a b --text x").number, 7);
    assert_false(accept("a b --text x").flag);
}

static void test_an_argument_may_stand_behind_an_equals_sign(void **fixture)
{
    (void)fixture;
    assert_int_equal(accept("a b --text=x --number=-3").number, -3);
    assert_string_equal(accept("a b --text=x=y").text, "x=y");
}

static void test_operands_stand_anywhere(void **fixture)
{
    (void)fixture;
    struct values values = accept("a --text x -");
    assert_string_equal(values.operands[0], "a");
    assert_string_equal(values.operands[1], "-");
}

static void test_the_last_of_several_counts(void **fixture)
{
    (void)fixture;
    assert_int_equal(accept("a b --text x --number 1 --number 2").number, 2);
}

static void test_an_argument_may_look_like_an_option(void **fixture)
{
    (void)fixture;
    assert_string_equal(accept("a b --text --flag").text, "--flag");
}

static void test_unlimited_is_a_radius(void **fixture)
{
    (void)fixture;
    assert_int_equal(accept("a b --text x --radius unlimited").radius, FOV_UNLIMITED);
}

static void test_what_the_table_lacks_is_named(void **fixture)
{
    (void)fixture;
    check_refuses("a b --text x --nope", "unknown option '--nope'");
    check_refuses("a b --text x -x", "unknown option '-x'");
    check_refuses("a b --text x --tex y", "unknown option '--tex'");
    check_refuses("a b --text x --", "unknown option '--'");
    check_refuses("a b c --text x", "unexpected argument 'c'");
}

static void test_what_is_missing_is_named(void **fixture)
{
    (void)fixture;
    check_refuses("a --text x", "TO is missing");
    check_refuses("a b", "--text is missing");
    check_refuses("a b --text", "--text needs a value");
}

static void test_a_flag_takes_no_argument(void **fixture)
{
    (void)fixture;
    check_refuses("a b --flag=yes --text x", "--flag takes no value");
}

static void test_numbers_out_of_range_are_named(void **fixture)
{
    (void)fixture;
    check_refuses("--number 31", "--number: '31' is not a number from -3 to 30");
    check_refuses("--number -4", "--number: '-4' is not a number from -3 to 30");
    check_refuses("--number 99999999999999999999",
                  "--number: '99999999999999999999' is not a number from -3 to 30");
    check_refuses("--number 1x", "--number: '1x' is not a number from -3 to 30");
    check_refuses("--number=", "--number: '' is not a number from -3 to 30");
}

static void test_bad_radii_are_named(void **fixture)
{
    (void)fixture;
    check_refuses("--radius -1", "--radius: '-1' is not a radius: 0 to 4096, or unlimited");
    check_refuses("--radius 4097", "--radius: '4097' is not a radius: 0 to 4096, or unlimited");
    check_refuses("--radius far", "--radius: 'far' is not a radius: 0 to 4096, or unlimited");
}

static void test_bad_places_are_named(void **fixture)
{
    (void)fixture;
    static const char *const places[] = {
        "3", "3,", ",3", "3,4,5", "3;4", "a,b", "-1,3", "1001,3", "11111111111111111111,1"};
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        char line[64];
        char message[128];
        snprintf(line, sizeof line, "--at %s", places[i]);
        snprintf(message, sizeof message, "--at: '%s' is not a position X,Y, each from 0 to 1000",
                 places[i]);
        check_refuses(line, message);
    }
}

static void test_bad_sizes_are_named(void **fixture)
{
    (void)fixture;
    check_refuses("--size 80", "--size: '80' is not a size WxH, from 1x2 to 1000x1000");
    check_refuses("--size 0x45", "--size: '0x45' is not a size WxH, from 1x2 to 1000x1000");
    check_refuses("--size 1x1", "--size: '1x1' is not a size WxH, from 1x2 to 1000x1000");
    check_refuses("--size 80x45x3", "--size: '80x45x3' is not a size WxH, from 1x2 to 1000x1000");
}

static void test_an_unknown_algorithm_lists_the_known_ones(void **fixture)
{
    (void)fixture;
    struct values values;
    struct error error = {""};
    assert_false(read("--fov nope", &values, &error));
    assert_non_null(strstr(error.message, "--fov: unknown algorithm 'nope'"));
    for (int i = 0; i < fov_count(); i++)
        assert_non_null(strstr(error.message, fov_get(i)->name));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_of_option_is_read),
        cmocka_unit_test(test_an_option_not_given_keeps_its_value),
        cmocka_unit_test(test_an_argument_may_stand_behind_an_equals_sign),
        cmocka_unit_test(test_operands_stand_anywhere),
        cmocka_unit_test(test_the_last_of_several_counts),
        cmocka_unit_test(test_an_argument_may_look_like_an_option),
        cmocka_unit_test(test_unlimited_is_a_radius),
        cmocka_unit_test(test_what_the_table_lacks_is_named),
        cmocka_unit_test(test_what_is_missing_is_named),
        cmocka_unit_test(test_a_flag_takes_no_argument),
        cmocka_unit_test(test_numbers_out_of_range_are_named),
        cmocka_unit_test(test_bad_radii_are_named),
        cmocka_unit_test(test_bad_places_are_named),
        cmocka_unit_test(test_bad_sizes_are_named),
        cmocka_unit_test(test_an_unknown_algorithm_lists_the_known_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
