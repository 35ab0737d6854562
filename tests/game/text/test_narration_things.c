/* Sentences of items and boons. */
#include "support/check.h"
#include "support/game_picture.h"

#include "support/told.h"

#include "game/text/narration.h"

#include <string.h>

static struct event thing(enum event_kind kind, enum item item, int amount)
{
    return (struct event){.kind = kind, .item = item, .count = amount, .to = {1, 1}};
}

static void test_an_item_underfoot_is_named_with_the_reason_it_stays(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    assert_told_in(
        state, thing(EVENT_FOUND, ITEM_SPEAR, 1),
        "A spear lies here, but your pack is full: drop something here to take it instead.");
    bit_grid_put(&state_level(state)->no_auto_pickup, point_make(1, 1), true);
    assert_told_in(state, thing(EVENT_FOUND, ITEM_SPEAR, 1), "A spear lies here.");
    assert_told_in(state, thing(EVENT_FOUND, ITEM_PEBBLES, 3), "3 pebbles lie here.");
    state_destroy(state);
}

static void test_picked_up_items_are_counted(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    state->pack.counts[ITEM_PEBBLES] = 5;
    state->pack.counts[ITEM_SPEAR] = 1;
    assert_told_in(state, thing(EVENT_PICKED_UP, ITEM_SPEAR, 1), "You pick up a spear.");
    assert_told_in(state, thing(EVENT_PICKED_UP, ITEM_PEBBLES, 2),
                   "You pick up 2 pebbles (5 now).");
    assert_told_in(state, thing(EVENT_PICKED_UP, ITEM_LANTERN, 1),
                   "You have your lantern back: it is open.");
    assert_told_in(
        state, thing(EVENT_PICKED_UP, ITEM_GLASS_KEY, 1),
        "You pick up a glass key. Opens one locked door, once. A loud or deafening noise "
        "that you make breaks it.");
    state_destroy(state);
}

static void test_dropping_and_equipping_are_told(void **fixture)
{
    (void)fixture;
    assert_told(thing(EVENT_DROPPED, ITEM_PEBBLES, 3), "You drop 3 pebbles.");
    assert_told(thing(EVENT_WORN, ITEM_SPEAR, 1), "You equip the spear.");
    assert_told(thing(EVENT_WORN, ITEM_MAIL, 1), "You equip mail.");
    assert_told(thing(EVENT_WORN, ITEM_RED_LAMP, 1), "You equip the red lamp.");
    assert_told(thing(EVENT_WORN, ITEM_DOOR_EAR, 1), "You equip the door-ear.");
    assert_told(thing(EVENT_TAKEN_OFF, ITEM_SPEAR, 1), "You unequip the spear.");
    assert_told(thing(EVENT_TAKEN_OFF, ITEM_MAIL, 1), "You unequip mail.");
}

static void test_things_are_used_each_in_its_way(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    state->knows[ITEM_REVEAL] = true;
    memset(state->pack.counts, 0, sizeof state->pack.counts);
    assert_told_in(state, thing(EVENT_USED, ITEM_HEALING_POTION, 1), "You drink a healing potion.");
    assert_told_in(state, thing(EVENT_USED, ITEM_REVEAL, 1), "You read a scroll of revealing.");
    assert_told_in(state, thing(EVENT_USED, ITEM_FLARE, 1), "You use a flare.");
    state_destroy(state);
}

static void test_what_is_used_tells_how_many_are_left(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    game_picture_give(state, ITEM_HAND_BELL, 4);
    game_picture_use(state, ITEM_HAND_BELL);
    assert_told_in(state, thing(EVENT_USED, ITEM_HAND_BELL, 1), "You use a hand bell (3 left).");
    state_destroy(state);
}

static void test_an_unknown_potion_is_named_by_its_look(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    state->looks[ITEM_GLOW] = LOOK_MURKY;
    assert_told_in(state, thing(EVENT_USED, ITEM_GLOW, 1), "You drink a murky potion.");
    state->knows[ITEM_GLOW] = true;
    event_list_add(&state->events, thing(EVENT_LEARNED, ITEM_GLOW, 1));
    assert_told_in(
        state, thing(EVENT_LEARNED, ITEM_GLOW, 1),
        "It is a potion of glow. It makes you, or what you throw it at, glow for 30 turns.");
    event_list_add(&state->events, thing(EVENT_USED, ITEM_GLOW, 1));
    assert_told_in(state, thing(EVENT_USED, ITEM_GLOW, 1),
                   "You drink a murky potion: it is a potion of glow. It makes you, or what you "
                   "throw it at, glow for 30 turns.");
    assert_told_in(state, thing(EVENT_LEARNED, ITEM_GLOW, 1), "");
    state_destroy(state);
}

/* A message holds 159 characters (ui/view/message_log.h). */
static void test_a_learned_item_fits_into_a_message(void **fixture)
{
    (void)fixture;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        if (item_get((enum item)i)->looks == LOOK_GROUP_NONE)
            continue;
        struct state *state = told_scene();
        char chars[512];
        struct text text = text_init(chars, sizeof chars);
        state->looks[i] = LOOK_INKED;
        state->knows[i] = true;
        event_list_add(&state->events, thing(EVENT_USED, (enum item)i, 1));
        event_list_add(&state->events, thing(EVENT_LEARNED, (enum item)i, 1));
        assert_true(narration_of(state, &state->events.events[0], &text));
        if (text.length > 159)
            fail_msg("%zu characters: %s", text.length, chars);
        state_destroy(state);
    }
}

static void test_missiles_breaking_and_theft_are_told(void **fixture)
{
    (void)fixture;
    struct event missile = {
        .kind = EVENT_MISSILE, .item = ITEM_ARROW, .from = {1, 1}, .to = {3, 1}};
    struct state *state = told_scene();
    assert_told_in(state, missile, "You throw an arrow.");
    state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    assert_told_in(state, missile, "You shoot an arrow.");
    missile.from = point_make(5, 1);
    assert_told_in(state, missile, "An arrow flies at you.");
    state_destroy(state);
    assert_told(thing(EVENT_BROKE, ITEM_ARROW, 1), "The arrow breaks.");
    assert_told(thing(EVENT_BROKE, ITEM_GLASS_KEY, 1),
                "The glass key breaks. That was too loud for it.");
    assert_told(told_by('r', thing(EVENT_STOLEN, ITEM_LANTERN, 1)),
                "The gutter rat steals your lantern!");
}

static void test_boons_are_offered_and_chosen(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    state->offers[0] = BOON_BRAND;
    state->offers[1] = BOON_SKIN;
    assert_told_in(state, (struct event){.kind = EVENT_OFFERED},
                   "Choose a boon: 1 Brand, 2 Thick skin.");
    state_destroy(state);
    assert_told((struct event){.kind = EVENT_OFFERED}, "");
    assert_told((struct event){.kind = EVENT_BOON, .boon = BOON_SKIN},
                "Thick skin: Each attack on you does 1 less damage, but your steps are louder: "
                "silent becomes faint, faint soft, soft loud.");
    assert_told((struct event){.kind = EVENT_KEYSTONE, .boon = BOON_NOON},
                "Noon breaks over you, down here.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_item_underfoot_is_named_with_the_reason_it_stays),
        cmocka_unit_test(test_picked_up_items_are_counted),
        cmocka_unit_test(test_dropping_and_equipping_are_told),
        cmocka_unit_test(test_things_are_used_each_in_its_way),
        cmocka_unit_test(test_what_is_used_tells_how_many_are_left),
        cmocka_unit_test(test_an_unknown_potion_is_named_by_its_look),
        cmocka_unit_test(test_a_learned_item_fits_into_a_message),
        cmocka_unit_test(test_missiles_breaking_and_theft_are_told),
        cmocka_unit_test(test_boons_are_offered_and_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
