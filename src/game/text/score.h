/* What a run is worth: its points, the conducts it kept, how each floor was walked, and a line that tells of all that. The
 * rules never read it. */
#ifndef GAME_TEXT_SCORE_H
#define GAME_TEXT_SCORE_H

#include "base/text.h"
#include "content/conduct.h"
#include "game/game.h"

/* 100 for each floor reached, 25 more if nothing hunted the hero there, 500 for either end, less 1 for 20 turns; at least 0. */
int score_points(const struct state *state);

/* Whether the run has kept it until now. */
bool score_has_kept(const struct game *game, enum conduct conduct);

/* Those that it has kept until now: bit c for the conduct c. */
unsigned score_conducts(const struct game *game);

/* The stance of the lantern (enum lantern) in which the hero spent most turns of a floor; -1: no turn was spent there. */
int score_stance(const struct game *game, int depth);

/* Appends a line to share, with a square for each floor: "Eyeshine 2026-11-25 <squares> died on floor 7, 742". */
void score_write_line(const struct game *game, struct text *text);

#endif
