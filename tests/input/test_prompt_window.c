/* Aiming at what is seen through a window, which stops all that flies. */
#include "support/asking.h"
#include "support/check.h"

static void the_aim_starts_behind_a_window_if_nothing_else_can_be_hit(void **unused)
{
    struct asking asking = asking_after("#######\n"
                                        "#@.|.r#\n"
                                        "#######\n",
                                        "te");
    const struct prompt *prompt = &asking.reader.prompt;
    char said[160];
    struct text text = text_init(said, sizeof said);
    prompt_write_hindrance(asking.state, prompt, &text);
    assert_string_equal(said, "Your throw would stop after 1 step, at a window.");
    assert_int_equal(prompt->command.target.x, 5);
    asking_press(&asking, "h<Tab>");
    assert_int_equal(prompt->command.target.x, 5);
    state_destroy(asking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_aim_starts_behind_a_window_if_nothing_else_can_be_hit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
