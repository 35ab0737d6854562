/* `eyeshine-lab list`, and what the lab says of itself. */
#include "support/check.h"

#include "support/lab.h"
#include "test_paths.h"

#include <stdbool.h>
#include <string.h>

/* Whether one of the lines is the key. */
static bool lists(const char *kind, const char *key)
{
    struct program_result result;
    lab_run(LAB_ARGUMENTS("list", kind), &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
    for (char *line = strtok(result.output, "\n"); line; line = strtok(NULL, "\n"))
        if (strcmp(line, key) == 0)
            return true;
    return false;
}

static void test_algorithms_are_listed_in_the_order_of_the_registry(void **fixture)
{
    (void)fixture;
    lab_check_prints(LAB_ARGUMENTS("list", "fov"),
                     "shadowcast\nraycast\nbresenham-box\nbresenham-circle\ndisc\n");
}

static void test_the_hero_is_no_monster(void **fixture)
{
    (void)fixture;
    assert_true(lists("monsters", "gutter_rat"));
    assert_false(lists("monsters", "hero"));
}

static void test_every_kind_of_the_game_lists_its_keys(void **fixture)
{
    (void)fixture;
    assert_true(lists("items", "healing_potion"));
    assert_true(lists("terrain", "stairs_down"));
    assert_true(lists("screens", "play"));
    assert_true(lists("sounds", "step-stone"));
    assert_true(lists("rooms", "hall"));
}

static void test_effects_boons_and_bots_list_their_keys(void **fixture)
{
    (void)fixture;
    assert_true(lists("effects", "ghost_step"));
    assert_true(lists("boons", "night_eyes"));
    assert_true(lists("bots", "adaptive"));
    assert_true(lists("bots", "always-dark"));
    assert_false(lists("effects", "none"));
}

static void test_an_unknown_kind_lists_the_known_ones(void **fixture)
{
    (void)fixture;
    lab_check_refuses(
        LAB_ARGUMENTS("list", "spells"),
        "unknown kind 'spells'; choose from fov, monsters, items, terrain, effects, boons, "
        "rooms, bots, screens, sounds, starts, watches, paths, omens, conducts");
}

static void test_a_list_wants_one_kind(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("list"), "KIND is missing");
    lab_check_refuses(LAB_ARGUMENTS("list", "fov", "items"), "unexpected argument 'items'");
    lab_check_refuses(LAB_ARGUMENTS("list", "--all"), "unknown option '--all'");
}

static void test_the_lab_wants_a_command(void **fixture)
{
    (void)fixture;
    const char *const none[] = {NULL};
    lab_check_refuses(none, "a command is missing; --help lists the commands");
    lab_check_refuses(LAB_ARGUMENTS("fly"), "unknown command 'fly'; --help lists the commands");
    lab_check_refuses(LAB_ARGUMENTS(""), "unknown command ''; --help lists the commands");
    lab_check_refuses(LAB_ARGUMENTS("--seed"),
                      "unknown command '--seed'; --help lists the commands");
}

static void test_help_names_every_command(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("--help"), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "eyeshine-lab fov"));
    assert_non_null(strstr(result.output, "eyeshine-lab list"));
    assert_non_null(strstr(result.output, "eyeshine-lab level"));
    assert_non_null(strstr(result.output, "eyeshine-lab play"));
}

static void test_a_commands_help_is_help(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("fov", "--help"), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "eyeshine-lab fov"));
}

static void test_the_version_is_told(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("--version"), &result);
    assert_int_equal(result.status, 0);
    assert_memory_equal(result.output, "eyeshine-lab ", 13);
    assert_ptr_equal(strchr(result.output, '\n'), result.output + strlen(result.output) - 1);
}

static void test_output_that_can_not_be_written_is_a_failure(void **fixture)
{
    (void)fixture;
    struct program_result result;
    const char *const command[] = {"/bin/sh", "-c", "'" EYESHINE_LAB_BIN "' list fov > /dev/full",
                                   NULL};
    program_run(command, NULL, &result);
    assert_string_equal(result.errors, "eyeshine-lab: can't write to standard output\n");
    assert_int_equal(result.status, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_algorithms_are_listed_in_the_order_of_the_registry),
        cmocka_unit_test(test_the_hero_is_no_monster),
        cmocka_unit_test(test_every_kind_of_the_game_lists_its_keys),
        cmocka_unit_test(test_effects_boons_and_bots_list_their_keys),
        cmocka_unit_test(test_an_unknown_kind_lists_the_known_ones),
        cmocka_unit_test(test_a_list_wants_one_kind),
        cmocka_unit_test(test_the_lab_wants_a_command),
        cmocka_unit_test(test_help_names_every_command),
        cmocka_unit_test(test_a_commands_help_is_help),
        cmocka_unit_test(test_the_version_is_told),
        cmocka_unit_test(test_output_that_can_not_be_written_is_a_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
