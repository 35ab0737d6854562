/* `eyeshine-lab bench frame`: what it says, not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* The rows of that window and zoom; 0: whatever it is. */
static int count_rows(const char *output, const char *window, int zoom)
{
    int found = 0;
    for (const char *line = output; line && *line; line = strchr(line, '\n')) {
        char name[64];
        char size[16];
        int row_zoom;
        double median;
        double max;
        line += *line == '\n';
        if (sscanf(line, "%63[^,],%15[^,],%d,%lf,%lf", name, size, &row_zoom, &median, &max) != 5)
            continue;
        assert_true(median > 0 && max >= median);
        found += strcmp(size, window) == 0 && (zoom == 0 || row_zoom == zoom);
    }
    return found;
}

static void frames_of_both_sizes_near_and_far_are_measured_and_the_start(void **fixture)
{
    (void)fixture;
    static struct program_result result;
    lab_run(LAB_ARGUMENTS("bench", "frame", "--quick", "--csv"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    assert_int_equal(strncmp(result.output, "frame,window,zoom,ms,ms_95_of_100,mark\n", 39), 0);
    assert_int_equal(count_rows(result.output, "1280x720", 1), 5);
    assert_int_equal(count_rows(result.output, "1280x720", 0), 5 + 5 + 3);
    assert_int_equal(count_rows(result.output, "1920x1080", 1), 5);
    assert_int_equal(count_rows(result.output, "1920x1080", 0), 5 + 5);
    assert_non_null(strstr(result.output, "from the start to the first frame,"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_of_both_sizes_near_and_far_are_measured_and_the_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
