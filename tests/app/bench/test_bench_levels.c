/* `eyeshine-lab bench levels`: what it says, not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

#define DEPTHS 12
#define HEADER "depth,band,floors,median_us,p99_us,worst_us,attempts,attempts_max,fallbacks\n"

struct row {
    int depth;
    char band[16];
    int floors;
    double median;
    double p99;
    double worst;
    double attempts;
    int attempts_max;
    int fallbacks;
};

/* Measured once, as that takes its time. */
static struct program_result result;
static struct row rows[DEPTHS];

static int measure(void **fixture)
{
    (void)fixture;
    lab_run(LAB_ARGUMENTS("bench", "levels", "--quick", "--csv"), &result);
    const char *line = strchr(result.output, '\n');
    for (int i = 0; i < DEPTHS && line && line[1]; i++) {
        struct row *row = &rows[i];
        sscanf(line + 1, "%d,%15[^,],%d,%lf,%lf,%lf,%lf,%d,%d\n", &row->depth, row->band,
               &row->floors, &row->median, &row->p99, &row->worst, &row->attempts,
               &row->attempts_max, &row->fallbacks);
        line = strchr(line + 1, '\n');
    }
    return 0;
}

static void test_each_depth_is_a_row_under_the_header(void **fixture)
{
    (void)fixture;
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    assert_memory_equal(result.output, HEADER, strlen(HEADER));
    for (int i = 0; i < DEPTHS; i++) {
        assert_int_equal(rows[i].depth, i + 1);
        assert_int_equal(rows[i].floors, 30);
    }
    assert_string_equal(rows[0].band, "cellars");
    assert_string_equal(rows[11].band, "black");
}

static void test_the_worst_is_no_less_than_what_99_in_100_are(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < DEPTHS; i++) {
        assert_true(rows[i].median > 0);
        assert_true(rows[i].p99 >= rows[i].median && rows[i].worst >= rows[i].p99);
    }
}

static void test_every_floor_took_an_attempt_and_none_is_the_fallback(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < DEPTHS; i++) {
        assert_true(rows[i].attempts >= 1 && rows[i].attempts <= rows[i].attempts_max);
        assert_int_equal(rows[i].fallbacks, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_depth_is_a_row_under_the_header),
        cmocka_unit_test(test_the_worst_is_no_less_than_what_99_in_100_are),
        cmocka_unit_test(test_every_floor_took_an_attempt_and_none_is_the_fallback),
    };
    return cmocka_run_group_tests(tests, measure, NULL);
}
