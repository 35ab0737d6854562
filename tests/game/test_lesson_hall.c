/* The lesson: its lantern, and its watched hall: unhurt if hooded, noticed and shot at if open, leapt at in the dark. */
#include "support/check.h"
#include "support/player.h"

#include "base/array.h"
#include "game/experiment.h"
#include "rules/visibility.h"

#include <stdint.h>

enum { DELAYS = 8, STEPS = 60 };

/* What happened to a hero that walked from its west door to its east door. */
struct passage {
    bool is_through;
    bool is_hurt;
    bool is_shot_at;
};

static bool is_hunted_by(const struct state *state, enum monster kind)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].kind == kind && actor_is_hunting(&level->actors[i]))
            return true;
    return false;
}

static struct passage pass(const char *seed, enum lantern lantern, int delay)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.has_lesson = true;
    struct player *player = player_start_with(&setup);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct passage passage = {false, false, false};
    experiment_set_lantern(player->game, true);
    while (state_hero(state)->lantern != lantern)
        player_press(player, "v");
    level_move_actor(state_level(state), state->hero, point_make(25, 10));
    visibility_note_all(state);
    visibility_refresh(state);
    int health = state_hero(state)->health;
    for (int i = 0; i < delay; i++)
        player_press(player, ".");
    for (int i = 0; i < STEPS && player_hero(player).x < 48 && state->turn > 0; i++) {
        player_press(player, "l");
        passage.is_shot_at |= is_hunted_by(state, MONSTER_GLASS_ARCHER);
        passage.is_hurt |= state->turn == 0 || state_hero(state)->health < health;
    }
    passage.is_through = player_hero(player).x == 48;
    player_end(player);
    return passage;
}

static void check_all(enum lantern lantern, bool is_hurt, bool is_shot_at)
{
    static const char *const seeds[] = {"a", "ash", "kelp-7", "tern", "wick"};
    for (size_t s = 0; s < ARRAY_LENGTH(seeds); s++)
        for (int delay = 1; delay <= DELAYS; delay++) {
            struct passage passage = pass(seeds[s], lantern, delay);
            if (passage.is_hurt != is_hurt || passage.is_shot_at != is_shot_at ||
                (!is_hurt && !passage.is_through))
                fail_msg("seed %s, %d turns later: through %d, hurt %d, shot at %d", seeds[s],
                         delay, passage.is_through, passage.is_hurt, passage.is_shot_at);
        }
}

static void hooded_it_is_passed_unhurt(void **unused)
{
    check_all(LANTERN_HOODED, false, false);
    (void)unused;
}

static void open_it_is_noticed_and_shot_at(void **unused)
{
    check_all(LANTERN_OPEN, true, true);
    (void)unused;
}

static void in_the_dark_something_leaps(void **unused)
{
    check_all(LANTERN_DARK, true, false);
    (void)unused;
}

/* Its glow is known from the start. */
static void travel_to_the_lantern_is_not_stopped(void **unused)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "lesson";
    setup.has_lesson = true;
    struct player *player = player_start_with(&setup);
    struct command command = {.kind = COMMAND_TRAVEL};
    assert_true(level_find_remembered(state_level_const(player_state(player)), item_lantern(),
                                      &command.target));
    player_play(player, command);
    assert_true(player_state(player)->pack.has_lantern);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hooded_it_is_passed_unhurt),
        cmocka_unit_test(open_it_is_noticed_and_shot_at),
        cmocka_unit_test(in_the_dark_something_leaps),
        cmocka_unit_test(travel_to_the_lantern_is_not_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
