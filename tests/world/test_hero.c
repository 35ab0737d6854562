#include "support/check.h"

#include "world/hero.h"

static struct state *state_of(const char *seed)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){10, 8};
    struct state *state = state_create(seed, sizes);
    assert_non_null(state);
    level_fill(state_level(state), TERRAIN_FLOOR);
    state->hero = level_add_actor(state_level(state),
                                  (struct actor){.kind = MONSTER_HERO, .position = {2, 2}});
    return state;
}

static void put_on(struct state *state, enum item item)
{
    state->pack.worn[item_get(item)->slot] = item;
    hero_update_traits(state);
}

static void choose(struct state *state, enum boon boon)
{
    state->boons[boon]++;
    hero_update_traits(state);
}

static void the_hero_starts_with_a_knife_rags_and_little_else(void **unused)
{
    struct state *state = state_of("seed");
    assert_int_equal(hero_weapon(state), ITEM_KNIFE);
    assert_int_equal(state->pack.worn[SLOT_ARMOUR], ITEM_RAGS);
    assert_int_equal(pack_count(&state->pack, ITEM_HEALING_POTION), 1);
    assert_int_equal(pack_count(&state->pack, ITEM_FLARE), 2);
    assert_int_equal(pack_count(&state->pack, ITEM_PEBBLES), 3);
    assert_int_equal(pack_slots_taken(&state->pack), 3);
    assert_true(state->pack.has_lantern);
    state_destroy(state);
    (void)unused;
}

static void the_hero_starts_as_the_rules_say(void **unused)
{
    struct state *state = state_of("seed");
    assert_int_equal(state->traits.health, 30);
    assert_int_equal(state->traits.slots, 12);
    assert_int_equal(state->traits.warmth, 15);
    assert_int_equal(state->traits.give_up, 12);
    assert_int_equal(state->traits.night, 120);
    assert_int_equal(state->traits.armour, 0);
    state_destroy(state);
    (void)unused;
}

static void traits_of_growth_equipment_and_boons_add_up(void **unused)
{
    struct state *state = state_of("seed");
    put_on(state, ITEM_MAIL);
    choose(state, BOON_SKIN);
    state->growth = 3;
    choose(state, BOON_HEARTH);
    assert_int_equal(state->traits.armour, 3);
    assert_int_equal(state->traits.step_louder, 2); /* of the mail and of the skin */
    assert_int_equal(state->traits.health, 30 + 3 * HERO_GROWTH);
    assert_int_equal(state->traits.warmth, 23);
    put_on(state, ITEM_LEATHER);
    assert_int_equal(state->traits.armour, 2);
    assert_int_equal(state->traits.step_louder, 1);
    state_destroy(state);
    (void)unused;
}

static int light_radius(const struct state *state, enum lantern lantern)
{
    state_level_const(state)->actors[state->hero.index].lantern = lantern;
    return hero_light(state).radius;
}

static void the_light_depends_on_the_stance(void **unused)
{
    struct state *state = state_of("seed");
    assert_int_equal(light_radius(state, LANTERN_OPEN), 7);
    assert_int_equal(light_grade(hero_light(state).colour), LIGHT_BRIGHT);
    assert_int_equal(light_radius(state, LANTERN_HOODED), 3);
    assert_int_equal(light_grade(hero_light(state).colour), LIGHT_DIM);
    assert_int_equal(light_radius(state, LANTERN_DARK), 0);
    state_destroy(state);
    (void)unused;
}

static void clear_glass_reaches_farther_open_and_not_hooded(void **unused)
{
    struct state *state = state_of("seed");
    choose(state, BOON_CLEAR_GLASS);
    assert_int_equal(light_radius(state, LANTERN_OPEN), 9);
    assert_int_equal(light_radius(state, LANTERN_HOODED), 3);
    assert_int_equal(light_radius(state, LANTERN_DARK), 0);
    state_destroy(state);
    (void)unused;
}

static void a_bulls_eye_shines_ahead_while_it_is_open(void **unused)
{
    struct state *state = state_of("seed");
    put_on(state, ITEM_BULLS_EYE_LAMP);
    assert_int_equal(light_radius(state, LANTERN_OPEN), 11);
    assert_true(hero_light(state).is_cone);
    assert_int_equal(light_radius(state, LANTERN_HOODED), 3);
    assert_false(hero_light(state).is_cone);
    state_destroy(state);
    (void)unused;
}

static void there_is_no_light_without_the_lantern(void **unused)
{
    struct state *state = state_of("seed");
    state->pack.has_lantern = false;
    assert_int_equal(light_radius(state, LANTERN_OPEN), 0);
    state_destroy(state);
    (void)unused;
}

static void a_glowing_status_counts_if_it_reaches_farther(void **unused)
{
    struct state *state = state_of("seed");
    state_hero(state)->statuses[STATUS_GLOW] = 5;
    assert_int_equal(light_radius(state, LANTERN_DARK), 4);
    assert_int_equal(light_radius(state, LANTERN_HOODED), 4);
    assert_int_equal(light_radius(state, LANTERN_OPEN), 7);
    state_destroy(state);
    (void)unused;
}

static int step_time(const struct state *state, enum lantern lantern)
{
    light_radius(state, lantern);
    return hero_step_time(state);
}

static void steps_in_the_dark_take_longer(void **unused)
{
    struct state *state = state_of("seed");
    assert_int_equal(step_time(state, LANTERN_OPEN), 100);
    assert_int_equal(step_time(state, LANTERN_HOODED), 110);
    assert_int_equal(step_time(state, LANTERN_DARK), 200);
    choose(state, BOON_SURE_FEET);
    assert_int_equal(step_time(state, LANTERN_DARK), 120);
    assert_int_equal(step_time(state, LANTERN_OPEN), 100);
    state_destroy(state);
    (void)unused;
}

static void potions_and_scrolls_are_not_known_until_learned(void **unused)
{
    struct state *state = state_of("seed");
    assert_true(hero_knows(state, ITEM_HEALING_POTION));
    assert_true(hero_knows(state, ITEM_OIL));
    assert_false(hero_knows(state, ITEM_HASTE));
    assert_false(hero_knows(state, ITEM_REVEAL));
    state->knows[ITEM_HASTE] = true;
    assert_true(hero_knows(state, ITEM_HASTE));
    state_destroy(state);
    (void)unused;
}

static void every_unknown_kind_has_a_look_of_its_own(void **unused)
{
    struct state *state = state_of("seed");
    bool is_taken[LOOK_COUNT] = {false};
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum look look = hero_look(state, (enum item)i);
        enum look_group group = item_get((enum item)i)->looks;
        assert_int_equal(look == LOOK_NONE, group == LOOK_GROUP_NONE);
        if (look == LOOK_NONE)
            continue;
        assert_int_equal(look_get(look)->group, group);
        assert_false(is_taken[look]);
        is_taken[look] = true;
    }
    state_destroy(state);
    (void)unused;
}

static void looks_follow_from_the_seed(void **unused)
{
    struct state *one = state_of("one");
    struct state *same = state_of("one");
    struct state *other = state_of("other");
    assert_memory_equal(one->looks, same->looks, sizeof one->looks);
    assert_memory_not_equal(one->looks, other->looks, sizeof one->looks);
    state_destroy(one);
    state_destroy(same);
    state_destroy(other);
    (void)unused;
}

static void unknown_items_are_named_by_their_looks(void **unused)
{
    struct state *state = state_of("seed");
    const char *look = look_get(hero_look(state, ITEM_HASTE))->name;
    assert_string_equal(hero_item_name(state, ITEM_HASTE), look);
    state->knows[ITEM_HASTE] = true;
    assert_string_equal(hero_item_name(state, ITEM_HASTE), "a potion of haste");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_starts_with_a_knife_rags_and_little_else),
        cmocka_unit_test(the_hero_starts_as_the_rules_say),
        cmocka_unit_test(traits_of_growth_equipment_and_boons_add_up),
        cmocka_unit_test(the_light_depends_on_the_stance),
        cmocka_unit_test(clear_glass_reaches_farther_open_and_not_hooded),
        cmocka_unit_test(a_bulls_eye_shines_ahead_while_it_is_open),
        cmocka_unit_test(there_is_no_light_without_the_lantern),
        cmocka_unit_test(a_glowing_status_counts_if_it_reaches_farther),
        cmocka_unit_test(steps_in_the_dark_take_longer),
        cmocka_unit_test(potions_and_scrolls_are_not_known_until_learned),
        cmocka_unit_test(every_unknown_kind_has_a_look_of_its_own),
        cmocka_unit_test(looks_follow_from_the_seed),
        cmocka_unit_test(unknown_items_are_named_by_their_looks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
