/* A game drawn as a picture, for tests: terrain, items, actors and the hero by their glyphs (content/). Uses world, sight,
 * content and rules. */
#ifndef SUPPORT_GAME_PICTURE_H
#define SUPPORT_GAME_PICTURE_H

#include "rules/outcome.h"
#include "world/state.h"

/* A game with floor 1 as drawn, rows separated by line ends. Items lie on the floor of its band, actors stand on the terrain
 * where their kind is at home (band_home). The hero has arrived at '@' with an open lantern, vision is current, and there
 * are no events yet. Capital letters that are no kind's own glyph draw the actor of the small letter asleep. Released by
 * state_destroy. */
struct state *game_picture(const char *picture);

/* The same in plain sight. */
struct state *game_picture_plain(const char *picture, int radius);

/* Makes the drawn floor, as it is, one of another depth; its monsters keep their share of health. */
void game_picture_sink(struct state *state, int depth);

/* The view of a hero that just arrived with its lantern in that stance. */
void game_picture_set_lantern(struct state *state, enum lantern lantern);

/* Gives the hero items: into the pack, or equipped instead of the old ones. Traits and vision follow. */
void game_picture_give(struct state *state, enum item item, int count);
void game_picture_wear(struct state *state, enum item item);

/* Gives the hero a boon, as if chosen. */
void game_picture_bless(struct state *state, enum boon boon);

/* Makes the hero use, throw or aim an item at a cell. */
struct outcome game_picture_use(struct state *state, enum item item);
struct outcome game_picture_use_at(struct state *state, enum item item, int x, int y);
struct outcome game_picture_throw(struct state *state, enum item item, int x, int y);
struct outcome game_picture_fire(struct state *state, int x, int y);

/* Lets turns pass without any actions: statuses and clouds wear off, actors notice. */
void game_picture_pass(struct state *state, int turns);

/* The first actor of that glyph, which must exist; and whether the level has one. */
struct actor *game_picture_who(struct state *state, char glyph);
bool game_picture_has(const struct state *state, char glyph);

/* The cell of the first actor of that glyph, which must exist. */
struct handle game_picture_actor(const struct state *state, char glyph);

/* The floor as a picture: cells by their actor, item or terrain. Cells out of the hero's sight are blank, shining eyes are
 * '%'. A static string, valid until the next call. */
const char *game_picture_seen(const struct state *state);

/* The same with remembered cells instead of blanks. */
const char *game_picture_remembered(const struct state *state);

/* How many events of a kind there are, and the last one, which must exist. */
int game_picture_count(const struct state *state, enum event_kind kind);
struct event game_picture_last(const struct state *state, enum event_kind kind);

#endif
