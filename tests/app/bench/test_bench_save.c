/* `eyeshine-lab bench save`: what it says, not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

static void a_snapshot_with_all_floors_is_put_and_read(void **fixture)
{
    (void)fixture;
    static struct program_result result;
    int floors[2];
    int turns[2];
    int bytes[2];
    double put;
    double read;
    lab_run(LAB_ARGUMENTS("bench", "save", "--quick", "--csv"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    assert_int_equal(
        sscanf(result.output, "what,floors,turn,bytes,us\nput,%d,%d,%d,%lf\nread,%d,%d,%d,%lf\n",
               &floors[0], &turns[0], &bytes[0], &put, &floors[1], &turns[1], &bytes[1], &read),
        8);
    assert_int_equal(floors[0], 12);
    assert_true(put > 0 && read > 0 && bytes[0] > 1000);
    assert_true(floors[1] == floors[0] && turns[1] == turns[0] && bytes[1] == bytes[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_snapshot_with_all_floors_is_put_and_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
