#include "support/lab.h"

#include "support/check.h"
#include "test_paths.h"

#include <stdio.h>
#include <string.h>

enum { ARGUMENTS_MAX = 20 };

void lab_run(const char *const *arguments, struct program_result *result)
{
    const char *argv[ARGUMENTS_MAX] = {EYESHINE_LAB_BIN};
    for (int i = 0; arguments[i]; i++) {
        assert_true(i + 2 < ARGUMENTS_MAX);
        argv[i + 1] = arguments[i];
    }
    program_run(argv, NULL, result);
}

void lab_check_prints(const char *const *arguments, const char *output)
{
    struct program_result result;
    lab_run(arguments, &result);
    assert_string_equal(result.errors, "");
    assert_string_equal(result.output, output);
    assert_int_equal(result.status, 0);
}

void lab_check_refuses(const char *const *arguments, const char *message)
{
    struct program_result result;
    char expected[1024];
    snprintf(expected, sizeof expected, "eyeshine-lab: %s\n", message);
    lab_run(arguments, &result);
    assert_string_equal(result.errors, expected);
    assert_string_equal(result.output, "");
    assert_int_equal(result.status, 2);
}
