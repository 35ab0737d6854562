/* Damage, healing and death. */
#ifndef RULES_HARM_H
#define RULES_HARM_H

#include "world/state.h"

/* The cause of some damage. */
struct harm {
    enum cause cause;
    struct handle actor; /* for CAUSE_ACTOR */
    enum monster killer;
};

static inline struct harm harm_by(enum cause cause)
{
    return (struct harm){.cause = cause};
}

/* Whether the hero lives with a quarter of its health or less. */
bool harm_is_near_death(const struct state *state);

/* Takes health from an actor. At none left a monster leaves the level with its handle, or the hero dies and the game is
 * over. True if the victim died or fled. */
bool harm_hurt(struct state *state, struct handle victim, int amount, struct harm harm);

/* Heals an actor up to its maximum; returns by how much. */
int harm_heal(struct state *state, struct handle handle, int amount);

int harm_health_max(const struct state *state, const struct actor *actor);

/* The health of a monster that goes from a floor of one depth to another: it keeps its share of its maximum, to the nearest
 * point and at least one. */
int harm_health_moved(const struct actor *actor, int from, int to);

/* Removes a monster from the level; what it carried stays. */
void harm_remove(struct state *state, struct handle handle);

void harm_win(struct state *state);

#endif
