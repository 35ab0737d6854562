/* Where what reacts to light, fire or noise lies, over many seeds. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "content/deposit.h"
#include "dungeon/dungeon.h"

static bool has_deposit(const struct level *level)
{
    bool has = false;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        has |= deposit_has_terrain((enum terrain)level->terrain[cell]) ||
               deposit_has_cloud((enum cloud)level->clouds[cell]);
    return has;
}

static void most_floors_from_the_fourth_on_have_a_deposit(void **unused)
{
    struct seeds seeds = SEEDS(1, 10);
    int floors = 0;
    int having = 0;
    while (seeds_next(&seeds))
        for (int depth = 4; depth <= FLOOR_COUNT; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, (struct grid){80, 45});
            floors++;
            having += has_deposit(&sample.picture.level);
            floor_sample_destroy(&sample);
        }
    assert_true(having * 10 >= floors * 8);
    (void)unused;
}

static bool is_in_deposit(const struct level *level, struct point p)
{
    return (deposit_has_terrain(level_terrain(level, p)) ||
            deposit_has_cloud(level_cloud(level, p))) &&
           !level_find_site(level, p);
}

/* Whether a sleeper lies in a deposit or beside it. What is awake stands in none. */
static bool has_deposit_by_sleeper(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    bool is_by_sleeper = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct area area = area_around(actor->position, 1, level->grid);
        floor_sample_expect(sample, actor->is_asleep || !is_in_deposit(level, actor->position),
                            "awake in what reacts", actor->position);
        for (struct point p = area_before(area); actor->is_asleep && area_next(area, &p);)
            is_by_sleeper |= is_in_deposit(level, p);
    }
    return is_by_sleeper;
}

static void what_reacts_lies_by_sleepers_and_under_nothing_that_is_awake(void **unused)
{
    int floors = 0;
    int by_sleepers = 0;
    for (struct seeds seeds = SEEDS(1, 20); seeds_next(&seeds);)
        for (int depth = 4; depth <= FLOOR_COUNT; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, dungeon_usual_size(depth));
            floors++;
            by_sleepers += has_deposit_by_sleeper(&sample);
            floor_sample_destroy(&sample);
        }
    if (seeds_count(20) >= 20)
        assert_in_range(by_sleepers * 100 / floors, 60, 100);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(most_floors_from_the_fourth_on_have_a_deposit),
        cmocka_unit_test(what_reacts_lies_by_sleepers_and_under_nothing_that_is_awake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
