/* Resting in the window: many turns a frame while nothing happens, each an action of its own, and any key ends it. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

/* Far less than its turns would take one by one. */
#define REST_MS_MOST 3000

static const char hall[] = "####################\n"
                           "#.........@........#\n"
                           "####################\n";
static const char friend[] = "####################\n"
                             "#.........@.......k#\n"
                             "####################\n";

static struct ui_options options;
static struct ui *ui;
static int waits;

static void count_wait(void *context, const struct game *game, const struct player_action *action)
{
    (void)context;
    (void)game;
    waits += action->action.kind == ACTION_WAIT;
}

static void begin(const char *map, int missing)
{
    options = ui_bench_options(map, 640, 400);
    ui = ui_host_open(&options);
    waits = 0;
    game_set_observer(ui->context.game, count_wait, NULL);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    state_hero(state)->health -= missing;
}

static int tear_down(void **unused)
{
    (void)unused;
    ui_host_close(ui);
    return 0;
}

static void push(SDL_Keycode symbol)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = symbol;
    assert_int_equal(SDL_PushEvent(&event), 1);
    if (symbol < SDLK_SPACE)
        return;
    event = (SDL_Event){.type = SDL_TEXTINPUT};
    event.text.text[0] = (char)symbol;
    assert_int_equal(SDL_PushEvent(&event), 1);
}

/* Rests by the lantern, which is slow: it is asked about. */
static void push_rest(void)
{
    push('z');
    push(SDLK_RETURN);
}

/* Lets frames pass until nothing is under way or the time is over. Returns the most turns that passed in one. */
static int frames(uint32_t milliseconds)
{
    struct error error;
    int most = 0;
    uint32_t from = SDL_GetTicks();
    do {
        int turn = game_state(ui->context.game)->turn;
        assert_int_equal(ui_frame(ui, &error), UI_FRAME_GOES_ON);
        int turns = game_state(ui->context.game)->turn - turn;
        most = turns > most ? turns : most;
        SDL_Delay(5);
    } while (game_is_under_way(ui->context.game) && SDL_GetTicks() - from < milliseconds);
    return most;
}

static void a_long_rest_is_quick_and_each_of_its_turns_is_an_action(void **unused)
{
    begin(hall, 8);
    push_rest();
    int most = frames(REST_MS_MOST);
    const struct state *state = game_state(ui->context.game);
    assert_false(game_is_under_way(ui->context.game));
    assert_int_equal(state_hero_const(state)->health, state->traits.health);
    assert_true(state->turn > 100);
    assert_int_equal(waits, state->turn);
    assert_in_range(most, 5, 30);
    (void)unused;
}

static void the_key_that_began_it_does_not_end_it(void **unused)
{
    begin(hall, 8);
    push_rest();
    frames(150);
    int turn = game_state(ui->context.game)->turn;
    for (int i = 0; i < 3; i++) {
        push(SDLK_RETURN);
        frames(20);
        assert_true(game_is_under_way(ui->context.game));
    }
    frames(150);
    assert_true(game_state(ui->context.game)->turn > turn);
    (void)unused;
}

static void another_key_ends_it(void **unused)
{
    begin(hall, 8);
    push_rest();
    frames(150);
    assert_true(game_is_under_way(ui->context.game));
    push(SDLK_ESCAPE);
    frames(20);
    int turn = game_state(ui->context.game)->turn;
    assert_false(game_is_under_way(ui->context.game));
    frames(150);
    assert_int_equal(game_state(ui->context.game)->turn, turn);
    (void)unused;
}

/* As far as the friend has not reached the hero. */
static void movement_in_view_is_shown_turn_by_turn(void **unused)
{
    begin(friend, 8);
    push_rest();
    do
        assert_in_range(frames(20), 0, 1);
    while (game_state(ui->context.game)->turn < 3);
    assert_true(game_is_under_way(ui->context.game));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_long_rest_is_quick_and_each_of_its_turns_is_an_action,
                                  tear_down),
        cmocka_unit_test_teardown(the_key_that_began_it_does_not_end_it, tear_down),
        cmocka_unit_test_teardown(another_key_ends_it, tear_down),
        cmocka_unit_test_teardown(movement_in_view_is_shown_turn_by_turn, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
