/* The rules of special rooms: a function and a file for each row of content/site_rules.def. */
#ifndef RULES_SITES_SITES_H
#define RULES_SITES_SITES_H

#include "world/state.h"

/* Passes a turn in an unsettled room of the hero's floor. */
typedef void site_rule_function(struct state *state, struct site *site);

#define SITE_RULE(id, name) site_rule_function site_rule_##name;
#include "content/site_rules.def"
#undef SITE_RULE

/* Passes a turn in all rooms of the hero's floor; the first visit is told. Vision must be current, and isn't
 * afterwards. */
void sites_turn(struct state *state);

/* The hero has just picked something up there: a room that gives one item of several acts at once. */
void sites_note_taken(struct state *state, struct point at);

void sites_tell(struct state *state, const struct site *site, enum site_news news);

/* Ends the rule of a room that is solved or spoilt, and tells the hero. */
void sites_settle(struct state *state, struct site *site, enum site_news news);

/* Ends the rule of a room without loot, and returns whether it did. A hero in it has solved the room; anything else that took
 * the last of the loot has not. */
bool sites_settle_taken(struct state *state, struct site *site);

/* Destroys what lies where the loot of a room lay, but not the lantern: a thief may have left it there. */
void sites_destroy_loot(struct state *state, const struct site *site);

/* Destroys the loot of a room, which ends its rule. */
void sites_spoil(struct state *state, struct site *site);

/* Whether something awake notices the hero now: something in that room, or anything if it is NULL. */
bool sites_is_noticed(const struct state *state, const struct site *site);

#endif
