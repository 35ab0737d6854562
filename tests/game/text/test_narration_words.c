#include "game/text/narration_words.h"
#include "support/check.h"
#include "support/told.h"

static void check_items(const struct state *state, enum item item, int count, const char *words)
{
    char chars[64];
    struct text text = text_init(chars, sizeof chars);
    narration_words_items(state, item, count, &text);
    assert_string_equal(chars, words);
}

static void items_are_counted_in_regular_english(void **unused)
{
    struct state *state = told_scene();
    check_items(state, ITEM_SPEAR, 1, "a spear");
    check_items(state, ITEM_PEBBLES, 3, "3 pebbles");
    check_items(state, ITEM_KNIFE, 2, "2 knives");
    state->looks[ITEM_HASTE] = LOOK_MURKY;
    check_items(state, ITEM_HASTE, 1, "a murky potion");
    check_items(state, ITEM_HASTE, 2, "2 murky potions");
    state->knows[ITEM_HASTE] = true;
    check_items(state, ITEM_HASTE, 2, "2 potions of haste");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_counted_in_regular_english),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
