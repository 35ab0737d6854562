/* Keys as the player binds them, line by line. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/lines_check.h"

#include "base/array.h"
#include "input/binding_lines.h"

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

/* What the key means, by its name. */
static void check_means(const char *key, const char *name)
{
    const struct binding *binding = binding_get(&bindings, key_of(key));
    if (!binding)
        assert_null(name);
    else
        assert_string_equal(binding->name, name);
}

static void without_lines_all_is_as_by_default(void **unused)
{
    const struct bindings *all = bindings_default();
    bind("# explore = p\n\n");
    assert_int_equal(bindings.count, all->count);
    for (int i = 0; i < all->count; i++) {
        const struct binding *row = binding_get(&bindings, all->rows[i].key);
        assert_non_null(row);
        assert_string_equal(row->name, all->rows[i].name);
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
    assert_int_equal(binding_find(&bindings, key_of("p"))->command.kind, COMMAND_EXPLORE);
    assert_string_equal(told, "");
    (void)unused;
}

static void a_key_is_taken_from_what_had_it_by_default(void **unused)
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

static void the_line_is_told_that_took_the_last_key(void **unused)
{
    bind("explore = z\n# a comment\nlook = x\n");
    assert_string_equal(told, "1: no key is left for rest\n");
    bind("explore = p\n\nlook = q z\n# a comment\n");
    assert_string_equal(told, "3: no key is left for rest\n");
    (void)unused;
}

/* Both of a name's keys are taken: the name was left without one by the later line. */
static void of_two_lines_that_took_keys_the_later_is_told(void **unused)
{
    bind("explore = . v\nlook = <KP_5>\nlantern = x\n# a comment\n");
    assert_string_equal(told, "2: no key is left for wait\n");
    (void)unused;
}

static void a_key_that_two_lines_want_stays_with_the_first(void **unused)
{
    bind("explore = p\nwait = p .\nrest = p\n");
    check_means("p", "explore");
    check_means(".", "wait");
    check_means("z", "rest");
    assert_string_equal(told, "2: 'p' already means explore\n3: 'p' already means explore\n");
    (void)unused;
}

static void of_two_lines_of_a_name_the_last_counts(void **unused)
{
    bind("explore = p\nexplore = q\n");
    check_means("q", "explore");
    check_means("p", NULL);
    assert_string_equal(told, "2: explore is there twice; this one counts\n");
    (void)unused;
}

static void what_leads_out_of_questions_cannot_be_bound(void **unused)
{
    static const char *const keys[] = {"<Esc>", "<Enter>",   "<KP_Enter>", "<F11>",
                                       "<F12>", "<A-Enter>", "<S-Esc>"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char line[40];
        snprintf(line, sizeof line, "explore = %s\n", keys[i]);
        bind(line);
        assert_null(binding_get(&bindings, key_of(keys[i])));
        check_means("o", "explore");
        assert_non_null(strstr(told, "always means the same"));
    }
    (void)unused;
}

static void unknown_names_and_keys_are_told_and_skipped(void **unused)
{
    bind("fly = q\nexplore = <Up <Foo> xy p\nnonsense\n");
    check_means("p", "explore");
    check_means("q", NULL);
    assert_string_equal(told, "1: 'fly' is nothing that a key can mean\n"
                              "2: '<' without '>' in keys (the key '<' itself is <lt>)\n"
                              "2: unknown key '<Foo>'\n"
                              "2: 'xy' is more than one key (blanks go between, names look like "
                              "<Up>)\n"
                              "3: not a line like 'explore = o'\n");
    (void)unused;
}

static void nothing_behind_the_sign_leaves_it_without_a_key(void **unused)
{
    bind("rest =\n");
    check_means("z", NULL);
    assert_null(binding_named(&bindings, "rest"));
    assert_string_equal(told, "");
    (void)unused;
}

static void whatever_is_bound_arrows_choose_in_lists(void **unused)
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

static void keys_to_walk_by_that_change_places_are_not_as_by_default(void **unused)
{
    bind("step-up = j <KP_8> <Up>\nstep-down = k <KP_2> <Down>\n");
    assert_false(binding_walks_by_default(&bindings));
    bind("explore = p\n");
    assert_true(binding_walks_by_default(&bindings));
    (void)unused;
}

static void a_reader_takes_the_keys_as_they_are_bound(void **unused)
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

static void the_explanation_says_nothing_until_its_signs_are_taken_off(void **unused)
{
    struct lines lines = {{0}};
    told[0] = '\0';
    binding_lines_explain(&lines);
    binding_lines_read(&bindings, &lines, &listener);
    assert_int_equal(bindings.count, bindings_default()->count);
    bool is_name = false; /* the first two lines explain */
    for (size_t i = 0, line = 0; i < lines.bytes.length; i++) {
        is_name = line >= 2 && (i == 0 || lines.bytes.data[i - 1] == '\n');
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

/* Whatever the lines say, one key means one thing, and the way out is free. */
static void read_only(struct lines *lines, const struct line_listener *ears)
{
    binding_lines_read(&bindings, lines, ears);
    assert_null(binding_get(&bindings, key_of("<Esc>")));
    assert_null(binding_get(&bindings, key_of("<Enter>")));
    for (int i = 0; i < bindings.count; i++)
        assert_ptr_equal(binding_get(&bindings, bindings.rows[i].key), &bindings.rows[i]);
}

static void cut_or_flipped_they_stay_keys(void **unused)
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
        cmocka_unit_test(without_lines_all_is_as_by_default),
        cmocka_unit_test(a_line_gives_a_meaning_other_keys),
        cmocka_unit_test(a_key_is_taken_from_what_had_it_by_default),
        cmocka_unit_test(the_line_is_told_that_took_the_last_key),
        cmocka_unit_test(of_two_lines_that_took_keys_the_later_is_told),
        cmocka_unit_test(a_key_that_two_lines_want_stays_with_the_first),
        cmocka_unit_test(of_two_lines_of_a_name_the_last_counts),
        cmocka_unit_test(what_leads_out_of_questions_cannot_be_bound),
        cmocka_unit_test(unknown_names_and_keys_are_told_and_skipped),
        cmocka_unit_test(nothing_behind_the_sign_leaves_it_without_a_key),
        cmocka_unit_test(whatever_is_bound_arrows_choose_in_lists),
        cmocka_unit_test(keys_to_walk_by_that_change_places_are_not_as_by_default),
        cmocka_unit_test(a_reader_takes_the_keys_as_they_are_bound),
        cmocka_unit_test(the_explanation_says_nothing_until_its_signs_are_taken_off),
        cmocka_unit_test(cut_or_flipped_they_stay_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
