/* Fog nurses breathe fog over wounded companions, which hides and heals them. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "game/text/narration.h"
#include "rules/ground.h"

#include <string.h>

static const char ward[] = "###############\n"
                           "#@......d.v...#\n"
                           "#.............#\n"
                           "###############\n";

static bool is_fog(const struct state *state, struct point p)
{
    enum cloud cloud = level_cloud(state_level_const(state), p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->mends;
}

/* Takes that much health from the first actor of that glyph. */
static struct actor *wound(struct state *state, char glyph, int wounds)
{
    struct actor *actor = game_picture_who(state, glyph);
    actor->health = band_combat_stats(state->depth, actor->kind).health - wounds;
    return actor;
}

static void a_nurse_breathes_fog_over_a_wounded_companion(void **unused)
{
    struct state *state = scene_start(ward, LANTERN_DARK);
    struct actor *hurt = wound(state, 'd', 4);
    scene_wait(state, 1);
    assert_true(is_fog(state, hurt->position));
    assert_true(opacity_blocks(&state_level(state)->opacity, hurt->position));
    state_destroy(state);
    (void)unused;
}

static void it_breathes_no_fog_while_all_are_healthy(void **unused)
{
    struct state *state = scene_start(ward, LANTERN_DARK);
    scene_wait(state, 10);
    assert_int_equal(state_level(state)->cloud_count, 0);
    state_destroy(state);
    (void)unused;
}

/* Whether it breathes at once over the wounded doorward. */
static bool is_reached(const char *picture)
{
    struct state *state = scene_start(picture, LANTERN_DARK);
    wound(state, 'd', 4);
    scene_wait(state, 1);
    bool is_reached = state_level(state)->cloud_count > 0;
    state_destroy(state);
    return is_reached;
}

static void it_reaches_no_companion_far_away_or_out_of_view(void **unused)
{
    assert_true(is_reached("##################\n"
                           "#@.........d....v#\n"
                           "##################\n"));
    assert_false(is_reached("##################\n"
                            "#@.......d......v#\n"
                            "##################\n"));
    assert_false(is_reached("##################\n"
                            "#@..............v#\n"
                            "##################\n"
                            "#..............d.#\n"
                            "##################\n"));
    (void)unused;
}

static void its_fog_heals_a_little(void **unused)
{
    struct state *state = scene_start(ward, LANTERN_DARK);
    struct actor *hurt = wound(state, 'd', 8);
    int health = hurt->health;
    scene_wait(state, 4);
    assert_in_range(hurt->health, health + 2, health + 4);
    hurt->health = health;
    scene_wait(state, 20);
    assert_true(hurt->health <= health + 8);
    state_destroy(state);
    (void)unused;
}

static void it_heals_up_to_full_health(void **unused)
{
    struct state *state = scene_start(ward, LANTERN_DARK);
    struct actor *hurt = wound(state, 'd', 1);
    scene_wait(state, 5);
    assert_int_equal(hurt->health, band_combat_stats(1, hurt->kind).health);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_heal_the_hero_and_allies(void **unused)
{
    struct state *state = scene_start("#####\n"
                                      "#@k.#\n"
                                      "#####\n",
                                      LANTERN_DARK);
    state_hero(state)->health = 10;
    game_picture_who(state, 'k')->health = 5;
    ground_spread_cloud(state, state_hero(state)->position, 1, cloud_find_effect(EFFECT_FOG), 6);
    game_picture_pass(state, 4);
    assert_int_equal(state_hero(state)->health, 10);
    assert_int_equal(game_picture_who(state, 'k')->health, 5);
    state_destroy(state);
    (void)unused;
}

static void it_breathes_again_only_after_a_while(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@.....e.v....#\n"
                                      "#.............#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    struct actor *hurt = game_picture_who(state, 'e');
    int breaths = 0;
    for (int i = 0; i < 16; i++) {
        hurt->health = 1;
        scene_wait(state, 1);
        breaths += game_picture_count(state, EVENT_CLOUD);
    }
    assert_int_equal(breaths, 2);
    state_destroy(state);
    (void)unused;
}

static void it_keeps_its_distance_and_never_strikes(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@.v..........#\n"
                                      "#.............#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'v');
    scene_wait(state, 8);
    assert_true(scene_steps(state, 'v') >= 5);
    state_destroy(state);
    state = scene_start("####\n"
                        "#@v#\n"
                        "####\n",
                        LANTERN_OPEN);
    scene_rouse(state, 'v');
    scene_wait(state, 8);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_stays_behind_the_fighting_companion(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@....d......v.....#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    state_hero(state)->health = 1000;
    scene_rouse(state, 'd');
    scene_rouse(state, 'v');
    scene_wait(state, 20);
    assert_true(scene_blows(state) > 0);
    assert_in_range(scene_steps(state, 'v'), 4, 7);
    assert_true(scene_steps(state, 'v') > scene_steps(state, 'd'));
    state_destroy(state);
    (void)unused;
}

static void its_breath_is_told(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#@....dv#\n"
                                      "#########\n",
                                      LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    wound(state, 'd', 4);
    scene_wait(state, 1);
    struct event event = game_picture_last(state, EVENT_CLOUD);
    narration_of(state, &event, &text);
    assert_string_equal(chars, "The fog nurse breathes white fog.");
    text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'v'), ITEM_NONE, &text);
    assert_non_null(strstr(chars, "It never attacks. "));
    assert_non_null(strstr(chars, " It breathes fog over wounded creatures"));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_nurse_breathes_fog_over_a_wounded_companion),
        cmocka_unit_test(it_breathes_no_fog_while_all_are_healthy),
        cmocka_unit_test(it_reaches_no_companion_far_away_or_out_of_view),
        cmocka_unit_test(its_fog_heals_a_little),
        cmocka_unit_test(it_heals_up_to_full_health),
        cmocka_unit_test(it_does_not_heal_the_hero_and_allies),
        cmocka_unit_test(it_breathes_again_only_after_a_while),
        cmocka_unit_test(it_keeps_its_distance_and_never_strikes),
        cmocka_unit_test(it_stays_behind_the_fighting_companion),
        cmocka_unit_test(its_breath_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
