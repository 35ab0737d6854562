/* What the stage shows for a moment over the map: blows, missiles, noise, tells, the dying, what opens, is pushed or put
 * out. Made from events when they are played; gone soon after, or with the next command. */
#ifndef UI_STAGE_MARKS_H
#define UI_STAGE_MARKS_H

#include "world/state.h"

/* No mark moves longer, in milliseconds. */
#define STAGE_MARK_MS 150
#define STAGE_MARKS_MAX 96

/* What a mark shows. */
enum stage_mark_kind {
    MARK_SLASH, /* a blow at `to` */
    MARK_HURT,  /* `actor` flashes and gives way; `amount` that it lost */
    MARK_MEND,  /* `actor` flashes, as it is helped */
    MARK_AMOUNT, /* `amount` of health lost (or won, negative) at `to`; stays until the next command */
    MARK_DEATH,   /* `monster` falls to dust at `to` */
    MARK_MISSILE, /* `item` flies from -> to */
    MARK_PULL,    /* `actor` is dragged from -> to */
    MARK_RIPPLE,  /* noise of loudness `amount` at `to` */
    MARK_HUSH,    /* silence closes about `to` */
    MARK_TELL,    /* at `to`; stays until the next command */
    MARK_WATCHED, /* somebody unseen notices the hero, at `to`; stays until the next command */
    MARK_NIGHT,   /* a night hunter has come; stays until the next command */
    MARK_PIPS,    /* those of `actor` have gone up */
    MARK_GLINT,   /* eyes light up at `to` */
    MARK_COME,    /* `actor` comes to be where it is */
    MARK_LEAVE,   /* `monster` is no more at `to` */
    MARK_LANDING, /* `actor` comes down from above */
    MARK_CHANGE,  /* what was `terrain` at `to` becomes what it is */
    MARK_PUSH,    /* `terrain` slides from -> to; `amount` 1: and sinks or falls there */
    MARK_BREAK,   /* `item` at `to` goes to pieces */
    MARK_LIFT,    /* `item` is taken up from `to` */
    MARK_LAY,     /* `item` falls on `to` */
    MARK_CLOUD,   /* what hangs at `to` comes to be */
    MARK_SPARK,   /* something happens to what is at `to` */
    MARK_GLANCE,  /* armour at `to` takes most of a blow */
    MARK_SPLASH,  /* something comes down in the water at `to` */
    MARK_FALL,    /* something goes down into the chasm at `to` */
    MARK_BLOOM,   /* a flare begins to burn at `to` */
    MARK_SWELL,   /* light of the radius `amount` comes up at `to` */
    MARK_CLOSE,   /* and goes down */
    MARK_KIND_COUNT
};

/* One mark; which of its fields mean something, its kind says. */
struct stage_mark {
    enum stage_mark_kind kind;
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
struct stage_marks {
    struct stage_mark marks[STAGE_MARKS_MAX];
    int count;
    uint32_t played;      /* when */
    int turn;             /* of the state when marks were last made */
    enum lantern lantern; /* the hero's stance then */
};

/* Where a mark is in its time. */
enum stage_mark_phase { MARK_WAITS, MARK_RUNS, MARK_IS_OVER };

/* Makes the marks of the events of the last command, in the place of older ones; more than there is room for are left
 * out. Where marks stand still there are no rings of the hero's own noise: they would always lie about him. */
void stage_marks_play(struct stage_marks *marks, const struct state *state, uint32_t now,
                      bool is_still);

/* The same of what happened since the hero came to the floor. */
void stage_marks_play_arrival(struct stage_marks *marks, const struct state *state, uint32_t now);

/* Whether some have not come to their end. */
bool stage_marks_are_moving(const struct stage_marks *marks, uint32_t now);

/* Brings all to their end. */
void stage_marks_finish(struct stage_marks *marks, uint32_t now);

/* How far a mark is, 0 .. 255; -1: it is not shown, or not any more. Marks that stand still are half through, those that
 * only move are not shown at all. */
int stage_marks_progress(const struct stage_marks *marks, const struct stage_mark *mark,
                         uint32_t now, bool is_still);

/* Of the marks that only move, all are over where marks stand still. */
enum stage_mark_phase stage_marks_phase(const struct stage_marks *marks,
                                        const struct stage_mark *mark, uint32_t now, bool is_still);

/* Milliseconds until light changes: what is thrown gives its light where it comes down. */
int stage_marks_light_begins(const struct stage_marks *marks);

#endif
