/* Tools and escapes that change a cell: smoke, flares, oil, chalk, the bell, ward seals. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

static int clouds(const struct state *state, enum cloud cloud)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        count += level->clouds[cell] == (uint8_t)cloud;
    return count;
}

static enum cloud cloud_at(const struct state *state, int x, int y)
{
    return level_cloud(state_level_const(state), point_make(x, y));
}

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static const char hall[] = "#############\n"
                           "#...........#\n"
                           "#...........#\n"
                           "#.....@.....#\n"
                           "#...........#\n"
                           "#..........n#\n"
                           "#############\n";

static void smoke_hides_the_hero_for_twelve_turns(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *hunter = game_picture_who(state, 'n');
    assert_true(perception_has_hero_in_view(state, hunter, 9));
    game_picture_give(state, ITEM_SMOKE_POT, 1);
    assert_int_equal(game_picture_use(state, ITEM_SMOKE_POT).time, TURN_TIME);
    assert_int_equal(clouds(state, CLOUD_SMOKE), 21);
    assert_false(perception_has_hero_in_view(state, hunter, 9));
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(2, 3)));
    assert_int_equal(game_picture_last(state, EVENT_CLOUD).cloud, CLOUD_SMOKE);
    game_picture_pass(state, 11);
    assert_int_equal(clouds(state, CLOUD_SMOKE), 21);
    game_picture_pass(state, 1);
    assert_int_equal(clouds(state, CLOUD_SMOKE), 0);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(2, 3)));
    state_destroy(state);
    (void)unused;
}

static void smoke_stays_on_its_side_of_a_wall_and_can_be_thrown(void **unused)
{
    struct state *state = game_picture("#########\n#@...#..#\n#....#..#\n#########\n");
    game_picture_give(state, ITEM_SMOKE_POT, 1);
    game_picture_throw(state, ITEM_SMOKE_POT, 4, 1);
    assert_int_equal(cloud_at(state, 4, 1), CLOUD_SMOKE);
    assert_int_equal(cloud_at(state, 2, 1), CLOUD_SMOKE);
    assert_int_equal(cloud_at(state, 6, 1), CLOUD_NONE);
    assert_int_equal(cloud_at(state, 5, 1), CLOUD_NONE);
    assert_int_equal(cloud_at(state, 1, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void smoke_leaves_webs_marks_and_flames(void **unused)
{
    struct state *state = game_picture(hall);
    struct level *level = state_level(state);
    level_set_cloud(level, point_make(5, 3), CLOUD_WEB, 1);
    level_set_cloud(level, point_make(7, 3), CLOUD_CHALK_MARK, 1);
    level_set_cloud(level, point_make(6, 2), CLOUD_FLARE, 9);
    game_picture_give(state, ITEM_SMOKE_POT, 1);
    game_picture_use(state, ITEM_SMOKE_POT);
    assert_int_equal(cloud_at(state, 5, 3), CLOUD_WEB);
    assert_int_equal(cloud_at(state, 7, 3), CLOUD_CHALK_MARK);
    assert_int_equal(cloud_at(state, 6, 2), CLOUD_FLARE);
    assert_int_equal(clouds(state, CLOUD_SMOKE), 18);
    state_destroy(state);
    (void)unused;
}

static void ink_keeps_light_off_what_is_in_it_for_twenty_turns(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *hunter = game_picture_who(state, 'n');
    assert_int_equal(noticing_grade(state, hunter, point_make(6, 3)), LIGHT_BRIGHT);
    game_picture_give(state, ITEM_INK_FLASK, 1);
    assert_int_equal(game_picture_use(state, ITEM_INK_FLASK).time, TURN_TIME);
    assert_int_equal(clouds(state, CLOUD_INK), 21);
    for (int x = 4; x <= 8; x++)
        assert_int_equal(perception_grade(state, point_make(x, 3)), LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(9, 3)), LIGHT_BRIGHT);
    assert_int_equal(noticing_grade(state, hunter, point_make(6, 3)), LIGHT_DARK);
    assert_true(noticing_gain_if(state, hunter, point_make(9, 4), LANTERN_OPEN) >
                noticing_gain_if(state, hunter, point_make(8, 3), LANTERN_OPEN));
    assert_true(perception_has_hero_in_view(state, hunter, 9));
    assert_int_equal(game_picture_last(state, EVENT_CLOUD).cloud, CLOUD_INK);
    game_picture_pass(state, 20);
    assert_int_equal(clouds(state, CLOUD_INK), 0);
    assert_int_equal(perception_grade(state, point_make(6, 3)), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void ink_hides_a_lit_creature_from_afar(void **unused)
{
    struct state *state = game_picture("##############\n#@.......m...#\n##############\n");
    assert_true(game_picture_who(state, 'm')->is_seen);
    game_picture_give(state, ITEM_INK_FLASK, 1);
    game_picture_throw(state, ITEM_INK_FLASK, 9, 1);
    assert_false(game_picture_who(state, 'm')->is_seen);
    state_destroy(state);
    (void)unused;
}

static void a_flare_lights_where_it_lands_for_thirty_turns(void **unused)
{
    struct state *state = game_picture("######################\n#@...................#\n"
                                       "######################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_throw(state, ITEM_FLARE, 10, 1);
    assert_int_equal(perception_grade(state, point_make(10, 1)), LIGHT_BRIGHT);
    assert_true(perception_grade(state, point_make(16, 1)) != LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(17, 1)), LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(1, 1)), LIGHT_DARK);
    game_picture_pass(state, 29);
    assert_int_equal(perception_grade(state, point_make(10, 1)), LIGHT_BRIGHT);
    game_picture_pass(state, 1);
    assert_int_equal(perception_grade(state, point_make(10, 1)), LIGHT_DARK);
    assert_int_equal(pack_count(&state->pack, ITEM_FLARE), 1);
    state_destroy(state);
    (void)unused;
}

static void a_flare_thrown_on_a_web_burns_it(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    ground_set_cloud(state, point_make(5, 1), CLOUD_WEB, 1);
    game_picture_give(state, ITEM_FLARE, 1);
    game_picture_throw(state, ITEM_FLARE, 5, 1);
    assert_int_equal(level_cloud(state_level(state), point_make(5, 1)), CLOUD_FIRE);
    state_destroy(state);
    (void)unused;
}

static void a_flare_in_hand_burns_where_the_hero_stands(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_use(state, ITEM_FLARE);
    assert_int_equal(perception_grade(state, point_make(6, 3)), LIGHT_BRIGHT);
    step(state, state->hero, DIRECTION_WEST);
    assert_int_equal(cloud_at(state, 6, 3), CLOUD_FLARE);
    state_destroy(state);
    (void)unused;
}

static void oil_burns_nine_cells_and_the_actors_in_them(void **unused)
{
    struct state *state = game_picture("##########\n#........#\n#@...R...#\n#........#\n"
                                       "##########\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_give(state, ITEM_OIL, 1);
    game_picture_throw(state, ITEM_OIL, 5, 2);
    assert_int_equal(clouds(state, CLOUD_FIRE), 9);
    assert_true(actor_has(rat, STATUS_BURNING));
    assert_false(rat->is_asleep);
    assert_true(rat->is_seen);
    assert_int_equal(perception_grade(state, point_make(5, 2)), LIGHT_BRIGHT);
    assert_int_equal(game_picture_last(state, EVENT_CLOUD).cloud, CLOUD_FIRE);
    rat->health = 100;
    game_picture_pass(state, 1);
    assert_in_range(rat->health, 97, 99);
    game_picture_pass(state, 2);
    assert_int_equal(clouds(state, CLOUD_FIRE), 0);
    state_destroy(state);
    (void)unused;
}

static void oil_must_be_thrown_and_does_not_burn_water_or_walls(void **unused)
{
    struct state *state = game_picture("########\n#@..-#.#\n#....#.#\n########\n");
    game_picture_give(state, ITEM_OIL, 1);
    assert_int_equal(game_picture_use(state, ITEM_OIL).refusal, REFUSAL_NO_USE);
    game_picture_throw(state, ITEM_OIL, 4, 2);
    assert_int_equal(cloud_at(state, 4, 1), CLOUD_NONE);
    assert_int_equal(cloud_at(state, 4, 2), CLOUD_FIRE);
    assert_int_equal(cloud_at(state, 5, 2), CLOUD_NONE);
    assert_int_equal(clouds(state, CLOUD_FIRE), 3);
    state_destroy(state);
    (void)unused;
}

static void chalk_glows_forever_and_marks_a_cell_once(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_give(state, ITEM_GLOW_CHALK, 2);
    assert_int_equal(game_picture_use(state, ITEM_GLOW_CHALK).time, TURN_TIME);
    assert_int_equal(game_picture_use(state, ITEM_GLOW_CHALK).refusal, REFUSAL_SOMETHING_HERE);
    assert_int_equal(pack_count(&state->pack, ITEM_GLOW_CHALK), 1);
    game_picture_pass(state, 300);
    assert_int_equal(cloud_at(state, 6, 3), CLOUD_CHALK_MARK);
    assert_true(perception_grade(state, point_make(6, 3)) == LIGHT_DIM);
    assert_true(perception_grade(state, point_make(8, 3)) == LIGHT_DIM);
    assert_true(perception_grade(state, point_make(9, 3)) == LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_thrown_bell_draws_listeners_to_where_it_fell(void **unused)
{
    struct state *state = game_picture("####################\n#@........#.......r#\n"
                                       "#..................#\n####################\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_give(state, ITEM_HAND_BELL, 1);
    game_picture_throw(state, ITEM_HAND_BELL, 9, 1);
    assert_true(point_is_equal(rat->clue, point_make(9, 1)));
    assert_int_equal(rat->suspicion, 8);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_BELL), 0);
    state_destroy(state);
    (void)unused;
}

static void a_bell_rung_in_hand_is_the_heros_noise(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_give(state, ITEM_HAND_BELL, 1);
    game_picture_use(state, ITEM_HAND_BELL);
    assert_int_equal(state->hero_noise, LOUDNESS_DEAFENING);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_BELL), 0);
    assert_true(point_is_equal(game_picture_who(state, 'n')->clue, point_make(6, 3)));
    state_destroy(state);
    (void)unused;
}

static void a_sealed_door_stays_shut_for_forty_turns(void **unused)
{
    struct state *state = game_picture("#######\n#.@+s.#\n#######\n");
    struct handle snuffer = game_picture_actor(state, 's');
    game_picture_give(state, ITEM_WARD_SEAL, 1);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 3, 1).time, TURN_TIME);
    assert_int_equal(cloud_at(state, 3, 1), CLOUD_WARD);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_DOOR_SEALED);
    assert_int_equal(step(state, snuffer, DIRECTION_WEST).refusal, REFUSAL_DOOR_SEALED);
    game_picture_pass(state, 39);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_DOOR_SEALED);
    game_picture_pass(state, 1);
    assert_int_equal(step(state, snuffer, DIRECTION_WEST).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(3, 1)), TERRAIN_DOOR_OPEN);
    state_destroy(state);
    (void)unused;
}

static void a_seal_needs_an_adjacent_closed_door_without_one(void **unused)
{
    struct state *state = game_picture("########\n#@./.+.#\n#+######\n#......#\n########\n");
    game_picture_give(state, ITEM_WARD_SEAL, 2);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 2, 1).refusal, REFUSAL_NO_DOOR);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 5, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 0, 0).refusal, REFUSAL_NO_DOOR);
    assert_int_equal(pack_count(&state->pack, ITEM_WARD_SEAL), 2);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 1, 2).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_use_at(state, ITEM_WARD_SEAL, 1, 2).refusal, REFUSAL_NO_DOOR);
    state_destroy(state);
    (void)unused;
}

static enum refusal happen(struct state *state, enum effect effect, int x, int y)
{
    return effect_apply(state, effect,
                        (struct effect_use){game_picture_actor(state, 'r'), {x, y}, ITEM_NONE});
}

static void lamps_are_lit_and_put_out_and_walls_dug(void **unused)
{
    struct state *state = game_picture("########\n#@.r.&.#\n#..##,.#\n#......#\n########\n");
    struct level *level = state_level(state);
    assert_int_equal(happen(state, EFFECT_DOUSE, 5, 1), REFUSAL_NONE);
    assert_int_equal(level_terrain(level, point_make(5, 1)), TERRAIN_BRAZIER_OUT);
    assert_int_equal(happen(state, EFFECT_DOUSE, 5, 1), REFUSAL_NO_TARGET);
    assert_int_equal(happen(state, EFFECT_KINDLE, 5, 2), REFUSAL_NONE);
    assert_int_equal(level_terrain(level, point_make(5, 2)), TERRAIN_BRAZIER);
    assert_int_equal(happen(state, EFFECT_KINDLE, 4, 1), REFUSAL_NO_TARGET);
    assert_int_equal(happen(state, EFFECT_DIG, 3, 2), REFUSAL_NONE);
    assert_int_equal(level_terrain(level, point_make(3, 2)), TERRAIN_WALL);
    game_picture_pass(state, 2); /* it trickles first */
    assert_int_equal(happen(state, EFFECT_DIG, 3, 2), REFUSAL_NONE);
    assert_int_equal(level_terrain(level, point_make(3, 2)), TERRAIN_RUBBLE);
    assert_true(game_picture_count(state, EVENT_NOISE) > 0);
    assert_int_equal(happen(state, EFFECT_DIG, 3, 0), REFUSAL_NO_TARGET);
    assert_int_equal(happen(state, EFFECT_DIG, 4, 3), REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(smoke_hides_the_hero_for_twelve_turns),
        cmocka_unit_test(smoke_stays_on_its_side_of_a_wall_and_can_be_thrown),
        cmocka_unit_test(smoke_leaves_webs_marks_and_flames),
        cmocka_unit_test(ink_keeps_light_off_what_is_in_it_for_twenty_turns),
        cmocka_unit_test(ink_hides_a_lit_creature_from_afar),
        cmocka_unit_test(a_flare_lights_where_it_lands_for_thirty_turns),
        cmocka_unit_test(a_flare_thrown_on_a_web_burns_it),
        cmocka_unit_test(a_flare_in_hand_burns_where_the_hero_stands),
        cmocka_unit_test(oil_burns_nine_cells_and_the_actors_in_them),
        cmocka_unit_test(oil_must_be_thrown_and_does_not_burn_water_or_walls),
        cmocka_unit_test(chalk_glows_forever_and_marks_a_cell_once),
        cmocka_unit_test(a_thrown_bell_draws_listeners_to_where_it_fell),
        cmocka_unit_test(a_bell_rung_in_hand_is_the_heros_noise),
        cmocka_unit_test(a_sealed_door_stays_shut_for_forty_turns),
        cmocka_unit_test(a_seal_needs_an_adjacent_closed_door_without_one),
        cmocka_unit_test(lamps_are_lit_and_put_out_and_walls_dug),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
