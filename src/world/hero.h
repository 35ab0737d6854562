/* What the hero is by his gear, boons and statuses, and what he knows of things. Questions only. */
#ifndef WORLD_HERO_H
#define WORLD_HERO_H

#include "base/text.h"
#include "world/state.h"

/* What he starts with: his pack, and how potions and scrolls look in this game. */
void hero_start(struct state *state);

/* Brings state->traits up to date with what he wears and the boons that he chose. */
void hero_update_traits(struct state *state);

/* The light that he carries: of his lantern, if he has it; or of what glows or burns on him, if that reaches farther. */
struct hero_light {
    int radius; /* 0: none */
    struct light colour;
    bool is_cone;       /* shines only into the quarter that he faces */
    bool is_red;        /* some do not see it */
    bool shows_secrets; /* what hides in it */
};

struct hero_light hero_light(const struct state *state);

/* The same with his lantern in another stance. */
struct hero_light hero_light_if(const struct state *state, enum lantern lantern);

/* How loud a step of his is on bare floor. */
int hero_step_noise(const struct state *state);

/* Whether a step of his onto terrain of the kind would set off bells: not one that is soft, or makes no sound. */
bool hero_would_ring(const struct state *state, const struct terrain_kind *kind);

/* What a step takes him, in time units, haste aside. */
int hero_step_time(const struct state *state);

/* The weapon in his hand; ITEM_NONE: his fists. */
enum item hero_weapon(const struct state *state);

/* Whether he knows what a kind of thing does. */
bool hero_knows(const struct state *state, enum item item);

/* How many steps off the cell may be that he is to point at for using a thing, as far as he knows; 0: to none. */
int hero_aim(const struct state *state, enum item item);

/* How the kind looks in this game; LOOK_NONE for kinds that look like themselves. */
enum look hero_look(const struct state *state, enum item item);

/* What he calls a thing: "a healing potion", "a murky potion". */
const char *hero_item_name(const struct state *state, enum item item);

/* Appends "3 pebbles", "a knife", "2 murky potions". */
void hero_write_items(const struct state *state, enum item item, int count, struct text *text);

#endif
