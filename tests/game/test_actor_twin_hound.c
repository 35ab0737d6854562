/* Twin hounds each hunt only while the other notices the hero. */
#include "support/check.h"

#include "game/awareness.h"
#include "game/sight_links.h"
#include "game/text/description.h"
#include "rules/harm.h"
#include "rules/pursuit.h"
#include "support/danger_here.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

/* The other twin. */
static struct actor *twin_of(struct state *state, const struct actor *hound)
{
    return level_actor(state_level(state), hound->twin);
}

static void rouse_both(struct state *state)
{
    struct actor *hound = game_picture_who(state, 't');
    scene_make_hunter(hound);
    scene_make_hunter(twin_of(state, hound));
}

static void test_twins_that_both_notice_the_hero_hunt(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#.....t..#\n"
                                       "#@.......#\n"
                                       "#.....t..#\n"
                                       "##########\n");
    rouse_both(state);
    scene_wait(state, 8);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_a_twin_that_alone_notices_the_hero_does_not_come(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#........#\n"
                                       "#@....t..#\n"
                                       "##########\n"
                                       "#.......t#\n"
                                       "##########\n");
    rouse_both(state);
    scene_wait(state, 20);
    assert_int_equal(scene_blows(state), 0);
    assert_true(scene_steps_of(state, game_picture_who(state, 't')) > 3);
    state_destroy(state);
}

static void test_a_twin_that_alone_notices_the_hero_keeps_its_distance(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###############\n"
                                       "#.............#\n"
                                       "#@.t..........#\n"
                                       "###############\n"
                                       "#............t#\n"
                                       "###############\n");
    rouse_both(state);
    scene_wait(state, 2);
    assert_true(scene_steps_of(state, game_picture_who(state, 't')) > 3);
    state_destroy(state);
}

static void test_a_twin_that_alone_notices_the_hero_is_shown_as_kept_off(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###############\n"
                                       "#......t......#\n"
                                       "#@......t.....#\n"
                                       "###############\n");
    struct actor *hound = game_picture_who(state, 't');
    struct actor *twin = twin_of(state, hound);
    rouse_both(state);
    assert_int_equal(awareness_of(state, hound), AWARENESS_HUNTING);
    twin->is_asleep = true;
    assert_int_equal(awareness_of(state, hound), AWARENESS_KEPT_OFF);
    assert_string_equal(description_mood(state, hound), "keeping its distance");
    level_move_actor(state_level(state), game_picture_actor(state, 't'), point_make(2, 1));
    assert_int_equal(awareness_of(state, hound), AWARENESS_HUNTING); /* cornered, it bites */
    state_destroy(state);
}

static void test_a_twin_finds_the_hero_by_the_others_sight(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@....t..#\n"
                                       "#.######.#\n"
                                       "#.######.#\n"
                                       "#.......t#\n"
                                       "##########\n");
    rouse_both(state);
    struct actor *led = twin_of(state, game_picture_who(state, 't'));
    assert_false(actor_has_clue(led));
    scene_wait(state, 7);
    assert_true(scene_steps_of(state, led) < 4);
    state_destroy(state);
}

static void test_a_twin_never_hunts_once_the_other_is_dead(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#.....t..#\n"
                                       "#@.......#\n"
                                       "#.....t..#\n"
                                       "##########\n");
    rouse_both(state);
    harm_remove(state, game_picture_who(state, 't')->twin);
    scene_wait(state, 20);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

/* Whether the hero sees it or not. */
static void test_a_twin_gives_up_the_hunt_as_the_other_dies(void **fixture)
{
    (void)fixture;
    for (int is_seen = 0; is_seen <= 1; is_seen++) {
        struct state *state = game_picture(is_seen ? "##########\n"
                                                     "#@....tt.#\n"
                                                     "##########\n"
                                                   : "##########\n"
                                                     "#@.+..tt.#\n"
                                                     "##########\n");
        rouse_both(state);
        harm_remove(state, game_picture_who(state, 't')->twin);
        game_picture_pass(state, 1);
        assert_int_equal(awareness_of(state, game_picture_who(state, 't')), AWARENESS_WARY);
        assert_false(pursuit_is_on(state));
        assert_int_equal(danger_here(state), REFUSAL_NONE);
        game_picture_pass(state, 20);
        assert_int_equal(awareness_of(state, game_picture_who(state, 't')), AWARENESS_WARY);
        state_destroy(state);
    }
}

static void test_one_that_is_cornered_bites(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####\n"
                                       "#@t#\n"
                                       "####\n");
    scene_make_hunter(game_picture_who(state, 't'));
    scene_wait(state, 2);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_the_nearest_in_reading_order_are_twins(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@t.....t#\n"
                                       "#t......t#\n"
                                       "##########\n");
    const struct actor *hound = game_picture_who(state, 't');
    assert_true(point_is_equal(twin_of(state, hound)->position, point_make(1, 2)));
    struct handle last = level_actor_at(state_level(state), point_make(8, 2));
    const struct actor *other = level_actor(state_level(state), last);
    assert_true(point_is_equal(twin_of(state, other)->position, point_make(8, 1)));
    state_destroy(state);
}

static int count_lines(const struct state *state, struct sight_link *line)
{
    int count = 0;
    for (uint16_t i = 0; level_next_actor(state_level_const(state), &i); i++)
        count += sight_links_find(state, i, line);
    return count;
}

static void test_their_line_is_live_while_one_notices_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#@...t#..t#\n"
                                       "###########\n");
    struct sight_link line;
    assert_int_equal(count_lines(state, &line), 1);
    assert_true(line.is_live);
    assert_true(point_is_equal(line.from, point_make(5, 1)));
    assert_true(point_is_equal(line.to, point_make(9, 1)));
    game_picture_who(state, 't')->is_asleep = true;
    assert_int_equal(count_lines(state, &line), 1);
    assert_false(line.is_live);
    state_destroy(state);
}

static void test_unperceived_twins_have_no_line(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#@.+.t#..t#\n"
                                       "###########\n");
    struct sight_link line;
    assert_int_equal(count_lines(state, &line), 0);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_twins_that_both_notice_the_hero_hunt),
        cmocka_unit_test(test_a_twin_that_alone_notices_the_hero_does_not_come),
        cmocka_unit_test(test_a_twin_that_alone_notices_the_hero_keeps_its_distance),
        cmocka_unit_test(test_a_twin_that_alone_notices_the_hero_is_shown_as_kept_off),
        cmocka_unit_test(test_a_twin_finds_the_hero_by_the_others_sight),
        cmocka_unit_test(test_a_twin_never_hunts_once_the_other_is_dead),
        cmocka_unit_test(test_a_twin_gives_up_the_hunt_as_the_other_dies),
        cmocka_unit_test(test_one_that_is_cornered_bites),
        cmocka_unit_test(test_the_nearest_in_reading_order_are_twins),
        cmocka_unit_test(test_their_line_is_live_while_one_notices_the_hero),
        cmocka_unit_test(test_unperceived_twins_have_no_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
