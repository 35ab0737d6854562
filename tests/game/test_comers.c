/* Creatures that come up to the hero while it waits or rests. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

static const char told[] = "The blind digger comes up to you.";
static const char hall[] = "##########\n"
                           "#.@..g...#\n"
                           "##########\n";

/* The blind digger goes to x. Whether an event tells that it has come up to the hero. */
static bool tells_at(struct comers *comers, struct state *state, int x, bool waited)
{
    struct level *level = state_level(state);
    struct handle digger = game_picture_actor(state, 'g');
    if (level_actor(level, digger)->position.x != x)
        level_move_actor(level, digger, point_make(x, 1));
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
    comers_note(comers, state, waited);
    return event_list_has(&state->events, EVENT_BESIDE);
}

static void a_hunter_in_view_that_comes_up_to_a_waiting_hero_is_told_and_stops_keys(void **unused)
{
    struct player *player = player_start(hall);
    (void)unused;
    game_picture_who(player->game->state, 'g')->suspicion = SUSPICION_MAX;
    for (int i = 0; i < 4 && !player_was_told(player, told); i++)
        player_press(player, ".");
    assert_true(player_was_told(player, told));
    assert_true(game_has_startled(player->game));
    player_end(player);
}

static void it_is_told_again_only_after_it_has_gone(void **unused)
{
    struct state *state = game_picture(hall);
    struct comers comers = {.count = 0};
    (void)unused;
    assert_false(tells_at(&comers, state, 4, true));
    assert_true(tells_at(&comers, state, 3, true));
    assert_false(tells_at(&comers, state, 4, true));
    assert_false(tells_at(&comers, state, 3, true));
    assert_false(tells_at(&comers, state, 6, true));
    assert_true(tells_at(&comers, state, 3, true));
    state_destroy(state);
}

static void a_hero_that_walks_is_told_of_none_then_or_later(void **unused)
{
    struct state *state = game_picture(hall);
    struct comers comers = {.count = 0};
    (void)unused;
    assert_false(tells_at(&comers, state, 3, false));
    assert_false(tells_at(&comers, state, 3, true));
    state_destroy(state);
}

static void a_sleeper_is_told_once_it_wakes_and_one_that_is_not_seen_never(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *digger = game_picture_who(state, 'g');
    struct comers comers = {.count = 0};
    (void)unused;
    digger->is_asleep = true;
    assert_false(tells_at(&comers, state, 3, true));
    digger->is_asleep = false;
    digger->is_seen = false;
    comers_note(&comers, state, true);
    assert_false(event_list_has(&state->events, EVENT_BESIDE));
    assert_true(tells_at(&comers, state, 3, true));
    state_destroy(state);
}

static void what_another_event_tells_of_is_not_told_twice(void **unused)
{
    struct state *state = game_picture(hall);
    struct comers comers = {.count = 0};
    struct handle digger = game_picture_actor(state, 'g');
    (void)unused;
    level_move_actor(state_level(state), digger, point_make(3, 1));
    visibility_refresh(state);
    state->events.count = 0;
    ADD_EVENT(state, .kind = EVENT_TELL, .actor = digger);
    comers_note(&comers, state, true);
    assert_false(event_list_has(&state->events, EVENT_BESIDE));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_in_view_that_comes_up_to_a_waiting_hero_is_told_and_stops_keys),
        cmocka_unit_test(it_is_told_again_only_after_it_has_gone),
        cmocka_unit_test(a_hero_that_walks_is_told_of_none_then_or_later),
        cmocka_unit_test(a_sleeper_is_told_once_it_wakes_and_one_that_is_not_seen_never),
        cmocka_unit_test(what_another_event_tells_of_is_not_told_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
