/* Private to ai: what minds have in common: striking, going after the hero, looking for him, and what they do when they
 * know nothing of him. */
#ifndef AI_HABITS_H
#define AI_HABITS_H

#include "ai/mind.h"
#include "ai/senses.h"

/* Whether the thinker notices the hero now, by the rule that its suspicion grows by. */
bool habits_notices(const struct ai_context *ai);

/* Where the thinker believes the hero to be: where it notices him, or where it last saw or heard him. False if it knows
 * nothing. */
bool habits_prey(const struct ai_context *ai, struct point *prey);

/* Whether a foe that it knows of is beside the thinker, so that it can strike. */
bool habits_find_foe(const struct ai_context *ai, struct point *foe);

/* A blow at whoever is in the cell. */
struct choice habits_strike(struct point foe);

/* An effect of the thinker's kind on a cell. */
struct choice habits_effect(const struct ai_context *ai, struct point at);

/* Turns its gaze on the hero; where it rests on him already, it stays. */
struct choice habits_face_hero(const struct ai_context *ai);

/* Finds where it believes the hero to be; false if it need not look there any more. */
bool habits_find_sought(const struct ai_context *ai, struct point *prey);

/* Finds the hero, if a leap of the thinker's reach would bring it beside him: it notices him, or sees him where it last did. */
bool habits_find_leap(const struct ai_context *ai, struct point *prey);

/* Keeps the hero, where it knows of him, so many steps off: flees from him when he is nearer; strikes when there is no way
 * and its kind does. False when he is not so near, and where all that it could do is wait. */
bool habits_keep_off(struct ai_context *ai, int steps, struct choice *choice);

/* Goes to a cell, or up to one that can't be stood on; where it is there, or there is no way, it stays. */
struct choice habits_go(struct ai_context *ai, bool shuns_bright, struct point to);

/* Whether the cell is so many steps or more from where it believes the hero to be. */
bool habits_is_far_from_prey(const struct ai_context *ai, struct point p, int steps);

/* Goes to the nearest fixture that is wanted of those that it has in view, and does there what its kind does. False if there
 * is none, or no way to it. */
bool habits_tend(struct ai_context *ai, senses_wanted *is_wanted, struct choice *choice);

/* Hunts: strikes who is beside it, goes to its prey, and looks for him about the place where it lost him. */
struct choice habits_hunt(struct ai_context *ai, bool shuns_bright);

/* Wary: goes to where it saw or heard something, and waits there. */
struct choice habits_look_into(struct ai_context *ai, bool shuns_bright);

/* Knows of nothing: walks its round, or goes back to its post. */
struct choice habits_rest(struct ai_context *ai, bool shuns_bright);

/* One of the three, by its suspicion. */
struct choice habits_follow(struct ai_context *ai, bool shuns_bright);

/* The farthest step away from a cell; false if every step leads nearer. */
bool habits_flee(struct ai_context *ai, struct point from, enum direction *direction);

#endif
