/* The game is read out for players that can't see it. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "ui/screens/game_read_out.h"

#include <stdint.h>
#include <string.h>

static const char map[] = "####################\n"
                          "#........&.........#\n"
                          "#<.@....r.....>....#\n"
                          "#..................#\n"
                          "####################\n";

static char heard[32768];
static int times_heard;

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s\n", sentence);
    times_heard++;
}

static struct ui_options options;

/* A game that has said all that it says at its start. */
static struct ui *open_game(void)
{
    options = ui_bench_options(map, 640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    heard[0] = '\0';
    times_heard = 0;
    return ui;
}

static bool is_in_log(const struct ui *ui, const char *sentence)
{
    for (int i = 0; i < message_log_kept(&ui->context.log); i++)
        if (strstr(message_log_get(&ui->context.log, i)->text, sentence))
            return true;
    return false;
}

/* A frame that shows a title and a thing, if there is one. */
static void show(struct ui *ui, const char *title, const char *thing)
{
    read_out_begin(&ui->display);
    read_out_text(&ui->display, title);
    read_out_text(&ui->display, thing);
    read_out_end(&ui->display);
}

static void only_text_that_is_new_in_a_frame_is_read_out(void **unused)
{
    struct ui *ui = open_game();
    show(ui, "Things", "a knife");
    show(ui, "Things", "a knife");
    show(ui, "Things", "rags");
    show(ui, "Things", "");
    show(ui, "Things", "a knife");
    assert_string_equal(heard, "Things\na knife\nrags\na knife\n");
    assert_false(is_in_log(ui, "a knife"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_same_text_on_another_screen_is_read_out_again(void **unused)
{
    struct ui *ui = open_game();
    show(ui, "Things", "");
    screen_stack_push(&ui->context, SCREEN_MENU);
    ui->display.hit_areas.screen = ui->context.stack.count - 1;
    show(ui, "Things", "");
    assert_int_equal(times_heard, 2);
    ui_bench_close(ui);
    (void)unused;
}

static void a_screen_does_not_repeat_a_message_that_was_read_out(void **unused)
{
    struct ui *ui = open_game();
    screen_context_say(&ui->context, "The disk is full.");
    show(ui, "Things", "The disk is full.");
    assert_string_equal(heard, "The disk is full.\nThings\n");
    ui_bench_close(ui);
    (void)unused;
}

static void a_screen_below_another_is_silent(void **unused)
{
    struct ui *ui = open_game();
    screen_stack_push(&ui->context, SCREEN_MENU);
    ui->display.hit_areas.screen = 0;
    show(ui, "Things", "a knife");
    assert_string_equal(heard, "");
    ui_bench_close(ui);
    (void)unused;
}

static void text_beyond_the_limit_of_a_frame_is_left_out_and_not_repeated(void **unused)
{
    struct ui *ui = open_game();
    for (int frame = 0; frame < 3; frame++) {
        read_out_begin(&ui->display);
        for (int i = 0; i < READ_OUT_MAX + 10; i++)
            read_out_row(&ui->display, i, READ_OUT_MAX + 10, "row");
        read_out_end(&ui->display);
    }
    assert_int_equal(times_heard, READ_OUT_MAX);
    ui_bench_close(ui);
    (void)unused;
}

static void going_back_is_announced_unless_there_is_news(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc>");
    heard[0] = '\0';
    ui_bench_press(ui, "<Esc>");
    assert_string_equal(heard, "Back to the game\n");
    ui_bench_press(ui, "id");
    heard[0] = '\0';
    ui_bench_press(ui, "d");
    assert_non_null(strstr(heard, "pebbles"));
    assert_null(strstr(heard, "Back to the game"));
    ui_bench_close(ui);
    (void)unused;
}

static struct state *state_of(struct ui *ui)
{
    return (struct state *)(uintptr_t)game_state(ui->context.game);
}

static void each_step_of_an_actor_that_noticed_the_hero_is_read_out(void **unused)
{
    struct ui *ui = open_game();
    struct actor *rat = game_picture_who(state_of(ui), 'r');
    ui_bench_draw(ui);
    assert_null(strstr(heard, "A gutter rat, "));
    rat->suspicion = SUSPICION_WARY;
    ui_bench_draw(ui);
    ui_bench_draw(ui);
    assert_string_equal(heard, "A gutter rat, wary, 5 steps east.\n");
    heard[0] = '\0';
    rat->position = point_make(7, 2);
    rat->suspicion = 0;
    ui_bench_draw(ui);
    assert_string_equal(heard, "");
    ui_bench_close(ui);
    (void)unused;
}

static void of_several_alike_the_look_says_which(void **unused)
{
    options = ui_bench_options("############\n"
                               "#@......r..#\n"
                               "#.......r..#\n"
                               "############\n",
                               640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    assert_non_null(strstr(heard, "7 steps east (1 of 2): You see a gutter rat"));
    heard[0] = '\0';
    ui_bench_press(ui, "<Tab>");
    assert_non_null(strstr(heard, "7 steps east (2 of 2): You see a gutter rat"));
    ui_bench_close(ui);
    (void)unused;
}

static void of_many_actors_the_nearest_are_read_out_in_order(void **unused)
{
    static const char crowd[] = "############\n"
                                "#@........r#\n"
                                "#.r.r.r.r..#\n"
                                "############\n";
    options = ui_bench_options(crowd, 640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    struct level *level = state_level(state_of(ui));
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (&level->actors[i] != state_hero(state_of(ui)))
            level->actors[i].suspicion = SUSPICION_HUNTING;
    display_redraw(&ui->display);
    heard[0] = '\0';
    ui_bench_draw(ui);
    assert_string_equal(heard, "A gutter rat, hunting you, 1 step south-east.\n"
                               "A gutter rat, kept off, 3 steps east.\n"
                               "A gutter rat, kept off, 5 steps east.\n");
    ui_bench_close(ui);
    (void)unused;
}

static void changes_of_health_and_light_are_read_out_once(void **unused)
{
    struct ui *ui = open_game();
    state_hero(state_of(ui))->health = 12;
    ui_bench_draw(ui);
    assert_string_equal(heard, "Health 12 of 30.\n");
    heard[0] = '\0';
    ui_bench_press(ui, "<Esc><Esc>");
    assert_null(strstr(heard, "Health"));
    assert_null(strstr(heard, "light now"));
    ui_bench_press(ui, "vv"); /* near the brazier */
    assert_non_null(strstr(heard, "You are in dim light now.\n"));
    ui_bench_close(ui);
    (void)unused;
}

static void ranges_are_read_out_in_words(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "]");
    assert_non_null(strstr(heard, "With the lantern open, a gutter rat would notice you here."));
    heard[0] = '\0';
    ui_bench_press(ui, "]]");
    assert_non_null(strstr(heard, "With the lantern dark, nothing in view would notice you here."));
    ui_bench_press(ui, "x");
    heard[0] = '\0';
    ui_bench_press(ui, "h");
    assert_non_null(strstr(heard, "With the lantern dark, a gutter rat would notice you there."));
    ui_bench_close(ui);
    (void)unused;
}

static void ranges_name_what_hunts_already(void **unused)
{
    struct ui *ui = open_game();
    struct level *level = state_level((struct state *)(uintptr_t)game_state(ui->context.game));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].kind == MONSTER_GUTTER_RAT)
            level->actors[i].suspicion = SUSPICION_HUNTING;
    ui_bench_press(ui, "]");
    assert_non_null(strstr(heard,
                           "The gutter rat already hunts you. With the lantern open, nothing "
                           "else would notice you here."));
    ui_bench_close(ui);
    (void)unused;
}

static void a_spear_that_reaches_no_target_says_so(void **unused)
{
    options = ui_bench_options("############\n#@).......r#\n############\n", 640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    pack_add(&state->pack, ITEM_SPEAR, 1, 12);
    state->pack.worn[SLOT_WEAPON] = ITEM_SPEAR;
    heard[0] = '\0';
    ui_bench_press(ui, "f");
    assert_non_null(strstr(heard, "Out of range (2 cells).\n"));
    ui_bench_close(ui);
    (void)unused;
}

static void of_many_things_around_the_nearest_are_in_the_log(void **unused)
{
    options = ui_bench_options("#################\n"
                               "#@*******.......#\n"
                               "#.*******.......#\n"
                               "#...............#\n"
                               "#################\n",
                               1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "'");
    assert_true(is_in_log(ui, "A pebble, 1 step east."));
    assert_false(is_in_log(ui, "A pebble, 3 steps east."));
    assert_true(is_in_log(ui, "These are the nearest of 15 things around you."));
    assert_in_range(message_log_kept(&ui->context.log), 1, 6);
    ui_bench_close(ui);
    (void)unused;
}

static void moving_back_and_forth_is_read_out_each_time(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "x");
    times_heard = 0;
    ui_bench_press(ui, "lh");
    assert_int_equal(times_heard, 2);
    ui_bench_press(ui, "lh");
    assert_int_equal(times_heard, 4);
    ui_bench_close(ui);
    (void)unused;
}

static void without_a_listener_nothing_is_read_out(void **unused)
{
    struct ui *ui = open_game();
    options.say = NULL;
    ui_bench_draw(ui);
    read_out_text(&ui->display, "a knife");
    ui_bench_press(ui, "'x");
    assert_int_equal(times_heard, 0);
    ui_bench_close(ui);
    (void)unused;
}

static void the_surroundings_key_reads_out_everything_and_logs_the_nearest(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "'");
    assert_non_null(strstr(heard, "You are on floor 1, in bright light, lantern open, health 30"));
    assert_non_null(strstr(heard, "A gutter rat, unaware, 5 steps east.\n"));
    assert_non_null(strstr(heard, "A burning brazier, 6 steps east.\n"));
    assert_true(is_in_log(ui, "Stairs up, 2 steps west."));
    assert_true(is_in_log(ui, "A gutter rat, unaware, 5 steps east."));
    assert_false(is_in_log(ui, "You are on floor"));
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

/* Of the moth, which ignores the hero, the ranges are empty. */
static void ranges_say_if_nothing_in_view_would_notice_the_hero(void **unused)
{
    options = ui_bench_options("########\n#@...m.#\n########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    assert_true(
        game_picture_who((struct state *)(uintptr_t)game_state(ui->context.game), 'm')->is_seen);
    ui_bench_press(ui, "]");
    assert_true(
        is_in_log(ui, "nothing in view would hunt you by sight as it faces now, lantern open"));
    ui_bench_press(ui, "<Escape>x]");
    assert_true(is_in_log(ui, "Nothing there would hunt you by sight."));
    ui_bench_close(ui);
    ui = open_game();
    ui_bench_press(ui, "]");
    assert_true(is_in_log(ui, "where you would be seen and hunted, lantern open"));
    ui_bench_close(ui);
    (void)unused;
}

/* Far off, only the eyes of the rat show. */
static void ranges_in_look_say_that_unknown_eyes_are_not_counted(void **unused)
{
    options = ui_bench_options("######################\n#@..................r#\n"
                               "######################\n",
                               640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x]");
    assert_true(is_in_log(ui, "sight; unknown eyes are not counted."));
    ui_bench_close(ui);
    options = ui_bench_options("######################\n#@...r..............r#\n"
                               "######################\n",
                               640, 400);
    ui = ui_bench_open(&options);
    ui_bench_press(ui, "x]");
    assert_false(is_in_log(ui, "not counted"));
    ui_bench_press(ui, "]<Right>]");
    assert_true(is_in_log(ui, "Unknown eyes are not counted."));
    ui_bench_close(ui);
    (void)unused;
}

static void looking_reads_out_the_cell_under_the_cursor(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "x");
    assert_memory_equal(heard, "Looking\n5 steps east: You see a gutter rat", 42);
    heard[0] = '\0';
    ui_bench_press(ui, "l");
    assert_memory_equal(heard, "6 steps east: You see the floor", 31);
    ui_bench_press(ui, "<lt>");
    assert_non_null(strstr(heard, "2 steps west: You see stairs up"));
    assert_int_equal(ui->context.cursor.x, 1);
    ui_bench_press(ui, ">");
    assert_int_equal(ui->context.cursor.x, 14);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    ui_bench_press(ui, "_");
    assert_int_equal(ui->context.cursor.x, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void tab_says_when_there_is_nothing_else_to_look_at(void **unused)
{
    options = ui_bench_options("#####\n#@..#\n#####\n", 640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    heard[0] = '\0';
    ui_bench_press(ui, "<Tab>");
    assert_non_null(strstr(heard, "There is nothing else to look at."));
    ui_bench_close(ui);
    (void)unused;
}

static void the_question_what_to_throw_ends_in_one_sign(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "t");
    assert_non_null(strstr(heard, "Throw what?\n"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_place_reached_by_looking_can_be_travelled_to(void **unused)
{
    options = ui_bench_options("#########\n#<.@...>#\n#########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "_<lt><Enter>");
    struct point hero = state_hero_const(game_state(ui->context.game))->position;
    assert_int_equal(hero.x, 1);
    assert_int_equal(hero.y, 1);
    assert_int_equal(game_state(ui->context.game)->depth, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void aiming_reads_out_the_target(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "te");
    assert_non_null(
        strstr(heard, "Throw a flare where? Range 10. Burns brightly for 30 turns wher"));
    assert_non_null(strstr(heard, "5 steps east: You see a gutter rat"));
    heard[0] = '\0';
    ui_bench_press(ui, "L");
    assert_string_equal(
        heard, "9 steps east: You see the floor. Your throw would hit the gutter rat first.\n");
    heard[0] = '\0';
    ui_bench_press(ui, "<Enter>");
    assert_non_null(strstr(heard, "hit the gutter rat first. Press Enter again to do it anyway."));
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    ui_bench_close(ui);
    (void)unused;
}

/* However many things are nearer. */
static void logged_surroundings_include_actors_in_view(void **unused)
{
    options = ui_bench_options("##############\n"
                               "#.!?*^.......#\n"
                               "#.(@)....g...#\n"
                               "#.[]}{.......#\n"
                               "##############\n",
                               1280, 720);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "'");
    assert_true(is_in_log(ui, "blind digger, "));
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(logged_surroundings_include_actors_in_view),
        cmocka_unit_test(only_text_that_is_new_in_a_frame_is_read_out),
        cmocka_unit_test(the_same_text_on_another_screen_is_read_out_again),
        cmocka_unit_test(a_screen_does_not_repeat_a_message_that_was_read_out),
        cmocka_unit_test(a_screen_below_another_is_silent),
        cmocka_unit_test(text_beyond_the_limit_of_a_frame_is_left_out_and_not_repeated),
        cmocka_unit_test(going_back_is_announced_unless_there_is_news),
        cmocka_unit_test(each_step_of_an_actor_that_noticed_the_hero_is_read_out),
        cmocka_unit_test(of_several_alike_the_look_says_which),
        cmocka_unit_test(of_many_actors_the_nearest_are_read_out_in_order),
        cmocka_unit_test(changes_of_health_and_light_are_read_out_once),
        cmocka_unit_test(ranges_are_read_out_in_words),
        cmocka_unit_test(ranges_name_what_hunts_already),
        cmocka_unit_test(a_spear_that_reaches_no_target_says_so),
        cmocka_unit_test(of_many_things_around_the_nearest_are_in_the_log),
        cmocka_unit_test(moving_back_and_forth_is_read_out_each_time),
        cmocka_unit_test(without_a_listener_nothing_is_read_out),
        cmocka_unit_test(the_surroundings_key_reads_out_everything_and_logs_the_nearest),
        cmocka_unit_test(ranges_say_if_nothing_in_view_would_notice_the_hero),
        cmocka_unit_test(ranges_in_look_say_that_unknown_eyes_are_not_counted),
        cmocka_unit_test(looking_reads_out_the_cell_under_the_cursor),
        cmocka_unit_test(tab_says_when_there_is_nothing_else_to_look_at),
        cmocka_unit_test(the_question_what_to_throw_ends_in_one_sign),
        cmocka_unit_test(the_place_reached_by_looking_can_be_travelled_to),
        cmocka_unit_test(aiming_reads_out_the_target),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
