/* The keys that a player presses for a command. */
#include "support/check.h"
#include "support/game_picture.h"

#include "input/key_reader.h"
#include "input/keystrokes.h"

#include <string.h>

/* The hero comes with: a knife, b rags (both worn), c a healing potion, d pebbles, e flares. */
static const char hall[] = "###############\n"
                           "#@...r........#\n"
                           "#.............#\n"
                           "#........r....#\n"
                           "###############\n";

static const char doors[] = "#####\n"
                            "#.@.#\n"
                            "#///#\n"
                            "#...#\n"
                            "#####\n";

static const char door[] = "#####\n"
                           "#.@.#\n"
                           "##/##\n"
                           "#...#\n"
                           "#####\n";

/* The command that a reader gives for the keys; only the last key may give one. */
static struct command read_all(const struct state *state, const char *keys)
{
    struct key_reader reader = {0};
    struct command command = {.kind = COMMAND_WAIT};
    enum key_reading reading = KEY_READING_NONE;
    while (*keys) {
        struct error error = {""};
        struct key key;
        assert_true(key_read(&keys, &key, &error));
        reading = key_reader_feed(&reader, state, key, &command);
        assert_int_equal(reading, *keys ? KEY_READING_PROMPT : KEY_READING_COMMAND);
    }
    return command;
}

static void assert_keys_in(const struct state *state, struct command command, const char *expected)
{
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text keys = text_init(chars, sizeof chars);
    assert_true(keystrokes_write(state, command, &keys));
    assert_string_equal(chars, expected);
    assert_int_equal(read_all(state, chars).kind, command.kind);
}

static void assert_none_in(const struct state *state, struct command command)
{
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text keys = text_init(chars, sizeof chars);
    text_append(&keys, "before");
    assert_false(keystrokes_write(state, command, &keys));
    assert_string_equal(chars, "before");
}

static void assert_keys(const char *picture, struct command command, const char *expected)
{
    struct state *state = game_picture(picture);
    assert_keys_in(state, command, expected);
    state_destroy(state);
}

static void assert_none(const char *picture, struct command command)
{
    struct state *state = game_picture(picture);
    assert_none_in(state, command);
    state_destroy(state);
}

static struct command toward(enum command_kind kind, enum direction direction)
{
    return (struct command){.kind = kind, .direction = direction};
}

static struct command with(enum command_kind kind, enum item item)
{
    return (struct command){.kind = kind, .item = item};
}

static struct command at(enum command_kind kind, enum item item, int x, int y)
{
    return (struct command){.kind = kind, .item = item, .target = point_make(x, y)};
}

static void test_a_bound_command_is_its_key(void **unused)
{
    (void)unused;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        char step[2] = {"kulnjbhy"[d], '\0'};
        char run[2] = {"KULNJBHY"[d], '\0'};
        assert_keys(hall, toward(COMMAND_STEP, (enum direction)d), step);
        assert_keys(hall, toward(COMMAND_RUN, (enum direction)d), run);
    }
    assert_keys(hall, (struct command){.kind = COMMAND_WAIT}, ".");
    assert_keys(hall, (struct command){.kind = COMMAND_EXPLORE}, "o");
    assert_keys(hall, (struct command){.kind = COMMAND_STAIRS, .leads = 1}, ">");
    assert_keys(hall, (struct command){.kind = COMMAND_STAIRS, .leads = -1}, "<lt>");
    assert_keys(hall, (struct command){.kind = COMMAND_LANTERN}, "v");
    assert_keys(hall, (struct command){.kind = COMMAND_LANTERN_TO, .choice = 2}, "6");
    assert_keys(hall, (struct command){.kind = COMMAND_REST}, "z");
    assert_keys(hall, (struct command){.kind = COMMAND_PICK_UP}, "g");
    assert_keys(hall, (struct command){.kind = COMMAND_SWAP_WEAPON}, "w");
    assert_keys(hall, (struct command){.kind = COMMAND_FOV}, "<F2>");
    assert_keys(hall, (struct command){.kind = COMMAND_BOON, .choice = 2}, "3");
}

static void test_fields_that_a_command_ignores_change_no_key(void **unused)
{
    (void)unused;
    struct command command = {.kind = COMMAND_WAIT,
                              .direction = DIRECTION_SOUTH,
                              .leads = -1,
                              .target = {5, 5},
                              .item = ITEM_RAGS,
                              .choice = 2};
    assert_keys(hall, command, ".");
    command.kind = COMMAND_STAIRS;
    assert_keys(hall, command, "<lt>");
    command.kind = COMMAND_DROP;
    assert_keys(hall, command, "ibD");
}

static void test_the_only_open_door_needs_no_direction(void **unused)
{
    (void)unused;
    assert_keys(door, toward(COMMAND_CLOSE, DIRECTION_SOUTH), "c");
    assert_keys(doors, toward(COMMAND_CLOSE, DIRECTION_SOUTH_WEST), "cb");
    assert_none(door, toward(COMMAND_CLOSE, DIRECTION_EAST));
}

static void test_items_are_chosen_by_letter(void **unused)
{
    (void)unused;
    assert_keys(hall, with(COMMAND_USE, ITEM_HEALING_POTION), "icU");
    assert_keys(hall, with(COMMAND_DROP, ITEM_RAGS), "ibD");
    assert_keys(hall, with(COMMAND_WEAR, ITEM_KNIFE), "iaE");
}

static void test_an_item_without_a_letter_is_chosen_by_arrows(void **unused)
{
    (void)unused;
    struct state *state = game_picture(hall);
    state->pack.letters[ITEM_PEBBLES] = 0;
    assert_keys_in(state, with(COMMAND_DROP, ITEM_PEBBLES), "i<Down><Down><Enter>D");
    state_destroy(state);
}

static void test_the_cursor_goes_to_the_target(void **unused)
{
    (void)unused;
    assert_keys(hall, at(COMMAND_THROW, ITEM_FLARE, 5, 1), "te<Enter>");
    assert_keys(hall, at(COMMAND_THROW, ITEM_FLARE, 3, 2), "tebh<Enter>");
    assert_keys(hall, at(COMMAND_THROW, ITEM_FLARE, 11, 3), "tennllll<Enter>");
    assert_keys(hall, at(COMMAND_THROW, ITEM_FLARE, 11, 4), "tennnlll<Enter>");
}

static void test_tab_goes_to_another_foe_at_once(void **unused)
{
    (void)unused;
    struct state *state = game_picture(hall);
    /* Both are visible only in light. */
    for (uint16_t i = 0; i < state_level(state)->actor_pool.end; i++)
        state_level(state)->actors[i].is_seen = true;
    assert_keys_in(state, at(COMMAND_THROW, ITEM_FLARE, 9, 3), "te<Tab><Enter>");
    state_destroy(state);
}

static void test_a_weapon_that_reaches_is_aimed(void **unused)
{
    (void)unused;
    struct state *state = game_picture(hall);
    game_picture_wear(state, ITEM_BOW);
    assert_keys_in(state, at(COMMAND_FIRE, ITEM_NONE, 5, 1), "f<Enter>");
    assert_keys_in(state, at(COMMAND_FIRE, ITEM_NONE, 5, 2), "fj<Enter><Enter>");
    state_destroy(state);
}

/* An unknown item takes no aim, which would reveal it. */
static void test_an_item_is_aimed_once_it_is_known(void **unused)
{
    (void)unused;
    struct state *state = game_picture(hall);
    game_picture_give(state, ITEM_GHOST_STEP, 1);
    state->knows[ITEM_GHOST_STEP] = false;
    assert_keys_in(state, at(COMMAND_USE, ITEM_GHOST_STEP, 7, 2), "ifU");
    state->knows[ITEM_GHOST_STEP] = true;
    assert_keys_in(state, at(COMMAND_USE, ITEM_GHOST_STEP, 4, 2), "ifUlll<Enter>");
    state_destroy(state);
}

static void test_a_keystone_is_used_on_the_spot_or_aimed(void **unused)
{
    (void)unused;
    struct state *state = game_picture("########\n#@.....#\n########\n");
    assert_keys_in(state, at(COMMAND_KEYSTONE, ITEM_NONE, 1, 1), "e"); /* refused with a reason */
    state->boons[BOON_NOON] = 1;
    state->keystone_charges = 1;
    assert_keys_in(state, at(COMMAND_KEYSTONE, ITEM_NONE, 1, 1), "e");
    state->boons[BOON_NOON] = 0;
    state->boons[BOON_VENTRILOQUIST] = 1;
    assert_keys_in(state, at(COMMAND_KEYSTONE, ITEM_NONE, 4, 1), "ehh<Enter>");
    state_destroy(state);
}

static void test_an_impossible_command_has_no_keys(void **unused)
{
    (void)unused;
    assert_none(hall, with(COMMAND_USE, ITEM_PEBBLES));
    assert_none(hall, with(COMMAND_WEAR, ITEM_HEALING_POTION));
    assert_none(hall, with(COMMAND_DROP, ITEM_BOW));
    assert_none(hall, at(COMMAND_THROW, ITEM_BOW, 5, 1));
    assert_none(hall, at(COMMAND_THROW, ITEM_FLARE, -1, 1));
    assert_none(hall, at(COMMAND_THROW, ITEM_FLARE, 13, 3));
    assert_none(hall, at(COMMAND_THROW, ITEM_FLARE, 15, 1));
    assert_none(hall, at(COMMAND_FIRE, ITEM_NONE, 5, 1));
    assert_none(hall, at(COMMAND_TRAVEL, ITEM_NONE, 5, 1));
    assert_none(hall, (struct command){.kind = COMMAND_SKIP_LESSON});
}

static void test_while_boons_are_offered_only_they_are_chosen(void **unused)
{
    (void)unused;
    struct state *state = game_picture(hall);
    state->offers[0] = BOON_NONE + 1;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        assert_none_in(state, toward(COMMAND_STEP, (enum direction)d));
    assert_none_in(state, with(COMMAND_DROP, ITEM_RAGS));
    assert_keys_in(state, (struct command){.kind = COMMAND_BOON, .choice = 0}, "1");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bound_command_is_its_key),
        cmocka_unit_test(test_fields_that_a_command_ignores_change_no_key),
        cmocka_unit_test(test_the_only_open_door_needs_no_direction),
        cmocka_unit_test(test_items_are_chosen_by_letter),
        cmocka_unit_test(test_an_item_without_a_letter_is_chosen_by_arrows),
        cmocka_unit_test(test_the_cursor_goes_to_the_target),
        cmocka_unit_test(test_tab_goes_to_another_foe_at_once),
        cmocka_unit_test(test_a_weapon_that_reaches_is_aimed),
        cmocka_unit_test(test_an_item_is_aimed_once_it_is_known),
        cmocka_unit_test(test_a_keystone_is_used_on_the_spot_or_aimed),
        cmocka_unit_test(test_an_impossible_command_has_no_keys),
        cmocka_unit_test(test_while_boons_are_offered_only_they_are_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
