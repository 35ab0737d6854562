/* A game drawn as a picture, for tests: terrain, items, actors and the hero by their glyphs (content/). Uses world,
 * sight, content and rules. */
#ifndef SUPPORT_GAME_PICTURE_H
#define SUPPORT_GAME_PICTURE_H

#include "rules/outcome.h"
#include "world/state.h"

/* A game whose floor 1 is drawn, rows separated by line ends; what stands or lies on a cell does so on the floor of
 * its band, or on what its kind is at home on there (band_home). The hero has arrived on his '@' with his lantern open,
 * all vision is current, there are no events yet. Capital letters that are no kind's own draw the actor of the small letter
 * asleep. Released by state_destroy. */
struct state *game_picture(const char *picture);

/* The same in plain sight. */
struct state *game_picture_plain(const char *picture, int radius);

/* Makes the drawn floor that of another depth, as it is. */
void game_picture_sink(struct state *state, int depth);

/* What a hero just arrived sees with his lantern in that stance. */
void game_picture_set_lantern(struct state *state, enum lantern lantern);

/* Gives the hero things: into his pack, or worn in the place of what he wore; the traits and all vision follow. */
void game_picture_give(struct state *state, enum item item, int count);
void game_picture_wear(struct state *state, enum item item);

/* Gives him a boon, as if chosen. */
void game_picture_bless(struct state *state, enum boon boon);

/* Lets him use, throw or aim a thing at a cell. */
struct outcome game_picture_use(struct state *state, enum item item);
struct outcome game_picture_use_at(struct state *state, enum item item, int x, int y);
struct outcome game_picture_throw(struct state *state, enum item item, int x, int y);
struct outcome game_picture_fire(struct state *state, int x, int y);

/* Lets so many turns pass in which nobody acts: statuses and clouds wear off, actors notice. */
void game_picture_pass(struct state *state, int turns);

/* The actor of that glyph itself, and whether the level has one. */
struct actor *game_picture_who(struct state *state, char glyph);
bool game_picture_has(const struct state *state, char glyph);

/* Where the first actor of that glyph stands; it must exist. */
struct handle game_picture_actor(const struct state *state, char glyph);

/* How the floor looks now: cells by their actor, item or terrain; those that the hero does not see are blank, eyes
 * that shine are '%'. A static string, good until the next call. */
const char *game_picture_seen(const struct state *state);

/* The same with what the hero remembers in place of blanks. */
const char *game_picture_remembered(const struct state *state);

/* How many events of a kind there are, and the last one, which must exist. */
int game_picture_count(const struct state *state, enum event_kind kind);
struct event game_picture_last(const struct state *state, enum event_kind kind);

#endif
