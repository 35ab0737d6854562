/* A library to compare sight with, libtcod, which is loaded while the program runs where it is installed: so
 * nothing of the project needs it. */
#ifndef APP_LAB_LAB_BENCH_PEER_H
#define APP_LAB_LAB_BENCH_PEER_H

#include "sight/opacity.h"

struct lab_peer;

/* NULL where the library is not installed, or not as it should be. Released by lab_peer_close. */
struct lab_peer *lab_peer_open(void);
void lab_peer_close(struct lab_peer *peer);

/* Its algorithms. */
int lab_peer_count(void);
const char *lab_peer_name(int algorithm);

/* Gives it a level; false when memory is short. It is given all of the following views. */
bool lab_peer_set_level(struct lab_peer *peer, const struct opacity *opacity);

/* Computes a view, of the radius as that algorithm understands it or FOV_UNLIMITED. */
void lab_peer_compute(struct lab_peer *peer, int algorithm, struct point origin, int radius);

/* How many cells the last view has. */
size_t lab_peer_count_seen(const struct lab_peer *peer);

#endif
