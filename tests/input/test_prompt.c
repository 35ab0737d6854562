/* Prompts: choices of items, actions and targets end in one command. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "input/binding.h"
#include "world/hero.h"

#include <stdio.h>
#include <string.h>

/* The hero comes with: a knife, b rags (both worn), c a healing potion, d pebbles, e flares. */
static const char hall[] = "###############\n"
                           "#@...r........#\n"
                           "#.............#\n"
                           "#........r....#\n"
                           "###############\n";

static void assert_commands(const char *keys, enum command_kind kind, enum item item)
{
    struct asking asking = asking_after(hall, keys);
    if (asking.reading != KEY_READING_COMMAND || asking.command.kind != kind ||
        asking.command.item != item || asking.reader.prompt.kind != PROMPT_NONE)
        fail_msg("%s: reading %d, command %d, item %d", keys, (int)asking.reading,
                 (int)asking.command.kind, (int)asking.command.item);
    state_destroy(asking.state);
}

static void assert_target(const char *keys, int x, int y)
{
    struct asking asking = asking_after(hall, keys);
    struct point target = asking.reader.prompt.kind == PROMPT_AIM
                              ? asking.reader.prompt.command.target
                              : asking.command.target;
    if (!point_is_equal(target, point_make(x, y)))
        fail_msg("%s aims at (%d, %d), not (%d, %d)", keys, target.x, target.y, x, y);
    state_destroy(asking.state);
}

static void test_an_item_and_an_action_are_a_command(void **state)
{
    (void)state;
    assert_commands("icu", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("icd", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("iae", COMMAND_WEAR, ITEM_KNIFE);
    assert_commands("ibd", COMMAND_DROP, ITEM_RAGS);
}

/* With the knife marked, E would take it off. */
static void test_the_inventory_starts_at_what_waits_to_be_equipped(void **unused)
{
    struct asking asking = asking_after(hall, "");
    pack_add(&asking.state->pack, ITEM_LEATHER, 1, 12);
    asking_press(&asking, "iE");
    assert_int_equal(asking.command.kind, COMMAND_WEAR);
    assert_int_equal(asking.command.item, ITEM_LEATHER);
    state_destroy(asking.state);
    (void)unused;
}

static void test_capitals_act_in_the_list_and_on_the_chosen_item(void **state)
{
    (void)state;
    assert_commands("i<Home><Down><Down>D", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("icD", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("icU", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("iaE", COMMAND_WEAR, ITEM_KNIFE);
}

static void assert_refusal(const char *keys, enum prompt_kind kind, const char *words)
{
    char line[80];
    struct text text = text_init(line, sizeof line);
    struct asking asking = asking_after(hall, keys);
    struct prompt *prompt = &asking.reader.prompt;
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_int_equal(prompt->kind, kind);
    prompt_write_refusal(NULL, asking.state, prompt,
                         kind == PROMPT_ACTION ? prompt->item : ITEM_KNIFE, &text);
    assert_string_equal(line, words);
    state_destroy(asking.state);
}

/* They choose items there, and an item may have the letter of an action. */
static void test_small_letters_do_nothing_in_the_list_but_tell_the_key(void **state)
{
    (void)state;
    assert_refusal("it", PROMPT_THING, "Press Shift+T to throw it.");
}

static void test_an_action_that_an_item_lacks_is_refused_in_words(void **state)
{
    (void)state;
    assert_refusal("i<Home>u", PROMPT_THING, "You can't use that.");
    assert_refusal("i<Home>U", PROMPT_THING, "You can't use that.");
    assert_refusal("ice", PROMPT_ACTION, "You can't equip that.");
}

static void test_what_a_bow_shoots_tells_so_where_it_cannot_be_equipped(void **state)
{
    char line[80];
    struct text text = text_init(line, sizeof line);
    struct asking asking = asking_after(hall, "iE");
    (void)state;
    prompt_write_refusal(NULL, asking.state, &asking.reader.prompt, ITEM_ARROW, &text);
    assert_string_equal(line, "It is shot from a bow: equip that, then press f.");
    state_destroy(asking.state);
}

static void test_a_refusal_is_gone_after_the_next_key(void **state)
{
    (void)state;
    assert_refusal("iu<Down><Up>", PROMPT_THING, "");
    assert_refusal("ice<Down>", PROMPT_ACTION, "");
    assert_refusal("iuc", PROMPT_ACTION, "");
}

/* Its aim would reveal it. */
static void test_an_unknown_item_is_not_aimed(void **unused)
{
    for (int is_known = 0; is_known < 2; is_known++) {
        struct asking asking = {.state = game_picture(hall)};
        game_picture_give(asking.state, ITEM_GHOST_STEP, 1);
        asking.state->knows[ITEM_GHOST_STEP] = is_known;
        asking_press(&asking, "ifu");
        assert_int_equal(asking.reader.prompt.kind, is_known ? PROMPT_AIM : PROMPT_NONE);
        assert_int_equal(asking.reading == KEY_READING_COMMAND, !is_known);
        state_destroy(asking.state);
    }
    (void)unused;
}

static void test_arrows_and_enter_choose_as_letters_do(void **state)
{
    (void)state;
    assert_commands("i<Enter><Enter>", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("i<Home><Up><Enter><Up><Enter>", COMMAND_DROP, ITEM_FLARE);
    assert_commands("i<End><Enter><End><Enter>", COMMAND_DROP, ITEM_FLARE);
    assert_commands("i<End><Home><Enter><Home><Enter>", COMMAND_WEAR, ITEM_KNIFE);
    assert_commands("i<KP_2><KP_8><KP_8><KP_Enter><Down><KP_Enter><Enter>", COMMAND_THROW,
                    ITEM_RAGS);
}

static void test_impossible_actions_are_not_offered(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "ice");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_ACTION);
    state_destroy(asking.state);
}

static void test_a_throw_asks_for_an_item_and_a_cell(void **state)
{
    (void)state;
    assert_commands("te<Enter>", COMMAND_THROW, ITEM_FLARE);
    assert_commands("idtt", COMMAND_THROW, ITEM_PEBBLES);
    assert_commands("tef", COMMAND_THROW, ITEM_FLARE);
}

static void test_the_nearest_foe_is_aimed_at_first(void **state)
{
    (void)state;
    assert_target("te", 5, 1);
    assert_target("tef", 5, 1);
}

static void test_other_foes_are_chosen_in_turn(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    /* Both are visible only in light. */
    for (uint16_t i = 0; i < state_level(asking.state)->actor_pool.end; i++)
        state_level(asking.state)->actors[i].is_seen = true;
    static const struct {
        int code;
        int x;
        int y;
    } presses[] = {{KEY_TAB, 9, 3}, {KEY_TAB, 5, 1}, {'-', 9, 3}, {'+', 5, 1}};
    for (size_t i = 0; i < ARRAY_LENGTH(presses); i++) {
        key_reader_feed(&asking.reader, asking.state, (struct key){presses[i].code, 0},
                        &asking.command);
        struct point target = asking.reader.prompt.command.target;
        assert_int_equal(target.x, presses[i].x);
        assert_int_equal(target.y, presses[i].y);
    }
    state_destroy(asking.state);
}

static void test_direction_keys_move_the_aim_and_never_off_the_level(void **state)
{
    (void)state;
    assert_target("tejj", 5, 3);
    assert_target("te<KP_9>", 6, 0);
    assert_target("teL", 9, 1);
    assert_target("te<S-Up><S-Up>HHHH", 0, 0);
}

static void test_allies_are_not_aimed_at(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "");
    struct level *level = state_level(asking.state);
    level_actor(level, level_actor_at(level, point_make(5, 1)))->is_ally = true;
    level_actor(level, level_actor_at(level, point_make(9, 3)))->is_seen = true;
    key_reader_feed(&asking.reader, asking.state, (struct key){'t', 0}, &asking.command);
    key_reader_feed(&asking.reader, asking.state, (struct key){'e', 0}, &asking.command);
    assert_true(point_is_equal(asking.reader.prompt.command.target, point_make(9, 3)));
    state_destroy(asking.state);
}

static void test_escape_leaves_or_goes_back(void **state)
{
    (void)state;
    static const struct {
        const char *keys;
        enum prompt_kind kind;
        enum key_reading reading;
    } cases[] = {{"i<Esc>", PROMPT_NONE, KEY_READING_DROPPED},
                 {"ic<Esc>", PROMPT_THING, KEY_READING_PROMPT},
                 {"t<Esc>", PROMPT_NONE, KEY_READING_DROPPED},
                 {"te<Esc>", PROMPT_NONE, KEY_READING_DROPPED}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct asking asking = asking_after(hall, cases[i].keys);
        assert_int_equal(asking.reader.prompt.kind, cases[i].kind);
        assert_int_equal(asking.reading, cases[i].reading);
        state_destroy(asking.state);
    }
}

static void test_a_short_weapon_asks_for_no_target(void **state)
{
    (void)state;
    assert_commands("f", COMMAND_FIRE, ITEM_NONE);
}

static void test_a_long_weapon_is_aimed(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "");
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    key_reader_feed(&asking.reader, asking.state, (struct key){'f', 0}, &asking.command);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_AIM);
    assert_int_equal(asking.reader.prompt.range, item_get(ITEM_BOW)->reach);
    asking.reader.prompt.command.target = point_make(1 + item_get(ITEM_BOW)->reach, 3);
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    asking.reader.prompt.command.target.x++;
    assert_true(prompt_is_blocked(&asking.reader.prompt, asking.state));
    asking.reader.prompt.command.target = point_make(5, 1);
    assert_int_equal(
        key_reader_feed(&asking.reader, asking.state, (struct key){'f', 0}, &asking.command),
        KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_FIRE);
    assert_true(point_is_equal(asking.command.target, point_make(5, 1)));
    state_destroy(asking.state);
}

static void test_letters_without_an_item_choose_nothing(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "iz");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    state_destroy(asking.state);
}

static void test_an_item_keeps_its_letter_when_others_are_gone(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "");
    pack_take(&asking.state->pack, ITEM_HEALING_POTION);
    key_reader_feed(&asking.reader, asking.state, (struct key){'i', 0}, &asking.command);
    key_reader_feed(&asking.reader, asking.state, (struct key){'c', 0}, &asking.command);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    key_reader_feed(&asking.reader, asking.state, (struct key){'e', 0}, &asking.command);
    assert_int_equal(asking.reader.prompt.item, ITEM_FLARE);
    state_destroy(asking.state);
}

static void test_equipped_and_spare_items_of_a_kind_share_a_row(void **state)
{
    (void)state;
    struct inventory_item things[INVENTORY_MAX];
    struct asking asking = asking_after(hall, "");
    int before = inventory_list(asking.state, things);
    game_picture_give(asking.state, ITEM_KNIFE, 1);
    assert_int_equal(inventory_list(asking.state, things), before);
    assert_int_equal(things[0].letter, 'a');
    assert_int_equal(things[0].item, ITEM_KNIFE);
    assert_int_equal(things[0].count, 2);
    assert_true(things[0].is_worn);
    state_destroy(asking.state);
}

static void test_keys_with_control_or_alt_choose_nothing(void **state)
{
    (void)state;
    static const char *const keys[] = {"i<C-c>",    "i<A-Enter>",  "ic<C-u>",    "te<C-f>",
                                       "te<A-Tab>", "te<C-Enter>", "te<A-Enter>"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char plain[8];
        snprintf(plain, sizeof plain, "%.*s", (int)strcspn(keys[i], "<"), keys[i]);
        struct asking asking = asking_after(hall, keys[i]);
        struct asking other = asking_after(hall, plain);
        assert_int_equal(asking.reading, KEY_READING_PROMPT);
        assert_memory_equal(&asking.reader.prompt.command.target,
                            &other.reader.prompt.command.target, sizeof(struct point));
        assert_int_equal(asking.reader.prompt.kind, other.reader.prompt.kind);
        state_destroy(asking.state);
        state_destroy(other.state);
    }
}

static void test_the_throw_list_starts_at_an_item_made_for_throwing(void **unused)
{
    struct asking asking = asking_after(hall, "t<Enter>");
    assert_int_equal(asking.reader.prompt.item, ITEM_PEBBLES); /* and not the potion before them */
    state_destroy(asking.state);
    asking = asking_after(hall, "");
    asking.state->start = START_THIEF;
    hero_start(asking.state);
    asking_press(&asking, "t<Enter>");
    assert_int_equal(asking.reader.prompt.item,
                     ITEM_SMOKE_POT); /* without anything for that alone */
    state_destroy(asking.state);
    (void)unused;
}

/* More items than letters. */
static void test_a_blank_does_not_choose_an_item_without_a_letter(void **unused)
{
    struct asking asking = asking_after(hall, "");
    asking.state->pack.letters[ITEM_FLARE] = 0;
    asking_press(&asking, "i<Space>");
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    asking_press(&asking, "<Home><Up><Enter>");
    assert_int_equal(asking.reader.prompt.item, ITEM_FLARE);
    state_destroy(asking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_item_and_an_action_are_a_command),
        cmocka_unit_test(test_capitals_act_in_the_list_and_on_the_chosen_item),
        cmocka_unit_test(test_small_letters_do_nothing_in_the_list_but_tell_the_key),
        cmocka_unit_test(test_an_action_that_an_item_lacks_is_refused_in_words),
        cmocka_unit_test(test_what_a_bow_shoots_tells_so_where_it_cannot_be_equipped),
        cmocka_unit_test(test_a_refusal_is_gone_after_the_next_key),
        cmocka_unit_test(test_an_unknown_item_is_not_aimed),
        cmocka_unit_test(test_arrows_and_enter_choose_as_letters_do),
        cmocka_unit_test(test_impossible_actions_are_not_offered),
        cmocka_unit_test(test_a_throw_asks_for_an_item_and_a_cell),
        cmocka_unit_test(test_the_nearest_foe_is_aimed_at_first),
        cmocka_unit_test(test_other_foes_are_chosen_in_turn),
        cmocka_unit_test(test_direction_keys_move_the_aim_and_never_off_the_level),
        cmocka_unit_test(test_allies_are_not_aimed_at),
        cmocka_unit_test(test_escape_leaves_or_goes_back),
        cmocka_unit_test(test_a_short_weapon_asks_for_no_target),
        cmocka_unit_test(test_a_long_weapon_is_aimed),
        cmocka_unit_test(test_the_inventory_starts_at_what_waits_to_be_equipped),
        cmocka_unit_test(test_letters_without_an_item_choose_nothing),
        cmocka_unit_test(test_an_item_keeps_its_letter_when_others_are_gone),
        cmocka_unit_test(test_equipped_and_spare_items_of_a_kind_share_a_row),
        cmocka_unit_test(test_keys_with_control_or_alt_choose_nothing),
        cmocka_unit_test(test_the_throw_list_starts_at_an_item_made_for_throwing),
        cmocka_unit_test(test_a_blank_does_not_choose_an_item_without_a_letter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
