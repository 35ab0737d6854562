/* The kinds of statuses: what may be with an actor for some turns. */
#ifndef CONTENT_STATUS_H
#define CONTENT_STATUS_H

#include "content/effect_kind.h"
#include "sight/light.h"

#include <stdbool.h>

enum status {
#define STATUS(id, ...) STATUS_##id,
#include "content/statuses.def"
#undef STATUS
    STATUS_COUNT
};

struct status_kind {
    const char *id;
    enum effect effect;    /* that puts an actor under it, or EFFECT_NONE */
    int turns;             /* that it then lasts */
    const char *adjective; /* of others: "is <begins>" */
    const char *on_start;  /* of the hero, sentences */
    const char *on_end;
    int dark_sight; /* cells more */
    struct light light;
    int light_radius;      /* 0: it gives no light */
    bool hastens;          /* everything takes half the time */
    bool silences;         /* steps and blows make no noise */
    bool blinds;           /* nothing is seen farther than a cell */
    bool holds;            /* no step, but pulling oneself free */
    bool burns;            /* hurts every turn, until water puts it out */
    bool is_shed_in_water; /* going into water ends it */
};

const struct status_kind *status_get(enum status status);

/* What a status may do, as questions to its row. */
typedef bool status_question(const struct status_kind *kind);

static inline bool status_hastens(const struct status_kind *kind)
{
    return kind->hastens;
}

static inline bool status_silences(const struct status_kind *kind)
{
    return kind->silences;
}

static inline bool status_blinds(const struct status_kind *kind)
{
    return kind->blinds;
}

static inline bool status_holds(const struct status_kind *kind)
{
    return kind->holds;
}

static inline bool status_burns(const struct status_kind *kind)
{
    return kind->burns;
}

/* The first status to which the question is answered with yes; there must be one. */
enum status status_find(status_question *does);

/* The status that an effect begins. */
enum status status_find_effect(enum effect effect);

/* The greatest light_radius of them all. */
int status_light_radius_max(void);

#endif
