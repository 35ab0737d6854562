/* Scrolls that move the hero or change what is known, and pounces. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/effects/effect.h"
#include "rules/perform.h"
#include "rules/pursuit.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

static struct state *game_with(const char *picture, enum item scroll)
{
    struct state *state = game_picture(picture);
    game_picture_give(state, scroll, 1);
    state->knows[scroll] = true;
    return state;
}

static bool hero_is_at(struct state *state, int x, int y)
{
    return point_is_equal(state_hero(state)->position, point_make(x, y));
}

static void a_ghost_step_passes_over_obstacles(void **unused)
{
    struct state *state = game_with("##########\n#@.=~r...#\n##########\n", ITEM_GHOST_STEP);
    level_set_items(state_level(state), point_make(7, 1), ITEM_OIL, 1);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 7, 1).time, TURN_TIME);
    assert_true(hero_is_at(state, 7, 1));
    assert_int_equal(pack_count(&state->pack, ITEM_OIL), 1);
    assert_true(point_is_equal(game_picture_last(state, EVENT_VANISHED).from, point_make(1, 1)));
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(8, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_ghost_step_needs_a_free_cell_in_view_within_six(void **unused)
{
    struct state *state = game_with("###########\n#@..r..~..#\n###.#######\n#.........#\n"
                                    "###########\n",
                                    ITEM_GHOST_STEP);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 8, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 7, 1).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 4, 1).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 0, 1).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, 1, 3).refusal, REFUSAL_NOT_SEEN);
    assert_int_equal(game_picture_use_at(state, ITEM_GHOST_STEP, -2, 1).refusal, REFUSAL_NOT_SEEN);
    assert_int_equal(pack_count(&state->pack, ITEM_GHOST_STEP), 1);
    assert_true(hero_is_at(state, 1, 1));
    state_destroy(state);
    (void)unused;
}

static void a_ghost_step_leaves_a_web(void **unused)
{
    struct state *state = game_with("######\n#@...#\n######\n", ITEM_GHOST_STEP);
    state_hero(state)->statuses[STATUS_HELD] = 4;
    game_picture_use_at(state, ITEM_GHOST_STEP, 4, 1);
    assert_false(actor_has(state_hero(state), STATUS_HELD));
    state_destroy(state);
    (void)unused;
}

static void swap_light_swaps_with_an_actor_seen_in_light(void **unused)
{
    struct state *state =
        game_with("##################\n#@.....=...r..&..#\n##################\n", ITEM_SWAP_LIGHT);
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, 11, 1).time, TURN_TIME);
    assert_true(hero_is_at(state, 11, 1));
    assert_true(handle_is_equal(level_actor_at(state_level(state), point_make(1, 1)), rat));
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 2);
    state_destroy(state);
    (void)unused;
}

static void swap_light_refuses_actors_in_the_dark_and_fliers_over_water(void **unused)
{
    struct state *state = game_picture("#############\n#@.r........#\n#..~........#\n"
                                       "#############\n");
    level_add_actor(state_level(state),
                    (struct actor){.kind = MONSTER_WICK_MOTH, .position = {3, 2}});
    game_picture_give(state, ITEM_SWAP_LIGHT, 1);
    state->knows[ITEM_SWAP_LIGHT] = true;
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, 3, 2).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, 5, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, 1, 1).refusal, REFUSAL_NO_TARGET);
    level_remove_actor(state_level(state), game_picture_actor(state, 'm'));
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_true(game_picture_who(state, 'r')->is_seen);
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, 3, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(pack_count(&state->pack, ITEM_SWAP_LIGHT), 1);
    state_destroy(state);
    (void)unused;
}

static void recall_leads_to_the_stairs_up_or_beside_them(void **unused)
{
    struct state *state =
        game_with("#########\n#<......#\n####+####\n#......@#\n#########\n", ITEM_RECALL);
    game_picture_use(state, ITEM_RECALL);
    assert_true(hero_is_at(state, 1, 1));
    game_picture_give(state, ITEM_RECALL, 1);
    game_picture_use(state, ITEM_RECALL);
    assert_true(hero_is_at(state, 2, 1));
    state_destroy(state);
    (void)unused;
}

static void recall_without_stairs_leads_to_the_arrival(void **unused)
{
    struct state *state = game_with("#########\n#......@#\n#########\n", ITEM_RECALL);
    state_level(state)->arrival = point_make(2, 1);
    game_picture_use(state, ITEM_RECALL);
    assert_true(hero_is_at(state, 2, 1));
    state_destroy(state);
    (void)unused;
}

static void recall_to_a_full_place_is_refused(void **unused)
{
    struct state *state = game_with("####\n#<r#\n#rr#\n##.#\n#@.#\n####\n", ITEM_RECALL);
    level_add_actor(state_level(state),
                    (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {1, 1}});
    assert_int_equal(game_picture_use(state, ITEM_RECALL).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(pack_count(&state->pack, ITEM_RECALL), 1);
    state_destroy(state);
    (void)unused;
}

static void forgetting_ends_every_hunt_on_the_floor(void **unused)
{
    struct state *state = game_with("###########\n#@.+r..+.r#\n###########\n", ITEM_FORGET_ME);
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)))
            suspicion_alarm(state, level_handle(level, i));
    assert_true(pursuit_is_on(state));
    game_picture_use(state, ITEM_FORGET_ME);
    assert_false(pursuit_is_on(state));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        assert_false(actor_has_clue(&level->actors[i]));
    assert_int_equal(game_picture_who(state, 'r')->suspicion, SUSPICION_WARY);
    assert_int_equal(game_picture_count(state, EVENT_FORGOTTEN), 1);
    state_destroy(state);
    (void)unused;
}

static void forgetting_does_not_stop_the_night_hunter(void **unused)
{
    struct state *state = game_with("######\n#@+n.#\n######\n", ITEM_FORGET_ME);
    suspicion_alarm(state, game_picture_actor(state, 'n'));
    game_picture_use(state, ITEM_FORGET_ME);
    assert_true(actor_is_hunting(game_picture_who(state, 'n')));
    state_destroy(state);
    (void)unused;
}

static void revealing_shows_terrain_and_items_but_no_actors(void **unused)
{
    struct state *state =
        game_with("##########\n#@+......#\n#####+####\n#*...r...#\n##########\n", ITEM_REVEAL);
    game_picture_use(state, ITEM_REVEAL);
    assert_string_equal(game_picture_remembered(state), "##########\n"
                                                        "#@+......#\n"
                                                        "#####+####\n"
                                                        "#*.......#\n"
                                                        "##########\n");
    assert_int_equal(state_level(state)->seen_count, bit_grid_count(&state_level(state)->seen));
    assert_int_equal(game_picture_count(state, EVENT_REVEALED), 1);
    state_destroy(state);
    (void)unused;
}

static void revealing_leaves_solid_rock_unknown(void **unused)
{
    struct state *state =
        game_with("######\n######\n####.#\n######\n######\n#@####\n######\n", ITEM_REVEAL);
    game_picture_use(state, ITEM_REVEAL);
    assert_string_equal(game_picture_remembered(state), "      \n"
                                                        "   ###\n"
                                                        "   #.#\n"
                                                        "   ###\n"
                                                        "###   \n"
                                                        "#@#   \n"
                                                        "###   \n");
    state_destroy(state);
    (void)unused;
}

static enum refusal pounce(struct state *state, int x, int y)
{
    return effect_apply(state, EFFECT_POUNCE,
                        (struct effect_use){game_picture_actor(state, 'r'), {x, y}, ITEM_NONE});
}

static void a_pounce_ends_beside_the_prey_and_strikes(void **unused)
{
    struct state *state = game_picture("########\n#@...r.#\n########\n");
    game_picture_who(state, 'r')->is_announced = true;
    assert_int_equal(pounce(state, 1, 1), REFUSAL_NONE);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(2, 1)));
    assert_true(state_hero(state)->health < 30);
    state_destroy(state);
    (void)unused;
}

static void an_unforeseen_pounce_becomes_a_tell(void **unused)
{
    struct state *state = game_picture("########\n#@...r.#\n########\n");
    game_picture_who(state, 'r')->is_announced = false;
    assert_int_equal(pounce(state, 1, 1), REFUSAL_NONE);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(state_hero(state)->health, 30);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(5, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_pounce_is_refused_too_far_past_others_or_adjacent(void **unused)
{
    struct state *state = game_picture("#########\n#@....r.#\n#########\n");
    assert_int_equal(pounce(state, 1, 1), REFUSAL_NO_TARGET);
    assert_int_equal(pounce(state, 3, 1), REFUSAL_NO_TARGET);
    state_destroy(state);
    state = game_picture("#########\n#@.m.r..#\n#########\n");
    assert_int_equal(pounce(state, 1, 1), REFUSAL_NO_TARGET);
    state_destroy(state);
    state = game_picture("#########\n#@r.....#\n#########\n");
    assert_int_equal(pounce(state, 1, 1), REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ghost_step_passes_over_obstacles),
        cmocka_unit_test(a_ghost_step_needs_a_free_cell_in_view_within_six),
        cmocka_unit_test(a_ghost_step_leaves_a_web),
        cmocka_unit_test(swap_light_swaps_with_an_actor_seen_in_light),
        cmocka_unit_test(swap_light_refuses_actors_in_the_dark_and_fliers_over_water),
        cmocka_unit_test(recall_leads_to_the_stairs_up_or_beside_them),
        cmocka_unit_test(recall_without_stairs_leads_to_the_arrival),
        cmocka_unit_test(recall_to_a_full_place_is_refused),
        cmocka_unit_test(forgetting_ends_every_hunt_on_the_floor),
        cmocka_unit_test(forgetting_does_not_stop_the_night_hunter),
        cmocka_unit_test(revealing_shows_terrain_and_items_but_no_actors),
        cmocka_unit_test(revealing_leaves_solid_rock_unknown),
        cmocka_unit_test(a_pounce_ends_beside_the_prey_and_strikes),
        cmocka_unit_test(an_unforeseen_pounce_becomes_a_tell),
        cmocka_unit_test(a_pounce_is_refused_too_far_past_others_or_adjacent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
