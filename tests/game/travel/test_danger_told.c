/* What stays off stops automatic movement once, and again when it could strike. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/travel/danger.h"

#include <string.h>

/* A hall with the hero and, some cells off, the creature of a sign, which has come into view at the choice 5. */
static struct state *start(char sign, int steps)
{
    char picture[] = "##########\n#.@......#\n##########\n";
    picture[strlen("##########\n#.@") - 1 + steps] = sign;
    struct state *state = game_picture(picture);
    struct actor *actor = game_picture_who(state, sign);
    actor->is_seen = true;
    actor->came_at = 5;
    return state;
}

/* Light keeps the rat off; nothing keeps the lizard off. */
static void what_stays_off_stops_movement_only_once(void **unused)
{
    for (const char *sign = "rN"; *sign; sign++) {
        struct state *state = start(*sign, 5);
        struct handle by;
        struct danger_told told = {.depth = 0};
        danger_tell(&told, state, state->hero);
        assert_true(danger_has_come(state, 4, &told, &by));
        danger_tell(&told, state, by);
        danger_tell(&told, state, state->hero);
        assert_int_equal(danger_has_come(state, 4, &told, &by), *sign == 'N');
        told.depth++;
        assert_true(danger_has_come(state, 4, &told, &by));
        state_destroy(state);
    }
    (void)unused;
}

/* Cornered, a hound without its twin bites: fast as it is, from three cells off, and during a step in the dark from four. */
static void what_stays_off_stops_movement_again_when_it_could_strike(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_OPEN, LANTERN_DARK};
    for (int i = 0; i < 2; i++)
        for (int steps = 1; steps <= 5; steps++) {
            struct state *state = start('t', steps);
            level_set_terrain(state_level(state), point_make(3 + steps, 1), TERRAIN_WALL);
            struct handle by = game_picture_actor(state, 't');
            struct danger_told told = {.depth = 0};
            game_picture_set_lantern(state, lanterns[i]);
            level_actor(state_level(state), by)->is_seen = true;
            level_actor(state_level(state), by)->came_at = 5;
            danger_tell(&told, state, by);
            if (danger_has_come(state, 4, &told, &by) != (steps <= 3 + i))
                fail_msg("stance %d, %d steps", i, steps);
            state_destroy(state);
        }
    (void)unused;
}

/* The next step, or others, might corner it. */
static void a_twin_without_its_twin_stops_movement_only_where_it_could_strike(void **unused)
{
    for (int steps = 1; steps <= 5; steps++) {
        struct state *state = start('t', steps);
        struct danger_told told = {.depth = 0};
        struct handle by;
        assert_int_equal(danger_has_come(state, 4, &told, &by), steps <= 3);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stays_off_stops_movement_only_once),
        cmocka_unit_test(what_stays_off_stops_movement_again_when_it_could_strike),
        cmocka_unit_test(a_twin_without_its_twin_stops_movement_only_where_it_could_strike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
