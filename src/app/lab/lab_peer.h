/* A library to compare sight with, libtcod, which is loaded while the program runs where it is installed: so
 * nothing of the project needs it. */
#ifndef APP_LAB_LAB_PEER_H
#define APP_LAB_LAB_PEER_H

#include "sight/opacity.h"

#define LAB_PEER_SYMMETRIC "SYMMETRIC_SHADOWCAST"

struct lab_peer;

/* NULL where the library is not installed, or not as it should be. Released by lab_peer_close. */
struct lab_peer *lab_peer_open(void);
void lab_peer_close(struct lab_peer *peer);

/* Which cells an algorithm keeps within a radius r; r*r + r is ours. */
enum lab_peer_rule {
    LAB_PEER_DISC,   /* dx*dx + dy*dy <= r*r */
    LAB_PEER_INSIDE, /* dx*dx + dy*dy < r*r */
    LAB_PEER_SQUARE, /* |dx| <= r and |dy| <= r */
    LAB_PEER_RULES,  /* how many there are */
};

/* Its algorithms. */
int lab_peer_count(void);
const char *lab_peer_name(int algorithm);
enum lab_peer_rule lab_peer_rule(int algorithm);

/* Gives it a level; false when memory is short. It is given all of the following views. */
bool lab_peer_set_level(struct lab_peer *peer, const struct opacity *opacity);

/* Computes a view, of the radius as that algorithm understands it or FOV_UNLIMITED. */
void lab_peer_compute(struct lab_peer *peer, int algorithm, struct point origin, int radius);

/* How many cells the last view has. */
size_t lab_peer_count_seen(const struct lab_peer *peer);

#endif
