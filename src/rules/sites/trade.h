/* Trade with a merchant in a dark room. */
#ifndef RULES_SITES_TRADE_H
#define RULES_SITES_TRADE_H

#include "world/state.h"

/* The room with a merchant in which the hero stands, dark or lit; NULL if there is none. */
const struct site *trade_find(const struct state *state);

/* Whether the hero, the hero's light and the merchant are dark enough. */
bool trade_is_dark(const struct state *state, const struct site *site);

/* Why the hero can't trade now, or REFUSAL_NONE. */
enum refusal trade_refusal(const struct state *state);

bool trade_is_by(const struct level *level, struct handle actor);

/* Ware i of a room (0 .. SITE_WARES_MAX - 1), ITEM_NONE if it is sold; and how many items it is. */
enum item trade_ware(const struct site *site, int i);
int trade_lot(enum item ware);

/* How many of a kind pay for a ware; 0 if none do. */
int trade_price(enum item ware, enum item given);

/* Why the hero can't have ware `choice` for items of a kind, or REFUSAL_NONE. */
enum refusal trade_barter_refusal(const struct state *state, int choice, enum item given);

/* Removes a ware that has been paid for; the last one ends the trade. */
void trade_sell(struct state *state, int choice);

void trade_lay_out(struct state *state, struct site *site);
void trade_cover(struct state *state, struct site *site);

/* The victim is harmed: any merchant in the same room leaves with its wares. True if the victim was the merchant. */
bool trade_scare(struct state *state, struct handle victim);

/* Ends the trade of a room; the hero is told if it is noticed. */
void trade_end(struct state *state, struct site *site, enum site_news news);

#endif
