/* `eyeshine-lab bench`, and what `bench fov` says: not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include "base/array.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define MAPS 7
#define RADII 5

static struct program_result result;
static double elapsed; /* in nanoseconds, while it measured */

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int measure(void **fixture)
{
    (void)fixture;
    double start = now();
    lab_run(LAB_ARGUMENTS("bench", "fov", "--quick", "--csv"), &result);
    elapsed = now() - start;
    return 0;
}

static int count_rows(const char *implementation)
{
    int rows = 0;
    for (const char *at = result.output; (at = strstr(at, implementation)); at++)
        rows++;
    return rows;
}

/* How many cells an implementation sees on average, on a map, within a radius. */
static double cells_seen(const char *map, const char *radius, const char *implementation)
{
    char start[128];
    double cells = -1;
    snprintf(start, sizeof start, "\n%s,%s,%s,", map, radius, implementation);
    const char *row = strstr(result.output, start);
    if (!row)
        fail_msg("there is no row %s", start + 1);
    assert_int_equal(sscanf(row + strlen(start), "%*f,%lf", &cells), 1);
    return cells;
}

static void test_every_algorithm_is_measured_in_every_case(void **fixture)
{
    (void)fixture;
    assert_int_equal(result.status, 0);
    const char *header = "map,radius,implementation,ns_per_call,cells_seen\n";
    assert_memory_equal(result.output, header, strlen(header));
    const char *const names[] = {",eyeshine:shadowcast,", ",eyeshine:raycast,",
                                 ",eyeshine:bresenham-box,", ",eyeshine:bresenham-circle,",
                                 ",eyeshine:disc,"};
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        assert_int_equal(count_rows(names[i]), MAPS * RADII);
}

static void test_every_call_takes_time_and_sees_something(void **fixture)
{
    (void)fixture;
    int rows = 0;
    for (const char *line = strchr(result.output, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        double ns = 0;
        double cells = 0;
        assert_int_equal(sscanf(line, "%*[^,],%*[^,],%*[^,],%lf,%lf", &ns, &cells), 2);
        assert_true(ns > 0);
        assert_true(cells >= 1 && cells <= 200 * 200);
        rows++;
    }
    assert_true(rows >= MAPS * RADII * 5);
}

/* Each was called over 200 times, half of them for as long as the median or longer. */
static void test_the_times_are_of_single_calls(void **fixture)
{
    (void)fixture;
    double sum = 0;
    for (const char *line = strchr(result.output, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        double ns = 0;
        assert_int_equal(sscanf(line, "%*[^,],%*[^,],%*[^,],%lf", &ns), 1);
        sum += ns;
    }
    assert_true(sum * 100 < elapsed);
}

static void test_an_open_field_is_seen_whole(void **fixture)
{
    (void)fixture;
    assert_true(cells_seen("open 100x100", "unlimited", "eyeshine:shadowcast") == 10000);
    assert_true(cells_seen("open 100x100", "8", "eyeshine:shadowcast") > 200);
    assert_true(cells_seen("open 100x100", "8", "eyeshine:shadowcast") <= 225);
}

/* In the open nothing but the radius limits a view. */
static void test_the_peer_is_compared_within_the_same_radius(void **fixture)
{
    (void)fixture;
    static const char *const pairs[][2] = {
        {"eyeshine:shadowcast<=r*r", "libtcod:BASIC"},
        {"eyeshine:shadowcast<=r*r", "libtcod:DIAMOND"},
        {"eyeshine:shadowcast<=r*r", "libtcod:SHADOW"},
        {"eyeshine:shadowcast-square", "libtcod:PERMISSIVE_0"},
        {"eyeshine:shadowcast-square", "libtcod:PERMISSIVE_8"},
        {"eyeshine:shadowcast-square", "libtcod:RESTRICTIVE"},
        {"eyeshine:shadowcast<r*r", "libtcod:SYMMETRIC_SHADOWCAST"},
    };
    if (strstr(result.errors, "libtcod was not found"))
        skip();
    for (size_t i = 0; i < ARRAY_LENGTH(pairs); i++)
        assert_true(cells_seen("open 100x100", "11", pairs[i][0]) ==
                    cells_seen("open 100x100", "11", pairs[i][1]));
}

/* Beside the table, so that a program that reads it finds rows alone. */
static void test_it_ends_with_the_ratios_or_says_that_there_is_no_peer(void **fixture)
{
    (void)fixture;
    if (strstr(result.errors, "libtcod was not found, so there is nothing to compare with"))
        return;
    double min = 0;
    double median = 0;
    double max = 0;
    const char *line = strstr(result.errors, "SYMMETRIC_SHADOWCAST");
    assert_non_null(line);
    assert_int_equal(
        sscanf(line, "SYMMETRIC_SHADOWCAST least %lf median %lf most %lf", &min, &median, &max), 3);
    assert_true(min > 0 && min <= median && median <= max);
}

static void test_a_benchmark_is_one_of_a_list(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("bench"), "BENCHMARK is missing");
    lab_check_refuses(
        LAB_ARGUMENTS("bench", "everything"),
        "unknown benchmark 'everything'; choose from fov, vision, levels, scale, turns, save, frame, all");
    lab_check_refuses(LAB_ARGUMENTS("bench", "fov", "--slow"), "unknown option '--slow'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_algorithm_is_measured_in_every_case),
        cmocka_unit_test(test_every_call_takes_time_and_sees_something),
        cmocka_unit_test(test_the_times_are_of_single_calls),
        cmocka_unit_test(test_an_open_field_is_seen_whole),
        cmocka_unit_test(test_the_peer_is_compared_within_the_same_radius),
        cmocka_unit_test(test_it_ends_with_the_ratios_or_says_that_there_is_no_peer),
        cmocka_unit_test(test_a_benchmark_is_one_of_a_list),
    };
    return cmocka_run_group_tests(tests, measure, NULL);
}
