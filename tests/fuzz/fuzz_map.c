/* Maps drawn as text are refused with an error, or played. After a zero byte come commands, some bytes each; after these,
 * random ones. */
#include "base/hash.h"
#include "base/random.h"
#include "fuzz/fuzz.h"
#include "game/game.h"

#include <stdlib.h>
#include <string.h>

#define BYTES_MAX 4096
#define PLAYS 2 /* of each map */
#define COMMANDS 100
#define CONTINUED_MAX 20

struct input {
    const uint8_t *data;
    size_t size;
    struct random random;
};

static int next(void *context)
{
    struct input *input = context;
    if (input->size == 0)
        return random_below(&input->random, 256);
    input->size--;
    return *input->data++;
}

/* Most random commands are steps and stairs, which use the floor as drawn. On generated floors the hero looks for actors.
 * A command that is given twice is meant, in spite of a warning. */
static struct command choose(struct input *input, const struct state *state, struct command before)
{
    bool is_drawn = input->size == 0;
    struct command command = fuzz_command((struct fuzz_source){next, input}, state);
    int often = is_drawn ? random_below(&input->random, 8) : -1;
    if (often > 5)
        return before;
    if (often == 5)
        command.kind = COMMAND_STAIRS;
    else if (often > 2)
        command.kind = state->depth > 1 ? COMMAND_EXPLORE : COMMAND_STEP;
    return command;
}

static void play(struct game *game, struct input input)
{
    const struct state *state = game_state(game);
    struct command command = {.kind = COMMAND_WAIT};
    for (int i = 0; i < COMMANDS && !state_is_over(state); i++) {
        command = choose(&input, state, command);
        game_play(game, command);
        for (int turn = 0; turn < CONTINUED_MAX && game_is_under_way(game); turn++)
            game_continue(game);
    }
    game_destroy(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    if (size > BYTES_MAX)
        return 0;
    char *text = fuzz_text(data, size);
    size_t drawn = strlen(text);
    size_t commands = drawn < size ? drawn + 1 : size;
    setup.seed = "fuzz";
    setup.size = (struct grid){24, 16};
    setup.map_text = text;
    setup.map_name = "map";
    for (uint64_t i = 0; i < PLAYS; i++) {
        struct game *game = game_create(&setup, &error);
        if (!game && !error.message[0])
            fuzz_fail("a map is refused without a word");
        if (!game)
            break;
        play(game, (struct input){data + commands, size - commands,
                                  random_make(hash_bytes(HASH_START, data, size) + i)});
    }
    free(text);
    return 0;
}
