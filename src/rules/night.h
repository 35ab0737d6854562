/* The night: a count of turns for the whole run that sends hunters from a certain point on. */
#ifndef RULES_NIGHT_H
#define RULES_NIGHT_H

#include "world/state.h"

#define NIGHT_NEXT_HUNTER 180
/* The turns for which a hunter is on the stairs before it comes. */
#define NIGHT_STAIRS_TURNS 10
/* A turn of the night has this many parts. */
#define NIGHT_PARTS 8
/* The log warns of each once, when this part of the time to it is left. */
#define NIGHT_WARNING_PART 4
/* How much leaving a floor delays the night if nothing hunted the hero there, and in how many cells the hero must have
 * stood for it. */
#define NIGHT_UNHUNTED 50
#define NIGHT_UNHUNTED_CELLS 60
/* How much the death of one of its hunters delays the night. */
#define NIGHT_HUNTER_DIED 90

void night_turn(struct state *state);

/* Delays the next hunter, but to no more than the turns to the first. Returns by how many turns, as the lantern is. */
int night_delay(struct state *state, int amount);

/* Whether nothing could delay it more. */
bool night_is_latest(const struct state *state);

/* The next hunter is the first again. Returns by how many turns it is delayed. */
int night_end(struct state *state);

/* A hunter of the night has died, or fallen away: the next one comes later. The hero learns that only if it saw it. */
void night_note_death(struct state *state, bool is_seen);

/* The hero has left a floor for a new one. */
void night_leave(struct state *state, const struct level *left, int cells_walked);

/* Whether the night has sent a hunter. */
bool night_is_late(const struct state *state);

/* The parts of a turn by which each turn brings the night closer: all with an open lantern. */
int night_pull(const struct state *state);

/* A moment of a game to measure from, and the time units that have passed since then: the lantern had one stance in all turns
 * between, and the night was not delayed. */
int64_t night_moment(const struct state *state);
int night_time_since(const struct state *state, int64_t moment);

/* Turns until the next hunter that is not yet on the stairs comes to the hero's floor, if the lantern stays as it is. */
int night_turns_left(const struct state *state);

/* The same if the lantern were open from now on. */
int night_turns_left_open(const struct state *state);

/* Turns until a hunter that is on the stairs comes to the hero's floor; -1: none is. */
int night_hunter_turns(const struct state *state);

/* Turns until the next hunter comes to the hero's floor, whether it is on the stairs yet or not. */
int night_turns_to_hunter(const struct state *state);

/* How near the next hunter is, from 0 to `max`, where it comes: for drawing a moon. */
int night_phase(const struct state *state, int max);

#endif
