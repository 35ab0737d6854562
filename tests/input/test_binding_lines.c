/* Key bindings as lines of a file. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/lines_check.h"

#include "base/array.h"
#include "input/binding_lines.h"
#include "input/key_reader.h"

#include <stdio.h>
#include <string.h>

static struct bindings bindings;
static char told[2048];

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context;
    size_t length = strlen(told);
    snprintf(told + length, sizeof told - length, "%d: %s\n", line->number, what);
}

static const struct line_listener listener = {hear, NULL};

static void bind(const char *text)
{
    struct lines lines = lines_of(text, strlen(text));
    told[0] = '\0';
    binding_lines_read(&bindings, &lines, &listener);
    lines_clear(&lines);
}

static struct key key_of(const char *name)
{
    struct error error = {""};
    struct key key = {0, 0};
    assert_true(key_read(&name, &key, &error));
    return key;
}

/* NULL: the key means nothing. */
static void check_means(const char *key, const char *name)
{
    const struct meaning *meaning = binding_get(&bindings, key_of(key));
    if (!meaning)
        assert_null(name);
    else
        assert_string_equal(meaning->name, name);
}

static void without_lines_keys_are_the_default(void **unused)
{
    const struct bindings *all = bindings_default();
    bind("# explore = p\n\n");
    assert_int_equal(bindings.count, all->count);
    for (int i = 0; i < all->count; i++) {
        assert_ptr_equal(binding_get(&bindings, all->rows[i].key), all->rows[i].meaning);
    }
    assert_true(binding_walks_by_default(&bindings));
    assert_string_equal(told, "");
    (void)unused;
}

static void a_line_gives_a_meaning_other_keys(void **unused)
{
    bind("explore = p <F5>\n");
    check_means("p", "explore");
    check_means("<F5>", "explore");
    check_means("o", NULL);
    assert_int_equal(binding_command(&bindings, key_of("p"))->kind, COMMAND_EXPLORE);
    assert_string_equal(told, "");
    (void)unused;
}

static void a_line_takes_a_key_from_its_default_meaning(void **unused)
{
    bind("explore = .\n");
    check_means(".", "explore");
    check_means("<KP_5>", "wait");
    assert_string_equal(told, "");
    bind("explore = m\n");
    assert_string_equal(told, "1: no key is left for messages\n");
    bind("explore = v\nlantern = o\n");
    check_means("v", "explore");
    check_means("o", "lantern");
    assert_string_equal(told, "");
    (void)unused;
}

static void the_line_that_took_the_last_key_is_reported(void **unused)
{
    bind("explore = z\n# a comment\nlook = x\n");
    assert_string_equal(told, "1: no key is left for rest\n");
    bind("explore = p\n\nlook = q z\n# a comment\n");
    assert_string_equal(told, "3: no key is left for rest\n");
    (void)unused;
}

/* Two lines take the two keys of a name: the later one took the last. */
static void of_two_lines_that_took_keys_the_later_is_reported(void **unused)
{
    bind("explore = . v\nlook = <KP_5>\nlantern = x\n# a comment\n");
    assert_string_equal(told, "2: no key is left for wait\n");
    (void)unused;
}

static void a_key_in_two_lines_belongs_to_the_first(void **unused)
{
    bind("explore = p\nwait = p .\nrest = p\n");
    check_means("p", "explore");
    check_means(".", "wait");
    check_means("z", "rest");
    assert_string_equal(told,
                        "2: 'p' is already bound to explore\n3: 'p' is already bound to explore\n");
    (void)unused;
}

static void of_two_lines_of_a_name_the_last_counts(void **unused)
{
    bind("explore = p\nexplore = q\n");
    check_means("q", "explore");
    check_means("p", NULL);
    assert_string_equal(told, "2: explore has two lines; this one counts\n");
    (void)unused;
}

static void keys_that_leave_questions_cannot_be_bound(void **unused)
{
    static const char *const keys[] = {"<Esc>", "<Enter>",   "<KP_Enter>", "<F11>",
                                       "<F12>", "<A-Enter>", "<S-Esc>"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char line[40];
        snprintf(line, sizeof line, "explore = %s\n", keys[i]);
        bind(line);
        assert_null(binding_get(&bindings, key_of(keys[i])));
        check_means("o", "explore");
        assert_non_null(strstr(told, "can't be bound"));
    }
    (void)unused;
}

static void unknown_names_and_keys_are_reported_and_skipped(void **unused)
{
    bind("fly = q\nexplore = <Up <Foo> xy p\nnonsense\n");
    check_means("p", "explore");
    check_means("q", NULL);
    assert_string_equal(told, "1: 'fly' is not a name that keys can be bound to\n"
                              "2: '<' without '>' in keys (the key '<' itself is <lt>)\n"
                              "2: unknown key '<Foo>'\n"
                              "2: 'xy' is more than one key (separate keys with blanks; names look "
                              "like <Up>)\n"
                              "3: not a line like 'explore = o'\n");
    (void)unused;
}

static void an_empty_line_leaves_a_meaning_without_keys(void **unused)
{
    bind("rest =\n");
    check_means("z", NULL);
    assert_null(binding_named(&bindings, "rest"));
    assert_string_equal(told, "");
    (void)unused;
}

static void arrows_work_in_lists_whatever_is_bound(void **unused)
{
    enum direction direction = DIRECTION_COUNT;
    bind("step-up =\nexplore = <Up>\nstep-down = <F5>\nrest = j\n");
    assert_false(binding_walks_by_default(&bindings));
    assert_true(binding_direction(&bindings, key_of("<Up>"), &direction));
    assert_int_equal(direction, DIRECTION_NORTH);
    assert_true(binding_direction(&bindings, key_of("<F5>"), &direction));
    assert_int_equal(direction, DIRECTION_SOUTH);
    assert_false(binding_direction(&bindings, key_of("j"), &direction));
    (void)unused;
}

static void swapped_walking_keys_are_not_the_default(void **unused)
{
    bind("step-up = j <KP_8> <Up>\nstep-down = k <KP_2> <Down>\n");
    assert_false(binding_walks_by_default(&bindings));
    bind("explore = p\n");
    assert_true(binding_walks_by_default(&bindings));
    (void)unused;
}

static void a_reader_uses_the_bound_keys(void **unused)
{
    struct state *state = game_picture("#####\n./@/.\n#####\n");
    struct key_reader reader = {.bindings = &bindings};
    struct command command;
    bind("close = q\nstep-left = <F5>\nthings = p\nexplore = c\n");
    assert_int_equal(key_reader_feed(&reader, state, key_of("q"), &command), KEY_READING_PROMPT);
    assert_int_equal(key_reader_feed(&reader, state, key_of("h"), &command), KEY_READING_PROMPT);
    assert_int_equal(key_reader_feed(&reader, state, key_of("<F5>"), &command),
                     KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_CLOSE);
    assert_int_equal(command.direction, DIRECTION_WEST);
    assert_int_equal(key_reader_feed(&reader, state, key_of("p"), &command), KEY_READING_PROMPT);
    assert_int_equal(reader.prompt.kind, PROMPT_THING);
    assert_int_equal(key_reader_feed(&reader, state, key_of("<Esc>"), &command),
                     KEY_READING_DROPPED);
    assert_int_equal(key_reader_feed(&reader, state, key_of("i"), &command), KEY_READING_NONE);
    assert_int_equal(key_reader_feed(&reader, state, key_of("c"), &command), KEY_READING_COMMAND);
    assert_int_equal(command.kind, COMMAND_EXPLORE);
    state_destroy(state);
    (void)unused;
}

static void the_explanation_binds_nothing_while_commented_out(void **unused)
{
    struct lines lines = {{0}};
    told[0] = '\0';
    binding_lines_explain(&lines);
    binding_lines_read(&bindings, &lines, &listener);
    assert_int_equal(bindings.count, bindings_default()->count);
    bool is_name = false; /* the first three lines explain */
    for (size_t i = 0, line = 0; i < lines.bytes.length; i++) {
        is_name = line >= 3 && (i == 0 || lines.bytes.data[i - 1] == '\n');
        if (is_name)
            lines.bytes.data[i] = ' ';
        line += lines.bytes.data[i] == '\n';
    }
    binding_lines_read(&bindings, &lines, &listener);
    assert_string_equal(told, "");
    assert_int_equal(bindings.count, bindings_default()->count);
    assert_true(binding_walks_by_default(&bindings));
    lines_clear(&lines);
    (void)unused;
}

/* For any lines, a key means one thing and Escape stays free. */
static void read_only(struct lines *lines, const struct line_listener *ears)
{
    binding_lines_read(&bindings, lines, ears);
    assert_null(binding_get(&bindings, key_of("<Esc>")));
    assert_null(binding_get(&bindings, key_of("<Enter>")));
    for (int i = 0; i < bindings.count; i++)
        assert_ptr_equal(binding_get(&bindings, bindings.rows[i].key), bindings.rows[i].meaning);
}

static void damaged_lines_still_give_valid_bindings(void **unused)
{
    lines_check_survive("# Keys\r\nexplore = p <F5> <C-S-Left>\r\nstep-up = k <Up> w\nrest =\n"
                        "fly = q\nlook = <Esc> x\nwait = p <lt> # $",
                        1, read_only);
    assert_int_equal(lines_check_told(), 4); /* the third takes the last key of swapping weapons */
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_lines_keys_are_the_default),
        cmocka_unit_test(a_line_gives_a_meaning_other_keys),
        cmocka_unit_test(a_line_takes_a_key_from_its_default_meaning),
        cmocka_unit_test(the_line_that_took_the_last_key_is_reported),
        cmocka_unit_test(of_two_lines_that_took_keys_the_later_is_reported),
        cmocka_unit_test(a_key_in_two_lines_belongs_to_the_first),
        cmocka_unit_test(of_two_lines_of_a_name_the_last_counts),
        cmocka_unit_test(keys_that_leave_questions_cannot_be_bound),
        cmocka_unit_test(unknown_names_and_keys_are_reported_and_skipped),
        cmocka_unit_test(an_empty_line_leaves_a_meaning_without_keys),
        cmocka_unit_test(arrows_work_in_lists_whatever_is_bound),
        cmocka_unit_test(swapped_walking_keys_are_not_the_default),
        cmocka_unit_test(a_reader_uses_the_bound_keys),
        cmocka_unit_test(the_explanation_binds_nothing_while_commented_out),
        cmocka_unit_test(damaged_lines_still_give_valid_bindings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
