/* How a run ended, in few words. */
#include "support/check.h"

#include "game/text/ending.h"

static void check(enum result result, const char *cause, const char *expected)
{
    char words[80];
    struct text text = text_init(words, sizeof words);
    ending_write(result, cause, &text);
    assert_string_equal(words, expected);
}

static void each_end_has_its_words(void **unused)
{
    check(RESULT_NONE, "none", "not over yet");
    check(RESULT_WON, "none", "won");
    check(RESULT_WON, "dark", "won, the ember let go out");
    check(RESULT_DIED, "gutter_rat", "killed by a gutter rat");
    check(RESULT_DIED, "ash_widow", "killed by an ash widow");
    check(RESULT_DIED, "fire", "burned to death");
    check(RESULT_DIED, "fall", "fell to death");
    (void)unused;
}

static void what_is_not_known_is_told_as_far_as_it_goes(void **unused)
{
    check(RESULT_DIED, NULL, "died");
    check(RESULT_DIED, "", "died");
    check(RESULT_DIED, "none", "died");
    check(RESULT_DIED, "salt_basilisk", "killed by salt basilisk");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_end_has_its_words),
        cmocka_unit_test(what_is_not_known_is_told_as_far_as_it_goes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
