/* A run told at its end, for the death screen and the morgue: each function appends a piece without a line end. */
#ifndef GAME_TEXT_ACCOUNT_H
#define GAME_TEXT_ACCOUNT_H

#include "base/text.h"
#include "game/game.h"
#include "game/text/chronicle.h"

/* "You died on floor 3 of 12, on turn 412: a gutter rat killed you." */
void account_write_end(const struct game *game, struct text *text);

/* The kinds that noticed the hero, whoever did so last first; how many. */
int account_list_watchers(const struct game *game, enum monster kinds[MONSTER_COUNT]);

/* One of these: "gutter rat: turn 12 (floor 1) to turn 80 (floor 2), one hunted you": of several of a kind it tells at once. */
void account_write_watcher(const struct game *game, enum monster kind, struct text *text);

/* "3 pebbles, a flare": what lay unused in the pack; "nothing". */
void account_write_unused(const struct game *game, struct text *text);

/* "a knife, rags": what he wore. */
void account_write_gear(const struct game *game, struct text *text);

/* "Stout heart x2, Strong arm"; "none". */
void account_write_boons(const struct game *game, struct text *text);

/* "gutter rat x2, wick moth"; "nobody". */
void account_write_kills(const struct game *game, struct text *text);

/* "floor 1 on turn 0, floor 2 on turn 310". */
void account_write_floors(const struct game *game, struct text *text);

/* "320 of 700": how far the night had come to its first hunter, or what it has sent. */
void account_write_night(const struct game *game, struct text *text);

#endif
