/* The furnishings and numbers of the bands. */
#include "support/check.h"

#include "content/band.h"

static void the_furnishings_of_a_band_fit_their_roles(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        enum terrain cold = (enum terrain)terrain_get(band->lamp)->douses_to;
        assert_true(cold != TERRAIN_NONE);
        assert_int_equal(terrain_get(cold)->kindles_to, band->lamp);
        assert_true(terrain_get(band->great_lamp)->wins);
        assert_true(terrain_get(band->great_lamp)->kindles_to != TERRAIN_NONE);
        assert_true(terrain_get(band->chasm)->is_chasm);
        assert_int_equal(terrain_get(band->cage)->frees_to, band->floor);
        assert_false(terrain_get(band->great_lamp)->is_walkable);
        assert_false(terrain_get(band->chasm)->is_walkable);
        assert_false(terrain_get(band->cage)->is_walkable);
    }
    (void)unused;
}

static void further_numbers_are_in_percent(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        assert_in_range(band->cold_percent, 1, 100);
        assert_in_range(band->chasm_percent, 1, 100);
        assert_in_range(band->captive_percent, 1, 100);
    }
    (void)unused;
}

static void the_lesson_floor_is_harmless_and_has_no_night(void **unused)
{
    const struct band *band = band_of_depth(LESSON_DEPTH);
    assert_true(band->is_nightless);
    assert_int_equal(band->vermin.damage_max, 1);
    assert_int_equal(band->muscle.damage_max, 1);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        assert_false(band_of_depth(depth)->is_nightless);
    (void)unused;
}

static void deeper_bands_have_more_and_stronger_squads(void **unused)
{
    for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
        const struct band *above = band_of_depth(depth - 1);
        const struct band *band = band_of_depth(depth);
        assert_in_range(band->squads, above->squads, 12);
        assert_in_range(band->squad_max, above->squad_max, 4);
        assert_true(band->muscle.health >= above->muscle.health);
        assert_true(band->muscle.health > band->vermin.health);
    }
    (void)unused;
}

static void the_middling_are_between_vermin_and_muscle(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        struct combat_stats cub = band_combat_stats(depth, MONSTER_STALKER_CUB);
        assert_in_range(cub.health, band->vermin.health, band->muscle.health);
        assert_true(cub.damage_min >= 1 && cub.damage_max < band->muscle.damage_max);
    }
    (void)unused;
}

static void brutes_are_stronger_than_muscle(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        struct combat_stats muscle = band_of_depth(depth)->muscle;
        struct combat_stats brute = band_combat_stats(depth, MONSTER_SHADE);
        assert_int_equal(monster_get(MONSTER_SHADE)->strength, STRENGTH_BRUTE);
        assert_true(brute.health > muscle.health);
        assert_true(brute.damage_min > muscle.damage_min && brute.damage_max > muscle.damage_max);
    }
    (void)unused;
}

static void every_floor_lies_in_one_band_and_none_is_skipped(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        enum band_id id = band_id_of_depth(depth);
        assert_ptr_equal(band_get(id), band_of_depth(depth));
        assert_in_range(depth, band_get(id)->first_floor, band_get(id)->last_floor);
        assert_int_equal(depth == 1 ? BAND_CELLARS : band_id_of_depth(depth - 1),
                         depth > 1 && band_get(id)->first_floor == depth ? (int)id - 1 : (int)id);
    }
    assert_int_equal(band_id_of_depth(FLOOR_COUNT), BAND_COUNT - 1);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_floor_lies_in_one_band_and_none_is_skipped),
        cmocka_unit_test(the_furnishings_of_a_band_fit_their_roles),
        cmocka_unit_test(further_numbers_are_in_percent),
        cmocka_unit_test(the_middling_are_between_vermin_and_muscle),
        cmocka_unit_test(brutes_are_stronger_than_muscle),
        cmocka_unit_test(the_lesson_floor_is_harmless_and_has_no_night),
        cmocka_unit_test(deeper_bands_have_more_and_stronger_squads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
