/* Merchants' nooks on generated floors: their merchants and wares, which are not part of the run's schedule. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#define SEED_COUNT 40
#define DEPTH_STEP 3

static const struct grid usual = {80, 45};

static void check_nook(const struct floor_sample *sample, const struct site *site)
{
    const struct level *level = &sample->picture.level;
    struct handle trader = level_actor_at(level, site->spots[0]);
    bool is_there =
        !handle_is_none(trader) && monster_get(level_actor_const(level, trader)->kind)->trades;
    floor_sample_expect(sample, is_there, "no trader", site->spots[0]);
    floor_sample_expect(sample, item_get((enum item)site->wares[0])->family == FAMILY_ESCAPE,
                        "the first ware is no escape", site_ware_at(site, 0));
    floor_sample_expect(sample, item_get((enum item)site->wares[1])->slot != SLOT_NONE,
                        "the second ware is not worn", site_ware_at(site, 1));
    floor_sample_expect(sample, item_get((enum item)site->wares[2])->worth <= 5,
                        "the third ware is not cheap", site_ware_at(site, 2));
    for (struct point p = area_before(site->area); area_next(site->area, &p);)
        floor_sample_expect(sample, level_item(level, p) == ITEM_NONE, "something lies in the nook",
                            p);
}

static void nooks_are_whole_and_hold_nothing_of_the_run(void **unused)
{
    int nooks = 0;
    for (struct seeds seeds = SEEDS(1, SEED_COUNT); seeds_next(&seeds);) {
        int seed = seeds.seed;
        int depth = 3 + seed % 4 * DEPTH_STEP;
        struct floor_sample sample = floor_sample_build(seed, depth, usual);
        const struct level *level = &sample.picture.level;
        for (int i = 0; i < level->site_count; i++) {
            if (site_kind_get(level->sites[i].type)->wares == 0)
                continue;
            check_nook(&sample, &level->sites[i]);
            nooks++;
        }
        floor_sample_destroy(&sample);
    }
    int count = seeds_count(SEED_COUNT);
    if (count >= SEED_COUNT)
        assert_in_range(nooks, count / 8, count);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nooks_are_whole_and_hold_nothing_of_the_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
