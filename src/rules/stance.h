/* The stance of the lantern, stillness, the sight algorithm, and which way actors face. */
#ifndef RULES_STANCE_H
#define RULES_STANCE_H

#include "rules/outcome.h"

/* Takes a turn; refused without light in the game. */
struct outcome stance_set_lantern(struct state *state, struct handle handle, enum lantern lantern);

/* Whether the hero must be warned, once, that an open lantern would set off gas here. */
bool stance_warn_of_gas(struct state *state);

/* Whether the hero can close the lantern, and would give no light of its own then. */
bool stance_can_go_dark(const struct state *state);

/* The stance that gives no light, as for a hero without a lantern. */
enum lantern stance_dark(void);

/* The hero keeps the lantern and can light it again. Nothing happens if it gives no light, or a key keeps it open. */
void stance_put_out_lantern(struct state *state);

/* Opens the lantern if a carried key keeps it open. */
void stance_heed_key(struct state *state);

/* A step, a new floor or a noise of the hero, or a blow by or at the hero, ends stillness. */
void stance_end_stillness(struct state *state);

/* A full turn passes: counts towards stillness, or ends it in light. `is_noticed`: something saw the hero. */
void stance_turn(struct state *state, bool is_noticed);

/* Sets the algorithm of every view and light. Takes no time. */
struct outcome stance_set_fov(struct state *state, struct handle handle, int fov);

/* Turns an actor, its gaze and its cone of light. Takes no time. */
void stance_face(struct state *state, struct handle handle, enum direction direction);

#endif
