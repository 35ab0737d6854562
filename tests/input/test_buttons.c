/* Gamepad buttons are keys: in play they have bindings, in questions they stand for plain keys. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/lines_check.h"

#include "base/array.h"
#include "input/binding.h"
#include "input/binding_lines.h"

#include <stdio.h>
#include <string.h>

static const char hall[] = "###############\n"
                           "#@...r........#\n"
                           "#.............#\n"
                           "#........r....#\n"
                           "###############\n";

static struct key read(const char *name)
{
    struct error error = {""};
    struct key key = {0, 0};
    assert_true(key_read(&name, &key, &error));
    return key;
}

static void check_kind(const char *picture, const char *keys, enum command_kind kind)
{
    struct asking asking = asking_after(picture, keys);
    if (asking.reading != KEY_READING_COMMAND || asking.command.kind != kind)
        fail_msg("%s: reading %d, command %d", keys, (int)asking.reading, (int)asking.command.kind);
    state_destroy(asking.state);
}

static void test_each_button_does_what_its_key_does(void **unused)
{
    (void)unused;
    static const char *const same[][2] = {
        {"<PadB>", "."},         {"<PadX>", "i"},        {"<PadY>", "v"},
        {"<PadLB>", "t"},        {"<PadRB>", "f"},       {"<PadBack>", "<Tab>"},
        {"<PadLS>", "x"},        {"<PadRS>", "]"},       {"<S-PadA>", "o"},
        {"<S-PadB>", "z"},       {"<S-PadX>", "w"},      {"<S-PadY>", "c"},
        {"<S-PadLB>", "g"},      {"<S-PadRB>", "m"},     {"<S-PadStart>", "?"},
        {"<C-PadA>", ">"},       {"<C-PadB>", "<lt>"},   {"<C-PadY>", "<F2>"},
        {"<C-PadLB>", "-"},      {"<C-PadRB>", "+"},     {"<C-PadStart>", " "},
        {"<PadUp>", "k"},        {"<PadUpRight>", "u"},  {"<PadRight>", "l"},
        {"<PadDownRight>", "n"}, {"<PadDown>", "j"},     {"<PadDownLeft>", "b"},
        {"<PadLeft>", "h"},      {"<PadUpLeft>", "y"},   {"<S-PadUp>", "K"},
        {"<S-PadDown>", "J"},    {"<S-PadUpLeft>", "Y"}, {"<S-PadDownRight>", "N"},
        {"<PadA>", ","},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(same); i++) {
        const struct meaning *button = binding_get(NULL, read(same[i][0]));
        const struct meaning *key = binding_get(NULL, read(same[i][1]));
        assert_non_null(button);
        assert_non_null(key);
        assert_string_equal(button->name, key->name);
        assert_string_equal(button->help, key->help);
    }
}

static void test_acting_here_needs_no_question(void **unused)
{
    (void)unused;
    check_kind("#####\n#.@.#\n#####\n", "<PadA>", COMMAND_WAIT);
    struct asking asking = asking_after("#####\n#.@.#\n#####\n", "");
    struct level *level = state_level(asking.state);
    struct point hero = state_hero_const(asking.state)->position;
    level_set_item(level, hero, ITEM_HEALING_POTION);
    asking_press(&asking, ",");
    assert_int_equal(asking.command.kind, COMMAND_PICK_UP);
    level_set_item(level, hero, ITEM_NONE);
    level_set_terrain(level, hero, TERRAIN_STAIRS_DOWN);
    asking_press(&asking, "<PadA>");
    assert_int_equal(asking.command.kind, COMMAND_STAIRS);
    assert_int_equal(asking.command.leads, 1);
    state_destroy(asking.state);
}

/* The questions are opened by keys, then answered by buttons and by keys. */
static void test_questions_are_answered_by_buttons_as_by_keys(void **unused)
{
    (void)unused;
    static const char *const pairs[][2] = {
        {"<PadX><PadA><PadA>", "i<Enter><Enter>"},
        {"<PadLB><PadDown><PadA><PadA>", "t<Down><Enter><Enter>"},
        {"<PadLB><PadA><PadX><PadA>", "t<Enter><Tab><Enter>"},
        {"<PadLB><PadA><PadX><PadUpLeft><PadDownRight><PadRight><PadLB><PadA>",
         "t<Enter><Tab>ynlt<Enter>"},
        {"<PadLB><PadA><PadX><S-PadRight><PadA><PadA>", "t<Enter><Tab>L<Enter><Enter>"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(pairs); i++) {
        struct asking by_pad = asking_after(hall, pairs[i][0]);
        struct asking by_keys = asking_after(hall, pairs[i][1]);
        assert_int_equal(by_pad.reading, KEY_READING_COMMAND);
        assert_int_equal(by_keys.reading, KEY_READING_COMMAND);
        assert_int_equal(by_pad.command.kind, by_keys.command.kind);
        assert_int_equal(by_pad.command.item, by_keys.command.item);
        assert_true(point_is_equal(by_pad.command.target, by_keys.command.target));
        state_destroy(by_pad.state);
        state_destroy(by_keys.state);
    }
}

static void test_the_d_pad_chooses_a_door_and_b_cancels(void **unused)
{
    (void)unused;
    static const char doors[] = "#####\n./@/.\n#####\n";
    struct asking asking = asking_after(doors, "<S-PadY>");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    asking_press(&asking, "<PadX><PadLeft>");
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_CLOSE);
    assert_int_equal(asking.command.direction, DIRECTION_WEST);
    asking_press(&asking, "<S-PadY><PadB>");
    assert_int_equal(asking.reading, KEY_READING_DROPPED);
    state_destroy(asking.state);
}

static void test_buttons_are_named_for_a_player(void **unused)
{
    (void)unused;
    static const char *const keys[][2] = {{"<PadA>", "pad A"},
                                          {"<S-PadLB>", "pad LT+LB"},
                                          {"<C-PadStart>", "pad RT+Start"},
                                          {"<PadUpLeft>", "pad up-left"}};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char chars[64];
        struct text text = text_init(chars, sizeof chars);
        key_write_label(read(keys[i][0]), &text);
        assert_string_equal(chars, keys[i][1]);
    }
}

static void test_with_a_gamepad_its_buttons_come_first(void **unused)
{
    (void)unused;
    static struct bindings sorted;
    binding_sort(&sorted, NULL, true);
    assert_int_equal(sorted.count, bindings_default()->count);
    assert_int_equal(binding_named(&sorted, "lantern")->key.code, KEY_BUTTON_Y);
    assert_int_equal(binding_named(&sorted, "boon-1")->key.code, '1');
    binding_sort(&sorted, NULL, false);
    assert_int_equal(binding_named(&sorted, "lantern")->key.code, 'v');
    assert_int_equal(binding_named(&sorted, "menu")->key.code, KEY_BUTTON_START);
}

static struct bindings bindings;
static char told[1024];

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context, (void)line;
    snprintf(told + strlen(told), sizeof told - strlen(told), "%s\n", what);
}

static void bind(const char *words)
{
    static const struct line_listener listener = {hear, NULL};
    struct lines lines = lines_of(words, strlen(words));
    told[0] = '\0';
    binding_lines_read(&bindings, &lines, &listener);
    lines_clear(&lines);
}

static void check_means(const char *key, const char *name)
{
    const struct meaning *meaning = binding_get(&bindings, read(key));
    if (!name)
        assert_null(meaning);
    else
        assert_string_equal(meaning ? meaning->name : "nothing", name);
}

static void test_lines_of_keys_leave_the_buttons_and_lines_of_buttons_the_keys(void **unused)
{
    (void)unused;
    bind("explore = p\nlantern = <S-PadB>\nrest =\n");
    check_means("p", "explore");
    check_means("o", NULL);
    check_means("<S-PadA>", "explore");
    check_means("<S-PadB>", "lantern");
    check_means("<PadY>", NULL);
    check_means("v", "lantern");
    assert_null(binding_named(&bindings, "rest"));
    assert_string_equal(told, "");
}

static void test_the_loss_of_the_only_key_or_button_is_reported(void **unused)
{
    (void)unused;
    bind("explore = z <S-PadX>\n");
    assert_string_equal(told, "no key is left for rest\nno button is left for swap-weapon\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_button_does_what_its_key_does),
        cmocka_unit_test(test_acting_here_needs_no_question),
        cmocka_unit_test(test_questions_are_answered_by_buttons_as_by_keys),
        cmocka_unit_test(test_the_d_pad_chooses_a_door_and_b_cancels),
        cmocka_unit_test(test_buttons_are_named_for_a_player),
        cmocka_unit_test(test_with_a_gamepad_its_buttons_come_first),
        cmocka_unit_test(test_lines_of_keys_leave_the_buttons_and_lines_of_buttons_the_keys),
        cmocka_unit_test(test_the_loss_of_the_only_key_or_button_is_reported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
