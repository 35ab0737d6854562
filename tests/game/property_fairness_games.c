/* In generated games nothing harms the hero without a tell, whatever the commands (support/fairness). */
#include "support/check.h"
#include "support/random_play.h"
#include "support/seeds.h"

enum { ACTIONS = 600 };

static void check(struct seeds *seeds, struct random_play played)
{
    if (played.fault)
        seeds_fault(seeds, "turn %d: %s", played.turn, played.fault);
}

static void test_generated_games_are_fair(void **unused)
{
    struct seeds seeds = SEEDS(1, 16);
    while (seeds_next(&seeds))
        check(&seeds, random_play_game(seeds.seed, -1, ACTIONS));
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

static void test_generated_games_are_fair_in_plain_sight_of_0_to_7_cells(void **unused)
{
    struct seeds seeds = SEEDS(1001, 1008);
    while (seeds_next(&seeds))
        check(&seeds, random_play_game(seeds.seed, (seeds.seed + 7) % 8, ACTIONS));
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_generated_games_are_fair),
        cmocka_unit_test(test_generated_games_are_fair_in_plain_sight_of_0_to_7_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
