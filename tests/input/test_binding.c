/* The default keys: each means one thing, and all that the design names exist. */
#include "support/check.h"

#include "base/array.h"
#include "input/key_reader.h"
#include "support/game_picture.h"

#include <string.h>

static struct key read(const char *name)
{
    struct error error = {""};
    struct key key = {0, 0};
    assert_true(key_read(&name, &key, &error));
    return key;
}

static void check_way(const char *name, enum direction expected)
{
    enum direction direction = DIRECTION_COUNT;
    if (!binding_direction(NULL, read(name), &direction) || direction != expected)
        fail_msg("%s is %d, not %d", name, (int)direction, (int)expected);
    assert_int_equal(binding_command(NULL, read(name))->kind, COMMAND_STEP);
}

static void check_run(const char *name, enum direction expected)
{
    const struct command *command = binding_command(NULL, read(name));
    assert_non_null(command);
    assert_int_equal(command->kind, COMMAND_RUN);
    assert_int_equal(command->direction, expected);
}

static void test_each_key_means_one_thing(void **fixture)
{
    (void)fixture;
    const struct bindings *all = bindings_default();
    for (int i = 0; i < all->count; i++)
        assert_ptr_equal(binding_get(NULL, all->rows[i].key), all->rows[i].meaning);
}

static void test_every_binding_has_help_and_a_key_that_can_be_read(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < bindings_default()->count; i++) {
        const struct binding *row = &bindings_default()->rows[i];
        char chars[64];
        struct text text = text_init(chars, sizeof chars);
        key_write_label(row->key, &text);
        assert_true(text.length > 0 && strlen(row->meaning->help) > 0);
        assert_null(strstr(chars, "(null)"));
    }
}

static void test_keys_are_written_for_a_player(void **fixture)
{
    (void)fixture;
    static const char *const keys[][2] = {
        {"<S-Up>", "Shift+Up"},    {"<KP_7>", "keypad 7"}, {"<lt>", "<"},  {"<F2>", "F2"},
        {"<C-Left>", "Ctrl+Left"}, {".", "\".\""},         {",", "\",\""},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char chars[64];
        struct text text = text_init(chars, sizeof chars);
        key_write_label(read(keys[i][0]), &text);
        assert_string_equal(chars, keys[i][1]);
    }
}

static void test_signs_are_spoken_by_their_names(void **fixture)
{
    (void)fixture;
    char chars[80];
    struct text text = text_init(chars, sizeof chars);
    key_write_spoken("Wait (\".\"), or look (\";\"). \"Not in the light.\" \"", &text);
    assert_string_equal(chars, "Wait (period), or look (semicolon). \"Not in the light.\" \"");
}

static void test_all_ways_to_step_are_bound(void **fixture)
{
    (void)fixture;
    static const char *const names[DIRECTION_COUNT][5] = {
        [DIRECTION_NORTH] = {"k", "<Up>", "<KP_8>"},
        [DIRECTION_NORTH_EAST] = {"u", "<PgUp>", "<KP_9>", "<C-Right>"},
        [DIRECTION_EAST] = {"l", "<Right>", "<KP_6>"},
        [DIRECTION_SOUTH_EAST] = {"n", "<PgDn>", "<KP_3>", "<A-Right>"},
        [DIRECTION_SOUTH] = {"j", "<Down>", "<KP_2>"},
        [DIRECTION_SOUTH_WEST] = {"b", "<End>", "<KP_1>", "<A-Left>"},
        [DIRECTION_WEST] = {"h", "<Left>", "<KP_4>"},
        [DIRECTION_NORTH_WEST] = {"y", "<Home>", "<KP_7>", "<C-Left>"},
    };
    for (int d = 0; d < DIRECTION_COUNT; d++)
        for (int i = 0; names[d][i]; i++)
            check_way(names[d][i], (enum direction)d);
}

static void test_shift_and_upper_case_run(void **fixture)
{
    (void)fixture;
    check_run("L", DIRECTION_EAST);
    check_run("Y", DIRECTION_NORTH_WEST);
    check_run("<S-Down>", DIRECTION_SOUTH);
    check_run("<S-KP_7>", DIRECTION_NORTH_WEST);
    check_run("<S-End>", DIRECTION_SOUTH_WEST);
    check_run("<C-S-Right>", DIRECTION_NORTH_EAST);
    check_run("<A-S-Left>", DIRECTION_SOUTH_WEST);
}

static void check_kind(const char *name, enum command_kind kind, int leads)
{
    const struct command *command = binding_command(NULL, read(name));
    assert_non_null(command);
    assert_int_equal(command->kind, kind);
    assert_int_equal(command->leads, leads);
}

static void test_the_other_commands_are_bound(void **fixture)
{
    (void)fixture;
    check_kind(".", COMMAND_WAIT, 0);
    check_kind("<KP_5>", COMMAND_WAIT, 0);
    check_kind("v", COMMAND_LANTERN, 0);
    check_kind("4", COMMAND_LANTERN_TO, 0);
    check_kind("o", COMMAND_EXPLORE, 0);
    check_kind("c", COMMAND_CLOSE, 0);
    check_kind(">", COMMAND_STAIRS, 1);
    check_kind("<lt>", COMMAND_STAIRS, -1);
    check_kind("<F2>", COMMAND_FOV, 0);
}

static void test_digits_choose_boons_and_keypad_digits_walk(void **fixture)
{
    (void)fixture;
    static const char *const digits[][2] = {{"1", "<KP_1>"}, {"2", "<KP_2>"}, {"3", "<KP_3>"}};
    for (int i = 0; i < 3; i++) {
        check_kind(digits[i][0], COMMAND_BOON, 0);
        assert_int_equal(binding_command(NULL, read(digits[i][0]))->choice, i);
        check_kind(digits[i][1], COMMAND_STEP, 0);
    }
    assert_null(binding_command(NULL, read("7")));
}

static void test_while_boons_are_offered_keys_mean_nothing_else(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####\n#@.#\n####\n");
    struct key_reader reader = {0};
    struct command command;
    state->offers[0] = BOON_NONE + 1;
    static const char *const others[] = {"l", "i", "t", "f", "c", "o"};
    for (size_t i = 0; i < ARRAY_LENGTH(others); i++)
        assert_int_equal(key_reader_feed(&reader, state, read(others[i]), &command),
                         KEY_READING_NONE);
    assert_int_equal(key_reader_feed(&reader, state, read("<F2>"), &command), KEY_READING_COMMAND);
    assert_int_equal(key_reader_feed(&reader, state, read("2"), &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_BOON);
    assert_int_equal(command.choice, 1);
    state_destroy(state);
}

/* The hero was just warned of an adjacent trap. */
static struct state *warned_state(void)
{
    struct state *state = game_picture("#####\n#@..#\n#...#\n#####\n");
    state->warned_cell = point_make(2, 1);
    return state;
}

static void check_answer(const char *keys, enum key_reading expected)
{
    struct state *state = warned_state();
    struct key_reader reader = {0};
    struct command command = {.kind = COMMAND_WAIT};
    enum key_reading reading = KEY_READING_NONE;
    const char *rest = keys;
    while (*rest) {
        struct error error = {""};
        struct key key;
        assert_true(key_read(&rest, &key, &error));
        reading = key_reader_feed(&reader, state, key, &command);
    }
    if (reading != expected)
        fail_msg("'%s' is read as %d, not %d", keys, (int)reading, (int)expected);
    if (expected == KEY_READING_COMMAND) {
        assert_int_equal(command.kind, COMMAND_STEP);
        assert_int_equal(command.direction, DIRECTION_EAST);
    }
    state_destroy(state);
}

static void test_only_enter_steps_on_despite_a_warning(void **fixture)
{
    (void)fixture;
    check_answer("l", KEY_READING_PROMPT);
    check_answer("lllL", KEY_READING_PROMPT);
    check_answer("<Right>", KEY_READING_PROMPT);
    check_answer("<Enter>", KEY_READING_COMMAND);
    check_answer("ll<KP_Enter>", KEY_READING_COMMAND);
    check_answer("<PadA>", KEY_READING_COMMAND);
}

static void test_escape_declines_until_the_next_attempt(void **fixture)
{
    (void)fixture;
    check_answer("<Esc>", KEY_READING_DROPPED);
    check_answer("<PadB>", KEY_READING_DROPPED);
    check_answer("<Esc><Enter>", KEY_READING_NONE);
    check_answer("<Esc>i<Esc><Enter>", KEY_READING_NONE);
    check_answer("<Esc>l<Enter>", KEY_READING_COMMAND);
}

static void test_enter_and_escape_mean_no_command(void **fixture)
{
    (void)fixture;
    assert_null(binding_command(NULL, read("<Enter>")));
    assert_null(binding_command(NULL, read("<KP_Enter>")));
    assert_null(binding_command(NULL, read("<Esc>")));
}

static enum key_reading feed(struct key_reader *reader, const char *picture, const char *name,
                             struct command *command)
{
    struct state *state = game_picture(picture);
    enum key_reading reading = key_reader_feed(reader, state, read(name), command);
    state_destroy(state);
    return reading;
}

static const char no_door[] = "#####\n"
                              "#.@.#\n"
                              "#####\n";
static const char one_door[] = "#####\n"
                               "#.@/.\n"
                               "#####\n";
static const char two_doors[] = "#####\n"
                                "./@/.\n"
                                "#####\n";

static void test_the_only_open_door_is_closed_without_asking(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    assert_int_equal(feed(&reader, one_door, "c", &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_CLOSE);
    assert_int_equal(command.direction, DIRECTION_EAST);
}

static void test_two_open_doors_need_a_direction(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    assert_int_equal(feed(&reader, two_doors, "c", &command), KEY_READING_PROMPT);
    assert_int_equal(feed(&reader, two_doors, "h", &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_CLOSE);
    assert_int_equal(command.direction, DIRECTION_WEST);
    assert_false(reader.wants_direction);
}

static void test_without_a_door_nothing_is_asked(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    assert_int_equal(feed(&reader, no_door, "c", &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_CLOSE);
    assert_false(reader.wants_direction);
}

static void test_escape_drops_the_question(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    feed(&reader, two_doors, "c", &command);
    assert_int_equal(feed(&reader, two_doors, "<Esc>", &command), KEY_READING_DROPPED);
    assert_int_equal(feed(&reader, two_doors, "h", &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_STEP);
}

static void test_a_key_without_direction_asks_again(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    feed(&reader, two_doors, "c", &command);
    assert_int_equal(feed(&reader, two_doors, "o", &command), KEY_READING_PROMPT);
    assert_int_equal(feed(&reader, two_doors, "l", &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_CLOSE);
}

static void test_an_unbound_key_means_nothing(void **fixture)
{
    (void)fixture;
    struct key_reader reader = {0};
    struct command command;
    assert_int_equal(feed(&reader, no_door, "<F9>", &command), KEY_READING_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_key_means_one_thing),
        cmocka_unit_test(test_every_binding_has_help_and_a_key_that_can_be_read),
        cmocka_unit_test(test_keys_are_written_for_a_player),
        cmocka_unit_test(test_signs_are_spoken_by_their_names),
        cmocka_unit_test(test_all_ways_to_step_are_bound),
        cmocka_unit_test(test_shift_and_upper_case_run),
        cmocka_unit_test(test_the_other_commands_are_bound),
        cmocka_unit_test(test_digits_choose_boons_and_keypad_digits_walk),
        cmocka_unit_test(test_while_boons_are_offered_keys_mean_nothing_else),
        cmocka_unit_test(test_only_enter_steps_on_despite_a_warning),
        cmocka_unit_test(test_escape_declines_until_the_next_attempt),
        cmocka_unit_test(test_enter_and_escape_mean_no_command),
        cmocka_unit_test(test_the_only_open_door_is_closed_without_asking),
        cmocka_unit_test(test_two_open_doors_need_a_direction),
        cmocka_unit_test(test_without_a_door_nothing_is_asked),
        cmocka_unit_test(test_escape_drops_the_question),
        cmocka_unit_test(test_a_key_without_direction_asks_again),
        cmocka_unit_test(test_an_unbound_key_means_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
