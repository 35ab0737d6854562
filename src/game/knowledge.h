/* The player's knowledge of a cell: the same for the window, the lab and the look cursor. */
#ifndef GAME_KNOWLEDGE_H
#define GAME_KNOWLEDGE_H

#include "base/text.h"
#include "world/state.h"

enum knowledge_kind { KNOWLEDGE_UNSEEN, KNOWLEDGE_REMEMBERED, KNOWLEDGE_VISIBLE };

struct knowledge {
    enum knowledge_kind kind;
    enum terrain terrain;
    bool is_charted; /* remembered from a map item, never seen */
    enum item item;
    enum cloud cloud; /* of a visible cell; ink also out of light */
    bool has_actor;   /* an actor that the hero sees; the hero too */
    struct handle actor;
    bool has_eyes; /* eyes shine there, over any of the three kinds */
};

struct knowledge knowledge_of(const struct state *state, struct point p);

/* Whether the hero sees a visible cell only in a mirror. */
bool knowledge_is_mirrored(const struct state *state, struct point p);

/* The light that a visible cell shows to the hero; full in a game without light. */
struct light knowledge_light(const struct state *state, struct point p);

/* Describes a cell in a sentence: "You see a gutter rat on the floor." */
void knowledge_describe(const struct state *state, struct point p, struct text *text);

/* Writes row y of what the player sees and remembers: width glyphs and a zero; unseen cells are blank, eyes
 * '%'. */
void knowledge_write_row(const struct state *state, int y, char *row);

#endif
