/* How near exploring goes to those who never come, but hunt the hero from where they are or call others once they know of him. */
#ifndef GAME_BERTH_H
#define GAME_BERTH_H

#include "world/state.h"

/* More at a time are not heeded. */
#define BERTHS_MOST 16

struct berth {
    struct handle actor;
    struct point at; /* where the hero sees it, or last saw it */
    int steps;       /* no nearer to it than so many, */
    bool is_noticed; /* in its view or not: it has noticed him, and he perceives it */
};

/* Which of them ways keep clear of. */
enum berth_heed { BERTHS_HEEDED_NONE, BERTHS_HEEDED_NOTICED, BERTHS_HEEDED_ALL };

/* Zero is the start of a journey. */
struct berths {
    struct berth all[BERTHS_MOST];
    int count;
    enum berth_heed heed;
    size_t known; /* cells that he had seen when they were last noted */
};

/* Brings them up to date, and heeds all of them again if he has seen more. To one that has noticed him, and is better left, he comes
 * no nearer than he was once on this journey. What lies within the sight of one that would call others, and does not sleep, he
 * leaves for later, be it in view or where he last saw it: else he would come back there again and again. */
void berth_note(struct berths *berths, const struct state *state);

/* Heeds fewer of them, as no way is left; false: none were heeded. */
bool berth_loosen(struct berths *berths);

/* Whether a cell lies within one that is heeded. */
bool berth_holds(const struct berths *berths, const struct state *state, struct point p);

#endif
