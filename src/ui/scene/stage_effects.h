/* Short-lived effects over the map: blows, missiles, noise, tells, deaths, doors that open, things pushed or put out.
 * Made from events when they are played; gone soon after, or with the next command. */
#ifndef UI_SCENE_STAGE_EFFECTS_H
#define UI_SCENE_STAGE_EFFECTS_H

#include "game/boon_reach.h"

/* The longest time an effect moves, in milliseconds, except rings: of a noise that the hero hears, of
 * how far a boon acts, of a beacon. */
#define STAGE_EFFECT_MS 190
/* Blows of others land this much after the hero's own, so that they are seen to answer it. */
#define STAGE_ANSWER_MS 60
#define STAGE_RINGS_MS 450
#define STAGE_REACH_MS 900
/* Then numbers stand still, fade, and are gone after this time; with reduced motion they go at once. */
#define STAGE_AMOUNT_MS 900
#define STAGE_EFFECTS_MAX 96

enum stage_effect_kind {
    STAGE_EFFECT_SLASH,   /* a blow at `to` */
    STAGE_EFFECT_HURT,    /* `actor` flashes and recoils; `health_lost` */
    STAGE_EFFECT_MEND,    /* `actor` flashes when healed or freed */
    STAGE_EFFECT_AMOUNT,  /* `health_lost` (gained: negative) at `to`; fades later than others */
    STAGE_EFFECT_DEATH,   /* `monster` falls apart at `to`, away from the blow from `from` */
    STAGE_EFFECT_MISSILE, /* `item` flies from -> to */
    STAGE_EFFECT_PULL,    /* `actor` is dragged from -> to */
    STAGE_EFFECT_RIPPLE,  /* noise of `loudness` at `to` */
    STAGE_EFFECT_HUSH,    /* silence closes around `to` */
    STAGE_EFFECT_REACH, /* a ring around `to` grows or shrinks: how far a boon acts, a beacon; `reach` */
    STAGE_EFFECT_TELL, /* at `to`; stays until the next command */
    STAGE_EFFECT_WATCHED, /* something unseen notices the hero, at `to`; stays until the next command */
    STAGE_EFFECT_NIGHT,   /* a night hunter has come; stays until the next command */
    STAGE_EFFECT_PIPS,    /* the pips of `actor` have gone up */
    STAGE_EFFECT_NOTICED, /* what is at `from` begins to hunt the hero at `to` */
    STAGE_EFFECT_GLINT,   /* eyes light up at `to` */
    STAGE_EFFECT_COME,    /* `actor` appears where it is */
    STAGE_EFFECT_LEAVE,   /* `monster` has left `to` */
    STAGE_EFFECT_LANDING, /* `actor` comes down from above */
    STAGE_EFFECT_CHANGE,  /* `terrain` at `to` fades into what it is now */
    STAGE_EFFECT_PUSH,    /* `terrain` slides from -> to; `sinks`: it then sinks or falls */
    STAGE_EFFECT_BREAK,   /* `item` at `to` breaks */
    STAGE_EFFECT_LIFT,    /* `item` is picked up from `to` */
    STAGE_EFFECT_LAY,     /* `item` falls on `to` */
    STAGE_EFFECT_CLOUD,   /* a cloud appears at `to` */
    STAGE_EFFECT_SPARK,   /* a trap, secret or beacon is triggered at `to` */
    STAGE_EFFECT_GLANCE,  /* armour at `to` absorbs most of a blow */
    STAGE_EFFECT_SPLASH,  /* something falls into the water at `to` */
    STAGE_EFFECT_FALL,    /* something falls into the chasm at `to` */
    STAGE_EFFECT_BLOOM,   /* a flare lights up at `to` */
    STAGE_EFFECT_SWELL,   /* a light of `light_radius` comes up at `to` */
    STAGE_EFFECT_CLOSE,   /* a light of `light_radius` goes out at `to` */
    STAGE_EFFECT_KIND_COUNT
};

/* One effect; its kind says which fields are used. */
struct stage_effect {
    enum stage_effect_kind kind;
    struct handle actor;
    enum monster monster;
    enum item item;
    enum terrain terrain;
    struct point from;
    struct point to;
    int health_lost;
    enum loudness loudness;
    int light_radius;
    struct boon_reach reach;
    bool sinks;
    int begins; /* milliseconds after the events were played */
    int lasts;
};

/* The effects of the last command. */
struct stage_effects {
    struct stage_effect list[STAGE_EFFECTS_MAX];
    int count;
    uint32_t played;      /* time of the last stage_effects_play */
    int turn;             /* the game's turn at that time */
    enum lantern lantern; /* the hero's lantern stance at that time */
};

enum stage_effect_phase { STAGE_EFFECT_WAITS, STAGE_EFFECT_RUNS, STAGE_EFFECT_IS_OVER };

/* Replaces all effects by those of the events of the last command; any beyond STAGE_EFFECTS_MAX are dropped. With
 * reduced motion the hero's own noise makes no rings: they would never go away. */
void stage_effects_play(struct stage_effects *effects, const struct state *state, uint32_t now,
                        bool is_still);

/* The same for the events since the hero arrived on the floor. */
void stage_effects_play_arrival(struct stage_effects *effects, const struct state *state,
                                uint32_t now);

/* Milliseconds after which the blow of an event is seen to land. */
int stage_effects_blow_begins(const struct stage_effects *effects, const struct event *event);

/* Milliseconds after which the first missile lands; 0: there is none. */
int stage_effects_flight_ends(const struct stage_effects *effects);

/* Whether an effect still moves. */
bool stage_effects_are_moving(const struct stage_effects *effects, uint32_t now);

/* Ends all movement of effects at once. */
void stage_effects_finish(struct stage_effects *effects, uint32_t now);

/* How far an effect has got, 0 .. 255; -1 when it is not shown. With reduced motion effects are shown half-way or at
 * their end, and those that consist only of movement are not shown. */
int stage_effects_progress(const struct stage_effects *effects, const struct stage_effect *effect,
                           uint32_t now, bool is_still);

/* With reduced motion effects that consist only of movement are over at once. */
enum stage_effect_phase stage_effects_phase(const struct stage_effects *effects,
                                            const struct stage_effect *effect, uint32_t now,
                                            bool is_still);

/* Milliseconds from `now` until a number must be drawn again that is shown as it was at the time `shown`: 0 while one fades;
 * -1: there is none. */
int stage_effects_amount_wait(const struct stage_effects *effects, uint32_t shown, uint32_t now,
                              bool is_still);

/* How opaque a number is, 0 .. 255. */
int stage_effects_amount_alpha(const struct stage_effects *effects,
                               const struct stage_effect *effect, uint32_t now, bool is_still);

/* The health that the body in the cell has lost in the game, but not yet in the picture: a missile is on its way. */
int stage_effects_health_due(const struct stage_effects *effects, struct point at, uint32_t now,
                             bool is_still);

/* Milliseconds until the light changes: a thrown light shines only where it lands. */
int stage_effects_light_begins(const struct stage_effects *effects);

#endif
