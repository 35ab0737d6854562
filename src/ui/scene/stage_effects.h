/* What the stage shows for a moment over the map: blows, missiles, noise, tells, the dying, what opens, is pushed or put
 * out. Made from events when they are played; gone soon after, or with the next command. */
#ifndef UI_SCENE_STAGE_EFFECTS_H
#define UI_SCENE_STAGE_EFFECTS_H

#include "world/state.h"

/* No mark moves longer, in milliseconds. */
#define STAGE_EFFECT_MS 150
#define STAGE_EFFECTS_MAX 96

/* What a mark shows. */
enum stage_effect_kind {
    STAGE_EFFECT_SLASH, /* a blow at `to` */
    STAGE_EFFECT_HURT,  /* `actor` flashes and gives way; `amount` that it lost */
    STAGE_EFFECT_MEND,  /* `actor` flashes, as it is helped */
    STAGE_EFFECT_AMOUNT, /* `amount` of health lost (or won, negative) at `to`; stays until the next command */
    STAGE_EFFECT_DEATH,   /* `monster` falls to dust at `to` */
    STAGE_EFFECT_MISSILE, /* `item` flies from -> to */
    STAGE_EFFECT_PULL,    /* `actor` is dragged from -> to */
    STAGE_EFFECT_RIPPLE,  /* noise of loudness `amount` at `to` */
    STAGE_EFFECT_HUSH,    /* silence closes about `to` */
    STAGE_EFFECT_TELL,    /* at `to`; stays until the next command */
    STAGE_EFFECT_WATCHED, /* somebody unseen notices the hero, at `to`; stays until the next command */
    STAGE_EFFECT_NIGHT,   /* a night hunter has come; stays until the next command */
    STAGE_EFFECT_PIPS,    /* those of `actor` have gone up */
    STAGE_EFFECT_GLINT,   /* eyes light up at `to` */
    STAGE_EFFECT_COME,    /* `actor` comes to be where it is */
    STAGE_EFFECT_LEAVE,   /* `monster` is no more at `to` */
    STAGE_EFFECT_LANDING, /* `actor` comes down from above */
    STAGE_EFFECT_CHANGE,  /* what was `terrain` at `to` becomes what it is */
    STAGE_EFFECT_PUSH,    /* `terrain` slides from -> to; `amount` 1: and sinks or falls there */
    STAGE_EFFECT_BREAK,   /* `item` at `to` goes to pieces */
    STAGE_EFFECT_LIFT,    /* `item` is taken up from `to` */
    STAGE_EFFECT_LAY,     /* `item` falls on `to` */
    STAGE_EFFECT_CLOUD,   /* what hangs at `to` comes to be */
    STAGE_EFFECT_SPARK,   /* something happens to what is at `to` */
    STAGE_EFFECT_GLANCE,  /* armour at `to` takes most of a blow */
    STAGE_EFFECT_SPLASH,  /* something comes down in the water at `to` */
    STAGE_EFFECT_FALL,    /* something goes down into the chasm at `to` */
    STAGE_EFFECT_BLOOM,   /* a flare begins to burn at `to` */
    STAGE_EFFECT_SWELL,   /* light of the radius `amount` comes up at `to` */
    STAGE_EFFECT_CLOSE,   /* and goes down */
    STAGE_EFFECT_KIND_COUNT
};

/* One mark; which of its fields mean something, its kind says. */
struct stage_effect {
    enum stage_effect_kind kind;
    struct handle actor;
    enum monster monster;
    enum item item;
    enum terrain terrain;
    struct point from;
    struct point to;
    int amount;
    int begins; /* milliseconds after the events were played */
    int lasts;
};

/* The marks of the last command. */
struct stage_effects {
    struct stage_effect marks[STAGE_EFFECTS_MAX];
    int count;
    uint32_t played;      /* when */
    int turn;             /* of the state when marks were last made */
    enum lantern lantern; /* the hero's stance then */
};

/* Where a mark is in its time. */
enum stage_effect_phase { STAGE_EFFECT_WAITS, STAGE_EFFECT_RUNS, STAGE_EFFECT_IS_OVER };

/* Makes the marks of the events of the last command, in the place of older ones; more than there is room for are left
 * out. Where marks stand still there are no rings of the hero's own noise: they would always lie about him. */
void stage_effects_play(struct stage_effects *marks, const struct state *state, uint32_t now,
                        bool is_still);

/* The same of what happened since the hero came to the floor. */
void stage_effects_play_arrival(struct stage_effects *marks, const struct state *state,
                                uint32_t now);

/* Whether some have not come to their end. */
bool stage_effects_are_moving(const struct stage_effects *marks, uint32_t now);

/* Brings all to their end. */
void stage_effects_finish(struct stage_effects *marks, uint32_t now);

/* How far a mark is, 0 .. 255; -1: it is not shown, or not any more. Marks that stand still are half through, those that
 * only move are not shown at all. */
int stage_effects_progress(const struct stage_effects *marks, const struct stage_effect *mark,
                           uint32_t now, bool is_still);

/* Of the marks that only move, all are over where marks stand still. */
enum stage_effect_phase stage_effects_phase(const struct stage_effects *marks,
                                            const struct stage_effect *mark, uint32_t now,
                                            bool is_still);

/* Milliseconds until light changes: what is thrown gives its light where it comes down. */
int stage_effects_light_begins(const struct stage_effects *marks);

#endif
