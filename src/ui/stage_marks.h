/* What the stage shows for a moment over the map: blows, missiles, noise, tells, the dying. Made from events when they are
 * played; gone soon after, or with the next command. */
#ifndef UI_STAGE_MARKS_H
#define UI_STAGE_MARKS_H

#include "world/state.h"

/* No mark takes longer, in milliseconds. */
#define STAGE_MARK_MS 150
#define STAGE_MARKS_MAX 48

enum stage_mark_kind {
    MARK_SLASH,   /* a blow at `to` */
    MARK_HURT,    /* `actor` flashes */
    MARK_DEATH,   /* `monster` fades at `to` */
    MARK_MISSILE, /* `item` flies from -> to */
    MARK_RIPPLE,  /* noise of `loudness` at `to` */
    MARK_TELL,    /* at `to`; stays until the next command */
};

struct stage_mark {
    enum stage_mark_kind kind;
    struct handle actor;
    enum monster monster;
    enum item item;
    struct point from;
    struct point to;
    int loudness;
    int begins; /* milliseconds after the events were played */
    int lasts;
};

struct stage_marks {
    struct stage_mark marks[STAGE_MARKS_MAX];
    int count;
    uint32_t played; /* when */
    int turn;        /* of the state when marks were last made */
};

/* Makes the marks of the events of the last command, in the place of older ones; more than there is room for are left
 * out. Where marks stand still there are no rings of the hero's own noise: they would always lie about him. */
void stage_marks_play(struct stage_marks *marks, const struct state *state, uint32_t now,
                      bool is_still);

/* Whether some have not come to their end. */
bool stage_marks_are_moving(const struct stage_marks *marks, uint32_t now);

/* How far a mark is, 0 .. 255; -1: it is not shown, or not any more. Marks that stand still are half through. */
int stage_marks_progress(const struct stage_marks *marks, const struct stage_mark *mark,
                         uint32_t now, bool is_still);

#endif
