/* Private to ai: what minds have in common: striking, hunting and searching for the hero, keeping a distance, and resting. */
#ifndef AI_TACTICS_H
#define AI_TACTICS_H

#include "ai/mind.h"
#include "ai/senses.h"

/* Whether the actor notices the hero now, by the rule that its suspicion grows by. */
bool tactics_notices(const struct ai_context *ai);

/* Where the actor believes the hero to be: where it notices the hero now, or saw or heard it last. False if it has no clue. */
bool tactics_prey(const struct ai_context *ai, struct point *prey);

/* Whether the actor can strike a foe that it knows of in an adjacent cell. */
bool tactics_find_foe(const struct ai_context *ai, struct point *foe);

struct choice tactics_strike(struct point foe);

/* The effect of the actor's kind on a cell. */
struct choice tactics_effect(const struct ai_context *ai, struct point at);

/* Turns to the hero, or stays if it faces the hero already. */
struct choice tactics_face_hero(const struct ai_context *ai);

/* Where it believes the hero to be; false if it has already looked there. */
bool tactics_find_sought(const struct ai_context *ai, struct point *prey);

/* Finds the hero if the actor notices the hero, or sees it where it last did, and can leap to land beside it. */
bool tactics_find_leap(const struct ai_context *ai, struct point *prey);

/* Keeps that many steps away from the hero's known cell: flees when nearer, or strikes if there is no way and its kind
 * attacks. False if the hero is not that near, or if the actor could only wait. */
bool tactics_keep_off(struct ai_context *ai, int steps, struct choice *choice);

/* Goes to a cell, or next to one that can't be stood on. Stays if it is there or there is no way. */
struct choice tactics_go(struct ai_context *ai, bool shuns_bright, struct point to);

/* Whether the cell is that many steps or more from where it believes the hero to be. */
bool tactics_is_far_from_prey(const struct ai_context *ai, struct point p, int steps);

/* Goes to the nearest wanted fixture in view and uses its kind's effect there. False if there is none, or no way to it. */
bool tactics_use_fixture(struct ai_context *ai, senses_wanted *is_wanted, struct choice *choice);

/* Hunting: strikes adjacent foes, goes to the hero's known cell, and searches around it. */
struct choice tactics_hunt(struct ai_context *ai, bool shuns_bright);

/* Whether the actor has a clue and goes after it: it is wary, or has heard a noise. */
bool tactics_is_drawn(const struct actor *actor);

/* Drawn: goes to where it saw or heard something, and waits there. */
struct choice tactics_look_into(struct ai_context *ai, bool shuns_bright);

/* Unaware: walks its round, or goes back to its post. */
struct choice tactics_rest(struct ai_context *ai, bool shuns_bright);

/* One of these three, by its suspicion. */
struct choice tactics_follow(struct ai_context *ai, bool shuns_bright);

/* The step that leads farthest away from a cell; false if every step leads nearer. */
bool tactics_flee(struct ai_context *ai, struct point from, enum direction *direction);

#endif
