#include "app/lab/lab_level_check.h"

#include "base/text.h"
#include "dungeon/check.h"
#include "dungeon/check_run.h"
#include "dungeon/dungeon.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

struct state *lab_level_build(const char *seed, int depth, struct grid size, struct error *error)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = i == depth - 1 ? size : (struct grid){1, 1};
    struct state *state = state_create(seed, sizes);
    if (!state) {
        error_set(error, "there is not enough memory for a floor of %dx%d", size.width,
                  size.height);
        return NULL;
    }
    state->depth = depth;
    dungeon_build(state_level(state), state->seed_hash, &state->thought.distances);
    return state;
}

static bool read_range(const char *range, int *first, int *last, struct error *error)
{
    char chars[16];
    struct text text = text_over(chars, sizeof chars);
    const char *dots = strstr(range, "..");
    if (dots) {
        text_append(&text, "%.*s", (int)(dots - range), range);
        if (text_read_number(chars, 0, INT_MAX - 1, first) &&
            text_read_number(dots + 2, *first, INT_MAX - 1, last))
            return true;
    }
    return error_set(error, "--check: '%s' is no range A..B of numbers", range);
}

/* Verifies a floor of a seed, and adds it to the run; false when memory is short. */
static bool check_floor(const char *seed, int depth, struct grid size, struct check_run *run,
                        int *faults, struct error *error)
{
    struct error why;
    struct state *state = lab_level_build(seed, depth, size, error);
    if (!state)
        return false;
    check_run_add(run, state_level(state));
    if (!dungeon_check(state_level(state), &state->thought.distances, &why)) {
        printf("seed %s depth %d: %s\n", seed, depth, why.message);
        ++*faults;
    }
    state_destroy(state);
    return true;
}

/* Verifies a seed's run and adds the faults up; false when memory is short. */
static bool check_seed(int number, struct grid size, int *faults, struct error *error)
{
    char seed[16];
    struct text text = text_over(seed, sizeof seed);
    struct check_run run;
    struct error why;
    text_append(&text, "%d", number);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        if (!check_floor(seed, depth, size, &run, faults, error))
            return false;
    if (!check_run_end(&run, &why)) {
        printf("seed %s: %s\n", seed, why.message);
        ++*faults;
    }
    return true;
}

enum lab_status lab_level_check(const char *range, struct grid size, struct error *error)
{
    int first;
    int last;
    int faults = 0;
    if (!read_range(range, &first, &last, error))
        return LAB_FAILED;
    for (int number = first; number <= last; number++)
        if (!check_seed(number, size, &faults, error))
            return LAB_FAILED;
    printf("seeds %d..%d at %d depths: %d faults\n", first, last, FLOOR_COUNT, faults);
    return faults == 0 ? LAB_DONE : LAB_UNTRUE;
}
