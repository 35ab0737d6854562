/* Keys that are held or pressed twice: they walk, point and scroll on and on, and choose and close only once. */
#include "base/array.h"
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "game/save/run_folder.h"

#include <stdio.h>

static const char hall[] = "####################\n"
                           "#.........@........#\n"
                           "####################\n";

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    options = ui_bench_options(hall, 640, 400);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_host_close(ui);
    scratch_folder_remove(&folder);
    return 0;
}

static void open_title(void)
{
    options.starts_at_once = false;
    ui = ui_host_open(&options);
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
}

static void push_press(SDL_Keycode symbol, bool is_repeat)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = symbol;
    event.key.repeat = is_repeat;
    assert_int_equal(SDL_PushEvent(&event), 1);
    if (symbol <= SDLK_SPACE || symbol >= SDLK_DELETE)
        return;
    event = (SDL_Event){.type = SDL_TEXTINPUT};
    event.text.text[0] = (char)symbol;
    assert_int_equal(SDL_PushEvent(&event), 1);
}

/* Presses a key and holds it for that number of repeats. */
static void hold(SDL_Keycode symbol, int repeats)
{
    push_press(symbol, false);
    ui_host_settle(ui);
    for (int i = 0; i < repeats; i++) {
        push_press(symbol, true);
        ui_host_settle(ui);
    }
}

static void make_run(const char *seed)
{
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.size = (struct grid){40, 26};
    struct run_folder *run = run_folder_begin(user, &setup, &error);
    assert_non_null(run);
    run_folder_close(run);
}

static void a_held_delete_key_only_asks_and_deletes_no_run(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_d, SDLK_DELETE};
    make_run("one");
    make_run("two");
    options.user_folder = user;
    open_title();
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_host_settle(ui);
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        ui->context.stack.sure_choice = 0;
        hold(keys[i], 6);
        assert_int_equal(ui->context.runs.count, 2);
        assert_int_equal(ui->context.stack.sure_choice, 1);
    }
    hold(SDLK_RETURN, 0);
    assert_int_equal(ui->context.runs.count, 1);
}

static void a_held_enter_opens_one_screen(void **state)
{
    (void)state;
    open_title();
    hold(SDLK_RETURN, 6);
    assert_int_equal(ui_bench_screen(ui), SCREEN_NEW_GAME);
    hold(SDLK_RETURN, 6);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(game_state(ui->context.game)->turn, 0);
}

static void a_held_enter_does_not_confirm(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_host_type(ui, "<Esc><Up>");
    hold(SDLK_RETURN, 6);
    assert_false(ui->context.quits);
    assert_true(ui->context.stack.sure_choice != 0);
}

static void a_held_escape_closes_one_screen(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_host_type(ui, "<Esc>");
    hold(SDLK_ESCAPE, 5);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
}

static void a_held_arrow_moves_on_in_a_list(void **state)
{
    (void)state;
    open_title();
    hold(SDLK_DOWN, 2);
    assert_int_equal(ui->context.stack.choice, 3);
}

/* Whether the first action offered is Use. */
static bool is_usable(void)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    const struct prompt *prompt = &ui->context.reader.prompt;
    return prompt->kind == PROMPT_ACTION &&
           prompt_actions(game_state(ui->context.game), prompt->item, actions) > 0 &&
           actions[0].key == 'U';
}

static void a_held_letter_chooses_one_thing(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    hold(SDLK_i, 0);
    for (int row = 0; row < 9 && !is_usable(); row++) {
        ui->context.reader.prompt = (struct prompt){.kind = PROMPT_THING, .choice = row};
        hold(SDLK_RETURN, 0);
    }
    assert_true(is_usable());
    push_press(SDLK_u, true); /* walks elsewhere */
    ui_host_settle(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_INVENTORY);
    assert_int_equal(ui->context.reader.prompt.kind, PROMPT_ACTION);
}

static void a_held_key_repeats_during_play(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    hold(SDLK_PERIOD, 3);
    assert_int_equal(game_state(ui->context.game)->turn, 4);
    hold(SDLK_LEFT, 3);
    assert_int_equal(game_state(ui->context.game)->turn, 8);
    assert_int_equal(state_hero_const(game_state(ui->context.game))->position.x, 6);
}

static void a_held_key_is_not_bound_to_an_awaiting_row(void **state)
{
    (void)state;
    struct bindings bindings = *bindings_default();
    options.bindings = &bindings;
    ui = ui_host_open(&options);
    screen_stack_push(&ui->context, SCREEN_KEYS);
    ui->context.states.keys.awaits_key = true;
    push_press(SDLK_DOWN, true);
    ui_host_settle(ui);
    assert_true(ui->context.states.keys.awaits_key);
    ui_host_type(ui, "<Esc>");
    assert_false(ui->context.states.keys.awaits_key);
}

static void a_held_backspace_deletes_letters_of_a_seed(void **state)
{
    (void)state;
    open_title();
    screen_stack_push(&ui->context, SCREEN_SEED);
    snprintf(ui->context.states.seed.typed, sizeof ui->context.states.seed.typed, "ember");
    hold(SDLK_BACKSPACE, 3);
    assert_string_equal(ui->context.states.seed.typed, "e");
}

static void escape_pressed_twice_at_once_ends_an_aim_and_opens_no_menu(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_bench_press(ui, "td");
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    hold(SDLK_ESCAPE, 0);
    ui->display.clock.last_input = ui->display.clock.now;
    hold(SDLK_ESCAPE, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    hold(SDLK_ESCAPE, 0); /* by now it is meant */
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    hold(SDLK_ESCAPE, 0);
    ui_bench_press(ui, "td");
    hold(SDLK_ESCAPE, 0);
    ui->display.clock.last_input -= 1000;
    hold(SDLK_ESCAPE, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_held_delete_key_only_asks_and_deletes_no_run),
        TEST(a_held_enter_opens_one_screen),
        TEST(a_held_enter_does_not_confirm),
        TEST(a_held_escape_closes_one_screen),
        TEST(a_held_arrow_moves_on_in_a_list),
        TEST(a_held_letter_chooses_one_thing),
        TEST(a_held_key_repeats_during_play),
        TEST(a_held_key_is_not_bound_to_an_awaiting_row),
        TEST(a_held_backspace_deletes_letters_of_a_seed),
        TEST(escape_pressed_twice_at_once_ends_an_aim_and_opens_no_menu),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
