/* Builds the floors of seeds, and verifies them. */
#ifndef APP_LAB_LAB_LEVEL_CHECK_H
#define APP_LAB_LAB_LEVEL_CHECK_H

#include "app/lab/lab.h"
#include "app/options.h"
#include "base/error.h"
#include "world/state.h"

/* A state in which that floor alone is built, with that omen, and is the one that the hero would be on; NULL and an error
 * when memory is short. Released by state_destroy. */
struct state *lab_level_build(const char *seed, int depth, struct grid size, enum omen omen,
                              struct error *error);

/* Verifies every floor of the seeds A .. B, by each way down to it, given as "A..B"; prints a line for each fault and
 * a summary line, then how many floors took how many attempts ("attempts 1:1180 2:20"), how many of them have the
 * fallback layout ("fallbacks 0"), and how the worth of the loot of a run is spread over the seeds. LAB_UNTRUE if
 * there was a fault. */
enum lab_status lab_level_check(struct option_range range, struct grid size, struct error *error);

#endif
