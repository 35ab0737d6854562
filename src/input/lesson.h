/* What floor 0 teaches: hints, each of which appears where it is of use and stays until the player has done it, or has gone
 * on to where the next one belongs. It reads the game and never changes it. */
#ifndef INPUT_LESSON_H
#define INPUT_LESSON_H

#include "base/text.h"
#include "game/command.h"
#include "world/state.h"

/* What the player does that is no command. */
enum lesson_deed { LESSON_DEED_NONE, LESSON_DEED_LOOKED };

enum lesson_hint {
#define LESSON(id, ...) LESSON_##id,
#include "input/lessons.def"
#undef LESSON
    LESSON_COUNT
};

/* How far the player has come. Zero is the start. */
struct lesson {
    int hint;      /* the one that is shown or due, of enum lesson_hint; LESSON_COUNT: it is over */
    bool is_shown; /* it has appeared, and stays */
};

/* Takes in how the game stands after a command, or, NULL, at its start. */
void lesson_note(struct lesson *lesson, const struct state *state, const struct command *command);

/* Takes in what is no command. */
void lesson_note_deed(struct lesson *lesson, const struct state *state, enum lesson_deed deed);

/* Appends a hint as it is shown, its keys named as they are bound; NULL: by default. */
struct bindings;
void lesson_write(const struct bindings *bindings, enum lesson_hint hint, struct text *text);

/* Appends, while no hint is shown, what the last one led to, and where the next one is and what is there. */
void lesson_write_way(const struct bindings *bindings, const struct lesson *lesson,
                      const struct state *state, struct text *text);

/* The second half of it, alone: the way. */
void lesson_write_route(const struct lesson *lesson, const struct state *state, struct text *text);

/* Appends the longest that this can come to while a hint of 0 .. LESSON_COUNT - 1 is due. */
void lesson_write_longest_way(const struct bindings *bindings, int hint, struct text *text);

/* Appends what whoever is hunted may do. */
void lesson_write_flight(const struct bindings *bindings, struct text *text);

/* Appends what there is to say now: to whoever is hunted, that; else the hint that is shown, or the way on. */
void lesson_write_now(const struct bindings *bindings, const struct lesson *lesson,
                      const struct state *state, struct text *text);

#endif
