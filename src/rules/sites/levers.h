/* Levers in special rooms. */
#ifndef RULES_SITES_LEVERS_H
#define RULES_SITES_LEVERS_H

#include "world/state.h"

/* Pulls the lever in a cell, which turns over everything tied to it and makes a noise. False if there is none. */
bool levers_pull(struct state *state, struct handle hero, struct point p);

#endif
