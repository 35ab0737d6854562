/* The hero's start, traits, light and knowledge of items. */
#ifndef WORLD_HERO_H
#define WORLD_HERO_H

#include "world/state.h"

/* Deals the pack of state->start, instead of what the hero had, and the appearances of potions and scrolls. */
void hero_start(struct state *state);

/* Health gained on each new floor. */
#define HERO_GROWTH 4

/* Updates state->traits from start, watch, the omen of the floor, growth, equipment and boons. */
void hero_update_traits(struct state *state);

/* The light of the hero: the lantern's, or that of a status if it reaches farther. */
struct hero_light {
    int radius; /* 0: none */
    struct light colour;
    /* Beyond the radius `around` it shines only into the quarter that the hero faces. */
    bool is_cone;
    int around;
    bool is_red;            /* some creatures can't see it */
    bool shows_secrets;     /* shows what hides in it */
    bool shines_in_mirrors; /* mirrors throw on all of it */
};

struct hero_light hero_light(const struct state *state);

/* The same with the lantern in another stance. */
struct hero_light hero_light_if(const struct state *state, enum lantern lantern);

/* Of a step on bare floor. */
enum loudness hero_step_loudness(const struct state *state);

/* Of a step onto what the hero remembers there; onto what it doesn't know, as on bare floor. */
enum loudness hero_known_step_loudness(const struct state *state, struct point p);

/* Of a step onto the terrain, `more` names louder. */
enum loudness hero_step_loudness_on(const struct state *state, const struct terrain_kind *kind,
                                    int more);

/* Whether a step onto the terrain would ring bells. Silent steps don't. */
bool hero_would_ring(const struct state *state, const struct terrain_kind *kind);

/* Time units of a step, without haste. */
int hero_step_time(const struct state *state);

/* Turns in the dark, unnoticed, without a step or a noise, after which the hero is still. */
#define HERO_STILL_TURNS 2

/* The same with the hero's boons. */
int hero_still_turns(const struct state *state);

/* Whether the hero is still: only hunters and what is beside the hero notice it, and blows on what has
 * begun to notice it are ambushes. */
bool hero_is_still(const struct state *state);

bool hero_has_open_lantern(const struct state *state);

/* The equipped weapon; ITEM_NONE: fists. */
enum item hero_weapon(const struct state *state);

bool hero_knows(const struct state *state, enum item item);

/* Steps. */
int hero_throw_range(const struct state *state);

/* Range of the target that using an item needs, as far as the hero knows; 0: it needs none. */
int hero_aim(const struct state *state, enum item item);

/* The item's appearance in this game; LOOK_NONE: its own. */
enum look hero_look(const struct state *state, enum item item);

/* The item's name for the hero: "a healing potion", "a murky potion". */
const char *hero_item_name(const struct state *state, enum item item);

#endif
