/* Exploring, obeying the hints and waiting where the game says so is enough to finish floor 0. */
#include "support/check.h"
#include "support/pupil.h"

#include "base/array.h"

#include <string.h>

/* Steps into an adjacent creature that is asleep or awake; false: there is none. */
static bool attack(struct pupil *pupil, bool is_asleep)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(player_hero(pupil->player), (enum direction)d);
        struct handle other = level_actor_at(level, p);
        if (handle_is_none(other) || level_actor_const(level, other)->is_asleep != is_asleep)
            continue;
        pupil_play(pupil, (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d});
        return true;
    }
    return false;
}

/* Takes a step of the way to a cell in view. */
static void walk_to(struct pupil *pupil, struct point to)
{
    int turn = player_state(pupil->player)->turn;
    struct point from = player_hero(pupil->player);
    struct point ahead = {(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
    const struct point ways[] = {{ahead.x, 0}, {0, ahead.y}};
    for (size_t i = 0; i < ARRAY_LENGTH(ways) && player_state(pupil->player)->turn == turn; i++)
        if (!point_is_equal(ways[i], point_make(0, 0)))
            pupil_play(pupil,
                       (struct command){.kind = COMMAND_STEP, .direction = direction_of(ways[i])});
}

/* Walks to the sleeper in view, and into it. */
static void stab(struct pupil *pupil)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    if (lantern_get(state_hero_const(player_state(pupil->player))->lantern)->light_radius > 0) {
        pupil_press(pupil, "v");
        return;
    }
    for (uint16_t i = 0; !attack(pupil, true) && level_next_actor(level, &i); i++)
        if (level->actors[i].is_asleep) {
            walk_to(pupil, level->actors[i].position);
            return;
        }
}

/* Does what the current hint asks for. False: exploring does. */
static bool follow_hint(struct pupil *pupil)
{
    static const char *const keys[LESSON_COUNT] = {
        [LESSON_SCOUT] = "v", [LESSON_REST] = "z", [LESSON_HOOD] = "v",  [LESSON_WEAR] = "ife",
        [LESSON_HIDE] = "v",  [LESSON_LURE] = "h", [LESSON_LEAVE] = ">", [LESSON_LIGHT] = "v"};
    enum lesson_hint hint = pupil_shown(pupil);
    if (hint == LESSON_WAKE)
        walk_to(pupil, point_make(9, 3));
    else if (hint == LESSON_LOOK)
        pupil_look(pupil);
    else if (hint == LESSON_STAB)
        stab(pupil);
    else if (hint == LESSON_AMBUSH && !attack(pupil, false))
        pupil_press(pupil, ".");
    else if (hint < LESSON_COUNT && keys[hint])
        pupil_press(pupil, keys[hint]);
    else
        return hint == LESSON_AMBUSH;
    return true;
}

/* Explores, in spite of what exploring asks about. */
static void explore(struct pupil *pupil)
{
    int turn = player_state(pupil->player)->turn;
    pupil_press(pupil, "o");
    if (player_state(pupil->player)->turn > turn)
        return;
    if (!strstr(pupil->player->told, "go on anyway?"))
        fail_msg("turn %d, hint %d: '%s'", turn, pupil->lesson.hint, pupil->player->told);
    pupil_press(pupil, "<Enter>");
}

static void check_comes_through(const char *seed)
{
    struct pupil pupil = pupil_begin(seed);
    for (int i = 0; i < 300 && state_is_lesson(player_state(pupil.player)); i++)
        if (!follow_hint(&pupil))
            explore(&pupil);
    if (state_is_lesson(player_state(pupil.player)))
        fail_msg("seed %s: turn %d, hint %d: '%s'", seed, player_state(pupil.player)->turn,
                 pupil.lesson.hint, pupil.player->told);
    player_end(pupil.player);
}

static void exploring_and_following_the_hints_is_enough(void **unused)
{
    static const char *const seeds[] = {"a", "ash", "kelp-7", "tern", "wick"};
    for (size_t i = 0; i < ARRAY_LENGTH(seeds); i++)
        check_comes_through(seeds[i]);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_and_following_the_hints_is_enough),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
