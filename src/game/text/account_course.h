/* The course of a run: its path, what it met, and what ended it. Each function appends words without a stop. */
#ifndef GAME_TEXT_ACCOUNT_COURSE_H
#define GAME_TEXT_ACCOUNT_COURSE_H

#include "base/text.h"
#include "game/game.h"

/* "Flame 3 (Noon), Tide 1": the boons of each path, with the keystone; "none". */
void account_course_write_path(const struct game *game, struct text *text);

/* "Fog 3, Moths 6": with their floors; "none". */
void account_course_write_omens(const struct game *game, struct text *text);

/* "1-3, 5": the floors on which nothing hunted the hero; "none". */
void account_course_write_unhunted(const struct game *game, struct text *text);

/* What killed the hero, and what would have helped. */
void account_course_write_killer(const struct game *game, struct text *text);

/* Appends the floors first .. last, after a comma unless the text ends at `start`: "4", "1-3". */
void account_course_write_span(int first, int last, size_t start, struct text *text);

/* "3 freed: 1 with you, 1 left behind, 1 dead", if any was freed. */
void account_course_write_captives(const struct game *game, struct text *text);

#endif
