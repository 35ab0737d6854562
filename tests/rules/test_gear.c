/* The hero's items: picked up, dropped, worn, used, known. */

#include "rules/drops.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/hero.h"

static const char room[] = "######\n"
                           "#@...#\n"
                           "#....#\n"
                           "######\n";

static struct outcome act(struct state *state, enum action_kind kind, enum item item)
{
    return perform(state, state->hero, (struct action){.kind = kind, .item = item});
}

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void lay(struct state *state, int x, int y, enum item item, int count)
{
    level_set_items(state_level(state), point_make(x, y), item, count);
}

static int count_of(const struct state *state, enum item item)
{
    return pack_count(&state->pack, item);
}

/* Fills every slot with one item each of other kinds. */
static void fill_slots(struct state *state, enum item but)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (i != (int)but && !item_get((enum item)i)->is_lantern &&
            !pack_is_worn(&state->pack, (enum item)i) && state->pack.counts[i] == 0 &&
            pack_slots_taken(&state->pack) < state->traits.slots)
            game_picture_give(state, (enum item)i, 1);
    assert_int_equal(pack_slots_taken(&state->pack), state->traits.slots);
}

static void the_hero_starts_with_the_gear_of_the_rules(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(state->pack.worn[SLOT_WEAPON], ITEM_KNIFE);
    assert_int_equal(state->pack.worn[SLOT_ARMOUR], ITEM_RAGS);
    assert_int_equal(count_of(state, ITEM_HEALING_POTION), 1);
    assert_int_equal(count_of(state, ITEM_FLARE), 2);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 3);
    assert_int_equal(pack_slots_taken(&state->pack), 3);
    assert_int_equal(state->traits.slots, 12);
    assert_true(state->pack.has_lantern);
    state_destroy(state);
    (void)unused;
}

static void walking_over_an_item_picks_it_up(void **unused)
{
    struct state *state = game_picture(room);
    lay(state, 2, 1, ITEM_ARROW, 6);
    step(state, DIRECTION_EAST);
    assert_int_equal(count_of(state, ITEM_ARROW), 6);
    assert_int_equal(level_item(state_level(state), point_make(2, 1)), ITEM_NONE);
    assert_int_equal(game_picture_last(state, EVENT_PICKED_UP).count, 6);
    state_destroy(state);
    (void)unused;
}

static void a_full_pack_leaves_the_item_and_says_why(void **unused)
{
    struct state *state = game_picture(room);
    fill_slots(state, ITEM_SPEAR);
    lay(state, 2, 1, ITEM_SPEAR, 1);
    step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_PICKED_UP), 0);
    assert_int_equal(game_picture_last(state, EVENT_FOUND).item, ITEM_SPEAR);
    struct outcome outcome = act(state, ACTION_PICK_UP, ITEM_NONE);
    assert_int_equal(outcome.refusal, REFUSAL_FULL);
    assert_int_equal(outcome.time, 0);
    assert_int_equal(level_item(state_level(state), point_make(2, 1)), ITEM_SPEAR);
    assert_int_equal(count_of(state, ITEM_SPEAR), 0);
    state_destroy(state);
    (void)unused;
}

static void a_full_pack_takes_more_of_what_it_holds(void **unused)
{
    struct state *state = game_picture(room);
    fill_slots(state, ITEM_SPEAR);
    lay(state, 2, 1, ITEM_PEBBLES, 2);
    step(state, DIRECTION_EAST);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 5);
    state_destroy(state);
    (void)unused;
}

static void a_stack_never_exceeds_its_limit(void **unused)
{
    struct state *state = game_picture(room);
    state->pack.counts[ITEM_ARROW] = PACK_COUNT_MAX - 2;
    lay(state, 2, 1, ITEM_ARROW, 6);
    step(state, DIRECTION_EAST);
    assert_int_equal(count_of(state, ITEM_ARROW), PACK_COUNT_MAX);
    assert_int_equal(level_item_count(state_level(state), point_make(2, 1)), 4);
    state_destroy(state);
    (void)unused;
}

static void worn_items_take_no_slot(void **unused)
{
    struct state *state = game_picture(room);
    int before = pack_slots_taken(&state->pack);
    game_picture_give(state, ITEM_LEATHER, 1);
    game_picture_give(state, ITEM_WATCH_CHARM, 1);
    assert_int_equal(pack_slots_taken(&state->pack), before + 2);
    act(state, ACTION_WEAR, ITEM_WATCH_CHARM);
    assert_int_equal(pack_slots_taken(&state->pack), before + 1);
    act(state, ACTION_WEAR, ITEM_LEATHER); /* the rags come into its slot */
    assert_int_equal(pack_slots_taken(&state->pack), before + 1);
    state_destroy(state);
    (void)unused;
}

static void picking_up_needs_an_item(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).refusal, REFUSAL_NOTHING_HERE);
    state_destroy(state);
    (void)unused;
}

static void a_dropped_item_is_not_picked_up_by_walking(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(act(state, ACTION_DROP, ITEM_PEBBLES).time, TURN_TIME);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 0);
    assert_int_equal(level_item_count(state_level(state), point_make(1, 1)), 3);
    step(state, DIRECTION_EAST);
    step(state, DIRECTION_WEST);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 0);
    assert_int_equal(game_picture_last(state, EVENT_FOUND).count, 3);
    act(state, ACTION_PICK_UP, ITEM_NONE);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 3);
    state_destroy(state);
    (void)unused;
}

static void dropping_needs_an_item(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(act(state, ACTION_DROP, ITEM_OIL).refusal, REFUSAL_NOT_HAD);
    assert_int_equal(act(state, ACTION_DROP, ITEM_LANTERN).refusal, REFUSAL_NOT_HAD);
    state_destroy(state);
    (void)unused;
}

static void dropping_on_another_item_takes_that_in_exchange(void **unused)
{
    struct state *state = game_picture(room);
    lay(state, 1, 1, ITEM_OIL, 1);
    state->traits.slots = pack_slots_taken(&state->pack);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).refusal, REFUSAL_FULL);
    assert_int_equal(act(state, ACTION_DROP, ITEM_PEBBLES).time, TURN_TIME);
    assert_int_equal(count_of(state, ITEM_PEBBLES), 0);
    assert_int_equal(count_of(state, ITEM_OIL), 1);
    assert_int_equal(level_item(state_level(state), point_make(1, 1)), ITEM_PEBBLES);
    assert_int_equal(level_item_count(state_level(state), point_make(1, 1)), 3);
    state_destroy(state);
    (void)unused;
}

static void dropping_on_the_same_item_makes_one_pile(void **unused)
{
    struct state *state = game_picture(room);
    lay(state, 1, 1, ITEM_PEBBLES, 2);
    act(state, ACTION_DROP, ITEM_PEBBLES);
    assert_int_equal(level_item_count(state_level(state), point_make(1, 1)), 5);
    lay(state, 1, 1, ITEM_PEBBLES, PACK_COUNT_MAX);
    game_picture_give(state, ITEM_PEBBLES, 1);
    assert_int_equal(act(state, ACTION_DROP, ITEM_PEBBLES).refusal, REFUSAL_SOMETHING_HERE);
    state_destroy(state);
    (void)unused;
}

static void dropping_a_worn_item_takes_it_off(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_wear(state, ITEM_MAIL);
    assert_int_equal(state->traits.armour, 2);
    act(state, ACTION_DROP, ITEM_MAIL);
    assert_int_equal(state->traits.armour, 0);
    assert_int_equal(state->pack.worn[SLOT_ARMOUR], ITEM_NONE);
    state_destroy(state);
    (void)unused;
}

static void wearing_an_item_takes_a_turn_and_replaces_the_old_one(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_give(state, ITEM_SPEAR, 1);
    assert_int_equal(act(state, ACTION_WEAR, ITEM_SPEAR).time, TURN_TIME);
    assert_int_equal(hero_weapon(state), ITEM_SPEAR);
    assert_int_equal(state->pack.counts[ITEM_KNIFE], 1);
    assert_int_equal(state->pack.last_weapon, ITEM_KNIFE);
    assert_int_equal(game_picture_last(state, EVENT_WORN).item, ITEM_SPEAR);
    state_destroy(state);
    (void)unused;
}

static void wearing_needs_a_wearable_item_in_the_pack(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(act(state, ACTION_WEAR, ITEM_PEBBLES).refusal, REFUSAL_NO_USE);
    assert_int_equal(act(state, ACTION_WEAR, ITEM_SPEAR).refusal, REFUSAL_NOT_HAD);
    state_destroy(state);
    (void)unused;
}

static void nothing_can_be_taken_off_into_a_full_pack(void **unused)
{
    struct state *state = game_picture(room);
    fill_slots(state, ITEM_NONE);
    assert_int_equal(act(state, ACTION_WEAR, ITEM_KNIFE).refusal, REFUSAL_FULL);
    assert_int_equal(hero_weapon(state), ITEM_KNIFE);
    state_destroy(state);
    (void)unused;
}

static void a_full_pack_can_not_swap_one_of_two_spears(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_give(state, ITEM_SPEAR, 2);
    fill_slots(state, ITEM_NONE);
    assert_int_equal(act(state, ACTION_WEAR, ITEM_SPEAR).refusal, REFUSAL_FULL);
    assert_int_equal(state->pack.counts[ITEM_SPEAR], 2);
    assert_int_equal(hero_weapon(state), ITEM_KNIFE);
    state->pack.counts[ITEM_SPEAR] = 1;
    assert_int_equal(act(state, ACTION_WEAR, ITEM_SPEAR).kind, OUTCOME_DONE);
    assert_int_equal(pack_slots_taken(&state->pack), state->traits.slots);
    state_destroy(state);
    (void)unused;
}

static void every_usable_item_is_spent_or_refused(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        struct state *state = game_picture("#######\n"
                                           "#@.+r.#\n"
                                           "#######\n");
        const struct item_kind *kind = item_get((enum item)i);
        if (!kind->is_lantern && pack_count(&state->pack, (enum item)i) == 0)
            game_picture_give(state, (enum item)i, 1);
        state->knows[i] = true;
        int before = pack_count(&state->pack, (enum item)i);
        struct outcome outcome = game_picture_use_at(state, (enum item)i, 2, 1);
        if (kind->use == EFFECT_NONE)
            assert_int_equal(outcome.refusal, kind->is_lantern ? REFUSAL_NOT_HAD : REFUSAL_NO_USE);
        bool is_spent = pack_count(&state->pack, (enum item)i) == before - 1;
        assert_int_equal(is_spent, outcome.kind == OUTCOME_DONE);
        assert_int_equal(outcome.time, is_spent ? TURN_TIME : 0);
        state_destroy(state);
    }
    (void)unused;
}

static void unknown_potions_and_scrolls_are_named_by_their_looks(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_give(state, ITEM_HASTE, 2);
    assert_false(hero_knows(state, ITEM_HASTE));
    assert_string_equal(hero_item_name(state, ITEM_HASTE),
                        look_get(hero_look(state, ITEM_HASTE))->name);
    game_picture_use(state, ITEM_HASTE);
    assert_true(hero_knows(state, ITEM_HASTE));
    assert_string_equal(hero_item_name(state, ITEM_HASTE), "a potion of haste");
    assert_int_equal(game_picture_count(state, EVENT_LEARNED), 1);
    game_picture_use(state, ITEM_HASTE);
    assert_int_equal(game_picture_count(state, EVENT_LEARNED), 1);
    assert_true(hero_knows(state, ITEM_HEALING_POTION));
    state_destroy(state);
    (void)unused;
}

static void looks_are_unique_and_follow_from_the_seed(void **unused)
{
    struct state *state = game_picture(room);
    struct state *same = game_picture(room);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum look look = hero_look(state, (enum item)i);
        assert_int_equal(look, hero_look(same, (enum item)i));
        enum look_group group = item_get((enum item)i)->looks;
        if (group == LOOK_GROUP_NONE) {
            assert_int_equal(look, LOOK_NONE);
            continue;
        }
        assert_int_equal(look_get(look)->group, group);
        for (int k = ITEM_NONE + 1; k < i; k++)
            assert_true(hero_look(state, (enum item)k) != look);
    }
    state_destroy(state);
    state_destroy(same);
    (void)unused;
}

static void an_unknown_aimed_item_is_learned_but_not_spent(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_give(state, ITEM_GHOST_STEP, 1);
    assert_int_equal(hero_aim(state, ITEM_GHOST_STEP), 0);
    struct outcome outcome = game_picture_use(state, ITEM_GHOST_STEP);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_int_equal(count_of(state, ITEM_GHOST_STEP), 1);
    assert_true(point_is_equal(state_hero(state)->position, point_make(1, 1)));
    assert_true(hero_knows(state, ITEM_GHOST_STEP));
    assert_int_equal(hero_aim(state, ITEM_GHOST_STEP), 6);
    state_destroy(state);
    (void)unused;
}

static void items_fall_beside_each_other(void **unused)
{
    struct state *state = game_picture(room);
    struct level *level = state_level(state);
    drops_lay(state, ITEM_ARROW, 1, point_make(3, 1));
    drops_lay(state, ITEM_ARROW, 1, point_make(3, 1));
    drops_lay(state, ITEM_SPEAR, 1, point_make(3, 1));
    assert_int_equal(level_item_count(level, point_make(3, 1)), 2);
    int spears = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] == ITEM_SPEAR) {
            spears++;
            assert_int_equal(point_chebyshev(grid_point(level->grid, cell), point_make(3, 1)), 1);
            assert_true(level_is_walkable(level, grid_point(level->grid, cell)));
        }
    assert_int_equal(spears, 1);
    state_destroy(state);
    (void)unused;
}

static void nothing_falls_onto_stairs(void **unused)
{
    struct state *state = game_picture("####\n#@>#\n####\n");
    drops_lay(state, ITEM_SPEAR, 1, point_make(2, 1));
    assert_int_equal(level_item(state_level(state), point_make(2, 1)), ITEM_NONE);
    assert_int_equal(level_item(state_level(state), point_make(1, 1)), ITEM_SPEAR);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_starts_with_the_gear_of_the_rules),
        cmocka_unit_test(walking_over_an_item_picks_it_up),
        cmocka_unit_test(a_full_pack_leaves_the_item_and_says_why),
        cmocka_unit_test(a_full_pack_takes_more_of_what_it_holds),
        cmocka_unit_test(a_stack_never_exceeds_its_limit),
        cmocka_unit_test(worn_items_take_no_slot),
        cmocka_unit_test(picking_up_needs_an_item),
        cmocka_unit_test(a_dropped_item_is_not_picked_up_by_walking),
        cmocka_unit_test(dropping_needs_an_item),
        cmocka_unit_test(dropping_on_another_item_takes_that_in_exchange),
        cmocka_unit_test(dropping_on_the_same_item_makes_one_pile),
        cmocka_unit_test(dropping_a_worn_item_takes_it_off),
        cmocka_unit_test(wearing_an_item_takes_a_turn_and_replaces_the_old_one),
        cmocka_unit_test(wearing_needs_a_wearable_item_in_the_pack),
        cmocka_unit_test(nothing_can_be_taken_off_into_a_full_pack),
        cmocka_unit_test(a_full_pack_can_not_swap_one_of_two_spears),
        cmocka_unit_test(every_usable_item_is_spent_or_refused),
        cmocka_unit_test(unknown_potions_and_scrolls_are_named_by_their_looks),
        cmocka_unit_test(looks_are_unique_and_follow_from_the_seed),
        cmocka_unit_test(an_unknown_aimed_item_is_learned_but_not_spent),
        cmocka_unit_test(items_fall_beside_each_other),
        cmocka_unit_test(nothing_falls_onto_stairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
