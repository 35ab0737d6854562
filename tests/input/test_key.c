/* Keys as text: every key is read as it was written, and errors name what is no key. */
#include "support/check.h"

#include "base/array.h"
#include "input/key.h"

#include <string.h>

static void check_reads(const char *keys, int code, unsigned modifiers)
{
    struct error error = {""};
    struct key key = {0, 0};
    const char *rest = keys;
    assert_true(key_read(&rest, &key, &error));
    assert_int_equal(key.code, code);
    assert_int_equal(key.modifiers, modifiers);
    assert_string_equal(rest, "");
}

static void check_refuses(const char *keys, const char *message)
{
    struct error error = {""};
    assert_false(key_check(keys, &error));
    assert_string_equal(error.message, message);
}

static void test_named_keys_are_read(void **fixture)
{
    (void)fixture;
    static const struct {
        const char *name;
        int code;
    } names[] = {
        {"<Up>", KEY_UP},
        {"<Down>", KEY_DOWN},
        {"<Left>", KEY_LEFT},
        {"<Right>", KEY_RIGHT},
        {"<Home>", KEY_HOME},
        {"<End>", KEY_END},
        {"<PgUp>", KEY_PAGE_UP},
        {"<PageUp>", KEY_PAGE_UP},
        {"<PgDn>", KEY_PAGE_DOWN},
        {"<PageDown>", KEY_PAGE_DOWN},
        {"<Enter>", KEY_ENTER},
        {"<Return>", KEY_ENTER},
        {"<Esc>", KEY_ESCAPE},
        {"<Escape>", KEY_ESCAPE},
        {"<Tab>", KEY_TAB},
        {"<BackSpace>", KEY_BACKSPACE},
        {"<Delete>", KEY_DELETE},
        {"<KP_Enter>", KEY_KEYPAD_ENTER},
        {"<lt>", '<'},
        {"<gt>", '>'},
        {"<Space>", ' '},
        {">", '>'},
        {" ", ' '},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        check_reads(names[i].name, names[i].code, 0);
}

static void test_all_digits_of_the_keypad_are_read(void **fixture)
{
    (void)fixture;
    char name[] = "<KP_0>";
    for (int digit = 0; digit <= 9; digit++) {
        name[4] = (char)('0' + digit);
        check_reads(name, KEY_KEYPAD_0 + digit, 0);
    }
}

static void test_all_function_keys_are_read(void **fixture)
{
    (void)fixture;
    for (int i = 1; i <= 12; i++) {
        char chars[8];
        struct text name = text_init(chars, sizeof chars);
        text_append(&name, "<F%d>", i);
        check_reads(chars, KEY_F1 + i - 1, 0);
    }
}

static void test_modifiers_add_up(void **fixture)
{
    (void)fixture;
    check_reads("<S-Up>", KEY_UP, KEY_SHIFT);
    check_reads("<C-Left>", KEY_LEFT, KEY_CONTROL);
    check_reads("<A-Right>", KEY_RIGHT, KEY_ALT);
    check_reads("<C-S-Left>", KEY_LEFT, KEY_CONTROL | KEY_SHIFT);
    check_reads("<S-KP_7>", KEY_KEYPAD_0 + 7, KEY_SHIFT);
    check_reads("<C-c>", 'c', KEY_CONTROL);
    check_reads("<C-->", '-', KEY_CONTROL);
}

static void test_keys_are_read_one_by_one(void **fixture)
{
    (void)fixture;
    static const int codes[] = {'l', 'l', KEY_UP, KEY_KEYPAD_0 + 7, '<', '>'};
    const char *keys = "ll<Up><S-KP_7><lt>>";
    struct error error = {""};
    for (size_t i = 0; i < ARRAY_LENGTH(codes); i++) {
        struct key key;
        assert_true(key_read(&keys, &key, &error));
        assert_int_equal(key.code, codes[i]);
    }
    assert_string_equal(keys, "");
}

static void test_every_key_is_read_as_it_is_written(void **fixture)
{
    (void)fixture;
    for (int code = ' '; code <= KEY_LAST; code++)
        for (unsigned modifiers = 0; modifiers < 8; modifiers++) {
            if ((code > '~' && code < KEY_UP) || (code <= '~' && (modifiers & KEY_SHIFT)))
                continue;
            char chars[32];
            struct text written = text_init(chars, sizeof chars);
            key_write((struct key){code, modifiers}, &written);
            check_reads(chars, code, modifiers);
        }
}

static void test_an_unknown_name_is_named(void **fixture)
{
    (void)fixture;
    check_refuses("ll<Foo>l", "character 3: unknown key '<Foo>'");
    check_refuses("<>", "character 1: unknown key '<>'");
    check_refuses("<S->", "character 1: unknown key '<S->'");
    check_refuses("<X-Up>", "character 1: unknown key '<X-Up>'");
    check_refuses("<up>", "character 1: unknown key '<up>'");
    check_refuses("<KP_10>", "character 1: unknown key '<KP_10>'");
    check_refuses("<F13>", "character 1: unknown key '<F13>'");
    check_refuses("<l>", "character 1: unknown key '<l>'");
}

static void test_shift_with_a_printable_key_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses("<S-l>", "character 1: unknown key '<S-l>'");
}

static void test_an_open_bracket_alone_says_how_to_write_it(void **fixture)
{
    (void)fixture;
    check_refuses("l<Up", "character 2: '<' without '>' in keys (the key '<' itself is <lt>)");
    check_refuses("<", "character 1: '<' without '>' in keys (the key '<' itself is <lt>)");
}

static void test_an_endless_name_is_shortened_in_the_error(void **fixture)
{
    (void)fixture;
    char keys[1000] = "<";
    struct error error = {""};
    memset(keys + 1, 'S', sizeof keys - 3);
    keys[sizeof keys - 2] = '>';
    assert_false(key_check(keys, &error));
    assert_in_range(strlen(error.message), 10, 100);
}

static void test_characters_that_are_not_keys_are_refused(void **fixture)
{
    (void)fixture;
    check_refuses("l\n", "character 2: a character that is not a key");
    check_refuses("\xc3\xa4", "character 1: a character that is not a key");
}

static void test_enter_confirms_and_no_key_that_moves_does(void **fixture)
{
    (void)fixture;
    for (int code = ' '; code <= KEY_LAST; code++)
        assert_int_equal(key_is_confirm((struct key){code, 0}),
                         code == KEY_ENTER || code == KEY_KEYPAD_ENTER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_named_keys_are_read),
        cmocka_unit_test(test_all_digits_of_the_keypad_are_read),
        cmocka_unit_test(test_all_function_keys_are_read),
        cmocka_unit_test(test_modifiers_add_up),
        cmocka_unit_test(test_keys_are_read_one_by_one),
        cmocka_unit_test(test_every_key_is_read_as_it_is_written),
        cmocka_unit_test(test_an_unknown_name_is_named),
        cmocka_unit_test(test_shift_with_a_printable_key_is_refused),
        cmocka_unit_test(test_an_open_bracket_alone_says_how_to_write_it),
        cmocka_unit_test(test_an_endless_name_is_shortened_in_the_error),
        cmocka_unit_test(test_characters_that_are_not_keys_are_refused),
        cmocka_unit_test(test_enter_confirms_and_no_key_that_moves_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
