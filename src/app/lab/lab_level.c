#include "app/lab/lab.h"
#include "app/lab/lab_level_check.h"
#include "app/options.h"
#include "base/array.h"
#include "dungeon/map_text.h"
#include "game/game.h"
#include "world/omens.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>

struct request {
    const char *seed;
    int depth;
    struct grid size;
    int omen;                  /* an enum omen; -1: as in a game, by the first stairs */
    struct option_range range; /* of seeds to verify; last -1: none */
};

static bool check_floor(const struct request *request, struct error *error)
{
    if (!request->seed)
        return error_set(error, "--seed is missing");
    if (request->depth == 0)
        return error_set(error, "--depth is missing");
    return true;
}

static bool check_size(struct grid size, struct error *error)
{
    struct error why;
    return size.width == 0 || game_check_size(size, &why) ||
           error_set(error, "--size: %.400s", why.message);
}

static bool check_alone(const struct request *request, struct error *error)
{
    if (request->seed || request->depth != 0 || request->omen >= 0)
        return error_set(error, "--check goes without --seed, --depth and --omen");
    return true;
}

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.omen = -1, .range = {0, -1}};
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &request->seed},
        {.name = "--depth",
         .kind = OPTION_NUMBER,
         .value = &request->depth,
         .low = 1,
         .high = FLOOR_COUNT},
        {.name = "--size",
         .kind = OPTION_SIZE,
         .value = &request->size,
         .low = 1,
         .low_height = 1,
         .high = GRID_SIDE_MAX},
        {.name = "--omen", .kind = OPTION_OMEN, .value = &request->omen},
        {.name = "--check", .kind = OPTION_RANGE, .value = &request->range, .high = INT_MAX - 1},
    };
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){NULL, NULL, 0}, error) &&
           (request->range.last >= 0 ? check_alone(request, error) : check_floor(request, error)) &&
           check_size(request->size, error);
}

static void print_level(const char *seed, const struct state *state)
{
    const struct level *level = state_level_const(state);
    char row[GRID_SIDE_MAX + 1];
    for (int y = 0; y < level->grid.height; y++) {
        map_text_write_row(level, y, row);
        puts(row);
    }
    printf("seed %s\ndepth %d\nrooms %d\n", seed, level->depth, level->room_count);
    if (level->omen != OMEN_NONE)
        printf("omen %s\n", omen_get(level->omen)->id);
    printf("hash %016" PRIx64 "\n", state_hash(state));
}

enum lab_status lab_level(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    if (request.range.last >= 0)
        return lab_level_check(request.range, request.size, error);
    enum omen omen = request.omen >= 0 ? (enum omen)request.omen
                                       : omens_draw(state_seed_hash(request.seed), request.depth, 0,
                                                    OMENS_PERCENT);
    struct state *state = lab_level_build(request.seed, request.depth, request.size, omen, error);
    if (!state)
        return LAB_FAILED;
    print_level(request.seed, state);
    state_destroy(state);
    return LAB_DONE;
}
