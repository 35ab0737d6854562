/* The whole state of a game, in one allocation: what a save holds and a hash covers. */
#ifndef WORLD_STATE_H
#define WORLD_STATE_H

#include "base/random.h"
#include "content/band.h"
#include "content/start.h"
#include "content/watch.h"
#include "path/distance_map.h"
#include "path/flood.h"
#include "sight/fov.h"
#include "sight/light_cache.h"
#include "sight/light_dynamic.h"
#include "world/event.h"
#include "world/level.h"
#include "world/pack.h"
#include "world/trail.h"

#define SEED_LENGTH_MAX 32

/* Most eyes drawn at once. */
#define EYES_CAPACITY 256

/* The hero's sight of the current level, and the light on it. Derived from the rest of the state; rules/visibility keeps
 * it current. */
struct vision {
    struct view view;             /* the hero's field of view, lit or not */
    struct light_grid light;      /* all light on the level */
    struct light_grid lamp_light; /* of it, the light of terrain */
    /* The rest, from actors: a bearer is a slot of their pool. */
    struct light_dynamic laid_light;
    struct light_cache casts; /* of the bearers */
    /* Which parts are current; all false, as in a new or loaded state, makes the next refresh start over. */
    bool light_is_current;        /* except for the stale area */
    struct area stale_lamp_light; /* where light of terrain may have changed since */
    bool view_is_current;
    bool cells_are_current; /* the level's visible and seen, and what they put into memory */
    int marked_turn;        /* when all of these were last marked */
    int first_marked;       /* rows first_marked .. last_marked hold every visible cell */
    int last_marked;
    bool actors_are_current;   /* their is_seen and shines */
    bool perceived_is_current; /* the next set */
    struct bit_grid perceived; /* a bit per slot: all actors seen or shining, maybe others */
    struct handle moved;       /* the only actor to look at again for that, or HANDLE_NONE */
    /* Where eyes shine at the hero, in the order of their actors. */
    struct point eyes[EYES_CAPACITY];
    int eye_count;
    struct view source_view; /* scratch: the view from a light */
};

/* The distances to a common goal, computed once for all actors until a way changes. */
struct shared_ways {
    struct distance_map map;
    bool is_begun; /* for these: */
    int depth;
    uint32_t way_changes;
    struct point to;
};

/* Working storage of the minds. Only the shared ways outlast an action. */
struct ai_memory {
    struct view view;
    struct distance_map distances;
    struct flood flood;
    struct shared_ways shared[2]; /* for actors that can't open doors, and that can */
};

#define BOON_OFFERS 3

/* Hunters on their way from floor to floor. */
#define FOLLOWERS_MAX 16

struct follower {
    struct actor actor;
    int turns;            /* until it arrives */
    bool is_by_stairs_up; /* it arrives there, not where the hero came in */
    bool is_to_lamp;      /* it arrives in the dark around the great lamp */
};

/* The end of the run: from the lighting of the great lamp on. */
struct finale {
    bool is_on;
    int depth; /* of the lamp's floor */
    struct point lamp;
    int turns_left;      /* that it must still be held */
    bool is_held;        /* the last turn counted: the hero was near the lamp, in view of it */
    enum direction beam; /* that the hero turns */
    uint8_t fixed_beams; /* bit d: a beacon fixes one in the direction d */
};

/* The other ending of the run: a vigil at the cold great lamp. */
struct vigil {
    int turns;            /* that counted in a row */
    enum vigil_news last; /* of the last turn */
};

/* The lantern that the hero does not have. */
struct ember {
    int depth; /* a thief took it down to this floor, where the hero has not come since; 0: it is not between floors */
    enum monster thief; /* its kind, while it is */
    bool is_known;      /* the hero knows where it lies on this floor */
};

enum result { RESULT_NONE, RESULT_WON, RESULT_DIED };

/* The cause of the hero's death. */
enum cause { CAUSE_NONE, CAUSE_ACTOR, CAUSE_FIRE, CAUSE_FALL };

struct state {
    char seed[SEED_LENGTH_MAX + 1];
    uint64_t seed_hash;
    int fov; /* the algorithm of every view and every light: an index of the fov registry */
    int plain_radius; /* how far the hero sees in a game without light; -1: a game with light */
    int first_depth;  /* of the floor the run began on: 1, but in a trial */
    enum start start; /* what the hero was */
    enum watch watch; /* how hard the run is */
    /* A trial, for looking at floors: the hero sees every floor whole. */
    bool is_revealed;
    int turn;  /* the hero's actions that took time */
    int depth; /* of the floor the hero is on, LESSON_DEPTH .. FLOOR_COUNT */
    struct handle hero;
    struct random minds_random; /* for decisions of minds */
    struct random blows_random; /* for damage and breakage */
    int clock;                  /* time units since the last full turn of the upkeep */

    struct pack pack;
    bool knows[ITEM_COUNT];    /* potions and scrolls that the hero knows */
    uint8_t looks[ITEM_COUNT]; /* enum look: how they look in this game; it follows from the seed */
    uint8_t boons[BOON_COUNT]; /* 1: chosen */
    enum boon offers[BOON_OFFERS];   /* BOON_NONE: none is offered */
    enum boon declined[BOON_OFFERS]; /* of the last offer, those that were not chosen; BOON_NONE */
    /* The sum of start, watch, omen, equipment and boons (hero_update_traits). */
    struct traits traits;
    int heal_turns;       /* turns in light and not hunted since the last healing */
    int growth;           /* new floors reached, which the hero's health grows by */
    int keystone_charges; /* left on this floor, or in this band */
    int quick_turn;  /* 1 + the turn in which the lantern was last changed in no time; 0: never */
    int turned_turn; /* 1 + the turn in which a boon last threw a missile back; 0: never */
    enum lantern turn_lantern; /* the brightest since the last full turn, which others notice */
    int still_turns; /* toward stillness (hero_is_still); -1: ended since the last full turn */
    enum loudness hero_noise; /* the loudest of the hero's last action */
    /* the hero's choices since the start or loading, to tell them apart */
    uint32_t choices;
    bool is_hushed; /* the hero was in a silence when the last turn passed */

    int night;          /* how far it has fallen: a full moon at its mark */
    int night_called;   /* hunters sent since the start, or since a beacon ended the night */
    int night_parts;    /* of its next turn: lantern_kind.night_pull */
    bool is_night_told; /* the hero was warned of the next hunter */
    struct follower followers[FOLLOWERS_MAX];
    int follower_count;
    struct point came_in; /* where the hero entered the floor, and followers arrive */
    struct trail trail;   /* on this floor, since the hero came */
    /* The cell of the chasm, trap or gas that the last action warned of, or (-1, -1). */
    struct point warned_cell;
    bool leaves_things; /* this step picks nothing up; false between actions */
    bool is_falling;    /* the hero falls when the action or turn is done; false between them */

    struct ember ember;
    struct finale finale;
    struct vigil vigil;
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

/* A new state; the floor of depth d has the size sizes[d - 1] and is unbuilt. NULL: out of memory. Released by
 * state_destroy. */
struct state *state_create(const char *seed, const struct grid sizes[FLOOR_COUNT]);

/* The same with a lesson floor. The hero starts at depth 1 all the same. */
struct state *state_create_with_lesson(const char *seed, struct grid lesson,
                                       const struct grid sizes[FLOOR_COUNT]);
void state_destroy(struct state *state);

/* Resets a state to how it was created, in the same memory. */
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
/* The hash of a seed, which all floors derive from. */
uint64_t state_seed_hash(const char *seed);

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

/* Whether the run was won by the other ending: the great lamp stays dark. */
static inline bool state_is_won_dark(const struct state *state)
{
    return state->result == RESULT_WON && !state->finale.is_on;
}

/* Whether the hero is on the lesson floor, which is no part of a run. */
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

/* Whether the algorithm of sight looks through walls. */
static inline bool state_sees_through_walls(const struct state *state)
{
    return !(fov_get(state->fov)->properties & FOV_STOPS_AT_WALLS);
}

/* Whether the game is a trial, for looking at floors: its result doesn't count. */
static inline bool state_is_trial(const struct state *state)
{
    return state->is_revealed || state->first_depth != 1 || state_sees_through_walls(state);
}

/* Whether floor 1 was drawn by hand. Meaningless in trials that begin deeper, and in the lesson. */
bool state_is_drawn(const struct state *state);

/* A hash of everything that can affect the future, and of the hero's memory except its times. */
uint64_t state_hash(const struct state *state);

/* A cheap hash without cells, which soon differs when state_hash does. */
uint64_t state_quick_hash(const struct state *state);

#endif
