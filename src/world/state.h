/* The whole state of a game, in one allocation: what a save holds and a hash covers. */
#ifndef WORLD_STATE_H
#define WORLD_STATE_H

#include "base/random.h"
#include "content/band.h"
#include "path/distance_map.h"
#include "path/flood.h"
#include "sight/fov.h"
#include "sight/light_cache.h"
#include "sight/light_dynamic.h"
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
    /* The rest of it, that actors give: a bearer is an index of their pool. */
    struct light_dynamic laid_light;
    struct light_cache casts; /* of those who give it */
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
    /* Where eyes shine at the hero, in the order of their actors. */
    struct point eyes[EYES_CAPACITY];
    int eye_count;
    struct view source_view; /* scratch: the view of a light */
};

/* The steps from everywhere to where many go at once, found once a turn for all of them. */
struct shared_ways {
    struct distance_map map;
    bool is_begun; /* for these: */
    int turn;
    int depth;
    struct point to;
};

/* Working storage of the minds; but for ways that are good for the turn, it holds nothing between two actions. */
struct ai_memory {
    struct view view;
    struct distance_map distances;
    struct flood flood;
    struct shared_ways shared[2]; /* of those who open no doors, and those who do */
};

#define BOON_OFFERS 3

/* Who hunts the hero over stairs: on the way from floor to floor. */
#define FOLLOWERS_MAX 16

struct follower {
    struct actor actor;
    int turns;            /* until it comes */
    bool is_by_stairs_up; /* it comes by those, and not where the hero came in */
    bool is_to_lamp;      /* it comes out of the dark about the lamp that the hero holds */
};

/* The end of the run: from the lighting of the great lamp on. */
struct finale {
    bool is_on;
    int depth; /* of the lamp's floor */
    struct point lamp;
    int turns_left; /* that it has to be held still */
    bool is_held;   /* the last turn counted: the hero was near the lamp and in its sight */
};

enum result { RESULT_NONE, RESULT_WON, RESULT_DIED };

/* What the hero died of, if nobody did it. */
enum cause { CAUSE_NONE, CAUSE_ACTOR, CAUSE_FIRE, CAUSE_FALL };

struct state {
    char seed[SEED_LENGTH_MAX + 1];
    uint64_t seed_hash;
    int fov; /* the algorithm of every view and every light: an index of the fov registry */
    int plain_radius; /* plain sight of this radius; -1: there is light in the game */
    int first_depth;  /* of the floor the run began on: 1, but in a trial */
    /* A trial, for looking at floors: the hero sees all of each, wherever he stands. */
    bool is_revealed;
    int turn;  /* actions that the hero took time for */
    int depth; /* of the floor the hero is on, LESSON_DEPTH .. FLOOR_COUNT */
    struct handle hero;
    struct random minds_random; /* what the minds decide by chance */
    struct random blows_random; /* what rolls and what breaks by chance */
    int clock;                  /* time units since the last full turn of the upkeep */

    struct pack pack;
    bool knows[ITEM_COUNT];    /* potions and scrolls that the hero has learned */
    uint8_t looks[ITEM_COUNT]; /* enum look: how they look in this game; it follows from the seed */
    uint8_t boons[BOON_COUNT]; /* how often each was chosen */
    enum boon offers[BOON_OFFERS]; /* BOON_NONE: none is offered */
    /* What the hero's gear and boons come to: follows from these (hero_update_traits). */
    struct traits traits;
    int heal_turns;       /* in light and not hunted, since he last healed by it */
    int surprise_charges; /* left on this floor */
    int noise;            /* the loudest that he made in his last action */
    /* how often he has acted since the game was begun or loaded: only to be told apart */
    uint32_t choices;
    bool is_hushed; /* silence lay on him when the last turn passed */

    int night;        /* how far it has fallen: a moon */
    int night_called; /* hunters that it has sent since it last stood below its mark */
    struct follower followers[FOLLOWERS_MAX];
    int follower_count;
    struct point came_in; /* where the hero came to the floor, and who follows him comes */
    /* The chasm or trap that the hero was warned of with his last action, or (-1, -1). */
    struct point warned_cell;
    bool leaves_things; /* the hero's step picks nothing up; never between two actions */
    bool is_falling;    /* the hero falls when his action is done; never between two actions */

    struct finale finale;
    enum result result;
    enum cause cause;
    enum monster killer;              /* of CAUSE_ACTOR */
    struct level levels[FLOOR_COUNT]; /* of a run, the first of depth 1: see state_floor */
    /* The floor LESSON_DEPTH; without cells in a game that begins without it. */
    struct level lesson;
    struct vision vision;
    struct ai_memory ai_memory;
    struct event_list events; /* since the hero last chose */
};

/* A new state whose floor of depth d has the size sizes[d - 1], or NULL when memory is short. All floors
 * are unbuilt. Released by state_destroy. */
struct state *state_create(const char *seed, const struct grid sizes[FLOOR_COUNT]);

/* The same with a floor LESSON_DEPTH of the size `lesson` besides. The hero starts at depth 1 all the same. */
struct state *state_create_with_lesson(const char *seed, struct grid lesson,
                                       const struct grid sizes[FLOOR_COUNT]);
void state_destroy(struct state *state);

/* Makes a state again what it was when it was created, in the same memory. */
void state_restart(struct state *state);

/* The floor of a depth from LESSON_DEPTH to FLOOR_COUNT. */
static inline struct level *state_floor(struct state *state, int depth)
{
    return depth == LESSON_DEPTH ? &state->lesson : &state->levels[depth - 1];
}

static inline const struct level *state_floor_const(const struct state *state, int depth)
{
    return depth == LESSON_DEPTH ? &state->lesson : &state->levels[depth - 1];
}
/* What a state keeps as the hash of its seed, and all its floors follow from. */
uint64_t state_seed_hash(const char *seed);

/* The floor that the hero is on. */
static inline struct level *state_level(struct state *state)
{
    return state_floor(state, state->depth);
}

static inline const struct level *state_level_const(const struct state *state)
{
    return state_floor_const(state, state->depth);
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

/* Whether the hero is being taught yet: nothing that happens is part of a run. */
static inline bool state_is_lesson(const struct state *state)
{
    return state->depth == LESSON_DEPTH;
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

/* Whether walls do not hide what lies behind them, as with an algorithm that looks through them. */
static inline bool state_sees_through_walls(const struct state *state)
{
    return !(fov_get(state->fov)->properties & FOV_STOPS_AT_WALLS);
}

/* Whether the game is one for looking at floors, which tells nothing of how well anybody plays. */
static inline bool state_is_trial(const struct state *state)
{
    return state->is_revealed || state->first_depth != 1 || state_sees_through_walls(state);
}

/* Whether somebody drew the floor that the run began on. Of a trial that begins deeper down, or while he is taught, this tells
 * nothing. */
bool state_is_drawn(const struct state *state);

/* A hash of everything that can affect what happens next, and of what the hero remembers (but not since when, by
 * which nothing is decided). */
uint64_t state_hash(const struct state *state);

/* A hash of what changes most and of all chance, but not of cells: it costs little, and soon differs where state_hash does. */
uint64_t state_quick_hash(const struct state *state);

#endif
