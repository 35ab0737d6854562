#include "app/lab/lab.h"
#include "app/lab/lab_level_check.h"
#include "app/options.h"
#include "dungeon/dungeon.h"
#include "dungeon/map_text.h"
#include "game/game.h"

#include <inttypes.h>
#include <stdio.h>

struct request {
    const char *seed;
    int depth;
    struct grid size;
    const char *range; /* of seeds to verify, or NULL */
};

static bool check_floor(const struct request *request, struct error *error)
{
    if (!request->seed)
        return error_set(error, "--seed is missing");
    if (request->depth == 0)
        return error_set(error, "--depth is missing");
    return true;
}

static bool check_alone(const struct request *request, struct error *error)
{
    if (request->seed || request->depth != 0)
        return error_set(error, "--check goes without --seed and --depth");
    return true;
}

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.size = game_setup_default().size};
    const struct option options[] = {
        {"--seed", OPTION_SEED, &request->seed, 0, 0, false},
        {"--depth", OPTION_NUMBER, &request->depth, 1, FLOOR_COUNT, false},
        {"--size", OPTION_SIZE, &request->size, 1, GRID_SIDE_MAX, false},
        {"--check", OPTION_TEXT, &request->range, 0, 0, false},
    };
    return options_read(argc, argv, options, sizeof options / sizeof *options,
                        (struct operands){NULL, NULL, 0}, error) &&
           (request->range ? check_alone(request, error) : check_floor(request, error)) &&
           game_check_size(request->size, error);
}

static void print_level(const char *seed, const struct state *state)
{
    const struct level *level = state_level_const(state);
    char row[GRID_SIDE_MAX + 1];
    for (int y = 0; y < level->grid.height; y++) {
        map_text_write_row(level, y, row);
        puts(row);
    }
    printf("seed %s\ndepth %d\nrooms %d\nhash %016" PRIx64 "\n", seed, level->depth,
           level->room_count, state_hash(state));
}

enum lab_status lab_level(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    if (request.range)
        return lab_level_check(request.range, request.size, error);
    struct state *state = lab_level_build(request.seed, request.depth, request.size, error);
    if (!state)
        return LAB_FAILED;
    print_level(request.seed, state);
    state_destroy(state);
    return LAB_DONE;
}
