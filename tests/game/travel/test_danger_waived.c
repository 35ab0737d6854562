/* What the player has gone on in spite of does not refuse again until something changes. */
#include "support/check.h"
#include "support/danger_here.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "rules/suspicion.h"

#include <string.h>

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static struct handle handle_of(const struct state *state, char glyph)
{
    return level_actor_at(state_level_const(state),
                          game_picture_who((struct state *)(uintptr_t)state, glyph)->position);
}

static const char hounds[] = "####################\n"
                             "#t####.@...t.......#\n"
                             "####################\n";

/* The twin behind the wall notices nothing. */
static void a_twin_that_hunts_alone_is_a_danger_only_when_near(void **unused)
{
    struct state *state = game_picture(hounds);
    struct level *level = state_level(state);
    struct actor *hound = level_actor(level, level_actor_at(level, point_make(11, 1)));
    level_pair_twins(level);
    hound->suspicion = SUSPICION_MAX;
    hound->is_seen = true;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    level_move_actor(level, level_actor_at(level, point_make(11, 1)), point_make(8, 1));
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
    state_destroy(state);
    (void)unused;
}

static void a_twin_that_hunts_alone_does_not_refuse_exploring(void **unused)
{
    struct player *player = player_start(hounds);
    struct level *level = state_level(state_of(player));
    struct actor *hound = level_actor(level, level_actor_at(level, point_make(11, 1)));
    level_pair_twins(level);
    hound->suspicion = SUSPICION_MAX;
    for (int i = 0; i < 4; i++)
        player_press(player, "o");
    assert_null(strstr(player->told, "press again"));
    assert_true(player_state(player)->turn > 0);
    player_end(player);
    (void)unused;
}

static void a_caller_that_has_called_never_refuses_again(void **unused)
{
    struct state *state = game_picture("##########\n#.@..e...#\n##########\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->facing = DIRECTION_WEST;
    eye->suspicion = SUSPICION_WARY;
    eye->is_seen = true;
    assert_int_equal(danger_here(state), REFUSAL_NOTICED);
    eye->has_hunted = true;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static const char hall[] = "####################\n"
                           "#.@....g.....z.....#\n"
                           "####################\n";

struct fixture {
    struct state *state;
    struct actor *digger;
    struct danger_waivers waivers;
};

static enum refusal danger_of(const struct fixture *fixture)
{
    struct handle by;
    return danger_at(fixture->state, &fixture->waivers, state_hero_const(fixture->state)->position,
                     &by);
}

/* The player went on in spite of a digger that hunts five cells off. */
static struct fixture went_on(void)
{
    struct fixture fixture = {.state = game_picture(hall)};
    fixture.digger = game_picture_who(fixture.state, 'g');
    fixture.digger->suspicion = SUSPICION_MAX;
    fixture.digger->is_seen = true;
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    danger_waivers_refresh(&fixture.waivers, fixture.state);
    danger_waive(&fixture.waivers, fixture.state, handle_of(fixture.state, 'g'));
    assert_int_equal(danger_of(&fixture), REFUSAL_NONE);
    return fixture;
}

static void move_to(struct fixture *fixture, int x)
{
    level_move_actor(state_level(fixture->state), handle_of(fixture->state, 'g'), point_make(x, 1));
}

static void it_is_a_danger_again_when_it_comes_nearer(void **unused)
{
    struct fixture fixture = went_on();
    move_to(&fixture, 8);
    assert_int_equal(danger_of(&fixture), REFUSAL_NONE);
    move_to(&fixture, 7);
    assert_int_equal(danger_of(&fixture), REFUSAL_NONE);
    move_to(&fixture, 4);
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    state_destroy(fixture.state);
    (void)unused;
}

static void it_is_a_danger_again_when_it_comes_back_from_far_away(void **unused)
{
    struct fixture fixture = went_on();
    move_to(&fixture, 18);
    danger_waivers_refresh(&fixture.waivers, fixture.state);
    move_to(&fixture, 7);
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    state_destroy(fixture.state);
    (void)unused;
}

static void it_is_a_danger_again_with_more_pips(void **unused)
{
    struct fixture fixture = went_on();
    fixture.digger->suspicion = SUSPICION_WARY;
    danger_waive(&fixture.waivers, fixture.state, handle_of(fixture.state, 'g'));
    assert_int_equal(danger_of(&fixture), REFUSAL_NONE);
    fixture.digger->suspicion = SUSPICION_MAX;
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    state_destroy(fixture.state);
    (void)unused;
}

static void it_is_a_danger_again_after_it_forgot_or_on_another_floor(void **unused)
{
    struct fixture fixture = went_on();
    fixture.waivers.depth++;
    danger_waivers_refresh(&fixture.waivers, fixture.state);
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    state_destroy(fixture.state);
    fixture = went_on();
    fixture.digger->suspicion = 0;
    danger_waivers_refresh(&fixture.waivers, fixture.state);
    fixture.digger->suspicion = SUSPICION_MAX;
    assert_int_equal(danger_of(&fixture), REFUSAL_HUNTED);
    state_destroy(fixture.state);
    (void)unused;
}

/* A rat behind a merchant, which it can't pass, hunts the hero. The hero walks away from it. */
static void one_more_press_goes_on_in_spite_of_a_hunter_that_stays(void **unused)
{
    struct player *player = player_start_seeing_all("####################\n"
                                                    "#rV..@............!#\n"
                                                    "####################\n");
    game_picture_who(state_of(player), 'r')->suspicion = SUSPICION_MAX;
    player_press(player, "o");
    assert_non_null(strstr(player->told, "The gutter rat hunts you: press again to go on anyway."));
    assert_int_equal(player_state(player)->turn, 0);
    player->told[0] = '\0';
    player_press(player, "o.o");
    assert_null(strstr(player->told, "press again"));
    assert_true(player_hero(player).x > 12);
    player_end(player);
    (void)unused;
}

static void another_creature_refuses_by_itself(void **unused)
{
    struct fixture fixture = went_on();
    struct actor *statue = game_picture_who(fixture.state, 'z');
    statue->suspicion = SUSPICION_WARY;
    struct handle by;
    level_move_actor(state_level(fixture.state), handle_of(fixture.state, 'z'), point_make(4, 1));
    statue->is_seen = false;
    statue->shines = true;
    enum refusal refusal =
        danger_at(fixture.state, &fixture.waivers, state_hero_const(fixture.state)->position, &by);
    assert_true(refusal != REFUSAL_NONE);
    assert_true(handle_is_equal(by, handle_of(fixture.state, 'z')));
    state_destroy(fixture.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_twin_that_hunts_alone_is_a_danger_only_when_near),
        cmocka_unit_test(a_twin_that_hunts_alone_does_not_refuse_exploring),
        cmocka_unit_test(a_caller_that_has_called_never_refuses_again),
        cmocka_unit_test(it_is_a_danger_again_when_it_comes_nearer),
        cmocka_unit_test(it_is_a_danger_again_when_it_comes_back_from_far_away),
        cmocka_unit_test(it_is_a_danger_again_with_more_pips),
        cmocka_unit_test(it_is_a_danger_again_after_it_forgot_or_on_another_floor),
        cmocka_unit_test(one_more_press_goes_on_in_spite_of_a_hunter_that_stays),
        cmocka_unit_test(another_creature_refuses_by_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
