/* Keys that ask: what is chosen letter by letter and cell by cell ends in one command. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "input/binding.h"

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

static void test_a_thing_and_a_deed_are_a_command(void **state)
{
    (void)state;
    assert_commands("icu", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("icd", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("iaw", COMMAND_WEAR, ITEM_KNIFE);
    assert_commands("ibd", COMMAND_DROP, ITEM_RAGS);
}

/* In the list `d` is a thing's letter, so that dropping is told with Shift there; in the box both do it. */
static void test_the_keys_of_the_list_do_the_same_in_the_box(void **state)
{
    (void)state;
    assert_commands("i<Down><Down>D", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("icD", COMMAND_DROP, ITEM_HEALING_POTION);
    assert_commands("icU", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("iaW", COMMAND_WEAR, ITEM_KNIFE);
}

/* The aim would give away what it is. */
static void test_what_is_not_known_takes_no_aim(void **unused)
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
    assert_commands("i<Down><Down><Enter><Enter>", COMMAND_USE, ITEM_HEALING_POTION);
    assert_commands("i<Up><Enter><Up><Enter>", COMMAND_DROP, ITEM_FLARE);
    assert_commands("i<KP_2><KP_2><KP_8><KP_Enter><Down><KP_Enter><Enter>", COMMAND_THROW,
                    ITEM_RAGS);
}

static void test_what_cannot_be_done_with_a_thing_is_not_offered(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "icw");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_ACTION);
    state_destroy(asking.state);
}

static void test_a_throw_asks_for_a_thing_and_a_cell(void **state)
{
    (void)state;
    assert_commands("td<Enter>", COMMAND_THROW, ITEM_PEBBLES);
    assert_commands("idtt", COMMAND_THROW, ITEM_PEBBLES);
    assert_commands("tdf", COMMAND_THROW, ITEM_PEBBLES);
}

static void test_the_nearest_foe_is_aimed_at_first(void **state)
{
    (void)state;
    assert_target("td", 5, 1);
    assert_target("tdf", 5, 1);
}

static void test_other_foes_are_chosen_in_turn(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    /* One sees both only with light on them. */
    for (uint16_t i = 0; level_next_actor(state_level(asking.state), &i); i++)
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
    assert_target("tdjj", 5, 3);
    assert_target("td<KP_9>", 6, 0);
    assert_target("tdL", 9, 1);
    assert_target("td<S-Up><S-Up>HHHH", 0, 0);
}

static void test_allies_are_not_aimed_at(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "");
    struct level *level = state_level(asking.state);
    level_actor(level, level_actor_at(level, point_make(5, 1)))->is_ally = true;
    level_actor(level, level_actor_at(level, point_make(9, 3)))->is_seen = true;
    key_reader_feed(&asking.reader, asking.state, (struct key){'t', 0}, &asking.command);
    key_reader_feed(&asking.reader, asking.state, (struct key){'d', 0}, &asking.command);
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
                 {"td<Esc>", PROMPT_NONE, KEY_READING_DROPPED}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct asking asking = asking_after(hall, cases[i].keys);
        assert_int_equal(asking.reader.prompt.kind, cases[i].kind);
        assert_int_equal(asking.reading, cases[i].reading);
        state_destroy(asking.state);
    }
}

static void test_a_weapon_that_does_not_reach_is_not_asked_where(void **state)
{
    (void)state;
    assert_commands("f", COMMAND_FIRE, ITEM_NONE);
}

static void test_a_weapon_that_reaches_is_aimed(void **state)
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

static void test_the_way_is_blocked_by_who_stands_in_it_and_by_distance(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    asking.reader.prompt.command.target = point_make(8, 1);
    assert_true(prompt_is_blocked(&asking.reader.prompt, asking.state));
    assert_int_equal(prompt_path(&asking.reader.prompt, asking.state).count, 4);
    asking.reader.prompt.command.target = point_make(12, 2);
    assert_true(prompt_is_blocked(&asking.reader.prompt, asking.state));
    state_destroy(asking.state);
}

/* With the aim on the cell; what the last of the keys is read as. */
static enum key_reading let_go_at(struct asking *asking, int x, int y, const char *keys)
{
    asking->reader.prompt.command.target = point_make(x, y);
    asking_press(asking, keys);
    return asking->reading;
}

static void assert_hindrance(const struct asking *asking, const char *sentence)
{
    char said[160];
    struct text text = text_init(said, sizeof said);
    prompt_write_hindrance(asking->state, &asking->reader.prompt, &text);
    assert_string_equal(said, sentence);
}

static void test_what_is_too_far_is_said_and_stays_aimed(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    assert_int_equal(let_go_at(&asking, 12, 2, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 12, 2, "<Enter>t"), KEY_READING_PROMPT);
    assert_true(asking.reader.prompt.is_held_back);
    assert_hindrance(&asking, "Too far: it reaches 10 steps.");
    assert_int_equal(let_go_at(&asking, 5, 1, "<Enter>"), KEY_READING_COMMAND);
    state_destroy(asking.state);
}

static void test_nothing_is_thrown_at_oneself(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    assert_int_equal(let_go_at(&asking, 1, 1, "<Enter><Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "You stand there yourself.");
    state_destroy(asking.state);
}

static void test_what_would_be_stopped_is_let_go_when_asked_twice(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "Something is in the way: it would hit the gutter rat.");
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_THROW);
    assert_true(point_is_equal(asking.command.target, point_make(8, 1)));
    state_destroy(asking.state);
}

static void test_another_aim_is_asked_about_anew(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "td");
    assert_int_equal(let_go_at(&asking, 7, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "lh<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_COMMAND);
    state_destroy(asking.state);
}

static void test_it_is_said_where_a_wall_stops_it(void **state)
{
    (void)state;
    struct asking asking = asking_after("########\n"
                                        "#@.#...#\n"
                                        "########\n",
                                        "td");
    asking.reader.prompt.command.target = point_make(5, 1);
    assert_hindrance(&asking, "Something is in the way: it would stop 1 step off.");
    asking.reader.prompt.command.target = point_make(1, 0);
    assert_hindrance(&asking, "Something is in the way: it would fall at your feet.");
    state_destroy(asking.state);
}

static void test_a_bow_is_not_let_go_at_what_is_not_in_view(void **state)
{
    (void)state;
    struct asking asking = asking_after("########\n"
                                        "#@.#...#\n"
                                        "########\n",
                                        "");
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    asking_press(&asking, "f");
    assert_int_equal(let_go_at(&asking, 5, 1, "<Enter><Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "You can't see that cell.");
    state_destroy(asking.state);
}

static void test_letters_beyond_the_things_choose_nothing(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "iz");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    state_destroy(asking.state);
}

static void test_a_letter_stays_with_its_thing_when_others_are_gone(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "");
    pack_take(&asking.state->pack, ITEM_HEALING_POTION);
    key_reader_feed(&asking.reader, asking.state, (struct key){'i', 0}, &asking.command);
    key_reader_feed(&asking.reader, asking.state, (struct key){'c', 0}, &asking.command);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    key_reader_feed(&asking.reader, asking.state, (struct key){'d', 0}, &asking.command);
    assert_int_equal(asking.reader.prompt.item, ITEM_PEBBLES);
    state_destroy(asking.state);
}

static void test_of_one_kind_worn_and_not_there_is_one_line(void **state)
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
    static const char *const keys[] = {"i<C-c>",    "i<A-Enter>",  "ic<C-u>",    "td<C-f>",
                                       "td<A-Tab>", "td<C-Enter>", "td<A-Enter>"};
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

static void test_with_nobody_in_view_one_aims_ahead(void **state)
{
    (void)state;
    static const char empty[] = "#######\n"
                                "#.....#\n"
                                "#..@..#\n"
                                "#######\n";
    static const struct {
        enum direction facing;
        int x;
        int y;
    } cases[] = {
        {DIRECTION_WEST, 2, 2}, {DIRECTION_NORTH_EAST, 4, 1}, {DIRECTION_SOUTH_EAST, 4, 2}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct asking asking = asking_after(empty, "");
        state_hero(asking.state)->facing = cases[i].facing;
        key_reader_feed(&asking.reader, asking.state, (struct key){'t', 0}, &asking.command);
        key_reader_feed(&asking.reader, asking.state, (struct key){'d', 0}, &asking.command);
        assert_int_equal(asking.reader.prompt.command.target.x, cases[i].x);
        assert_int_equal(asking.reader.prompt.command.target.y, cases[i].y);
        state_destroy(asking.state);
    }
}

/* An arrow is not shot at the ground by pressing twice. */
static void test_with_nobody_in_view_a_bow_is_aimed_at_nobody(void **unused)
{
    struct asking asking = asking_after("#######\n#..@..#\n#######\n", "");
    struct point hero = state_hero(asking.state)->position;
    char aim[80];
    struct text text = text_init(aim, sizeof aim);
    game_picture_give(asking.state, ITEM_BOW, 1);
    game_picture_give(asking.state, ITEM_ARROW, 5);
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    key_reader_feed(&asking.reader, asking.state, (struct key){'f', 0}, &asking.command);
    assert_true(point_is_equal(asking.reader.prompt.command.target, hero));
    prompt_write_aim(asking.state, &asking.reader.prompt, &text);
    assert_non_null(strstr(aim, "nobody is in reach"));
    state_destroy(asking.state);
    (void)unused;
}

static void test_to_throw_what_is_good_for_nothing_else_comes_first(void **unused)
{
    struct asking asking = asking_after(hall, "t<Enter>");
    assert_int_equal(asking.reader.prompt.item, ITEM_PEBBLES); /* and not the potion before them */
    state_destroy(asking.state);
    (void)unused;
}

/* More things than there are letters. */
static void test_what_has_no_letter_is_not_chosen_by_a_blank(void **unused)
{
    struct asking asking = asking_after(hall, "");
    asking.state->pack.letters[ITEM_FLARE] = 0;
    asking_press(&asking, "i<Space>");
    assert_int_equal(asking.reader.prompt.kind, PROMPT_THING);
    asking_press(&asking, "<Up><Enter>");
    assert_int_equal(asking.reader.prompt.item, ITEM_FLARE);
    state_destroy(asking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_thing_and_a_deed_are_a_command),
        cmocka_unit_test(test_the_keys_of_the_list_do_the_same_in_the_box),
        cmocka_unit_test(test_what_is_not_known_takes_no_aim),
        cmocka_unit_test(test_arrows_and_enter_choose_as_letters_do),
        cmocka_unit_test(test_what_cannot_be_done_with_a_thing_is_not_offered),
        cmocka_unit_test(test_a_throw_asks_for_a_thing_and_a_cell),
        cmocka_unit_test(test_the_nearest_foe_is_aimed_at_first),
        cmocka_unit_test(test_other_foes_are_chosen_in_turn),
        cmocka_unit_test(test_direction_keys_move_the_aim_and_never_off_the_level),
        cmocka_unit_test(test_allies_are_not_aimed_at),
        cmocka_unit_test(test_escape_leaves_or_goes_back),
        cmocka_unit_test(test_a_weapon_that_does_not_reach_is_not_asked_where),
        cmocka_unit_test(test_a_weapon_that_reaches_is_aimed),
        cmocka_unit_test(test_the_way_is_blocked_by_who_stands_in_it_and_by_distance),
        cmocka_unit_test(test_a_bow_is_not_let_go_at_what_is_not_in_view),
        cmocka_unit_test(test_it_is_said_where_a_wall_stops_it),
        cmocka_unit_test(test_another_aim_is_asked_about_anew),
        cmocka_unit_test(test_what_would_be_stopped_is_let_go_when_asked_twice),
        cmocka_unit_test(test_nothing_is_thrown_at_oneself),
        cmocka_unit_test(test_what_is_too_far_is_said_and_stays_aimed),
        cmocka_unit_test(test_letters_beyond_the_things_choose_nothing),
        cmocka_unit_test(test_a_letter_stays_with_its_thing_when_others_are_gone),
        cmocka_unit_test(test_of_one_kind_worn_and_not_there_is_one_line),
        cmocka_unit_test(test_keys_with_control_or_alt_choose_nothing),
        cmocka_unit_test(test_with_nobody_in_view_one_aims_ahead),
        cmocka_unit_test(test_with_nobody_in_view_a_bow_is_aimed_at_nobody),
        cmocka_unit_test(test_to_throw_what_is_good_for_nothing_else_comes_first),
        cmocka_unit_test(test_what_has_no_letter_is_not_chosen_by_a_blank),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
