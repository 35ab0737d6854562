#include "support/pupil.h"

#include "support/check.h"

#include "base/array.h"

#include <string.h>

struct game_setup pupil_setup(const char *seed)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    setup.has_lesson = true;
    return setup;
}

struct pupil pupil_begin_with(const struct game_setup *setup)
{
    struct pupil pupil = {.player = player_start_with(setup)};
    lesson_note(&pupil.lesson, player_state(pupil.player), NULL);
    return pupil;
}

struct pupil pupil_begin(const char *seed)
{
    struct game_setup setup = pupil_setup(seed);
    return pupil_begin_with(&setup);
}

void pupil_play(struct pupil *pupil, struct command command)
{
    struct game *game = pupil->player->game;
    if (lesson_holds(&pupil->lesson, &command))
        return;
    game_play(game, command);
    player_listen(pupil->player);
    bool has_appeared = lesson_note(&pupil->lesson, game_state(game), &command);
    while (!has_appeared && game_is_under_way(game)) {
        game_continue(game);
        player_listen(pupil->player);
        has_appeared = lesson_note(&pupil->lesson, game_state(game), NULL);
    }
    game_interrupt(game);
}

void pupil_press(struct pupil *pupil, const char *keys)
{
    struct error error;
    struct key key;
    pupil->player->told[0] = '\0';
    while (*keys) {
        struct command command;
        assert_true(key_read(&keys, &key, &error));
        if (player_read(pupil->player, key, &command))
            pupil_play(pupil, command);
    }
}

void pupil_look(struct pupil *pupil)
{
    lesson_note_look(&pupil->lesson, player_state(pupil->player));
}

enum lesson_hint pupil_shown(const struct pupil *pupil)
{
    return pupil->lesson.is_shown ? (enum lesson_hint)pupil->lesson.hint : PUPIL_NO_HINT;
}

/* The whole lesson by keys, with the hint that is shown after each row. */
static const struct step {
    const char *keys; /* "x": look around; "*h": h until that hint is shown */
    enum lesson_hint after;
} steps[] = {
    {"", LESSON_WAKE},
    {"llllllkkk", LESSON_WAKE},
    {"l", LESSON_SCOUT},
    {"v", LESSON_DOOR},
    {"hjjjjj", LESSON_DOOR},
    {"l", PUPIL_NO_HINT}, /* the door is open */
    {"llll", LESSON_LOOK},
    {"x", LESSON_REST},
    {"z", PUPIL_NO_HINT},
    {"*o", LESSON_HOOD},
    {"v", LESSON_PASS},
    {"lljjjl", LESSON_PASS},
    {"llllllllllllllllllllll", LESSON_PASS},
    {"lllll", LESSON_TAKE},
    {"*o", LESSON_WEAR},
    {"ife", PUPIL_NO_HINT},
    {"*o", LESSON_STAB},
    {"vjh", LESSON_STAB},
    {"h", LESSON_LURE},
    {"hh", LESSON_LURE},
    {"h", LESSON_AMBUSH},
    {".......", LESSON_AMBUSH},
    {"h", LESSON_LIGHT},
    {"v", PUPIL_NO_HINT},
    {"*o", LESSON_EXPLORE},
};

void pupil_follow_to(struct pupil *pupil, enum lesson_hint hint)
{
    for (; pupil->steps < ARRAY_LENGTH(steps) && pupil_shown(pupil) != hint; pupil->steps++) {
        const struct step *step = &steps[pupil->steps];
        bool is_repeated = step->keys[0] == '*';
        if (strcmp(step->keys, "x") == 0)
            pupil_look(pupil);
        else if (!is_repeated)
            pupil_press(pupil, step->keys);
        for (int more = 0; more < 40 && is_repeated && pupil_shown(pupil) != step->after; more++)
            pupil_press(pupil, step->keys + 1);
        if (pupil_shown(pupil) != step->after)
            fail_msg("after '%s' hint %d is shown, not %d", step->keys, (int)pupil_shown(pupil),
                     (int)step->after);
    }
    assert_int_equal(pupil_shown(pupil), hint);
}
