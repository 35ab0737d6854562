#include "support/check.h"

#include "world/pack.h"

#define SLOTS 12

static void added_items_are_counted(void **unused)
{
    struct pack pack = {.has_lantern = true};
    assert_int_equal(pack_add(&pack, ITEM_FLARE, 2, SLOTS), 2);
    assert_int_equal(pack_add(&pack, ITEM_FLARE, 1, SLOTS), 1);
    assert_int_equal(pack_count(&pack, ITEM_FLARE), 3);
    assert_int_equal(pack_count(&pack, ITEM_OIL), 0);
    (void)unused;
}

static void a_kind_takes_one_slot_for_any_count(void **unused)
{
    struct pack pack = {.has_lantern = true};
    pack_add(&pack, ITEM_FLARE, 9, SLOTS);
    pack_add(&pack, ITEM_OIL, 1, SLOTS);
    assert_int_equal(pack_slots_taken(&pack), 2);
    (void)unused;
}

static void nothing_new_is_added_when_all_slots_are_taken(void **unused)
{
    struct pack pack = {.has_lantern = true};
    pack_add(&pack, ITEM_FLARE, 1, 2);
    pack_add(&pack, ITEM_OIL, 1, 2);
    assert_int_equal(pack_add(&pack, ITEM_PEBBLES, 3, 2), 0);
    assert_int_equal(pack_count(&pack, ITEM_PEBBLES), 0);
    assert_int_equal(pack_add(&pack, ITEM_OIL, 1, 2), 1);
    (void)unused;
}

static void the_limit_of_a_kind_is_99(void **unused)
{
    struct pack pack = {.has_lantern = true};
    assert_int_equal(pack_add(&pack, ITEM_ARROW, 95, SLOTS), 95);
    assert_int_equal(pack_add(&pack, ITEM_ARROW, 6, SLOTS), 4);
    assert_int_equal(pack_add(&pack, ITEM_ARROW, 1, SLOTS), 0);
    assert_int_equal(pack_count(&pack, ITEM_ARROW), PACK_COUNT_MAX);
    (void)unused;
}

static void equipment_counts_and_takes_no_slot(void **unused)
{
    struct pack pack = {.worn = {[SLOT_WEAPON] = ITEM_KNIFE}};
    assert_true(pack_is_worn(&pack, ITEM_KNIFE));
    assert_false(pack_is_worn(&pack, ITEM_CUDGEL));
    assert_false(pack_is_worn(&pack, ITEM_FLARE));
    assert_int_equal(pack_count(&pack, ITEM_KNIFE), 1);
    assert_int_equal(pack_slots_taken(&pack), 0);
    (void)unused;
}

static void unequipped_items_are_taken_first(void **unused)
{
    struct pack pack = {.worn = {[SLOT_WEAPON] = ITEM_KNIFE}};
    pack_add(&pack, ITEM_KNIFE, 1, SLOTS);
    pack_take(&pack, ITEM_KNIFE);
    assert_true(pack_is_worn(&pack, ITEM_KNIFE));
    assert_int_equal(pack_count(&pack, ITEM_KNIFE), 1);
    pack_take(&pack, ITEM_KNIFE);
    assert_int_equal(pack.worn[SLOT_WEAPON], ITEM_NONE);
    assert_int_equal(pack_count(&pack, ITEM_KNIFE), 0);
    (void)unused;
}

static void a_kind_keeps_its_letter_while_others_come_and_go(void **unused)
{
    struct pack pack = {0};
    pack_add(&pack, ITEM_FLARE, 2, SLOTS);
    pack_add(&pack, ITEM_OIL, 1, SLOTS);
    pack_add(&pack, ITEM_PEBBLES, 3, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_FLARE), 'a');
    assert_int_equal(pack_letter(&pack, ITEM_PEBBLES), 'c');
    pack_take(&pack, ITEM_OIL);
    pack_take(&pack, ITEM_FLARE);
    assert_int_equal(pack_letter(&pack, ITEM_FLARE), 'a');
    assert_int_equal(pack_letter(&pack, ITEM_PEBBLES), 'c');
    pack_add(&pack, ITEM_KNIFE, 1, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_KNIFE), 'd');
    pack_add(&pack, ITEM_OIL, 1, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_OIL), 'b');
    (void)unused;
}

static void equipped_items_keep_their_letter(void **unused)
{
    struct pack pack = {0};
    pack_add(&pack, ITEM_FLARE, 1, SLOTS);
    pack_add(&pack, ITEM_KNIFE, 1, SLOTS);
    pack.counts[ITEM_KNIFE]--;
    pack.worn[SLOT_WEAPON] = ITEM_KNIFE;
    pack_add(&pack, ITEM_OIL, 1, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_KNIFE), 'b');
    pack_add(&pack, ITEM_KNIFE, 1, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_KNIFE), 'b');
    (void)unused;
}

/* Every kind there is comes and goes: no two that are carried are ever called the same, and none changes its letter. */
static void when_letters_run_out_items_no_longer_carried_lose_theirs(void **unused)
{
    struct pack pack = {0};
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        pack_add(&pack, (enum item)i, 1, SLOTS);
        if (pack_slots_taken(&pack) == SLOTS)
            pack_take(&pack, (enum item)(i - 1));
        assert_in_range(pack_letter(&pack, (enum item)i), 'a', 'z');
        for (int j = ITEM_NONE + 1; j < i; j++)
            if (pack_count(&pack, (enum item)j) > 0)
                assert_int_not_equal(pack_letter(&pack, (enum item)i),
                                     pack_letter(&pack, (enum item)j));
    }
    assert_true(ITEM_COUNT - 1 > PACK_LETTERS);
    char letter = pack_letter(&pack, ITEM_COUNT - 1);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT - 1; i++)
        while (pack_count(&pack, (enum item)i) > 0)
            pack_take(&pack, (enum item)i);
    pack_add(&pack, ITEM_COUNT - 1, 1, SLOTS);
    assert_int_equal(pack_letter(&pack, ITEM_COUNT - 1), letter);
    (void)unused;
}

static void an_unequipped_weapon_is_the_last_weapon(void **unused)
{
    struct pack pack = {.worn = {[SLOT_WEAPON] = ITEM_KNIFE}, .last_weapon = ITEM_SPEAR};
    pack_take(&pack, ITEM_KNIFE);
    assert_int_equal(pack.worn[SLOT_WEAPON], ITEM_NONE);
    assert_int_equal(pack.last_weapon, ITEM_KNIFE);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(added_items_are_counted),
        cmocka_unit_test(a_kind_takes_one_slot_for_any_count),
        cmocka_unit_test(nothing_new_is_added_when_all_slots_are_taken),
        cmocka_unit_test(the_limit_of_a_kind_is_99),
        cmocka_unit_test(equipment_counts_and_takes_no_slot),
        cmocka_unit_test(unequipped_items_are_taken_first),
        cmocka_unit_test(a_kind_keeps_its_letter_while_others_come_and_go),
        cmocka_unit_test(equipped_items_keep_their_letter),
        cmocka_unit_test(when_letters_run_out_items_no_longer_carried_lose_theirs),
        cmocka_unit_test(an_unequipped_weapon_is_the_last_weapon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
