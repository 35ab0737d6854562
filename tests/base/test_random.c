/* Random streams: the numbers that the generator is known to give, and how evenly they fall. */
#include "support/check.h"

#include "base/array.h"
#include "base/random.h"

#include <limits.h>

/* From another implementation of PCG-XSH-RR 64/32, which was checked against the numbers that its
 * author published, with this increment. */
static void it_is_pcg(void **state)
{
    (void)state;
    const struct {
        uint64_t seed;
        uint32_t values[5];
    } known[] = {
        {0, {0xe823a24e, 0x7a7ecbd9, 0x89fd6c06, 0xae646aa8, 0xcd3cf945}},
        {42, {0xc2f57bd6, 0x6b07c4a9, 0x72b7b29b, 0x44215383, 0xf5af5ead}},
        {UINT64_MAX, {0xd9313036, 0xcd4b6992, 0x7b8ec69e, 0x999dd010, 0x5c4eb9ab}},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(known); i++) {
        struct random random = random_make(known[i].seed);
        for (int j = 0; j < 5; j++)
            assert_int_equal(random_next(&random), known[i].values[j]);
    }
}

static void a_copy_goes_on_the_same(void **state)
{
    (void)state;
    struct random random = random_make(7);
    for (int i = 0; i < 100; i++)
        random_next(&random);
    struct random copy = random;
    for (int i = 0; i < 100; i++)
        assert_int_equal(random_next(&random), random_next(&copy));
}

/* Counts stay within five standard deviations, about 5 * sqrt(n). */
static void every_value_below_a_bound_is_as_frequent(void **state)
{
    (void)state;
    enum { EACH = 10000, DEVIATION = 500 };
    const int bounds[] = {1, 2, 3, 7, 10, 100};
    struct random random = random_make(1);
    for (size_t i = 0; i < ARRAY_LENGTH(bounds); i++) {
        int counts[100] = {0};
        for (int n = 0; n < EACH * bounds[i]; n++) {
            int value = random_below(&random, bounds[i]);
            assert_in_range(value, 0, bounds[i] - 1);
            counts[value]++;
        }
        for (int value = 0; value < bounds[i]; value++)
            assert_in_range(counts[value], EACH - DEVIATION, EACH + DEVIATION);
    }
}

/* Plain remainders of 32 bits would give the lowest third three chances in eight. */
static void large_bounds_are_even_too(void **state)
{
    (void)state;
    enum { TIMES = 30000, DEVIATION = 450 };
    const int bound = 3 << 29;
    struct random random = random_make(2);
    int low = 0;
    for (int i = 0; i < TIMES; i++) {
        int value = random_below(&random, bound);
        assert_true(value >= 0 && value < bound);
        low += value < bound / 3;
    }
    assert_in_range(low, TIMES / 3 - DEVIATION, TIMES / 3 + DEVIATION);
    for (int i = 0; i < 1000; i++)
        assert_true(random_below(&random, INT_MAX) >= 0);
}

static void ranges_include_both_ends(void **state)
{
    (void)state;
    struct random random = random_make(3);
    int counts[5] = {0};
    for (int i = 0; i < 1000; i++) {
        int value = random_between(&random, -2, 2);
        assert_true(value >= -2 && value <= 2);
        counts[value + 2]++;
    }
    for (int i = 0; i < 5; i++)
        assert_true(counts[i] > 0);
    assert_int_equal(random_between(&random, 9, 9), 9);
}

static void chances_are_what_they_say(void **state)
{
    (void)state;
    struct random random = random_make(4);
    int hits = 0;
    for (int i = 0; i < 10000; i++) {
        assert_false(random_chance(&random, 0, 5));
        assert_true(random_chance(&random, 5, 5));
        hits += random_chance(&random, 3, 10);
    }
    assert_in_range(hits, 2770, 3230);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_pcg),
        cmocka_unit_test(a_copy_goes_on_the_same),
        cmocka_unit_test(every_value_below_a_bound_is_as_frequent),
        cmocka_unit_test(large_bounds_are_even_too),
        cmocka_unit_test(ranges_include_both_ends),
        cmocka_unit_test(chances_are_what_they_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
