/* Changing bindings, and the lines that save them. */
#include "support/check.h"
#include "support/lines_check.h"

#include "base/array.h"
#include "base/random.h"
#include "input/binding_lines.h"
#include "input/rebinding.h"

#include <string.h>

static const struct meaning *find(const char *name)
{
    const struct meaning *meaning = meaning_find(name);
    assert_non_null(meaning);
    return meaning;
}

static struct bindings from(const char *text, struct lines *lines)
{
    struct bindings bindings;
    *lines = lines_of(text, strlen(text));
    binding_lines_read(&bindings, lines, NULL);
    return bindings;
}

static void give(struct bindings *bindings, const char *name, int code)
{
    const struct meaning *other;
    assert_int_equal(rebinding_give(bindings, find(name), (struct key){code, 0}, &other),
                     REBINDING_DONE);
}

static void check_written(const char *before, const char *after, struct bindings *now)
{
    struct lines lines;
    struct bindings old = from(before, &lines);
    binding_lines_write(now, &old, &lines);
    bytes_put(&lines.bytes, "", 1);
    assert_string_equal((const char *)lines.bytes.data, after);
    lines_clear(&lines);
}

static void only_lines_of_changed_names_change(void **unused)
{
    static const char before[] = "# mine\r\nexplore = p\r\nbroken\r\nrest = q <F5>\r\n";
    struct lines lines;
    struct bindings now = from(before, &lines);
    lines_clear(&lines);
    check_written(before, before, &now);
    give(&now, "explore", 'q');
    check_written(before, "# mine\r\nexplore = p <S-PadA> q\r\nbroken\r\nrest = <F5> <S-PadB>\r\n",
                  &now);
    give(&now, "messages", KEY_F1 + 5);
    check_written(
        before,
        "# mine\r\nexplore = p <S-PadA> q\r\nbroken\r\nrest = <F5> <S-PadB>\r\nmessages = m <S-PadRB> <F6>\r\n",
        &now);
    (void)unused;
}

static void a_line_with_a_fault_stays_and_another_one_counts(void **unused)
{
    static const char before[] = "explore = p bogus\n";
    struct lines lines;
    struct bindings now = from(before, &lines);
    lines_clear(&lines);
    give(&now, "explore", 'q');
    check_written(before, "explore = p bogus\nexplore = p <S-PadA> q\n", &now);
    (void)unused;
}

/* The lost key of 'rest' is no fault of a line. */
static void a_lost_key_of_another_meaning_is_no_fault_of_a_line(void **unused)
{
    static const char before[] = "explore = z\nlook = q\n";
    struct lines lines;
    struct bindings now = from(before, &lines);
    lines_clear(&lines);
    give(&now, "look", 'p');
    check_written(before, "explore = z\nlook = q <PadLS> p\n", &now);
    give(&now, "explore", 'x');
    check_written(before, "explore = z <S-PadA> x\nlook = q <PadLS> p\n", &now);
    (void)unused;
}

/* Each key has one meaning, each direction has a key, and the written lines give the same bindings. */
static void any_changes_are_written_and_read_again(void **unused)
{
    static const char *const texts[] = {"", "explore = p\n# mine\nlook = o x\nnonsense\n",
                                        "explore = x\nlook = x y\nexplore = z\nlook = o\n"};
    static const int codes[] = {
        'a',     'x',        'o', 'j', 'k', '<', '#', '=', KEY_F1 + 4, KEY_DOWN, KEY_KEYPAD_0 + 2,
        KEY_TAB, KEY_DELETE, ' '};
    for (int round = 0; round < 300; round++) {
        struct random random = random_make((uint64_t)round);
        struct lines lines;
        struct bindings before = from(texts[round % 3], &lines);
        struct bindings now = before;
        for (int i = 0; i < 12; i++) {
            const struct meaning *other;
            const struct meaning *meaning = &meanings[random_below(&random, MEANING_COUNT)];
            int what = random_below(&random, 10);
            int code = codes[random_below(&random, (int)ARRAY_LENGTH(codes))];
            unsigned modifiers = code > ' ' && random_below(&random, 4) == 0 ? KEY_CONTROL : 0;
            if (what == 0)
                rebinding_clear(&now, meaning, &other);
            else if (what == 1)
                rebinding_reset(&now, meaning, &other);
            else
                rebinding_give(&now, meaning, (struct key){code, modifiers}, &other);
        }
        binding_lines_write(&now, &before, &lines);
        struct bindings read;
        binding_lines_read(&read, &lines, NULL);
        for (int m = 0; m < MEANING_COUNT; m++) {
            char keys[200];
            struct text text = text_init(keys, sizeof keys);
            rebinding_write_keys(&now, &meanings[m], &text);
            const char *name = meanings[m].name;
            if (!rebinding_is_same(&now, &read, &meanings[m]))
                fail_msg("round %d: %s is not %s", round, name, keys);
            if (strncmp(name, "step", 4) == 0 && text.length == 0)
                fail_msg("round %d: no key is left for %s", round, name);
        }
        lines_clear(&lines);
    }
    (void)unused;
}

static const struct meaning *reset(struct bindings *bindings, const char *name)
{
    const struct meaning *other;
    assert_int_equal(rebinding_reset(bindings, find(name), &other), REBINDING_DONE);
    return other;
}

static void check_means(const struct bindings *bindings, int code, const char *name)
{
    const struct meaning *row = binding_get(bindings, (struct key){code, 0});
    assert_non_null(row);
    assert_string_equal(row->name, name);
}

static void a_reset_returns_other_default_keys(void **unused)
{
    struct bindings now = *bindings_default();
    give(&now, "rest", KEY_BUTTON_Y);
    give(&now, "rest", 'o');
    give(&now, "rest", KEY_F1 + 6);
    reset(&now, "rest");
    check_means(&now, KEY_BUTTON_Y, "lantern");
    check_means(&now, 'o', "explore");
    assert_null(binding_get(&now, (struct key){KEY_F1 + 6, 0}));
    assert_true(rebinding_is_same(&now, bindings_default(), find("explore")));
    assert_true(rebinding_is_same(&now, bindings_default(), find("lantern")));
    (void)unused;
}

static void resetting_one_of_two_swapped_meanings_restores_both(void **unused)
{
    struct bindings now = *bindings_default();
    give(&now, "explore", 'z');
    give(&now, "rest", 'o');
    assert_ptr_equal(reset(&now, "explore"), find("rest"));
    check_means(&now, 'o', "explore");
    check_means(&now, 'z', "rest");
    (void)unused;
}

/* A step never loses its last key; here it gets one back from the reset meaning first. */
static void a_step_gets_its_key_back_before_losing_another(void **unused)
{
    struct bindings now = *bindings_default();
    const struct meaning *right = find("step-right");
    give(&now, "step-right", 'o');
    for (int i = now.count - 1; i >= 0; i--) {
        struct key key = now.rows[i].key;
        const struct meaning *other;
        if (now.rows[i].meaning == right && !key_is_button(key) && key.code != 'o')
            rebinding_give(&now, find(key.code == 'l' ? "explore" : "look"), key, &other);
    }
    (void)reset(&now, "explore");
    check_means(&now, 'o', "explore");
    check_means(&now, 'l', "step-right");
    (void)unused;
}

static void after_a_reset_each_default_key_has_one_meaning(void **unused)
{
    const struct bindings *all = bindings_default();
    for (int round = 0; round < 300; round++) {
        struct random random = random_make((uint64_t)round);
        struct bindings now = *all;
        for (int i = 0; i < 40; i++) {
            const struct meaning *other;
            const struct meaning *meaning = &meanings[random_below(&random, MEANING_COUNT)];
            struct key key = all->rows[random_below(&random, all->count)].key;
            rebinding_give(&now, meaning, key, &other);
            meaning = &meanings[random_below(&random, MEANING_COUNT)];
            if (i % 4 == 0)
                rebinding_reset(&now, meaning, &other);
        }
        for (int i = 0; i < all->count; i++) {
            int owners = 0;
            for (int row = 0; row < now.count; row++)
                owners += now.rows[row].key.code == all->rows[i].key.code &&
                          now.rows[row].key.modifiers == all->rows[i].key.modifiers;
            if (owners != 1)
                fail_msg("round %d: a key of %s has %d meanings", round, all->rows[i].meaning->name,
                         owners);
        }
    }
    (void)unused;
}

static void change_some(struct lines *lines, const struct line_listener *listener)
{
    struct bindings before;
    const struct meaning *other;
    binding_lines_read(&before, lines, listener);
    struct bindings now = before;
    rebinding_give(&now, find("explore"), (struct key){KEY_F1 + 6, 0}, &other);
    rebinding_clear(&now, find("rest"), &other);
    binding_lines_write(&now, &before, lines);
}

static void damaged_files_lose_no_line(void **unused)
{
    lines_check_survive("# Keys\r\nexplore = p <F5>\r\n\r\nfuture = 1\nrest = q\nbroken\n"
                        "explore = z\nlook = <Nope>\nrest = o",
                        1, change_some);
    (void)unused;
}

static void a_meaning_has_a_maximum_of_keys(void **unused)
{
    const struct meaning *other;
    struct bindings now = *bindings_default();
    enum rebinding answer = REBINDING_DONE;
    int given = 0;
    for (char letter = 'a'; answer == REBINDING_DONE; letter++, given++) {
        assert_true(letter <= 'z');
        answer = rebinding_give(&now, find("explore"), (struct key){letter, KEY_CONTROL}, &other);
    }
    assert_int_equal(answer, REBINDING_FULL);
    char keys[200];
    struct text text = text_init(keys, sizeof keys);
    rebinding_write_keys(&now, find("explore"), &text);
    int count = 1;
    for (const char *p = keys; *p; p++)
        count += strncmp(p, ", ", 2) == 0;
    assert_int_equal(count, BINDING_KEYS_MAX);
    (void)unused;
}

static void a_button_can_be_taken_from_a_step_with_one_key_left(void **unused)
{
    const struct meaning *other;
    struct lines lines;
    struct bindings now = from("step-up = k <S-PadY>\n", &lines);
    lines_clear(&lines);
    struct key button = {KEY_BUTTON_Y, KEY_SHIFT};
    assert_int_equal(rebinding_give(&now, find("explore"), button, &other), REBINDING_DONE);
    assert_ptr_equal(other, find("step-up"));
    assert_int_equal(rebinding_give(&now, find("explore"), (struct key){'k', 0}, &other),
                     REBINDING_LAST_WAY);
    (void)unused;
}

static void a_reset_reports_the_meaning_that_loses_a_key(void **unused)
{
    const struct meaning *other;
    struct bindings now = *bindings_default();
    give(&now, "look", 'o');
    assert_int_equal(rebinding_reset(&now, find("explore"), &other), REBINDING_DONE);
    assert_ptr_equal(other, find("look"));
    assert_true(rebinding_is_same(&now, bindings_default(), find("explore")));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_lines_of_changed_names_change),
        cmocka_unit_test(a_line_with_a_fault_stays_and_another_one_counts),
        cmocka_unit_test(a_lost_key_of_another_meaning_is_no_fault_of_a_line),
        cmocka_unit_test(any_changes_are_written_and_read_again),
        cmocka_unit_test(damaged_files_lose_no_line),
        cmocka_unit_test(a_meaning_has_a_maximum_of_keys),
        cmocka_unit_test(a_button_can_be_taken_from_a_step_with_one_key_left),
        cmocka_unit_test(a_reset_reports_the_meaning_that_loses_a_key),
        cmocka_unit_test(a_reset_returns_other_default_keys),
        cmocka_unit_test(resetting_one_of_two_swapped_meanings_restores_both),
        cmocka_unit_test(a_step_gets_its_key_back_before_losing_another),
        cmocka_unit_test(after_a_reset_each_default_key_has_one_meaning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
