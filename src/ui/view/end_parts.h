/* What the screen of the end tells of a run: the last turns, what noticed the hero, the pack, and the run's facts. */
#ifndef UI_VIEW_END_PARTS_H
#define UI_VIEW_END_PARTS_H

#include "game/text/account.h"
#include "ui/view/widgets.h"

#define END_PARTS_LINE_MAX 600
/* The facts of the run, from the conducts on. */
#define END_PARTS_FACTS 11

/* How many of the newest `recent` sentences of a chronicle fit onto the page. */
int end_parts_count_turns(const struct page *page, const struct chronicle *chronicle, int recent);

/* The last turns: up to `max` sentences, as many as fit. */
void end_parts_draw_turns(struct page *page, const struct game *game, int max);

/* How many creatures that noticed the hero can be listed in that many lines, with the heading, the rest and the gap; at least
 * one. Receives the lines that they take. */
int end_parts_count_watchers(const struct page *page, const struct game *game, int room,
                             int *lines);
void end_parts_draw_watchers(struct page *page, const struct game *game, int max);

/* The lines of end_parts_draw_pack, with its gap, and of end_parts_draw_run with all facts. */
int end_parts_pack_lines(const struct page *page, const struct game *game);
int end_parts_run_lines(const struct page *page, const struct game *game);

void end_parts_draw_pack(struct page *page, const struct game *game);

/* The facts from the first one on. One that does not fit whole is left out: a shorter one may. The heading is left out if none
 * fits below it. */
void end_parts_draw_run(struct page *page, const struct game *game, int first);

/* For a single column: the last creature that noticed the hero, the unused items and the conducts, on up to half of it, or on
 * all of it if it is low. Whether the conducts had room. */
bool end_parts_draw_in_short(struct page *page, const struct game *game);

void end_parts_write_fact(const struct game *game, enum account_fact fact,
                          char line[END_PARTS_LINE_MAX]);

/* The fact of that index among those of the run. */
void end_parts_write_run_fact(const struct game *game, int index, char line[END_PARTS_LINE_MAX]);

#endif
