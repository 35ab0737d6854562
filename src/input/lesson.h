/* The lesson of floor 0: hints that appear where they are useful and stay until the player has done what they say or
 * has gone on to the place of a later hint. It reads the game and never changes it. */
#ifndef INPUT_LESSON_H
#define INPUT_LESSON_H

#include "base/text.h"
#include "game/command.h"
#include "world/state.h"

enum lesson_hint {
#define LESSON(id, ...) LESSON_##id,
#include "input/lessons.def"
#undef LESSON
    LESSON_COUNT
};

/* The player's progress. Zero is the start. */
struct lesson {
    int hint;       /* the current one, of enum lesson_hint; LESSON_COUNT: the lesson is over */
    bool is_shown;  /* it has appeared */
    bool has_held;  /* exploring waits for it, and asked last whether to go anyway */
    bool is_waived; /* the player goes anyway: it holds no going on */
};

/* Begins it, or goes on with the last part that the hero has come to: `visited` are the cells where it has stood. */
void lesson_begin(struct lesson *lesson, const struct state *state, const struct bit_grid *visited);

/* Brings the lesson up to date after a command; NULL: when a command continues. Returns whether a hint has
 * appeared: then automatic movement should stop. */
bool lesson_note(struct lesson *lesson, const struct state *state, const struct command *command);

/* Whether the shown hint asks for something else before the hero explores: until it is asked to go anyway. */
bool lesson_holds(struct lesson *lesson, const struct command *command);

/* The command that Enter gives after lesson_holds; NULL: the last command was another. */
const struct command *lesson_held_command(const struct lesson *lesson);

/* The same after the player has looked around, which is no command. */
void lesson_note_look(struct lesson *lesson, const struct state *state);

/* The writers name keys as they are bound; NULL: by default. */
struct bindings;

/* Appends a text in which a name in braces stands for its key. */
void lesson_write_words(const struct bindings *bindings, const char *says, struct text *text);

/* Appends a hint. */
void lesson_write_hint(const struct bindings *bindings, enum lesson_hint hint, struct text *text);

/* Appends what to say between two hints: what the last one led to, and where the next one is. */
void lesson_write_transition(const struct bindings *bindings, const struct lesson *lesson,
                             const struct state *state, struct text *text);

/* Appends only where the next one is. */
void lesson_write_next_place(const struct lesson *lesson, const struct state *state,
                             struct text *text);

/* Appends the longest text of lesson_write_transition while `hint` is the current one. */
void lesson_write_longest_transition(const struct bindings *bindings, int hint, struct text *text);

/* Appends what to do when hunted while `hint` is the current one, by what sees or by ear alone. */
void lesson_write_hunted(const struct bindings *bindings, int hint, bool is_by_ear,
                         struct text *text);

/* Whether the advice for a hunt is shown instead of the hint, and the player does not follow it yet. */
bool lesson_warns(const struct lesson *lesson, const struct state *state);

/* Appends what to say now: advice for the hunted, the hint that is shown, or the way to the next one. */
void lesson_write_current(const struct bindings *bindings, const struct lesson *lesson,
                          const struct state *state, struct text *text);

#endif
