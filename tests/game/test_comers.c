/* Creatures that come up to the hero while it waits or rests. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/comers.h"
#include "game/game_struct.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

static const char told[] = "The blind digger comes up to you.";
static const char hall[] = "##########\n"
                           "#.@..g...#\n"
                           "##########\n";

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

/* A digger that steps from x to x; what else is so is set by `change`. Whether that is told. */
static bool is_told(int from, int to, void (*change)(struct state *state, struct actor *digger))
{
    struct state *state = game_picture(hall);
    struct handle digger = game_picture_actor(state, 'g');
    level_move_actor(state_level(state), digger, point_make(to, 1));
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
    ADD_EVENT(state, .kind = EVENT_MOVED, .actor = digger, .from = {from, 1}, .to = {to, 1});
    if (change)
        change(state, level_actor(state_level(state), digger));
    comers_tell(state);
    bool is_told = event_list_has(&state->events, EVENT_BESIDE);
    state_destroy(state);
    return is_told;
}

static void only_a_step_that_ends_beside_the_hero_is_told(void **unused)
{
    (void)unused;
    assert_true(is_told(4, 3, NULL));
    assert_false(is_told(5, 4, NULL));
    assert_false(is_told(1, 3, NULL));
}

static void hide(struct state *state, struct actor *digger)
{
    (void)state;
    digger->is_seen = false;
}

static void befriend(struct state *state, struct actor *digger)
{
    (void)state;
    digger->is_ally = true;
}

static void telegraph(struct state *state, struct actor *digger)
{
    (void)digger;
    ADD_EVENT(state, .kind = EVENT_TELL, .actor = game_picture_actor(state, 'g'));
}

static void no_ally_is_told_of_and_nothing_unseen_or_told_otherwise(void **unused)
{
    (void)unused;
    assert_false(is_told(4, 3, befriend));
    assert_false(is_told(4, 3, hide));
    assert_false(is_told(4, 3, telegraph));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_in_view_that_comes_up_to_a_waiting_hero_is_told_and_stops_keys),
        cmocka_unit_test(only_a_step_that_ends_beside_the_hero_is_told),
        cmocka_unit_test(no_ally_is_told_of_and_nothing_unseen_or_told_otherwise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
