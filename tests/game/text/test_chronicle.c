/* The chronicle of a run. */
#include "support/check.h"

#include "game/text/chronicle.h"
#include "support/game_picture.h"
#include "support/player.h"

#include <stdio.h>
#include <string.h>

static const char room[] = "##########\n"
                           "#@.......#\n"
                           "##########\n";

/* Notes one event of the state's turn. */
static void note(struct chronicle *chronicle, struct state *state, struct event event)
{
    state->events.count = 0;
    event_list_add(&state->events, event);
    chronicle_note(chronicle, state);
}

static void test_sentences_are_kept_with_their_turns(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("####\n"
                                         "#@+.\n"
                                         "####\n");
    player_press(player, ".l");
    const struct chronicle *chronicle = game_chronicle(player->game);
    assert_int_equal(chronicle_recent(chronicle, 2), 1);
    assert_string_equal(chronicle_line_get(chronicle, 0)->text, "You open the door.");
    assert_int_equal(chronicle_line_get(chronicle, 0)->turn, 2);
    player_end(player);
}

static void test_events_that_cost_no_time_are_left_out(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    player_press(player, "hhk<F2>");
    assert_int_equal(game_chronicle(player->game)->line_count, 0);
    player_end(player);
}

static void test_only_the_last_ten_turns_are_told(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct chronicle chronicle = {.line_count = 0};
    for (state->turn = 1; state->turn <= 15; state->turn++)
        note(&chronicle, state, (struct event){.kind = EVENT_LANTERN, .lantern = LANTERN_OPEN});
    assert_int_equal(chronicle_recent(&chronicle, 15), CHRONICLE_TURNS);
    assert_int_equal(chronicle_line_get(&chronicle, CHRONICLE_TURNS - 1)->turn, 6);
    assert_int_equal(chronicle_recent(&chronicle, 24), 1);
    assert_int_equal(chronicle_recent(&chronicle, 25), 0);
    state_destroy(state);
}

static void test_the_oldest_sentences_are_dropped_when_full(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct chronicle chronicle = {.line_count = 0};
    state->turn = 3;
    for (int i = 0; i < CHRONICLE_LINES + 5; i++)
        note(&chronicle, state, (struct event){.kind = EVENT_FELL, .damage = i});
    assert_int_equal(chronicle_recent(&chronicle, 3), CHRONICLE_LINES);
    char newest[64];
    snprintf(newest, sizeof newest, "You fall to the next floor (%d): a loud noise.",
             CHRONICLE_LINES + 4);
    assert_string_equal(chronicle_line_get(&chronicle, 0)->text, newest);
    assert_string_equal(chronicle_line_get(&chronicle, CHRONICLE_LINES - 1)->text,
                        "You fall to the next floor (5): a loud noise.");
    state_destroy(state);
}

static void test_a_repeated_sentence_of_a_turn_is_counted(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct chronicle chronicle = {.line_count = 0};
    for (int i = 0; i < 3; i++)
        note(&chronicle, state, (struct event){.kind = EVENT_EYES});
    state->turn++;
    note(&chronicle, state, (struct event){.kind = EVENT_EYES});
    assert_int_equal(chronicle.line_count, 2);
    assert_int_equal(chronicle_line_get(&chronicle, 1)->times, 3);
    assert_int_equal(chronicle_line_get(&chronicle, 0)->times, 1);
    state_destroy(state);
}

static void test_first_and_last_notice_of_a_kind_are_kept(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@.....rM#\n"
                                       "##########\n");
    struct chronicle chronicle = {.line_count = 0};
    const struct chronicle_watcher *rats = &chronicle.watchers[MONSTER_GUTTER_RAT];
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->is_seen = true;
    chronicle_note(&chronicle, state);
    assert_int_equal(rats->pips, 0);
    static const int suspicion[] = {1, SUSPICION_HUNTING, SUSPICION_WARY, 0};
    for (int i = 0; i < 4; i++) {
        state->turn = 10 + i;
        rat->suspicion = suspicion[i];
        chronicle_note(&chronicle, state);
    }
    assert_int_equal(rats->pips, 3);
    assert_int_equal(rats->first_turn, 10);
    assert_int_equal(rats->last_turn, 12);
    assert_int_equal(rats->first_depth, 1);
    assert_int_equal(chronicle.watchers[MONSTER_WICK_MOTH].pips, 0);
    state_destroy(state);
}

static void test_only_kills_by_the_hero_count(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct chronicle chronicle = {.line_count = 0};
    struct event died = {.kind = EVENT_DIED, .victim_kind = MONSTER_GUTTER_RAT};
    note(&chronicle, state, died);
    assert_int_equal(chronicle.kills[MONSTER_GUTTER_RAT], 0);
    died.actor = state->hero;
    note(&chronicle, state, died);
    note(&chronicle, state, died);
    assert_int_equal(chronicle.kills[MONSTER_GUTTER_RAT], 2);
    state_destroy(state);
}

static void test_close_calls_are_counted_by_kind(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct chronicle chronicle = {.line_count = 0};
    struct event event = {.kind = EVENT_CLOSE_CALL, .monster = MONSTER_GUTTER_RAT};
    note(&chronicle, state, event);
    note(&chronicle, state, event);
    assert_int_equal(chronicle.close_calls[MONSTER_GUTTER_RAT], 2);
    state_destroy(state);
}

static void test_first_arrivals_are_kept(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("######\n"
                                         "#@..>#\n"
                                         "######\n");
    const struct chronicle *chronicle = game_chronicle(player->game);
    assert_int_equal(chronicle->arrivals[1], 0);
    player_press(player, ">1<lt>>");
    assert_int_equal(chronicle->arrivals[0], 1);
    assert_int_equal(chronicle->arrivals[1], 1 + 4);
    assert_int_equal(chronicle->arrivals[2], 0);
    player_end(player);
}

static void test_allies_are_not_watchers(void **fixture)
{
    (void)fixture;
    struct chronicle chronicle = {.line_count = 0};
    struct state *state = game_picture("##########\n"
                                       "#@.....r.#\n"
                                       "##########\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->suspicion = SUSPICION_HUNTING;
    rat->is_seen = true;
    rat->is_ally = true;
    chronicle_note(&chronicle, state);
    assert_int_equal(chronicle.watchers[MONSTER_GUTTER_RAT].pips, 0);
    rat->is_ally = false;
    chronicle_note(&chronicle, state);
    assert_int_equal(chronicle.watchers[MONSTER_GUTTER_RAT].pips, 3);
    state_destroy(state);
}

/* Of eyes in the dark the kind is known only if the hero has seen the creature before. */
static void test_what_the_hero_does_not_know_is_no_watcher(void **fixture)
{
    (void)fixture;
    struct chronicle chronicle = {.line_count = 0};
    const struct chronicle_watcher *rats = &chronicle.watchers[MONSTER_GUTTER_RAT];
    struct state *state = game_picture("##########\n"
                                       "#@.....r.#\n"
                                       "##########\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->suspicion = SUSPICION_HUNTING;
    rat->is_seen = rat->shines = false;
    chronicle_note(&chronicle, state);
    assert_int_equal(rats->pips, 0);
    rat->shines = true;
    chronicle_note(&chronicle, state);
    assert_int_equal(rats->pips, 0);
    rat->seen_until = 1;
    rat->shines = false;
    chronicle_note(&chronicle, state);
    assert_int_equal(rats->pips, 0);
    rat->shines = true;
    chronicle_note(&chronicle, state);
    assert_int_equal(rats->pips, 3);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences_are_kept_with_their_turns),
        cmocka_unit_test(test_events_that_cost_no_time_are_left_out),
        cmocka_unit_test(test_only_the_last_ten_turns_are_told),
        cmocka_unit_test(test_the_oldest_sentences_are_dropped_when_full),
        cmocka_unit_test(test_a_repeated_sentence_of_a_turn_is_counted),
        cmocka_unit_test(test_first_and_last_notice_of_a_kind_are_kept),
        cmocka_unit_test(test_only_kills_by_the_hero_count),
        cmocka_unit_test(test_close_calls_are_counted_by_kind),
        cmocka_unit_test(test_first_arrivals_are_kept),
        cmocka_unit_test(test_allies_are_not_watchers),
        cmocka_unit_test(test_what_the_hero_does_not_know_is_no_watcher),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
