/* Exploring, obeying the hints and waiting where the game says so is enough to finish floor 0. */
#include "support/check.h"
#include "support/player.h"

#include "base/array.h"
#include "input/lesson.h"

#include <string.h>

struct pupil {
    struct player *player;
    struct lesson lesson;
    bool has_thrown;
};

static void press(struct pupil *pupil, const char *keys)
{
    struct error error;
    struct key key;
    pupil->player->told[0] = '\0';
    while (*keys) {
        struct command command;
        assert_true(key_read(&keys, &key, &error));
        if (key_reader_feed(&pupil->player->reader, player_state(pupil->player), key, &command) !=
            KEY_READING_COMMAND)
            continue;
        player_play(pupil->player, command);
        lesson_note(&pupil->lesson, player_state(pupil->player), &command);
    }
}

static bool is_shown(const struct pupil *pupil, enum lesson_hint hint)
{
    return pupil->lesson.is_shown && pupil->lesson.hint == (int)hint;
}

/* An adjacent sleeper and its direction; NULL: none. */
static const struct actor *find_sleeper(const struct pupil *pupil, enum direction *direction)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct handle other =
            level_actor_at(level, point_step(player_hero(pupil->player), (enum direction)d));
        *direction = (enum direction)d;
        if (!handle_is_none(other) && level_actor_const(level, other)->is_asleep)
            return level_actor_const(level, other);
    }
    return NULL;
}

/* Waits beside the sleeper until its pip is gone, and stabs. */
static bool stab(struct pupil *pupil)
{
    enum direction direction;
    const struct actor *sleeper = find_sleeper(pupil, &direction);
    if (!sleeper)
        return false;
    if (actor_pips(sleeper) > 0)
        press(pupil, ".");
    else
        player_play(pupil->player, (struct command){.kind = COMMAND_STEP, .direction = direction});
    return true;
}

/* Does what the current hint asks for. False: there is nothing to do now. */
static bool follow_hint(struct pupil *pupil)
{
    if (is_shown(pupil, LESSON_LOOK)) {
        lesson_note_look(&pupil->lesson, player_state(pupil->player));
        return true;
    }
    if (is_shown(pupil, LESSON_STAB))
        return stab(pupil);
    if (is_shown(pupil, LESSON_THROW) && !pupil->has_thrown) {
        press(pupil, "td<Right><Right><Down><Down><Enter>v");
        pupil->has_thrown = true;
        return true;
    }
    const char *keys = is_shown(pupil, LESSON_LANTERN) ? "v"
                       : is_shown(pupil, LESSON_WEAR)  ? "ifw"
                       : is_shown(pupil, LESSON_LEAVE) ? ">"
                                                       : NULL;
    if (!keys)
        return false;
    press(pupil, keys);
    return true;
}

/* Walks into an adjacent creature, if there is one. */
static bool attack(struct pupil *pupil)
{
    const struct level *level = state_level_const(player_state(pupil->player));
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(player_hero(pupil->player), (enum direction)d);
        if (handle_is_none(level_actor_at(level, p)))
            continue;
        player_play(pupil->player,
                    (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d});
        return true;
    }
    return false;
}

/* Explores; if that is refused or stopped: attacks what is beside the hero, waits if something has noticed the hero, or presses
 * again. */
static void explore(struct pupil *pupil)
{
    int turn = player_state(pupil->player)->turn;
    press(pupil, "o");
    bool is_in_the_way = strstr(pupil->player->told, "is in the way") != NULL;
    bool is_hunted = strstr(pupil->player->told, "hunts you") != NULL;
    bool is_noticed =
        strstr(pupil->player->told, "notice you") || strstr(pupil->player->told, "wary of you");
    bool is_unlit = strstr(pupil->player->told, "seen in light") != NULL;
    if (player_state(pupil->player)->turn > turn && !is_in_the_way)
        return;
    if (!is_in_the_way && !is_hunted && !is_noticed && !is_unlit)
        fail_msg("turn %d, hint %d: '%s'", turn, pupil->lesson.hint, pupil->player->told);
    if ((!is_in_the_way && !is_hunted) || is_shown(pupil, LESSON_STAB) || !attack(pupil))
        press(pupil, is_noticed ? "." : "o");
}

static void check_comes_through(const char *seed, const char *keys)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.has_lesson = true;
    struct pupil pupil = {.player = player_start_with(&setup)};
    lesson_note(&pupil.lesson, player_state(pupil.player), NULL);
    press(&pupil, keys);
    for (int i = 0; i < 300 && state_is_lesson(player_state(pupil.player)); i++)
        if (!follow_hint(&pupil))
            explore(&pupil);
    if (state_is_lesson(player_state(pupil.player)))
        fail_msg("seed %s: turn %d, hint %d: '%s'", seed, player_state(pupil.player)->turn,
                 pupil.lesson.hint, pupil.player->told);
    player_end(pupil.player);
}

/* Exploring may pass the lantern hint, so the lantern may be hooded or open. */
static void exploring_and_following_the_hints_is_enough(void **unused)
{
    static const char *const seeds[] = {"a", "ash", "kelp-7", "tern", "wick"};
    for (size_t i = 0; i < ARRAY_LENGTH(seeds); i++) {
        check_comes_through(seeds[i], "v");
        check_comes_through(seeds[i], "");
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_and_following_the_hints_is_enough),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
