/* What came of an action. */
#ifndef RULES_OUTCOME_H
#define RULES_OUTCOME_H

#include "world/state.h"

enum outcome_kind {
    OUTCOME_DONE, /* it happened and took `time` */
    OUTCOME_REFUSED, /* it can't be; nothing changed and no time passed; for the hero an event says why */
    OUTCOME_LEFT, /* the hero takes stairs: the caller moves him by `leads` floors; took `time` */
};

struct outcome {
    enum outcome_kind kind;
    int time; /* time units; 0 for what is free */
    int leads;
    bool has_fallen; /* OUTCOME_LEFT: not over stairs */
    enum refusal refusal;
};

static inline struct outcome outcome_done(int time)
{
    return (struct outcome){.kind = OUTCOME_DONE, .time = time};
}

/* The rules' no to an action of the actor; the hero is told, with what there is at `to`. */
struct outcome outcome_refused(struct state *state, struct handle actor, enum refusal refusal,
                               struct point to);

#endif
