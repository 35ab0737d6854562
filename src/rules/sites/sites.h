/* Special rooms: what goes on in them. Each rule of content/site_rules.def is a function in a file of its own. */
#ifndef RULES_SITES_SITES_H
#define RULES_SITES_SITES_H

#include "world/state.h"

/* Goes on with a special room of the hero's floor that is not settled yet. */
typedef void site_rule_function(struct state *state, struct site *site);

#define SITE_RULE(id, name) site_rule_function site_rule_##name;
#include "content/site_rules.def"
#undef SITE_RULE

/* A full turn passes in all those of the hero's floor; he is told when he first comes into one. Vision must be current,
 * and is not current after it. */
void sites_turn(struct state *state);

/* The hero has just taken up what lay on a cell of his floor: where one may be had of several, that decides at once. */
void sites_note_taken(struct state *state, struct point at);

/* The hero is told what becomes of it. */
void sites_tell(struct state *state, const struct site *site, enum site_news news);

/* It is solved or spoilt: its rule is done with it, and the hero is told. */
void sites_settle(struct state *state, struct site *site, enum site_news news);

#endif
