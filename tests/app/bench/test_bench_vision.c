/* `eyeshine-lab bench vision`: what it says, not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

#define CASES 6

static struct program_result result;

static int measure(void **fixture)
{
    (void)fixture;
    lab_run(LAB_ARGUMENTS("bench", "vision", "--quick", "--csv"), &result);
    return 0;
}

static void test_each_case_is_measured_under_the_header(void **fixture)
{
    (void)fixture;
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
    const char *line = result.output;
    const char *header = "case,us_per_update,us_mean,lights,casts,cells_seen\n";
    assert_memory_equal(line, header, strlen(header));
    int rows = 0;
    while ((line = strchr(line, '\n') + 1)[0] != '\0') {
        double median, mean, casts;
        int lights, seen;
        assert_int_equal(
            sscanf(line, "%*[^,],%lf,%lf,%d,%lf,%d", &median, &mean, &lights, &casts, &seen), 5);
        assert_true(median > 0 && mean > 0);
        assert_in_range(seen, 9, 80 * 45 / 2);
        rows++;
    }
    assert_int_equal(rows, CASES);
}

static void test_twenty_lights_shine_and_none_of_them_is_the_heros_in_the_dark(void **fixture)
{
    (void)fixture;
    int lights;
    const char *open = strstr(result.output, "steps with the lantern open,");
    const char *dark = strstr(result.output, "steps in the dark,");
    assert_non_null(open);
    assert_non_null(dark);
    assert_int_equal(sscanf(open, "%*[^,],%*[^,],%*[^,],%d", &lights), 1);
    assert_int_equal(lights, 20);
    assert_int_equal(sscanf(dark, "%*[^,],%*[^,],%*[^,],%d", &lights), 1);
    assert_int_equal(lights, 19);
}

static void check_casts(const char *name, double min, double max)
{
    double casts;
    const char *row = strstr(result.output, name);
    assert_non_null(row);
    assert_int_equal(sscanf(row, "%*[^,],%*[^,],%*[^,],%*[^,],%lf", &casts), 1);
    assert_true(casts >= min && casts <= max);
}

/* And that where it was not yet. */
static void test_only_what_moves_is_cast(void **fixture)
{
    (void)fixture;
    check_casts("steps with the lantern open,", 0.001, 0.5); /* on a repeated tour */
    check_casts("steps in the dark,", 0, 0);
    check_casts("a glowing actor in view steps,", 0, 0); /* to and fro */
    check_casts("a turn passes,", 0, 0);
    check_casts("everything is found afresh,", 20, 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_case_is_measured_under_the_header),
        cmocka_unit_test(test_only_what_moves_is_cast),
        cmocka_unit_test(test_twenty_lights_shine_and_none_of_them_is_the_heros_in_the_dark),
    };
    return cmocka_run_group_tests(tests, measure, NULL);
}
