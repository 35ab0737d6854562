/* The rows of items, boons, looks, statuses, clouds and effects make sense, and what is drawn has its sprite. */
#include "support/check.h"

#include "content/boon.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/start.h"
#include "content/status.h"
#include "test_paths.h"

#include <stdio.h>
#include <string.h>

#define KEYS_MAX 128

/* The keys of one table. */
struct keys {
    const char *keys[KEYS_MAX];
    int count;
};

static void add(struct keys *keys, const char *key, const char *name)
{
    assert_true(keys->count < KEYS_MAX);
    assert_true(key && strlen(key) > 0 && name && strlen(name) > 0);
    assert_int_equal(strspn(key, "abcdefghijklmnopqrstuvwxyz_"), strlen(key));
    for (int i = 0; i < keys->count; i++)
        assert_string_not_equal(keys->keys[i], key);
    keys->keys[keys->count++] = key;
}

static void check_sprite(const char *folder, const char *prefix, const char *key)
{
    char path[512];
    snprintf(path, sizeof path, "%s/assets/sprites/%s/%s%s.txt", EYESHINE_SOURCE_DIR, folder,
             prefix, key);
    FILE *file = fopen(path, "r");
    if (!file)
        fail_msg("there is no %s", path);
    fclose(file);
}

static void ids_are_lower_case_and_unique(void **unused)
{
    struct keys items = {.count = 0}, boons = {.count = 0}, looks = {.count = 0};
    struct keys statuses = {.count = 0}, clouds = {.count = 0}, effects = {.count = 0};
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        add(&items, item_get((enum item)i)->id, item_get((enum item)i)->name);
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        add(&boons, boon_get((enum boon)b)->id, boon_get((enum boon)b)->name);
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        add(&looks, look_get((enum look)l)->id, look_get((enum look)l)->name);
    for (int s = 0; s < STATUS_COUNT; s++)
        add(&statuses, status_get((enum status)s)->id, status_get((enum status)s)->adjective);
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        add(&clouds, cloud_get((enum cloud)c)->id, cloud_get((enum cloud)c)->name);
    for (int e = EFFECT_NONE + 1; e < EFFECT_COUNT; e++)
        add(&effects, effect_kind_name((enum effect)e), "an effect");
    (void)unused;
}

static void every_item_has_help_and_a_sprite(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        assert_true(kind->help && kind->help[strlen(kind->help) - 1] == '.');
        if (kind->looks == LOOK_GROUP_NONE)
            check_sprite("items", "", kind->id);
    }
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        check_sprite("items", "", look_get((enum look)l)->id);
    (void)unused;
}

static void clouds_and_statuses_have_sprites(void **unused)
{
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        check_sprite("clouds", "", cloud_get((enum cloud)c)->id);
    for (int s = 0; s < STATUS_COUNT; s++)
        check_sprite("ui", "icon_", status_get((enum status)s)->id);
    (void)unused;
}

/* Equipped, used, thrown, shot, or carried by a thief. */
static void every_item_is_good_for_something(void **unused)
{
    bool is_shot[ITEM_COUNT] = {false};
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        is_shot[item_get((enum item)i)->shoots] = true;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        assert_true(kind->slot != SLOT_NONE || kind->use != EFFECT_NONE ||
                    kind->thrown != EFFECT_NONE || is_shot[i] || kind->is_lantern ||
                    kind->opens_locks || kind->is_mirror || kind->thrown_max > 0);
        assert_true(kind->aim == 0 || kind->use != EFFECT_NONE);
    }
    (void)unused;
}

static bool is_started_with(enum item item)
{
    for (int s = 0; s < START_COUNT; s++)
        for (int i = 0; i < START_THINGS_MAX; i++)
            if (start_get((enum start)s)->things[i].item == item)
                return start_get((enum start)s)->things[i].count > 0;
    return false;
}

static bool is_given_by_a_boon(enum item item)
{
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        for (int i = 0; i < BOON_THINGS_MAX; i++)
            if (boon_get((enum boon)b)->things[i].item == item)
                return boon_get((enum boon)b)->things[i].count > 0;
    return false;
}

static void every_item_is_placed_given_or_caught(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        bool is_of_the_start = is_started_with((enum item)i) || is_given_by_a_boon((enum item)i) ||
                               kind->is_lantern || kind->opens_locks;
        bool is_caught = false;
        for (int m = 0; m < MONSTER_COUNT; m++)
            is_caught = is_caught || monster_get((enum monster)m)->caught_as == i;
        assert_true(is_of_the_start || is_caught || kind->family != FAMILY_NONE);
    }
    (void)unused;
}

static void weapons_and_missiles_do_damage_in_order(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        bool is_weapon = kind->slot == SLOT_WEAPON;
        assert_int_equal(is_weapon, kind->damage_max > 0);
        assert_true(kind->damage_min <= kind->damage_max && kind->thrown_min <= kind->thrown_max);
        assert_true(is_weapon || kind->reach == 0);
        assert_in_range(kind->break_percent, 0, 100);
        if (kind->shoots != ITEM_NONE)
            assert_int_equal(item_get((enum item)kind->shoots)->family, FAMILY_ARROWS);
    }
    (void)unused;
}

static void lamps_are_as_bright_as_the_lantern(void **unused)
{
    int max = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        int brightness = light_brightness(kind->glass);
        assert_true(brightness == 0 || (brightness == 255 && kind->slot == SLOT_LAMP));
        assert_int_equal(light_brightness(kind->light) >= LIGHT_DIM_FROM, kind->light_radius > 0);
        max = kind->light_radius > max ? kind->light_radius : max;
    }
    assert_int_equal(item_light_radius_max(), max);
    (void)unused;
}

static void there_is_a_look_for_every_kind_that_needs_one(void **unused)
{
    int spare[] = {[LOOK_GROUP_NONE] = 0, [LOOK_GROUP_POTION] = 0, [LOOK_GROUP_SCROLL] = 0};
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        spare[look_get((enum look)l)->group]++;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->looks != LOOK_GROUP_NONE)
            spare[item_get((enum item)i)->looks]--;
    assert_true(spare[LOOK_GROUP_POTION] >= 0 && spare[LOOK_GROUP_SCROLL] >= 0);
    (void)unused;
}

static void no_cloud_status_or_item_shines_farther_than_the_greatest_radius(void **unused)
{
    int cloud = 0, status = 0;
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++) {
        const struct cloud_kind *kind = cloud_get((enum cloud)c);
        assert_int_equal(light_brightness(kind->light) >= LIGHT_DIM_FROM, kind->light_radius > 0);
        assert_in_range(kind->turns, 0, 255);
        assert_in_range(kind->spreads_percent, 0, 100);
        assert_true(!kind->blocks_sight || kind->light_radius == 0);
        cloud = kind->light_radius > cloud ? kind->light_radius : cloud;
    }
    for (int s = 0; s < STATUS_COUNT; s++) {
        const struct status_kind *kind = status_get((enum status)s);
        assert_int_equal(light_brightness(kind->light) >= LIGHT_DIM_FROM, kind->light_radius > 0);
        assert_true(kind->on_start && kind->on_end);
        assert_int_equal(kind->turns > 0, kind->effect != EFFECT_NONE);
        status = kind->light_radius > status ? kind->light_radius : status;
    }
    assert_int_equal(cloud_light_radius_max(), cloud);
    assert_int_equal(status_light_radius_max(), status);
    (void)unused;
}

/* Statuses and clouds are found by the effects that make them. */
static void an_effect_causes_only_one_status_or_cloud(void **unused)
{
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        if (cloud_get((enum cloud)c)->effect != EFFECT_NONE)
            assert_int_equal(cloud_find_effect(cloud_get((enum cloud)c)->effect), c);
    for (int s = 0; s < STATUS_COUNT; s++)
        if (status_get((enum status)s)->effect != EFFECT_NONE)
            assert_int_equal(status_find_effect(status_get((enum status)s)->effect), s);
    (void)unused;
}

static void the_help_of_a_boon_is_a_sentence(void **unused)
{
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        const char *says = boon_get((enum boon)b)->help;
        assert_true(says && strlen(says) > 0 && says[strlen(says) - 1] == '.');
    }
    (void)unused;
}

/* Every field of a sum is the sum of that field: no trait is forgotten by traits_add. */
static void traits_add_up_field_by_field(void **unused)
{
    enum { COUNT = sizeof(struct traits) / sizeof(int) };
    int ones[COUNT];
    struct traits one;
    struct traits sum = {0};
    for (int i = 0; i < COUNT; i++)
        ones[i] = i + 1;
    memcpy(&one, ones, sizeof one);
    traits_add(&sum, &one);
    traits_add(&sum, &one);
    memcpy(ones, &sum, sizeof sum);
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(ones[i], 2 * (i + 1));
    (void)unused;
}

/* By it a run's loot is weighed. */
static void placed_items_have_a_worth(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        bool is_worth = kind->worth > 0;
        if (is_worth != (kind->family != FAMILY_NONE))
            fail_msg("%s is worth %d", kind->id, kind->worth);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ids_are_lower_case_and_unique),
        cmocka_unit_test(every_item_has_help_and_a_sprite),
        cmocka_unit_test(clouds_and_statuses_have_sprites),
        cmocka_unit_test(every_item_is_good_for_something),
        cmocka_unit_test(every_item_is_placed_given_or_caught),
        cmocka_unit_test(weapons_and_missiles_do_damage_in_order),
        cmocka_unit_test(lamps_are_as_bright_as_the_lantern),
        cmocka_unit_test(there_is_a_look_for_every_kind_that_needs_one),
        cmocka_unit_test(no_cloud_status_or_item_shines_farther_than_the_greatest_radius),
        cmocka_unit_test(an_effect_causes_only_one_status_or_cloud),
        cmocka_unit_test(the_help_of_a_boon_is_a_sentence),
        cmocka_unit_test(traits_add_up_field_by_field),
        cmocka_unit_test(placed_items_have_a_worth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
