/* Potions: drunk and thrown. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/statuses.h"
#include "rules/upkeep.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

static const char room[] = "#################\n"
                           "#@.............r#\n"
                           "#################\n";

static struct state *after_drinking(const char *picture, enum item potion)
{
    struct state *state = game_picture(picture);
    if (pack_count(&state->pack, potion) == 0)
        game_picture_give(state, potion, 1);
    assert_int_equal(game_picture_use(state, potion).time, TURN_TIME);
    assert_int_equal(pack_count(&state->pack, potion), 0);
    return state;
}

static void healing_gives_twelve_up_to_the_maximum(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_give(state, ITEM_HEALING_POTION, 1);
    state_hero(state)->health = 10;
    game_picture_use(state, ITEM_HEALING_POTION);
    assert_int_equal(state_hero(state)->health, 22);
    assert_int_equal(game_picture_last(state, EVENT_HEALED).healed, 12);
    game_picture_use(state, ITEM_HEALING_POTION);
    assert_int_equal(state_hero(state)->health, 30);
    state_destroy(state);
    (void)unused;
}

static void a_healthy_hero_does_not_drink_healing(void **unused)
{
    struct state *state = game_picture(room);
    struct outcome outcome = game_picture_use(state, ITEM_HEALING_POTION);
    assert_int_equal(outcome.refusal, REFUSAL_HEALED);
    assert_int_equal(outcome.time, 0);
    assert_int_equal(pack_count(&state->pack, ITEM_HEALING_POTION), 1);
    assert_int_equal(game_picture_count(state, EVENT_USED), 0);
    state_destroy(state);
    (void)unused;
}

static void healing_thrown_at_an_ally_heals_it(void **unused)
{
    struct state *state = game_picture("########\n#@..k..#\n########\n");
    struct actor *ally = game_picture_who(state, 'k');
    ally->is_ally = true;
    ally->health = 1;
    game_picture_throw(state, ITEM_HEALING_POTION, 4, 1);
    assert_int_equal(ally->health, 13);
    assert_int_equal(pack_count(&state->pack, ITEM_HEALING_POTION), 0);
    state_destroy(state);
    (void)unused;
}

static void haste_halves_the_time_of_everything_for_twelve_turns(void **unused)
{
    struct state *state = after_drinking(room, ITEM_HASTE);
    struct actor *hero = state_hero(state);
    assert_int_equal(hero->statuses[STATUS_HASTE], 12);
    assert_int_equal(actor_time(hero, 100), 50);
    assert_int_equal(actor_time(hero, 150), 75);
    game_picture_pass(state, 11);
    assert_int_equal(actor_time(hero, 100), 50);
    game_picture_pass(state, 1);
    assert_int_equal(actor_time(hero, 100), 100);
    assert_int_equal(game_picture_last(state, EVENT_STATUS_ENDED).status, STATUS_HASTE);
    state_destroy(state);
    (void)unused;
}

static void drinking_again_restarts_the_turns(void **unused)
{
    struct state *state = after_drinking(room, ITEM_HASTE);
    game_picture_pass(state, 5);
    game_picture_give(state, ITEM_HASTE, 1);
    game_picture_use(state, ITEM_HASTE);
    assert_int_equal(state_hero(state)->statuses[STATUS_HASTE], 12);
    assert_int_equal(game_picture_count(state, EVENT_STATUS), 1);
    state_destroy(state);
    (void)unused;
}

static void quiet_keeps_steps_and_blows_from_being_heard(void **unused)
{
    struct state *state = after_drinking("######\n#@m.R#\n######\n", ITEM_QUIET);
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_who(state, 'm')->health = 200;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    assert_int_equal(rat->suspicion, 0);
    assert_int_equal(state->hero_noise, 0);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 0);
    assert_int_equal(state_hero(state)->statuses[STATUS_QUIET], 25);
    statuses_end(state, state->hero, STATUS_QUIET);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_true(rat->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void cat_eyes_see_eight_cells_in_the_dark(void **unused)
{
    struct state *state = game_picture(room);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "####             \n"
                                                  "#@..             \n"
                                                  "####             \n");
    game_picture_give(state, ITEM_CAT_EYES, 1);
    game_picture_use(state, ITEM_CAT_EYES);
    assert_string_equal(game_picture_seen(state), "##########       \n"
                                                  "#@........       \n"
                                                  "##########       \n");
    game_picture_pass(state, 40);
    assert_string_equal(game_picture_seen(state), "####             \n"
                                                  "#@..             \n"
                                                  "####             \n");
    state_destroy(state);
    (void)unused;
}

static void glow_lights_the_actor_it_hits(void **unused)
{
    struct state *state = game_picture("#####################\n"
                                       "#@.......r..........#\n"
                                       "#####################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(game_picture_who(state, 'r')->is_seen);
    game_picture_give(state, ITEM_GLOW, 2);
    game_picture_throw(state, ITEM_GLOW, 9, 1);
    assert_true(game_picture_who(state, 'r')->is_seen);
    assert_int_equal(perception_grade(state, point_make(9, 1)), LIGHT_BRIGHT);
    assert_true(perception_grade(state, point_make(13, 1)) != LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(14, 1)), LIGHT_DARK);
    game_picture_use(state, ITEM_GLOW);
    assert_int_equal(perception_grade(state, point_make(1, 1)), LIGHT_BRIGHT);
    game_picture_pass(state, 30);
    assert_int_equal(perception_grade(state, point_make(1, 1)), LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(9, 1)), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_blind_hero_sees_only_adjacent_cells(void **unused)
{
    struct state *state = after_drinking(room, ITEM_BLINDNESS);
    assert_string_equal(game_picture_seen(state), "###              \n"
                                                  "#@.              \n"
                                                  "###              \n");
    assert_int_equal(state->vision.eye_count, 0);
    game_picture_pass(state, 10);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(5, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_blind_rat_notices_only_adjacent_cells(void **unused)
{
    struct state *state = game_picture("#######\n#@..r.#\n#######\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_give(state, ITEM_BLINDNESS, 1);
    assert_true(noticing_gain(state, rat) > 0);
    game_picture_throw(state, ITEM_BLINDNESS, 4, 1);
    assert_int_equal(noticing_gain(state, rat), 0);
    assert_int_equal(rat->statuses[STATUS_BLIND], 10);
    game_picture_pass(state, 10);
    assert_true(noticing_gain(state, rat) > 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(healing_gives_twelve_up_to_the_maximum),
        cmocka_unit_test(a_healthy_hero_does_not_drink_healing),
        cmocka_unit_test(healing_thrown_at_an_ally_heals_it),
        cmocka_unit_test(haste_halves_the_time_of_everything_for_twelve_turns),
        cmocka_unit_test(drinking_again_restarts_the_turns),
        cmocka_unit_test(quiet_keeps_steps_and_blows_from_being_heard),
        cmocka_unit_test(cat_eyes_see_eight_cells_in_the_dark),
        cmocka_unit_test(glow_lights_the_actor_it_hits),
        cmocka_unit_test(a_blind_hero_sees_only_adjacent_cells),
        cmocka_unit_test(a_blind_rat_notices_only_adjacent_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
