/* Creatures of a kind that come into view in a turn are one message. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/player.h"
#include "support/told.h"

#include "game/travel/interrupt.h"
#include "rules/visibility.h"

#include <stdint.h>
#include <string.h>

/* Opens the door; what is in the eighth column sleeps. Rats flee from the light, and are told where they end. */
static struct player *open_door(const char *picture)
{
    struct player *player = player_start(picture);
    struct level *level = state_level((struct state *)(uintptr_t)player_state(player));
    struct handle last = level_actor_at(level, point_make(8, 1));
    if (!handle_is_none(last)) {
        struct actor sleeper = *level_actor_const(level, last);
        sleeper.is_asleep = true;
        level_remove_actor(level, last);
        level_add_actor(level, sleeper);
    }
    player_press(player, "l");
    return player;
}

static void several_of_a_kind_are_told_at_once_by_the_nearest(void **unused)
{
    (void)unused;
    struct player *player = open_door("##########\n"
                                      "#@+..rrr.#\n"
                                      "##########\n");
    assert_true(player_was_told(player, "A gutter rat and 2 more come into view, the nearest 4 "
                                        "steps east; at least one begins to notice you."));
    const char *first = strstr(player->told, "into view");
    assert_non_null(first);
    assert_null(strstr(first + 1, "into view"));
    player_end(player);
}

static void sleepers_are_told_apart(void **unused)
{
    (void)unused;
    struct player *player = open_door("##########\n"
                                      "#@+..r.kr#\n"
                                      "##########\n");
    assert_true(player_was_told(
        player, "A gutter rat comes into view, 5 steps east, and begins to notice you."));
    assert_true(player_was_told(player, "A sleeping gutter rat comes into view, 7 steps east."));
    player_end(player);
}

static void one_alone_has_its_own_way(void **unused)
{
    (void)unused;
    struct player *player = open_door("##########\n"
                                      "#@+..r...#\n"
                                      "##########\n");
    assert_true(player_was_told(
        player, "A gutter rat comes into view, 5 steps east, and begins to notice you."));
    player_end(player);
}

/* The archer sleeps; it is out of view until it would be news, and then in view again. */
static void a_sleeper_is_told_once_unless_it_stirs(void **unused)
{
    const char *const told[] = {"", "A sleeping glass archer comes into view, 7 steps east.",
                                "A glass archer comes into view, 7 steps east."};
    for (int i = 0; i < 3; i++) {
        struct player *player = open_door("##########\n"
                                          "#@+.....a#\n"
                                          "##########\n");
        struct state *state = (struct state *)(uintptr_t)player_state(player);
        struct actor *archer = game_picture_who(state, 'a');
        assert_true(
            player_was_told(player, "A sleeping glass archer comes into view, 7 steps east."));
        archer->is_seen = false;
        archer->seen_until = state->turn;
        state->turn += 30;
        archer->suspicion = i == 1;
        archer->is_asleep = i < 2;
        visibility_note_all(state);
        state->events.count = 0;
        visibility_refresh(state);
        struct event sighted = game_picture_last(state, EVENT_SIGHTED);
        assert_told_in(state, sighted, told[i]);
        assert_int_equal(interrupt_of(state, &sighted),
                         i == 0 ? INTERRUPT_NONE : INTERRUPT_STARTLE);
        player_end(player);
    }
    (void)unused;
}

static void one_that_died_in_the_same_turn_is_told(void **unused)
{
    (void)unused;
    struct state *state = told_scene();
    assert_told_in(
        state,
        (struct event){
            .kind = EVENT_SIGHTED, .actor = {60, 9}, .monster = MONSTER_GUTTER_RAT, .to = {4, 1}},
        "A gutter rat comes into view, 3 steps east.");
    state_destroy(state);
}

static void eyes_are_told_where_they_shine_at_the_end_of_the_turn(void **unused)
{
    (void)unused;
    struct state *state = told_scene();
    struct event eyes = {.kind = EVENT_EYES, .to = {6, 1}};
    state->vision.eyes[0] = point_make(5, 3);
    state->vision.eye_count = 1;
    assert_told_in(state, eyes, "Eyes shine in the dark, 4 steps south-east.");
    state->vision.eyes[0] = point_make(2, 1); /* others */
    assert_told_in(state, eyes, "Eyes shine in the dark for a moment, 5 steps east.");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(several_of_a_kind_are_told_at_once_by_the_nearest),
        cmocka_unit_test(sleepers_are_told_apart),
        cmocka_unit_test(a_sleeper_is_told_once_unless_it_stirs),
        cmocka_unit_test(one_that_died_in_the_same_turn_is_told),
        cmocka_unit_test(one_alone_has_its_own_way),
        cmocka_unit_test(eyes_are_told_where_they_shine_at_the_end_of_the_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
