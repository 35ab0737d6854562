/* First chances are told with the keys that the player has. */
#include "support/check.h"
#include "support/rebound.h"
#include "support/ui_bench.h"

#include "input/rebinding.h"

#include <string.h>

/* It notices an open lantern only. */
static const char hall[] = "####################\n"
                           "#@......t..........#\n"
                           "####################\n";

static const char says[] = "Something here sees an open lantern";

static int times_told;

static const char *told_of(const struct ui *ui, const char *part)
{
    const char *told = NULL;
    times_told = 0;
    for (int back = 0; back < message_log_kept(&ui->context.log); back++) {
        const struct message *message = message_log_get(&ui->context.log, back);
        if (!strstr(message->text, part))
            continue;
        told = message->text;
        times_told += message->times;
    }
    return told;
}

static const char *told(const struct ui *ui)
{
    return told_of(ui, says);
}

static void the_first_pips_of_a_run_are_explained_once(void **unused)
{
    static const char watched[] = "#######\n#@...r#\n#######\n";
    static const char pips[] = "Pips over a creature show what it knows of you";
    struct ui_options options = ui_bench_options(watched, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    assert_null(told_of(ui, pips));
    ui_bench_press(ui, ".");
    assert_non_null(strstr(told_of(ui, pips), "Look at it (x) for more."));
    ui_bench_press(ui, "....");
    assert_non_null(told_of(ui, "The gutter rat hunts you!"));
    told_of(ui, pips);
    assert_int_equal(times_told, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void a_chance_is_told_with_the_key_that_is_bound(void **unused)
{
    struct bindings bindings = *bindings_default();
    const struct meaning *other;
    rebinding_clear(&bindings, meaning_find("lantern-hooded"), &other);
    struct ui_options options = ui_bench_options(hall, 640, 400);
    rebound_give(&bindings, "lantern-hooded", 'z');
    options.bindings = &bindings;
    struct ui *ui = ui_bench_open(&options);
    assert_null(told(ui));
    ui_bench_press(ui, ".");
    assert_non_null(told(ui));
    assert_non_null(strstr(told(ui), "Hood the lantern with z to pass."));
    ui_bench_close(ui);
    (void)unused;
}

static void every_text_fits_the_log(void **unused)
{
    for (int chance = CHANCE_NONE + 1; chance < CHANCE_COUNT; chance++) {
        char chars[512];
        struct text text = text_init(chars, sizeof chars);
        lesson_write_words(NULL, chances_text((enum chance)chance), &text);
        assert_true(text.length <= MESSAGE_LENGTH_MAX);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chance_is_told_with_the_key_that_is_bound),
        cmocka_unit_test(the_first_pips_of_a_run_are_explained_once),
        cmocka_unit_test(every_text_fits_the_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
