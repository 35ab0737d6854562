/* Private to dungeon: tunnels between rooms. */
#ifndef DUNGEON_LAYOUT_TUNNEL_H
#define DUNGEON_LAYOUT_TUNNEL_H

#include "dungeon/layout/plan.h"

#define TUNNEL_CORNERS_MAX 6

enum tunnel_purpose {
    TUNNEL_TO_JOIN, /* must be dug; may share other ways */
    TUNNEL_TO_LOOP, /* a separate way that spoils nothing */
};

/* A way along straight legs from corner to corner; consecutive corners may be equal. */
struct tunnel {
    struct point corners[TUNNEL_CORNERS_MAX];
    int corner_count;
    bool is_wide; /* has a second lane, one cell east and south */
};

/* Digs the best of several random tunnels between two rooms. Returns false, digging nothing, if the purpose is a loop and
 * none is good. */
bool tunnel_dig_between(struct plan *plan, int from, int to, enum tunnel_purpose purpose,
                        struct random *random);

#endif
