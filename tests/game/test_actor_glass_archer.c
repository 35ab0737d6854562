/* Glass archers shoot from nine cells, and only at targets in bright light. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "game/text/narration.h"
#include "rules/effects/effect.h"
#include "rules/visibility.h"
#include "world/flight.h"
#include "world/movement.h"

#include <string.h>

static const char hall[] = "###############\n"
                           "#@.......a....#\n"
                           "#.............#\n"
                           "###############\n";

/* Long enough for three shots. */
#define TURNS 6

static int shots(const struct state *state)
{
    return game_picture_count(state, EVENT_MISSILE);
}

static void an_archer_shoots_at_a_hero_in_bright_light_from_afar(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    int health = state_hero(state)->health;
    scene_rouse(state, 'a');
    scene_wait(state, TURNS);
    assert_int_equal(shots(state), TURNS / 2);
    assert_int_equal(scene_blows(state), TURNS / 2);
    assert_true(state_hero(state)->health < health);
    assert_int_equal(scene_steps(state, 'a'), 8);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_shoot_at_a_hero_in_the_dark(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@.a..........#\n"
                                      "#.............#\n"
                                      "###############\n",
                                      LANTERN_DARK);
    scene_rouse(state, 'a');
    scene_wait(state, TURNS);
    assert_int_equal(shots(state), 0);
    assert_int_equal(scene_steps(state, 'a'), 1);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void it_comes_to_a_hooded_hero_and_does_not_shoot(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'a');
    scene_wait(state, TURNS);
    assert_int_equal(shots(state), 0);
    assert_true(scene_steps(state, 'a') < 8);
    state_destroy(state);
    (void)unused;
}

static void no_shot_can_be_aimed_at_a_target_in_the_dark(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    struct effect_use use = {.user = game_picture_actor(state, 'a')};
    use.at = state_hero(state)->position;
    assert_int_equal(effect_apply(state, EFFECT_SHOOT, use), REFUSAL_NO_TARGET);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(effect_apply(state, EFFECT_SHOOT, use), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void it_moves_to_get_a_free_line(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@...=...a....#\n"
                                      "#.............#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    assert_int_equal(shots(state), 0);
    scene_wait(state, 3);
    assert_true(shots(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void it_comes_within_nine_cells_to_shoot(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@...........a#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'a');
    for (int i = 0; i < 10 && shots(state) == 0; i++) {
        assert_int_equal(scene_blows(state), 0);
        scene_wait(state, 1);
    }
    assert_int_equal(shots(state), 1);
    assert_int_equal(scene_steps(state, 'a'), 9);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_shoot_before_it_hunts(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_wait(state, 2);
    assert_in_range(game_picture_who(state, 'a')->suspicion, 1, SUSPICION_HUNTING - 1);
    assert_int_equal(shots(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_shoot_through_its_companions(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@......R..a..#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'a');
    scene_wait(state, TURNS);
    assert_int_equal(shots(state), 0);
    state_destroy(state);
    (void)unused;
}

/* Whether a perceived archer there shoots at once; checks that the hero's line to it is drawn as free in the same case. */
static void check_shot_from(int x, int y)
{
    struct state *state = scene_start("###########\n"
                                      "#@........#\n"
                                      "#.=..:....#\n"
                                      "#...=....a#\n"
                                      "#....=....#\n"
                                      "###########\n",
                                      LANTERN_OPEN);
    struct point p = {x, y};
    if (movement_is_free(state_level(state), game_picture_who(state, 'a')->kind, p))
        level_move_actor(state_level(state), game_picture_actor(state, 'a'), p);
    visibility_note_all(state);
    visibility_refresh(state);
    bool is_drawn_free =
        !flight_path(state, state_hero(state)->position, scene_place(state, 'a'), true).is_blocked;
    bool is_beside = scene_steps(state, 'a') == 1;
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    assert_int_equal(shots(state), is_drawn_free && !is_beside);
    state_destroy(state);
}

static void its_missile_follows_the_line_that_is_drawn(void **unused)
{
    for (int y = 1; y <= 4; y++)
        for (int x = 2; x <= 9; x++)
            check_shot_from(x, y);
    (void)unused;
}

static void an_unseen_archer_shows_a_tell_before_it_shoots(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@.....a......#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    state_hero(state)->statuses[STATUS_BLIND] = 30;
    visibility_note_sight(state);
    visibility_refresh(state);
    game_picture_who(state, 'a')->is_announced = false;
    int health = state_hero(state)->health;
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(shots(state), 0);
    assert_int_equal(state_hero(state)->health, health);
    scene_wait(state, 2);
    assert_int_equal(shots(state), 1);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void a_mirror_coat_reflects_the_shot(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    game_picture_wear(state, ITEM_MIRROR_COAT);
    int health = state_hero(state)->health;
    int its_health = game_picture_who(state, 'a')->health;
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_TURNED), 1);
    assert_int_equal(state_hero(state)->health, health);
    assert_true(game_picture_who(state, 'a')->health < its_health);
    state_destroy(state);
    (void)unused;
}

static void it_fights_at_close_range_while_the_coat_is_worn(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    game_picture_wear(state, ITEM_MIRROR_COAT);
    game_picture_who(state, 'a')->health = 100;
    scene_rouse(state, 'a');
    scene_wait(state, 5);
    assert_int_equal(shots(state), 1);
    assert_int_equal(scene_steps(state, 'a'), 4);
    game_picture_wear(state, ITEM_RAGS);
    scene_wait(state, 1);
    assert_int_equal(shots(state), 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void an_archer_killed_by_its_own_shot_counts_as_the_heros_kill(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@....a..#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    game_picture_wear(state, ITEM_MIRROR_COAT);
    game_picture_who(state, 'a')->health = 1;
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    assert_false(game_picture_has(state, 'a'));
    assert_true(state_is_hero(state, game_picture_last(state, EVENT_DIED).actor));
    state_destroy(state);
    (void)unused;
}

static void it_strikes_what_is_beside_it_half_as_hard(void **unused)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct state *state = scene_start("#####\n"
                                          "#@a.#\n"
                                          "#####\n",
                                          LANTERN_HOODED);
        game_picture_sink(state, 7);
        state->blows_random = random_make(seed);
        scene_rouse(state, 'a');
        scene_wait(state, 1);
        struct event blow = game_picture_last(state, EVENT_STRUCK);
        assert_int_equal(shots(state), 0);
        assert_in_range(blow.rolled, 1, 3);
        state_destroy(state);
    }
    (void)unused;
}

static void each_shot_is_told(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    char chars[400];
    struct text text = text_init(chars, sizeof chars);
    game_picture_wear(state, ITEM_MIRROR_COAT);
    scene_rouse(state, 'a');
    scene_wait(state, 1);
    struct event missile = game_picture_last(state, EVENT_MISSILE);
    struct event turned = game_picture_last(state, EVENT_TURNED);
    narration_of(state, &missile, &text);
    text_append(&text, " ");
    narration_of(state, &turned, &text);
    assert_string_equal(
        chars,
        "A splinter of glass flies at you. Your mirror coat throws the splinter of glass back.");
    text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'a'), ITEM_NONE, &text);
    assert_non_null(strstr(chars, " Damage 1-2 after armour, reach 9; 1 beside you. "));
    assert_non_null(strstr(chars, " It shoots every other turn at what it sees in bright light."));
    text = text_init(chars, sizeof chars);
    description_of_item(state, ITEM_MIRROR_COAT, &text);
    assert_non_null(strstr(chars, "Reflects what is shot at you"));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_archer_shoots_at_a_hero_in_bright_light_from_afar),
        cmocka_unit_test(it_does_not_shoot_at_a_hero_in_the_dark),
        cmocka_unit_test(it_comes_to_a_hooded_hero_and_does_not_shoot),
        cmocka_unit_test(no_shot_can_be_aimed_at_a_target_in_the_dark),
        cmocka_unit_test(it_moves_to_get_a_free_line),
        cmocka_unit_test(it_comes_within_nine_cells_to_shoot),
        cmocka_unit_test(it_does_not_shoot_before_it_hunts),
        cmocka_unit_test(it_does_not_shoot_through_its_companions),
        cmocka_unit_test(its_missile_follows_the_line_that_is_drawn),
        cmocka_unit_test(an_unseen_archer_shows_a_tell_before_it_shoots),
        cmocka_unit_test(a_mirror_coat_reflects_the_shot),
        cmocka_unit_test(it_fights_at_close_range_while_the_coat_is_worn),
        cmocka_unit_test(an_archer_killed_by_its_own_shot_counts_as_the_heros_kill),
        cmocka_unit_test(it_strikes_what_is_beside_it_half_as_hard),
        cmocka_unit_test(each_shot_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
