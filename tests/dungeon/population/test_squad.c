/* Squads, independent of the kinds there are. */
#include "support/check.h"

#include "dungeon/population/post.h"
#include "dungeon/population/squad.h"

#define DRAWS 400

static bool is_met(int depth, enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    return kind->frequency > 0 && kind->first_floor <= depth && depth <= kind->last_floor;
}

static void check_squad(int depth, const struct squad *squad)
{
    const struct monster_kind *first = monster_get(squad->kinds[0]);
    int max = first->is_twin ? 2 : band_of_depth(depth)->squad_max;
    assert_in_range(squad->size, 1, max);
    if (first->is_twin)
        assert_int_equal(squad->size, 2);
    if (first->group_min > 1)
        assert_true(squad->size >= first->group_min || squad->size == max);
    for (int i = 0; i < squad->size; i++) {
        const struct monster_kind *kind = monster_get(squad->kinds[i]);
        assert_true(is_met(depth, squad->kinds[i]));
        if (i == 0)
            continue;
        if (monster_is_caller(first)) {
            assert_true(kind->is_company || kind->strength == STRENGTH_MUSCLE);
            assert_true(post_is_anywhere(squad->kinds[i]));
        } else {
            assert_int_equal(squad->kinds[i], squad->kinds[0]);
            assert_true(kind->is_twin || i < kind->group_max);
        }
    }
}

static void squads_are_led_or_of_one_kind(void **unused)
{
    struct random random = random_make(1);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        for (int i = 0; i < DRAWS; i++) {
            const struct level level = {.depth = depth};
            struct squad squad = squad_draw(&level, &random);
            check_squad(depth, &squad);
        }
    (void)unused;
}

static void every_kind_with_a_frequency_is_drawn(void **unused)
{
    struct random random = random_make(2);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level level = {.depth = depth};
        bool comes[MONSTER_COUNT] = {false};
        for (int i = 0; i < DRAWS; i++) {
            struct squad squad = squad_draw(&level, &random);
            for (int j = 0; j < squad.size; j++)
                comes[squad.kinds[j]] = true;
        }
        for (int m = 0; m < MONSTER_COUNT; m++)
            assert_int_equal(comes[m], is_met(depth, (enum monster)m));
    }
    (void)unused;
}

static bool may_guard(enum monster monster)
{
    return !monster_get(monster)->never_attacks && post_is_anywhere(monster);
}

static bool has_guards(int depth)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (is_met(depth, (enum monster)m) && may_guard((enum monster)m) &&
            !monster_get((enum monster)m)->is_twin)
            return true;
    return false;
}

static void guards_strike_and_stand_where_they_are_put(void **unused)
{
    struct random random = random_make(3);
    for (int depth = 2; depth <= FLOOR_COUNT; depth++)
        for (int i = 0; i < DRAWS; i++) {
            const struct level level = {.depth = depth};
            struct squad guards = squad_draw_guards(&level, &random);
            assert_in_range(guards.size, has_guards(depth), POPULATION_GUARDS_MAX);
            for (int j = 0; j < guards.size; j++)
                assert_true(may_guard(guards.kinds[j]));
        }
    (void)unused;
}

static void an_omen_keeps_strengths_out_of_squads(void **unused)
{
    struct random random = random_make(4);
    for (int depth = 2; depth <= FLOOR_COUNT; depth++)
        for (int i = 0; i < DRAWS; i++) {
            const struct level level = {.depth = depth, .omen = OMEN_WATCH_NIGHT};
            struct squad squad = squad_draw(&level, &random);
            assert_true(squad.size > 0);
            for (int j = 0; j < squad.size; j++) {
                assert_int_not_equal(monster_get(squad.kinds[j])->strength, STRENGTH_MUSCLE);
                assert_int_not_equal(monster_get(squad.kinds[j])->strength, STRENGTH_BRUTE);
            }
        }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squads_are_led_or_of_one_kind),
        cmocka_unit_test(every_kind_with_a_frequency_is_drawn),
        cmocka_unit_test(an_omen_keeps_strengths_out_of_squads),
        cmocka_unit_test(guards_strike_and_stand_where_they_are_put),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
