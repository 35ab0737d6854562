/* Boons: three are offered on the first visit to some floors and at each beacon, and one can be chosen. A hero with two boons
 * of a path is offered its keystone, until it has one. Boons that the hero declines are not offered the next time while there
 * are others; keystones are. */
#ifndef RULES_BOONS_H
#define RULES_BOONS_H

#include "rules/outcome.h"

/* Boons of a path that bring its keystone into the offers. */
#define BOONS_FOR_KEYSTONE 2

/* The floors where the hero is offered boons, the first time that it comes there. */
#define BOON_FLOORS 2, 3, 5, 6, 9
bool boons_come_with_floor(int depth);

/* Offers boons drawn by floor and purpose: "boons" for the first visit, "beacon" for lighting one. */
void boons_offer(struct state *state, const char *purpose);

/* The path of the boon-stone of this floor, and its boons: of that path, as long as it has any left, declined or not. Returns
 * how many. */
enum boon_path boons_path_here(const struct state *state);
int boons_of_stone_here(const struct state *state, enum boon offers[BOON_OFFERS]);
void boons_offer_of_stone_here(struct state *state);

bool boons_are_offered(const struct state *state);

/* How many boons of the path the hero has, its keystone included. */
int boons_of_path(const struct state *state, enum boon_path path);

/* Gives the hero a boon and its things, offered or not. */
void boons_gain(struct state *state, struct handle handle, enum boon boon);

/* Takes no time. */
struct outcome boons_choose(struct state *state, struct handle handle, int choice);

/* On a new floor: keystones are charged, and boons give their things. */
void boons_renew(struct state *state);

/* The keystone of a path. */
enum boon boons_keystone_of(enum boon_path path);

/* The hero's keystone, or BOON_NONE. */
enum boon boons_keystone(const struct state *state);

/* Why the hero's command can't use it, if its target is right; REFUSAL_NONE: it can. */
enum refusal boons_keystone_refusal(const struct state *state);

struct outcome boons_use_keystone(struct state *state, struct handle handle, struct point target);

/* The keystone has acted: one of its charges is spent. */
void boons_spend_charge(struct state *state);

#endif
