/* The hints are short and name keys as they are bound. */
#include "support/check.h"

#include "base/array.h"
#include "input/lesson.h"

#include <string.h>

static void every_hint_is_short_and_names_the_keys_as_they_are_bound(void **unused)
{
    static const struct {
        enum lesson_hint hint;
        const char *part;
    } parts[] = {{LESSON_HOOD, "Press 5 to hood"},
                 {LESSON_AMBUSH, "Press \".\" to wait"},
                 {LESSON_EXPLORE, "Press o to explore"},
                 {LESSON_LEAVE, "Press > to go"},
                 {LESSON_WAKE, "or h j k l."}};
    char says[1024];
    for (int hint = 0; hint < LESSON_COUNT; hint++) {
        struct text text = text_init(says, sizeof says);
        lesson_write_hint(NULL, (enum lesson_hint)hint, &text);
        assert_in_range(text.length, 20, 180);
        assert_null(strpbrk(says, "{}"));
        for (size_t i = 0; i < ARRAY_LENGTH(parts); i++)
            if (parts[i].hint == (enum lesson_hint)hint && !strstr(says, parts[i].part))
                fail_msg("'%s' lacks '%s'", says, parts[i].part);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_hint_is_short_and_names_the_keys_as_they_are_bound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
