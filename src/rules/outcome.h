/* The outcome of an action. */
#ifndef RULES_OUTCOME_H
#define RULES_OUTCOME_H

#include "world/state.h"

enum outcome_kind {
    OUTCOME_DONE,    /* it happened and took `time` */
    OUTCOME_REFUSED, /* nothing changed and no time passed; an event tells the hero why */
    OUTCOME_LEFT,    /* the hero leaves: the caller moves them by `leads` floors; took `time` */
};

struct outcome {
    enum outcome_kind kind;
    int time; /* in time units */
    int leads;
    bool has_fallen; /* OUTCOME_LEFT: instead of taking stairs */
    enum refusal refusal;
};

static inline struct outcome outcome_done(int time)
{
    return (struct outcome){.kind = OUTCOME_DONE, .time = time};
}

static inline struct outcome outcome_fallen(int time)
{
    return (struct outcome){.kind = OUTCOME_LEFT, .time = time, .leads = 1, .has_fallen = true};
}

/* Refuses an action. The hero is told, with what is at `to`. */
struct outcome outcome_refused(struct state *state, struct handle actor, enum refusal refusal,
                               struct point to);

#endif
