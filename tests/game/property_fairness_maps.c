/* On small maps crowded with creatures of all kinds nothing harms the hero without a tell (support/fairness). */
#include "support/check.h"
#include "support/random_play.h"
#include "support/seeds.h"

enum { ACTIONS = 100 };

static void check(struct seeds *seeds, struct random_play played)
{
    if (played.fault)
        seeds_fault(seeds, "turn %d: %s", played.turn, played.fault);
}

static void test_crowded_maps_are_fair(void **unused)
{
    struct seeds seeds = SEEDS(2001, 2120);
    while (seeds_next(&seeds))
        check(&seeds, random_play_crowded_map(seeds.seed, seeds.seed % 4 - 1, ACTIONS));
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_crowded_maps_are_fair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
