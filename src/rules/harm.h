/* Losing and getting health; and dying. */
#ifndef RULES_HARM_H
#define RULES_HARM_H

#include "world/state.h"

/* Who or what does harm. */
struct harm {
    enum cause cause;
    struct handle actor; /* of CAUSE_ACTOR */
    enum monster killer;
};

static inline struct harm harm_by(enum cause cause)
{
    return (struct harm){.cause = cause};
}

/* Takes health from an actor; who has none left dies: it leaves the level and what it carried, and its handle resolves
 * no more. The hero stays where he fell, and the game is over. True if it died. */
bool harm_hurt(struct state *state, struct handle victim, int amount, struct harm harm);

/* Gives an actor health, as far as it can have it; how much that was. */
int harm_heal(struct state *state, struct handle handle, int amount);

/* The most health that an actor can have. */
int harm_health_max(const struct state *state, const struct actor *actor);

/* Takes an actor out of the level: dead, or gone. */
void harm_remove(struct state *state, struct handle handle);

/* Wins the game. */
void harm_win(struct state *state);

/* Tells whether the hero perceives what happens to an actor. */
bool harm_is_perceived(const struct state *state, struct handle actor);

#endif
