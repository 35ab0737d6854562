/* Lamps: bull's-eye, red and cold; and the lantern itself, stolen and recovered. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/effects/effect.h"
#include "rules/harm.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

static const char hall[] = "#############################\n"
                           "#...........................#\n"
                           "#...........................#\n"
                           "#...........................#\n"
                           "#.............@.............#\n"
                           "#...........................#\n"
                           "#...........................#\n"
                           "#...........................#\n"
                           "#############################\n";

static enum light_grade grade_at(const struct state *state, int x, int y)
{
    return perception_grade(state, point_make(x, y));
}

static void act(struct state *state, enum action_kind kind, enum direction direction)
{
    perform(state, state->hero, (struct action){.kind = kind, .direction = direction});
}

static struct state *hall_with_lamp(enum item lamp)
{
    struct state *state = game_picture(hall);
    game_picture_wear(state, lamp);
    act(state, ACTION_TURN, DIRECTION_EAST);
    return state;
}

static void a_bulls_eye_shines_four_cells_farther_ahead_and_nowhere_else(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    assert_true(grade_at(state, 25, 4) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 26, 4), LIGHT_DARK);
    assert_true(grade_at(state, 17, 1) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 16, 1), LIGHT_DARK);
    assert_int_equal(grade_at(state, 13, 4), LIGHT_DARK);
    assert_int_equal(grade_at(state, 14, 3), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void the_hero_with_a_bulls_eye_stands_in_bright_light(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    assert_int_equal(grade_at(state, 14, 4), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void a_bulls_eye_turns_with_the_hero(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    act(state, ACTION_TURN, DIRECTION_WEST);
    assert_true(grade_at(state, 3, 4) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 20, 4), LIGHT_DARK);
    act(state, ACTION_STEP, DIRECTION_NORTH_EAST);
    assert_true(grade_at(state, 15, 1) != LIGHT_DARK);
    assert_true(grade_at(state, 20, 3) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 10, 4), LIGHT_DARK);
    game_picture_throw(state, ITEM_PEBBLES, 15, 7);
    assert_int_equal(state_hero(state)->facing, DIRECTION_SOUTH);
    assert_true(grade_at(state, 15, 7) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 20, 3), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void turning_does_not_recast_distant_lamps(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    size_t before = state->vision.casts.made;
    act(state, ACTION_TURN, DIRECTION_WEST);
    assert_true(state->vision.casts.made - before <= 1);
    state_destroy(state);
    (void)unused;
}

static void a_hooded_bulls_eye_shines_all_round(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_true(grade_at(state, 12, 4) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 19, 4), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void clear_glass_and_a_bulls_eye_add_up(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_BULLS_EYE_LAMP);
    game_picture_bless(state, BOON_CLEAR_GLASS);
    assert_true(grade_at(state, 27, 4) != LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_red_lamp_shines_as_far_and_as_bright_in_red(void **unused)
{
    struct state *plain = game_picture(hall);
    struct state *red = hall_with_lamp(ITEM_RED_LAMP);
    for (int y = 1; y < 8; y++)
        for (int x = 1; x < 28; x++)
            assert_int_equal(grade_at(red, x, y), grade_at(plain, x, y));
    struct light light = light_grid_get(&red->vision.light, point_make(17, 4));
    assert_true(light.red > 2 * light.green && light.red > 2 * light.blue);
    state_destroy(plain);
    state_destroy(red);
    (void)unused;
}

static void rats_do_not_see_the_light_of_a_red_lamp_but_others_do(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#@....r..n#\n"
                                       "###########\n");
    struct actor *rat = game_picture_who(state, 'r');
    struct actor *hunter = game_picture_who(state, 'n');
    assert_int_equal(noticing_gain(state, rat), 1);
    game_picture_wear(state, ITEM_RED_LAMP);
    assert_int_equal(noticing_gain(state, rat), 0);
    assert_int_equal(noticing_gain(state, hunter), 1);
    assert_int_equal(perception_grade_to(state, rat, rat->position), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_brazier_reveals_a_hero_with_a_red_lamp(void **unused)
{
    struct state *state = game_picture("############\n"
                                       "#@&...r....#\n"
                                       "############\n");
    game_picture_wear(state, ITEM_RED_LAMP);
    assert_true(perception_grade_to(state, game_picture_who(state, 'r'), point_make(1, 1)) ==
                LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void rats_see_a_glowing_hero_with_any_lamp(void **unused)
{
    struct state *state = game_picture("############\n"
                                       "#@....r....#\n"
                                       "############\n");
    game_picture_wear(state, ITEM_RED_LAMP);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(noticing_gain(state, game_picture_who(state, 'r')), 0);
    game_picture_give(state, ITEM_GLOW, 1);
    game_picture_use(state, ITEM_GLOW);
    assert_true(noticing_gain(state, game_picture_who(state, 'r')) > 0);
    state_destroy(state);
    (void)unused;
}

/* A kind that hides in cover. */
static enum monster lurker(void)
{
    int m = 0;
    while (m < MONSTER_COUNT && monster_get((enum monster)m)->hiding != HIDING_IN_COVER)
        m++;
    assert_int_not_equal(m, MONSTER_COUNT);
    return (enum monster)m;
}

static void a_cold_lamp_shows_hidden_actors_in_its_light(void **unused)
{
    struct state *state = game_picture("##############\n"
                                       "#@...\"......\"#\n"
                                       "##############\n");
    struct level *level = state_level(state);
    struct handle near = level_add_actor(
        level, (struct actor){.kind = lurker(), .position = {5, 1}, .is_asleep = true});
    visibility_note_all(state);
    visibility_refresh(state);
    assert_false(level_actor(level, near)->is_seen);
    game_picture_wear(state, ITEM_COLD_LAMP);
    assert_true(level_actor(level, near)->is_seen);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_false(level_actor(level, near)->is_seen);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(level_actor(level, near)->is_seen);
    state_destroy(state);
    (void)unused;
}

static void a_cold_lamp_is_as_bright_and_blue(void **unused)
{
    struct state *state = hall_with_lamp(ITEM_COLD_LAMP);
    assert_int_equal(grade_at(state, 14, 4), LIGHT_BRIGHT);
    struct light light = light_grid_get(&state->vision.light, point_make(17, 4));
    assert_true(light.blue > light.green && light.green > light.red);
    state_destroy(state);
    (void)unused;
}

static void steal(struct state *state, char thief)
{
    struct handle handle = game_picture_actor(state, thief);
    level_actor(state_level(state), handle)->is_announced = true;
    effect_apply(state, EFFECT_STEAL,
                 (struct effect_use){handle, state_hero(state)->position, ITEM_NONE});
    visibility_refresh(state);
}

static void a_stolen_lantern_shines_with_the_thief(void **unused)
{
    struct state *state = game_picture("#####################\n"
                                       "#.........@r........#\n"
                                       "#####################\n");
    steal(state, 'r');
    assert_false(state->pack.has_lantern);
    assert_int_equal(grade_at(state, 11, 1), LIGHT_BRIGHT);
    assert_true(grade_at(state, 14, 1) != LIGHT_DARK);
    assert_int_equal(grade_at(state, 16, 1), LIGHT_DARK);
    assert_int_equal(grade_at(state, 4, 1), LIGHT_DARK);
    struct outcome outcome = perform(
        state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_HOODED});
    assert_int_equal(outcome.refusal, REFUSAL_NO_LANTERN);
    state_destroy(state);
    (void)unused;
}

static void
the_lantern_lies_where_the_thief_died_and_shines_again_when_it_is_taken_up(void **unused)
{
    struct state *state = game_picture("#####################\n"
                                       "#.........@r........#\n"
                                       "#####################\n");
    steal(state, 'r');
    harm_hurt(state, game_picture_actor(state, 'r'), 99, harm_by(CAUSE_FIRE));
    visibility_refresh(state);
    assert_int_equal(level_item(state_level(state), point_make(11, 1)), ITEM_LANTERN);
    assert_int_equal(grade_at(state, 10, 1), LIGHT_BRIGHT);
    act(state, ACTION_STEP, DIRECTION_EAST);
    assert_true(state->pack.has_lantern);
    assert_int_equal(level_item(state_level(state), point_make(11, 1)), ITEM_NONE);
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_OPEN});
    assert_int_equal(grade_at(state, 11, 1), LIGHT_BRIGHT);
    assert_true(grade_at(state, 5, 1) != LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_missing_lantern_can_not_be_stolen(void **unused)
{
    struct state *state = game_picture("######\n"
                                       "#r@r.#\n"
                                       "######\n");
    steal(state, 'r');
    struct handle other = level_actor_at(state_level(state), point_make(3, 1));
    assert_int_equal(
        effect_apply(state, EFFECT_STEAL, (struct effect_use){other, point_make(2, 1), ITEM_NONE}),
        REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bulls_eye_shines_four_cells_farther_ahead_and_nowhere_else),
        cmocka_unit_test(the_hero_with_a_bulls_eye_stands_in_bright_light),
        cmocka_unit_test(a_bulls_eye_turns_with_the_hero),
        cmocka_unit_test(turning_does_not_recast_distant_lamps),
        cmocka_unit_test(a_hooded_bulls_eye_shines_all_round),
        cmocka_unit_test(clear_glass_and_a_bulls_eye_add_up),
        cmocka_unit_test(a_red_lamp_shines_as_far_and_as_bright_in_red),
        cmocka_unit_test(rats_do_not_see_the_light_of_a_red_lamp_but_others_do),
        cmocka_unit_test(a_brazier_reveals_a_hero_with_a_red_lamp),
        cmocka_unit_test(rats_see_a_glowing_hero_with_any_lamp),
        cmocka_unit_test(a_cold_lamp_shows_hidden_actors_in_its_light),
        cmocka_unit_test(a_cold_lamp_is_as_bright_and_blue),
        cmocka_unit_test(a_stolen_lantern_shines_with_the_thief),
        cmocka_unit_test(
            the_lantern_lies_where_the_thief_died_and_shines_again_when_it_is_taken_up),
        cmocka_unit_test(a_missing_lantern_can_not_be_stolen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
