/* Noticing without dice: the table of the rules, and what gear and boons make of it. */
#include "support/check.h"

#include "world/hero.h"
#include "world/noticing.h"

#include <string.h>

#define SIDE 41

static const struct point middle = {20, 20};

/* A hero in the middle of an open floor, in the dark, and an actor next to the hero. */
static struct state *state_with(enum monster kind)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){SIDE, SIDE};
    struct state *state = state_create("seed", sizes);
    assert_non_null(state);
    struct level *level = state_level(state);
    level_fill(level, TERRAIN_FLOOR);
    light_grid_reset(&state->vision.light, level->grid);
    light_grid_reset(&state->vision.lamp_light, level->grid);
    state->hero = level_add_actor(level, (struct actor){.kind = MONSTER_HERO, .position = middle});
    level_add_actor(level, (struct actor){.kind = kind, .position = {middle.x + 1, middle.y}});
    return state;
}

static void put_light(struct light_grid *lights, struct point p, enum light_grade grade)
{
    static const uint8_t brightness[] = {
        [LIGHT_DARK] = 0, [LIGHT_DIM] = LIGHT_DIM_FROM, [LIGHT_BRIGHT] = LIGHT_BRIGHT_FROM};
    uint8_t b = brightness[grade];
    const struct light_cast cast = {.source = p, .radius = 0, .rows = {1}};
    light_grid_clear(lights, (struct area){p, p});
    if (b > 0)
        light_grid_add(lights, &cast, (struct light){b, b, b}, area_of_grid(lights->grid));
}

/* Light on the hero's cell, as if from the lantern. */
static void light_hero(struct state *state, enum light_grade grade)
{
    put_light(&state->vision.light, middle, grade);
}

static struct actor *other(struct state *state)
{
    return &state_level(state)->actors[1];
}

/* The other actor's gain that many cells east of the hero. */
static int gain_at(struct state *state, int distance)
{
    struct level *level = state_level(state);
    struct handle handle = level_handle(level, 1);
    struct point to = {middle.x + distance, middle.y};
    if (!point_is_equal(other(state)->position, to))
        level_move_actor(level, handle, to);
    return noticing_gain(state, other(state));
}

/* Its gains at 1, 2, 3 ... cells, up to the first 0. */
static void check_gains(struct state *state, const char *gains)
{
    char found[SIDE];
    int distance = 1;
    for (; distance < SIDE / 2; distance++) {
        int gain = gain_at(state, distance);
        if (gain == 0)
            break;
        found[distance - 1] = (char)('0' + gain);
    }
    found[distance - 1] = '\0';
    assert_string_equal(found, gains);
    for (; distance < SIDE / 2; distance++)
        assert_int_equal(gain_at(state, distance), 0);
}

static void check_grade(enum monster kind, enum light_grade grade, const char *gains)
{
    struct state *state = state_with(kind);
    light_hero(state, grade);
    check_gains(state, gains);
    state_destroy(state);
}

/* Its light radius V is 9. */
static void a_hero_in_bright_light_is_noticed_from_v(void **unused)
{
    check_grade(MONSTER_GLASS_ARCHER, LIGHT_BRIGHT, "444222111");
    (void)unused;
}

static void a_hero_in_dim_light_is_noticed_from_two_thirds_of_v(void **unused)
{
    check_grade(MONSTER_GLASS_ARCHER, LIGHT_DIM, "332211");
    (void)unused;
}

static void a_hero_in_the_dark_is_noticed_from_a_third_of_v(void **unused)
{
    check_grade(MONSTER_GLASS_ARCHER, LIGHT_DARK, "111");
    (void)unused;
}

/* Its V is 7: R is 7, 4, 2, and the thirds of those are 2 and 4, 1 and 2, 0 and 1. */
static void radii_and_thirds_are_rounded_down(void **unused)
{
    check_grade(MONSTER_GUTTER_RAT, LIGHT_BRIGHT, "4422111");
    check_grade(MONSTER_GUTTER_RAT, LIGHT_DIM, "3211");
    check_grade(MONSTER_GUTTER_RAT, LIGHT_DARK, "11");
    (void)unused;
}

static void without_the_hero_in_view_nothing_is_noticed(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    light_hero(state, LIGHT_BRIGHT);
    level_set_terrain(state_level(state), point_make(middle.x + 2, middle.y), TERRAIN_WALL);
    assert_int_equal(gain_at(state, 1), 4);
    assert_int_equal(gain_at(state, 3), 0);
    level_set_terrain(state_level(state), point_make(middle.x + 2, middle.y), TERRAIN_WINDOW);
    assert_int_equal(gain_at(state, 3), 4);
    state_destroy(state);
    (void)unused;
}

static void light_on_the_watcher_changes_nothing(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    put_light(&state->vision.light, point_make(middle.x + 4, middle.y), LIGHT_BRIGHT);
    assert_int_equal(gain_at(state, 4), 0);
    state_destroy(state);
    (void)unused;
}

static void a_deep_hood_halves_v(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    light_hero(state, LIGHT_DIM);
    state_hero(state)->lantern = state->turn_lantern = LANTERN_HOODED;
    check_gains(state, "332211");
    state->boons[BOON_DEEP_HOOD] = 1;
    hero_update_traits(state);
    check_gains(state, "21"); /* V 4, R 2, thirds 0 and 1 */
    state_hero(state)->lantern = state->turn_lantern = LANTERN_OPEN;
    check_gains(state, "332211");
    state_destroy(state);
    (void)unused;
}

static void put_on(struct state *state, enum item item)
{
    state->pack.worn[item_get(item)->slot] = item;
    hero_update_traits(state);
}

static void a_red_lamp_is_dark_to_a_rat(void **unused)
{
    struct state *state = state_with(MONSTER_GUTTER_RAT);
    light_hero(state, LIGHT_BRIGHT);
    put_on(state, ITEM_RED_LAMP);
    check_gains(state, "11");
    put_light(&state->vision.lamp_light, middle, LIGHT_DIM);
    check_gains(state, "3211");
    state_destroy(state);
    (void)unused;
}

static void a_red_lamp_is_as_bright_as_any_to_others(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    light_hero(state, LIGHT_BRIGHT);
    put_on(state, ITEM_RED_LAMP);
    check_gains(state, "444222111");
    state_destroy(state);
    (void)unused;
}

static void a_mirror_coat_is_a_grade_brighter(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    put_on(state, ITEM_MIRROR_COAT);
    check_gains(state, "332211");
    light_hero(state, LIGHT_DIM);
    check_gains(state, "444222111");
    light_hero(state, LIGHT_BRIGHT);
    check_gains(state, "444222111");
    state_destroy(state);
    (void)unused;
}

static void blind_actors_notice_adjacent_cells_only(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    light_hero(state, LIGHT_BRIGHT);
    other(state)->statuses[STATUS_BLIND] = 3;
    for (int distance = 2; distance < SIDE / 2; distance++)
        assert_int_equal(gain_at(state, distance), 0);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_the_hero_counts_as_dim(void **unused)
{
    struct state *state = state_with(MONSTER_GLASS_ARCHER);
    state->plain_radius = 9;
    check_gains(state, "332211");
    state_destroy(state);
    (void)unused;
}

static void a_red_lamp_is_dark_to_a_stalker_cub(void **unused)
{
    struct state *state = state_with(MONSTER_STALKER_CUB);
    light_hero(state, LIGHT_BRIGHT);
    check_gains(state, "44222111");
    put_on(state, ITEM_RED_LAMP);
    check_gains(state, "11");
    put_light(&state->vision.lamp_light, middle, LIGHT_DIM);
    check_gains(state, "32211");
    state_destroy(state);
    (void)unused;
}

static void hunting_starts_after_enough_turns_of_a_gain(void **unused)
{
    assert_int_equal(noticing_gain_max(), 4);
    for (int gain = 1; gain <= noticing_gain_max(); gain++) {
        for (int suspicion = 0; suspicion <= SUSPICION_MAX; suspicion++) {
            struct actor actor = {.kind = MONSTER_GUTTER_RAT, .suspicion = suspicion};
            int turns = 0;
            for (; !actor_is_hunting(&actor); turns++)
                actor.suspicion += gain;
            assert_int_equal(noticing_turns_to_hunt(suspicion, gain), turns);
        }
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hero_in_bright_light_is_noticed_from_v),
        cmocka_unit_test(a_hero_in_dim_light_is_noticed_from_two_thirds_of_v),
        cmocka_unit_test(a_hero_in_the_dark_is_noticed_from_a_third_of_v),
        cmocka_unit_test(radii_and_thirds_are_rounded_down),
        cmocka_unit_test(without_the_hero_in_view_nothing_is_noticed),
        cmocka_unit_test(light_on_the_watcher_changes_nothing),
        cmocka_unit_test(a_deep_hood_halves_v),
        cmocka_unit_test(a_red_lamp_is_dark_to_a_rat),
        cmocka_unit_test(a_red_lamp_is_as_bright_as_any_to_others),
        cmocka_unit_test(a_mirror_coat_is_a_grade_brighter),
        cmocka_unit_test(blind_actors_notice_adjacent_cells_only),
        cmocka_unit_test(in_plain_sight_the_hero_counts_as_dim),
        cmocka_unit_test(a_red_lamp_is_dark_to_a_stalker_cub),
        cmocka_unit_test(hunting_starts_after_enough_turns_of_a_gain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
