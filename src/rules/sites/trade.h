/* Barter in the dark: who trades in a special room, for what, and when not. */
#ifndef RULES_SITES_TRADE_H
#define RULES_SITES_TRADE_H

#include "rules/outcome.h"

/* The special room in which the hero stands and somebody trades still, in light or not; NULL: there is none. */
const struct site *trade_find(const struct state *state);

/* Whether it is dark enough there, on the hero, in his hands and on who trades. */
bool trade_is_dark(const struct state *state, const struct site *site);

/* Why the hero can't trade now; REFUSAL_NONE: he can. */
enum refusal trade_refusal(const struct state *state);

/* Whether the actor is one who trades. */
bool trade_is_by(const struct level *level, struct handle actor);

/* What a room still offers as its ware i, 0 .. SITE_WARES_MAX - 1; ITEM_NONE: nothing. And how many of it. */
enum item trade_ware(const struct site *site, int i);
int trade_lot(enum item ware);

/* How many of a kind are worth such a ware; 0: no number of them is. */
int trade_price(enum item ware, enum item given);

/* Takes so many of what the hero gives as the ware is worth, and gives him the ware. */
struct outcome trade_barter(struct state *state, struct handle hero, int choice, enum item given);

/* Lays the wares of a room out, or covers them. */
void trade_lay_out(struct state *state, struct site *site);
void trade_cover(struct state *state, struct site *site);

/* Harm is done to the victim: who trades in the same room is gone, and the wares too. True if that is the victim itself,
 * whose handle resolves no more. */
bool trade_scare(struct state *state, struct handle victim);

/* Ends the trade of a room; the hero is told if he perceives it. */
void trade_end(struct state *state, struct site *site, enum site_news news);

#endif
