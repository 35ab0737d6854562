/* The names of a run's files and folders. */
#include "support/check.h"

#include "game/save/run_files.h"

static void check_name(const char *seed, const char *wanted)
{
    char name[RUN_NAME_SIZE];
    run_files_name(seed, name);
    assert_string_equal(name, wanted);
}

static void a_run_is_named_by_its_seed(void **unused)
{
    check_name("2026-11-22", "2026-11-22");
    check_name("Ash/../b?", "Ash____b_");
    check_name("co", "co");
    check_name("cone", "cone");
    check_name("com10", "com10");
    (void)unused;
}

static void no_run_is_named_like_a_device_of_windows(void **unused)
{
    check_name("con", "co_");
    check_name("NuL", "Nu_");
    check_name("lpt1", "lpt_");
    check_name("COM9", "COM_");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_run_is_named_by_its_seed),
        cmocka_unit_test(no_run_is_named_like_a_device_of_windows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
