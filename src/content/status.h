/* The kinds of status effects. */
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
    enum effect effect;    /* the effect that causes it, or EFFECT_NONE */
    int turns;             /* how long it then lasts */
    const char *adjective; /* "blind": for other actors */
    const char *label;     /* in the panel; NULL: the adjective */
    const char *on_start;  /* messages for the hero */
    const char *on_end;
    int dark_sight; /* more cells */
    struct light light;
    int light_radius;      /* 0: it gives no light */
    bool hastens;          /* actions take half the time */
    bool silences;         /* steps and blows make no noise */
    bool blinds;           /* sight of one cell */
    bool holds;            /* steps only pull it free */
    bool burns;            /* hurts every turn until water puts it out */
    bool stuns;            /* others that have it do nothing */
    bool hides;            /* nothing sees it until it strikes */
    bool is_flame;         /* an open flame: what puts out lights ends it */
    bool is_lasting;       /* does not end by itself */
    bool lures;            /* others on their guard take its light for the hero's */
    bool is_shed_in_water; /* entering water ends it */
    bool is_bad;           /* for the hero */
};

const struct status_kind *status_get(enum status status);

/* A yes/no question about a status. */
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

static inline bool status_flames(const struct status_kind *kind)
{
    return kind->is_flame;
}

static inline bool status_stuns(const struct status_kind *kind)
{
    return kind->stuns;
}

static inline bool status_hides(const struct status_kind *kind)
{
    return kind->hides;
}

static inline bool status_lures(const struct status_kind *kind)
{
    return kind->lures;
}

/* The first status with the answer yes; there must be one. */
enum status status_find(status_question *does);

enum status status_find_effect(enum effect effect);

int status_light_radius_max(void);

#endif
