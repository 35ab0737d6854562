/* A player in the lesson, with the hint that it is shown. */
#ifndef SUPPORT_PUPIL_H
#define SUPPORT_PUPIL_H

#include "support/player.h"

#include "input/lesson.h"

struct pupil {
    struct player *player;
    struct lesson lesson;
    size_t steps; /* of pupil_follow_to, that were taken */
};

/* Between two hints. */
#define PUPIL_NO_HINT LESSON_COUNT

struct game_setup pupil_setup(const char *seed);
struct pupil pupil_begin_with(const struct game_setup *setup);
struct pupil pupil_begin(const char *seed);

/* As the game's screen does it: the lesson may hold a command, and a new hint stops it. */
void pupil_play(struct pupil *pupil, struct command command);
void pupil_press(struct pupil *pupil, const char *keys);
void pupil_look(struct pupil *pupil);

enum lesson_hint pupil_shown(const struct pupil *pupil);

/* Plays the lesson by keys, from its start or from a hint before it, until the hint is shown. */
void pupil_follow_to(struct pupil *pupil, enum lesson_hint hint);

#endif
