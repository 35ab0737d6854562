#include "app/lab/lab.h"
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
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.size = game_setup_default().size};
    const struct option options[] = {
        {"--seed", OPTION_TEXT, &request->seed, 0, 0, true},
        {"--depth", OPTION_NUMBER, &request->depth, 1, FLOOR_COUNT, true},
        {"--size", OPTION_SIZE, &request->size, 1, GRID_SIDE_MAX, false},
    };
    return options_read(argc, argv, options, sizeof options / sizeof *options,
                        (struct operands){NULL, NULL, 0}, error) &&
           game_check_seed(request->seed, error) && game_check_size(request->size, error);
}

/* A state with room for that floor alone: the others are single cells that are never built. */
static struct state *create_state(const struct request *request)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){1, 1};
    sizes[request->depth - 1] = request->size;
    struct state *state = state_create(request->seed, sizes);
    if (state)
        state->depth = request->depth;
    return state;
}

static void print_level(const struct request *request, const struct state *state)
{
    const struct level *level = state_level_const(state);
    char row[GRID_SIDE_MAX + 1];
    for (int y = 0; y < level->grid.height; y++) {
        map_text_write_row(level, y, row);
        puts(row);
    }
    printf("seed %s\ndepth %d\nrooms %d\nhash %016" PRIx64 "\n", request->seed, level->depth,
           level->room_count, state_hash(state));
}

enum lab_status lab_level(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    struct state *state = create_state(&request);
    if (!state) {
        error_set(error, "there is not enough memory for a floor of %dx%d", request.size.width,
                  request.size.height);
        return LAB_FAILED;
    }
    dungeon_build(state_level(state), state->seed_hash, &state->thought.distances);
    print_level(&request, state);
    state_destroy(state);
    return LAB_DONE;
}
