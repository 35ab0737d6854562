/* What lies on some floors and reacts to light, fire or noise: oil, gas and the like. */
#ifndef CONTENT_DEPOSIT_H
#define CONTENT_DEPOSIT_H

#include "content/cloud.h"
#include "content/terrain.h"

/* One row of deposits.def. Several may be of the same matter. */
enum deposit_id {
#define DEPOSIT(id, ...) DEPOSIT_##id,
#include "content/deposits.def"
#undef DEPOSIT
    DEPOSIT_COUNT
};

struct deposit {
    enum terrain terrain; /* that it covers the floor with; TERRAIN_NONE: it is a cloud */
    enum cloud cloud;
    int cells;       /* of a usual one */
    bool is_streak;  /* long and thin, otherwise a patch */
    bool has_margin; /* keeps a cell of bare floor around it, which can be walked around */
    int first_floor; /* floors first_floor .. last_floor */
    int last_floor;
    int weight; /* its chance against the others of the floor */
};

const struct deposit *deposit_get(enum deposit_id id);

/* Whether the kind is matter of any deposit. */
bool deposit_has_terrain(enum terrain terrain);
bool deposit_has_cloud(enum cloud cloud);

/* The first deposit of that terrain or cloud; one of them may be none. DEPOSIT_COUNT: there is no such deposit. */
enum deposit_id deposit_find(enum terrain terrain, enum cloud cloud);

#endif
