/* The whole state of a game, in one allocation: what a save holds and a hash covers. */
#ifndef WORLD_STATE_H
#define WORLD_STATE_H

#include "base/random.h"
#include "content/band.h"
#include "path/distance_map.h"
#include "path/flood.h"
#include "sight/fov.h"
#include "sight/light_casts.h"
#include "sight/light_laid.h"
#include "world/event.h"
#include "world/level.h"
#include "world/pack.h"

#define SEED_LENGTH_MAX 32

/* More eyes than these at once are not drawn. */
#define EYES_CAPACITY 256

/* What the hero sees of the level he is on, and the light on it. It follows from the rest of the state;
 * rules/visibility keeps it current. */
struct vision {
    struct view view;             /* what the hero has in view, lit or not */
    struct light_grid light;      /* all the light on the level */
    struct light_grid lamp_light; /* the part of it that terrain gives */
    struct light_laid
        laid_light; /* the rest of it, that actors give: a bearer is an index of their pool */
    struct light_casts casts; /* of those who give it */
    /* What of it is current; all false, as in a new or loaded state, makes the next refresh start afresh. */
    bool light_is_current;        /* but for what is said next */
    struct area stale_lamp_light; /* where that of terrain may have changed since */
    bool view_is_current;
    bool cells_are_current; /* the level's visible and seen, and what they put into memory */
    int marked_turn;        /* when all of these were last marked */
    int first_marked;       /* rows first_marked .. last_marked hold every visible cell */
    int last_marked;
    bool actors_are_current;   /* their is_seen and shines */
    bool perceived_is_current; /* what is said next */
    struct bit_grid perceived; /* a bit an actor: whoever is seen or shines, maybe others */
    struct handle moved;       /* who alone must be looked at anew for that, or HANDLE_NONE */
    struct point
        eyes[EYES_CAPACITY]; /* where eyes shine at the hero, in the order of their actors */
    int eye_count;
    struct view source_view; /* scratch: the view of a light */
};

/* Working storage of the minds; holds nothing between two actions. */
struct thought {
    struct view view;
    struct distance_map distances;
    struct flood flood;
};

#define BOON_OFFERS 3

/* Who hunts the hero over stairs: on the way from floor to floor. */
#define FOLLOWERS_MAX 16

struct follower {
    struct actor actor;
    int turns;            /* until it comes */
    bool is_by_stairs_up; /* it comes by those, and not where the hero came in */
};

enum result { RESULT_NONE, RESULT_WON, RESULT_DIED };

/* What the hero died of, if nobody did it. */
enum cause { CAUSE_NONE, CAUSE_ACTOR, CAUSE_FIRE, CAUSE_FALL };

struct state {
    char seed[SEED_LENGTH_MAX + 1];
    uint64_t seed_hash;
    int fov; /* the algorithm of every view and every light: an index of the fov registry */
    int plain_radius; /* plain sight of this radius; -1: there is light in the game */
    int turn;         /* actions that the hero took time for */
    int depth;        /* of the floor the hero is on, from 1 */
    struct handle hero;
    struct random minds_random; /* what the minds decide by chance */
    struct random blows_random; /* what rolls and what breaks by chance */
    int clock;                  /* time units since the last full turn of the upkeep */

    struct pack pack;
    bool knows[ITEM_COUNT];    /* potions and scrolls that the hero has learned */
    uint8_t looks[ITEM_COUNT]; /* enum look: how they look in this game; it follows from the seed */
    uint8_t boons[BOON_COUNT]; /* how often each was chosen */
    enum boon offers[BOON_OFFERS]; /* BOON_NONE: none is offered */
    struct traits
        traits; /* what the hero's gear and boons come to: follows from these (hero_update_traits) */
    int heal_turns;    /* in light and not hunted, since he last healed by it */
    int quick_triples; /* left on this floor */
    int noise;         /* the loudest that he made in his last action */
    bool is_hushed;    /* silence lay on him when the last turn passed */

    int night;        /* how far it has fallen: a moon */
    int night_called; /* hunters that it has sent since it last stood below its mark */
    struct follower followers[FOLLOWERS_MAX];
    int follower_count;
    struct point came_in; /* where the hero came to the floor, and who follows him comes */
    struct point
        brink; /* the chasm or trap that the hero was warned of with his last action, or (-1, -1) */
    bool is_falling; /* the hero falls when his action is done; never between two actions */

    enum result result;
    enum cause cause;
    enum monster slayer; /* of CAUSE_ACTOR */
    struct level levels[FLOOR_COUNT];
    struct vision vision;
    struct thought thought;
    struct event_list events; /* since the hero last chose */
};

/* A new state whose floor of depth d has the size sizes[d - 1], or NULL when memory is short. All floors
 * are unbuilt. Released by state_destroy. */
struct state *state_create(const char *seed, const struct grid sizes[FLOOR_COUNT]);
void state_destroy(struct state *state);

/* The floor that the hero is on. */
static inline struct level *state_level(struct state *state)
{
    return &state->levels[state->depth - 1];
}

static inline const struct level *state_level_const(const struct state *state)
{
    return &state->levels[state->depth - 1];
}

static inline struct actor *state_hero(struct state *state)
{
    return level_actor(state_level(state), state->hero);
}

static inline const struct actor *state_hero_const(const struct state *state)
{
    return level_actor_const(state_level_const(state), state->hero);
}

static inline bool state_is_over(const struct state *state)
{
    return state->result != RESULT_NONE;
}

static inline bool state_is_hero(const struct state *state, struct handle handle)
{
    return handle_is_equal(state->hero, handle);
}

/* Whether there is no light in this game (see plain_radius). */
static inline bool state_is_plain(const struct state *state)
{
    return state->plain_radius >= 0;
}

/* A hash of everything that can affect what happens next, and of what the hero remembers (but not since when, by
 * which nothing is decided). */
uint64_t state_hash(const struct state *state);

#endif
