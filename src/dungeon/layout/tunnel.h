/* Private to dungeon: tunnels between rooms. */
#ifndef DUNGEON_LAYOUT_TUNNEL_H
#define DUNGEON_LAYOUT_TUNNEL_H

#include "dungeon/plan.h"

#define TUNNEL_CORNERS_MAX 6

enum tunnel_purpose {
    TUNNEL_TO_JOIN, /* something has to be dug; parts of other ways will do */
    TUNNEL_TO_LOOP, /* a way of its own, that spoils nothing */
};

/* A way along straight legs from corner to corner; two corners that follow each other may be one cell. */
struct tunnel {
    struct point corners[TUNNEL_CORNERS_MAX];
    int corner_count;
    bool is_wide; /* a second lane lies beside it, one cell further east and south */
};

/* Digs the best of several tunnels drawn by chance from a cell of one room to a cell of another, and says
 * true; or none, if the purpose is a loop and none is good. */
bool tunnel_dig_between(struct plan *plan, int from, int to, enum tunnel_purpose purpose,
                        struct random *random);

#endif
