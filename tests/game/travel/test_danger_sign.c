/* Which of the creatures that hold back are dangers, and what a refusal calls them. */
#include "support/check.h"
#include "support/danger_here.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "rules/pursuit.h"

/* The cub does not see red light, so that of the lamp does not keep it off. */
static void light_keeps_off_only_what_sees_it(void **unused)
{
    struct state *state = game_picture("########\n#.@..c.#\n########\n");
    struct actor *cub = game_picture_who(state, 'c');
    for (int is_red = 0; is_red < 2; is_red++) {
        if (is_red)
            game_picture_wear(state, ITEM_RED_LAMP);
        cub->is_asleep = false;
        cub->suspicion = SUSPICION_MAX;
        cub->is_seen = true;
        assert_int_equal(pursuit_is_kept_off(state, cub), !is_red);
        assert_int_equal(danger_here(state), is_red ? REFUSAL_HUNTED : REFUSAL_NONE);
    }
    state_destroy(state);
    (void)unused;
}

/* Its call is an effect, so that it does not shout. */
static void a_gaze_that_calls_is_a_danger_until_it_has_called(void **unused)
{
    struct state *state = game_picture("########\n#.@..e.#\n########\n");
    struct actor *eye = game_picture_who(state, 'e');
    struct danger_zones zones;
    eye->facing = DIRECTION_WEST;
    eye->is_seen = true;
    danger_zones_find(&zones, state, DANGER_OF_WATCHERS, HANDLE_NONE);
    assert_int_equal(zones.count, 1);
    eye->suspicion = SUSPICION_WARY;
    assert_int_equal(danger_here(state), REFUSAL_NOTICED);
    eye->suspicion = SUSPICION_HUNTING;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void an_accepted_gaze_is_not_avoided_at_any_distance_until_it_hunts(void **unused)
{
    static const char *const pictures[] = {"########\n#.@..e.#\n########\n",
                                           "########\n#.@.e..#\n########\n"};
    for (int i = 0; i < 2; i++) {
        struct state *state = game_picture(pictures[i]);
        struct actor *eye = game_picture_who(state, 'e');
        struct handle handle = game_picture_actor(state, 'e');
        struct danger_zones zones;
        struct handle by;
        eye->facing = DIRECTION_WEST;
        eye->is_seen = true;
        eye->suspicion = SUSPICION_WARY;
        danger_zones_find(&zones, state, DANGER_OF_WATCHERS, handle);
        assert_int_equal(zones.count, 0);
        assert_int_equal(danger_at(state, state_hero(state)->position, handle, &by), REFUSAL_NONE);
        eye->suspicion = SUSPICION_HUNTING;
        assert_false(danger_is_mere_alarm(state, handle));
        state_destroy(state);
    }
    (void)unused;
}

static void a_twin_without_its_twin_is_no_danger(void **unused)
{
    struct state *state = game_picture("########\n#.@.t..#\n########\n");
    struct actor *hound = game_picture_who(state, 't');
    hound->is_seen = true;
    hound->suspicion = SUSPICION_WARY;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_step_beside_what_light_keeps_off_is_named_so(void **unused)
{
    struct player *player = player_start("####################\n"
                                         "#.@.r.....+........#\n"
                                         "####################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    level_set_terrain(state_level(state), point_make(1, 1), TERRAIN_WALL);
    player_press(player, "o");
    assert_true(player_was_told(player, "The gutter rat could attack you there: go on anyway?"));
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(light_keeps_off_only_what_sees_it),
        cmocka_unit_test(a_gaze_that_calls_is_a_danger_until_it_has_called),
        cmocka_unit_test(an_accepted_gaze_is_not_avoided_at_any_distance_until_it_hunts),
        cmocka_unit_test(a_twin_without_its_twin_is_no_danger),
        cmocka_unit_test(a_step_beside_what_light_keeps_off_is_named_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
