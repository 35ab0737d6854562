/* A library to compare sight with, libtcod, which is loaded while the program runs where it is installed: so
 * nothing of the project needs it. */
#ifndef APP_BENCH_BENCH_LIBTCOD_H
#define APP_BENCH_BENCH_LIBTCOD_H

#include "sight/opacity.h"

#define BENCH_LIBTCOD_SYMMETRIC "SYMMETRIC_SHADOWCAST"

struct bench_libtcod;

/* NULL where the library is not installed, or not as it should be. Released by bench_libtcod_close. */
struct bench_libtcod *bench_libtcod_open(void);
void bench_libtcod_close(struct bench_libtcod *libtcod);

/* Which cells an algorithm keeps within a radius r; r*r + r is ours. */
enum bench_libtcod_rule {
    BENCH_LIBTCOD_DISC,   /* dx*dx + dy*dy <= r*r */
    BENCH_LIBTCOD_INSIDE, /* dx*dx + dy*dy < r*r */
    BENCH_LIBTCOD_SQUARE, /* |dx| <= r and |dy| <= r */
    BENCH_LIBTCOD_RULES,  /* how many there are */
};

int bench_libtcod_count(void);
const char *bench_libtcod_name(int algorithm);
enum bench_libtcod_rule bench_libtcod_rule(int algorithm);

/* Gives it a level; false when memory is short. It is given all of the following views. */
bool bench_libtcod_set_level(struct bench_libtcod *libtcod, const struct opacity *opacity);

/* Computes a view, of the radius as that algorithm understands it or FOV_UNLIMITED. */
void bench_libtcod_compute(struct bench_libtcod *libtcod, int algorithm, struct point origin,
                           int radius);

/* How many cells the last view has. */
size_t bench_libtcod_count_seen(const struct bench_libtcod *libtcod);

#endif
